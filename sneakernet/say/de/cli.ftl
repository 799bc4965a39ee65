# Die Befehlszeile: Hilfe, der schlichte Tisch, Berichte und Beschwerden.

## Hilfe

usage = Aufruf: { $line }
help-commands = Befehle
help-arguments = Angaben
help-options = Optionen
help-bots = Bots
help-examples = Beispiele
help-help = Zeigt diesen Text.
help-default = { $text } Vorgabe: { $value }.
help = Hacker-Kartenspiele an einem Tisch: { $games } gegen Bots spielen, Karten und Regeln nachschlagen, simulieren, noch einmal ansehen.
    .examples =
    sneakernet games
    sneakernet play { $game }
    sneakernet rules { $game }
    sneakernet sim { $game } --games 1000 --bots casual,newcomer
help-version = Zeigt die Version und die Engine, auf der die Regeln laufen.
help-language = Die Sprache, etwa de; sonst SNEAKERNET_LANGUAGE oder die deines Systems.

# Wörter, die für andere stehen
blank-game = SPIEL
blank-name = NAME
blank-key = NAME
blank-value = WERT
blank-file = DATEI
blank-lang = SPRACHE
blank-card = KARTE
blank-seal = SIEGEL
blank-address = ADRESSE
blank-url = URL
blank-place = ORT
blank-words = WÖRTER
blank-command = BEFEHL
blank-option = OPTION

help-any-game = Das Spiel: siehe `sneakernet games`.
help-any-edition = Die Ausgabe; sonst die erste des Spiels.
help-any-seats = Wie viele mitspielen; sonst so viele wie empfohlen.
help-any-seed = Irgendein Text; derselbe Text gibt dieselben Karten.
help-any-settings = Eine Einstellung des Spiels, so oft du willst; die übrigen sind so, wie `sneakernet games` sie nennt.
help-any-json = Gibt JSON aus, für Programme.
help-any-file = Die Datei; - liest von der Standardeingabe.

help-games = Die Spiele mit ihren Ausgaben und Einstellungen.
help-cards = Alle Karten eines Spiels, was sie tun und welche Regeln von ihnen handeln.
    .examples =
    sneakernet cards { $game }
    sneakernet cards { $game } --json
help-cards-card = Eine Karte oder ein Teil ihres Namens; sonst alle.
help-print = Ein Spiel als Bögen zum Ausschneiden, für einen richtigen Tisch: Karten, Pläne, Marker, Spielhilfen, Regeln.
    .examples =
    sneakernet print { $game }
    sneakernet print { $game } --paper letter --ink black --part cards
    sneakernet print { $game } --out boegen.png
help-print-settings = Eine Einstellung, mit der ihr spielt (mehrmals möglich); sie steht auf den Bögen.
help-print-out = Die Datei: ein PDF, oder mit der Endung .png ein Bild von jedem Bogen; sonst der Name des Spiels mit .pdf.
help-print-paper = Das Papier: a4 oder letter.
help-print-ink = colour (farbig) oder black: Umrisse auf Weiß, das spart Tinte.
help-print-parts = Was gedruckt wird (mehrmals möglich): cards (Karten), table (Pläne, Marker, Spielhilfen, Punkte) oder rules (Regeln); sonst alles.
help-print-no_backs = Nur Vorderseiten, für Karten in Hüllen.
help-rules = Die Regeln eines Spiels, nummeriert; oder eine davon.
    .examples =
    sneakernet rules { $game }
    sneakernet rules { $game } 1
help-rules-number = Die Nummer einer Regel, mit oder ohne ihre Buchstaben.
help-play = Gegen Bots spielen. Tippe die Nummer einer Wahl; ? erklärt, tipp rät dir, ende hebt die Partie für später auf.
    .examples =
    sneakernet play { $game }
    sneakernet play { $game } --bots expert
    sneakernet play { $game } --seats 3 --bots casual,strong --seed 7
    sneakernet play { $game } --set { $house_rule }
    sneakernet play --resume meine.record
