# HACKERS: alles, was man am Tisch liest. Die Regeln nach Nummern stehen in hackers-rules.ftl.

pitch = Ein schnelles Nervenspiel: 20 Karten, je 3 FILES, und gleich ruft jemand HACK THE PLANET.
goal = Nach der letzten Runde gewinnt, wer die meisten Punkte in den FILES hat; drei Karten dürfen dort bleiben. Ein Zug hat vier Schritte: ADD, eine Karte kommt in deine FILES; DRAW, du ziehst eine; PASS, je eine geht an beide Nachbarn; TRIM, du behältst eine auf der Hand.
edition-2022 = 2022 (EN)

## Karten. `.short` hat höchstens 40 Zeichen; `.text` sagt alles.

-hacker-300 = Solange er in deinen FILES liegt: Will die Karte eines anderen Karten aus deinen FILES holen, darfst du stattdessen diesen Hacker unter das DECK legen, und dir geschieht nichts.
-shield-short = Schild: zurücklegen hält Angriff auf

card-hacker-cereal = Hacker (Cereal)
    .short = { -shield-short }
    .text = { -hacker-300 }
card-hacker-joey = Hacker (Joey)
    .short = { -shield-short }
    .text = { -hacker-300 }
card-hacker-nikon = Hacker (Nikon)
    .short = { -shield-short }
    .text = { -hacker-300 }
card-hacker-phreak = Hacker (Phreak)
    .short = { -shield-short }
    .text = { -hacker-300 }
card-dumpster-dive = Dumpster Dive
    .short = zieh 3, dann ist 1 Karte für immer weg
    .text = Beim Ausspielen: Zieh drei Karten, dann wirf eine Karte deiner Hand verdeckt in die BOX. Von dort kommt sie nicht zurück.
card-media-icons = Media Icons
    .short = zieh 1, dann spiel noch eine Karte aus
    .text = Beim Ausspielen: Zieh eine Karte, dann spiel noch eine Karte von der Hand in deine FILES, mit allem, was sie tut.
card-phone-tap = Phone Tap
    .short = zieh von oben oder unten vom DECK
    .text = Solange es in deinen FILES liegt: Jede Karte, die du vom DECK ziehst, darf von oben oder von unten kommen.

-infect-short = zieh 1, leg sie; ruft HACK THE PLANET
-infect-text = Nur neben einer anderen Karte in deinen FILES. Beim Ausspielen: Zieh eine Karte und sieh sie an; dann leg sie in deine FILES oder verdeckt zurück unter das DECK. In beiden Fällen rufst du HACK THE PLANET.

card-virus = Virus
    .short = { -infect-short }
    .text = { -infect-text }
card-worm = Worm
    .short = { -infect-short }
    .text = { -infect-text }

-strike-short = Gegner legen 2400 BAUD zurück
-strike-text = Beim Ausspielen: Jeder Gegner legt alle Karten mit 2400 BAUD aus seinen FILES zurück, außer Special Agent schützt ihn oder er gibt einen Hacker mit 300 BAUD her. Deine eigenen bleiben.

card-hacker-burn = Hacker (Burn)
    .short = { -strike-short }
    .text = { -strike-text }
card-hacker-dade = Hacker (Dade)
    .short = { -strike-short }
    .text = { -strike-text }

-double-short = zählt 6 neben einer Karte mit 300 BAUD
-double-text = Bei der Abrechnung zählt die Karte 6 statt 3, wenn mindestens eine Karte mit 300 BAUD in deinen FILES liegt.

card-cyberdelia = Cyberdelia
    .short = { -double-short }
    .text = { -double-text }
card-payphone = Payphone
    .short = { -double-short }
    .text = { -double-text }
card-diskette = Diskette
    .short = holt Garbage File von Gegner oder SNOOP
    .text = Beim Ausspielen: Liegt Garbage File in den FILES eines Gegners oder in SNOOP, kommt es in deine FILES. Ein Gegner kann das mit einem Hacker mit 300 BAUD aufhalten.
card-special-agent = Special Agent
    .short = Burn und Dade können dir nichts tun
    .text = Solange er in deinen FILES liegt: Burn und Dade der anderen tun dir nichts.
card-curtis = Curtis
    .short = tut nichts, bringt nur Punkte
    .text = Tut nichts. Aber fünf Punkte sind fünf Punkte.
