"""A server to try things on: people who come in, kills, spoilt records, pairs of worlds and planted leaks."""
