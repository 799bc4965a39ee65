# Der ganze Bildschirm und die einfachen Zeilen eines Clients.

# Der Tisch
watching = du siehst zu
redialling = NO CARRIER. Einwahl läuft{ $n ->
    [0] { "" }
   *[other] { "" } ({ $n })
    } …
dialling = Einwahl läuft …
closed = Die Verbindung ist beendet{ $why ->
    [redirect] : Der Server will uns woandershin schicken, und wir folgen nicht
    [unfit] : Was kam, sagt kein Sneakernet-Server
    [401] : Dieser Server kennt uns nicht
    [404] : Hinter diesem Link ist kein Tisch, oder er ist nicht für dich
   *[other] .
    }
unsent = Nicht gesendet: Die Verbindung ist weg. Sobald sie wieder da ist, wird es gesendet.
waiting-room = Warten auf Mitspieler. Bots übernehmen freie Plätze, wenn die Partie beginnt.
seats = Plätze
chair-open = frei
invite = Einladen:
talk = Sag etwas; /gg und ähnliche sind schnelle Sprüche; Escape geht zurück
chat-empty = Drück t, um etwas zu sagen.
untimed = alle müssen antworten
sealed = versiegelt
passed = du passt
several = Diese Karte lässt sich auf mehrere Arten spielen: Wähl eine.
confirm = Bestätigen: { $name } ({ $n })
enter-picks = Enter wählt das.
hand = Hand

title-log = Verlauf
title-help = Hilfe
title-why = Warum nicht?
title-cards = Karten
title-rules = Regeln
title-search = Suche
title-invite = Einladen
title-ahead = Im Voraus passen (alle sehen es)
title-arm = Scharfe Antworten
title-sit = Platz nehmen
title-tempo = Bots spielen
title-review = Wendepunkte
closes = Esc schließt
type-to-search = Tipp etwas, um zu suchen

key-help = Hilfe
key-why = warum
key-cards = Karten
key-sheet = Blatt
key-undo = zurück
key-hint = Tipp
key-talk = reden
key-search = Suche
key-leave = gehen

help-digits = aus der Liste wählen; bei mehr als neun geht es mit Großbuchstaben weiter
    .key = 1…9 A…Z
help-arrows = durch die Liste gehen; Tab geht zur Hand, dort gehen ← →, und Enter spielt
    .key = ↑ ↓ Tab
help-space = eine von mehreren markieren; Enter bestätigt, wenn es genug sind
    .key = Leertaste
help-w = warum du deine Karten jetzt nicht spielen kannst, mit den Nummern der Regeln
    .key = w
help-c = alle Karten
    .key = c
help-r = alle Regeln
    .key = r
help-slash = in Auswahl, Karten und Regeln suchen
    .key = /
help-d = die Checkliste, die Netzwerke oder was das Spiel sonst neben dem Tisch führt
    .key = d
help-u = zurücknehmen, solange nichts ans Licht gekommen ist
    .key = u
help-h = was ein starker Spieler hier wählen würde
    .key = h
help-b = zurückblicken auf das, was du gesehen hast, während das Spiel weitergeht
    .key = b
help-o = in einem Antwortfenster: sechs Sekunden mehr Zeit
    .key = o
help-p = im Voraus passen oder wieder gefragt werden
    .key = p
help-a = eine Antwort scharf machen: Sie löst von selbst aus
    .key = a
help-t = etwas sagen
    .key = t
help-l = der ganze Verlauf
    .key = l
help-i = der Link zu diesem Tisch und sein QR-Code
    .key = i
help-n = nächster Schritt, wo Bots darauf warten; nach dem Ende noch eine Partie
    .key = n
help-q = gehen; die Partie wird aufgehoben
    .key = q
help-palette = alles andere: Plätze, Tempo der Bots, Farben
    .key = Strg+P

why-none = Du hast keine Karten.
no-undo = Jetzt nicht: Etwas ist ans Licht gekommen, oder jemand anders war am Zug.
no-hints = An diesem Tisch gibt es keine Tipps.
hint-not-now = Tipps gibt es, wenn du wählen musst, nicht in einem Antwortfenster.
thinking = Ich denke nach …
no-hold = Es gibt nichts aufzuhalten.
no-arms = Du hast keine Karte, die anderen antwortet.
no-sheet = Neben diesem Tisch liegt nichts.
no-chat = Der Gastgeber hat den Chat abgeschaltet.
arm = { $card } scharf machen
disarm = { $card } entschärfen
arm-what = Löst im nächsten Fenster aus, in dem es möglich ist. Vorher sieht es niemand.
ahead-off = mich jedes Mal fragen
ahead-kind = diese Art von Fenster, bis sich meine Karten ändern
ahead-turn = für diesen Zug
ahead-game = für diese Partie
rematch-wanted = Du willst noch eine Partie. Sobald alle wollen, beginnt sie.
review-none = Keine einzelne Wahl hat deine Gewinnchance stark gesenkt.
tempo-slow = langsam
tempo-normal = in normalem Tempo
tempo-fast = schnell
tempo-step = Schritt für Schritt: n lässt sie weiterspielen

entry-rematch = Noch eine Partie
entry-review = Wendepunkte: was besser gewesen wäre
entry-see-again = Noch einmal ansehen, Schritt für Schritt
entry-word = Ein Wort dazugeben
entry-leave = Gehen
entry-start = Die Partie beginnen
entry-sit = Platz nehmen
entry-invite-others = Andere einladen: Link und QR-Code

