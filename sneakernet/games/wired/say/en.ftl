# WIRED: everything a player reads at the table. The rules by number are in wired-rules.ftl.

pitch = Wire up a company, mine bitcoin, and break everyone else’s network: 143 cards, three MOVES a turn, and trades with anybody. First to 25 wins.
goal = Be the first to reach { $target } points. At the end of your turn every active computer of your network scores one: a computer on a cable on a switch, with no issue on any of them. A turn: TRADE if you like, three MOVES, DISCARD, then you draw up to six cards and score.
edition-base-game = base game (EN)

## Cards. `.short` has 40 characters at most; `.text` says everything.

card-computer = Computer
    .short = scores 1 a turn on a working cable
    .text = Plug it into one of your cables with a free port, or leave it floating. It scores one point in each of your turns while it, its cable and its switch are free of issues.

-cabling-text = Attach it to one of your switches, or leave it floating. Floating computers of yours may move onto it in the same MOVE.

card-cable-2 = Cabling (2)
    .short = has ports for 2 computers
    .text = Carries up to two computers. { -cabling-text }
card-cable-3 = Cabling (3)
    .short = has ports for 3 computers
    .text = Carries up to three computers. { -cabling-text }
card-switch = Switch
    .short = joins INTERNET; carries cables
    .text = Goes straight onto INTERNET and carries as many cables as you like. Floating cables of yours may move onto it in the same MOVE, with the computers they hold.

-issue-text = Lay it on any equipment of an opponent. That card stops working, and everything below it falls silent until the issue is resolved.

card-hacked = Hacked
    .short = disables a card or blocks an Audit
    .text = { -issue-text } It also blocks an Audit that stands, whoever is audited, without a MOVE.
card-power-outage = Power Outage
    .short = disables a rival’s equipment
    .text = { -issue-text }
card-new-hire = New Hire
    .short = disables a rival’s equipment
    .text = { -issue-text }
card-audit = Audit
    .short = halves a rival’s computers
    .text = An event against an opponent with computers. If it stands in the end, you name half of those computers, rounded up, and they go back to their owner’s hand. Hacked blocks it, Secured puts it back up, and anybody may join in.
card-helpdesk = Helpdesk
    .short = clears one own card of all issues
    .text = Choose one of your equipment cards: every issue on it goes to the discard pile.
card-secured = Secured
    .short = removes a Hacked or saves an Audit
    .text = Removes one Hacked from one of your equipment cards. In an Audit it can be played, without a MOVE, on the Hacked that blocks it.
card-powered = Powered
    .short = removes one Power Outage
    .text = Removes one Power Outage from one of your equipment cards.
card-trained = Trained
    .short = removes one New Hire
    .text = Removes one New Hire from one of your equipment cards.
card-security-specialist = Security Specialist
    .short = keeps Hacked off your cards
    .text = Stays in play. All Hacked in your network are gone at once, and nobody can lay another one on your equipment. It does not help against a Hacked played in an Audit.
card-facilities = Facilities
    .short = keeps Power Outage off your cards
    .text = Stays in play. All Power Outages in your network are gone at once, and nobody can lay another one on your equipment.
card-supervisor = Supervisor
    .short = keeps New Hire off your cards
    .text = Stays in play. All New Hires in your network are gone at once, and nobody can lay another one on your equipment.
card-field-tech = Field Tech
    .short = pays 1 more equipment MOVE a turn
    .text = Stays in play. Once in each of your turns it pays for a MOVE with equipment: a switch, a cable, a computer or a reconnection.
card-head-hunter = Head Hunter
    .short = steals a classification
    .text = An event: name a classification that an opponent has in play. Its owner may counter with a Head Hunter, you may counter that one, and so on. If the last word is yours, the card comes over to you.
card-seal-the-deal = Head Hunter: Seal the Deal
    .short = steals; cannot be countered
    .text = A Head Hunter that nobody can counter. It may also be the counter itself, and is the last word then.

marked-tapped = { $card } (used)
marked-sealed = { $card } (sealed)

## Facts of a card

facts = { category }
facts-long =
    { $copies ->
        [one] { category }, { $copies } in the deck
       *[other] { category }, { $copies } in the deck
    }
category =
    { $category ->
        [equipment] equipment
        [attack] attack
        [resolution] resolution
       *[classification] classification
    }

## Equipment in play has a short name: S1, K2a, K3a, P1.

