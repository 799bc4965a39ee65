# Was der Server am Tisch sagt, abgesehen von den Spielen.

waiting-you = Du bist am Drücker. { $ask }
waiting-other = { $name } überlegt.
waiting-moment = Einen Moment …

window-open = { $cause }. Wer reagieren kann, darf es jetzt tun.
window-bots = { $cause }. Jetzt können Bots reagieren; bereitgelegte Reaktionen gehen los.
window-moment = Einen Moment …
window-pass = Passen
window-go-on = Weiter
window-own = Hier gibt es nichts zu wählen: Weiter geht es, wann du willst.

# Im Voraus passen
ahead-turn = Du passt, bis dieser Zug vorbei ist.
ahead-game = Du passt, bis die Partie zu Ende ist.
ahead-kind = Du passt, wann immer auf { $sort } reagiert werden darf, bis sich deine Karten ändern.
sort-attempt = einen Versuch
sort-audit_answer = ein Audit
sort-backup = einen Verlust von Karten
sort-card = eine Karte
sort-duel_answer = einen Head Hunter
sort-shield = einen Angriff auf FILES


result-winner =
    { $you ->
        [yes] Du gewinnst mit { $score }. System übernommen. System übernommen.
        [lost] { $name } gewinnt mit { $score }. Du wurdest gehackt. Revanche?
       *[no] { $name } gewinnt mit { $score }.
    }
result-shared = { $names } teilen sich den Sieg.
result-draw = Gleichstand. Neue Runde.

undone = { $name } nimmt eine Wahl zurück.

# Warum etwas abgelehnt wird
error-bad_message = Diese Nachricht verstehe ich nicht ({ $detail }).
older-client = Diese Seite oder dieses Programm ist älter als der Server. Lade neu oder aktualisiere.
error-bad_name = Dieser Name geht nicht.
error-bad_setting = Das bietet das Spiel nicht an: { $detail }
error-bad_text = Dieser Text kann nicht gezeigt werden.
error-cannot_undo = Diese Wahl lässt sich nicht zurücknehmen: Etwas kam ans Licht, oder jemand anderes hat gewählt.
error-closed = Dieser Tisch ist geschlossen.
error-conflict = Unter dieser Kennung wurde schon etwas anderes gewählt.
error-forbidden = Das darfst du nicht.
error-game_over = Die Partie ist zu Ende.
error-illegal_choice = Das steht nicht zur Wahl.
error-not_found = So etwas gibt es hier nicht.
error-not_started = Die Partie hat noch nicht begonnen.
error-not_your_turn = Du bist nicht dran.
error-rate_limited = Zu schnell: Wart einen Moment.
error-retry_later = Der Tisch ist beschäftigt: Versuch es gleich noch einmal.
error-seat_taken = Dieser Platz ist besetzt.
error-stale = Am Tisch ist es weitergegangen. Sieh noch einmal hin, dann wähle.
error-storage_unavailable = Im Moment kann nichts gespeichert werden, darum ist nichts geschehen.
error-too_large = Das ist zu lang.
error-unauthorized = Du hast hier noch keinen Namen.

bad-key = Dieser Link oder Merksatz öffnet nichts (mehr). Ein Link gilt einmal und fünf Minuten lang.
bad-name-empty = Ein Name braucht mindestens einen Buchstaben oder ein Zeichen.
bad-name-long = Ein Name hat höchstens 24 Zeichen.
bad-text-controls = Steuerzeichen und unsichtbare Zeichen gehen nicht.
bad-text-marks = Zu viele Akzente auf einem Buchstaben.
bad-text-long = Das ist zu lang.
name-kept = Diesen Namen, oder einen, der so aussieht, hat sich hier jemand gesichert: Wähl einen anderen.
bad-passkey = Dieser Passkey öffnet hier nichts.
too-many-passkeys = Zehn Passkeys reichen. Entferne zuerst einen.
bad-address = Dorthin lässt sich nichts melden: Eine Adresse beginnt mit https:// und nennt einen Rechner, ohne Port und Benutzer; eine E-Mail-Adresse hat ein @.
other-host = Dieser Server darf nur { $detail } melden, wenn du dran bist: Wähl eine Adresse dort.
no-channel = Das bietet dieser Server nicht an: Sein Betreiber hat es nicht erlaubt.
too-many-channels = Fünf Adressen reichen. Entferne zuerst eine.
old-code = Dieser Code gilt nicht mehr. Schick eine neue Testnachricht.
wrong-code = Das ist nicht der Code aus der Testnachricht.
too-long-away = Freie Tage liegen im nächsten Jahr, und es sind höchstens 31 am Stück.
unreachable = Die Testnachricht kam nicht an: Dort ist nichts, was aufgerufen werden darf, oder es wurde abgelehnt.
no-sort = Sag, worauf du passt: Gerade kann nichts beantwortet werden.
too-many-guests = Mehr Hinausgeworfene oder Stummgeschaltete merkt sich dieser Tisch nicht.
no-hints = An diesem Tisch gibt es keine Tipps.
somebody = jemand
banned = Wer diesen Server betreibt, lässt dich nicht herein.
draining = Der Server hält gleich an. Begonnene Partien gehen weiter, neue beginnen, wenn er wieder da ist.
too-many-blocked = Mehr Leute kannst du nicht blockieren.
puzzle-alone = Diese Partie wurde aus einer beendeten aufgebaut, ihre Karten kann man kennen: Man spielt sie allein gegen Bots.
seen-cards = Du hast in dieser Partie schon eine andere Hand gesehen: In der nächsten kannst du Platz nehmen.

bye-kicked = Der Gastgeber hat dich von diesem Tisch entfernt.
bye-signed_out = Du hast dich abgemeldet.
bye-restart = Der Server startet neu. Komm gleich wieder.
bye-slow = Deine Verbindung kommt nicht mit. Komm wieder, dann siehst du alles.

trouble = Diese Partie lässt sich hier nicht fortsetzen ({ $why }).

notice-turn = Du bist dran: { $game }.
notice-code = Sneakernet: Dein Code ist { $code }. Hast du ihn nicht angefordert, tu nichts.
notice-test = Ein Test: So erfährst du, dass eine Partie auf dich wartet.
notice-invited = Du bist eingeladen, wieder { $game } zu spielen: Es steht auf deiner Seite.
notice-wanted = Jemand möchte { $game } spielen: Ein Platz ist frei.

# Die Schritte einer Wiederholung, in denen nichts geschieht, was sich erzählen ließe
step-start = Die Partie beginnt.
step-chose = { $name }: { $option }
step-unseen = { $name } wählt etwas, das die anderen nicht sehen.
step-hushed = Ein Moment, in dem jemand reagieren darf. Zu sehen ist nichts.
step-timeout = { $name }: Die Zeit ist um.

# Kurze Sätze
phrase-hi = Hallo!
phrase-gl = Viel Glück!
phrase-nice = Schöner Zug!
phrase-oops = Ups …
phrase-think = Lass mich überlegen.
phrase-thanks = Danke!
phrase-brb = Bin gleich zurück.
phrase-gg = Gutes Spiel!
phrase-in = Bin dabei.
phrase-hack = HACK THE PLANET!
call = Wer tauscht? Ich gebe { $has } für { $seeks }.
