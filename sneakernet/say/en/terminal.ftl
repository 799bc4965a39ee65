# The full screen, and the plain lines of a client.

# The table
watching = watching
redialling = NO CARRIER. Redialling{ $n ->
    [0] { "" }
   *[other] { "" } ({ $n })
    } …
dialling = Dialling …
closed = The line is closed{ $why ->
    [redirect] : the server wants to send us elsewhere, and we do not follow
    [unfit] : what came is not what a Sneakernet server says
    [401] : this server does not know us
    [404] : there is no table behind this link, or it is not for you
   *[other] .
    }
unsent = Not sent: the line is down. It will be sent once the line is back.
waiting-room = Waiting for players. Bots fill empty seats when the game begins.
seats = Seats
chair-open = free
invite = Invite:
talk = Say something; /gg and the like are quick phrases; Escape goes back
chat-empty = Press t to say something.
untimed = everybody must respond
sealed = sealed
passed = you passed
several = There are several ways to play this card: choose one.
confirm = Confirm: { $name } ({ $n })
enter-picks = Enter chooses this.
hand = Hand

title-log = Log
title-help = Help
title-why = Why not?
title-cards = Cards
title-rules = Rules
title-search = Search
title-invite = Invite
title-ahead = Pass ahead (everybody sees it)
title-arm = Armed responses
title-sit = Sit down
title-tempo = Bots play
title-review = Turning points
closes = Esc closes
type-to-search = Type to search

key-help = help
key-why = why
key-cards = cards
key-sheet = sheet
key-undo = undo
key-hint = hint
key-talk = talk
key-search = search
key-leave = leave

help-digits = choose from the list; with more than nine choices capital letters go on
    .key = 1…9 A…Z
help-arrows = walk through the choices; Tab goes to the hand, where ← → walk and Enter plays
    .key = ↑ ↓ Tab
help-space = mark one of a set; Enter confirms a set that is complete
    .key = Space
help-w = why you cannot play your cards now, with the numbers of the rules
    .key = w
help-c = all cards
    .key = c
help-r = all rules
    .key = r
help-slash = search choices, cards and rules
    .key = /
help-d = the checklist, the networks or what else the game keeps beside its table
    .key = d
help-u = undo, as long as nothing has come to light
    .key = u
help-h = what a strong player would choose here
    .key = h
help-b = look back at what you were shown, while the game goes on
    .key = b
help-o = in a response window: hold it open for six seconds more
    .key = o
help-p = pass ahead, or be asked again
    .key = p
help-a = arm a response: it goes off by itself
    .key = a
help-t = say something
    .key = t
help-l = the whole log
    .key = l
help-i = the link to this table, and its QR code
    .key = i
help-n = next step, where bots wait for a sign; after the end another game
    .key = n
help-q = leave; the game is kept
    .key = q
help-palette = everything else: seats, pace of the bots, colours
    .key = Ctrl+P

why-none = You hold no cards.
no-undo = Not now: something has come to light, or somebody else has moved.
no-hints = No hints at this table.
hint-not-now = A hint is there when it is your turn to choose, not in a response window.
thinking = Thinking it over …
no-hold = Nothing to hold open.
no-arms = You hold no card that responds to others.
no-sheet = There is nothing beside this table.
no-chat = The host has switched the chat off.
arm = Arm { $card }
disarm = Disarm { $card }
arm-what = Goes off by itself at the next window in which it is possible. Nobody sees it before.
ahead-off = ask me each time
ahead-kind = this kind of window, until my cards change
ahead-turn = for this turn
ahead-game = for this game
rematch-wanted = You want to play again. As soon as everybody does, it begins.
review-none = No single choice lowered your chance to win by much.
tempo-slow = slowly
tempo-normal = at a normal pace
tempo-fast = fast
tempo-step = step by step: n lets them go on