target-internet = INTERNET
target-thing =
    { $whose ->
        [own] { thing-kind }
        [you] your { thing-kind }
       *[they] { $who }’s { thing-kind }
    }
thing-kind =
    { $kind ->
        [switch] switch { $name }
        [computer] computer { $name }
       *[cable] cable { $name }
    }

## Questions: one line, and a longer answer for "?"

ask-trade = TRADE, or make your first MOVE?
    .help = You may strike deals until you make your first MOVE; after that there is no trading in this turn. Playing a card or reconnecting equipment is a MOVE, and you have three. (WD-5, WD-6)
ask-moves = { move-count }: what do you do?
    .help = A MOVE is a card from your hand, or a cable or computer plugged in somewhere else. Unused MOVES are lost. Only cards that have a target now are listed. (WD-6)
move-count =
    { $techs ->
        [0] { regular-moves }
        [one] { regular-moves } and a Field Tech
       *[other] { regular-moves } and { $techs } Field Techs
    }
regular-moves =
    { $moves ->
        [0] No MOVE left
        [one] { $moves } MOVE left
       *[other] { $moves } MOVES left
    }
ask-place = Where does { $what } go?
    .help = Computers go onto cables with a free port, cables onto switches, switches onto INTERNET. Floating equipment scores nothing but can be attached later. A computer can only score where nothing above it carries an issue. (WD-14, WD-18, WD-22)
ask-attach = Attach something floating to { $what }?
    .set = Attach
    .help = It costs no further MOVE. What you leave now can still be attached later, by a reconnection. (WD-19)
ask-reconnect = Which cable or computer do you plug in somewhere else?
    .help = It takes along what hangs on it, and its issues. A cable moved from a disabled switch to a working one brings its computers back. (WD-20, WD-21, WD-72)
ask-victim = { $what }: against whom?
    .help = Only opponents who can be a target now are listed: not those who are immune, who are done, or who have nothing to hit. (WD-27, WD-33, WD-40)
ask-target = { $what }: on which card of { $victim }?
    .help = The higher up it lies, the more goes offline: on a switch it stops all computers below. (WD-24, WD-27)
ask-repair = { $what }: on which of your cards?
    .help = Only cards with an issue that { $what } removes are listed. (WD-25, WD-28)
ask-rob = { $what }: which classification do you want?
    .help = If it is not countered, it comes over and works for you at once. If that makes three, you choose two. (WD-45, WD-47, WD-31)
ask-keep = You may keep two classifications. Which one goes?
    .set = Discard
    .help = The discarded one does nothing any more; the new one may be the one to go, and then it never takes effect. (WD-29, WD-31)
ask-audit_answer =
    { $audit ->
        [standing] An Audit against { $target-name } stands. Do you block it with Hacked?
       *[blocked] The Audit against { $target-name } is blocked. Do you put it back up with Secured?
    }
    .help = Answers cost no MOVE. If you play a card outside your own turn you draw up to six again. If you pass, nobody learns that you could have answered. (WD-41, WD-42, WD-81)
ask-audit_pick = The Audit against { $target-name } stands: which computers go back to hand?
    .set = Back to hand
    .help = Half of the computers, rounded up. Issues on them are discarded; cables and switches stay. (WD-43)
ask-duel_answer =
    { $duel ->
        [defend] { $robber } reaches for your { $class }. Do you counter?
       *[insist] { $robber } has countered, and keeps { $class }. Do you counter that?
    }
    .help = Each counter can be countered in turn, except Seal the Deal. If your counter stays the last one, your side wins the duel. Counters cost no MOVE. (WD-46, WD-47, WD-49)
ask-discard =
    { $move ->
        [none] No MOVE is possible with your cards any more. DISCARD: which cards do you throw away?
       *[over] DISCARD: which cards do you throw away?
    }
    .set = Discard
    .help = You may discard any number of cards from your hand. Then you draw up to six and score. (WD-8, WD-9)
ask-partner = To whom do you make an offer?
    .help = You trade with one player at a time, and only in your own turn. An offer counts even if it is declined. (WD-50, WD-58)
ask-give = What do you give to { $partner }? ({ offer-so-far })
    .set = You give
    .help = Your partner will see what you offer; the others will not. You may also give nothing and only ask. (WD-51, WD-52)
