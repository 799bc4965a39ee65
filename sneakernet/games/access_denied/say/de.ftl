# Access Denied: alles, was man am Tisch liest. Die Regeln nach Nummern stehen in access-denied-rules.ftl.
#
#   trade          Tausch; upgrade: Upgrade; instant: Sofortkarte; sector card: Sektorkarte; hand limit: Handlimit
#   access         Zugang; attempt: Versuch; hot potato: heiße Kartoffel; key card: Schlüsselkarte
#   Oper           Operator; banking … universities: Banken, Regierung, Wirtschaft, Medien, Telekom, Universitäten

pitch = Sechs Sektoren. Jeder hütet ein Passwort. Knack die Codes, steig vom User zum Root auf und halt die anderen draußen.
goal = { $seats ->
        [2] Wer zuerst in fünf Sektoren Root ist, ob kontrolliert oder nicht, gewinnt; in deinen beiden bist du es schon.
       *[other] { $goal ->
            [3] Wer zuerst in drei kontrollierten Sektoren Root ist, gewinnt; in deinem eigenen bist du es schon.
           *[other] Wer zuerst in { $goal } Sektoren Root ist, gewinnt; in deinem eigenen bist du es schon.
        }
    } Um anderswo aufzusteigen, gibst du dem Kontrolleur Karten: eine für User, zwei für Operator, drei für Root{ $distinct_codes ->
        [on] , mit verschiedenen Codes
        [off] {""}
       *[printed] { $edition ->
            [german] , mit verschiedenen Codes
           *[other] {""}
        }
    }. Sind alle Codes im Passwort, bekommst du sie zurück und steigst auf; was nicht passt, behält er. Ein Zug: ein freier Versuch, dann deine Aktionen ({ $edition ->
        [german] eine für jeden Sektor, in dem du Root bist: Versuch, Karte oder Tausch
       *[other] Versuch, Karte oder Tausch
    }), abwerfen, ziehen.
edition-2014 = 2014 (EN)
edition-2013 = 2013 (EN)
edition-german = Deutsch (DE)

## Karten. `.short` hat höchstens 40 Zeichen; `.text` sagt alles außer Code, Art und Bedingung; die stehen für sich.

card-bbs = BBS
    .short = zieh in Schritt 4 eine Karte mehr
    .text = Bleibt vor dir liegen. Solange sie wirkt, darfst du in deinem Schritt 4 eine Karte mehr ziehen, wenn deine Hand unter dem Limit ist.
card-counter-virus = Counter-Virus
    .short = stoppt Virus; sein Spieler behält 3
    .text = Antwort auf einen Virus, den ein anderer gerade gegen einen Sektor ansagt, in dem du Zugang hast. Der Virus tut nichts, und wer ihn gespielt hat, wirft bis auf drei Karten alles ab.
card-dumpster-diving = Dumpster Diving
    .short = sieh 1 zufälligen Code eines Passworts
    .text = Wähl einen kontrollierten Sektor, in dem du keinen Zugang hast. Einer der drei Codes seines Passworts, zufällig bestimmt, wird dir allein gezeigt.
card-satan-virus = S.A.T.A.N. Virus
    .short = schaltet Root-Bonus eines Sektors ab
    .text = Leg die Karte an einen Sektor, in dem du Zugang hast. Solange sie dort liegt, hat niemand den Root-Bonus des Sektors, auch du nicht; nur wer immun ist, behält ihn. Dagegen hilft allein Samurai.
card-samurai = Samurai
    .short = entfernt eine Sektorkarte
    .text = Wähl eine Karte, die an einem Sektor liegt. Sie kommt auf die Ablage und tut nichts mehr.
card-usenet = Usenet
    .short = gib n Karten, bekomm n zufällige zurück
    .text = Wähl einen anderen Spieler und gib ihm eine oder mehr Karten deiner Hand. Ebenso viele, zufällig aus dem, was er vorher auf der Hand hatte, bekommst du zurück; weniger, wenn es weniger waren.
card-guru = Guru
    .short = vom User zum Operator, ohne Codes
    .text = Wähl einen Sektor, in dem du genau User bist. Du wirst dort sofort Operator. Das ist kein Versuch, und nichts kann es aufhalten.
card-delete-account = Delete Account
    .short = entfernt User/Operator, wo du Root hast
    .text = In einem Sektor, in dem du Root hast, wähl den Marker eines anderen Spielers auf User oder Operator. Er hat dort keinen Zugang mehr.
card-dads-office-computer = Dad’s Office Computer
    .short = dein Handlimit ist um 2 höher
    .text = Bleibt vor dir liegen. Solange sie wirkt, ist dein Handlimit um zwei höher.
card-bank-error-in-your-favor = Bank Error in Your Favor
    .short = zieh 3, 1 Aktion mehr, kein Handlimit
    .text = Du darfst sofort drei Karten ziehen. Du hast in diesem Zug eine Aktion mehr, und dein Handlimit gilt nicht, bis dein nächster Zug beginnt.
card-revoke-login = Revoke Login
    .short = entfernt User, wo du mehr als User bist
    .text = In einem Sektor, in dem du Operator oder Root bist, wähl den Marker eines anderen Spielers auf User. Er hat dort keinen Zugang mehr.
card-anti-virus = Anti-Virus
    .short = der angesagte Virus tut dir nichts
    .text = Antwort auf irgendeinen Virus, den ein anderer gerade ansagt. Dieser eine Virus tut dir nichts, solange es ihn gibt; alle anderen trifft er wie sonst.
card-multi-virus = Multi-Virus
    .short = andere im Sektor behalten nur 3 Karten
    .text = Wähl einen Sektor, in dem du Zugang hast. Alle anderen mit Zugang dort werfen bis auf drei Karten alles ab, wenn sie nicht immun sind.
card-packet-sniffer = Packet Sniffer
    .short = Falle: nächste Karte verrät 1 Code
    .text = Leg die Karte an einen Sektor, in dem du Zugang hast. Wer als Nächster eine Karte ansagt, die diesen Sektor benötigt, zeigt dir einen zufälligen Code des eigenen Passworts. Dann kommt sie auf die Ablage.
card-firewall = Firewall
    .short = stoppt Versuch bei dir, behalte 1 Karte
    .text = Antwort auf den Versuch eines anderen mit Karten in einem Sektor, den du kontrollierst. Du behältst eine der übergebenen Karten, ob sie passt oder nicht; die anderen gehen zurück, über Treffer wird nichts gesagt, und der Versuch scheitert.
card-logic-bomb = Logic Bomb
    .short = Falle: nächste Karte kostet Handkarten
    .text = Leg die Karte an einen Sektor, in dem du Zugang hast. Wer als Nächster eine Karte ansagt, die diesen Sektor benötigt, wirft sofort bis auf drei Karten alles ab. Das kannst auch du sein. Dann kommt sie auf die Ablage.
card-olfactopeg = OlfactoPEG
    .short = 1 zufällige Karte von allen
    .text = Alle anderen, die Karten auf der Hand haben, geben dir eine davon, zufällig bestimmt. Dein Handlimit gilt nicht, bis dein nächster Zug beginnt.
card-2nd-phone-line = 2nd Phone Line
    .short = spiel pro Zug 1 Karte ohne Aktion
    .text = Bleibt vor dir liegen. Solange sie wirkt, darfst du in jedem deiner Schritte 2 eine Karte ohne Aktion spielen, auch wenn du keine hast. Für Versuche, Tausch oder das Weiterreichen einer heißen Kartoffel zahlt sie nicht.
card-backdoor = Backdoor
    .short = Schlüsselkarte ohne ihre Bedingung
    .text = Geht zusammen mit einer Karte von dir, die etwas benötigt und kein Upgrade ist: Was sie benötigt, spielt keine Rolle. Alles andere, was auf ihr steht, gilt weiter.
card-copybot = CopyBot
    .short = nimm die oberste Karte der Ablage
    .text = Jederzeit: Nimm die oberste Karte der Ablage auf die Hand, außer du hast sie selbst gerade erst gespielt.
card-mocking-bird = Mocking Bird
    .short = stoppt Root-Karte; du siehst 1 Code
    .text = Antwort auf FBI Raid, FDIC oder Major Release eines anderen. Die Karte tut nichts, und wer sie gespielt hat, zeigt dir einen zufälligen Code des eigenen Passworts.
card-market-rumors = Market Rumors
    .short = zieh bis zu 6 in Schritt 4, kein Limit
    .text = In deinem eigenen Schritt 4, auch zwischen zwei Karten: Für den Rest des Schritts gibt es kein Handlimit, und du darfst sechs Karten ziehen statt deiner üblichen Zahl.
card-wiretap = Wiretap
    .short = sieh die Karten eines Versuchs
    .text = Wenn ein anderer einen Versuch angesagt hat, für den er Karten braucht, und bevor er sie wählt: Du siehst jede übergebene Karte, und welche davon zurückkommt.
card-route-trace = Route Trace
    .short = Versuch scheitert, wo du Operator bist
    .text = Antwort auf den Versuch eines anderen in einem Sektor, in dem du Operator oder Root bist. Er scheitert, und alle Karten gehen ungeprüft zurück.
card-fbi-raid = FBI Raid
    .short = nimm ein Upgrade auf die Hand
    .text = Wähl ein Upgrade vor einem anderen Spieler. Es kommt auf deine Hand; um es selbst auszulegen, brauchst du, was sie benötigt.
card-major-release = Major Release
    .short = andere in Wirtschaft: nur 3 Karten
    .text = Alle anderen mit Zugang zu Wirtschaft werfen bis auf drei Karten alles ab.
card-sol = S.O.L.
    .short = Upgrades eines Telekom-Users ruhen
    .text = Wähl einen anderen Spieler, der in Telekom nur User ist. Keines seiner Upgrades wirkt, bis er in Telekom Operator wird.
card-war-dialer = War Dialer
    .short = freier Versuch macht User, ohne Karten
    .text = Bleibt vor dir liegen. Solange sie wirkt, darfst du mit deinem freien Versuch in Schritt 1 User in einem beliebigen Sektor werden, in dem du keinen Zugang hast, ganz ohne Karten. Nur Route Trace kann das aufhalten.
card-listserv = LISTSERV
    .short = 2 Aktionen mehr in diesem Zug
    .text = Du hast in diesem Zug zwei Aktionen mehr.
card-easy-credit = Easy Credit
    .short = zieh 3 mehr in Schritt 4, kein Limit
    .text = In deinem eigenen Schritt 4, auch zwischen zwei Karten: Für den Rest des Schritts gibt es kein Handlimit, und du darfst drei Karten mehr ziehen.
