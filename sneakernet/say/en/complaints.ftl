# What is wrong with what somebody wrote: on the command line, in records, in positions, in settings.

complaint-in-line = line { $line }: { $text }
complaint-in-field = { $field }: { $text }

## Games, settings, bots

complaint-no-address = '{ $given }' is no address of a server, a table or a replay
complaint-no-game = no game is called '{ $given }'; there are { $known }
complaint-no-edition = { $game } has no edition '{ $given }'; there are { $known }
complaint-seat-count = { $game } ({ $edition }) is for { $allowed } players, not { $given }
complaint-no-setting = no setting is called '{ $given }'; there are { $known }
complaint-bad-value = setting { $name } is '{ $given }'; it may be { $allowed } ({ $rule })
complaint-setting-no-seat = setting { $name } is { $given }, but there are { $seats } seats ({ $rule })
complaint-setting-of-two = setting { $name } is { $given }; with two players it is always { $only } ({ $rule })
complaint-no-bot = no bot is called '{ $given }'; there are { $known }
complaint-bot-path = the bot { $given } cannot be loaded: { $why }
complaint-bot-worlds = a number of worlds was expected after @, not '{ $given }'
complaint-bot-no-bound = { $given } takes nothing after an @; only { $known } do
complaint-bot-seconds = seconds were expected after @, such as 0.3s, not '{ $given }'
complaint-no-clock-runs = a game of so many minutes needs a clock, and none runs here: give a number of turns, or off
complaint-too-many-bots = { $bots } bots for { $seats } seats
complaint-no-letter = seats are called { $first } to { $last }, not '{ $given }'
complaint-no-recipe = nobody has written yet how a net of { $game } is trained: docs/how/train-a-bot.md
complaint-damaged-results = line { $number } of { $file } is no result of this plan; name another file, or remove it
complaint-other-plan = { $file } holds results of another plan, or of rules or bots that have changed since; name another file, or remove it
complaint-results-in-use = another run is writing to { $file }; wait for its end, or name another file
complaint-mixed-tables = { $one } is a game of { $game }, { $edition }, with { $seats } seats, and { $other } one of { $other_game }, { $other_edition }, with { $other_seats }: make a data set of each sort
complaint-worker-gone = one of the processes that play was ended from outside, perhaps because memory ran out; try again with fewer of them (--jobs)
complaint-no-ray = --on ray needs more packages: `{ $command }` installs them.
complaint-no-cluster = no Ray cluster answers at { $address }
complaint-cluster-refuses = Ray cannot join the cluster at { $address }: { $text }
complaint-cluster-other = { $machine }, a machine of the cluster, has other rules or bots than this one: install the same Sneakernet on both
complaint-cluster-without = { $machine }, a machine of the cluster, has no Sneakernet, or a very old one: install the same as on this one

## What records and positions share

complaint-name-value = expected name=value once each, found '{ $given }'
complaint-unknown-field = unknown field: { $given }
complaint-limit-name = there is no limit '{ $given }'; there are: { $allowed }
complaint-limit-number = a limit is a name and a number above 0, such as sockets_per_address=200, not '{ $given }'
complaint-address = a host and a port such as 10.0.0.5:9000 were expected, not '{ $given }'
complaint-network = an address or a network such as 10.0.0.0/8 was expected, not '{ $given }'
complaint-whole-number = a whole number was expected, not '{ $given }'

## Records

complaint-record-empty = the record is empty
complaint-no-record = a record begins with `{ $expected }`
complaint-record-format = format version '{ $given }' is unknown; this is { $known }
complaint-record-seats = { $given } seats; there can be 1 to { $most }
complaint-open-quote = a quotation mark is not closed
complaint-field-missing = the field { $name } is missing
complaint-rules-version = rules version { $given } of { $game }; this program plays { $known }
complaint-no-pick = expected a seat and a pick, such as `A add:worm`, found '{ $given }'
complaint-illegal-pick = { $given }: not possible now. { $why }
complaint-other-asked = '{ $given }', but { $asked } is asked
complaint-after-end = '{ $given }' comes after the end of the game
complaint-after-digest = nothing may follow the digest
complaint-wrong-digest = the digest does not match: the game played differs
complaint-rules-changed = the rules of { $game } have changed since: from choice { $line } on they lead elsewhere
complaint-row-does-not-follow = it does not follow from the line before

