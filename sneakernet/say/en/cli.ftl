# The command line: help, the plain table, reports and complaints.

## Help

usage = Usage: { $line }
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-bots = Bots
help-examples = Examples
help-help = Show this text.
help-default = { $text } Default: { $value }.
help = Hacker card games at one table: play { $games } against bots, look up cards and rules, simulate, replay.
    .examples =
    sneakernet games
    sneakernet play { $game }
    sneakernet rules { $game }
    sneakernet sim { $game } --games 1000 --bots casual,newcomer
help-version = Show the version and the engine that runs the rules.
help-language = The language to speak, such as en; otherwise SNEAKERNET_LANGUAGE or the one of your system.

# Words that stand for others
blank-game = GAME
blank-name = NAME
blank-key = KEY
blank-value = VALUE
blank-file = FILE
blank-lang = LANG
blank-card = CARD
blank-seal = SEAL
blank-address = ADDRESS
blank-url = URL
blank-place = PLACE
blank-words = WORDS
blank-command = COMMAND
blank-option = OPTION

help-any-game = The game: see `sneakernet games`.
help-any-edition = The edition; otherwise the game's first one.
help-any-seats = The number of players; otherwise the recommended one.
help-any-seed = Any text; the same seed deals the same cards.
help-any-settings = Change a setting (repeatable). Defaults: `sneakernet games`.
help-any-json = Print JSON, for programs.
help-any-file = The file; - reads standard input.

help-games = The games, their editions and settings.
help-cards = All cards of a game, what they do, and the rules that speak of them.
    .examples =
    sneakernet cards { $game }
    sneakernet cards { $game } --json
help-cards-card = A card, or a part of its name; otherwise all of them.
help-print = A game as sheets to cut out and play at a real table: cards, boards, markers, aids, rules.
    .examples =
    sneakernet print { $game }
    sneakernet print { $game } --paper letter --ink black --part cards
    sneakernet print { $game } --out sheets.png
help-print-settings = A setting your table plays with, repeatable; the sheets say so.
help-print-out = The file: one PDF, or a picture of each sheet where it ends in .png; otherwise the game's name with .pdf.
help-print-paper = The paper: a4 or letter.
help-print-ink = colour, or black: outlines on white, which saves ink.
help-print-parts = What to print, repeatable: cards, table (boards, markers, aids, score) or rules; otherwise everything.
help-print-no_backs = Fronts alone, for cards in sleeves.
help-rules = The rules of a game, numbered; or one of them.
    .examples =
    sneakernet rules { $game }
    sneakernet rules { $game } 1
help-rules-number = The number of one rule, with or without its letters.
help-play = Play against bots. Type the number of a choice; ? explains, hint advises, quit keeps the game.
    .examples =
    sneakernet play { $game }
    sneakernet play { $game } --bots expert
    sneakernet play { $game } --seats 3 --bots casual,strong --seed 7
    sneakernet play { $game } --set { $house_rule }
    sneakernet play --resume my.record
help-play-bots = The bots on the other seats, separated by commas; the last one takes all that are left. Otherwise newcomer, on every seat. As many as seats: you watch.
help-play-seed = Any text, otherwise a new one for each game; the same seed deals the same cards.
help-play-resume = Go on with a game that was kept, with the bots that sat there.
help-play-position = Play on from a written position, in the seat that is asked there.
help-play-plain = Plain lines without colours, one after the other: for screen readers and scripts.
help-play-new = Deal a new game, even if one waits here.
help-join = Sit down at a table on a server, by its link.
    .examples =
    sneakernet join https://play.example.org/t/Yk3v8QeB1xWm5pZr0uHsTg
    sneakernet join http://127.0.0.1:8000/t/Yk3v8QeB1xWm5pZr0uHsTg --plain
help-watch = Watch a table on a server, by its link.
    .examples =
    sneakernet watch https://play.example.org/t/Yk3v8QeB1xWm5pZr0uHsTg
