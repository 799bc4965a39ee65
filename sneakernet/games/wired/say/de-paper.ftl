# Was auf den gedruckten Bögen von WIRED steht.

makers = WIRED gehört denen, die es gemacht haben; die Anleitung nennt keinen Autor.
real-cards = Die echten Karten gibt es über WiredTCG.com.

aid-title = Dein Zug
turn-1 = TRADE: mit allen, vor deinem ersten MOVE. Sobald jemand { $trade_stop } Punkte hat, wird nicht mehr gehandelt.
turn-2 = MOVES: drei. Ein MOVE ist eine Karte von deiner Hand, oder du steckst ein Kabel oder einen Computer um, mit allem, was daran hängt.
turn-3 = DISCARD: so viele Handkarten, wie du willst.
turn-4 = DRAW: bis du sechs Karten hast.
turn-5 = SCORE: ein Punkt für jeden aktiven Computer: Computer, Kabel, Switch, auf keinem davon eine Störung.

note-title = Nicht vergessen
note-1 = An ein Kabel passen 2 oder 3 Computer, an einen Switch beliebig viele Kabel. Was keinen Platz hat, darf lose liegen, nur Switches nicht.
note-2 = Secured behebt Hacked, Powered behebt Power Outage, Trained behebt New Hire. Helpdesk befreit eine Karte von allem.
note-3 = Höchstens zwei Mitarbeiter. Beim dritten behältst du zwei. Field Tech bezahlt in jedem deiner Züge einen MOVE mit Geräten.
note-4 = AUDIT: Die Hälfte der Computer des Ziels, aufgerundet, geht auf seine Hand zurück. HACKED stoppt das, SECURED gibt es wieder frei, von wem auch immer, bis alle passen.
note-5 = HEAD HUNTER holt einen Mitarbeiter, der im Spiel ist; der Besitzer darf mit einem weiteren kontern, du konterst den, und so weiter. Seal the Deal kontert nichts.
note-6 = Wer in einem fremden Ereignis gespielt hat, zieht danach auf sechs nach.
note-7 = Zu zweit oder dritt gewinnt sofort, wer zuerst { $target } hat. Zu viert bis sechst haben alle anderen noch einen letzten Zug, dann gewinnen die meisten Punkte.
note-8 = Gleichstand: meiste aktive Computer, Computer im Spiel, aktive Geräte, Geräte im Spiel; dann der Thunderdome.

internet = INTERNET
internet-about = Die Wurzel jedes Netzes. Hier hängen die Switches; niemand greift es an, bewegt es oder tauscht es.
dealer = GEBER
dealer-about = Links vom Geber geht es los. Der Geber wechselt mit jedem Spiel nach links.
seal = VERSIEGELT
seal-about = Mit Seal the Deal abgeworben: kann nicht gestohlen werden, solange die Karte im Spiel bleibt.
plate = Firma
markers-title = INTERNET, Geber, Firmen und Siegel

score-title = Schürfprotokoll
score-note = Schreib die Punkte jedes Zuges auf und die Summe. Ziel: { $target }. Zu zweit oder dritt gewinnt sofort, wer es zuerst erreicht; zu viert bis sechst haben alle anderen noch einen letzten Zug, der in der Spalte angestrichen wird.
score-turn = Zug
score-ties = Gleichstand, in dieser Reihenfolge
tie-1 = aktive Computer
tie-2 = Computer im Spiel
tie-3 = aktive Geräte
tie-4 = Geräte im Spiel
tie-5 = Thunderdome
