# Was an dem, was jemand geschrieben hat, nicht stimmt: Befehlszeile, Aufzeichnungen, Stellungen, Einstellungen.

complaint-in-line = Zeile { $line }: { $text }
complaint-in-field = { $field }: { $text }

## Spiele, Einstellungen, Bots

complaint-no-address = „{ $given }“ ist keine Adresse eines Servers, eines Tisches oder eines Replays
complaint-no-game = ein Spiel „{ $given }“ gibt es nicht; es gibt { $known }
complaint-no-edition = eine Ausgabe „{ $given }“ von { $game } gibt es nicht; es gibt { $known }
complaint-seat-count = { $game } ({ $edition }) ist für { $allowed } Spieler, nicht für { $given }
complaint-no-setting = eine Einstellung „{ $given }“ gibt es nicht; es gibt { $known }
complaint-bad-value = die Einstellung { $name } ist „{ $given }“; möglich ist { $allowed } ({ $rule })
complaint-setting-no-seat = die Einstellung { $name } ist { $given }, aber es gibt nur { $seats } Plätze ({ $rule })
complaint-setting-of-two = die Einstellung { $name } ist { $given }; zu zweit ist sie immer { $only } ({ $rule })
complaint-no-bot = einen Bot „{ $given }“ gibt es nicht; es gibt { $known }
complaint-bot-path = der Bot { $given } lässt sich nicht laden: { $why }
complaint-bot-worlds = nach dem @ steht eine Zahl von Welten, nicht „{ $given }“
complaint-bot-no-bound = nach { $given } steht kein @; nur { $known } haben eins
complaint-bot-seconds = nach dem @ stehen Sekunden, etwa 0.3s, nicht „{ $given }“
complaint-no-clock-runs = eine Partie über Minuten braucht eine Uhr, und hier läuft keine: gib eine Zahl von Zügen an oder off
complaint-too-many-bots = { $bots } Bots für { $seats } Plätze
complaint-no-letter = Plätze heißen { $first } bis { $last }, nicht „{ $given }“
complaint-no-recipe = noch niemand hat aufgeschrieben, wie ein Netz für { $game } trainiert wird: docs/how/train-a-bot.md
complaint-damaged-results = Zeile { $number } von { $file } ist kein Ergebnis dieses Plans; nimm eine andere Datei oder lösche sie
complaint-other-plan = in { $file } stehen Ergebnisse eines anderen Plans, oder Regeln oder Bots sind seither andere; nimm eine andere Datei oder lösche sie
complaint-results-in-use = ein anderer Lauf schreibt gerade in { $file }; warte auf sein Ende oder nimm eine andere Datei
complaint-mixed-tables = { $one } ist eine Partie { $game }, { $edition }, mit { $seats } Plätzen, { $other } dagegen eine Partie { $other_game }, { $other_edition }, mit { $other_seats }: Mach aus jeder Art einen eigenen Datensatz
complaint-worker-gone = einer der Prozesse, die spielen, wurde von außen beendet, vielleicht weil der Speicher nicht reichte; versuche es mit weniger davon noch einmal (--jobs)
complaint-no-ray = --on ray braucht weitere Pakete: `{ $command }` installiert sie.
complaint-no-cluster = unter { $address } antwortet kein Ray-Cluster
complaint-cluster-refuses = Ray kommt nicht in den Rechnerverbund unter { $address }: { $text }
complaint-cluster-other = { $machine }, ein Rechner des Verbunds, hat andere Regeln oder Bots als dieser: auf beiden muss dasselbe Sneakernet eingerichtet sein
complaint-cluster-without = { $machine }, ein Rechner des Verbunds, hat kein Sneakernet oder ein sehr altes: richte dort dasselbe ein wie auf diesem

## Was Aufzeichnungen und Stellungen gemeinsam haben

complaint-name-value = hier gehört jeder Name einmal hin, als name=wert; gefunden: „{ $given }“
complaint-unknown-field = ein Feld „{ $given }“ gibt es nicht
complaint-limit-name = die Grenze „{ $given }“ gibt es nicht; es gibt: { $allowed }
complaint-limit-number = eine Grenze ist ein Name und eine Zahl über 0, etwa sockets_per_address=200, nicht „{ $given }“
complaint-address = hier gehören Rechner und Port wie 10.0.0.5:9000 hin, nicht „{ $given }“
complaint-network = hier gehört eine Adresse oder ein Netz wie 10.0.0.0/8 hin, nicht „{ $given }“
complaint-whole-number = hier gehört eine ganze Zahl hin, nicht „{ $given }“

## Aufzeichnungen

complaint-record-empty = die Aufzeichnung ist leer
complaint-no-record = eine Aufzeichnung beginnt mit `{ $expected }`
complaint-record-format = das Format hat die unbekannte Nummer „{ $given }“; dieses Programm kennt { $known }
complaint-record-seats = { $given } Plätze; möglich sind 1 bis { $most }
complaint-open-quote = ein Anführungszeichen ist nicht geschlossen
complaint-field-missing = das Feld { $name } fehlt
complaint-rules-version = aufgezeichnet mit Regelversion { $given } von { $game }; dieses Programm spielt { $known }
complaint-no-pick = hier gehören ein Platz und eine Wahl hin, etwa `A add:worm`; gefunden: „{ $given }“
complaint-illegal-pick = { $given } geht hier nicht. { $why }
complaint-other-asked = „{ $given }“, aber { $asked } ist gefragt
complaint-after-end = „{ $given }“ kommt nach dem Ende des Spiels
complaint-after-digest = nach der Prüfsumme darf nichts mehr kommen
complaint-wrong-digest = die Prüfsumme passt nicht: Gespielt wurde etwas anderes
complaint-rules-changed = die Regeln von { $game } haben sich seither geändert: Ab Entscheidung { $line } führen sie woandershin
complaint-row-does-not-follow = passt nicht zur Zeile davor