help-any-url = The link, as a browser has it; the id of a table alone means the server of this machine.
help-any-plain = Plain lines without colours, one after the other: for screen readers and scripts.
help-lobby = The lobby of a server: its tables, full screen; without an address that of this machine.
    .examples =
    sneakernet lobby
    sneakernet lobby https://play.example.org
help-lobby-url = The address of the server; otherwise the one of this machine, which is opened.
help-sim = Let bots play many games; shares of the wins with 95% intervals. The seats rotate.
    .examples =
    sneakernet sim { $game } --games 10000
    sneakernet sim { $game } --bots casual,newcomer --jobs 2 --json
help-sim-games = How many games.
help-sim-bots = One bot per seat, separated by commas; the last one takes all that are left. Otherwise uniform, on every seat.
help-sim-jobs = How many processes; otherwise, and with 0, one per core. The result does not depend on it, except for bots with a time limit: ismcts without a number of worlds, strong and expert.
help-replay = Replay a recorded game, with all cards or as one seat saw it.
    .examples =
    sneakernet replay my.record
    sneakernet replay my.record --seat B --step
    sneakernet replay https://play.example.org/r/p2V8wq
help-replay-seat = The seat whose eyes you use: A, B, …
help-replay-sealed = Check the shuffle of an online game: the seal that the table showed from the deal on.
help-replay-step = One choice at a time, with the table; Enter goes on, q ends.
help-position = Positions: any moment of a game, written as text.
help-position-show = Draw a position, and say who may do what.
    .examples =
    sneakernet position show my.position
help-position-check = Check that a position can be read and written again.
    .examples =
    sneakernet position check my.position
help-position-show-seat = The seat whose eyes you use: A, B, …; otherwise everything is shown.
help-position-show-game = The game, if the file does not name it.
help-position-check-game = The game, if the file does not name it.
help-home = Open the lobby for browsers, and play a game in this terminal at the same time.
    .examples =
    sneakernet home
    sneakernet home { $game }
help-home-game = The game, otherwise the first one that `sneakernet games` names.
help-serve = Open tables for people in browsers and for bots. Everything is kept in one file, or in PostgreSQL.
    .examples =
    sneakernet serve
    sneakernet serve --port 8080 --store friends.db
    sneakernet serve --store postgresql://tables@localhost/sneakernet
    sneakernet serve --origin https://play.example.org --proxy 127.0.0.1
help-serve-host = The address to listen on; otherwise this machine alone (127.0.0.1).
help-serve-port = The port; otherwise 8000.
help-serve-database = The file with all tables, or the address of a PostgreSQL database that several servers may share; otherwise sneakernet.db.
help-serve-internal = Where other servers on the same PostgreSQL database reach this one, such as 10.0.0.5:9000; otherwise a port of this machine that is free.
help-serve-origins = Where browsers find the server, as often as needed; https:// keeps cookies to TLS.
help-serve-proxies = A proxy, or a network of proxies (10.0.0.0/8), whose X-Forwarded-For is believed.
help-serve-limits = Another limit, such as sockets_per_address=200 (repeatable).
help-serve-ssh = A port for `ssh`: who comes there has the lobby full screen; their key is their guest. Needs sneakernet[ssh].
help-serve-no_print = No page with sheets to print.
help-serve-hooks = A host that web hooks may call.
help-admin = What the owner of a running server does: look, ban, announce, drain.
help-admin-status = How the server is: tables, sockets, bans, reports, and whether it drains.
    .examples =
    sneakernet admin status --json
help-admin-tables = The tables where something changed last.
help-admin-guests = Guests, those who came last first.
help-admin-reports = What players reported about others, with what these had said at the table.
help-admin-dismiss = A report is dealt with.
help-admin-bans = Who may not come in, and for how long.
help-admin-ban = A guest, or a network, may not come in.
    .examples =
    sneakernet admin ban 7hq…GA --days 7 --network
