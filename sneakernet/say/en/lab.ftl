# The lab: commands, reports, what was found.

help-lab = The lab: measure bots, weigh games, compare editions and house rules, make data sets.
    .examples =
    sneakernet lab match { $game } --one ismcts@0.3s --field greedy --deals 50
    sneakernet lab tournament { $game } --bots uniform,greedy,strong --deals 100 --out bots.html
    sneakernet lab balance { $game } --games 2000 --out balance.html
    sneakernet lab compare { $game } --right { $house_rule } --games 1000
help-lab-match = One bot among others: its share of the wins, once from each seat of every deal.
    .examples =
    sneakernet lab match { $game } --one greedy --field uniform --deals 200
    sneakernet lab match { $game } --seats 3 --one ismcts@0.3s --field greedy
help-lab-match-one = The bot that is measured.
help-lab-match-field = The bot on all other seats.
help-lab-tournament = Every bot against every other, with ratings.
    .examples =
    sneakernet lab tournament { $game } --bots uniform,greedy,ismcts@500 --deals 50
help-lab-tournament-bots = The bots, separated by commas.
help-lab-balance = Which seat and card wins more than its share, and how long games last.
    .examples =
    sneakernet lab balance { $game } --games 2000 --out balance.html
    sneakernet lab balance { $game } --set { $house_rule } --games 500
    sneakernet lab balance { $game } --edition all --seats all --out editions.html
    sneakernet lab balance { $game } --each-rule --games 300 --out rules.html
help-lab-balance-edition = The edition, several with commas between them, or all; otherwise the game’s first one.
help-lab-balance-seats = The number of players, several with commas between them, or all; otherwise the recommended one.
help-lab-balance-each_rule = The game as it is, and once more with each rule that can be switched.
help-lab-compare = Two editions, house-rule sets or rule changes against each other on the same deals. A rule of your own becomes a setting first: docs/how/use-the-lab.md says how.
    .examples =
    sneakernet lab compare { $game } --right { $house_rule }
help-lab-compare-left = The one way to play: edition=E and settings; otherwise the game as it is.
help-lab-compare-games = How many deals; each is played both ways.
help-lab-compare-right = The other way to play, in the same words.
help-lab-bench-v1 = One frozen measure of players: each agent among greedy ones, at every table that the rules allow, for the same deals, on each seat in turn. Prints one table: shares as multiples of a fair one, each with its interval.
    .examples =
    sneakernet lab bench-v1 { $game } --seats 3 --deals 10
    sneakernet lab bench-v1 --agent my_package.my_module:MyBot --keep bench.jsonl --out bench.md
help-lab-bench-v1-games = The games; otherwise all of them.
help-lab-bench-v1-agents = A player to measure, by its name or the path of its class; may be repeated. Without it, those of the published table.
help-lab-bench-v1-seats = Only tables with so many players.
help-lab-bench-v1-deals = Deals per table; the published table has 100.
help-lab-bench-v1-keep = Keeps each finished line in a file; the same command goes on from there.
help-lab-bench-v1-out = Writes the table to a file, in Markdown.
help-lab-columns = What the numbers of data sets and environments mean, as JSON: each column with its name, its meaning and the most it can be, how each action is spelled, and the version of all this.
    .examples =
    sneakernet lab columns { $game } --seats 3 --out columns.json
help-lab-columns-out = Writes to a file instead.
help-lab-dataset = Records to arrays for learning, in the columns and action numbers of the PettingZoo and OpenSpiel adapters: of records that are there, or of games between bots. A file holds one game, edition and number of seats.
    .examples =
    sneakernet lab dataset { $game } --games 1000 --bot greedy --out games.npz
    sneakernet lab dataset { $game } monday.record friday.record --out mine.npz
help-lab-dataset-files = Records of finished games; without any, bots play new games.
help-lab-review = The picks that turned a recorded game, and what would have been better.
    .examples =
    sneakernet lab review my.record
help-lab-review-worlds = Imagined worlds per pick: more are slower and surer.
help-lab-train = Learn a game: the bots play it with themselves, and what plays better is kept. It takes hours; every piece is kept, and the same command goes on where it was stopped.
    .examples =
    sneakernet lab train { $game } --generations 5 --minutes 55