help-play-bots = Die Bots auf den anderen Plätzen, durch Kommas getrennt; der letzte bekommt alle übrigen. Sonst newcomer auf jedem Platz. Sind es so viele wie Plätze, siehst du zu.
help-play-seed = Irgendein Text, sonst für jede Partie ein neuer; derselbe Text gibt dieselben Karten.
help-play-resume = Setzt eine gespeicherte Partie fort, mit den Bots, die dort saßen.
help-play-position = Spielt von einer aufgeschriebenen Stellung aus weiter, auf dem Platz, der dort gefragt ist.
help-play-plain = Einfache Zeilen ohne Farben, eine nach der anderen: für Screenreader und Skripte.
help-play-new = Neu geben, auch wenn hier eine Partie wartet.
help-join = An einem Tisch auf einem Server Platz nehmen, über seinen Link.
    .examples =
    sneakernet join https://play.example.org/t/Yk3v8QeB1xWm5pZr0uHsTg
    sneakernet join http://127.0.0.1:8000/t/Yk3v8QeB1xWm5pZr0uHsTg --plain
help-watch = An einem Tisch auf einem Server zusehen, über seinen Link.
    .examples =
    sneakernet watch https://play.example.org/t/Yk3v8QeB1xWm5pZr0uHsTg
help-any-url = Der Link, wie ihn ein Browser hat; die ID eines Tisches allein meint den Server dieser Maschine.
help-any-plain = Einfache Zeilen ohne Farben, eine nach der anderen: für Screenreader und Skripte.
help-lobby = Die Lobby eines Servers: seine Tische, auf dem ganzen Bildschirm; ohne Adresse die dieser Maschine.
    .examples =
    sneakernet lobby
    sneakernet lobby https://play.example.org
help-lobby-url = Die Adresse des Servers; sonst der dieser Maschine, der dazu gestartet wird.
help-sim = Lässt Bots viele Partien spielen; Anteile an den Siegen mit 95-%-Intervallen. Die Plätze wechseln.
    .examples =
    sneakernet sim { $game } --games 10000
    sneakernet sim { $game } --bots casual,newcomer --jobs 2 --json
help-sim-games = Wie viele Partien.
help-sim-bots = Ein Bot je Platz, durch Kommas getrennt; der letzte bekommt alle übrigen. Sonst uniform auf jedem Platz.
help-sim-jobs = Wie viele Prozesse; sonst und bei 0 einer je Kern. Das Ergebnis hängt nicht davon ab, außer bei Bots, die nach der Uhr denken: ismcts ohne Zahl von Welten, strong und expert.
help-replay = Erzählt eine aufgezeichnete Partie, mit allen Karten oder so, wie ein Platz sie sah.
    .examples =
    sneakernet replay meine.record
    sneakernet replay meine.record --seat B --step
help-replay-seat = Der Platz, mit dessen Augen du siehst: A, B, …
help-replay-sealed = Prüft, ob im Netz ehrlich gemischt wurde: das Siegel, das der Tisch seit dem Austeilen gezeigt hat.
help-replay-step = Eine Wahl nach der anderen, mit dem Tisch; Enter geht weiter, q hört auf.
help-position = Stellungen: jeder Moment einer Partie, als Text geschrieben.
help-position-show = Zeichnet eine Stellung und sagt, wer was tun darf.
    .examples =
    sneakernet position show meine.position
help-position-check = Prüft, ob sich eine Stellung lesen und wieder schreiben lässt.
    .examples =
    sneakernet position check meine.position
help-position-show-seat = Der Platz, mit dessen Augen du siehst: A, B, …; sonst ist alles zu sehen.
help-position-show-game = Das Spiel, falls die Datei es nicht nennt.
help-position-check-game = Das Spiel, falls die Datei es nicht nennt.
help-home = Öffnet die Lobby für den Browser und dazu eine Partie in diesem Terminal.
    .examples =
    sneakernet home
    sneakernet home { $game }