ask-want = What do you want from { $partner }? ({ offer-so-far })
    .set = You want
    .help = You cannot see the other hand, so name kinds of cards; { $partner } can only accept with all of them in hand. Classifications in play lie open. Points, equipment in play and promises cannot be traded. (WD-51, WD-52, WD-53)
offer-so-far =
    { $deal ->
        [none] nothing yet
        [give] you give { $given }
        [want] you want { $wanted }
       *[both] you give { $given }, you want { $wanted }
    }
ask-trade_answer = { $partner } offers you a deal. Do you take it?
    .help = A deal is carried out at once and as a whole. You can decline, accept if you have all that is asked for, or make one offer of your own in return. Nobody is told why you decline. (WD-53, WD-54)
ask-counter_answer = { $partner } offers you another deal instead. Do you take it?
    .help = This is the last word in this negotiation: accept or decline. (WD-53)
    .nothing = { $partner } offers you another deal instead, but wants what you do not hold. The others do not learn that.
    .go-on = Decline

## Options: a sentence of their own; `.pick` is what stands in the list under the question

option-done = Enough
option-done-trade = No trade and no MOVE
option-done-moves = No further MOVE
option-done-discard = Done: draw and score
option-offer = Offer a trade
option-reconnect = Reconnect equipment
option-enough = That is all
option-enough-attach = Attach nothing more
option-propose = Make this offer
option-decline = Decline
option-accept = Accept
option-counter = Make a counter-offer
option-float = Leave it floating
option-internet = Connect it to INTERNET
option-pass = Pass
option-play = Play { $card }
option-give = Give { $card }
option-want = Want { $card }
option-discard = Discard { $card }
option-answer = Answer with { $card }
option-give_in_play = Give { $card } (in play)
option-want_in_play = Want { $card } (in play)
option-drop = Discard { $card }
option-to = To { $target }
option-against = Against { $target }{ $works ->
        [one] {" "}({ $works } computer scores)
       *[other] {" "}({ $works } computers score)
    }
option-steal = { $card } of { $target }
option-on = On { $target }: { node-facts }
option-on-place = On { $target }: { port-facts }
option-move = Move { $target }: { node-facts }
option-hang = Attach { $target }: { node-facts }
option-over = Replace { $target }: { node-facts }
option-take = Take { $target }: { node-facts }

node-facts =
    { $kind ->
        [switch] switch{ node-state }, { node-load }
        [computer] computer{ node-place }{ node-state }
       *[cable] cable{ node-place }{ node-state }, { node-load }
    }
port-facts =
    { $kind ->
        [switch] switch{ node-state }, { node-load }
       *[cable] cable{ node-place }{ node-state }, { free-ports }
    }
free-ports =
    { $free ->
        [one] { $free } free port
       *[other] { $free } free ports
    }
node-state =
    { $state ->
        [issues] {" "}with { $issues }
        [silent] , offline
       *[works] { "" }
    }
node-place =
    { $parent ->
        [none] , floating
       *[other] {" "}on { $parent }
    }
node-load =
    { $below ->
        [0] no computers
        [one] { $below } computer
       *[other] { $below } computers
    }

## Events. $as: "they" and "you" are whole sentences, "they-too" and "you-too" go on about the same player.

counted =
    { $times ->
        [one] { $card }
       *[other] { $card } × { $times }
    }
numbered =
    { $n ->
        [one] { $card }
       *[other] { $card } × { $n }
    }
event-deals =
    { $as ->
        [you] You deal
       *[they] { $who } deals
    }
event-dealt =
    { $as ->
        [you] You are dealt { counted }
        [you-too] are dealt { counted }
        [they-too] is dealt { counted }
       *[they] { $who } is dealt { counted }
    }
    .hidden = { $who } is dealt { $card }
    .again = { counted }
event-began =
    { $as ->
        [you] Turn { $n }: you
       *[they] Turn { $n }: { $who }
    }
event-chose =
    { $as ->
        [you] You show { $card }
        [you-too] show { $card }
        [they-too] shows { $card }
       *[they] { $who } shows { $card }
    }
event-offered =
    { $as ->
        [you] You offer { $target } a deal
        [you-too] offer { $target } a deal
        [they-too] offers { $target } a deal
       *[they] { $who } offers { $target } a deal
    }
event-countered =
    { $as ->
        [you] You make { $target } a counter-offer
        [you-too] make { $target } a counter-offer
        [they-too] makes { $target } a counter-offer
       *[they] { $who } makes { $target } a counter-offer
    }
