# The rules of HACKERS by number, in our own words. Which number stands in which section is the same in every language.

rules-intro =
    HACKERS is a card game for three or four players by B4UDW3RK5 (2022, public domain). Twenty cards, each of them
    once; a game takes ten minutes. In your turn you add a card to your FILES, draw one, hand one to each neighbour and
    trim your hand to a single card. Up to three cards stay in your FILES, and their points are your score. When the DECK
    runs out, or a Virus or Worm breaks loose, somebody calls HACK THE PLANET: one last round, then the highest score wins.

section-setup = Setting up
section-turn = Your turn
section-adding = Adding a card
section-drawing = Drawing and returning
section-shields = Attack and defence
section-named = Cards with a story
section-hidden = Hands and secrets
section-end = The last round and the score
section-variants = Variants and settings

rule-HK-1 = Three or four people play; the game is at its best with four.
    .title = Players
rule-HK-2 = Chance decides who starts the first game at a table (or the host, if you set it so). After that, whoever won the last game starts the next.
    .title = Who starts
rule-HK-3 = One of the four 300 BAUD Hackers stays out and lies face up in PHONES. Usually that is Cereal; by setting it may be another one, a random one, or the starting player's choice. It is settled before shuffling.
    .title = Fixing the phones
rule-HK-4 = The other 19 cards are shuffled. The starting player is dealt three cards, the player to the starter's right one, everybody else two.
    .title = Deal
rule-HK-5 = What is left is the DECK, and its top card is turned face up into SNOOP. Ten cards then lie in the DECK with four players, twelve with three.
    .title = DECK and SNOOP

rule-HK-6 = First step, ADD: one card goes from your hand to your FILES, and what it does happens at once (HK-20).
    .title = ADD
rule-HK-7 = You skip ADD only if your hand is empty, or if your FILES are empty and you hold nothing except Virus and Worm.
    .title = Nothing to add
rule-HK-8 = Second step, DRAW: take the top card of the DECK unseen, or the open card in SNOOP. Garbage File and Phone Tap change the draw from the DECK, never the one from SNOOP. A card taken from SNOOP is replaced at once. Where one of the two is empty you take from the other; where both are, there is no draw.
    .title = DRAW
rule-HK-9 = Third step, PASS: one card of your hand goes to your left neighbour and one to your right neighbour. Each of them sees only the card they get.
    .title = PASS
rule-HK-10 = Fourth step, TRIM: put cards from your hand under the DECK, whichever you like and in the order you like, until one card is left. With one card or none there is nothing to do.
    .title = TRIM
rule-HK-11 = An empty SNOOP is filled with the top card of the DECK. If there is none, SNOOP stays empty until cards have come back under the DECK; it is filled when all cards of that one instruction (HK-57) lie there.
    .title = Filling SNOOP
rule-HK-12 = A card that is returned becomes the lowest card of the DECK. Several are placed one by one, so the last one is the lowest.
    .title = Returning
rule-HK-13 = Three cards may stay in your FILES. If there are more you return cards of your choice, the newest one included, until three are left; HK-25 says when.
    .title = Three FILES

rule-HK-14 = Some cards do something once, when they are added, and only if they came from their owner's hand. Others work as long as they lie in FILES, however they got there.
    .title = Once, or while it lies there
rule-HK-20 = An add goes like this: the card must be allowed; it goes to your FILES; if it is a 1200 BAUD card, The Gibson leaves your FILES; then the card's own effect happens with all it causes. When the card you added in your ADD step is completely done, you check the limit of three.
    .title = The order of things
rule-HK-21 = A card added because of Media Icons, Virus or Worm counts as added from the hand and does all it does. A card that Diskette or Scapegoat moves is not added: no effect happens, and The Gibson does not mind.
    .title = Added or moved
rule-HK-25 = The limit of three counts once in a turn: after your add and all it caused, before you draw. In between there may be more. Whatever you return has already had its effect.
    .title = When the limit counts
rule-HK-26 = Other people's cards never give you more FILES than you had, so only the player whose turn it is can have too many.
    .title = Whose limit