help-home-game = Das Spiel, sonst das erste, das `sneakernet games` nennt.
help-serve = Eröffnet Tische für Leute im Browser und für Bots. Alles liegt in einer Datei oder in PostgreSQL.
    .examples =
    sneakernet serve
    sneakernet serve --port 8080 --store friends.db
    sneakernet serve --store postgresql://tables@localhost/sneakernet
    sneakernet serve --origin https://play.example.org --proxy 127.0.0.1
help-serve-host = Die Adresse, auf der gelauscht wird; sonst nur dieser Rechner (127.0.0.1).
help-serve-port = Der Port; sonst 8000.
help-serve-database = Die Datei mit allen Tischen oder die Adresse einer PostgreSQL-Datenbank, die sich mehrere Server teilen können; sonst sneakernet.db.
help-serve-internal = Wo andere Server an derselben PostgreSQL-Datenbank diesen erreichen, etwa 10.0.0.5:9000; sonst ein freier Port dieses Rechners.
help-serve-origins = Wo Browser den Server finden, so oft wie nötig; mit https:// gibt es Cookies nur über TLS.
help-serve-proxies = Ein Proxy oder ein Netz von Proxys (10.0.0.0/8), dessen X-Forwarded-For geglaubt wird.
help-serve-limits = Eine andere Grenze, etwa sockets_per_address=200 (mehrfach möglich).
help-serve-ssh = Ein Port für `ssh`: Wer dort kommt, hat die Lobby auf dem ganzen Bildschirm; sein Schlüssel ist sein Gast. Braucht sneakernet[ssh].
help-serve-no_print = Keine Seite mit Bögen zum Drucken.
help-serve-hooks = Ein Rechner, den Web-Hooks aufrufen dürfen.
help-admin = Was Betreiberinnen und Betreiber eines laufenden Servers tun: nachsehen, sperren, ansagen, auslaufen lassen.
help-admin-status = Wie es dem Server geht: Tische, Verbindungen, Sperren, Meldungen, und ob er ausläuft.
    .examples =
    sneakernet admin status --json
help-admin-tables = Die Tische, an denen sich zuletzt etwas geändert hat.
help-admin-guests = Gäste, die neuesten zuerst.
help-admin-reports = Was Leute über andere gemeldet haben, mit dem, was diese am Tisch gesagt hatten.
help-admin-dismiss = Eine Meldung ist erledigt.
help-admin-bans = Wer nicht hereindarf, und wie lange noch.
help-admin-ban = Ein Gast oder ein Netz darf nicht herein.
    .examples =
    sneakernet admin ban 7hq…GA --days 7 --network
help-admin-unban = Jemand darf wieder herein.
help-admin-announce = Zeigt allen eine Zeile, an jedem Tisch und in der Lobby; ohne Text nicht mehr.
    .examples =
    sneakernet admin announce "Back at ten"