event-gives =
    { $as ->
        [you] You give { numbered }
        [you-too] giving { numbered }
        [they-too] giving { numbered }
       *[they] { $who } gives { numbered }
    }
    .again = { numbered }
event-gives_in_play =
    { $as ->
        [you] You give { $card } (in play)
        [you-too] giving { $card } (in play)
        [they-too] giving { $card } (in play)
       *[they] { $who } gives { $card } (in play)
    }
    .again = { $card } (in play)
event-wants =
    { $as ->
        [you] You want { numbered }
        [you-too] wanting { numbered }
        [they-too] wanting { numbered }
       *[they] { $who } wants { numbered }
    }
    .again = { numbered }
event-wants_in_play =
    { $as ->
        [you] You want { $card } (in play)
        [you-too] wanting { $card } (in play)
        [they-too] wanting { $card } (in play)
       *[they] { $who } wants { $card } (in play)
    }
    .again = { $card } (in play)
event-declined =
    { $as ->
        [you] You decline
       *[they] { $who } declines
    }
event-accepted =
    { $as ->
        [you] You accept
       *[they] { $who } accepts
    }
event-handed =
    { $as ->
        [you] You hand { counted } to { $target }
        [you-too] hand { counted } to { $target }
        [they-too] hands { counted } to { $target }
       *[they] { $who } hands { counted } to { $target }
    }
    .hidden =
    { $as ->
        [they-too] hands { $card } to { $target }
       *[they] { $who } hands { $card } to { $target }
    }
    .again = { counted }
event-transferred =
    { $as ->
        [you] You hand over { $card } to { $target }
        [you-too] hand over { $card } to { $target }
        [they-too] hands over { $card } to { $target }
       *[they] { $who } hands over { $card } to { $target }
    }
    .again = { $card }
event-played =
    { $as ->
        [you] You play { played-what }
        [you-too] play { played-what }
        [they-too] plays { played-what }
       *[they] { $who } plays { played-what }
    }
played-what =
    { $to ->
        [none] { $card }
        [thing] { $card } on { $target }
       *[they] { $card } against { $target }
    }
event-attached =
    { $as ->
        [you] You connect { $card } to { $target }
        [you-too] connect { $card } to { $target }
        [they-too] connects { $card } to { $target }
       *[they] { $who } connects { $card } to { $target }
    }
    .again = { $card } to { $target }
event-floated =
    { $as ->
        [you] You leave { $card } floating
        [you-too] leave { $card } floating
        [they-too] leaves { $card } floating
       *[they] { $who } leaves { $card } floating
    }
event-replaced =
    { $as ->
        [you] You replace { $card } by a new one
        [you-too] replace { $card } by a new one
        [they-too] replaces { $card } by a new one
       *[they] { $who } replaces { $card } by a new one
    }
event-reconnected =
    { $as ->
        [you] You move { $card } to { $target }
        [you-too] move { $card } to { $target }
        [they-too] moves { $card } to { $target }
       *[they] { $who } moves { $card } to { $target }
    }
event-detached =
    { $as ->
        [you] You unplug { $card }
        [you-too] unplug { $card }
        [they-too] unplugs { $card }
       *[they] { $who } unplugs { $card }
    }
event-tapped =
    { $as ->
        [you] You use { $card }
        [you-too] use { $card }
        [they-too] uses { $card }
       *[they] { $who } uses { $card }
    }
event-resolved =
    { $as ->
        [you] You are rid of { $card } on { $target }
        [you-too] are rid of { $card } on { $target }
        [they-too] is rid of { $card } on { $target }
       *[they] { $who } is rid of { $card } on { $target }
    }
    .again = { $card } on { $target }
event-dropped =
    { $as ->
        [you] You give up { $card }
        [you-too] give up { $card }
        [they-too] gives up { $card }
       *[they] { $who } gives up { $card }
    }
event-named =
    { $as ->
        [you] You reach for { $card }
        [you-too] reach for { $card }
        [they-too] reaches for { $card }
       *[they] { $who } reaches for { $card }
    }
event-answered =
    { $as ->
        [you] You answer with { $card }
        [you-too] answer with { $card }
        [they-too] answers with { $card }
       *[they] { $who } answers with { $card }
    }
event-passed =
    { $as ->
        [you] You pass
       *[they] { $who } passes
    }
event-stood =
    { $to ->
        [you] The Audit against you stands
       *[they] The Audit against { $target } stands
    }