card-the-nsa-is-watching-you = The NSA is Watching You
    .short = sieh eine Hand und nimm 1 Karte
    .text = Wähl einen anderen Spieler. Du allein siehst seine ganze Hand und nimmst eine Karte deiner Wahl.
card-line-spike = Line Spike
    .short = Telekom-User ohne Aktionen nächsten Zug
    .text = Wähl einen anderen Spieler, der in Telekom nur User ist. Er hat in seinem nächsten Zug keine Aktionen; der freie Versuch in Schritt 1 bleibt ihm.
card-beta-site = Beta Site
    .short = Wirtschafts-User: Limit 2 weniger
    .text = Wähl einen anderen Spieler, der in Wirtschaft nur User ist. Sein Handlimit ist um zwei niedriger, bis er in Wirtschaft Operator wird.
card-software-patch = Software Patch
    .short = andere in Wirtschaft: 1 Zug ohne Boni
    .text = Alle anderen mit Zugang zu Wirtschaft haben in ihrem nächsten Zug keinen Root-Bonus und kein wirksames Upgrade.
card-trojan = Trojan
    .short = bei Zugbeginn: kein freier Versuch
    .text = Hast du diese Karte zu Beginn deines Zuges auf der Hand, entfällt Schritt 1: kein freier Versuch und nichts, was ihn ersetzt. Für eine Aktion darfst du sie einem anderen geben.
card-bank-run = Bank Run
    .short = alle in Banken behalten 3, auch du
    .text = Alle mit Zugang zu Banken werfen bis auf drei Karten alles ab, auch du, wenn du dort Zugang hast.
card-retro-virus = Retro-Virus
    .short = Falle: Aufstieg kostet ein Upgrade
    .text = Leg die Karte an einen Sektor, in dem du Zugang hast. Wer dort als Nächster aufsteigt, wie auch immer, verliert ein eigenes Upgrade seiner Wahl, wenn er eine hat. Dann kommt sie auf die Ablage.
card-backup = Backup
    .short = behalte Karten, die du verlieren würdest
    .text = Spiel sie, wenn du Karten oder Upgrades hergeben musst, bevor sie ausgesucht sind: Diesmal verlierst du keine. Was dir sonst geschieht, geschieht trotzdem.
card-ice = ICE
    .short = immun gegen Multi-Virus und S.A.T.A.N.
    .text = Bleibt vor dir liegen. Solange sie wirkt, tun Multi-Virus und S.A.T.A.N. Virus dir nichts. Retro-Virus schon.
card-whoops-disconnect = Whoops! Disconnect
    .short = jemand hat nächsten Zug keine Versuche
    .text = Wähl einen anderen Spieler. In seinem nächsten Zug darf er keine Versuche machen, weder den freien noch für Aktionen.
card-no-etaxes = No eTaxes
    .short = alle: kein Limit, 2 Karten mehr
    .text = Jederzeit: In ihrem nächsten Zug gilt für alle Spieler kein Handlimit, und sie dürfen in Schritt 4 zwei Karten mehr ziehen.
card-digital-divide = Digital Divide
    .short = stiehl 2 zufällige; 1 geht an andere
    .text = Wähl einen anderen Spieler und einen dritten. Von der Hand des ersten werden zwei Karten zufällig bestimmt; eine bekommt der dritte, die andere du.
card-cancelbot = CancelBot
    .short = stoppt eine Schlüsselkarte
    .text = Antwort auf die Karte eines anderen, die einen Sektor benötigt, in dem du Zugang hast, egal auf welcher Stufe. Die Karte tut nichts.
card-freeware = FreeWare
    .short = alle in Wirtschaft: 1 Aktion mehr
    .text = Jederzeit: Alle mit Zugang zu Wirtschaft haben in ihrem nächsten Zug eine Aktion mehr.
card-fdic = FDIC
    .short = nimm Regierung alle Karten bis auf 3
    .text = Nur wenn ein anderer Regierung kontrolliert. Er behält drei Karten seiner Wahl, alle übrigen kommen auf deine Hand.
card-spam = Spam
    .short = einer bekommt Karten, dann ziehen alle
    .text = Wähl irgendeinen Spieler, auch dich selbst. Alle anderen dürfen ihm beliebig viele Karten geben. Dann darf jeder bis zu seinem Handlimit ziehen. Zuletzt wirft der Gewählte zufällig bis auf seines ab.
card-flame-war = Flame War
    .short = alle anderen: 1 Aktion weniger
    .text = Alle anderen haben in ihrem nächsten Zug eine Aktion weniger.
card-red-tape = Red Tape
    .short = jemand zieht im nächsten Schritt 4 nicht
    .text = Wähl einen anderen Spieler. In Schritt 4 seines nächsten Zuges zieht er nichts.
card-bug = Bug
    .short = zu Beginn: Boni, Upgrades aus
    .text = Hast du diese Karte zu Beginn deines Zuges auf der Hand, wirkt in diesem Zug keiner deiner Root-Boni und keines deiner Upgrades. Für eine Aktion darfst du sie einem anderen geben.
card-overdraft = Overdraft
    .short = jemand behält nur 3 Karten
    .text = Wähl einen anderen Spieler; er wirft bis auf drei Karten alles ab.
card-over-clock = Over-Clock
    .short = 1 Aktion mehr pro Zug; kann durchbrennen
    .text = Bleibt vor dir liegen. Solange sie wirkt, hast du in jedem deiner Züge eine Aktion mehr. Nimmst du diese Aktion für einen Versuch und er scheitert, kommt sie auf die Ablage.
card-direct-deposit = Direct Deposit
    .short = Banken-User zieht nächsten Zug nichts
    .text = Wähl einen anderen Spieler, der in Banken nur User ist. In seinem nächsten Zug darf er überhaupt keine Karte ziehen.
card-loan-default = Loan Default
    .short = kein Handlimit bis zum nächsten Zug
    .text = Dein Handlimit gilt nicht, bis dein nächster Zug beginnt.
card-mothers-maiden-name = Mother’s Maiden Name
    .short = werde User in irgendeinem Sektor
    .text = Wähl einen Sektor, in dem du keinen Zugang hast. Du wirst dort User; nichts kann das aufhalten.
card-fifteen-minutes = Fifteen Minutes
    .short = jemand hat nächsten Zug keine Aktionen
    .text = Wähl einen anderen Spieler; er hat in seinem nächsten Zug keine Aktionen. Der freie Versuch in Schritt 1 bleibt ihm.
card-burnout = Burnout
    .short = zerstört Over-Clock; keine Aktionen
    .text = Wähl den Spieler, vor dem Over-Clock liegt. Sie kommt auf die Ablage, und er hat in seinem nächsten Zug keine Aktionen; der freie Versuch in Schritt 1 bleibt ihm.
card-worm = Worm
    .short = bei Zugbeginn: kein Ziehen in Schritt 4
    .text = Hast du diese Karte zu Beginn deines Zuges auf der Hand, ziehst du in Schritt 4 nichts. Für eine Aktion darfst du sie einem anderen geben.
card-warez = Warez
    .short = werde User in Wirtschaft
    .text = Hast du keinen Zugang zu Wirtschaft, wirst du dort User; nichts kann das aufhalten.
card-free-checking = Free Checking
    .short = werde User in Banken
    .text = Hast du keinen Zugang zu Banken, wirst du dort User; nichts kann das aufhalten.
card-telecourse = Telecourse
    .short = werde User in Universitäten
    .text = Hast du keinen Zugang zu Universitäten, wirst du dort User; nichts kann das aufhalten.
card-public-library = Public Library
    .short = werde User in Regierung
    .text = Hast du keinen Zugang zu Regierung, wirst du dort User; nichts kann das aufhalten.
card-phreaking = Phreaking
    .short = werde User in Telekom
    .text = Hast du keinen Zugang zu Telekom, wirst du dort User; nichts kann das aufhalten.
card-popular-homepage = Popular Homepage
    .short = werde User in Medien
    .text = Hast du keinen Zugang zu Medien, wirst du dort User; nichts kann das aufhalten.

## Karten der deutschen Ausgabe

card-de-beliebter-krieg = Beliebter Krieg
    .short = { card-bbs.short }
    .text = { card-bbs.text }
card-de-gegen-virus = Gegen-Virus
    .short = stoppt Virus und kostet die ganze Hand
    .text = Antwort auf einen Virus, den ein anderer gerade gegen einen Sektor ansagt, in dem du Zugang hast. Der Virus tut nichts, und wer ihn gespielt hat, wirft die ganze Hand ab.
card-de-untertauchen = Untertauchen
    .short = { card-dumpster-diving.short }
    .text = { card-dumpster-diving.text }
card-de-code-verschluesseln = Code verschlüsseln
    .short = ersetze dein Passwort
    .text = Du brauchst drei weitere Karten mit drei verschiedenen Codes auf der Hand. Dein altes Passwort kommt für alle sichtbar auf die Ablage, diese drei Karten werden das neue. Der Zugang der anderen und deine Upgrades bleiben, wie sie sind. Nichts kann das aufhalten.
card-de-guru = Guru
    .short = steig ohne Codes eine Stufe auf
    .text = Wähl einen Sektor, in dem du User oder Operator bist, und steig dort ohne Codes eine Stufe auf. Das gilt als Versuch ohne Karten: Firewall und Route Verfolgen können ihn aufhalten, und in einem Zug ohne Versuche darfst du ihn nicht spielen.
card-de-zugriff-loeschen = Zugriff löschen
    .short = { card-delete-account.short }
    .text = { card-delete-account.text }
card-de-samurai = Samurai
    .short = { card-samurai.short }
    .text = { card-samurai.text }
card-de-satan-virus = S.A.T.A.N. Virus
    .short = { card-satan-virus.short }
    .text = Leg die Karte an einen Sektor, in dem du Operator oder Root bist. Solange sie dort liegt, hat niemand den Root-Bonus des Sektors, auch du nicht; nur wer immun ist, behält ihn. Dagegen hilft allein Samurai.
card-de-spitzen-system = Spitzen System
    .short = { card-dads-office-computer.short }
    .text = { card-dads-office-computer.text }
card-de-bank-irrtum-zu-deinen-gunsten = Bank Irrtum zu Deinen Gunsten
    .short = { card-bank-error-in-your-favor.short }
    .text = { card-bank-error-in-your-favor.text }
card-de-entferne-anmeldung = Entferne Anmeldung
    .short = entfernt einen User, wo du Root hast
    .text = In einem Sektor, in dem du Root hast, wähl den Marker eines anderen Spielers auf User. Er hat dort keinen Zugang mehr.
