"""The full screen, made with Textual: the table, the lobby, replays."""