event-blocked =
    { $to ->
        [you] The Audit against you is blocked
       *[they] The Audit against { $target } is blocked
    }
event-took_back =
    { $as ->
        [you] You take back { $card }
        [you-too] take back { $card }
        [they-too] takes back { $card }
       *[they] { $who } takes back { $card }
    }
    .again = { $card }
event-stole =
    { $as ->
        [you] You take { $card } from { $target }
        [you-too] take { $card } from { $target }
        [they-too] takes { $card } from { $target }
       *[they] { $who } takes { $card } from { $target }
    }
event-foiled =
    { $as ->
        [you] You get nothing from { $target }
       *[they] { $who } gets nothing from { $target }
    }
event-discarded =
    { $as ->
        [you] You discard { counted }
        [you-too] discard { counted }
        [they-too] discards { counted }
       *[they] { $who } discards { counted }
    }
    .again = { counted }
event-drew =
    { $as ->
        [you] You draw { counted }
        [you-too] draw { counted }
        [they-too] draws { counted }
       *[they] { $who } draws { counted }
    }
    .hidden =
    { $as ->
        [they-too] draws { $card }
       *[they] { $who } draws { $card }
    }
    .again = { counted }
event-reshuffled = The discard pile is shuffled and becomes the draw pile, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
event-timed_out =
    { $as ->
        [you] Your time is up
       *[they] { $who }’s time is up
    }
event-scored =
    { $as ->
        [you] You score { number-of-points }
        [you-too] score { number-of-points }
        [they-too] scores { number-of-points }
       *[they] { $who } scores { number-of-points }
    }
event-finished =
    { $as ->
        [you] You have reached the target! Everybody else has one more turn
       *[they] { $who } has reached the target! Everybody else has one more turn
    }
event-entered =
    { $as ->
        [you] You enter the Thunderdome, bout { $n }
       *[they] { $who } enters the Thunderdome, bout { $n }
    }
event-capped = { $n ->
        [one] The game stops after { $n } round
       *[other] The game stops after { $n } rounds
    }
event-won =
    { $as ->
        [you] You win
       *[they] { $who } wins
    }
event-shared =
    { $as ->
        [you] You share the victory
       *[they] { $who } shares the victory
    }

number-of-points =
    { $n ->
        [0] nothing
        [one] { $n } point
       *[other] { $n } points
    }

## How a game ended

ending-target = at the target
ending-score = after the last round
ending-tie-break = by a tie-break
ending-thunderdome = in the Thunderdome
ending-shared = shared
ending-round-cap = by the round cap

## Why it ended so

verdict-target = With two or three players, whoever reaches { $target } points first wins at once.
verdict-score = Everybody has had their last turn, and nobody has more points.
verdict-tie-break = { tied-score }: { tie-broken }.
verdict-thunderdome = Points, computers and equipment were equal, so the Thunderdome has decided.
verdict-shared =
    { $bout ->
        [0] { tied-score }: computers and equipment are equal too.
       *[other] { tied-score }: computers and equipment are equal too, and the bouts in the Thunderdome are used up.
    }
verdict-round-cap =
    { $by ->
        [score] The last round allowed here is over, and nobody has more points.
        [nothing] The last round allowed here is over. { tied-score }: computers and equipment are equal too.
       *[other] The last round allowed here is over. { tied-score }: { tie-broken }.
    }
tied-score = A tie at { number-of-score } ({ $names })
number-of-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
tie-broken =
    { $by ->
        [active-computers] the most active computers decide it, with { $n }
        [computers] active computers are equal; the most computers in play decide it, with { $n }
        [active-equipment] computers are equal; the most active equipment decides it, with { $n }
       *[equipment] computers and active equipment are equal; the most equipment in play decides it, with { $n }
    }

## Refusals; the rule's number is put behind them

refusal-no-such-card = There is no such card in this game.
refusal-no-such-option = That is nothing one can choose in this game.
refusal-game-over = The game is over.
refusal-not-your-turn =
    { $to ->
        [none] It is not your turn to choose.
       *[other] It is not your turn to choose: { $target } is asked now.
    }