card-de-anti-virus = Anti-Virus
    .short = { card-anti-virus.short }
    .text = { card-anti-virus.text }
card-de-multi-virus = Multi-Virus
    .short = andere im Sektor werfen die Hand ab
    .text = Wähl einen Sektor, in dem du Zugang hast. Alle anderen mit Zugang dort werfen die ganze Hand ab, wenn sie nicht immun sind.
card-de-paket-schnueffler = Paket Schnüffler
    .short = { card-packet-sniffer.short }
    .text = { card-packet-sniffer.text }
card-de-firewall = Firewall
    .short = stoppt Versuch bei dir; behalte alles
    .text = Antwort auf den Versuch eines anderen in einem Sektor, den du kontrollierst. Du behältst alle übergebenen Karten, ob sie passen oder nicht, und der Versuch scheitert. Sie stoppt auch Guru; dann gibt es nichts zu behalten.
card-de-logik-bombe = Logik Bombe
    .short = Falle: Schlüsselkarte kostet die Hand
    .text = Leg die Karte an einen Sektor, in dem du Zugang hast. Wer als Nächster eine Karte ansagt, die diesen Sektor benötigt, wirft sofort die ganze Hand ab. Das kannst auch du sein. Dann kommt sie auf die Ablage.
card-de-olfactopeg = OlfactoPEG
    .short = { card-olfactopeg.short }
    .text = { card-olfactopeg.text }
card-de-dsl = DSL
    .short = { card-bbs.short }
    .text = { card-bbs.text }
card-de-hintertuer = Hintertür
    .short = { card-backdoor.short }
    .text = { card-backdoor.text }
card-de-copybot = CopyBot
    .short = { card-copybot.short }
    .text = { card-copybot.text }
card-de-spott-vogel = Spott Vogel
    .short = { card-mocking-bird.short }
    .text = Antwort auf FBI, FDIC oder Major Release eines anderen. Die Karte tut nichts, und wer sie gespielt hat, zeigt dir einen zufälligen Code des eigenen Passworts.
card-de-ein-guter-tag-am-markt = Ein guter Tag am Markt
    .short = { card-market-rumors.short }
    .text = { card-market-rumors.text }
card-de-abhoeren = Abhören
    .short = { card-wiretap.short }
    .text = { card-wiretap.text }
card-de-route-verfolgen = Route Verfolgen
    .short = { card-route-trace.short }
    .text = Antwort auf den Versuch eines anderen in einem Sektor, in dem du Operator oder Root bist. Er scheitert, und alle Karten gehen ungeprüft zurück. Auch Guru hält sie auf.
card-de-fbi = FBI
    .short = nimm ein Upgrade auf die Hand
    .text = Wähl ein Upgrade vor irgendeinem Spieler, auch vor dir selbst. Es kommt auf deine Hand; um es wieder auszulegen, brauchst du, was sie benötigt.
card-de-major-release = Major Release
    .short = Wirtschaft: andere werfen Hand ab
    .text = Alle anderen mit Zugang zu Wirtschaft werfen die ganze Hand ab.
card-de-sol = S.O.L.
    .short = ein Telekom-User hat 1 Aktion pro Zug
    .text = Wähl einen anderen Spieler, der in Telekom nur User ist. Er hat höchstens eine Aktion pro Zug, bis er in Telekom Operator wird.
card-de-kriegs-haendler = Kriegs-Händler
    .short = ein zweiter freier Versuch pro Zug
    .text = Bleibt vor dir liegen. Solange sie wirkt, hast du in Schritt 1 zwei freie Versuche statt einem, mit den üblichen Karten.
card-de-presse-pass = Presse Pass
    .short = du verlierst keine Aktionen
    .text = Spiel sie, wenn eine Karte dich Aktionen kosten würde: Sie kostet dich keine. Oder zu Beginn deines eigenen Schritts 2: Nichts nimmt dir in diesem Zug Aktionen.
card-de-leichter-kredit = Leichter Kredit
    .short = zieh bis zu 3 in Schritt 4, kein Limit
    .text = In deinem eigenen Schritt 4, auch zwischen zwei Karten: Für den Rest des Schritts gibt es kein Handlimit, und du darfst drei Karten ziehen, wenn deine übliche Zahl kleiner ist.
card-de-die-nsa-beobachtet-dich = Die NSA beobachtet Dich
    .short = { card-the-nsa-is-watching-you.short }
    .text = { card-the-nsa-is-watching-you.text }
card-de-strom-spitze = Strom Spitze
    .short = { card-line-spike.short }
    .text = { card-line-spike.text }
card-de-beta-website = Beta Website
    .short = Wirtschafts-User: Limit 1 weniger
    .text = Wähl einen anderen Spieler, der in Wirtschaft nur User ist. Sein Handlimit ist um eins niedriger, bis er in Wirtschaft Operator wird.
card-de-software-patch = Software Patch
    .short = andere in Wirtschaft: 3 Karten weg
    .text = Alle anderen mit Zugang zu Wirtschaft werfen drei zufällige Karten ab.
card-de-trojaner = Trojaner
    .short = bei Zugbeginn: keine Versuche
    .text = Hast du diese Karte zu Beginn deines Zuges auf der Hand, darfst du in diesem Zug keine Versuche machen, weder den freien noch für Aktionen. Für eine Aktion darfst du sie einem anderen geben.
card-de-bank-run = Bank Run
    .short = alle in Banken verlieren 3, auch du
    .text = Alle mit Zugang zu Banken werfen drei zufällige Karten ab, auch du, wenn du dort Zugang hast.
card-de-retro-virus = Retro-Virus
    .short = Falle: nächster Versuch kostet die Hand
    .text = Leg die Karte an einen Sektor, in dem du Zugang hast. Wer dort als Nächster einen Versuch macht, wirft danach die ganze Hand ab, ob er gelingt oder nicht. Dann kommt sie auf die Ablage. ICE schützt.
card-de-backup = Backup
    .short = { card-backup.short }
    .text = { card-backup.text }
card-de-ice = ICE
    .short = immun gegen alle Viren
    .text = Bleibt vor dir liegen. Solange sie dort liegt, tut kein Virus dir etwas.
card-de-whoops-getrennt = Whoops! Getrennt
    .short = { card-whoops-disconnect.short }
    .text = { card-whoops-disconnect.text }
card-de-keine-esteuern = Keine eSteuern
    .short = { card-no-etaxes.short }
    .text = { card-no-etaxes.text }
card-de-privater-service = Privater Service
    .short = { card-digital-divide.short }
    .text = { card-digital-divide.text }
card-de-abbruch-bot = Abbruch Bot
    .short = stoppt Schlüsselkarte und Zug
    .text = Antwort auf die Karte eines anderen, die einen Sektor benötigt, in dem du Operator oder Root bist. Die Karte tut nichts; ist ihr Spieler gerade selbst am Zug, endet der Zug.
card-de-winzap = WinZap
    .short = { card-freeware.short }
    .text = { card-freeware.text }
card-de-fdic = FDIC
    .short = Wer Regierung hat, gibt dir die Hälfte
    .text = Nur wenn ein anderer Regierung kontrolliert. Er gibt dir die Hälfte seiner Hand, aufgerundet, Karten seiner Wahl.
card-de-spam = Spam
    .short = Karten auf einen: weniger Aktionen
    .text = Wähl irgendeinen Spieler, auch dich selbst. Alle anderen dürfen ihm beliebig viele Karten geben. Jede Karte, die er bekommt, kostet ihn eine Aktion in seinem nächsten Zug.
card-de-net-volley-ball = Net Volley-Ball
    .short = { card-flame-war.short }
    .text = { card-flame-war.text }
card-de-rotes-band = Rotes Band
    .short = { card-whoops-disconnect.short }
    .text = { card-whoops-disconnect.text }
card-de-bug = Bug
    .short = bei Zugbeginn: höchstens 1 Aktion
    .text = Hast du diese Karte zu Beginn deines Zuges auf der Hand, hast du in diesem Zug höchstens eine Aktion. Für eine Aktion darfst du sie einem anderen geben.
card-de-ueberzogen = Überzogen
    .short = jemand verliert 3 zufällige Karten
    .text = Wähl einen anderen Spieler; er wirft drei zufällige Karten ab.
card-de-uebertaktet = Übertaktet
    .short = 1 Aktion mehr pro Zug
    .text = Bleibt vor dir liegen. Solange sie dort liegt, hast du in jedem deiner Züge eine Aktion mehr.
card-de-direkte-einlage = Direkte Einlage
    .short = { card-direct-deposit.short }
    .text = { card-direct-deposit.text }
card-de-kredit-verzug = Kredit Verzug
    .short = { card-loan-default.short }
    .text = { card-loan-default.text }
card-de-mutters-geburts-name = Mutters Geburts-Name
    .short = { card-mothers-maiden-name.short }
    .text = { card-mothers-maiden-name.text }
card-de-fuenfzehn-minuten = Fünfzehn Minuten
    .short = { card-fifteen-minutes.short }
    .text = { card-fifteen-minutes.text }
card-de-burnout = Burnout
    .short = zerstört Übertaktet; keine Aktionen
    .text = Wähl den Spieler, vor dem Übertaktet liegt. Sie kommt auf die Ablage, und er hat in seinem nächsten Zug keine Aktionen; der freie Versuch in Schritt 1 bleibt ihm.
card-de-wurm = Wurm
    .short = { card-worm.short }
    .text = { card-worm.text }
card-de-warez = Warez
    .short = { card-warez.short }
    .text = { card-warez.text }
card-de-freier-zugriff = Freier Zugriff
    .short = { card-free-checking.short }
    .text = { card-free-checking.text }
card-de-telekurs = Telekurs
    .short = { card-telecourse.short }
    .text = { card-telecourse.text }
card-de-oeffentliche-bibliothek = Öffentliche Bibliothek
    .short = { card-public-library.short }
    .text = { card-public-library.text }
card-de-phreaking = Phreaking
    .short = { card-phreaking.short }
    .text = { card-phreaking.text }
card-de-blog = Blog
    .short = { card-popular-homepage.short }
    .text = { card-popular-homepage.text }

## Was auf einer Karte steht

facts = { $code }
facts-long = Code { $code }, { card-kind }{ card-needs }
card-kind =
    { $kind ->
        [instant] Sofortkarte
        [upgrade] Upgrade
        [sector-card] Sektorkarte
        [hot-potato] heiße Kartoffel
       *[action] Aktionskarte
    }
card-needs =
    { $password ->
        [none] { card-access }
       *[other] { card-access }, { $password } in deinem Passwort
    }