entry-rematch = Another game
entry-review = Turning points: what would have been better
entry-see-again = See it again, step by step
entry-word = Add a word to the deal
entry-leave = Leave
entry-start = Start the game
entry-sit = Sit down
entry-invite-others = Invite others: link and QR code

do-hint = Hint
    .what = What a strong player would choose here
do-undo = Undo
    .what = Take your last choice back
do-why = Why not?
    .what = Why you cannot play your cards now
do-cards = Cards
    .what = All cards of the game
do-rules = Rules
    .what = All rules of the game
do-log = Log
    .what = All that happened
do-invite = Invite
    .what = The link to this table, and its QR code
do-sit = Sit down
    .what = Take a free seat, or a bot’s
do-stand = Stand up
    .what = Leave your seat; a bot goes on
do-away = Away
    .what = Let a bot play for you for a while, or take your cards back
do-tempo = Pace of the bots
    .what = Slow, normal, fast, or step by step
do-ahead = Pass ahead
    .what = Do not be asked in response windows
do-arm = Armed responses
    .what = A response that goes off by itself
do-theme = Colours
    .what = Board, phosphor, amber, paper and others
do-quit = Quit
    .what = Back to the shell; the game is kept

# Coming and going
greeting-new = A new game. It is kept: when you come back with the same command, it goes on.
greeting-back = Welcome back: this is your game of { $game }. It goes on where you left it; q leaves, and “sneakernet play { $name } --new” deals another one.
goodbye = The game is kept; “sneakernet play { $name }” goes on with it.

# Plain lines
line-link = This table: { $link }
line-ahead-off = off
line-ahead-kind = kind
line-ahead-turn = turn
line-ahead-game = game
line-ahead = Pass ahead for how long? Type ahead and one of these words: { $words }.
line-choose = Type a number from 1 to { $n }, or quit.
line-back = The line is back.
line-seats = At the table: { $seats }.
line-down = The line is down. Try again when it is back.
line-save = The server keeps this game. It can be saved here when it is over.
line-replay = See it again: { $link }
line-watch-on = If they play again, you go on watching. quit leaves.
line-goodbye = The table stays where it is: sneakernet join { $link }

# Replays
replay = replay
replay-none = There is no replay behind this link. A game can be seen again when it is over.
side-all = all hands
side-table = a watcher
title-side = Through whose eyes?
replay-key-left-right = step
    .key = ← →
replay-key-up-down = turn
    .key = ↑ ↓
replay-key-home-end = begin, end
    .key = Home End
replay-key-space = play
    .key = Space
replay-key-v = view
    .key = v
replay-key-help = help
    .key = ?
replay-key-q = leave
    .key = q

# A word for the deal
word-how = The server has fixed its secret. Its fingerprint is { $seal }. The cards will follow from that secret and from the words of all who add one.
word-given = Your word is added. Keep the fingerprint: after the game sneakernet replay --sealed { $seal } checks the deal.

# Looking back
past-at = Earlier: view { $n } of { $all }
past-keys = ← → step   Esc back to now
past-turn = It is your turn
past-none = Nothing has happened yet.
past-chose = You chose: { $what }

# The lobby
lobby-welcome = Hacker card games. Sit down anywhere, or wake the bots.
lobby-keys = ↑ ↓ Enter or a digit: go there   t: by link   ? help   ^p more   q leave
lobby-help = Your tables come first, then open ones, then what you can begin. With t you go to a table by its link. At the table, i shows its link and QR code for friends: in the browser, in a terminal with “sneakernet join LINK”, or with a program of their own.
lobby-link = Link to a table or a replay
lobby-elsewhere = That is not a link of this server. Elsewhere: sneakernet join { $link }
lobby-mine = Your table
lobby-seat = Open seat
lobby-table = Watch
lobby-new = New: { $game }
lobby-bots = Play now, against bots
lobby-open = Open a table for all: it is listed in the lobby
lobby-private = Open a table for friends: who has the link
lobby-sort = { $edition }, { $seats } players
phase-waiting = waiting
phase-playing = playing
phase-over = over