help-lab-train-folder = Where games and nets are kept.
help-lab-train-generations = How many generations more.
help-lab-train-minutes = The time after which no new piece is begun.
help-any-deals = How many deals; each is played from every seat.
help-any-bot = The bot on every seat.
help-any-games = How many games.
help-any-out = Where to write the result.
help-any-keep = A file that keeps what was played, so that a run that was stopped can go on.
help-any-place = Where to compute: local, or ray for a cluster. --jobs then says how many processes of the cluster work at once.
help-any-jobs = How many processes; 0 is one per core. The result does not depend on it, but for bots that think by the clock: ismcts without a number of worlds, strong and expert.

lab-progress = { $game }
lab-written = Written: { $file }
lab-kept =
    { $n ->
        [one] Stopped: one game of { $of } is kept in { $file }. The same command goes on from there.
       *[other] Stopped: { $n } games of { $of } are kept in { $file }. The same command goes on from there.
    }
lab-nothing-kept = Stopped: nothing was kept. With --keep FILE the games that are over are kept, and the same command goes on.
lab-needs = This needs more packages: `{ $command }` installs them.
lab-no-such-place = --on is '{ $given }'; it can be { $one } or { $other }
lab-too-few-bots = a tournament needs two different bots or more
lab-bot-twice = { $name } is named twice: name each bot once
lab-same-sides = both sides are the same way to play; say what differs, such as --right { $hint }
lab-no-seats = --seats is '{ $given }'; numbers with commas between them were expected, or { $all }
lab-same-file = --keep and --out both name { $file }; the result would take the place of what was played
lab-already-played = { $option } says how to play, and these games are played already: name files or options
lab-unfinished = { $file } ends before its game is over
lab-match = { $one } among { $field }: { $times } times a fair share ({ $low } – { $high }), { $share } of the wins, { $n } games.
train-needs = Training needs NumPy: `{ $command }` installs it.
train-play = Playing
train-fit = Learning
train-gate = Proving
train-generation = Generation { $n }: learned from { $games } games; new games are foretold with a log-loss of { $off }.
train-gate-found = against the best one before, { $table } seats: { $times } times a fair share ({ $low } – { $high })
train-stopped = Stopped. Everything is kept in { $folder }; the same command goes on from there.
train-best = The best net: { $file }
train-none = None of these nets plays better than the judgement yet; the same command goes on.
lab-made-by = Made again by:
lab-made-with = Sneakernet { $version }; fingerprint of its rules and bots: { $source }
lab-from-to = { $low } to { $high }
lab-points = { $n } points

lab-tournament-title = Bots at { $game }
lab-tournament-about = { $game }, { $way }: { $seats } seats, bots { $bots }, { $deals } deals, { $n } games, seed { $seed }
lab-tournament-intro = Every pair of bots played the same deals from every seat.
lab-ratings = Ratings
lab-strongest = { $name } is the strongest, with { $points } points above the average: pair by pair it surely wins more than the fair { $fair } beside each of the others.
lab-leads = { $name } leads, with { $points } points above the average. But these games cannot tell it for sure from { $others }: pair by pair, its interval there still holds the fair { $fair }.
lab-note-ratings = Points above or below the average of these bots; 400 more make the odds ten to one. Each interval is one of 95% by itself, and of the distance to the average: who is stronger than whom, the pairs tell.
lab-note-open = Where one bot never won against another, these games set no bound to how far they are apart: the intervals are open there, and the points only grow with the number of games.
lab-at-least = { $low } or more
lab-at-most = { $high } or less
lab-open = open
lab-pairings = Pair by pair
lab-note-pairings = What one seat of the first bot wins where the two share a table in turns. The intervals are widened so that they hold for all pairs together; a bot is called the strongest only if each of its intervals lies above the fair share.
lab-axis-rating = Rating
lab-axis-games = Games
lab-axis-counts = Change, in % of the first way to play
lab-axis-points = Change, in points

lab-balance-title = Balance of { $game }
lab-balance-intro = The same bot sits on every seat, so what differs is the seat, the deal and the cards. Every interval is one of 95%, widened so that it holds for all lines of its table together; a line is called better or worse only if its interval leaves the fair share out. For a seat or a place that is an equal part of the wins, for a card what all cards of its table win together. In the plots the dashed line is the fair share; who is better has a triangle, who is worse one upside down.
lab-balance-about =
    { $game }, { $edition }: { $seats } seats{ $settings ->
        [none] { "" }
       *[other] , { $settings }
    }, bot { $bot }, { $n } games, seed { $seed }