card-access =
    { $level ->
        [0] {""}
        [1] ; benötigt Zugang zu { sector-name }
        [2] ; benötigt Operator oder Root in { sector-name }
       *[3] ; benötigt Root in { sector-name }
    }

## Sektoren, Stufen, Wirkungen

target-banking = Banken
target-government = Regierung
target-micronopoly = Wirtschaft
target-newsmedia = Medien
target-telecomm = Telekom
target-universities = Universitäten

sector-name =
    { $sector ->
        [banking] { target-banking }
        [government] { target-government }
        [micronopoly] { target-micronopoly }
        [newsmedia] { target-newsmedia }
        [telecomm] { target-telecomm }
       *[universities] { target-universities }
    }
level-name =
    { $level ->
        [1] User
        [2] Operator
       *[3] Root
    }
next-name =
    { $next ->
        [1] User
        [2] Operator
       *[3] Root
    }
granted-name =
    { $n ->
        [1] User
        [2] Operator
       *[3] Root
    }

## Fragen: eine Zeile, und eine längere Antwort auf „?“

ask-password = Drei Karten mit drei verschiedenen Codes werden dein Passwort. Welche?
    .set = Passwort
    .help = Sie liegen das ganze Spiel verdeckt unter deinem Sektor; für anderes kannst du sie nicht nutzen. Die anderen raten die Codes, nicht die Karten. Codes, von denen es wenige Karten gibt (A 8, F 13), sind schwerer zu treffen, und ein Upgrade kann nur auslegen, wer ihren Code im Passwort hat. (AD-11, AD-13, AD-59)
ask-government = Bonus der Regierung: { $top } von der Ablage nehmen?
    .help = Du darfst deinen Zug mit der obersten Karte der Ablage beginnen, auch über dein Handlimit hinaus. Alle sehen, welche es ist. (AD-53)
ask-newsmedia = Bonus der Medien: diesen Zug aussetzen und Karten ziehen?
    .help = Du ziehst sechs Karten, egal wie hoch dein Handlimit ist (in der deutschen Ausgabe füllst du deine Hand auf sechs), und dein Zug ist vorbei: kein Versuch, keine Aktionen, kein Abwerfen, kein Ziehen. Was auf diesen Zug wartete, ist verbraucht. (AD-55, AD-R60)
ask-newsmedia_draw = Du setzt diesen Zug aus. Noch eine Karte ziehen?
    .help = Du darfst ziehen, bis du sechs Karten hast. (AD-55, AD-R60)
ask-attempt = Schritt 1: ein freier Versuch. In welchem Sektor?
    .help = Du zielst auf die nächste Stufe und übergibst Karten: eine für User, zwei für Operator, drei für Root. Sind alle Codes im Passwort, kommen sie zurück und du steigst auf; was nicht passt, bleibt beim Besitzer des Sektors, aber du weißt dann, dass der Code falsch ist. Ein Sektor, den niemand kontrolliert, kostet zwei, drei oder vier Karten, die weg sind, und gelingt immer. Ein ungenutzter freier Versuch verfällt. (AD-18, AD-40 bis AD-47)
ask-hand_over = { level-name } in { sector-name }: { which-cards } übergibst du { $owner }?
    .set = Versuch
    .help = Karten, deren Code im Passwort ist, kommen zurück. Deine Liste zeigt, von welchen Codes du weißt, dass sie darin sind (+) oder nicht (x). Die Karten sieht nur, wer den Sektor kontrolliert, und wer abhört. (AD-41, AD-43)
which-cards =
    { $level ->
        [1] Welche Karte
       *[other] Welche { $level } Karten
    }
ask-pay = { level-name } in { sector-name } kostet Karten: Welche kommen auf die Ablage?
    .set = Zahlen, in dieser Folge
    .help = Niemand kontrolliert diesen Sektor, also tut es jede Karte. Sie liegen offen und kommen in deiner Reihenfolge auf die Ablage; die letzte liegt oben. (AD-47, AD-R92)
ask-action = Schritt 2: { action-count }
    .help = Eine Aktion ist ein Versuch, eine Karte von deiner Hand, eine weitergereichte heiße Kartoffel oder ein Tausch. Sofortkarten brauchen keine Aktion. „{ backdoor } +“ spielt eine Karte zusammen mit { backdoor }. Karten, die jetzt nicht gehen, fehlen in der Liste. (AD-22, AD-26 bis AD-28)
action-count =
    { $actions ->
        [0] keine Aktion mehr. Sonst noch etwas?
        [one] noch eine Aktion. Was tust du?
       *[other] noch { $actions } Aktionen. Was tust du?
    }
ask-player =
    { $happening ->
        [card] { $play }: welcher Spieler?
       *[none] An wen reichst du sie weiter?
    }
    .help = Karten gegen Spieler gehen gegen andere; nur Spam darf auf jeden zielen. Bedingungen wie „nur User in Telekom“ gelten in diesem Moment. (AD-60, AD-R4, AD-R90)
ask-receiver = { $play }: Wer bekommt die andere Karte?
    .help = Zwei Karten werden zufällig bestimmt; dieser Spieler bekommt eine davon und du die andere. (AD-R74)
ask-sector = { $play }: welcher Sektor?
    .help = Du siehst nur Sektoren, auf die die Karte zielen kann. (AD-60, AD-R9)
ask-marker = { $play }: Wessen Zugang wird entfernt?
    .help = Ein entfernter Marker heißt gar kein Zugang, nicht eine Stufe weniger. Root lässt sich nicht entfernen. (AD-R35, AD-R36)
ask-upgrade = { $play }: welches Upgrade?
    .help = Sie kommt auf deine Hand. Alle wissen, dass du sie hast. (AD-R76)
ask-sector_card = { $play }: welche Sektorkarte?
    .help = Sie kommt auf die Ablage, ohne etwas zu tun. (AD-63)
ask-gift = { $play }: Welche Karten gibst du?
    .set = Du gibst
    .help = So viele du willst. Nur du und der Empfänger sehen sie. (AD-R72, AD-R73)
ask-buy = Bonus der Telekom: Welche zwei Karten wirfst du für eine weitere Aktion ab?
    .set = Abwerfen, in dieser Folge
    .help = Zwei Karten für eine Aktion, einmal pro Zug. Die zweite liegt oben auf der Ablage. (AD-56, AD-R68, AD-R92)
ask-trade_partner = Mit wem willst du tauschen?
    .help = Du bietest eine Karte; dein Partner antwortet mit beliebig vielen Karten oder lehnt ab. Die Aktion ist nur verbraucht, wenn der Tausch zustande kommt. Höchstens drei Angebote pro Zug dürfen ins Leere gehen. (AD-28, AD-R70, AD-R71)
ask-trade_card = Welche Karte bietest du { $partner } an?
    .help = Ihr Code wird sofort bekannt. (AD-R70)
ask-trade_name = Sagst du auch, welche Karte es ist?
    .help = Was du sagst, stimmt: Alle kennen dann die Karte. Sagst du nichts, ist nur ihr Code bekannt. (AD-R70)
ask-trade_wanted = Welche Codes wünschst du dir? { wanted-so-far }
    .set = Du willst
    .help = Das ist ein Wunsch, den alle hören; dein Partner darf mit anderen Karten antworten. (AD-R70)
wanted-so-far =
    { $wants ->
        [none] (Bisher keine.)
       *[some] (Bisher: { $wanted }.)
    }
ask-trade_answer = { $partner } bietet { offer-card }{ offer-wish }. Was gibst du?
    .set = Du gibst
    .help = Lehne ab, oder gib beliebig viele Karten, auch keine. Ihre Zahl und ihre Codes werden bekannt, und { $partner } nimmt dann an oder zieht zurück. (AD-R70)
ask-trade_accept = { $partner } antwortet mit { answer-codes } für { offer-card }. Nimmst du an?
    .help = Nimmst du an, wechseln die Karten, und deine Aktion ist verbraucht. Ziehst du zurück, wird nichts getauscht. (AD-R70, AD-R71)
offer-card =
    { $named ->
        [no] eine Karte mit Code { $code }
       *[yes] { $offered } ({ $code })
    }
offer-wish =
    { $wants ->
        [none] {""}
       *[some] , gewünscht { $wanted }
    }
answer-codes =
    { $gets ->
        [0] keiner Karte
        [one] einer Karte ({ $answer })
       *[other] { $gets } Karten ({ $answer })
    }
ask-respond = { situation } Antwortest du?
    .help = Antworten kosten keine Aktion. Die letzte wirkt zuerst, und auf jede kann wieder geantwortet werden. Passt du, erfährt niemand, dass du hättest antworten können. (AD-66, AD-67)
situation =
    { $happening ->
        [attempt] { $actor-is ->
            [you] Du versuchst { level-name } in { sector-name }.
           *[they] { $actor } versucht { level-name } in { sector-name }.
        }
        [card] { $actor-is ->
            [you] Du spielst { $play }.
           *[they] { $actor } spielt { $play }.
        }
       *[none] Etwas geschieht.
    }
ask-idle = Zwischen zwei Schritten: Spielst du eine Sofortkarte?
    .help = CopyBot, { $edition ->
            [german] { card-de-keine-esteuern } und { card-de-winzap }
           *[other] { card-no-etaxes } und { card-freeware }
        } gehen in solchen Momenten, egal wer am Zug ist. Passt du, erfährt niemand, dass du gefragt wurdest. (AD-69)
ask-backup = Gleich verlierst du Karten{ loss-cause }. Spielst du Backup?
    .help = Backup rettet alles, was du bei diesem einen Anlass verlieren würdest; was er sonst bringt, geschieht trotzdem. Passt du, erfährt niemand, dass du gefragt wurdest. (AD-70, AD-R40 bis AD-R45)
loss-cause =
    { $happening ->
        [attempt] {" "}bei einem Versuch in { sector-name }
        [card] {" "}durch { $play }
       *[none] {""}
    }
ask-firewall = Firewall: Welche der übergebenen Karten behältst du?
    .help = Irgendeine, auch eine, die passt. Die anderen gehen zurück, und der Versuch ist gescheitert. (AD-R23)
ask-discard = Schritt 3: { over-limit }
    .set = Abwerfen, in dieser Folge
    .help = Bis zu deinem Limit musst du abwerfen; mehr, wenn du willst. Die Karten kommen in deiner Reihenfolge auf die Ablage, und nur die letzte ist dort zu sehen. (AD-34, AD-35)
over-limit =
    { $over ->
        [0] Wirfst du Karten ab?
        [one] eine Karte zu viel. Welche wirfst du ab?
       *[other] { $over } Karten zu viel. Welche wirfst du ab?
    }
