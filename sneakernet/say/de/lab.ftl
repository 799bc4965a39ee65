# Das Labor: Befehle, Berichte, Funde.

help-lab = Das Labor: Bots messen, Spiele wiegen, Ausgaben und Hausregeln vergleichen, Datensätze machen.
    .examples =
    sneakernet lab match { $game } --one ismcts@0.3s --field greedy --deals 50
    sneakernet lab tournament { $game } --bots uniform,greedy,strong --deals 100 --out bots.html
    sneakernet lab balance { $game } --games 2000 --out balance.html
    sneakernet lab compare { $game } --right { $house_rule } --games 1000
help-lab-match = Ein Bot unter anderen: sein Anteil an den Siegen, bei jeder Verteilung einmal von jedem Platz.
    .examples =
    sneakernet lab match { $game } --one greedy --field uniform --deals 200
    sneakernet lab match { $game } --seats 3 --one ismcts@0.3s --field greedy
help-lab-match-one = Der Bot, der gemessen wird.
help-lab-match-field = Der Bot auf allen anderen Plätzen.
help-lab-tournament = Jeder Bot gegen jeden, mit Wertungen.
    .examples =
    sneakernet lab tournament { $game } --bots uniform,greedy,ismcts@500 --deals 50
help-lab-tournament-bots = Die Bots, durch Kommas getrennt.
help-lab-balance = Welcher Platz und welche Karte mehr als ihren Anteil gewinnt, und wie lange Partien dauern.
    .examples =
    sneakernet lab balance { $game } --games 2000 --out balance.html
    sneakernet lab balance { $game } --set { $house_rule } --games 500
    sneakernet lab balance { $game } --edition all --seats all --out editions.html
    sneakernet lab balance { $game } --each-rule --games 300 --out rules.html
help-lab-balance-edition = Die Ausgabe, mehrere mit Kommas dazwischen, oder all für alle; sonst die erste des Spiels.
help-lab-balance-seats = Die Zahl der Spieler, mehrere mit Kommas dazwischen, oder all für alle; sonst die empfohlene.
help-lab-balance-each_rule = Das Spiel, wie es ist, und noch einmal mit jeder Regel, die sich umschalten lässt.
help-lab-compare = Zwei Ausgaben, Hausregeln oder Regeländerungen gegeneinander, mit denselben Verteilungen. Eine eigene Regel wird zuerst eine Einstellung; wie, steht in docs/how/use-the-lab.md.
    .examples =
    sneakernet lab compare { $game } --right { $house_rule }
help-lab-compare-left = Die eine Spielweise: edition=E und Einstellungen; sonst das Spiel, wie es ist.
help-lab-compare-games = Wie viele Verteilungen; jede wird auf beide Weisen gespielt.
help-lab-compare-right = Die andere Spielweise, ebenso genannt.
help-lab-bench-v1 = Ein festgeschriebenes Maß für Spieler: jeder unter greedy-Bots, an jedem Tisch, den die Regeln erlauben, bei denselben Verteilungen und auf jedem Platz im Wechsel. Heraus kommt eine Tabelle: Anteile als Vielfache des gerechten, jeder mit 95-%-Intervall.
    .examples =
    sneakernet lab bench-v1 { $game } --seats 3 --deals 10
    sneakernet lab bench-v1 --agent mein_paket.mein_modul:MeinBot --keep bench.jsonl --out bench.md
help-lab-bench-v1-games = Die Spiele; sonst alle.
help-lab-bench-v1-agents = Wer gemessen wird, mit Namen oder Pfad der Klasse; auch mehrmals. Sonst alle der veröffentlichten Tabelle.
help-lab-bench-v1-seats = Nur Tische mit so vielen Spielern.
help-lab-bench-v1-deals = Verteilungen je Tisch; die veröffentlichte Tabelle hat 100.
help-lab-bench-v1-keep = Hält jede fertige Zeile in einer Datei fest; derselbe Befehl macht dort weiter.
help-lab-bench-v1-out = Schreibt die Tabelle in eine Datei, als Markdown.
help-lab-columns = Was die Zahlen in Datensätzen und Umgebungen bedeuten, als JSON: jede Spalte mit Namen, Bedeutung und größtem Wert, die Schreibweise jeder Aktion und die Version von alledem.
    .examples =
    sneakernet lab columns { $game } --seats 3 --out spalten.json