rule-HK-27 = Virus and Worm may be added only beside another card in your FILES. This counts for Media Icons as well, but Media Icons is itself such a card, and so is a Virus that drew the Worm. It matters only at the moment of adding.
    .title = Virus and Worm want company
rule-HK-28 = Virus and Worm always end in HACK THE PLANET, whether you add the drawn card or put it back.
    .title = Virus and Worm always call
rule-HK-29 = With an empty DECK, Virus and Worm draw nothing and place nothing. HACK THE PLANET has been called by then anyway.
    .title = Virus and Worm without a DECK
rule-HK-30 = If one effect starts another, the inner one is finished first; then the outer one goes on where it was.
    .title = Effects inside effects
rule-HK-31 = Dumpster Dive draws three cards, so Garbage File does not change it. If the DECK has fewer, you draw those. You box a card whenever you hold one.
    .title = Dumpster Dive

rule-HK-22 = Cards are drawn one at a time, from the top unless Phone Tap says otherwise. When the DECK is empty drawing stops; SNOOP never helps out.
    .title = Drawing
rule-HK-23 = Phone Tap lets you choose top or bottom for every single card you draw from the DECK, after you have seen the one before. It works for card effects too, and from the very turn you add it.
    .title = Phone Tap
rule-HK-24 = Garbage File turns each draw of exactly one card from the DECK into a draw of three: in the DRAW step, with Media Icons, with Virus and Worm. With the last two you choose which of the three is the one to place; the others stay in your hand. Garbage File has to lie in your FILES when you draw.
    .title = Garbage File
rule-HK-32 = Taking the card in SNOOP is not drawing from the DECK: you get that one card, and Garbage File and Phone Tap do not matter.
    .title = SNOOP is not the DECK
rule-HK-57 = "One instruction" is: The Gibson leaving; one clean-up by "Security Officer" or The Gibson; one whole Burn or Dade with its shields; one shield against Diskette or Scapegoat; the card put back by Virus or Worm; one limit of three; one TRIM. An empty SNOOP is filled right after it, from the top, whatever Phone Tap says.
    .title = One instruction
rule-HK-59 = If the DECK has a single card, Phone Tap has nothing to ask: the card counts as drawn from the top.
    .title = The last card

rule-HK-33 = A 300 BAUD Hacker in your FILES can stop four things: Burn, Dade, a Diskette that takes Garbage File from you, and a Scapegoat that takes "Security Officer" from you. Nothing else touches other people's cards, and nobody stops HACK THE PLANET.
    .title = What can be stopped
rule-HK-34 = You are asked after the attacking card lies in its owner's FILES and before it does anything, and only if at least one of your cards would move. Players are asked clockwise from the attacker's left; everybody hears the answers.
    .title = When you are asked
rule-HK-35 = One Hacker stops one attack completely, for you alone. The next attack needs another Hacker. Without an attack you cannot use it, nor against your own cards.
    .title = How much it stops
rule-HK-36 = A shield cannot be stopped by a shield.
    .title = No answer to an answer
rule-HK-37 = Special Agent protects you from Burn and Dade by itself and for free, so you are not asked to shield. It does not help against Diskette, which is no Hacker.
    .title = Special Agent
rule-HK-38 = With Burn and Dade the shields go under the DECK first, in the order they were used; then the 2400 BAUD cards of each player who is hit, clockwise from the attacker's left, in the order that player wants.
    .title = The order of returns
rule-HK-58 = In an Encrypted game only a shield that is used is seen before the reveal. Nobody learns that you were asked and said no. After the reveal everything is open as usual.
    .title = Encrypted: a shield you kept

rule-HK-39 = Diskette and Scapegoat do what they say even if you would rather they did not. If a shield stops them, that was their only try.
    .title = No choice
rule-HK-40 = "Security Officer" and The Gibson clear only your own FILES, and only what lies there at that moment. Media Icons, Virus or Worm that brought "Security Officer" are 300 BAUD cards and go too; what they still have to do happens all the same.
    .title = Cleaning up at home
