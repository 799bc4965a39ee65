# Wörter, die alle Spiele und Programme teilen.
#
# Wie wir auf Deutsch reden: du, kurze Sätze, keine Anleitung zum Auswendiglernen.
# Was auf den Karten steht, bleibt: Namen der Karten, HACK THE PLANET, FILES, DECK, SNOOP, PHONES, BOX, ADD, DRAW, PASS,
# TRIM, BAUD, INTERNET, TRADE, MOVE, DISCARD. Sektoren heißen wie in der deutschen Ausgabe.
#
#   hand           Hand; Karten auf der Hand
#   deck, pile     Stapel, Ablage (HACKERS: DECK)
#   discard        abwerfen; return (HACKERS): zurücklegen
#   turn, round    Zug, Runde
#   game           Spiel; wo es um eine bestimmte Runde am Tisch geht, Partie
#   seat           Platz; am Tisch des Servers: Stuhl
#   rival          Gegner; player: Spieler
#   setting        Einstellung; house rule: Hausregel
#   option, choice Möglichkeit, Wahl
#   trade          Handel (WIRED), Tausch (Access Denied)
#   equipment      Gerät; issue: Störung; floating: lose; silent: stumm; port: Anschluss; reconnect: umstecken
#   classification Beruf; attack: Angriff; resolution: Abhilfe; event: Ereignis
#   access         Zugang; attempt: Versuch; hot potato: heiße Kartoffel; key card: Schlüsselkarte
#   upgrade        Erweiterung; instant: Sofortkarte; sector card: Sektorkarte; hand limit: Handlimit
#   Oper           Operator; banking … universities: Banken, Regierung, Wirtschaft, Medien, Telekom, Universitäten

language-name = Deutsch
comma = {", "}
and = { $first } und { $last }
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
