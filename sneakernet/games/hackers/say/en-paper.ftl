# What is on the printed sheets of HACKERS.

makers = HACKERS is by B4UDW3RK5 (2022, public domain), who borrowed from Cypher by David Short.
real-cards = The real cards come from its author: look for “HACKERS” and “B4UDW3RK5”.

aid-title = Your turn
turn-1 = ADD: put a card from your hand into your FILES; what it does happens at once.
turn-2 = DRAW: take the top card of the DECK, or the open one from SNOOP. SNOOP is refilled at once.
turn-3 = PASS: one card to your left neighbour, one to your right.
turn-4 = TRIM: put cards under the DECK until one is left in your hand.

note-title = Keep in mind
note-1 = Three cards stay in FILES. With a fourth, one goes under the DECK: your choice, the newest too.
note-2 = A 300 BAUD Hacker in FILES stops one attack on you. It goes under the DECK for it.
note-3 = Virus and Worm need another card in FILES. If you hold nothing else and have none there, skip ADD.
note-4 = The DECK is empty, or a Virus or Worm is done: HACK THE PLANET. Finish your turn, then everybody has one more; yours is the last.
note-5 = The most points in FILES win. Cyberdelia and Payphone count 6 beside a 300 BAUD card. A tie at the top is played again.

setup-title = Setting up
setup-1 = PHONES: one 300 BAUD Hacker, usually Cereal, lies face up beside the table and is out.
setup-2 = HANDS: shuffle the other 19. Three cards for who starts, one for the player to the starter’s right, two for everybody else.
setup-3 = SNOOP: turn the top card of the DECK face up beside it.

places-title = Places on the table
place-deck = face down; what is returned goes under it
place-snoop = one card, face up
place-phones = the Hacker who is out
place-box = dropped by Dumpster Dive, face down
place-call = I called it. Everybody has one more turn; mine is the last.

score-title = Score of a series
score-note = Points of the three FILES; Cyberdelia and Payphone count 6 beside a 300 BAUD card. Ring who started; the winner starts the next game. A draw at the top is dealt again with the same start.
score-wins = Games won
