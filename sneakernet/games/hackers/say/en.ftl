# HACKERS: everything a player reads at the table. The rules by number are in hackers-rules.ftl.

pitch = A quick duel of nerves: 20 cards, 3 FILES each, and somebody is about to call HACK THE PLANET.
goal = Have the most points in your FILES when the last round is over; three cards may stay there. A turn has four steps: ADD a card to your FILES, DRAW one, PASS one to each neighbour, TRIM your hand to one.
edition-2022 = 2022 (EN)

## Cards. `.short` has 40 characters at most; `.text` says everything.

-hacker-300 = While it lies in your FILES: when somebody else's card is about to move cards out of your FILES, you may return this Hacker under the DECK instead and nothing happens to you.
-shield-short = shield: return it to stop an attack

card-hacker-cereal = Hacker (Cereal)
    .short = { -shield-short }
    .text = { -hacker-300 }
card-hacker-joey = Hacker (Joey)
    .short = { -shield-short }
    .text = { -hacker-300 }
card-hacker-nikon = Hacker (Nikon)
    .short = { -shield-short }
    .text = { -hacker-300 }
card-hacker-phreak = Hacker (Phreak)
    .short = { -shield-short }
    .text = { -hacker-300 }
card-dumpster-dive = Dumpster Dive
    .short = draw 3, then lose 1 card for good
    .text = When you add it: draw three cards, then choose one card of your hand and drop it face down into the BOX. Nobody gets it back.
card-media-icons = Media Icons
    .short = draw 1, then add one more card
    .text = When you add it: draw a card, then add one more card from your hand, with everything that card does.
card-phone-tap = Phone Tap
    .short = draw from either end of the DECK
    .text = While it lies in your FILES: each card you draw from the DECK may come from the top or from the bottom.

-infect-short = draw 1, place it; HACK THE PLANET
-infect-text = Only beside another card in your FILES. When you add it: draw a card and look at it, then add it to your FILES or put it back face down under the DECK. Either way you call HACK THE PLANET.

card-virus = Virus
    .short = { -infect-short }
    .text = { -infect-text }
card-worm = Worm
    .short = { -infect-short }
    .text = { -infect-text }

-strike-short = rivals return their 2400 BAUD cards
-strike-text = When you add it: every rival returns all 2400 BAUD cards from their FILES, unless Special Agent protects them or they return a 300 BAUD Hacker. Your own stay.

card-hacker-burn = Hacker (Burn)
    .short = { -strike-short }
    .text = { -strike-text }
card-hacker-dade = Hacker (Dade)
    .short = { -strike-short }
    .text = { -strike-text }

-double-short = worth 6 beside a 300 BAUD card
-double-text = When scores are counted it is worth 6 instead of 3 if at least one 300 BAUD card lies in your FILES too.

card-cyberdelia = Cyberdelia
    .short = { -double-short }
    .text = { -double-text }
card-payphone = Payphone
    .short = { -double-short }
    .text = { -double-text }
card-diskette = Diskette
    .short = grabs Garbage File from rival or SNOOP
    .text = When you add it: if Garbage File lies in a rival's FILES or in SNOOP, it comes to your FILES. A rival may stop that with a 300 BAUD Hacker.
card-special-agent = Special Agent
    .short = Burn and Dade cannot touch you
    .text = While it lies in your FILES: Burn and Dade of other players do nothing to you.
card-curtis = Curtis
    .short = no effect, just points
    .text = It does nothing. Five points are five points.
card-garbage-file = Garbage File
    .short = draw 3 cards where you would draw 1
    .text = While it lies in your FILES: whenever you are to draw exactly one card from the DECK, you draw three.
card-scapegoat = Scapegoat
    .short = swaps places with "Security Officer"
    .text = When you add it: if "Security Officer" lies in a rival's FILES, the two cards change places, so that "Security Officer" is yours. The rival may stop that with a 300 BAUD Hacker.
card-security-officer = "Security Officer"
    .short = you return your own 300 BAUD cards
    .text = When you add it: all 300 BAUD cards in your own FILES go back under the DECK.
card-the-gibson = The Gibson
    .short = tolerates no 1200 BAUD card beside it
    .text = When you add it: all 1200 BAUD cards in your own FILES go back under the DECK. Later, as soon as you add a 1200 BAUD card, The Gibson goes back itself.

