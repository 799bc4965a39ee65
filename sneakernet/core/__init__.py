"""The table under every game: state, questions, knowledge, records. It knows no game."""
