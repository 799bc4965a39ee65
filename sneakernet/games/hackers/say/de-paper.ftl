# Was auf den gedruckten Bögen von HACKERS steht.

makers = HACKERS ist von B4UDW3RK5 (2022, gemeinfrei), nach dem Vorbild von Cypher von David Short.
real-cards = Die echten Karten gibt es vom Autor: such nach „HACKERS“ und „B4UDW3RK5“.

aid-title = Dein Zug
turn-1 = ADD: leg eine Handkarte in deine FILES; was sie tut, geschieht sofort.
turn-2 = DRAW: nimm die oberste Karte vom DECK oder die offene aus SNOOP. SNOOP wird sofort aufgefüllt.
turn-3 = PASS: eine Karte an deinen linken Nachbarn, eine an deinen rechten.
turn-4 = TRIM: leg Karten unter das DECK, bis du noch eine auf der Hand hast.

note-title = Nicht vergessen
note-1 = Drei Karten bleiben in den FILES. Von vieren kommt eine unter das DECK: welche, entscheidest du, auch die neueste.
note-2 = Ein Hacker mit 300 BAUD in den FILES stoppt einen Angriff auf dich. Dafür kommt er unter das DECK.
note-3 = Virus und Worm brauchen eine andere Karte in den FILES. Hast du nichts anderes auf der Hand und dort keine, fällt ADD aus.
note-4 = Das DECK ist leer, oder Virus oder Worm ist fertig: HACK THE PLANET. Spiel den Zug zu Ende; dann hat jeder noch einen, du den letzten.
note-5 = Wer die meisten Punkte in den FILES hat, gewinnt. Cyberdelia und Payphone zählen 6 neben einer Karte mit 300 BAUD. Bei Gleichstand vorn wird wiederholt.

setup-title = Aufbau
setup-1 = PHONES: Ein Hacker mit 300 BAUD, meist Cereal, liegt offen neben dem Tisch und spielt nicht mit.
setup-2 = HÄNDE: Misch die anderen 19. Drei Karten bekommt, wer anfängt, eine der Spieler rechts davon, alle anderen zwei.
setup-3 = SNOOP: Leg die oberste Karte vom DECK offen daneben.

places-title = Plätze auf dem Tisch
place-deck = verdeckt; Zurückgelegtes kommt darunter
place-snoop = eine Karte, offen
place-phones = der Hacker, der nicht mitspielt
place-box = von Dumpster Dive aussortiert, verdeckt
place-call = Ich habe gerufen. Jeder hat noch einen Zug, ich den letzten.

score-title = Punkte einer Serie
score-note = Punkte der drei FILES; Cyberdelia und Payphone zählen 6 neben einer Karte mit 300 BAUD. Kringel ein, wer angefangen hat; der Sieger fängt das nächste Spiel an. Bei Gleichstand vorn wird mit demselben Anfang neu gegeben.
score-wins = Gewonnene Spiele
