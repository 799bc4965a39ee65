"""The WebSocket of a table: its protocol, and one connection at work."""
