# What is on the printed sheets of Access Denied.

makers = Access Denied is by Greg Turner, the variant for two by Andrew Tullsen.
real-cards = The real cards are a PDF of its author: look for “Access Denied” and “Greg Turner”.

aid-title = Your turn
turn-1 = FREE ATTEMPT: one attempt in one sector, or none.
turn-2 =
    { $edition ->
        [german] ACTIONS: one for each sector in which you have Root when this step begins. An attempt, a card or a trade each.
       *[other] ACTION: an attempt, or play a card, or trade a card away.
    }
turn-3 =
    { $edition ->
        [german] DISCARD: down to your hand limit, more if you like. The limit is the number of sectors in which you have access.
       *[other] DISCARD: down to six cards, more if you like.
    }
turn-4 =
    { $edition ->
        [german] DRAW: up to as many cards as there are sectors in which you have Oper or Root, within the limit.
       *[other] DRAW: up to two cards, within the limit.
    }
note-title = An attempt
note-1 =
    { $edition ->
        [german] Say the sector and your next level. Hand its controller 1 card for User, 2 for Oper, 3 for Root, with different codes.
       *[other] Say the sector and your next level. Hand its controller 1 card for User, 2 for Oper, 3 for Root.
    }
note-2 = Every code is in the password: you get the cards back and rise a level. Otherwise the controller keeps those that are not in it and gives back the rest.
note-3 = A sector nobody controls: discard 2, 3 or 4 cards instead; it always works.
note-4 = Instants need no action, at any time their text allows. Where the line under a card’s name requires an access or a code, you need that.
note-5 = You win with Root in { $goal } controlled sectors; your own counts.
note-6 =
    { $edition ->
        [german] A Root bonus is yours while you alone have Root in the sector.
       *[other] A Root bonus belongs to everybody who has Root in the sector.
    }
setup-title = Setting up
setup-1 = SECTORS: deal one to each player: they control it and have Root there. The others lie aside.
setup-2 = CARDS: six to each player.
setup-3 = PASSWORD: three of them with three different codes, face down under your sector. If your codes do not allow it, draw until they do.

sectors-title = Sectors
level-user = User
level-oper = Oper
level-root = Root
controller = Controller
password = Password under this board, face down
cost-1 = 1 card
cost-2 = 2 cards
cost-3 = 3 cards
sector-banking = { target-banking }
sector-government = { target-government }
sector-micronopoly = { target-micronopoly }
sector-newsmedia = { target-newsmedia }
sector-telecomm = { target-telecomm }
sector-universities = { target-universities }
bonus = Root bonus
bonus-banking =
    { $edition ->
        [german] You may draw one more card in step 4, within your limit.
        [2013] You may draw your two cards in step 4 whatever your limit, and discard down to it at the end.
       *[other] You may draw up to three cards in step 4 whatever your limit, and discard down to it at the end.
    }
bonus-government = When your turn begins you may take the top card of the pile, above your limit too.
bonus-micronopoly = Your hand limit is two higher.
bonus-newsmedia =
    { $edition ->
        [german] When your turn begins you may skip it and draw until you have six cards at most.
       *[other] When your turn begins you may skip it and draw six cards, whatever your limit.
    }
bonus-telecomm =
    { $edition ->
        [german] Cards that cost somebody actions do nothing to you.
       *[other] Once in your turn: discard two cards for one more action.
    }
bonus-universities = Instead of the free attempt: User in a sector in which you have no access. No card stops it.
open-cost = uncontrolled

markers-title = Markers: six for each player
checklist = Checklist
checklist-key = A ring: in the password. A cross: not in it. Three rings, and the rest of the row is out.
checklist-name = Name
