"""The owner: what whoever runs the server may do, and what follows from it."""