help-lab-columns-out = Schreibt stattdessen in eine Datei.
help-lab-dataset = Aufzeichnungen als Zahlenfelder, aus denen Programme lernen, mit den Spalten und Nummern der Adapter für PettingZoo und OpenSpiel. Es sind vorhandene Aufzeichnungen oder Partien zwischen Bots; eine Datei enthält ein Spiel, eine Ausgabe und eine Zahl von Plätzen.
    .examples =
    sneakernet lab dataset { $game } --games 1000 --bot greedy --out partien.npz
    sneakernet lab dataset { $game } montag.record freitag.record --out meine.npz
help-lab-dataset-files = Aufzeichnungen beendeter Partien; ohne sie spielen Bots neue.
help-lab-review = Die Entscheidungen, die eine aufgezeichnete Partie gewendet haben, und was besser gewesen wäre.
    .examples =
    sneakernet lab review meine.record
help-lab-review-worlds = Gedachte Welten je Entscheidung: mehr sind langsamer und sicherer.
help-lab-train = Ein Spiel lernen: Die Bots spielen es mit sich selbst, und was besser spielt, bleibt. Das dauert Stunden; jedes Stück bleibt erhalten, und derselbe Befehl macht weiter, wo er angehalten wurde.
    .examples =
    sneakernet lab train { $game } --generations 5 --minutes 55
help-lab-train-folder = Wo Partien und Netze liegen.
help-lab-train-generations = Wie viele Generationen dazukommen.
help-lab-train-minutes = Nach dieser Zeit beginnt kein neues Stück mehr.
help-any-deals = Wie viele Verteilungen; jede wird von jedem Platz gespielt.
help-any-bot = Der Bot auf jedem Platz.
help-any-games = Wie viele Partien.
help-any-out = Wohin das Ergebnis geschrieben wird.
help-any-keep = Eine Datei, die Gespieltes behält, damit ein unterbrochener Lauf weitergehen kann.
help-any-place = Wo gerechnet wird: local, oder ray für einen Rechnerverbund. --jobs sagt dann, wie viele Prozesse des Verbunds zugleich arbeiten.
help-any-jobs = Wie viele Prozesse; 0 ist einer je Kern. Das Ergebnis hängt nicht davon ab, außer bei Bots, die nach der Uhr denken: ismcts ohne Zahl von Welten, strong und expert.

lab-progress = { $game }
lab-written = Geschrieben: { $file }
lab-kept =
    { $n ->
        [one] Angehalten: Eine von { $of } Partien liegt in { $file }. Derselbe Befehl macht dort weiter.
       *[other] Angehalten: { $n } von { $of } Partien liegen in { $file }. Derselbe Befehl macht dort weiter.
    }
lab-nothing-kept = Angehalten: Nichts ist geblieben. Mit --keep DATEI bleiben beendete Partien liegen, und derselbe Befehl macht weiter.
lab-needs = Das braucht weitere Pakete: `{ $command }` installiert sie.
lab-no-such-place = --on ist „{ $given }“; es kann { $one } oder { $other } sein
lab-too-few-bots = ein Turnier braucht mindestens zwei verschiedene Bots
lab-bot-twice = { $name } ist zweimal genannt: nenne jeden Bot einmal
lab-same-sides = beide Seiten sind dieselbe Art zu spielen; sag, was sich unterscheidet, etwa --right { $hint }
lab-no-seats = --seats ist „{ $given }“; erwartet wurden Zahlen mit Kommas dazwischen oder { $all }
lab-same-file = --keep und --out nennen beide { $file }; das Ergebnis würde Gespieltes ersetzen
lab-already-played = { $option } sagt, wie gespielt werden soll, aber diese Partien sind schon gespielt: Nenne Dateien oder Optionen
lab-unfinished = { $file } endet, bevor die Partie zu Ende ist
lab-match = { $one } unter { $field }: { $times }-mal der faire Anteil ({ $low } – { $high }), { $share } der Siege, { $n } Partien.
train-needs = Training braucht NumPy: `{ $command }` installiert es.
train-play = Spielen
train-fit = Lernen
train-gate = Beweisen
train-generation = Generation { $n }: hat aus { $games } Partien gelernt; neue Partien sagt sie mit einem Log-Verlust von { $off } voraus.
train-gate-found = gegen das bisher beste Netz, { $table } Plätze: { $times }-mal der faire Anteil ({ $low } – { $high })
train-stopped = Angehalten. Alles liegt in { $folder }; derselbe Befehl macht dort weiter.
train-best = Das beste Netz: { $file }
train-none = Noch spielt keines dieser Netze besser als das Urteil von Hand; derselbe Befehl macht weiter.
lab-made-by = So entsteht das noch einmal:
lab-made-with = Sneakernet { $version }; Fingerabdruck seiner Regeln und Bots: { $source }
lab-from-to = { $low } bis { $high }
lab-points = { $n } Punkte

