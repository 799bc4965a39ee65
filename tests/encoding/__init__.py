"""Numbers for learners."""
