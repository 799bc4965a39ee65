# What is on the printed sheets of WIRED.

makers = WIRED belongs to its makers; its rulebook names no designer.
real-cards = Where the real cards are: WiredTCG.com.

aid-title = Your turn
turn-1 = TRADE: with anybody, before your first MOVE. Nobody trades once a player has { $trade_stop } points.
turn-2 = MOVES: three. A MOVE is a card from your hand, or one cable or computer of yours plugged in elsewhere with all that hangs on it.
turn-3 = DISCARD: as many cards from your hand as you like.
turn-4 = DRAW: up to six cards.
turn-5 = SCORE: a point for every active computer: computer, cable, switch, no issue on any of them.

note-title = Keep in mind
note-1 = A cable takes 2 or 3 computers, a switch any number of cables. What has nowhere to go may float; switches never do.
note-2 = Hacked is cured by Secured, Power Outage by Powered, New Hire by Trained. Helpdesk clears one card of everything.
note-3 = Two classifications at most. A third: keep two. Field Tech pays for one equipment MOVE in each of your turns.
note-4 = AUDIT: half the target’s computers, rounded up, go back to its hand. HACKED blocks it, SECURED unblocks it, from anybody, until all pass.
note-5 = HEAD HUNTER takes a classification in play; its owner may counter with another one, you counter that, and so on. Nothing counters Seal the Deal.
note-6 = Who played in somebody else’s event draws up to six afterwards.
note-7 = Two or three players: the first with { $target } wins at once. Four to six: everybody else has one last turn, then the most points win.
note-8 = A tie: most active computers, computers in play, active equipment, equipment in play; then the Thunderdome.

internet = INTERNET
internet-about = The root of every network. Switches hang here; nobody attacks, moves or trades it.
dealer = DEALER
dealer-about = The player to the dealer’s left begins. The dealer moves left with every game.
seal = SEALED
seal-about = Taken by Seal the Deal: cannot be stolen while it stays in play.
plate = Company
markers-title = The INTERNET, the dealer, companies and seals

score-title = Mining log
score-note = Write down the points of each turn and the sum. Target: { $target }. With two or three players the first to reach it wins at once; with four to six everybody else has one last turn, marked in the column.
score-turn = Turn
score-ties = Ties, in this order
tie-1 = active computers
tie-2 = computers in play
tie-3 = active equipment
tie-4 = equipment in play
tie-5 = Thunderdome