lab-tournament-title = Bots bei { $game }
lab-tournament-about = { $game }, { $way }: { $seats } Plätze, Bots { $bots }, { $deals } Verteilungen, { $n } Partien, Startwert { $seed }
lab-tournament-intro = Jedes Paar von Bots spielte dieselben Verteilungen von jedem Platz.
lab-ratings = Wertungen
lab-strongest = { $name } ist am stärksten, mit { $points } Punkten über dem Durchschnitt: Paar für Paar gewinnt dieser Bot neben jedem anderen sicher mehr als die fairen { $fair }.
lab-leads = { $name } führt, mit { $points } Punkten über dem Durchschnitt. Sicher unterscheiden diese Partien ihn aber nicht von { $others }: Paar für Paar enthält der Bereich dort noch die fairen { $fair }.
lab-note-ratings = Punkte über oder unter dem Durchschnitt dieser Bots; 400 mehr bedeuten zehn zu eins. Jeder Bereich ist für sich einer von 95 % und misst den Abstand zum Durchschnitt: Wer stärker ist als wer, sagen die Paare.
lab-note-open = Wo ein Bot nie gegen einen anderen gewonnen hat, setzen diese Partien dem Abstand keine Grenze: Dort sind die Bereiche offen, und die Punkte wachsen nur mit der Zahl der Partien.
lab-at-least = { $low } oder mehr
lab-at-most = { $high } oder weniger
lab-open = offen
lab-pairings = Paar für Paar
lab-note-pairings = Was ein Platz des ersten Bots gewinnt, wenn die beiden abwechselnd um den Tisch sitzen. Die Bereiche sind so weit gemacht, dass sie für alle Paare zusammen gelten; am stärksten heißt ein Bot nur, wenn jeder seiner Bereiche über dem fairen Anteil liegt.
lab-axis-rating = Wertung
lab-axis-games = Partien
lab-axis-counts = Änderung, in % der ersten Spielweise
lab-axis-points = Änderung, in Punkten

lab-balance-title = Ausgewogenheit von { $game }
lab-balance-intro = Auf jedem Platz sitzt derselbe Bot; verschieden sind also nur Platz, Verteilung und Karten. Jeder Bereich ist einer von 95 %, so weit gemacht, dass er für alle Zeilen seiner Tabelle zusammen gilt; besser oder schlechter heißt eine Zeile nur, wenn ihr Bereich den fairen Anteil nicht enthält. Für einen Platz in Runde oder Reihenfolge ist das ein gleicher Teil der Siege, für eine Karte das, was alle Karten ihrer Tabelle zusammen gewinnen. In den Schaubildern ist die gestrichelte Linie der faire Anteil; wer besser ist, hat ein Dreieck, wer schlechter ist, eines mit der Spitze nach unten.
lab-balance-about =
    { $game }, { $edition }: { $seats } Plätze{ $settings ->
        [none] { "" }
       *[other] , { $settings }
    }, Bot { $bot }, { $n } Partien, Startwert { $seed }
lab-length = Eine Partie dauert im Mittel { $turns ->
    [none] { "" }
   *[other] { $turns } Züge ({ $interval }) und{ " " }
}{ $decisions } Entscheidungen; { $draws } der Partien haben keinen alleinigen Sieger.
lab-few = Weggelassen, weil noch keine zwei Zeilen { $fewest } Fälle haben: { $tables }. Mehr Partien (--games) bringen sie.
lab-more =
    { $name } gewinnt { $share } ({ $interval }): mehr als { $table ->
        [cards-dealt] die { $fair } aller ausgeteilten Karten
        [cards-played] die { $fair } aller gespielten Karten
       *[other] die fairen { $fair }
    }.
lab-less =
    { $name } gewinnt { $share } ({ $interval }): weniger als { $table ->
        [cards-dealt] die { $fair } aller ausgeteilten Karten
        [cards-played] die { $fair } aller gespielten Karten
       *[other] die fairen { $fair }
    }.
