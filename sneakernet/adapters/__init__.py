"""Sneakernet's games as the environments of other people's tools."""