help-admin-unban = Somebody may come in again.
help-admin-announce = Show everybody a line, at every table and in the lobby; without a text, no longer.
    .examples =
    sneakernet admin announce "Back at ten"
help-admin-drain = Begin no new tables and games, because the server will stop. Games that go on are not hurt by a restart.
help-admin-resume = Begin new tables and games again.
help-admin-erase = Erase a table with all its games, for good.
help-admin-status-server = Where the server is; otherwise http://127.0.0.1:8000.
help-admin-status-secret = The file with the owner’s secret, which lies beside the database; otherwise sneakernet.db.owner.
help-admin-status-json = JSON in place of text.
help-admin-tables-server = Where the server is; otherwise http://127.0.0.1:8000.
help-admin-tables-secret = The file with the owner’s secret, which lies beside the database; otherwise sneakernet.db.owner.
help-admin-tables-json = JSON in place of text.
help-admin-guests-name = How their names begin.
help-admin-guests-server = Where the server is; otherwise http://127.0.0.1:8000.
help-admin-guests-secret = The file with the owner’s secret, which lies beside the database; otherwise sneakernet.db.owner.
help-admin-guests-json = JSON in place of text.
help-admin-reports-server = Where the server is; otherwise http://127.0.0.1:8000.
help-admin-reports-secret = The file with the owner’s secret, which lies beside the database; otherwise sneakernet.db.owner.
help-admin-reports-json = JSON in place of text.
help-admin-dismiss-report = The id of a report.
help-admin-dismiss-server = Where the server is; otherwise http://127.0.0.1:8000.
help-admin-dismiss-secret = The file with the owner’s secret, which lies beside the database; otherwise sneakernet.db.owner.
help-admin-bans-server = Where the server is; otherwise http://127.0.0.1:8000.
help-admin-bans-secret = The file with the owner’s secret, which lies beside the database; otherwise sneakernet.db.owner.
help-admin-bans-json = JSON in place of text.
help-admin-ban-guest = The id of a guest, as `sneakernet admin guests` lists it.
help-admin-ban-days = For so many days.
help-admin-ban-network = Also everybody from where they come now.
help-admin-ban-server = Where the server is; otherwise http://127.0.0.1:8000.
help-admin-ban-secret = The file with the owner’s secret, which lies beside the database; otherwise sneakernet.db.owner.
help-admin-unban-guest = The id of a guest, as `sneakernet admin guests` lists it.
help-admin-unban-server = Where the server is; otherwise http://127.0.0.1:8000.
help-admin-unban-secret = The file with the owner’s secret, which lies beside the database; otherwise sneakernet.db.owner.
help-admin-announce-text = What everybody reads.
help-admin-announce-server = Where the server is; otherwise http://127.0.0.1:8000.
help-admin-announce-secret = The file with the owner’s secret, which lies beside the database; otherwise sneakernet.db.owner.
help-admin-drain-server = Where the server is; otherwise http://127.0.0.1:8000.
help-admin-drain-secret = The file with the owner’s secret, which lies beside the database; otherwise sneakernet.db.owner.
help-admin-resume-server = Where the server is; otherwise http://127.0.0.1:8000.
help-admin-resume-secret = The file with the owner’s secret, which lies beside the database; otherwise sneakernet.db.owner.
help-admin-erase-table = The id of a table.
help-admin-erase-server = Where the server is; otherwise http://127.0.0.1:8000.
help-admin-erase-secret = The file with the owner’s secret, which lies beside the database; otherwise sneakernet.db.owner.
help-export = Write all that is kept of a person, as JSON.
help-export-guest = The id of a guest, as `sneakernet admin guests` lists it.
help-export-server = Where the server is; otherwise http://127.0.0.1:8000.
help-export-secret = The file with the owner’s secret, which lies beside the database; otherwise sneakernet.db.owner.
help-forget = Forget a person: nothing of theirs is left, and others keep the games that they played with somebody.
help-forget-guest = The id of a guest, as `sneakernet admin guests` lists it.
help-forget-server = Where the server is; otherwise http://127.0.0.1:8000.
help-forget-secret = The file with the owner’s secret, which lies beside the database; otherwise sneakernet.db.owner.
help-backup = Write all that a server stores into one file, while the server runs. Nobody else can read the file.
    .examples =
    sneakernet backup friends-2026-11-19.db
    sneakernet backup copy.db --store postgresql://tables@localhost/sneakernet