card-garbage-file = Garbage File
    .short = zieh 3 Karten statt einer
    .text = Solange es in deinen FILES liegt: Immer wenn du genau eine Karte vom DECK ziehen sollst, ziehst du drei.
card-scapegoat = Scapegoat
    .short = tauscht Platz mit „Security Officer“
    .text = Beim Ausspielen: Liegt „Security Officer“ in den FILES eines Gegners, tauschen die beiden Karten die Plätze, und „Security Officer“ gehört dir. Der Gegner kann das mit einem Hacker mit 300 BAUD aufhalten.
card-security-officer = „Security Officer“
    .short = deine Karten mit 300 BAUD gehen zurück
    .text = Beim Ausspielen: Alle Karten mit 300 BAUD in deinen eigenen FILES gehen zurück unter das DECK.
card-the-gibson = The Gibson
    .short = duldet keine 1200 BAUD neben sich
    .text = Beim Ausspielen: Alle Karten mit 1200 BAUD in deinen eigenen FILES gehen zurück unter das DECK. Spielst du später eine Karte mit 1200 BAUD aus, geht The Gibson selbst zurück.

## Was auf einer Karte steht

facts = { NUMBER($baud, useGrouping: 0) } BAUD · { $value }
facts-long =
    { $value ->
        [one] { NUMBER($baud, useGrouping: 0) } BAUD, { $value } Punkt
       *[other] { NUMBER($baud, useGrouping: 0) } BAUD, { $value } Punkte
    }

## Fragen: eine Zeile, und eine längere Antwort auf „?“

ask-choose_phones = Welcher Hacker repariert die Telefone und setzt dieses Spiel aus?
    .help = Dein Hacker liegt das ganze Spiel offen neben dem Tisch. Alle vier tun dasselbe; es zählt nur, von welchem alle wissen, dass er nicht mitspielt. (HK-3)
ask-add = ADD: Welche Karte kommt in deine FILES?
    .help = Deine FILES sind deine Punkte, und was die Karte tut, geschieht sofort. Wenn du eine Karte ausspielen kannst, musst du. Drei dürfen bleiben; bei einer vierten wählst du, was zurückgeht. (HK-6, HK-13)
ask-media_add = Media Icons: Welche Karte spielst du noch aus?
    .help = Irgendeine Karte deiner Hand, die erlaubt ist. Alles läuft wie bei einem gewöhnlichen ADD. (HK-20, HK-21)
ask-virus_card = Um welche der eben gezogenen Karten geht es?
    .help = Durch Garbage File hast du drei gezogen. Eine davon kommt in die FILES oder unter das DECK; die beiden anderen behältst du auf der Hand. (HK-24)
ask-virus_place = Kommt die gezogene Karte in deine FILES oder zurück unter das DECK?
    .help = Legst du sie zurück, sieht sie sonst niemand. HACK THE PLANET folgt in beiden Fällen. (HK-28)
ask-dive_box = Dumpster Dive: Welche Karte deiner Hand kommt in die BOX?
    .help = Sie ist aus dem Spiel, und nur du weißt, was es war. (HK-31, HK-53)
ask-shield = Deine FILES werden angegriffen. Gibst du einen Hacker mit 300 BAUD her?
    .help = Ein Hacker rettet alle Karten, die dieser Angriff treffen würde. Er selbst geht unter das DECK. (HK-33, HK-35)
ask-order_returns = Mehrere deiner FILES gehen zurück. In welcher Reihenfolge kommen sie unter das DECK?
    .set = Unter das DECK, in dieser Folge
    .help = Alle müssen gehen; du wählst nur die Reihenfolge. Die letzte liegt zuunterst. (HK-12, HK-38)
ask-limit = In deinen FILES liegen mehr als drei Karten. Welche geht zurück?
    .set = Unter das DECK
    .help = Jede Karte darf gehen, auch die neue; was sie tut, ist schon geschehen. (HK-13, HK-25)
ask-draw_source = DRAW: eine unbekannte Karte vom DECK, oder die offene aus SNOOP?
    .help = Aus SNOOP bekommst du genau diese Karte, und alle sehen es. Garbage File und Phone Tap helfen nur beim DECK. (HK-8, HK-32)