do-hint = Tipp
    .what = Was ein starker Spieler hier wählen würde
do-undo = Zurücknehmen
    .what = Deine letzte Wahl zurücknehmen
do-why = Warum nicht?
    .what = Warum du deine Karten jetzt nicht spielen kannst
do-cards = Karten
    .what = Alle Karten des Spiels
do-rules = Regeln
    .what = Alle Regeln des Spiels
do-log = Verlauf
    .what = Alles, was geschehen ist
do-invite = Einladen
    .what = Der Link zu diesem Tisch und sein QR-Code
do-sit = Platz nehmen
    .what = Einen freien Platz oder den eines Bots
do-stand = Aufstehen
    .what = Deinen Platz verlassen; ein Bot spielt weiter
do-away = Kurz weg
    .what = Einen Bot für dich spielen lassen oder die Karten zurücknehmen
do-tempo = Tempo der Bots
    .what = Langsam, normal, schnell oder Schritt für Schritt
do-ahead = Im Voraus passen
    .what = In Antwortfenstern nicht gefragt werden
do-arm = Scharfe Antworten
    .what = Eine Antwort, die von selbst auslöst
do-theme = Farben
    .what = Board, Phosphor, Bernstein, Papier und andere
do-quit = Beenden
    .what = Zurück zur Shell; die Partie wird aufgehoben

# Kommen und gehen
greeting-new = Eine neue Partie. Sie wird aufgehoben: Mit demselben Befehl geht sie weiter, wenn du wiederkommst.
greeting-back = Willkommen zurück: Das ist deine Partie { $game }. Sie geht weiter, wo du aufgehört hast; q geht, und „sneakernet play { $name } --new“ gibt neu.
goodbye = Die Partie ist aufgehoben; „sneakernet play { $name }“ setzt es fort.

# Einfache Zeilen
line-link = Dieser Tisch: { $link }
line-ahead-off = aus off
line-ahead-kind = art kind
line-ahead-turn = zug turn
line-ahead-game = partie game
line-ahead = Für wie lange passen? Tippe voraus und eins dieser Wörter: { $words }.
line-choose = Tippe eine Zahl von 1 bis { $n }, oder ende.
line-back = Die Verbindung ist wieder da.
line-seats = Am Tisch: { $seats }.
line-down = Keine Verbindung. Versuch es noch einmal, wenn sie wieder steht.
line-save = Der Server bewahrt diese Partie auf. Wenn sie vorbei ist, lässt sie sich hier speichern.
line-replay = Noch einmal ansehen: { $link }
line-watch-on = Wird noch einmal gespielt, siehst du weiter zu. ende geht weg.
line-goodbye = Der Tisch bleibt, wo er ist: sneakernet join { $link }

# Replays
replay = Replay
replay-none = Hinter diesem Link ist kein Replay. Eine Partie kann man noch einmal sehen, wenn sie vorbei ist.
side-all = alle Hände
side-table = ein Zuschauer
title-side = Mit wessen Augen?
replay-key-left-right = Schritt
    .key = ← →
replay-key-up-down = Zug
    .key = ↑ ↓
replay-key-home-end = Anfang, Ende
    .key = Pos1 Ende
replay-key-space = abspielen
    .key = Leertaste
replay-key-v = Sicht
    .key = v
replay-key-help = Hilfe
    .key = ?
replay-key-q = gehen
    .key = q

# Ein Wort zum Austeilen
word-how = Der Server hat sein Geheimnis festgelegt. Sein Fingerabdruck ist { $seal }. Die Karten folgen aus diesem Geheimnis und aus den Worten aller, die eines dazugeben.
word-given = Dein Wort ist dabei. Bewahr den Fingerabdruck auf: Nach dem Spiel prüft sneakernet replay --sealed { $seal } das Austeilen.

# Looking back
past-at = Früher: Bild { $n } von { $all }
past-keys = ← → Schritt   Esc zurück ins Jetzt
past-turn = Du bist dran
past-none = Es ist noch nichts passiert.
past-chose = Deine Wahl: { $what }

# Die Lobby
lobby-welcome = Kartenspiele für Hacker. Setz dich irgendwo hin, oder weck die Bots.
lobby-keys = ↑ ↓ Enter oder eine Ziffer: dorthin   t: über Link   ? Hilfe   ^p mehr   q gehen
lobby-help = Deine Tische kommen zuerst, dann offene, dann was du beginnen kannst. Mit t gehst du über einen Link zu einem Tisch. Am Tisch zeigt i den Link und den QR-Code für Freunde: im Browser, im Terminal mit „sneakernet join LINK“ oder mit einem eigenen Programm.
lobby-link = Link zu einem Tisch oder einem Replay
lobby-elsewhere = Das ist kein Link dieses Servers. Anderswo: sneakernet join { $link }
lobby-mine = Dein Tisch
lobby-seat = Freier Platz
lobby-table = Zusehen
lobby-new = Neu: { $game }
lobby-bots = Jetzt spielen, gegen Bots
lobby-open = Einen Tisch für alle öffnen: Er steht in der Lobby
lobby-private = Einen Tisch für Freunde öffnen: wer den Link hat
lobby-sort = { $edition }, { $seats } Spieler
phase-waiting = wartet
phase-playing = läuft
phase-over = vorbei
