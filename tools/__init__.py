"""What builds and checks the project; not part of the game."""