ask-discard_down = Du musst abwerfen. Welche Karten?
    .set = Abwerfen, in dieser Folge
    .help = Du wählst, welche Karten du behältst; die anderen kommen in deiner Reihenfolge auf die Ablage. (AD-R41, AD-R92)
ask-draw = Schritt 4: eine Karte ziehen?
    .help = Nach jeder Karte darfst du aufhören. { $edition ->
            [german] { card-de-ein-guter-tag-am-markt } und { card-de-leichter-kredit }
           *[other] { card-market-rumors } und { card-easy-credit }
        } spielst du hier, auch zwischen zwei Karten. (AD-36, AD-37)
ask-bank_draw = { $play }: drei Karten ziehen?
    .help = Alle drei oder keine. Dein Handlimit gilt bis zu deinem nächsten Zug nicht. (AD-60, AD-R79)
ask-keep = FDIC: Welche drei Karten behältst du?
    .set = Du behältst
    .help = Alle anderen bekommt, wer FDIC gespielt hat. (AD-R75)
ask-hand_half = FDIC: Welche Karten gibst du her?
    .set = Du gibst
    .help = Die Hälfte deiner Hand, aufgerundet. (AD-R46)
ask-take = { $play }: Welche Karte nimmst du?
    .help = Du siehst die ganze Hand; eine Karte davon gehört dir. (AD-60, AD-R45)
ask-lose_upgrade = Retro-Virus: Welches Upgrade gibst du auf?
    .help = Du bist an einem Retro-Virus vorbei aufgestiegen und verlierst eines deiner Upgrades. (AD-R54)
ask-spam_draw = { $play }: eine Karte ziehen?
    .help = Bis zu deinem Handlimit, eine nach der anderen. (AD-R72)
ask-new_password = { $play }: Welche Karten kommen ins neue Passwort?
    .set = Neues Passwort
    .help = Drei Karten deiner Hand mit drei verschiedenen Codes. Was andere vom alten Passwort wissen, ist dann nichts mehr wert. (AD-11, AD-R78)
ask-old_password = Dein altes Passwort kommt auf die Ablage. In welcher Reihenfolge?
    .set = Auf die Ablage, in dieser Folge
    .help = Alle drei sehen alle; du wählst die Reihenfolge. (AD-R78, AD-R92)
ask-press_pass = Du verlierst in diesem Zug Aktionen. Verhinderst du das?
    .help = Presse Pass macht alles ungültig, was dir in diesem Zug Aktionen nimmt, verbietet oder begrenzt. (AD-R48)

## Möglichkeiten: jede ein eigener Satz; `.pick` steht in der Liste unter der Frage

option-done = Fertig
option-done-attempt = Kein Versuch
option-done-action = Keine weitere Aktion
option-done-gift = Nichts mehr geben
option-done-discard = Den Rest behalten
option-done-draw = Nicht mehr ziehen
option-done-spam_draw = Nicht mehr ziehen
option-done-newsmedia_draw = Nicht mehr ziehen
option-done-trade_wanted = Keine weiteren Wünsche
option-done-trade_answer = Mehr gebe ich nicht
option-pass = Passen
option-no = Nein
option-no-newsmedia = Nein, diesen Zug spielen
option-no-bank_draw = Keine ziehen
option-skip = Aussetzen und ziehen
option-draw = Eine Karte ziehen
option-draw-bank_draw = Drei Karten ziehen
option-trade = Einen Tausch anbieten
option-buy_action = Zwei Karten für eine Aktion abwerfen
option-unnamed = Nur den Code sagen
option-named = Sagen, welche Karte es ist
option-decline = Ablehnen
option-withdraw = Das Angebot zurückziehen
option-accept = Annehmen
option-choose = { $card } für { $target }
option-take = { $card } nehmen
option-give = { $card } geben
option-give-hand_over = { $card } übergeben
option-pay = Mit { $card } zahlen
option-play =
    { $to ->
        [none] { $card } spielen
        [you] { $card } auf dich spielen
       *[they] { $card } auf { $target } spielen
    }
backdoor =
    { $edition ->
        [german] { card-de-hintertuer }
       *[other] { card-backdoor }
    }
option-waive =
    { $to ->
        [none] { backdoor } + { $card }
        [you] { backdoor } + { $card } auf dich
       *[they] { backdoor } + { $card } auf { $target }
    }
option-hand_on = { $card } weiterreichen
option-discard = { $card } abwerfen
option-keep = { $card } behalten
option-offer = { $card } anbieten
option-at =
    { $to ->
        [none] { $card }
        [you] dich selbst
       *[they] { $target }
    }
option-at-player =
    { $to ->
        [you] dich selbst ({ hand-count })
       *[they] { $target } ({ hand-count })
    }
option-at-marker = Den Zugang von { $target } entfernen
option-at-receiver = { $target } ({ hand-count })
option-at-trade_partner = { $target } ({ hand-count })
hand-count =
    { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }
option-want = Eine Karte mit Code { $card }
    .pick = Code { $card }
option-attempt = { $target }: { next-name } werden
option-automatic = Durch Bonus User in { $target }
option-dial = War Dialer: User in { $target }

## Ereignisse. $as: „they“ und „you“ sind ganze Sätze, „they-too“ und „you-too“ gehen über denselben Spieler weiter.

to-whom =
    { $to ->
        [you] dir
       *[they] { $target }
    }
whom =
    { $to ->
        [you] dich
       *[they] { $target }
    }
event-got_sector =
    { $as ->
        [you] Du kontrollierst { $target }
        [you-too] kontrollierst { $target }
        [they-too] kontrolliert { $target }
       *[they] { $who } kontrolliert { $target }
    }
event-dealt =
    { $as ->
        [you] Du bekommst { $card }
        [you-too] bekommst { $card }
        [they-too] bekommt { $card }
       *[they] { $who } bekommt { $card }
    }
    .again = { $card }
event-drew_extra =
    { $as ->
        [you] Du ziehst für ein Passwort noch { $card }
        [you-too] ziehst für ein Passwort noch { $card }
        [they-too] zieht für ein Passwort noch { $card }
       *[they] { $who } zieht für ein Passwort noch { $card }
    }
    .again = { $card }
event-set_password =
    { $as ->
        [you] Du legst das Passwort von { $target } fest
        [you-too] legst das Passwort von { $target } fest
        [they-too] legt das Passwort von { $target } fest
       *[they] { $who } legt das Passwort von { $target } fest
    }
event-burdened =
    { $as ->
        [you] Eine heiße Kartoffel auf deiner Hand wirkt in diesem Zug: { $card }
        [you-too] hast eine heiße Kartoffel, die in diesem Zug wirkt: { $card }
        [they-too] hat eine heiße Kartoffel, die in diesem Zug wirkt: { $card }
       *[they] { $who } hat eine heiße Kartoffel, die in diesem Zug wirkt: { $card }
    }
event-showed =
    { $as ->
        [you] Du zeigst eine heiße Kartoffel: { $card }
        [you-too] zeigst eine heiße Kartoffel: { $card }
        [they-too] zeigt eine heiße Kartoffel: { $card }
       *[they] { $who } zeigt eine heiße Kartoffel: { $card }
    }
event-salvaged =
    { $as ->
        [you] Du nimmst { $card } von der Ablage
        [you-too] nimmst { $card } von der Ablage
        [they-too] nimmt { $card } von der Ablage
       *[they] { $who } nimmt { $card } von der Ablage
    }
event-skipped =
    { $as ->
        [you] Du setzt diesen Zug aus
        [you-too] setzt diesen Zug aus
        [they-too] setzt diesen Zug aus
       *[they] { $who } setzt diesen Zug aus
    }
event-drew =
    { $as ->
        [you] Du ziehst { $card }
        [you-too] ziehst { $card }
        [they-too] zieht { $card }
       *[they] { $who } zieht { $card }
    }
    .again = { $card }
event-bought_action =
    { $as ->
        [you] Du kaufst eine Aktion
        [you-too] kaufst eine Aktion
        [they-too] kauft eine Aktion
       *[they] { $who } kauft eine Aktion
    }
event-discarded =
    { $as ->
        [you] Du wirfst ab: { $card }
        [you-too] wirfst ab: { $card }
        [they-too] wirft ab: { $card }
       *[they] { $who } wirft ab: { $card }
    }
    .again = { $card }
event-handed_on =
    { $as ->
        [you] Du reichst { $card } an { whom } weiter
        [you-too] reichst { $card } an { whom } weiter
        [they-too] reicht { $card } an { whom } weiter
       *[they] { $who } reicht { $card } an { whom } weiter
    }
event-handed_over =
    { $as ->
        [you] Du übergibst { $card }
        [you-too] übergibst { $card }
        [they-too] übergibt { $card }
       *[they] { $who } übergibt { $card }
    }
    .again = { $card }
event-set_aside =
    { $as ->
        [you] Du legst beiseite: { $card }
        [you-too] legst beiseite: { $card }
        [they-too] legt beiseite: { $card }
       *[they] { $who } legt beiseite: { $card }
    }
    .again = { $card }
event-paid =
    { $as ->
        [you] Du zahlst mit { $card }
        [you-too] zahlst mit { $card }
        [they-too] zahlt mit { $card }
       *[they] { $who } zahlt mit { $card }
    }
    .again = { $card }
event-returned =
    { $as ->
        [you] Du bekommst zurück: { $card }
        [you-too] bekommst zurück: { $card }
        [they-too] bekommt zurück: { $card }
       *[they] { $who } bekommt zurück: { $card }
    }
    .again = { $card }
    .hidden =
    { $as ->
        [they-too] bekommt { $card } zurück
       *[they] { $who } bekommt { $card } zurück
    }
event-kept =
    { $as ->
        [you] Du behältst { $card }
        [you-too] behältst { $card }
        [they-too] behält { $card }
       *[they] { $who } behält { $card }
    }
    .again = { $card }
event-declared =
    { $as ->
        [you] Du willst { granted-name } in { $target } werden
        [you-too] willst { granted-name } in { $target } werden
        [they-too] will { granted-name } in { $target } werden
       *[they] { $who } will { granted-name } in { $target } werden
    }
event-dialled =
    { $as ->
        [you] Du wählst dich in { $target } ein
        [you-too] wählst dich in { $target } ein
        [they-too] wählt sich in { $target } ein
       *[they] { $who } wählt sich in { $target } ein
    }
event-granted =
    { $as ->
        [you] Du wirst { granted-name } in { $target }
        [you-too] wirst { granted-name } in { $target }
        [they-too] wird { granted-name } in { $target }
       *[they] { $who } wird { granted-name } in { $target }
    }