help-admin-drain = Beginnt keine neuen Tische und Partien, weil der Server anhalten wird. Laufenden Partien schadet ein Neustart nicht.
help-admin-resume = Beginnt wieder neue Tische und Partien.
help-admin-erase = Löscht einen Tisch mit allen Partien, endgültig.
help-admin-status-server = Wo der Server ist; sonst http://127.0.0.1:8000.
help-admin-status-secret = Die Datei mit dem Geheimnis der Betreiber, neben der Datenbank; sonst sneakernet.db.owner.
help-admin-status-json = JSON statt Text.
help-admin-tables-server = Wo der Server ist; sonst http://127.0.0.1:8000.
help-admin-tables-secret = Die Datei mit dem Geheimnis der Betreiber, neben der Datenbank; sonst sneakernet.db.owner.
help-admin-tables-json = JSON statt Text.
help-admin-guests-name = Wie ihre Namen beginnen.
help-admin-guests-server = Wo der Server ist; sonst http://127.0.0.1:8000.
help-admin-guests-secret = Die Datei mit dem Geheimnis der Betreiber, neben der Datenbank; sonst sneakernet.db.owner.
help-admin-guests-json = JSON statt Text.
help-admin-reports-server = Wo der Server ist; sonst http://127.0.0.1:8000.
help-admin-reports-secret = Die Datei mit dem Geheimnis der Betreiber, neben der Datenbank; sonst sneakernet.db.owner.
help-admin-reports-json = JSON statt Text.
help-admin-dismiss-report = Die Nummer einer Meldung.
help-admin-dismiss-server = Wo der Server ist; sonst http://127.0.0.1:8000.
help-admin-dismiss-secret = Die Datei mit dem Geheimnis der Betreiber, neben der Datenbank; sonst sneakernet.db.owner.
help-admin-bans-server = Wo der Server ist; sonst http://127.0.0.1:8000.
help-admin-bans-secret = Die Datei mit dem Geheimnis der Betreiber, neben der Datenbank; sonst sneakernet.db.owner.
help-admin-bans-json = JSON statt Text.
help-admin-ban-guest = Die Nummer eines Gasts, wie `sneakernet admin guests` sie nennt.
help-admin-ban-days = Für so viele Tage.
help-admin-ban-network = Auch alle von dort, wo sie gerade herkommen.
help-admin-ban-server = Wo der Server ist; sonst http://127.0.0.1:8000.
help-admin-ban-secret = Die Datei mit dem Geheimnis der Betreiber, neben der Datenbank; sonst sneakernet.db.owner.
help-admin-unban-guest = Die Nummer eines Gasts, wie `sneakernet admin guests` sie nennt.
help-admin-unban-server = Wo der Server ist; sonst http://127.0.0.1:8000.
help-admin-unban-secret = Die Datei mit dem Geheimnis der Betreiber, neben der Datenbank; sonst sneakernet.db.owner.
help-admin-announce-text = Was alle lesen.
help-admin-announce-server = Wo der Server ist; sonst http://127.0.0.1:8000.
help-admin-announce-secret = Die Datei mit dem Geheimnis der Betreiber, neben der Datenbank; sonst sneakernet.db.owner.
help-admin-drain-server = Wo der Server ist; sonst http://127.0.0.1:8000.
help-admin-drain-secret = Die Datei mit dem Geheimnis der Betreiber, neben der Datenbank; sonst sneakernet.db.owner.
help-admin-resume-server = Wo der Server ist; sonst http://127.0.0.1:8000.
help-admin-resume-secret = Die Datei mit dem Geheimnis der Betreiber, neben der Datenbank; sonst sneakernet.db.owner.
help-admin-erase-table = Die Nummer eines Tischs.
help-admin-erase-server = Wo der Server ist; sonst http://127.0.0.1:8000.
help-admin-erase-secret = Die Datei mit dem Geheimnis der Betreiber, neben der Datenbank; sonst sneakernet.db.owner.
help-export = Schreibt alles, was über eine Person gespeichert ist, als JSON.
help-export-guest = Die Nummer eines Gasts, wie `sneakernet admin guests` sie nennt.
help-export-server = Wo der Server ist; sonst http://127.0.0.1:8000.
help-export-secret = Die Datei mit dem Geheimnis der Betreiber, neben der Datenbank; sonst sneakernet.db.owner.
help-forget = Vergisst eine Person: Nichts von ihr bleibt, und andere behalten die Partien, die sie mit jemandem gespielt haben.
help-forget-guest = Die Nummer eines Gasts, wie `sneakernet admin guests` sie nennt.
help-forget-server = Wo der Server ist; sonst http://127.0.0.1:8000.
help-forget-secret = Die Datei mit dem Geheimnis der Betreiber, neben der Datenbank; sonst sneakernet.db.owner.
help-backup = Schreibt alles, was ein Server speichert, in eine Datei, während der Server läuft. Niemand sonst kann die Datei lesen.
    .examples =
    sneakernet backup freunde-2026-11-19.db
    sneakernet backup kopie.db --store postgresql://tables@localhost/sneakernet