## Facts of a card

facts = { NUMBER($baud, useGrouping: 0) } BAUD · { $value }
facts-long =
    { $value ->
        [one] { NUMBER($baud, useGrouping: 0) } BAUD, { $value } point
       *[other] { NUMBER($baud, useGrouping: 0) } BAUD, { $value } points
    }

## Questions: one line, and a longer answer for "?"

ask-choose_phones = Which Hacker fixes the phones and sits this game out?
    .help = The Hacker you pick lies face up beside the table for the whole game. All four do the same, so it only matters which one everybody knows to be out of play. (HK-3)
ask-add = ADD: which card do you put into your FILES?
    .help = Your FILES are your score, and the card's effect happens at once. You must add one card if you can. You may keep three cards; with a fourth you choose what to return. (HK-6, HK-13)
ask-media_add = Media Icons: which card do you add as well?
    .help = Pick any card of your hand that may be added. It works exactly like an ordinary add. (HK-20, HK-21)
ask-virus_card = Which of the cards you have just drawn is the one to place?
    .help = Garbage File made you draw three. One of them is added or put back; you keep the other two in your hand. (HK-24)
ask-virus_place = Add the card you drew to your FILES, or put it back under the DECK?
    .help = If you put it back nobody else sees it. HACK THE PLANET follows in both cases. (HK-28)
ask-dive_box = Dumpster Dive: which card of your hand goes into the BOX?
    .help = It is out of the game, and only you know what it was. (HK-31, HK-53)
ask-shield = Your FILES are under attack. Return a 300 BAUD Hacker to stop it?
    .help = One Hacker saves all cards that this attack would move. The Hacker itself goes under the DECK. (HK-33, HK-35)
ask-order_returns = Several of your FILES go back. In which order do they go under the DECK?
    .set = Under the DECK, in this order
    .help = They all go; you only choose the order. The last one lies lowest. (HK-12, HK-38)
ask-limit = Your FILES hold more than three cards. Which one do you return?
    .set = Under the DECK
    .help = Any card may go, the new one too; its effect has already happened. (HK-13, HK-25)
ask-draw_source = DRAW: an unknown card from the DECK, or the one you see in SNOOP?
    .help = SNOOP gives you exactly that card, and everybody sees it. Garbage File and Phone Tap only help with the DECK. (HK-8, HK-32)
ask-draw_end = Phone Tap: from which end of the DECK?
    .help = Returned cards lie at the bottom, the last one lowest. (HK-12, HK-23)
ask-pass_left = PASS: which card do you hand to { $left } on your left?
    .help = Only the two of you will know which card it is. After this you hand one to { $right } on your right. (HK-9)
ask-pass_right = PASS: which card do you hand to { $right } on your right?
    .help = Only the two of you will know which card it is. (HK-9)
ask-trim = TRIM: which cards do you put under the DECK? You keep one in hand.
    .set = Under the DECK, in this order
    .help = The last one lies lowest. The others see how many you return, not which. (HK-10, HK-12)

## Options: a sentence of their own; `.pick` is what stands in the list under the question

option-no = Do not stop it
option-deck =
    { $deck ->
        [one] Draw from the DECK (its last card)
       *[other] Draw from the DECK ({ $deck } cards)
    }
option-snoop = Take { $snoop } from SNOOP
option-top = From the top
option-bottom = From the bottom
option-add = Add { $card }
    .pick = { $card }
option-add-virus_place = Add { $card } to your FILES
option-return = Return { $card }
    .pick = { $card }
option-return-virus_place = Put { $card } back under the DECK
option-choose = Choose { $card }
    .pick = { $card }
option-box = Box { $card }
    .pick = { $card }
option-shield = Return { $card } and stop it
option-left = Hand { $card } to { $left }
    .pick = { $card }
option-right = Hand { $card } to { $right }
    .pick = { $card }
option-phones = { $card } fixes the phones
    .pick = { $card }

## Events. $as: "they" and "you" are whole sentences, "they-too" and "you-too" go on about the same player.

event-phones = { $card } is fixing the phones and takes no part
event-dealt =
    { $as ->
        [you] You are dealt { $card }
       *[they] { $who } is dealt { $card }
    }
    .again = { $card }
event-turned = { $card } turns up in SNOOP
event-began =
    { $as ->
        [you] Turn { $n }: you
       *[they] Turn { $n }: { $who }
    }