ask-draw_end = Phone Tap: von welchem Ende des DECKs?
    .help = Zurückgelegte Karten liegen unten, die letzte zuunterst. (HK-12, HK-23)
ask-pass_left = PASS: Welche Karte bekommt { $left }, links von dir?
    .help = Nur ihr beide wisst, welche Karte es ist. Danach gibst du eine nach rechts, an { $right }. (HK-9)
ask-pass_right = PASS: Welche Karte bekommt { $right }, rechts von dir?
    .help = Nur ihr beide wisst, welche Karte es ist. (HK-9)
ask-trim = TRIM: Welche Karten legst du unter das DECK? Eine behältst du.
    .set = Unter das DECK, in dieser Folge
    .help = Die letzte liegt zuunterst. Die anderen sehen, wie viele du zurücklegst, aber nicht, welche. (HK-10, HK-12)

## Möglichkeiten: jede ein eigener Satz; `.pick` steht in der Liste unter der Frage

option-no = Geschehen lassen
option-deck =
    { $deck ->
        [one] Vom DECK ziehen (die letzte Karte)
       *[other] Vom DECK ziehen ({ $deck } Karten)
    }
option-snoop = { $snoop } aus SNOOP nehmen
option-top = Von oben
option-bottom = Von unten
option-add = { $card } ausspielen
    .pick = { $card }
option-add-virus_place = { $card } in deine FILES legen
option-return = { $card } zurücklegen
    .pick = { $card }
option-return-virus_place = { $card } unter das DECK zurücklegen
option-choose = { $card } wählen
    .pick = { $card }
option-box = { $card } in die BOX werfen
    .pick = { $card }
option-shield = { $card } hergeben und den Angriff aufhalten
option-left = { $card } an { $left } geben
    .pick = { $card }
option-right = { $card } an { $right } geben
    .pick = { $card }
option-phones = { $card } repariert die Telefone
    .pick = { $card }

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
event-phones = { $card } repariert die Telefone und setzt aus
event-dealt =
    { $as ->
        [you] Du bekommst { $card }
       *[they] { $who } bekommt { $card }
    }
    .again = { $card }
event-turned = { $card } liegt jetzt offen in SNOOP
event-began =
    { $as ->
        [you] Zug { $n }: du
       *[they] Zug { $n }: { $who }
    }
event-added =
    { $as ->
        [you] Du spielst { $card } aus
        [you-too] spielst { $card } aus
        [they-too] spielt { $card } aus
       *[they] { $who } spielt { $card } aus
    }
    .hidden =
    { $as ->
        [they-too] spielt eine Karte verdeckt aus
       *[they] { $who } spielt eine Karte verdeckt aus
    }
event-announced =
    { $as ->
        [you] Du sagst an: { $card }
        [you-too] sagst an: { $card }
        [they-too] sagt an: { $card }
       *[they] { $who } sagt an: { $card }
    }
event-drew_top =
    { $as ->
        [you] Du ziehst { $card }
        [you-too] ziehst { $card }
        [they-too] zieht { $card } vom DECK
       *[they] { $who } zieht { $card } vom DECK
    }
    .again = { $card }
event-drew_bottom =
    { $as ->
        [you] Du ziehst von unten { $card }
        [you-too] ziehst von unten { $card }
        [they-too] zieht von unten { $card }
       *[they] { $who } zieht von unten { $card }
    }
    .again = { $card }
event-took =
    { $as ->
        [you] Du nimmst { $card } aus SNOOP
        [you-too] nimmst { $card } aus SNOOP
        [they-too] nimmt { $card } aus SNOOP
       *[they] { $who } nimmt { $card } aus SNOOP
    }
event-passed =
    { $as ->
        [you] Du gibst { to-whom } { $card }
        [you-too] gibst { to-whom } { $card }
        [they-too] gibt { to-whom } { $card }
       *[they] { $who } gibt { to-whom } { $card }
    }
event-trimmed =
    { $as ->
        [you] Du legst { $card } unter das DECK
        [you-too] legst { $card } unter das DECK
        [they-too] legt { $card } von der Hand unter das DECK
       *[they] { $who } legt { $card } von der Hand unter das DECK
    }
