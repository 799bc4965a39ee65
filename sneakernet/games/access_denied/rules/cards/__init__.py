"""The cards, by kind. Each definition reads like the sentence on the card."""