## Stellungen

complaint-no-field = hier gehört `feld: wert` hin; gefunden: „{ $given }“
complaint-field-twice = das Feld „{ $given }“ steht zweimal da
complaint-other-game = das ist eine Stellung von { $given }, nicht von { $game }
complaint-none-of = „{ $given }“ geht nicht; es gibt { $known }
complaint-unplayable = von dieser Stellung aus lässt sich nicht weiterspielen
complaint-stream = hier gehören vier Wörter aus acht Hexadezimalziffern hin
complaint-no-procedure = „{ $given }“ ist kein offener Vorgang dieses Spiels
complaint-too-many-procedures = mehr als { $most } Vorgänge können nicht offen sein
complaint-no-card = keine Karte heißt „{ $given }“
complaint-two-places = { $card } liegt an zwei Orten
complaint-no-seat = es gibt { $seats } Plätze, { $given } gehört nicht dazu
complaint-up-to = { $given } liegt nicht zwischen 0 und { $most }
complaint-from-to = { $given } liegt nicht zwischen { $least } und { $most }
complaint-there-twice = { $given } steht zweimal da

## Die Datei des Servers

complaint-database-journal = SQLite bietet Journal { $mode } und synchronous { $level }; nötig sind wal und 2 (FULL)
complaint-database-newer = stammt von einem neueren Sneakernet (Schritt { $done }; dieses hier kennt { $known })
complaint-database-readonly = in die Datenbank lässt sich nicht schreiben
complaint-database-notadb = das ist keine Datenbank
complaint-database-cantopen = die Datenbank lässt sich nicht öffnen
complaint-database-busy = ein anderes Programm hält die Datenbank fest
complaint-database-in-use = ein anderer Server benutzt diese Datenbank schon; jede Datenbank hat einen Server
complaint-database-full = die Platte ist voll
complaint-database-corrupt = die Datenbank ist beschädigt
complaint-database-ioerr = die Platte antwortet nicht, wie sie sollte
complaint-database-unsynced = PostgreSQL läuft mit fsync off; was es als geschrieben meldet, ginge mit dem Strom verloren
complaint-database-postgres = PostgreSQL lässt uns nicht hinein: { $problem }
complaint-not-installed = nicht installiert; das besorgt `{ $command }`
complaint-copy-exists = eine solche Datei gibt es schon; eine Kopie ersetzt keine
complaint-store-not-empty = in dieser Datenbank gibt es schon Tische; eine Kopie braucht eine leere
complaint-journal-unreadable = was an diesem Tisch geschah, lässt sich nicht lesen
complaint-database-think = eine Datei hat einen Server, und der denkt selbst; Denkende brauchen die Adresse einer PostgreSQL-Datenbank
complaint-database-other = die Datenbank macht nicht mit ({ $code })

## Was das System zu Dateien sagt

system-enoent = Datei oder Ordner gibt es nicht
system-eacces = das darfst du nicht öffnen
system-eperm = das ist nicht erlaubt
system-eisdir = das ist ein Ordner und keine Datei
system-enotdir = ein Teil des Pfades ist kein Ordner
system-eexist = das gibt es schon
system-enospc = die Platte ist voll
system-erofs = die Platte lässt sich nur lesen
system-enametoolong = der Name ist zu lang
system-eloop = die Verweise führen im Kreis
system-eio = die Platte antwortet nicht, wie sie sollte
system-emfile = zu viele Dateien sind offen
system-other = das System weigert sich ({ $code })
not-text = das ist keine Textdatei (Byte { $byte })

## Die Befehlszeile

usage-no-command = hier fehlt ein Befehl; `sneakernet --help` nennt sie alle
usage-no-such-command = einen Befehl „{ $given }“ gibt es nicht; `sneakernet --help` nennt alle
usage-no-such-command-but = einen Befehl „{ $given }“ gibt es nicht; meinst du { $meant }?
usage-no-such-option = eine Option { $given } gibt es nicht; `--help` nennt alle
usage-missing = { $given } fehlt
usage-extra = zu viele Wörter: { $given }
usage-needs-value = { $given } braucht einen Wert
usage-takes-no-value = { $given } nimmt keinen Wert
usage-bad-value = { $given } kann das nicht sein
usage-int_parsing = { $option } ist „{ $given }“, muss aber eine ganze Zahl sein
usage-float_parsing = { $option } ist „{ $given }“, muss aber eine Zahl sein
usage-greater_than_equal = { $option } ist { $given }, muss aber mindestens { $bound } sein
usage-less_than_equal = { $option } ist { $given }, darf aber höchstens { $bound } sein
usage-other = diese Befehlszeile lässt sich nicht lesen; `--help` zeigt, wie es geht
