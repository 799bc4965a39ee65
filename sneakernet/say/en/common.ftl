# Words that all games and all programs share.

language-name = English
comma = {", "}
and = { $first } and { $last }
or = { $first } or { $last }
sentence = { $text }.
you-name = you
you-object = you
hidden-cards =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
decimal-0 = { NUMBER($n, maximumFractionDigits: 0) }
decimal-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal-2 = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
decimal-3 = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
percent = { $n }%
refusal-with-rule = { $text } ({ $rule })
refusal-no-such-option = There is no choice number { $n }.

# A game that has no sentences of its own is told by the names in its rules.

any-ask = Choose: { $about }
any-event =
    { $as ->
        [you] You
       *[they] { $who }
    }: { $deed }
any-refusal = Not possible now: { $why }
any-rules = Nobody has written down the rules of { $title } here.
any-scores = Scores: { $scores }.
any-verdict =
    { $as ->
        [you] You win
        [they] { $names } wins
       *[all] { $names } share the win
    }: { $why }.
any-over = over
any-asked = to choose: { $who }
any-remembered = remembered: { $cards }
refusal-no-such-card = There is no card of this name.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-yours = You cannot choose this card now.
refusal-not-now = This cannot be chosen now.
refusal-no-set = You are asked for a single choice.
refusal-set-exactly = { $n ->
        [one] Choose exactly one.
       *[other] Choose exactly { $n }.
    }
refusal-set-at-least = { $n ->
        [one] Choose at least one.
       *[other] Choose at least { $n }.
    }
refusal-set-at-most = { $n ->
        [one] Choose at most one.
       *[other] Choose at most { $n }.
    }
refusal-set-one-of-each = Choose only one with each code.
refusal-set-not-so-many = There are not that many of these to choose.
refusal-set-impossible = These cannot be chosen together.