help-backup-copy = Die Datei, die entsteht; es darf sie noch nicht geben.
help-backup-store = Der Speicher, wie ihn `serve` nennt; sonst sneakernet.db.
help-restore = Setzt eine Kopie an die Stelle eines Speichers, den kein Server benutzt. Was dort lag, bleibt daneben erhalten.
    .examples =
    sneakernet restore freunde-2026-11-19.db
help-restore-copy = Eine Datei von `sneakernet backup`; die einer früheren Version wird auf den neuesten Stand gebracht.
help-restore-store = Der Speicher, wie ihn `serve` nennt; sonst sneakernet.db. Eine PostgreSQL-Datenbank muss leer sein.
help-check = Sieht einen Speicher durch: ob er heil ist und sich jeder Tisch und jede Partie darin lesen lässt. Server laufen weiter.
    .examples =
    sneakernet check
    sneakernet check --store freunde-2026-11-19.db
help-check-store = Der Speicher oder eine Kopie davon; sonst sneakernet.db.
help-think = Denkt auf diesem Rechner für die Bots aller Server an einer PostgreSQL-Datenbank, bis du es beendest.
    .examples =
    sneakernet think --store postgresql://tables@db/sneakernet --jobs 4
help-think-store = Die Datenbank, wie `serve` sie nennt.
help-think-jobs = Prozesse, die denken; 0: einer weniger, als dieser Rechner Kerne hat.
help-bench = Zufällige Entscheidungen je Sekunde, übersetzt und interpretiert, und was eine Kopie kostet.
    .examples =
    sneakernet bench
    sneakernet bench { $game } --json --seconds 0.2 --reps 5
help-bench-games = Die Spiele; sonst alle.
help-bench-seconds = Die Länge einer Wiederholung, in Sekunden Rechenzeit.
help-bench-reps = Wiederholungen; der Median zählt.

## Spiele

games-seats = { $low } bis { $high } Spieler
games-editions = Ausgaben: { $editions }
games-settings = Einstellungen, als --set NAME=WERT:
games-how = Los geht es mit: sneakernet play { $game }

## Spielen

home-open = Die Lobby ist offen: { $address } (dort spielst du mit Freunden oder Bots). Auch hier wartet eine Partie auf dich.
home-closed = die Lobby ließ sich unter { $address } nicht öffnen; { $file } sagt, warum
home-stays = Die Lobby bleibt unter { $address } offen. Strg+C schließt sie.
serving-ssh = Über ssh: Port { $port }. Wer dort kommt, hat die Lobby und sonst nichts.
ssh-extra = --ssh braucht asyncssh: `{ $command }` installiert es.
no-table-link = { $given } ist kein Link zu einem Tisch
no-replay-link = { $given } ist kein Link zu einem Replay
no-server = unter { $address } antwortet kein Sneakernet-Server ({ $why })
done = Erledigt.
server-status = Sneakernet { $version }: { $in_memory } Tische im Speicher, an { $playing } wird gespielt, { $sockets } offene Verbindungen; { $bans } Sperren, { $reports } Meldungen. Läuft aus: { $draining }. Schreiben unmöglich: { $degraded }. Angesagt: { $notice }
thinking = { $jobs ->
    [one] Ein Prozess denkt
   *[other] { $jobs } Prozesse denken
}. Ende mit Strg+C.
backed-up = In { $file } liegt alles, wie es in diesem Augenblick war.
restored = { $file } ist an Ort und Stelle.
restored-before = Was dort lag, liegt jetzt in { $file }.
looked-through = { $tables } Tische, { $games } Partien, { $rows } Entscheidungen: { $faults ->
        [0] Alles lässt sich lesen.
        [one] Eins lässt sich nicht lesen.
       *[other] { $faults } lassen sich nicht lesen.
    }
