"""Tables: who sits there, the game that is played, and what everybody is shown of it."""