event-added =
    { $as ->
        [you] You add { $card }
        [you-too] add { $card }
        [they-too] adds { $card }
       *[they] { $who } adds { $card }
    }
    .hidden =
    { $as ->
        [they-too] adds a card face down
       *[they] { $who } adds a card face down
    }
event-announced =
    { $as ->
        [you] You say what it is: { $card }
        [you-too] say what it is: { $card }
        [they-too] says what it is: { $card }
       *[they] { $who } says what it is: { $card }
    }
event-drew_top =
    { $as ->
        [you] You draw { $card }
        [you-too] draw { $card }
        [they-too] draws { $card } from the DECK
       *[they] { $who } draws { $card } from the DECK
    }
    .again = { $card }
event-drew_bottom =
    { $as ->
        [you] You draw { $card } from the bottom
        [you-too] draw { $card } from the bottom
        [they-too] draws { $card } from the bottom of the DECK
       *[they] { $who } draws { $card } from the bottom of the DECK
    }
    .again = { $card }
event-took =
    { $as ->
        [you] You take { $card } from SNOOP
        [you-too] take { $card } from SNOOP
        [they-too] takes { $card } from SNOOP
       *[they] { $who } takes { $card } from SNOOP
    }
event-passed =
    { $as ->
        [you] You hand { $card } to { $target }
        [you-too] hand { $card } to { $target }
        [they-too] hands { $card } to { $target }
       *[they] { $who } hands { $card } to { $target }
    }
event-trimmed =
    { $as ->
        [you] You put { $card } under the DECK
        [you-too] put { $card } under the DECK
        [they-too] puts { $card } from hand under the DECK
       *[they] { $who } puts { $card } from hand under the DECK
    }
event-put_back =
    { $as ->
        [you] You put { $card } back under the DECK
        [you-too] put { $card } back under the DECK
        [they-too] puts { $card } back under the DECK
       *[they] { $who } puts { $card } back under the DECK
    }
event-returned =
    { $as ->
        [you] You return { $card } from FILES
        [you-too] return { $card } from FILES
        [they-too] returns { $card } from FILES
       *[they] { $who } returns { $card } from FILES
    }
event-boxed =
    { $as ->
        [you] You drop { $card } into the BOX
        [you-too] drop { $card } into the BOX
        [they-too] drops { $card } into the BOX
       *[they] { $who } drops { $card } into the BOX
    }
event-shielded =
    { $as ->
        [you] You stop { $target } with { $card }
        [you-too] stop { $target } with { $card }
        [they-too] stops { $target } with { $card }
       *[they] { $who } stops { $target } with { $card }
    }
event-refused =
    { $as ->
        [you] You do not stop { $target }
        [you-too] do not stop { $target }
        [they-too] does not stop { $target }
       *[they] { $who } does not stop { $target }
    }
event-moved =
    { $as ->
        [you] You get { $card } from { moved-from } into your FILES
        [you-too] get { $card } from { moved-from } into your FILES
        [they-too] gets { $card } from { moved-from } into FILES
       *[they] { $who } gets { $card } from { moved-from } into FILES
    }
moved-from =
    { $to ->
        [none] SNOOP
       *[they] { $target }
    }
event-found =
    { $as ->
        [you] You find { $card } with { $target }
        [you-too] find { $card } with { $target }
        [they-too] finds { $card } with { $target }
       *[they] { $who } finds { $card } with { $target }
    }
event-found_nothing = { $card } finds nothing
event-returned_number =
    { $as ->
        [you] You return { number-of-cards }
        [you-too] return { number-of-cards }
        [they-too] returns { number-of-cards }
       *[they] { $who } returns { number-of-cards }
    }
event-hacked_the_planet =
    { $as ->
        [you] You yell HACK THE PLANET! One last turn each
       *[they] { $who } yells HACK THE PLANET! One last turn each
    }
event-revealed =
    { $n ->
        [0] { $card } is turned face up
       *[other]
            { $as ->
                [you] Turned face up in your FILES: { $card }
                [you-too] turned face up in your FILES: { $card }
                [they-too] turned face up in these FILES: { $card }
               *[they] Turned face up in the FILES of { $who }: { $card }
            }
    }
event-guarded =
    { $as ->
        [you] { $card } protects you
        [you-too] are protected by { $card }
        [they-too] is protected by { $card }
       *[they] { $card } protects { $who }
    }