serving = Die Tische stehen unter { $address }. Strg+C beendet.
serving-exposed = { $host } ist ohne TLS erreichbar: Wer in diesem Netz ist, kann Namen, Cookies und Karten mitlesen; setze einen Proxy mit TLS davor und --origin https://…
cannot-listen = auf { $address } lässt sich nicht lauschen
no-such-language = die Sprache „{ $given }“ gibt es nicht; es gibt { $languages }
no-card = eine Karte „{ $given }“ gibt es bei { $game } nicht; `sneakernet cards { $game }` nennt alle
no-such-rule = eine Regel „{ $given }“ gibt es nicht; die Nummern sind { $numbers }
which-game = welches Spiel? Es gibt { $games }
resume-other-game = { $file } ist eine Partie { $game }
resume-bot-path = In { $file } sitzt der Bot { $bot }, den kein Paket hier mitbringt; eine Datei lädt kein Programm. Nenne ihn mit --bots, um mit ihm weiterzuspielen.
at-the-table = Am Tisch: { $seats }. Startwert { $seed }.
house-rule = Hausregel: { $rule }
how-to-answer = Tippe die Nummer deiner Wahl und drücke Enter. ? erklärt, was du tun kannst, ende hebt die Partie für später auf.
prompt = >
nothing-typed = Tippe eine Zahl von { $low } bis { $n } oder ? für Hilfe.
no-such-number = Das steht nicht zur Wahl: Tippe eine Zahl von { $low } bis { $n } oder ? für Hilfe.
one-choice = Hier ist eine einzige Wahl gefragt: Tippe eine Zahl.
did-you-mean = „{ $text }“ ist weder eine Wahl noch ein Wort, das ich kenne. Meinst du { $word }?
set-exactly = Wähle { $most }, in beliebiger Reihenfolge: in einer Zeile, etwa 1 3 4, oder nacheinander.
set-between = Wähle { $least } bis { $most }, in beliebiger Reihenfolge: in einer Zeile, etwa 1 3 4, oder nacheinander; 0 schließt ab ({ $done }).
set-up-to = Wähle höchstens { $most }, in beliebiger Reihenfolge: in einer Zeile, etwa 1 3 4, oder nacheinander; 0 schließt ab ({ $done }).
set-done = das ist alles
marked = { $set }: { $cards }
marked-nothing = noch nichts
taken-back = Zurückgenommen.
no-undo = Das lässt sich nicht zurücknehmen: Etwas ist ans Licht gekommen, jemand anders war am Zug, oder du hast noch nichts gewählt.
no-record-there = { $file } ist keine Partie von Sneakernet und bleibt, wie es ist. Wähle einen anderen Namen.
several-choices = Das könnte { $numbers } sein: Tippe die Nummer.
several-cards = Das könnte eine von diesen sein: { $cards }.
no-such-card = Keine Karte heißt „{ $text }“. Mit karten siehst du alle.
not-asked = Du bist gerade nicht gefragt. Tippe ? für das, was du tun kannst.
not-understood = „{ $text }“ ist weder eine Wahl noch ein Wort, das ich kenne. Tippe eine Zahl oder ? für Hilfe.
can-play = { $card }: Ja, das geht. Tippe { $numbers }.
you-can-type = Du kannst tippen
hint-others = Andere:
saved = Gespeichert: { $file }
kept-to-resume = Die Partie ist gespeichert. Weiter geht es mit: sneakernet play --resume { $file }
kept-position = Stellung gespeichert. Weiterspielen mit: sneakernet play --position { $file }
kept-to-replay = Die Partie ist gespeichert. Noch einmal ansehen: sneakernet replay { $file }

again = Noch eine Partie an diesem Tisch? Enter spielt, n hört auf, rückblick sagt, wo die Partie gekippt ist.
again-draw = Ein Unentschieden hat keinen Sieger und sollte wiederholt werden. Enter spielt, n hört auf, rückblick sagt, wo die Partie gekippt ist.
yes-or-no = Drücke Enter für eine neue Partie, tipp rückblick, um zu sehen, wo sie gekippt ist, oder n zum Aufhören.
word-yes = j ja y
word-no = n nein
word-review = rückblick review v

