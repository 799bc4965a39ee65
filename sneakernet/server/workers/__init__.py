"""Several workers on one store: whoever comes to one of them gets to every table."""
