"""Search: the compiled half of the bots. It knows no clock; whoever calls it says how many worlds to look into."""