refusal-not-in-hand = { $card } is not in your hand.
refusal-no-moves-left = All your MOVES of this turn are used.
refusal-field-tech-pays-equipment = Your three MOVES are used, and Field Tech pays for equipment only, not for { $card }.
refusal-nothing-to-attack = { $card } needs equipment of an opponent, and nobody else has any.
refusal-all-done = Whoever has equipment has finished the game, so { $card } has no target.
refusal-all-immune = Everybody whose equipment you could hit with { $card } is immune to it.
refusal-nothing-to-resolve = Nothing in your network carries an issue that { $card } removes.
refusal-nobody-to-audit = { $card } needs an opponent with computers in play, and there is none.
refusal-nothing-to-steal = { $card } needs a classification in play with an opponent, and there is none.
refusal-all-sealed = The classifications that are left to steal are sealed.
refusal-all-sealed-or-paired = Of the classifications that are left to steal some are sealed, and the others are pairs, which Gemini protects.
refusal-no-such-equipment = There is no { $target } on the table.
refusal-all-paired = The classifications that are left to steal are pairs, and Gemini protects those.
refusal-never-traded = Only hand cards and classifications in play are traded: never points, equipment in play, issues or promises.
refusal-out-of-order = Name the cards in the order of the list: what comes before the last one you named, or is used up, cannot be added now.
refusal-classification-stays = A classification in play cannot be thrown away at will; one only goes when you have more than two.
refusal-no-trade-in-the-dome = There is no trading in the Thunderdome.
refusal-trading-stopped = Somebody has reached { $n } points, so trading is over for this game.
refusal-trade-is-over = You have made a MOVE or closed TRADE; there is no more trading in this turn.
refusal-no-offers-left =
    { $n ->
        [0] Trading is switched off at this table.
        [one] You may make { $n } offer per turn, and you have made it.
       *[other] You may make { $n } offers per turn, and you have made them all.
    }
refusal-nobody-to-trade-with = There is nobody to trade with.
refusal-no-clock = No clock runs for this choice.
refusal-event-runs = An event is running: only the cards that answer it can be played, or you pass.
refusal-not-the-targets = You are naming computers of the audited player, in the order of the list; this is none of them.
refusal-no-partner = You can offer a trade to any other player at the table, one at a time.
refusal-player-done = { $target } has finished the game and is out of reach.
refusal-no-opponent = This must be aimed at an opponent.
refusal-no-computers = { $target } has no computers in play, so there is nothing to audit.
refusal-no-equipment = { $target } has no equipment in play.
refusal-immune = { $target } is immune to { $card }.
refusal-not-in-play = { $target } has no { $card } in play that you could name.
refusal-sealed = That { $card } is sealed and cannot be stolen.
refusal-paired = { $target } has two of { $card }, and Gemini protects pairs.
refusal-empty-offer = An offer needs something on at least one side.
refusal-wrong-parent = It cannot hang there: computers go onto cables, cables onto switches, switches onto INTERNET.
refusal-switches-never-float = A switch always hangs on INTERNET; it cannot float.
refusal-switches-stay = Switches stay on INTERNET; only cables and computers can be moved.
refusal-already-there = It is there already.
refusal-not-the-victims = { $target } is no equipment of the player you attack.
refusal-no-such-issue = { $target } is no equipment of yours with an issue that this card removes.
refusal-not-floating = { $target } does not float in your network, or does not fit there.
refusal-not-replaceable = Only an own card of the same kind that carries an issue can be replaced, and only with the house rule Switcheroo.
refusal-not-in-your-network = { $target } is not in your network.
refusal-nowhere-else = There is no other place for { $target }.
refusal-nothing-to-reconnect = Nothing in your network can be plugged in anywhere else.
refusal-cable-full = { $target } has no free port.
refusal-same-as-another = { $target } is just like another choice on the list; take that one.
refusal-not-everything-there = You do not have all that is asked for, so you can only decline or make another offer.
refusal-asked-trade = You can offer a trade, make a MOVE, or say that you want neither.
refusal-asked-moves = Make a MOVE: play a card, reconnect something, or end your MOVES.
refusal-asked-place = Choose where this equipment goes.
refusal-asked-attach = Choose which of your floating cards to attach to the one you have just played.
refusal-asked-reconnect = Choose which of your cables or computers to plug in somewhere else.
refusal-asked-victim = Choose whom this card is aimed at.
refusal-asked-target = Choose which equipment card is hit.
refusal-asked-repair = Choose which of your cards is repaired.
refusal-asked-rob = Choose which classification you want to take.
refusal-asked-keep = You have more than two classifications: choose the one to discard.
refusal-asked-audit-answer = An Audit that stands can be answered with Hacked, a blocked one with Secured, and only from your hand.
refusal-asked-audit-pick = You are naming the computers that the Audit takes back.
refusal-asked-duel-answer = This can be countered with Head Hunter or Seal the Deal from your hand, with nothing else.
refusal-asked-discard = MOVES are over: you can discard cards from your hand, or draw and score.
refusal-asked-partner = Choose who gets your offer.
refusal-asked-give = Choose what you give: cards from your hand, or your classifications in play.
refusal-asked-want = Choose what you want: kinds of hand cards, or the partner’s classifications in play.
refusal-asked-trade-answer = Answer the offer: decline, accept, or make one of your own.
refusal-asked-counter-answer = Answer the counter-offer: decline or accept.