lab-even-seat = Kein Platz ist besser als ein anderer, soweit diese Partien es zeigen; der breiteste Bereich umfasst { $width }.
lab-even-order = Zuerst oder zuletzt zu spielen macht keinen Unterschied, den diese Partien zeigen; der breiteste Bereich umfasst { $width }.
lab-even-counted = Davon ist nichts besser als anderes, soweit diese Partien es zeigen; der breiteste Bereich umfasst { $width }.
lab-even-cards-dealt = Keine ausgeteilte Karte sticht heraus, soweit diese Partien es zeigen; der breiteste Bereich umfasst { $width }.
lab-even-cards-played = Keine gespielte Karte sticht heraus; der breiteste Bereich umfasst { $width }.
lab-side-by-side = Nebeneinander
lab-left-out = Weggelassen, weil die Ausgabe nicht für so viele Spieler gemacht ist: { $ways }.
lab-way =
    { $edition }, { $seats } Plätze{ $settings ->
        [none] { "" }
       *[other] , { $settings }
    }
lab-side =
    { $name }: { $turns } Züge{ $length ->
        [more] , mehr als in der ersten Zeile
        [less] , weniger als in der ersten Zeile
       *[same] { "" }
    }; wer beginnt, gewinnt { $share } ({ $interval }){ $order ->
        [more] , mehr als einen fairen Anteil
        [less] , weniger als einen fairen Anteil
       *[fair] , was fair sein kann
    }.
lab-note-side = Jeder Bereich der Züge ist für sich einer von 95 %; länger oder kürzer heißt es nur, wo zwei einander nicht berühren. Der Vergleich des Labors (compare) sieht kleinere Unterschiede, weil es dieselben Verteilungen auf beide Weisen spielt.
lab-by-seat = Nach Platz
lab-by-order = Nach Reihenfolge
lab-by-counted = Nach { $name }
lab-by-cards-dealt = Nach Karte auf der Anfangshand
lab-by-cards-played = Nach gespielter Karte
lab-note-cards-dealt = Hier zählen nur die ausgeteilten Karten, denn über sie entscheidet allein der Zufall; welche Karten später kommen, hängt vom Verlauf der Partie ab. Der faire Anteil ist der aller ausgeteilten Karten zusammen: Wer mehr Karten bekommt, hat jede öfter.
lab-note-cards-played = Eine gespielte Karte begleitet den Sieg, sie ist nicht immer sein Grund: Wer vorn liegt, kann spielen, was andere nicht können. Wer gewinnt, spielt auch mehr; der faire Anteil ist deshalb der aller gespielten Karten zusammen.
lab-name-seat = Platz { $name }
lab-name-order =
    { $name ->
        [1] Erster Spieler
       *[other] { $name }. Spieler
    }
lab-axis-share = Anteil an den Siegen, in %
lab-axis-turns = Züge einer Partie
lab-head-name = Name
lab-head-share = Anteil
lab-head-interval = 95-%-Bereich
lab-head-turns = Züge
lab-head-first = Beginnt
lab-head-fair = Fair
lab-head-seen = Fälle
lab-head-difference = Unterschied
lab-head-pair = Bots
lab-head-times-fair = Mal fair

lab-compare-title = { $game }: { $left } oder { $right }
lab-compare-about = { $game }, { $left } oder { $right }: { $seats } Plätze, Bot { $bot }, { $deals } Verteilungen, { $n } Partien, Startwert { $seed }
lab-compare-intro = Jede Verteilung wurde auf beide Weisen gespielt. In den Schaubildern ist die gestrichelte Linie keine Änderung; was sicher steigt, hat ein Dreieck, was sicher fällt, eines mit der Spitze nach unten.
lab-note-compare = Die Bereiche der Unterschiede sind solche von 95 %, so weit gemacht, dass sie für alle zusammen gelten. Unterschiede von Anteilen stehen in Punkten: Von 40 % auf 30 % sind es 10 Punkte.
lab-compare-found = Was sich ändert
lab-compare-nothing = Nichts ändert sich, das diese Partien zeigen könnten.
lab-compare-more = { $what } steigt von { $left } auf { $right } (Unterschied { $interval }).
lab-compare-less = { $what } fällt von { $left } auf { $right } (Unterschied { $interval }).
lab-measure-turns = Die Zahl der Züge
lab-measure-decisions = Die Zahl der Entscheidungen
lab-measure-draws = Der Anteil der Partien ohne alleinigen Sieger
lab-measure-starter = Der Sieganteil des ersten Spielers
lab-measure-last = Der Sieganteil des letzten Spielers
lab-short-turns = Züge
lab-short-decisions = Entscheidungen
lab-short-draws = Kein alleiniger Sieger
lab-short-starter = Erster Spieler gewinnt
lab-short-last = Letzter Spieler gewinnt
lab-measure-same = Der Anteil der Verteilungen mit gleichem Ausgang