lab-length = A game lasts { $turns ->
    [none] { "" }
   *[other] { $turns } turns ({ $interval }) and{ " " }
}{ $decisions } decisions on average; { $draws } of the games have no single winner.
lab-few = Left out, because fewer than two lines have { $fewest } cases yet: { $tables }. More games (--games) bring them.
lab-more =
    { $name } wins { $share } ({ $interval }): more than { $table ->
        [cards-dealt] the { $fair } of all dealt cards
        [cards-played] the { $fair } of all played cards
       *[other] the fair { $fair }
    }.
lab-less =
    { $name } wins { $share } ({ $interval }): less than { $table ->
        [cards-dealt] the { $fair } of all dealt cards
        [cards-played] the { $fair } of all played cards
       *[other] the fair { $fair }
    }.
lab-even-seat = No seat is better than another, as far as these games can tell; the widest interval spans { $width }.
lab-even-order = Going first or last makes no difference that these games can show; the widest interval spans { $width }.
lab-even-counted = None of these is better than another, as far as these games can tell; the widest interval spans { $width }.
lab-even-cards-dealt = No card of the deal stands out, as far as these games can tell; the widest interval spans { $width }.
lab-even-cards-played = No card stands out among those played; the widest interval spans { $width }.
lab-side-by-side = Side by side
lab-left-out = Left out, because the edition is not made for so many players: { $ways }.
lab-way =
    { $edition }, { $seats } seats{ $settings ->
        [none] { "" }
       *[other] , { $settings }
    }
lab-side =
    { $name }: { $turns } turns{ $length ->
        [more] , more than in the first line
        [less] , fewer than in the first line
       *[same] { "" }
    }; the first to play wins { $share } ({ $interval }){ $order ->
        [more] , more than a fair share
        [less] , less than a fair share
       *[fair] , which may be fair
    }.
lab-note-side = Each interval of turns is one of 95% by itself; longer or shorter is said only where two of them do not touch. The lab’s compare sees smaller differences, because it plays the same deals both ways.
lab-by-seat = By seat
lab-by-order = By place in the turn order
lab-by-counted = By { $name }
lab-by-cards-dealt = By card held at the beginning
lab-by-cards-played = By card played
lab-note-cards-dealt = Only the cards of the deal count here, for chance alone decides who gets them; which cards come later depends on how the game goes. The fair share is that of all dealt cards together: a seat that is dealt more of them holds each more often.
lab-note-cards-played = A card played is a companion of winning, not always its cause: who is ahead can play what others cannot. Who wins also plays more, so the fair share is that of all played cards together.
lab-name-seat = Seat { $name }
lab-name-order =
    { $name ->
        [1] First to play
       *[other] Number { $name } to play
    }
lab-axis-share = Share of the wins, in %
lab-axis-turns = Turns in a game
lab-head-name = Name
lab-head-share = Share
lab-head-interval = 95% interval
lab-head-turns = Turns
lab-head-first = First to play
lab-head-fair = Fair
lab-head-seen = Cases
lab-head-difference = Difference
lab-head-pair = Bots
lab-head-times-fair = Times fair

lab-compare-title = { $game }: { $left } or { $right }
lab-compare-about = { $game }, { $left } or { $right }: { $seats } seats, bot { $bot }, { $deals } deals, { $n } games, seed { $seed }
lab-compare-intro = Each deal was played both ways. In the plots the dashed line is no change; what surely rises has a triangle, what surely falls one upside down.
lab-note-compare = The intervals of the differences are of 95%, widened so that they hold for all of them together. A difference of shares is said in points: from 40% to 30% are 10 points.
lab-compare-found = What changes
lab-compare-nothing = Nothing changes that these games can show.
lab-compare-more = { $what } rises from { $left } to { $right } (difference { $interval }).
lab-compare-less = { $what } falls from { $left } to { $right } (difference { $interval }).
lab-measure-turns = The number of turns
lab-measure-decisions = The number of decisions
lab-measure-draws = The share of games without a single winner
lab-measure-starter = The first player’s share of the wins
lab-measure-last = The last player’s share of the wins
lab-short-turns = Turns
lab-short-decisions = Decisions
lab-short-draws = No single winner
lab-short-starter = First player wins
lab-short-last = Last player wins
lab-measure-same = The share of deals with the same result
