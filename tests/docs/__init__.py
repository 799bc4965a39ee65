"""The pages keep their word: what they show runs, and what they list is there."""
