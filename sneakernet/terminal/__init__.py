"""The terminal: a client of the network interface, full screen. It knows no rules and trusts no server."""