event-put_back =
    { $as ->
        [you] Du legst { $card } zurück unter das DECK
        [you-too] legst { $card } zurück unter das DECK
        [they-too] legt { $card } zurück unter das DECK
       *[they] { $who } legt { $card } zurück unter das DECK
    }
event-returned =
    { $as ->
        [you] Du legst { $card } aus deinen FILES zurück
        [you-too] legst { $card } aus deinen FILES zurück
        [they-too] legt { $card } aus den FILES zurück
       *[they] { $who } legt { $card } aus den FILES zurück
    }
event-boxed =
    { $as ->
        [you] Du wirfst { $card } in die BOX
        [you-too] wirfst { $card } in die BOX
        [they-too] wirft { $card } in die BOX
       *[they] { $who } wirft { $card } in die BOX
    }
event-shielded =
    { $as ->
        [you] Du hältst { whom } mit { $card } auf
        [you-too] hältst { whom } mit { $card } auf
        [they-too] hält { whom } mit { $card } auf
       *[they] { $who } hält { whom } mit { $card } auf
    }
event-refused =
    { $as ->
        [you] Du hältst { whom } nicht auf
        [you-too] hältst { whom } nicht auf
        [they-too] hält { whom } nicht auf
       *[they] { $who } hält { whom } nicht auf
    }
event-moved =
    { $as ->
        [you] Du holst { $card } { moved-from } in deine FILES
        [you-too] holst { $card } { moved-from } in deine FILES
        [they-too] holt { $card } { moved-from } in die eigenen FILES
       *[they] { $who } holt { $card } { moved-from } in die eigenen FILES
    }
moved-from =
    { $to ->
        [none] aus SNOOP
        [you] von dir
       *[they] von { $target }
    }
event-found =
    { $as ->
        [you] Du findest { $card } bei { to-whom }
        [you-too] findest { $card } bei { to-whom }
        [they-too] findet { $card } bei { to-whom }
       *[they] { $who } findet { $card } bei { to-whom }
    }
event-found_nothing = { $card } findet nichts
event-returned_number =
    { $as ->
        [you] Du legst { number-of-cards } zurück
        [you-too] legst { number-of-cards } zurück
        [they-too] legt { number-of-cards } zurück
       *[they] { $who } legt { number-of-cards } zurück
    }
event-hacked_the_planet =
    { $as ->
        [you] Du brüllst HACK THE PLANET! Jeder noch ein Zug
       *[they] { $who } brüllt HACK THE PLANET! Jeder noch ein Zug
    }
event-revealed =
    { $n ->
        [0] { $card } wird aufgedeckt
       *[other]
            { $as ->
                [you] In deinen FILES wird aufgedeckt: { $card }
                [you-too] in deinen FILES wird aufgedeckt: { $card }
                [they-too] in diesen FILES wird aufgedeckt: { $card }
               *[they] In den FILES von { $who } wird aufgedeckt: { $card }
            }
    }
event-guarded =
    { $as ->
        [you] { $card } schützt dich
        [you-too] wirst von { $card } geschützt
        [they-too] wird von { $card } geschützt
       *[they] { $card } schützt { $who }
    }
event-scored =
    { $as ->
        [you] Du hast { number-of-points }
       *[they] { $who } hat { number-of-points }
    }
event-won =
    { $as ->
        [you] Du gewinnst
       *[they] { $who } gewinnt
    }
event-tied =
    { $as ->
        [you] Du liegst nicht allein vorn, also gewinnt niemand
       *[they] { $who } liegt nicht allein vorn, also gewinnt niemand
    }

number-of-cards =
    { $n ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $n } Karten
    }
number-of-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## Wie ein Spiel ausging

ending-score = nach Punkten
ending-draw = unentschieden

## Warum es so ausging

verdict-score = HACK THE PLANET wurde gerufen, alle hatten noch einen Zug, und niemand hat mehr Punkte.
verdict-draw = { $names } führen gemeinsam mit { $score }, und nichts bricht in diesem Spiel einen Gleichstand.

## Warum etwas nicht geht; die Nummer der Regel steht dahinter

refusal-no-such-card = Diese Karte gibt es in diesem Spiel nicht.
refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn =
    { $to ->
        [none] Du bist nicht gefragt.
       *[other] Du bist nicht gefragt, sondern { $target }.
    }