event-rose =
    { $as ->
        [you] Du bist jetzt { granted-name } in { $target }
        [you-too] bist jetzt { granted-name } in { $target }
        [they-too] ist jetzt { granted-name } in { $target }
       *[they] { $who } ist jetzt { granted-name } in { $target }
    }
event-lost_access =
    { $as ->
        [you] Du verlierst den Zugang zu { $target }
        [you-too] verlierst den Zugang zu { $target }
        [they-too] verliert den Zugang zu { $target }
       *[they] { $who } verliert den Zugang zu { $target }
    }
event-failed =
    { $as ->
        [you] Du scheiterst in { $target }
        [you-too] scheiterst in { $target }
        [they-too] scheitert in { $target }
       *[they] { $who } scheitert in { $target }
    }
event-waived =
    { $as ->
        [you] Du nutzt { $card }
        [you-too] nutzt { $card }
        [they-too] nutzt { $card }
       *[they] { $who } nutzt { $card }
    }
event-played =
    { $as ->
        [you] Du spielst { $card }
        [you-too] spielst { $card }
        [they-too] spielt { $card }
       *[they] { $who } spielt { $card }
    }
event-copied =
    { $as ->
        [you] Du nimmst { $card } von der Ablage
        [you-too] nimmst { $card } von der Ablage
        [they-too] nimmt { $card } von der Ablage
       *[they] { $who } nimmt { $card } von der Ablage
    }
event-raided =
    { $as ->
        [you] Du nimmst { to-whom } { $card } weg
        [you-too] nimmst { to-whom } { $card } weg
        [they-too] nimmt { to-whom } { $card } weg
       *[they] { $who } nimmt { to-whom } { $card } weg
    }
event-took =
    { $as ->
        [you] Du nimmst von { to-whom } { $card }
        [you-too] nimmst von { to-whom } { $card }
        [they-too] nimmt von { to-whom } { $card }
       *[they] { $who } nimmt von { to-whom } { $card }
    }
    .again = { $card }
event-gave =
    { $as ->
        [you] Du gibst { to-whom } { $card }
        [you-too] gibst { to-whom } { $card }
        [they-too] gibt { to-whom } { $card }
       *[they] { $who } gibt { to-whom } { $card }
    }
    .again = { $card }
event-sprang =
    { $as ->
        [you] Du löst { $card } in { $target } aus
        [you-too] löst { $card } in { $target } aus
        [they-too] löst { $card } in { $target } aus
       *[they] { $who } löst { $card } in { $target } aus
    }
event-stopped =
    { $as ->
        [you] Du stoppst { $card }
        [you-too] stoppst { $card }
        [they-too] stoppt { $card }
       *[they] { $who } stoppt { $card }
    }
event-immune =
    { $as ->
        [you] Du bist immun gegen { $card }
        [you-too] bist immun gegen { $card }
        [they-too] ist immun gegen { $card }
       *[they] { $who } ist immun gegen { $card }
    }
event-new_password =
    { $as ->
        [you] Du hast ein neues Passwort für { $target }
        [you-too] hast ein neues Passwort für { $target }
        [they-too] hat ein neues Passwort für { $target }
       *[they] { $who } hat ein neues Passwort für { $target }
    }
event-offered =
    { $as ->
        [you] Du bietest { to-whom } eine Karte mit Code { $card } an
        [you-too] bietest { to-whom } eine Karte mit Code { $card } an
        [they-too] bietet { to-whom } eine Karte mit Code { $card } an
       *[they] { $who } bietet { to-whom } eine Karte mit Code { $card } an
    }
event-named =
    { $as ->
        [you] Du sagst, dass es { $card } ist
        [you-too] sagst, dass es { $card } ist
        [they-too] sagt, dass es { $card } ist
       *[they] { $who } sagt, dass es { $card } ist
    }
event-wants =
    { $as ->
        [you] Du wünschst dir { $card }
        [you-too] wünschst dir { $card }
        [they-too] wünscht sich { $card }
       *[they] { $who } wünscht sich { $card }
    }
    .again = { $card }
event-declined =
    { $as ->
        [you] Du lehnst ab
        [you-too] lehnst ab
        [they-too] lehnt ab
       *[they] { $who } lehnt ab
    }
event-answered =
    { $as ->
        [you] Du antwortest mit Code { $card }
        [you-too] antwortest mit Code { $card }
        [they-too] antwortet mit Code { $card }
       *[they] { $who } antwortet mit Code { $card }
    }
    .again = { $card }
event-withdrew =
    { $as ->
        [you] Du ziehst das Angebot zurück
        [you-too] ziehst das Angebot zurück
        [they-too] zieht das Angebot zurück
       *[they] { $who } zieht das Angebot zurück
    }
event-accepted =
    { $as ->
        [you] Du nimmst an
        [you-too] nimmst an
        [they-too] nimmt an
       *[they] { $who } nimmt an
    }
event-traded =
    { $as ->
        [you] Du gibst { to-whom } { $card }
        [you-too] gibst { to-whom } { $card }
        [they-too] gibt { to-whom } { $card }
       *[they] { $who } gibt { to-whom } { $card }
    }
    .again = { $card }
event-starts =
    { $as ->
        [you] Du fängst an
       *[they] { $who } fängt an
    }
event-began =
    { $as ->
        [you] Zug { $n }: du
       *[they] Zug { $n }: { $who }
    }
event-reshuffled =
    { $n ->
        [one] Die Ablage, { $n } Karte, wird gemischt und ist der neue Stapel
       *[other] Die Ablage, { $n } Karten, wird gemischt und ist der neue Stapel
    }
event-ended =
    { $as ->
        [you] Dein Zug ist vorbei
        [you-too] beendest deinen Zug
        [they-too] beendet den Zug
       *[they] Der Zug von { $who } ist vorbei
    }
event-was_cut_short =
    { $as ->
        [you] Dein Zug wird abgebrochen
       *[they] Der Zug von { $who } wird abgebrochen
    }
event-denied =
    { $as ->
        [you] Zugang zu { $target } verweigert
        [you-too] bekommst keinen Zugang zu { $target }
        [they-too] bekommt keinen Zugang zu { $target }
       *[they] { $who }: Zugang zu { $target } verweigert
    }
event-aimed =
    { $as ->
        [you] Du zielst auf { aim }
        [you-too] zielst auf { aim }
        [they-too] zielt auf { aim }
       *[they] { $who } zielt auf { aim }
    }
aim =
    { $to ->
        [none] { $card }
        [you] dich
       *[they] { $target }
    }
event-may =
    { $as ->
        [you] { $card ->
            [loss] Dir droht ein Verlust von Karten
            [attempt] Du darfst einen Versuch machen
            [action] Du hast Aktionen
            [draw] Du darfst ziehen
           *[other] Du darfst wählen
        }
       *[they] { $card ->
            [loss] { $who } droht ein Verlust von Karten
            [attempt] { $who } darf einen Versuch machen
            [action] { $who } darf handeln
            [draw] { $who } darf ziehen
           *[other] { $who } darf wählen
        }
    }
event-filed = { $card } kommt auf die Ablage
event-laid =
    { $as ->
        [you] Du legst { $card }{ laid-where }
        [you-too] legst sie{ laid-where }
        [they-too] legt sie{ laid-where }
       *[they] { $who } legt { $card }{ laid-where }
    }
laid-where =
    { $to ->
        [none] {" "}aus
       *[they] {" "}an { $target }
    }
event-lifted = { $card } in { $target } kommt auf die Ablage
event-found_nothing = { $card } hat nichts mehr zu tun
event-saw =
    { $as ->
        [you] Du siehst einen Code von { to-whom }: { $card }
        [you-too] siehst einen Code von { to-whom }: { $card }
        [they-too] sieht einen Code von { to-whom }: { $card }
       *[they] { $who } sieht einen Code von { to-whom }: { $card }
    }
    .hidden =
    { $as ->
        [they-too] sieht einen Code von { to-whom }
       *[they] { $who } sieht einen Code von { to-whom }
    }
event-viewed =
    { $as ->
        [you] Du siehst auf { whose-hand }: { $card }
        [you-too] siehst auf { whose-hand }: { $card }
        [they-too] sieht auf { whose-hand }: { $card }
       *[they] { $who } sieht auf { whose-hand }: { $card }
    }
    .again = { $card }
    .hidden =
    { $as ->
        [they-too] sieht sich { that-hand } an
       *[they] { $who } sieht sich { that-hand } an
    }
whose-hand =
    { $to ->
        [you] deiner Hand
       *[they] der Hand von { $target }
    }
that-hand =
    { $to ->
        [you] deine Hand
       *[they] die Hand von { $target }
    }
event-gained_actions =
    { $as ->
        [you] Du hast { more-actions }
        [you-too] hast { more-actions }
        [they-too] hat { more-actions }
       *[they] { $who } hat { more-actions }
    }
more-actions =
    { $n ->
        [one] eine Aktion mehr
       *[other] { $n } Aktionen mehr
    }
event-pending =
    { $as ->
        [you] Dein nächster Zug: { effect }
        [you-too] hast im nächsten Zug: { effect }
        [they-too] hat im nächsten Zug: { effect }
       *[they] Der nächste Zug von { $who }: { effect }
    }
event-status =
    { $as ->
        [you] Von jetzt an für dich: { effect }
        [you-too] hast von jetzt an: { effect }
        [they-too] hat von jetzt an: { effect }
       *[they] Von jetzt an für { $who }: { effect }
    }
event-freed =
    { $as ->
        [you] Vorbei für dich: { effect }
        [you-too] bist erlöst von: { effect }
        [they-too] ist erlöst von: { effect }
       *[they] Vorbei für { $who }: { effect }
    }
effect =
    { $card ->
        [no-actions] keine Aktionen
        [no-attempts] keine Versuche
        [no-draw-step] kein Ziehen in Schritt 4
        [no-drawing] gar kein Ziehen
        [no-benefits] keine Boni, keine Upgrades
        [etaxes] kein Handlimit, 2 Karten mehr
        [more-actions] { effect-more }
        [fewer-actions] { effect-fewer }
        [upgrades-off] Upgrades wirken nicht
        [one-action] höchstens eine Aktion
        [unlimited] kein Handlimit
       *[limit-cut] { effect-cut }
    }
effect-more =
    { $n ->
        [one] 1 Aktion mehr
       *[other] { $n } Aktionen mehr
    }
effect-fewer =
    { $n ->
        [one] 1 Aktion weniger
       *[other] { $n } Aktionen weniger
    }
