"""Training: nets learned from games that the bots play with themselves. It needs NumPy, the extra `train`."""
