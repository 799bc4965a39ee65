"""A game of somebody else's package: Dead Drop, made of nothing but the code of docs/how/add-a-game.md."""