effect-cut =
    { $n ->
        [0] niedrigeres Handlimit
       *[other] Handlimit um { $n } niedriger
    }
event-scored =
    { $as ->
        [you] Du hast { root-count }
       *[they] { $who } hat { root-count }
    }
root-count =
    { $n ->
        [one] Root in { $n } Sektor
       *[other] Root in { $n } Sektoren
    }
event-won =
    { $as ->
        [you] Du gewinnst
       *[they] { $who } gewinnt
    }
event-shared =
    { $as ->
        [you] Du teilst dir den Sieg
       *[they] { $who } teilt sich den Sieg
    }
event-expired = Die Zeit ist um: Dies ist der letzte Zug

## Wie ein Spiel ausging

ending-goal = am Ziel
ending-time = durch die Zeitgrenze
ending-round-cap = durch die Rundengrenze

## Warum es so ausging

verdict-goal = Root in { $goal } Sektoren, die zählen, war hier das Ziel.
verdict-time = Die Zeit war um. { most-access }
verdict-round-cap = Die letzte hier erlaubte Runde ist vorbei. { most-access }
most-access =
    { $by ->
        [score] Niemand sonst hat in so vielen Sektoren Root.
        [oper] Gleichstand bei Root ({ $names }): Es entscheiden die meisten Sektoren mit Operator, nämlich { $n }.
        [user] Gleichstand bei Root und Operator ({ $names }): Es entscheiden die meisten Sektoren mit User, nämlich { $n }.
       *[nothing] Root, Operator und User sind gleich, also teilt man sich den Sieg.
    }

## Warum etwas nicht geht; die Nummer der Regel steht dahinter

refusal-no-such-card = Diese Karte gibt es in dieser Ausgabe nicht.
refusal-game-over = Die Partie ist zu Ende.
refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
refusal-hot-potato = { $card } ist eine heiße Kartoffel und wird nie gespielt. Für eine Aktion in deinem Schritt 2 kannst du sie weiterreichen; du kannst sie auch in Versuchen nutzen, tauschen oder abwerfen.
refusal-no-hot-potato = Weitergereicht werden nur heiße Kartoffeln, und { $card } ist keine.
refusal-goes-with-a-key-card = { $card } geht nur zusammen mit einer anderen Karte, die etwas benötigt.
refusal-cannot-be-waived = { backdoor } hilft hier nicht: Sie geht mit einer Karte von dir, die etwas benötigt und kein Upgrade ist, und erlässt nichts als diese Bedingung.
refusal-only-when-losing-cards = { $card } spielst du in dem Moment, in dem du Karten verlieren musst.
refusal-requires-user = { $card } benötigt Zugang zu { $target }, und den hast du nicht.
refusal-requires-oper = { $card } benötigt Operator oder Root in { $target }.
refusal-requires-root = { $card } benötigt Root in { $target }.
refusal-requires-code = { $card } benötigt, dass dein eigenes Passwort den Code hat, der auf der Karte steht, und das hat es nicht.
refusal-only-in-own-step-2 = { $card } spielst du mit einer Aktion, in Schritt 2 deines eigenen Zuges.
refusal-only-in-own-step-4 = { $card } spielst du in Schritt 4 deines eigenen Zuges, während du ziehst.
refusal-no-action-left = Dafür hast du jetzt keine Aktion.
refusal-target-is-asked-next = Spiel erst { $card }; das Ziel wird danach gefragt.
refusal-pile-is-empty = { $card } nimmt die oberste Karte der Ablage, und die Ablage ist leer.
refusal-nobody-with-only-user = { $card } braucht einen anderen Spieler, der in { $target } User ist und nicht mehr. Das ist niemand.
refusal-controlled-by-you = { $card } richtet sich gegen den, der { $target } kontrolliert, und das bist du.
refusal-controlled-by-nobody = { $card } richtet sich gegen den, der { $target } kontrolliert, und das tut niemand.
refusal-no-extra-action-on-the-table = { $card } richtet sich gegen ein Upgrade, die eine zusätzliche Aktion gibt, und es liegt keine aus.
refusal-no-card-to-give = { $card } braucht eine andere Karte deiner Hand als Gabe, und du hast keine.
refusal-access-everywhere = { $card } braucht einen Sektor, zu dem du keinen Zugang hast, und du hast überall Zugang.
refusal-no-password-without-you = { $card } sieht in das Passwort eines Sektors, zu dem du keinen Zugang hast, und einen solchen gibt es nicht.
refusal-access-already = { $card } gibt dir Zugang zu { $target }, und den hast du schon.
refusal-just-user-nowhere = { $card } macht aus User Operator, und es gibt keinen Sektor, in dem du nur User hast.
refusal-nowhere-to-rise = { $card } hebt User oder Operator um eine Stufe, und du hast nirgends eines von beiden.
refusal-card-is-an-attempt = { $card } ist ein Versuch, und in diesem Zug darfst du keine Versuche machen.
refusal-no-user-or-oper-marker = { $card } nimmt einen fremden Marker auf User oder Operator aus einem Sektor, in dem du Root hast, und es gibt keinen.
refusal-no-user-marker =
    { $card } nimmt einen fremden Marker auf User aus einem Sektor, in dem du { $n ->
        [2] Operator oder Root
       *[3] Root
    } hast, und es gibt keinen.
refusal-no-upgrade-of-another = { $card } richtet sich gegen ein fremdes Upgrade, und es liegt keine aus.
refusal-no-upgrade-on-the-table = { $card } richtet sich gegen ein Upgrade, und es liegt keine aus.
refusal-no-sector-card-on-the-table = { $card } richtet sich gegen eine Karte, die an einem Sektor liegt, und es gibt keine.
refusal-no-three-codes = { $card } braucht drei andere Karten deiner Hand mit drei verschiedenen Codes, für das neue Passwort.
refusal-actions-banned = Eine Karte eines anderen nimmt dir in diesem Zug alle Aktionen.
refusal-hot-potato-forbids-attempts = { $card } war auf deiner Hand, als dein Zug begann: In diesem Zug darfst du keine Versuche machen.
refusal-drawing-banned = In Schritt 4 dieses Zuges darfst du nicht ziehen.
refusal-just-played = Die oberste Karte der Ablage hast du gerade selbst gespielt; die kannst du mit { $card } nicht nehmen.
refusal-only-at-a-moment = { $card } geht zwischen zwei Schritten oder als Antwort auf etwas; das ist kein solcher Moment.
refusal-only-before-an-attempt = { $card } spielst du, wenn ein anderer einen Versuch angesagt und die Karten noch nicht gewählt hat.
refusal-only-at-an-attempt = { $card } spielst du gegen den Versuch eines anderen, während er läuft.
refusal-only-as-an-answer = { $card } ist eine Antwort: Sie wartet auf eine Karte eines anderen, auf die sie passt.
refusal-does-not-answer-this = { $card } passt nicht zu dem, was gerade gespielt wurde.
refusal-only-when-asked = Der Moment für { $card } ist da: Du kannst die Karte spielen, sobald du mit Antworten an der Reihe bist.
refusal-attempt-needs-oper = Dieser Versuch gilt { $target }: { $card } benötigt dort Operator oder Root, und du hast weniger.
refusal-attempt-not-on-yours = { $card } schützt einen Sektor, den du kontrollierst, und dieser Versuch gilt { $target }.
refusal-attempt-uncontrolled = { $card } schützt einen Sektor, den du kontrollierst, und { $target } kontrolliert niemand.
refusal-attempt-without-cards = { $card } hält Versuche mit Karten auf, und dieser auf { $target } kommt ohne Karten aus.
refusal-answers-others = { $card } antwortet auf eine Karte eines anderen, nie auf eine eigene.
refusal-answer-needs-user = Gegen diese Karte benötigt { $card } Zugang zu { $target }, und den hast du nicht.
refusal-answer-needs-oper = Gegen diese Karte benötigt { $card } Operator oder Root in { $target }, und du hast weniger.
refusal-already-root = In { $target } hast du schon Root.
refusal-no-attempts-this-turn =
    In diesem Zug darfst du keine Versuche machen: { $edition ->
        [german] { card-de-whoops-getrennt } oder { card-de-rotes-band } hat dich getroffen.
       *[other] { card-whoops-disconnect } hat dich getroffen.
    }
refusal-no-attempt-left = Du hast jetzt keinen Versuch mehr.
refusal-too-few-cards =
    { $n ->
        [one] Ein Versuch in { $target } braucht { $n } Karte, und deine Hand hat sie nicht.
       *[other] Ein Versuch in { $target } braucht { $n } Karten, und deine Hand hat nicht genug, die dafür taugen.
    }
refusal-no-automatic-access = Freier Zugang zu { $target } geht jetzt nicht: Das braucht in deinem Schritt 1 einen wirksamen Bonus oder ein Upgrade, und du darfst dort noch keinen Zugang haben.
refusal-no-more-offers =
    { $n ->
        [one] { $n } Angebot ist in diesem Zug ins Leere gegangen; ein weiteres gibt es nicht.
       *[other] { $n } Angebote sind in diesem Zug ins Leere gegangen; ein weiteres gibt es nicht.
    }