word-help = ? h hilfe
word-why = w warum wieso
word-hint = tipp hinweis rat
word-undo = u z zurück
word-cancel = x abbrechen
word-table = t tisch
word-log = l v verlauf
word-cards = k c karten
word-card = k? c? karte
word-rules = r regeln regel
word-save = s speichern sichern
word-say = sag sagen
word-earlier = früher frueher
word-word = wort
word-hold = moment halt
word-ahead = voraus
word-next = weiter
word-sit = setzen
word-stand = aufstehen
word-away = weg
word-start = start los
word-link = link einladen
word-quit = q ende exit tschüss

type-help = ?
    .does = was du jetzt tun kannst, mit den Karten in voller Länge
type-why = warum KARTE
    .does = warum eine Karte jetzt nicht geht, nach welcher Regel
type-hint = tipp
    .does = was jemand mit Übung hier wählen würde, warum, und wie wahrscheinlich das gewinnt
type-undo = zurück
    .does = nimmt deine letzte Wahl zurück, solange nichts ans Licht gekommen ist
type-cancel = abbrechen
    .does = verlässt eine halb getroffene Wahl
type-table = tisch
    .does = noch einmal der Tisch und die Frage
type-log = verlauf
    .does = alles, was bisher geschah
type-cards = karten
    .does = alle Karten des Spiels
type-card = karte NAME
    .does = eine Karte in voller Länge
type-rules = regel N
    .does = eine Regel; ohne Nummer die Liste
type-save = speichern DATEI
    .does = die Partie in eine Datei schreiben und weiterspielen
type-say = sag TEXT
    .does = etwas zu allen am Tisch sagen; /gg und ähnliche sind schnelle Sprüche
type-earlier = früher, früher N
    .does = was du vorher gesehen hast: das Bild vor diesem, oder das vor N Bildern
type-word = wort TEXT
    .does = zwischen zwei Spielen: ein Wort zum nächsten Austeilen dazugeben, damit es niemand allein bestimmt
type-hold = moment
    .does = im Antwortfenster: sechs Sekunden länger offen halten
type-ahead = voraus zug
    .does = im Voraus passen: für diesen Zug (zug), diese Partie (partie), diese Art Fenster (art); aus: wieder gefragt werden
type-next = weiter
    .does = der nächste Schritt der Bots, wo sie auf ein Zeichen warten
type-sit = setzen B
    .does = einen Platz nehmen: einen freien oder den eines Bots
type-stand = aufstehen
    .does = den Platz verlassen; ein Bot spielt weiter
type-away = weg
    .does = eine Weile einen Bot für dich spielen lassen, oder deine Karten zurücknehmen
type-start = start
    .does = anfangen; Bots nehmen die freien Plätze
type-link = link
    .does = der Link zu diesem Tisch, für Freunde
type-quit = ende
    .does = aufhören; die Partie bleibt, und du kannst später weiterspielen

## Aufzeichnungen und Stellungen

seal-fine = Bewiesen: Das Geheimnis des Servers in dieser Aufzeichnung hat das Siegel, das der Tisch vor dem Austeilen gezeigt hat.
seal-note = Das Geheimnis in dieser Aufzeichnung passt zu dem Siegel, das darin steht. Ob der Tisch dieses Siegel vor dem Austeilen gezeigt hat, weiß, wer dabei war: Gib es mit --sealed an.
seal-words = { $n ->
    [0] Niemand hat ein Wort dazugegeben: Die Karten folgen allein aus dem Geheimnis des Servers.
   *[other] Die Karten folgen auch aus den Worten der Plätze: { $words }. Steht deines so da, wie du es gegeben hast, dann konnte der Server beim Festlegen seines Geheimnisses nicht wissen, was ausgeteilt wird.
}
seal-dealt = Bewiesen: Nach den Regeln neu gespielt, folgen alle Karten und Ziehungen aus diesem Startwert und { $n ->
    [one] einer Entscheidung
   *[other] { $n } Entscheidungen
}.
seal-broken = das ist nicht der Startwert, der beim Austeilen versiegelt wurde
record-old-digest =
    Die Prüfsumme dieser Aufzeichnung hat eine ältere Form. Jede Entscheidung folgt den Regeln; ob eine fehlt, lässt
    sich nicht prüfen.