help-backup-copy = The file to be made; it must not be there yet.
help-backup-store = The store, as `serve` names it; otherwise sneakernet.db.
help-restore = Put a copy in the place of a store that no server uses. What was there is kept beside it.
    .examples =
    sneakernet restore friends-2026-11-19.db
help-restore-copy = A file that `sneakernet backup` made; one of an earlier version is brought up to date.
help-restore-store = The store, as `serve` names it; otherwise sneakernet.db. A PostgreSQL database has to be empty.
help-check = Look through a store: whether it is whole, and every table and game in it can be read back. Servers go on.
    .examples =
    sneakernet check
    sneakernet check --store friends-2026-11-19.db
help-check-store = The store, or a copy of it; otherwise sneakernet.db.
help-think = Think for the bots of all servers on a PostgreSQL database, on this machine, until you stop it.
    .examples =
    sneakernet think --store postgresql://tables@db/sneakernet --jobs 4
help-think-store = The database, as `serve` names it.
help-think-jobs = Processes that think; 0: one less than this machine has cores.
help-bench = Random decisions per second, compiled and interpreted, and the cost of a copy.
    .examples =
    sneakernet bench
    sneakernet bench { $game } --json --seconds 0.2 --reps 5
help-bench-games = The games; otherwise all of them.
help-bench-seconds = The length of one repetition, in seconds of CPU time.
help-bench-reps = Repetitions; the median counts.

## Games

games-seats =
    { $low ->
        [one] { $low } to { $high } players
       *[other] { $low } to { $high } players
    }
games-editions = Editions: { $editions }
games-settings = Settings, given as --set KEY=VALUE:
games-how = Start with: sneakernet play { $game }

## Play

home-open = The lobby is open: { $address } (play there with friends or bots). A game waits for you here, too.
home-closed = the lobby could not be opened at { $address }; { $file } says why
home-stays = The lobby stays open at { $address }. Ctrl+C closes it.
serving-ssh = By ssh: port { $port }. Whoever comes there has the lobby, and nothing else.
ssh-extra = --ssh needs asyncssh: `{ $command }` installs it.
no-table-link = { $given } is no link to a table
no-replay-link = { $given } is no link to a replay
no-server = no Sneakernet server answers at { $address } ({ $why })
done = Done.
server-status = Sneakernet { $version }: { $in_memory } tables in memory, { $playing } where a game goes on, { $sockets } open sockets; { $bans } bans, { $reports } reports. Drains: { $draining }. Nothing can be written: { $degraded }. Announced: { $notice }
thinking = Thinking with { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}. Stop with Ctrl+C.
backed-up = { $file } holds everything as it was at this moment.
restored = { $file } is in place.
restored-before = What was there lies in { $file } now.
looked-through = { $tables } tables, { $games } games, { $rows } choices: { $faults ->
        [0] all can be read back.
        [one] one cannot be read back.
       *[other] { $faults } cannot be read back.
    }
