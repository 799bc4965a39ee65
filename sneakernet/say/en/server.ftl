# What the server says at a table, apart from the games.

waiting-you = You have the keyboard. { $ask }
waiting-other = { $name } is choosing.
waiting-moment = One moment …

window-open = { $cause }. Whoever can respond may do so now.
window-bots = { $cause }. Bots may respond now; armed responses go off.
window-moment = One moment …
window-pass = Pass
window-go-on = Go on
window-own = Nothing to choose here: go on when you like.

# Passing ahead
ahead-turn = You pass until this turn is over.
ahead-game = You pass until the game is over.
ahead-kind = You pass whenever you could respond to { $sort }, until your cards change.
sort-attempt = an attempt
sort-audit_answer = an Audit
sort-backup = a loss of cards
sort-card = a card
sort-duel_answer = a Head Hunter
sort-shield = an attack on FILES


result-winner =
    { $you ->
        [yes] You win with { $score }. System owned.
        [lost] { $name } wins with { $score }. You got hacked. Rematch?
       *[no] { $name } wins with { $score }.
    }
result-shared = { $names } share the victory.
result-draw = Dead heat. Deal again.

undone = { $name } takes a choice back.

# Why something is refused
error-bad_message = I don’t know this message ({ $detail }).
older-client = This page or program is older than the server. Reload it or update it.
error-bad_name = This name cannot be used.
error-bad_setting = The game does not offer this: { $detail }
error-bad_text = This text cannot be shown.
error-cannot_undo = This choice cannot be taken back: something came to light, or somebody else has moved.
error-closed = This table is closed.
error-conflict = This choice has been used for something else.
error-forbidden = You can’t do that.
error-game_over = The game is over.
error-illegal_choice = This is not among your choices.
error-not_found = Not found.
error-not_started = The game has not begun.
error-not_your_turn = It is not your turn.
error-rate_limited = Too fast: wait a moment.
error-retry_later = The table is busy: try again in a moment.
error-seat_taken = This seat is taken.
error-stale = The table has moved on. Look again, then choose.
error-storage_unavailable = Nothing can be written at the moment, so nothing has changed.
error-too_large = This is too long.
error-unauthorized = You have no name here yet.

bad-key = This link or phrase doesn’t open anything, or not any more. A link works once, for five minutes.
bad-name-empty = A name needs at least one visible character.
bad-name-long = A name has at most 24 characters.
bad-text-controls = Control characters and invisible signs cannot be used.
bad-text-marks = There are too many accents on one letter.
bad-text-long = This is too long.
name-kept = Somebody here keeps this name, or one that looks like it: choose another.
bad-passkey = This passkey doesn’t open anything here.
too-many-passkeys = Ten passkeys are enough. Remove one of them first.
bad-address = This cannot be told: an address must begin with https:// and name a host, without a port or a user; an e-mail address has one @.
other-host = This server may tell only { $detail } of your turns: choose an address there.
no-channel = This server doesn’t offer that: its owner has not allowed it.
too-many-channels = Five places are enough. Remove one of them first.
old-code = This code is void by now. Send a new test message.
wrong-code = That is not the code in the test message.
too-long-away = Days away lie within the next year, and there are 31 of them at a time at most.
unreachable = The test message did not arrive: there is nothing at this address that may be called, or it said no.
no-sort = Say which windows you pass: none is open now.
too-many-guests = This table cannot keep more people in mind that were sent away or muted.
no-hints = There are no hints at this table.
somebody = somebody
banned = The owner of this server does not let you in.
draining = The server is about to stop. Games that have begun go on; new ones begin when it is back.
too-many-blocked = You cannot block more people.
puzzle-alone = This game was dealt from a finished one, so its cards can be known: it is played alone against bots.
seen-cards = You have seen another hand in this game: you can take a seat in the next one.

bye-kicked = The host has removed you from this table.
bye-signed_out = You have signed out.
bye-restart = The server restarts. Come back in a moment.
bye-slow = Your connection is too slow to follow. Come back, and you will see everything.

trouble = This game cannot be continued here ({ $why }).

notice-turn = It is your turn: { $game }.
notice-code = Sneakernet: your code is { $code }. If you did not ask for it, do nothing.
notice-test = A test: this is how you are told that a game waits for you.
notice-invited = You are invited to play { $game } again: it stands on your page.
notice-wanted = Somebody wants to play { $game }: there is an open seat.

# The steps of a replay in which nothing happens that could be told
step-start = The game begins.
step-chose = { $name }: { $option }
step-unseen = { $name } chooses something the others do not see.
step-hushed = A moment in which somebody may respond. Nothing happens that could be seen.
step-timeout = { $name }: the time is up.

# Quick phrases
phrase-hi = Hi!
phrase-gl = Good luck!
phrase-nice = Nice move!
phrase-oops = Oops …
phrase-think = Let me think.
phrase-thanks = Thanks!
phrase-brb = Back in a minute.
phrase-gg = Good game!
phrase-in = I’m in.
phrase-hack = HACK THE PLANET!
call = Who trades? I give { $has } for { $seeks }.