## Positions

complaint-no-field = expected `field: value`, found '{ $given }'
complaint-field-twice = field '{ $given }' is there twice
complaint-other-game = this is a position of { $given }, not of { $game }
complaint-none-of = '{ $given }' is none of { $known }
complaint-unplayable = the position cannot be played on from here
complaint-stream = four words of eight hexadecimal digits were expected
complaint-no-procedure = '{ $given }' is no open procedure of this game
complaint-too-many-procedures = more than { $most } procedures cannot be open
complaint-no-card = no card is called '{ $given }'
complaint-two-places = { $card } is in two places
complaint-no-seat = there are { $seats } seats, { $given } is none of them
complaint-up-to = { $given } is not from 0 to { $most }
complaint-from-to = { $given } is not from { $least } to { $most }
complaint-there-twice = { $given } is there twice

## The server's file

complaint-database-journal = SQLite offers journal { $mode }, synchronous { $level }; wal and 2 (FULL) are needed
complaint-database-newer = made by a newer Sneakernet (step { $done }; this one knows { $known })
complaint-database-readonly = the database cannot be written
complaint-database-notadb = this is no database
complaint-database-cantopen = the database cannot be opened
complaint-database-busy = another program holds the database
complaint-database-in-use = another server has this database open; each database has one server
complaint-database-full = the disk is full
complaint-database-corrupt = the database is damaged
complaint-database-ioerr = the disk does not answer as it should
complaint-database-unsynced = PostgreSQL runs with fsync off; what it says is written would be lost with the power
complaint-database-postgres = PostgreSQL does not let us in: { $problem }
complaint-not-installed = not installed; `{ $command }` brings it
complaint-copy-exists = there is such a file already; a copy takes the place of none
complaint-store-not-empty = there are tables in this database already; a copy needs an empty one
complaint-journal-unreadable = what happened at this table cannot be read
complaint-database-think = a file has one server, which thinks by itself; thinkers need the address of a PostgreSQL database
complaint-database-other = the database does not work ({ $code })

## What the system says of files

system-enoent = no such file or folder
system-eacces = you may not open this
system-eperm = this is not allowed
system-eisdir = this is a directory, not a file
system-enotdir = a part of the path is no directory
system-eexist = it exists already
system-enospc = the disk is full
system-erofs = the disk is read-only
system-enametoolong = the name is too long
system-eloop = links lead in a circle
system-eio = the disk does not answer as it should
system-emfile = too many files are open
system-other = the system refuses ({ $code })
not-text = not a text file (byte { $byte })

## The command line

usage-no-command = a command is missing; `sneakernet --help` lists them
usage-no-such-command = no command is called '{ $given }'; `sneakernet --help` lists them
usage-no-such-command-but = no command is called '{ $given }'; did you mean { $meant }?
usage-no-such-option = there is no option { $given }; `--help` lists them
usage-missing = { $given } is missing
usage-extra = too many words: { $given }
usage-needs-value = { $given } needs a value
usage-takes-no-value = { $given } takes no value
usage-bad-value = { $given } cannot be that
usage-int_parsing = { $option } is '{ $given }'; a whole number was expected
usage-float_parsing = { $option } is '{ $given }'; a number was expected
usage-greater_than_equal = { $option } is { $given }; it must be at least { $bound }
usage-less_than_equal = { $option } is { $given }; it may be { $bound } at most
usage-other = this command line cannot be read; `--help` shows how it goes
