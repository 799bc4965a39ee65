# Wörter, die alle Spiele und Programme teilen.
#
# Wie wir auf Deutsch reden: du, kurze Sätze, keine Anleitung zum Auswendiglernen.
# Was auf den Karten steht, bleibt: Namen der Karten, HACK THE PLANET, FILES, DECK, SNOOP, PHONES, BOX, ADD, DRAW, PASS,
# TRIM, BAUD, INTERNET, TRADE, MOVE, DISCARD. Sektoren heißen wie in der deutschen Ausgabe.
#
#   hand           Hand; Karten auf der Hand
#   deck, pile     Stapel, Ablagestapel
#   discard        abwerfen; return: zurücklegen
#   turn, round    Zug, Runde
#   game           Spiel; wo es um eine bestimmte Runde am Tisch geht, Partie
#   seat           Platz
#   rival          Gegner; player: Spieler
#   setting        Einstellung; house rule: Hausregel
#   option, choice Möglichkeit, Entscheidung
#   response       Reaktion; answer to a question: Antwort

language-name = Deutsch
comma = {", "}
and = { $first } und { $last }
or = { $first } oder { $last }
sentence = { $text }.
you-name = du
you-object = dich
hidden-cards =
    { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
decimal-0 = { NUMBER($n, maximumFractionDigits: 0) }
decimal-1 = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal-2 = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
decimal-3 = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
percent = { $n } %
refusal-with-rule = { $text } ({ $rule })
refusal-no-such-option = Eine Wahl Nummer { $n } gibt es nicht.

# Ein Spiel ohne eigene Sätze wird mit den Namen aus seinen Regeln erzählt.

any-ask = Wähl: { $about }
any-event =
    { $as ->
        [you] Du
       *[they] { $who }
    }: { $deed }
any-refusal = Das geht gerade nicht: { $why }
any-rules = Die Regeln von { $title } hat hier noch niemand aufgeschrieben.
any-scores = Punkte: { $scores }.
any-verdict =
    { $as ->
        [you] Du gewinnst
        [they] { $names } gewinnt
       *[all] { $names } teilen sich den Sieg
    }: { $why }.
any-over = zu Ende
any-asked = am Zug: { $who }
any-remembered = gemerkt: { $cards }
refusal-no-such-card = Eine Karte dieses Namens gibt es nicht.
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-yours = Diese Karte kannst du gerade nicht wählen.
refusal-not-now = Das lässt sich gerade nicht wählen.
refusal-no-set = Hier kannst du nur eins wählen.
refusal-set-exactly = { $n ->
        [one] Wähl genau eins.
       *[other] Wähl genau { $n }.
    }
refusal-set-at-least = { $n ->
        [one] Wähl mindestens eins.
       *[other] Wähl mindestens { $n }.
    }
refusal-set-at-most = { $n ->
        [one] Wähl höchstens eins.
       *[other] Wähl höchstens { $n }.
    }
refusal-set-one-of-each = Wähl von jedem Code nur eine Karte.
refusal-set-not-so-many = So viele davon gibt es nicht zur Wahl.
refusal-set-impossible = Zusammen lässt sich das nicht wählen.