serving = Tables are open at { $address }. Stop with Ctrl+C.
serving-exposed = listening on { $host } without TLS: whoever shares this network can read names, cookies and cards; put a proxy with TLS in front of it and set --origin https://…
cannot-listen = cannot listen on { $address }
no-such-language = no language '{ $given }'; there are { $languages }
no-card = no card of { $game } is called “{ $given }”; `sneakernet cards { $game }` lists them
no-such-rule = no rule '{ $given }'; the numbers are { $numbers }
which-game = which game? There are { $games }
resume-other-game = { $file } is a game of { $game }
resume-bot-path = { $file } seats the bot { $bot }, which is no part of any package here: a file does not load code. Name it with --bots to play on with it.
at-the-table = At the table: { $seats }. Seed { $seed }.
house-rule = House rule: { $rule }
how-to-answer = Type the number of your choice and press Enter. ? explains what you can do, quit keeps the game for later.
prompt = >
nothing-typed = Type a number from { $low } to { $n }, or ? for help.
no-such-number = There is no such choice: type a number from { $low } to { $n }, or ? for help.
one-choice = One choice is asked for here: type one number.
did-you-mean = “{ $text }” is neither a choice nor a word I know. Did you mean { $word }?
set-exactly = Choose { $most }, in any order: on one line, such as 1 3 4, or one by one.
set-between = Choose { $least } to { $most }, in any order: on one line, such as 1 3 4, or one by one; 0 ends it ({ $done }).
set-up-to = Choose up to { $most }, in any order: on one line, such as 1 3 4, or one by one; 0 ends it ({ $done }).
set-done = that is all
marked = { $set }: { $cards }
marked-nothing = nothing yet
taken-back = Taken back.
no-undo = This cannot be taken back: something came to light by it, somebody else has moved, or you have chosen nothing yet.
no-record-there = { $file } is no game of Sneakernet and stays as it is. Choose another name.
several-choices = That could be { $numbers }: type the number.
several-cards = That could be { $cards }.
no-such-card = No card is called “{ $text }”. Type cards to see them all.
not-asked = You are not asked now. Type ? for what you can do.
not-understood = “{ $text }” is neither a choice nor a word I know. Type a number, or ? for help.
can-play = { $card }: yes, you can. Type { $numbers }.
hint-others = Others:
you-can-type = You can type
saved = Saved: { $file }
kept-to-resume = Game saved. Resume with: sneakernet play --resume { $file }
kept-position = Position saved. Play on with: sneakernet play --position { $file }
kept-to-replay = Game saved. See it again with: sneakernet replay { $file }

again = Another game at this table? Press Enter to play, n to leave, or type review for the turning points.
again-draw = A draw has no winner and should be played again. Press Enter to play, n to leave, or type review for the turning points.
yes-or-no = Press Enter to play again, type review for the turning points, or n to leave.
word-yes = y yes
word-no = n no
word-review = review v

word-help = ? h
word-why = w
word-hint = tip advice
word-undo = u
word-cancel = x
word-table = t
word-log = l
word-cards = c
word-card = c?
word-rules = r
word-save = s
word-say = say
word-earlier = earlier
word-word = word
word-hold = hold
word-ahead = ahead
word-next = next
word-sit = sit
word-stand = stand
word-away = away
word-start = start
word-link = link invite
word-quit = q exit bye

type-help = ?
    .does = what you can do now, with the cards in full
type-why = why CARD
    .does = why a card cannot be played now, by which rule
type-hint = hint
    .does = what a strong player would pick here, why, and how likely that wins
type-undo = undo
    .does = take your last choice back, as long as nothing came to light
type-cancel = cancel
    .does = back out of a choice that is half made
type-table = table
    .does = the table and the question once more
type-log = log
    .does = all that happened so far
type-cards = cards
    .does = all cards of the game
type-card = card NAME
    .does = one card in full
type-rules = rules N
    .does = one rule; without a number, the list
type-save = save FILE
    .does = write the game to a file and go on
type-say = say TEXT
    .does = say something to everybody at the table; /gg and the like are quick phrases
type-earlier = earlier, earlier N
    .does = what you were shown before: the view before this one, or N views ago
type-word = word TEXT
    .does = between games: add a word to the next deal, so that nobody can choose it alone
type-hold = hold
    .does = in a response window: hold it open for six seconds more
type-ahead = ahead turn
    .does = pass ahead: for this turn, game or kind of window; off: be asked again
type-next = next
    .does = the bots’ next step, where they wait for a sign
type-sit = sit B
    .does = take a seat: a free one, or a bot’s
