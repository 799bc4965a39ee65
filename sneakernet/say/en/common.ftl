# Words that all games and all programs share.

comma = {", "}
sentence = { $text }.
you-name = you
you-object = you
hidden-cards =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
refusal-with-rule = { $text } ({ $rule })
refusal-no-such-option = There is no choice number { $n }.
