# Was auf den gedruckten Bögen jedes Spiels steht. Eigene Sätze hat ein Spiel in seinem Teil `<spiel>-paper`.

unofficial = Inoffiziell, aus dem Projekt Sneakernet: Worte und Zeichnungen sind unsere eigenen.
unofficial-short = inoffiziell, aus Sneakernet
cards = Karten
backs = Rückseiten
aids = Spielhilfen
scores = Punktestand
game-number = Partie
rules = Regeln
rules-title = Die Regeln nach Nummern
card-list = Die Karten
house-rules = An eurem Tisch
makers = Wem das Spiel gehört, steht in CREDITS.md.
real-cards = Spiel mit den echten Karten, wenn du sie bekommst.