type-stand = stand
    .does = leave the seat; a bot goes on
type-away = away
    .does = let a bot play for you for a while, or take your cards back
type-start = start
    .does = begin; bots take the free seats
type-link = link
    .does = the link to this table, for friends
type-quit = quit
    .does = leave; the game is kept and you can go on later

## Records and positions

seal-fine = Proven: the server’s secret in this record has the seal that the table showed before the deal.
seal-note = The secret in this record fits the seal that stands in it. Whether the table showed that seal before the deal, only those who sat there know: give what you were shown with --sealed.
seal-words = { $n ->
    [0] Nobody added a word: the deal follows from the server’s secret alone.
   *[other] The deal also follows from the words of the seats: { $words }. If yours is among them as you gave it, the server could not know the deal when it fixed its secret.
}
seal-dealt = Proven: played anew by the rules, all cards and draws follow from this seed and from { $n ->
    [one] one choice
   *[other] { $n } choices
}.
seal-broken = this is not the seed that was sealed at the deal
record-old-digest =
    The digest of this record has an older form. Every choice follows the rules; whether one is missing cannot be checked.
record-unfinished =
    { $n ->
        [one] The record stops here, after { $n } choice; the game is not over.
       *[other] The record stops here, after { $n } choices; the game is not over.
    }
no-such-seat = there is no seat { $seat }: { $seats } people play
step-prompt = { $n }/{ $of } { $name } chooses …
position-without-game = { $file } does not say which game it is: write `game: { $game }` into it, or give --game
position-over = The game is over.
position-asks-other = { $seat } is asked.
position-asks-somebody = Somebody is asked in secret.
position-asks = { $seat } is asked ({ $about }): { $question }
position-differs = { $file } changes when it is written and read again
position-fine =
    { $asked ->
        [none] { $file }: fine. { $game }, { $seats } seats, the game is over.
       *[other] { $file }: fine. { $game }, { $seats } seats, { $asked } is asked { $about }: { $n } options.
    }

## Simulation and bench

sim-progress = { $game }
sim-head =
    { $n ->
        [one] { $game }: { $n } game of { $seats } players, seed { $seed }
       *[other] { $game }: { $n } games of { $seats } players, seed { $seed }
    }
sim-who = who
sim-share = wins
sim-interval = 95 % interval
sim-seat = seat { $seat }
sim-fair = A fair share is { $share }; a drawn game is shared by its leaders.
sim-length = Decisions per game: { $mean } ({ $shortest } to { $longest }){ $turns ->
    [none] { "" }
   *[other] { ", " }turns: { $turns }
}
sim-options = Options per decision: { $mean } (up to { $most })
sim-endings = How games ended: { $endings }
sim-draws = Draws: { $n }
bench-interpreted = No compiled engine here, only interpreted rows ({ $engine })
bench-no-numpy = NumPy is not here: no rows with observations (mode vector)
bench-game = game, players
bench-mode = how it is driven
bench-decisions = decisions/s
bench-games = games/s
bench-copy = copy µs
engine-compiled = compiled engine, build { $build }
engine-asked = interpreted engine: SNEAKERNET_ENGINE asks for it
engine-not-built = interpreted engine: this source is not compiled; `make engine` compiles it
engine-no-checkout = interpreted engine: this package came without a compiled one; `pip install --force-reinstall --no-binary sneakernet sneakernet` compiles it where there is a C compiler
search-interpreted = The engine is not compiled here, so the bots that search look less far in their time. sneakernet --version says why.

## Printing

printed = Written to { $file }.
printed-pictures =
    { $n ->
        [one] One sheet, written to { $first }.
       *[other] { $n } sheets, written to { $first } … { $last }.
    }
print-how = Print at 100% (“actual size”), on both sides, flipped on the long edge. Heavy paper makes good cards.
print-pdf-or-png = --out: a file ends in .pdf or .png, not as { $given } does
print-one-of = { $option }: '{ $given }' is none of { $known }