event-scored =
    { $as ->
        [you] You have { number-of-points }
       *[they] { $who } has { number-of-points }
    }
event-won =
    { $as ->
        [you] You win
       *[they] { $who } wins
    }
event-tied =
    { $as ->
        [you] You share the lead, so nobody wins
       *[they] { $who } shares the lead, so nobody wins
    }

number-of-cards =
    { $n ->
        [0] no card
        [one] one card
       *[other] { $n } cards
    }
number-of-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## How a game ended

ending-score = by score
ending-draw = drawn

## Why it ended so

verdict-score = HACK THE PLANET was called, everybody has had one more turn, and nobody has more points.
verdict-draw = { $names } share the lead with { $score }, and nothing breaks a tie in this game.

## Refusals; the rule's number is put behind them

refusal-no-such-card = There is no such card in this game.
refusal-game-over = The game is over.
refusal-not-your-turn =
    { $to ->
        [none] It is not your turn to choose.
       *[other] It is not your turn to choose: { $target } is asked now.
    }
refusal-not-yours = You can only use cards you have here, and { $card } is not one of them.
refusal-needs-another-file = { $card } may only be added when another card already lies in your FILES.
refusal-asked-choose-phones = Choose which 300 BAUD Hacker sits out; { $card } isn't one.
refusal-asked-add = Add a card from your hand. Nothing else is possible in this step, and you cannot skip it.
refusal-asked-media-add = Media Icons asks for one more card from your hand.
refusal-asked-virus-card = Choose which of the cards you have just drawn is to be placed; { $card } was not drawn now.
refusal-asked-virus-place = You can only add or put back the one card that was drawn for this.
refusal-asked-dive-box = Dumpster Dive takes a card from your hand; you must box one.
refusal-asked-shield = Only a 300 BAUD Hacker in your own FILES can stop this.
refusal-asked-order-returns = Choose in which order these cards go back, and { $card } is not among them.
refusal-asked-limit = You have too many FILES: one of those must go, not { $card }.
refusal-asked-draw-source = This is the DRAW step: take from the DECK or from SNOOP. Cards in your hand have to wait.
refusal-asked-draw-end = You are drawing: choose the top or the bottom of the DECK.
refusal-asked-pass-left = Choose a card from your hand for your left neighbour.
refusal-asked-pass-right = Choose a card from your hand for your right neighbour.
refusal-asked-trim = Choose which card from your hand goes under the DECK.

## Settings

setting-phones_hacker = Which 300 BAUD Hacker sits out: one by name, `ask` (the starting player's choice) or `random`.
setting-first_starter = Who starts a first game: `random`, or `host` (seat A).
setting-starter = The seat that starts this game; empty leaves it to the setting above.
setting-winner_starts = Whether the winner of a game starts the next one at the same table.
setting-open_source = Open Source: everybody plays with an open hand.
setting-encrypted = Encrypted: FILES lie face down until the last round.
setting-round_cap = HACK THE PLANET is called by itself after so many rounds; 0 never does.

## The table, drawn in a terminal

table-round = Round { $n }
table-turn =
    { $as ->
        [you] your turn
       *[they] { $who }’s turn
    }
table-called =
    { $as ->
        [you] you have called HACK THE PLANET
       *[they] { $who } has called HACK THE PLANET
    }
table-last-round = last round
table-over = the game is over
table-deck = DECK
table-snoop = SNOOP
table-phones = PHONES
table-box = BOX
table-player = player
table-hand = hand
table-files = FILES
table-score = pts
table-your-hand = Your hand
table-empty = empty
table-face-down =
    { $n ->
        [one] { $n } face down
       *[other] { $n } face down
    }
table-open-hand = in hand: { $cards }
table-remembered-hand = in hand, you remember: { $cards }
table-remembered-files = face down, you remember: { $cards }
table-unknown-score = ?

# What speaks for a pick: the parts of the judgement

reason-files = points in FILES
reason-hand = cards that fit your FILES
reason-safety = safety from attacks

## What can be wrong with a position or a record that somebody wrote

complaint-one-card = holds one card at most
complaint-no-announcer = the last round needs an announcer
complaint-not-in-hand = these cards lie in the active player's hand, and one of them does not
complaint-not-seats = '{ $given }' are not all seats of this table