refusal-bonus-not-available = Du kannst jetzt keine Aktion kaufen: Das braucht einen wirksamen Bonus der Telekom und zwei Karten, und es geht nur einmal pro Zug.
refusal-asked-password = Wähl dein Passwort: drei Karten mit drei verschiedenen Codes. Mit dieser geht das nicht auf.
refusal-asked-government = Entscheide, ob du die oberste Karte der Ablage nimmst.
refusal-asked-newsmedia = Entscheide, ob du diesen Zug aussetzt.
refusal-asked-newsmedia-draw = Du setzt aus: Zieh, oder hör auf.
refusal-asked-attempt = Das ist Schritt 1: ein Versuch oder keiner. Karten spielst du in Schritt 2.
refusal-asked-hand-over = Wähl die Karten deines Versuchs, von deiner Hand und, wo die Regeln es wollen, mit verschiedenen Codes. Zurücknehmen lässt er sich nicht.
refusal-asked-pay = Wähl Handkarten, mit denen du deinen Versuch zahlst.
refusal-asked-action = Das ist Schritt 2: Mach einen Versuch, spiel eine Karte, reich eine heiße Kartoffel weiter, tausche, oder hör auf.
refusal-asked-player = Wähl einen Spieler; dieser ist nicht möglich.
refusal-asked-receiver = Wähl, wer die zweite Karte bekommt: weder du noch der, von dem sie kommt.
refusal-asked-sector = Wähl einen Sektor; dieser ist nicht möglich.
refusal-asked-marker = Wähl, wessen Marker entfernt wird. Treffen kannst du nur andere auf den Stufen, die die Karte nennt, nie Root.
refusal-asked-upgrade = Wähl ein Upgrade, das auf dem Tisch liegt.
refusal-asked-sector-card = Wähl eine Karte, die an einem Sektor liegt.
refusal-asked-gift = Wähl, welche Handkarten du gibst.
refusal-asked-buy = Wähl zwei Handkarten, die die Aktion bezahlen.
refusal-asked-trade-partner = Wähl, mit wem du tauschen willst.
refusal-asked-trade-card = Wähl eine Handkarte, die du anbietest.
refusal-asked-trade-name = Entscheide, ob du die Karte nennst.
refusal-asked-trade-wanted = Wähl, welche Codes du dir wünschst.
refusal-asked-trade-answer = Wähl, was du dafür gibst: Handkarten, nichts, oder du lehnst ab.
refusal-asked-trade-accept = Entscheide, ob du diesen Tausch annimmst.
refusal-asked-respond = Entscheide, ob du antwortest; diese Karte ist keine Antwort auf das, was geschieht.
refusal-asked-idle = Entscheide, ob du zwischen zwei Schritten eine Sofortkarte spielst.
refusal-asked-backup = Entscheide, ob du Backup spielst; etwas anderes geht jetzt nicht.
refusal-asked-firewall = Wähl, welche der übergebenen Karten du behältst.
refusal-asked-discard = Das ist Schritt 3: Wirf mindestens bis zu deinem Limit ab; darüber kannst du nicht aufhören.
refusal-asked-discard-down = Wähl, welche Handkarte du abwirfst, und du musst.
refusal-asked-draw = Das ist Schritt 4: Zieh, oder hör auf.
refusal-asked-bank-draw = Entscheide, ob du drei Karten ziehst.
refusal-asked-keep = Wähl, welche drei Handkarten du behältst.
refusal-asked-hand-half = Wähl, welche Hälfte deiner Hand du hergibst.
refusal-asked-take = Wähl, welche Karte du von dieser Hand nimmst.
refusal-asked-lose-upgrade = Wähl, welches deiner Upgrades du aufgibst.
refusal-asked-spam-draw = Entscheide, ob du ziehst, bis zu deinem Limit.
refusal-asked-new-password = Wähl dein neues Passwort: drei Karten mit drei verschiedenen Codes. Mit dieser geht das nicht auf.
refusal-asked-old-password = Wähl, in welcher Reihenfolge dein altes Passwort auf die Ablage kommt.
refusal-asked-press-pass = Entscheide, ob du deine Aktionen behältst; etwas anderes geht jetzt nicht.

## Einstellungen

setting-goal = In wie vielen Sektoren du für den Sieg Root brauchst; zu zweit sind es immer fünf.
setting-time_limit = Wann das Spiel nach Stufen gewertet wird: nach Minuten auf der Uhr des Tisches, nach einer Zahl beendeter Züge oder nie (`off`).
setting-round_cap = Nach so vielen Runden wird das Spiel nach Stufen gewertet; bei 0 nie.
setting-first_player = Wer anfängt: ein Platz, oder `random` (Zufall).
setting-distinct_codes = Ob die Karten eines Versuchs verschiedene Codes haben müssen: `on`, `off`, oder wie in der Ausgabe (`printed`). Gedruckt prüfen die englischen Ausgaben jede Karte für sich, drei F-Karten können also Root sein; die deutsche Ausgabe und die englische Spielhilfe wollen verschiedene Codes, und Partien dauern dann viel länger.
setting-cancelbot = Was CancelBot in dem Sektor benötigt, den die andere Karte verlangt: irgendeinen Zugang, wie auf der Karte (`user`), oder Operator, wie in der FAQ (`oper`). Englische Ausgaben.

## Der Tisch, im Terminal gezeichnet

table-sheet = Checkliste
table-round = Runde { $n }, Zug { $turn }
table-turn =
    { $as ->
        [you] du bist dran
       *[they] { $who } ist dran
    }
table-step =
    { $step ->
        [password] Passwörter
        [begin] Schritt 0, Beginn
        [attempt] Schritt 1, freier Versuch
        [action] Schritt 2, Aktionen
        [discard] Schritt 3, abwerfen
        [draw] Schritt 4, ziehen
       *[end] Ende des Zuges
    }
table-actions =
    { $n ->
        [0] keine Aktion mehr
        [one] noch { $n } Aktion
       *[other] noch { $n } Aktionen
    }
table-goal = Ziel { $n }-mal Root
table-over = die Partie ist zu Ende
table-expired = die Zeit ist um: letzter Zug
table-deck = Stapel
table-pile = Ablage
table-top = { $n }, oben { $card } ({ $code })
table-empty = leer
table-now = In diesem Zug
table-play = Gespielt
table-played =
    { $at ->
        [none] { $card } von { $who }
       *[some] { $card } von { $who }, Ziel { $target }
    }
table-attempt = Versuch
table-trying =
    { $n ->
        [0] { $who }: { level-name } in { sector-name }
        [one] { $who }: { level-name } in { sector-name } mit { $n } Karte
       *[other] { $who }: { level-name } in { sector-name } mit { $n } Karten
    }
table-trade = Tausch
table-trading = { $who } an { $partner }: { offer-card }{ offer-wish }
table-answered = { $trade }; Antwort mit { answer-codes }
table-sector = Sektor
table-beside = daran
table-immune = { $card } von { $who }, nicht für { $immune }
table-laid = { $card } von { $who }
table-no-password = unkontrolliert
table-legend = U User, O Operator, R Root (r ohne Bonus), [ ] Besitzer; + drin, x nicht
table-player = Spieler
table-hand = Hand
table-limit = Limit
table-upgrades = Upgrades
table-none = keine
table-no-limit = ohne
table-ongoing = von jetzt an: { $effects }
table-pending = nächster Zug: { $effects }
table-effect = { effect }
table-remembered-hand = auf der Hand, soweit du weißt: { $cards }
table-known-in = darin { $codes } ({ known-why })
table-known-out = nicht { $codes } ({ known-why })
known-why =
    { $turn ->
        [0] { known-reason }
       *[other] { known-reason }, Zug { $turn }
    }
known-reason =
    { $reason ->
        [card] Karte bekannt
        [all_seen] alle seine Karten anderswo gesehen
        [three_codes] folgt daraus
        [proven] ein Upgrade beweist es
        [counting] zu wenige Karten übrig
        [moves] anders können die Karten nicht gewandert sein
        [returned] kam zu dir zurück
        [refused] wurde abgewiesen
        [wiretapped] abgehört
        [witnessed] alle Karten kamen zurück oder blieben
        [shown] wurde gezeigt
       *[upgrade] durch ein Upgrade gezeigt
    }
table-password = Passwort von { $sector }
table-your-hand = Deine Hand
table-card = { $code } { $card }
table-key-card = { $code } { $card } [{ key }]
key =
    { $password ->
        [none] { key-access }
       *[other] { key-access }, { $password }
    }
key-access =
    { $level ->
        [1] { sector-name }
        [2] { sector-name } Operator
       *[3] { sector-name } Root
    }

# Was für eine Wahl spricht: die Teile der Beurteilung

reason-access = Zugänge auf dem Weg zu Root
reason-codes = Codes zum Probieren
reason-cards = nützliche Handkarten
reason-upgrades = Upgrades
reason-secret = das Geheimnis deines Passworts
reason-prospects = mehr Chancen in deinen nächsten Zügen

## Was an einer Stellung oder Aufzeichnung falsch sein kann, die jemand geschrieben hat

complaint-no-sector = kein Sektor heißt „{ $given }“
complaint-no-code = „{ $given }“ ist kein Code
complaint-no-code-left = eine Karte mit Code { $given } ist nicht mehr übrig
complaint-no-effect = „{ $given }“ ist keine Wirkung, oder keine mit dieser Zahl
complaint-not-of-one-turn = „{ $given }“ ist ein Zustand und keine Wirkung für einen Zug
complaint-no-status = „{ $given }“ ist kein Zustand
complaint-not-known = „{ $given }“ ist nicht bekannt
complaint-no-note = „{ $given }“ ist keine Notiz wie newsmedia+D.returned.3
complaint-no-sight = „{ $given }“ ist kein Code mit Zug wie D.7
complaint-no-said = „{ $given }“ ist kein Code mit Kartenzahl wie D.2
complaint-no-set = „{ $given }“ ist kein Sektor mit drei Codes wie newsmedia.ABC
complaint-deal-count = { $given } kontrolliert hier genau { $n }
complaint-controller-root = wer { $given } kontrolliert, hat dort das ganze Spiel über Root
complaint-no-controller = diesen Sektor kontrolliert niemand, also hat er kein Passwort
complaint-password-to-come = im Schritt `password` ist es noch nicht gewählt
complaint-no-password = ein Passwort besteht aus drei Karten mit drei verschiedenen Codes
complaint-no-password-in-hand = mit diesen Karten lässt sich das Passwort nicht bilden, das noch fehlt
complaint-no-upgrade = { $card } ist kein Upgrade
complaint-no-sector-card = { $card } ist keine Sektorkarte
complaint-not-immune = „{ $given }“ kann gegen diese Karte nicht immun sein
complaint-until-oper = { $given } ist mit Operator in { $sector } vorbei
complaint-has-won = mit { $n }-mal Root, das zählt, hat { $given } schon gewonnen
complaint-nothing-played = oben auf der Ablage liegt keine Karte, die jemand gespielt hat
complaint-only-in-step = nur im Schritt `{ $step }`
complaint-no-clock = an diesem Tisch läuft keine Uhr
complaint-only-saved = nur in einer gespeicherten Stellung, zusammen mit ihrem `stack`
complaint-not-as-inner = „{ $given }“ ist nicht, was das Feld inner sagt
complaint-no-attempt = diese Karten gehören zu keinem laufenden Versuch
complaint-in-no-hand = eine dieser Karten ist auf keiner Hand
complaint-codes-differ = diese Karten müssen verschiedene Codes haben
complaint-nothing-to-note = unter { $given } liegt kein fremdes Passwort, zu dem es etwas zu notieren gibt
complaint-untrue-note = { $given } stimmt nicht: Eine Notiz sagt, was für das Passwort gilt
complaint-in-a-password = { $card } liegt in einem fremden Passwort
complaint-not-in-password = { $given } ist nicht im eigenen Passwort

## Was das Labor neben den Karten zählt

counted-sector = Nach Sektor
    .even = Kein Sektor ist besser als ein anderer, soweit diese Partien es zeigen; der breiteste Bereich umfasst { $width }.