rule-HK-41 = The Gibson and a 1200 BAUD card never stay together. You may add 1200 BAUD cards beside The Gibson; it leaves then, even if that card goes away again because of the limit.
    .title = The Gibson
rule-HK-49 = If Diskette takes Garbage File from SNOOP, SNOOP is filled before anything else. That may empty the DECK, and so call HACK THE PLANET.
    .title = Garbage File in SNOOP

rule-HK-50 = If you have a single card when you pass, it goes to your left neighbour. With none you pass nothing. This is the same in the last round.
    .title = Short hands
rule-HK-51 = Everybody sees which cards go from FILES under the DECK, and in which order. Of cards from a hand only the number is seen. Nobody may look through the DECK, but you may remember.
    .title = What you know of the DECK
rule-HK-53 = A boxed card can be any card. Only the player who boxed it knows it; after the final score all are shown.
    .title = The BOX
rule-HK-54 = With three players nothing changes: your two neighbours are your two opponents.
    .title = Three players
rule-HK-56 = Bots see exactly what a person in their seat would see.
    .title = Bots

rule-HK-15 = HACK THE PLANET is called when the DECK is empty at any moment after the deal, even for an instant, or as the last thing a Virus or Worm does. The player whose turn it is calls it. Only the first call of a game counts.
    .title = HACK THE PLANET
rule-HK-16 = The caller finishes the turn. Then everybody, clockwise, has exactly one more whole turn; the caller's own is the last. The game ends with its TRIM.
    .title = The last round
rule-HK-17 = Your score is the sum of the values in your FILES. Cards in your hand count nothing.
    .title = Score
rule-HK-18 = The highest score wins. Ties further down do not matter.
    .title = Winning
rule-HK-19 = If two or more share the highest score, nobody has won and the game should be played again: same seats, same settings, same starter, new shuffle. Where bots play for statistics, the leaders share the win.
    .title = A draw
rule-HK-52 = If cards come back into the DECK after HACK THE PLANET was called, the call stands.
    .title = The DECK fills again
rule-HK-55 = Cyberdelia and Payphone look at your FILES only when scores are counted. One 300 BAUD card is enough for both, even one worth 0, and each is doubled once at most.
    .title = Doubling
rule-HK-60 = If somebody leaves, a bot takes over the seat. The right to start (HK-2) belongs to the person: if the last winner has gone, chance decides as in a first game. With `winner_starts` off, chance decides every time, except in a replay after a draw. A table without people does not replay draws.
    .title = Coming and going

rule-HK-42 = Setting `open_source`: all hands lie open, so everybody sees what is drawn, passed, trimmed and boxed. The DECK stays hidden. Nothing else changes.
    .title = Open Source
rule-HK-43 = Setting `encrypted`: FILES lie face down and only their owner may look. SNOOP stays open.
    .title = Encrypted
rule-HK-44 = Encrypted: Burn, Dade, Diskette, Scapegoat, Dumpster Dive, Media Icons, Virus and Worm are called by name when they are added. "Security Officer" and The Gibson are named only if they send a card away. All others are added in silence. Afterwards the card lies face down like the rest.
    .title = Encrypted: what you must say
rule-HK-45 = Encrypted: everybody learns how many cards each rival returned because of Burn or Dade (none also for a protected one), whether Diskette or Scapegoat found its card and with whom, which Hacker was used as a shield, that The Gibson left because of a 1200 BAUD card, and how many cards were drawn from where. All other cards that leave FILES stay secret.
    .title = Encrypted: what comes out
rule-HK-46 = Encrypted: when the turn of the player who called HACK THE PLANET ends, all FILES are turned face up and stay so.
    .title = Encrypted: the reveal
rule-HK-47 = Open Source and Encrypted can be combined. A card that goes from an open hand to FILES has been seen on its way, so only memory is tested.
    .title = Both at once
rule-HK-48 = Setting `round_cap` (not in the printed game): if nobody has called HACK THE PLANET after so many rounds, the starting player calls it at the beginning of the next turn. With three players the DECK need never run out, so a game might otherwise go on for ever.
    .title = Round cap
