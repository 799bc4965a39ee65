"""The command line: play, look up, simulate, replay, measure."""
