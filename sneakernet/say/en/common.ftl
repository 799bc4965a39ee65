# Words that all games and all programs share.

language-name = English
comma = {", "}
and = { $first } and { $last }
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
percent = { $n } %
refusal-with-rule = { $text } ({ $rule })
refusal-no-such-option = There is no choice number { $n }.
