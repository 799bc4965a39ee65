# What is on the printed sheets of every game. A game has its own sentences in its part `<game>-paper`.

unofficial = Unofficial, from the Sneakernet project: words and drawings are our own.
unofficial-short = unofficial, from Sneakernet
cards = Cards
backs = backs
aids = Player aids
scores = Scores
game-number = Game
rules = Rules
rules-title = The rules, by number
card-list = The cards
house-rules = At your table
makers = See CREDITS.md for whose game it is.
real-cards = Play with the real cards if you can get them.