## Settings

setting-target = Points that end the game.
setting-trade_stop = Nobody trades any more once somebody has so many points.
setting-gemini = House rule: two classifications of a kind protect each other from Head Hunters.
setting-kingmaker = House rule: trading goes on to the end.
setting-peel_out = House rule: a clock runs in your turn, and what is not done by then is not done.
setting-king_seal = House rule: what Seal the Deal has stolen cannot be stolen again.
setting-switcheroo = House rule: a new card may replace a disabled one of the same kind.
setting-seal_counters = Seal the Deal may be the counter in a duel, too.
setting-thunderdome = A tie that nothing breaks: extra bouts (`sudden_death`), or a shared victory at once (`shared`).
setting-offers_per_turn = Trade offers in one turn; 0 switches trading off.
setting-round_cap = The game stops after so many rounds; 0 never stops it.
setting-dealer = The seat that deals; empty leaves it to chance.
setting-peel_out_seconds = Seconds of a turn with Peel Out.
setting-trade_answer_seconds = Seconds to answer an offer.
setting-response_seconds = Seconds to answer an event.

## The table, drawn in a terminal

table-sheet = Network
table-round = Round { $n }, turn { $turn }
table-turn =
    { $as ->
        [you] your turn
       *[they] { $who }’s turn
    }
table-moves = { move-count }
table-trading =
    { $offers ->
        [one] trading open, { $offers } offer left
       *[other] trading open, { $offers } offers left
    }
table-finisher =
    { $as ->
        [you] you have reached { $target }: last turns
       *[they] { $who } has reached { $target }: last turns
    }
table-dome = Thunderdome, bout { $n }
table-over = the game is over
table-draw = Draw pile
table-discard = Discard pile
table-top = { $n }, top { $card }
table-event = Event
table-event-against =
    { $as ->
        [you] { $cards } against you
       *[they] { $cards } against { $who }
    }
table-event-class = { $event } for { $card }
table-trade = Trade
table-offer =
    { $as ->
        [you] you offer { $partner }
       *[they] { $who } offers { $partner }
    }
table-offer-full = { $offer }: { $give } for { $want }
table-nothing = nothing
table-in-play = { $card } in play
table-player = player
table-points = pts
table-income = a turn
table-hand = hand
table-classifications = classifications
table-none = none
table-done = done
table-internet = INTERNET
table-no-equipment = no equipment
table-floating = floating
table-legend = P1+ scores   P1- is offline   ! issue   _ free port   - - - dead branch
table-your-hand = Your hand
table-empty = empty
table-counted = { $card } × { $n }
table-remembered-hand = in hand, you remember: { $cards }
table-open-hand = in hand: { $cards }

# What speaks for a pick: the parts of the judgement

reason-points = points
reason-income = more computers that score
reason-room = free ports for your next computers
reason-staff = people who protect your network or speed it up
reason-hand = better cards for your next turns
reason-event = the event that is running

## What can be wrong with a position or a record that somebody wrote

complaint-only-computers = '{ $given }' can only be a list of computers
complaint-no-branch = '{ $given }' is no branch such as S1>K2a>[P1,P2] or ~K2a>[P1]
complaint-no-equipment = '{ $given }' is no card such as S1, K2a, K3a or P1
complaint-full-cable = too many computers on one cable
complaint-no-issue = { $given } is no issue
complaint-too-many = there are only { $n } cards { $card }
complaint-card-count = '{ $given }' should be one to { $most } cards such as computer*2
complaint-no-classification = '{ $given }' is no classification in play, such as field-tech+tapped
complaint-no-computer = '{ $given }' is no computer such as P1
complaint-no-offer = expected two seats and a state, such as `A>B open`
complaint-more-than-hand = more than the hand holds
