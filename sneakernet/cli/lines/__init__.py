"""Plain lines: a table told line by line, for screen readers, pipes and terminals that can do no more."""