refusal-not-yours = Du kannst nur Karten nehmen, die du hier hast, und { $card } gehört nicht dazu.
refusal-needs-another-file = { $card } darfst du nur ausspielen, wenn schon eine andere Karte in deinen FILES liegt.
refusal-asked-choose-phones = Wähl, welcher Hacker mit 300 BAUD aussetzt; { $card } ist keiner.
refusal-asked-add = Wähl eine Karte von deiner Hand für die FILES. Etwas anderes geht in diesem Schritt nicht, und auslassen kannst du ihn auch nicht.
refusal-asked-media-add = Media Icons will noch eine Karte von deiner Hand.
refusal-asked-virus-card = Wähl, um welche der eben gezogenen Karten es geht; { $card } wurde jetzt nicht gezogen.
refusal-asked-virus-place = Du kannst nur die eine Karte ausspielen oder zurücklegen, die dafür gezogen wurde.
refusal-asked-dive-box = Dumpster Dive will eine Karte von deiner Hand; eine muss in die BOX.
refusal-asked-shield = Das hält nur ein Hacker mit 300 BAUD in deinen eigenen FILES auf.
refusal-asked-order-returns = Wähl, in welcher Reihenfolge diese Karten zurückgehen, und { $card } ist nicht dabei.
refusal-asked-limit = Du hast zu viele FILES: Eine davon muss gehen, nicht { $card }.
refusal-asked-draw-source = Das ist der Schritt DRAW: Nimm vom DECK oder aus SNOOP. Die Karten auf deiner Hand müssen warten.
refusal-asked-draw-end = Du ziehst gerade: Wähl oben oder unten vom DECK.
refusal-asked-pass-left = Wähl eine Karte deiner Hand für deinen linken Nachbarn.
refusal-asked-pass-right = Wähl eine Karte deiner Hand für deinen rechten Nachbarn.
refusal-asked-trim = Wähl, welche Handkarte unter das DECK geht.

## Einstellungen

setting-phones_hacker = Welcher Hacker mit 300 BAUD aussetzt: einer mit Namen, `ask` (wer anfängt, wählt) oder `random` (Zufall).
setting-first_starter = Wer das erste Spiel anfängt: `random` (Zufall) oder `host` (Platz A).
setting-starter = Der Platz, der dieses Spiel anfängt; leer gilt die Einstellung darüber.
setting-winner_starts = Ob der Sieger das nächste Spiel am selben Tisch anfängt.
setting-open_source = Open Source: Alle spielen mit offener Hand.
setting-encrypted = Encrypted: FILES liegen bis zur letzten Runde verdeckt.
setting-round_cap = HACK THE PLANET kommt nach so vielen Runden von selbst; bei 0 nie.

## Der Tisch, im Terminal gezeichnet

table-round = Runde { $n }
table-turn =
    { $as ->
        [you] du bist dran
       *[they] { $who } ist dran
    }
table-called =
    { $as ->
        [you] du hast HACK THE PLANET gerufen
       *[they] { $who } hat HACK THE PLANET gerufen
    }
table-last-round = letzte Runde
table-over = die Partie ist zu Ende
table-deck = DECK
table-snoop = SNOOP
table-phones = PHONES
table-box = BOX
table-player = Spieler
table-hand = Hand
table-files = FILES
table-score = Pkt
table-your-hand = Deine Hand
table-empty = leer
table-face-down = { $n } verdeckt
table-open-hand = auf der Hand: { $cards }
table-remembered-hand = auf der Hand, soweit du weißt: { $cards }
table-remembered-files = verdeckt, soweit du weißt: { $cards }
table-unknown-score = ?

# Was für eine Wahl spricht: die Teile der Beurteilung

reason-files = Punkte in FILES
reason-hand = passende Karten für deine FILES
reason-safety = der Schutz vor Angriffen

## Was an einer Stellung oder Aufzeichnung falsch sein kann, die jemand geschrieben hat

complaint-one-card = hier liegt höchstens eine Karte
complaint-no-announcer = zur letzten Runde gehört jemand, der sie ausgerufen hat (announcer)
complaint-not-in-hand = diese Karten gehören auf die Hand dessen, der am Zug ist; eine ist nicht dort
complaint-not-seats = „{ $given }“: nicht alle davon sind Plätze an diesem Tisch