record-unfinished =
    { $n ->
        [one] Die Aufzeichnung endet hier, nach { $n } Entscheidung; die Partie ist nicht zu Ende.
       *[other] Die Aufzeichnung endet hier, nach { $n } Entscheidungen; die Partie ist nicht zu Ende.
    }
no-such-seat = einen Platz { $seat } gibt es nicht: Es spielen nur { $seats } mit
step-prompt = { $n }/{ $of } { $name } wählt …
position-without-game = { $file } sagt nicht, welches Spiel es ist: Schreibe `game: { $game }` hinein, oder gib --game an
position-over = Die Partie ist zu Ende.
position-asks-other = { $seat } ist gefragt.
position-asks-somebody = Jemand ist im Geheimen gefragt.
position-asks = { $seat } ist gefragt ({ $about }): { $question }
position-differs = { $file } verändert sich, wenn man die Stellung schreibt und wieder liest
position-fine =
    { $asked ->
        [none] { $file }: in Ordnung. { $game }, { $seats } Plätze, die Partie ist zu Ende.
       *[other] { $file }: in Ordnung. { $game }, { $seats } Plätze, { $asked } ist gefragt ({ $about }): { $n ->
            [one] { $n } Möglichkeit.
           *[other] { $n } Möglichkeiten.
        }
    }

## Simulation und Messung

sim-progress = { $game }
sim-head =
    { $n ->
        [one] { $game }: { $n } Partie zu { $seats }, Startwert { $seed }
       *[other] { $game }: { $n } Partien zu { $seats }, Startwert { $seed }
    }
sim-who = wer
sim-share = Siege
sim-interval = 95-%-Intervall
sim-seat = Platz { $seat }
sim-fair = Der faire Anteil ist { $share }; ein Unentschieden teilen sich die Führenden.
sim-length = Entscheidungen je Partie: { $mean } ({ $shortest } bis { $longest }){ $turns ->
    [none] { "" }
   *[other] { ", " }Züge: { $turns }
}
sim-options = Möglichkeiten je Entscheidung: { $mean } (bis zu { $most })
sim-endings = Wie die Partien endeten: { $endings }
sim-draws = Unentschieden: { $n }
bench-interpreted = Hier gibt es keine übersetzte Maschine, nur interpretierte Zeilen ({ $engine })
bench-no-numpy = NumPy fehlt hier: keine Zeilen mit Beobachtungen (vector)
bench-game = Spiel, Spieler
bench-mode = wie es läuft
bench-decisions = Entsch./s
bench-games = Partien/s
bench-copy = Kopie µs
engine-compiled = kompilierte Engine, Build { $build }
engine-asked = interpretierte Engine: SNEAKERNET_ENGINE will es so
engine-not-built = interpretierte Engine: Dieser Quelltext ist nicht kompiliert; `make engine` kompiliert ihn
engine-no-checkout = interpretierte Engine: Dieses Paket kam ohne kompilierte; wo es einen C-Compiler gibt, kompiliert sie `pip install --force-reinstall --no-binary sneakernet sneakernet`
search-interpreted = Die Engine ist hier nicht kompiliert; Bots, die vorausdenken, kommen in ihrer Zeit weniger weit. sneakernet --version sagt, warum.

## Drucken

printed = Geschrieben: { $file }.
printed-pictures =
    { $n ->
        [one] Ein Bogen, geschrieben: { $first }.
       *[other] { $n } Bögen, geschrieben: { $first } … { $last }.
    }
print-how = Druck mit 100 % („tatsächliche Größe“), beidseitig, über die lange Kante gewendet. Festes Papier gibt gute Karten.
print-pdf-or-png = --out: Eine Datei endet auf .pdf oder .png, nicht wie { $given }
print-one-of = { $option }: „{ $given }“ gibt es nicht, nur { $known }
