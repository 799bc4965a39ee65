# WIRED: alles, was man am Tisch liest. Die Regeln nach Nummern stehen in wired-rules.ftl.
#
#   trade          Handel; attack: Angriff; resolution: Reparatur; event: Ereignis; classification: Mitarbeiter
#   equipment      Gerät; issue: Störung; floating: lose; silent: offline; port: Anschluss; reconnect: umstecken

pitch = Verkable eine Firma, schürf Bitcoin und leg die Netze der anderen lahm: 143 Karten, drei MOVES pro Zug, und Handel mit allen. Wer zuerst 25 Punkte hat, gewinnt.
goal = Erreiche als Erster { $target } Punkte. Am Ende deines Zuges bringt jeder aktive Computer deines Netzes einen Punkt: ein Computer an einem Kabel an einem Switch, alle drei ohne Störung. Ein Zug: TRADE, wenn du magst, drei MOVES, DISCARD, dann ziehst du auf sechs Karten nach und bekommst deine Punkte.
edition-base-game = Grundspiel (EN)

## Karten. `.short` hat höchstens 40 Zeichen; `.text` sagt alles.

card-computer = Computer
    .short = 1 Punkt pro Zug an intaktem Kabel
    .text = Steck ihn an eines deiner Kabel mit freiem Anschluss, oder lass ihn lose liegen. Er bringt in jedem deiner Züge einen Punkt, solange er, sein Kabel und sein Switch ohne Störung sind.

-cabling-text = Häng es an einen deiner Switches, oder lass es lose liegen. Lose Computer von dir dürfen im selben MOVE daran.

card-cable-2 = Cabling (2)
    .short = hat Anschlüsse für 2 Computer
    .text = Trägt bis zu zwei Computer. { -cabling-text }
card-cable-3 = Cabling (3)
    .short = hat Anschlüsse für 3 Computer
    .text = Trägt bis zu drei Computer. { -cabling-text }
card-switch = Switch
    .short = hängt am INTERNET, trägt Kabel
    .text = Kommt direkt ans INTERNET und trägt beliebig viele Kabel. Lose Kabel von dir dürfen im selben MOVE daran, mitsamt ihren Computern.

-issue-text = Leg die Karte auf irgendein Gerät eines Gegners. Es fällt aus, und alles darunter ist offline, bis die Störung behoben ist.

card-hacked = Hacked
    .short = legt Gerät lahm oder stoppt ein Audit
    .text = { -issue-text } Außerdem stoppt sie ein Audit, das gerade gilt, gegen wen auch immer, und kostet dann keinen MOVE.
card-power-outage = Power Outage
    .short = legt ein Gerät eines Gegners lahm
    .text = { -issue-text }
card-new-hire = New Hire
    .short = legt ein Gerät eines Gegners lahm
    .text = { -issue-text }
card-audit = Audit
    .short = nimmt Gegner die halben Computer
    .text = Ein Ereignis gegen einen Gegner mit Computern. Gilt es am Ende, nennst du die Hälfte seiner Computer, aufgerundet, und sie gehen auf seine Hand zurück. Hacked stoppt es, Secured setzt es wieder in Kraft, und alle dürfen sich einmischen.
card-helpdesk = Helpdesk
    .short = behebt alles auf einem eigenen Gerät
    .text = Wähl eines deiner Geräte: Alle Störungen darauf kommen auf die Ablage.
card-secured = Secured
    .short = behebt ein Hacked oder rettet ein Audit
    .text = Entfernt ein Hacked von einem deiner Geräte. Bei einem Audit kannst du es, ohne MOVE, auf das Hacked spielen, das es stoppt.
card-powered = Powered
    .short = behebt ein Power Outage
    .text = Entfernt ein Power Outage von einem deiner Geräte.
card-trained = Trained
    .short = behebt ein New Hire
    .text = Entfernt ein New Hire von einem deiner Geräte.
card-security-specialist = Security Specialist
    .short = hält Hacked von deinen Geräten fern
    .text = Bleibt liegen. Alle Hacked in deinem Netz sind sofort weg, und niemand kann dir ein neues auf ein Gerät legen. Gegen ein Hacked bei einem Audit hilft er nicht.
card-facilities = Facilities
    .short = hält Power Outage von Geräten fern
    .text = Bleibt liegen. Alle Power Outages in deinem Netz sind sofort weg, und niemand kann dir ein neues auf ein Gerät legen.
card-supervisor = Supervisor
    .short = hält New Hire von deinen Geräten fern
    .text = Bleibt liegen. Alle New Hires in deinem Netz sind sofort weg, und niemand kann dir ein neues auf ein Gerät legen.
card-field-tech = Field Tech
    .short = zahlt pro Zug 1 MOVE mehr für Geräte
    .text = Bleibt liegen. Einmal in jedem deiner Züge zahlt er einen MOVE mit Geräten: einen Switch, ein Kabel, einen Computer oder einmal Umstecken.
card-head-hunter = Head Hunter
    .short = wirbt einen Mitarbeiter ab
    .text = Ein Ereignis: Nenne einen Mitarbeiter, der vor einem Gegner liegt. Der darf mit einem Head Hunter kontern, du darfst das wieder kontern, und so weiter. Hast du das letzte Wort, kommt die Karte zu dir.
card-seal-the-deal = Head Hunter: Seal the Deal
    .short = wirbt ab; niemand kann kontern
    .text = Ein Head Hunter, den niemand kontern kann. Er darf auch selbst der Konter sein und ist dann das letzte Wort.

marked-tapped = { $card } (benutzt)
marked-sealed = { $card } (versiegelt)

## Was auf einer Karte steht

facts = { category }
facts-long = { category }, { $copies }-mal im Spiel
category =
    { $category ->
        [equipment] Gerät
        [attack] Angriff
        [resolution] Reparatur
       *[classification] Mitarbeiter
    }

## Geräte im Spiel haben kurze Namen: S1, K2a, K3a, P1.

target-internet = INTERNET
target-thing =
    { $whose ->
        [own] { thing-kind }
        [you] { thing-kind } von dir
       *[they] { thing-kind } von { $who }
    }
thing-kind =
    { $kind ->
        [switch] Switch { $name }
        [computer] Computer { $name }
       *[cable] Kabel { $name }
    }

## Fragen: eine Zeile, und eine längere Antwort auf „?“

ask-trade = TRADE, oder dein erster MOVE?
    .help = Handeln darfst du bis zu deinem ersten MOVE, danach in diesem Zug nicht mehr. Eine Karte zu spielen oder ein Gerät umzustecken ist ein MOVE; du hast drei. (WD-5, WD-6)
ask-moves = { move-count }: Was tust du?
    .help = Ein MOVE ist eine Karte von deiner Hand, oder ein Kabel oder Computer, den du umsteckst. Was du nicht nutzt, verfällt. Du siehst nur Karten, die jetzt ein Ziel haben. (WD-6)
move-count =
    { $techs ->
        [0] { regular-moves }
        [one] { regular-moves } und ein Field Tech
       *[other] { regular-moves } und { $techs } Field Techs
    }
regular-moves =
    { $moves ->
        [0] Kein MOVE mehr
        [one] Noch { $moves } MOVE
       *[other] Noch { $moves } MOVES
    }
ask-place = { $what }: wohin damit?
    .help = Computer kommen an Kabel mit freiem Anschluss, Kabel an Switches, Switches ans INTERNET. Loses bringt keine Punkte, lässt sich aber später anschließen. Ein Computer punktet nur, wenn über ihm keine Störung liegt. (WD-14, WD-18, WD-22)
ask-attach = { $what }: Schließt du gleich etwas Loses daran an?
    .set = Anschließen
    .help = Das kostet keinen weiteren MOVE. Was du jetzt liegen lässt, kannst du später noch durch Umstecken anschließen. (WD-19)
ask-reconnect = Welches Kabel oder welchen Computer steckst du um?
    .help = Was daran hängt, kommt mit, Störungen auch. Ein Kabel, das von einem gestörten Switch an einen intakten kommt, bringt seine Computer zurück. (WD-20, WD-21, WD-72)
ask-victim = { $what }: gegen wen?
    .help = Du siehst nur Gegner, die jetzt ein Ziel sein können: nicht, wer immun oder fertig ist oder nichts hat, was man treffen könnte. (WD-27, WD-33, WD-40)
ask-target = { $what } gegen { $victim }: auf welches Gerät?
    .help = Je weiter oben die Karte liegt, desto mehr wird offline: Auf einem Switch trifft sie alle Computer darunter. (WD-24, WD-27)
ask-repair = { $what }: auf welches deiner Geräte?
    .help = Du siehst nur Geräte mit einer Störung, die { $what } behebt. (WD-25, WD-28)
ask-rob = { $what }: Welchen Mitarbeiter willst du?
    .help = Wird nicht gekontert, kommt er zu dir und arbeitet sofort. Sind es dann drei, wählst du zwei. (WD-45, WD-47, WD-31)
ask-keep = Zwei Mitarbeiter darfst du behalten. Welcher geht?
    .set = Abwerfen
    .help = Wer geht, wirkt nicht mehr; auch der neue darf gehen, und dann wirkt er gar nicht erst. (WD-29, WD-31)
ask-audit_answer =
    { $audit ->
        [standing] Das Audit gegen { $target-name } gilt. Stoppst du es mit Hacked?
       *[blocked] Das Audit gegen { $target-name } ist gestoppt. Setzt du es mit Secured wieder in Kraft?
    }
    .help = Antworten kosten keinen MOVE. Spielst du außerhalb deines Zuges eine Karte, ziehst du wieder auf sechs nach. Passt du, erfährt niemand, dass du hättest antworten können. (WD-41, WD-42, WD-81)
ask-audit_pick = Das Audit gegen { $target-name } gilt: Welche Computer gehen zurück auf die Hand?
    .set = Zurück auf die Hand
    .help = Die Hälfte der Computer, aufgerundet. Störungen darauf werden abgeworfen; Kabel und Switches bleiben. (WD-43)
ask-duel_answer =
    { $duel ->
        [defend] Angriff von { $robber }: Es geht um deinen Mitarbeiter { $class }. Konterst du?
       *[insist] Konter von { $robber }: { $class } bleibt, wo er ist. Konterst du das?
    }
    .help = Jeder Konter lässt sich kontern, außer Seal the Deal. Bleibt deiner der letzte, gewinnst du das Duell. Konter kosten keinen MOVE. (WD-46, WD-47, WD-49)
ask-discard =
    { $move ->
        [none] Mit deinen Karten ist kein MOVE mehr möglich. DISCARD: Welche Karten wirfst du ab?
       *[over] DISCARD: Welche Karten wirfst du ab?
    }
    .set = Abwerfen
    .help = So viele Karten von deiner Hand, wie du willst. Dann ziehst du auf sechs nach und bekommst deine Punkte. (WD-8, WD-9)
ask-partner = Wem machst du ein Angebot?
    .help = Du handelst mit einem nach dem anderen, und nur in deinem Zug. Auch ein abgelehntes Angebot zählt mit. (WD-50, WD-58)
ask-give = Was gibst du { $partner }? ({ offer-so-far })
    .set = Du gibst
    .help = Dein Partner sieht, was du bietest, die anderen nicht. Du darfst auch nichts geben und nur fragen. (WD-51, WD-52)
ask-want = Was willst du von { $partner }? ({ offer-so-far })
    .set = Du willst
    .help = Die fremde Hand siehst du nicht, also nenne Arten von Karten; { $partner } kann nur annehmen, wenn alle da sind. Mitarbeiter liegen offen. Punkte, Geräte im Spiel und Versprechen sind kein Handelsgut. (WD-51, WD-52, WD-53)
offer-so-far =
    { $deal ->
        [none] noch nichts
        [give] du gibst { $given }
        [want] du willst { $wanted }
       *[both] du gibst { $given }, du willst { $wanted }
    }
ask-trade_answer = { $partner } bietet dir einen Handel an. Nimmst du an?
    .help = Ein Handel geschieht sofort und ganz. Du kannst ablehnen, annehmen, wenn du alles hast, was verlangt wird, oder ein Gegenangebot machen. Warum du ablehnst, erfährt niemand. (WD-53, WD-54)
ask-counter_answer = { $partner } macht dir ein Gegenangebot. Nimmst du an?
    .help = Das ist das letzte Wort in dieser Verhandlung: annehmen oder ablehnen. (WD-53)
    .nothing = { $partner } macht dir ein Gegenangebot, will aber, was du nicht hast. Davon erfährt sonst niemand.
    .go-on = Ablehnen

## Möglichkeiten: jede ein eigener Satz; `.pick` steht in der Liste unter der Frage

option-done = Genug
option-done-trade = Weder TRADE noch MOVE
option-done-moves = Kein weiterer MOVE
option-done-discard = Fertig: nachziehen und punkten
option-offer = Einen Handel anbieten
option-reconnect = Ein Gerät umstecken
option-enough = Das ist alles
option-enough-attach = Nichts mehr anschließen
option-propose = Das Angebot machen
option-decline = Ablehnen
option-accept = Annehmen
option-counter = Ein Gegenangebot machen
option-float = Lose liegen lassen
option-internet = Ans INTERNET anschließen
option-pass = Passen
option-play = { $card } spielen
option-give = { $card } geben
option-want = { $card } verlangen
option-discard = { $card } abwerfen
option-answer = Mit { $card } antworten
option-give_in_play = { $card } geben (liegt aus)
option-want_in_play = { $card } verlangen (liegt aus)
option-drop = { $card } abwerfen
option-to = An { $target }
option-against = Gegen { $target }{ $works ->
        [one] {" "}({ $works } Computer punktet)
       *[other] {" "}({ $works } Computer punkten)
    }
option-steal = { $card } von { $target }
option-on = Auf { $target }: { node-facts }
option-on-place = An { $target }: { port-facts }
option-move = { $target } umstecken: { node-facts }
option-hang = { $target } anschließen: { node-facts }
option-over = { $target } ersetzen: { node-facts }
option-take = { $target } nehmen: { node-facts }

node-facts =
    { $kind ->
        [switch] Switch{ node-state }, { node-load }
        [computer] Computer{ node-place }{ node-state }
       *[cable] Kabel{ node-place }{ node-state }, { node-load }
    }
port-facts =
    { $kind ->
        [switch] Switch{ node-state }, { node-load }
       *[cable] Kabel{ node-place }{ node-state }, { free-ports }
    }
free-ports =
    { $free ->
        [one] { $free } Anschluss frei
       *[other] { $free } Anschlüsse frei
    }
node-state =
    { $state ->
        [issues] {" "}mit { $issues }
        [silent] , offline
       *[works] { "" }
    }
node-place =
    { $parent ->
        [none] , lose
       *[other] {" "}an { $parent }
    }
node-load =
    { $below ->
        [0] keine Computer
       *[other] { $below } Computer
    }

## Ereignisse. $as: „they“ und „you“ sind ganze Sätze, „they-too“ und „you-too“ gehen über denselben Spieler weiter.

to-whom =
    { $to ->
        [you] dir
       *[they] { $target }
    }
counted =
    { $times ->
        [one] { $card }
       *[other] { $times }× { $card }
    }
numbered =
    { $n ->
        [one] { $card }
       *[other] { $n }× { $card }
    }
event-deals =
    { $as ->
        [you] Du gibst die Karten
       *[they] { $who } gibt die Karten
    }
event-dealt =
    { $as ->
        [you] Du bekommst { counted }
        [you-too] bekommst { counted }
        [they-too] bekommt { counted }
       *[they] { $who } bekommt { counted }
    }
    .hidden = { $who } bekommt { $card }
    .again = { counted }
event-began =
    { $as ->
        [you] Zug { $n }: du
       *[they] Zug { $n }: { $who }
    }
event-chose =
    { $as ->
        [you] Du zeigst { $card }
        [you-too] zeigst { $card }
        [they-too] zeigt { $card }
       *[they] { $who } zeigt { $card }
    }
event-offered =
    { $as ->
        [you] Du bietest { to-whom } einen Handel an
        [you-too] bietest { to-whom } einen Handel an
        [they-too] bietet { to-whom } einen Handel an
       *[they] { $who } bietet { to-whom } einen Handel an
    }
event-countered =
    { $as ->
        [you] Du machst { to-whom } ein Gegenangebot
        [you-too] machst { to-whom } ein Gegenangebot
        [they-too] macht { to-whom } ein Gegenangebot
       *[they] { $who } macht { to-whom } ein Gegenangebot
    }
event-gives =
    { $as ->
        [you] Du gibst { numbered }
        [you-too] gibst { numbered }
        [they-too] gibt { numbered }
       *[they] { $who } gibt { numbered }
    }
    .again = { numbered }
event-gives_in_play =
    { $as ->
        [you] Du gibst { $card } (liegt aus)
        [you-too] gibst { $card } (liegt aus)
        [they-too] gibt { $card } (liegt aus)
       *[they] { $who } gibt { $card } (liegt aus)
    }
    .again = { $card } (liegt aus)
event-wants =
    { $as ->
        [you] Du willst { numbered }
        [you-too] willst { numbered }
        [they-too] will { numbered }
       *[they] { $who } will { numbered }
    }
    .again = { numbered }
event-wants_in_play =
    { $as ->
        [you] Du willst { $card } (liegt aus)
        [you-too] willst { $card } (liegt aus)
        [they-too] will { $card } (liegt aus)
       *[they] { $who } will { $card } (liegt aus)
    }
    .again = { $card } (liegt aus)
event-declined =
    { $as ->
        [you] Du lehnst ab
       *[they] { $who } lehnt ab
    }
event-accepted =
    { $as ->
        [you] Du nimmst an
       *[they] { $who } nimmt an
    }
event-handed =
    { $as ->
        [you] Du gibst { to-whom } { counted }
        [you-too] gibst { to-whom } { counted }
        [they-too] gibt { to-whom } { counted }
       *[they] { $who } gibt { to-whom } { counted }
    }
    .hidden =
    { $as ->
        [they-too] gibt { to-whom } { $card }
       *[they] { $who } gibt { to-whom } { $card }
    }
    .again = { counted }
event-transferred =
    { $as ->
        [you] Du überlässt { to-whom } { $card }
        [you-too] überlässt { to-whom } { $card }
        [they-too] überlässt { to-whom } { $card }
       *[they] { $who } überlässt { to-whom } { $card }
    }
    .again = { $card }
event-played =
    { $as ->
        [you] Du spielst { played-what }
        [you-too] spielst { played-what }
        [they-too] spielt { played-what }
       *[they] { $who } spielt { played-what }
    }
played-what =
    { $to ->
        [none] { $card }
        [thing] { $card } auf { $target }
        [you] { $card } gegen dich
       *[they] { $card } gegen { $target }
    }
event-attached =
    { $as ->
        [you] Du hängst { $card } { onto }
        [you-too] hängst { $card } { onto }
        [they-too] hängt { $card } { onto }
       *[they] { $who } hängt { $card } { onto }
    }
    .again = { $card } { onto }
onto =
    { $to ->
        [thing] an { $target }
       *[they] ans { $target }
    }
event-floated =
    { $as ->
        [you] Du lässt { $card } lose liegen
        [you-too] lässt { $card } lose liegen
        [they-too] lässt { $card } lose liegen
       *[they] { $who } lässt { $card } lose liegen
    }
event-replaced =
    { $as ->
        [you] Du ersetzt { $card }
        [you-too] ersetzt { $card }
        [they-too] ersetzt { $card }
       *[they] { $who } ersetzt { $card }
    }
event-reconnected =
    { $as ->
        [you] Du steckst { $card } um { onto }
        [you-too] steckst { $card } um { onto }
        [they-too] steckt { $card } um { onto }
       *[they] { $who } steckt { $card } um { onto }
    }
event-detached =
    { $as ->
        [you] Du ziehst { $card } heraus
        [you-too] ziehst { $card } heraus
        [they-too] zieht { $card } heraus
       *[they] { $who } zieht { $card } heraus
    }
event-tapped =
    { $as ->
        [you] Du nutzt { $card }
        [you-too] nutzt { $card }
        [they-too] nutzt { $card }
       *[they] { $who } nutzt { $card }
    }
event-resolved =
    { $as ->
        [you] Du behebst { $card } auf { $target }
        [you-too] behebst { $card } auf { $target }
        [they-too] behebt { $card } auf { $target }
       *[they] { $who } behebt { $card } auf { $target }
    }
event-dropped =
    { $as ->
        [you] Du verzichtest auf { $card }
        [you-too] verzichtest auf { $card }
        [they-too] verzichtet auf { $card }
       *[they] { $who } verzichtet auf { $card }
    }
event-named =
    { $as ->
        [you] Du greifst nach { $card }
        [you-too] greifst nach { $card }
        [they-too] greift nach { $card }
       *[they] { $who } greift nach { $card }
    }
event-answered =
    { $as ->
        [you] Du antwortest mit { $card }
        [you-too] antwortest mit { $card }
        [they-too] antwortet mit { $card }
       *[they] { $who } antwortet mit { $card }
    }
event-passed =
    { $as ->
        [you] Du passt
       *[they] { $who } passt
    }
event-stood =
    { $to ->
        [you] Das Audit gegen dich gilt
       *[they] Das Audit gegen { $target } gilt
    }
event-blocked =
    { $to ->
        [you] Das Audit gegen dich ist gestoppt
       *[they] Das Audit gegen { $target } ist gestoppt
    }
event-took_back =
    { $as ->
        [you] Du nimmst wieder auf die Hand: { $card }
        [you-too] nimmst wieder auf die Hand: { $card }
        [they-too] nimmt wieder auf die Hand: { $card }
       *[they] { $who } nimmt wieder auf die Hand: { $card }
    }
    .again = { $card }
event-stole =
    { $as ->
        [you] Du nimmst { to-whom } { $card } ab
        [you-too] nimmst { to-whom } { $card } ab
        [they-too] nimmt { to-whom } { $card } ab
       *[they] { $who } nimmt { to-whom } { $card } ab
    }
event-foiled =
    { $as ->
        [you] Du gehst bei { to-whom } leer aus
       *[they] { $who } geht bei { to-whom } leer aus
    }
event-discarded =
    { $as ->
        [you] Du wirfst ab: { counted }
        [you-too] wirfst ab: { counted }
        [they-too] wirft ab: { counted }
       *[they] { $who } wirft ab: { counted }
    }
    .again = { counted }
event-drew =
    { $as ->
        [you] Du ziehst { counted }
        [you-too] ziehst { counted }
        [they-too] zieht { counted }
       *[they] { $who } zieht { counted }
    }
    .hidden =
    { $as ->
        [they-too] zieht { $card }
       *[they] { $who } zieht { $card }
    }
    .again = { counted }
event-reshuffled = Die Ablage wird gemischt und ist der neue Stapel, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
event-timed_out =
    { $as ->
        [you] Deine Zeit ist um
       *[they] Die Zeit von { $who } ist um
    }
event-scored =
    { $as ->
        [you] Du bekommst { number-of-points }
        [you-too] bekommst { number-of-points }
        [they-too] bekommt { number-of-points }
       *[they] { $who } bekommt { number-of-points }
    }
event-finished =
    { $as ->
        [you] Du hast das Ziel erreicht! Alle anderen haben noch einen Zug
       *[they] { $who } hat das Ziel erreicht! Alle anderen haben noch einen Zug
    }
event-entered =
    { $as ->
        [you] Du trittst im Thunderdome an, Kampf { $n }
       *[they] { $who } tritt im Thunderdome an, Kampf { $n }
    }
event-capped = { $n ->
        [one] Nach { $n } Runde ist Schluss
       *[other] Nach { $n } Runden ist Schluss
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

number-of-points =
    { $n ->
        [0] keinen Punkt
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## Wie ein Spiel ausging

ending-target = am Ziel
ending-score = nach der letzten Runde
ending-tie-break = durch Feinwertung
ending-thunderdome = im Thunderdome
ending-shared = geteilt
ending-round-cap = durch die Rundengrenze

## Warum es so ausging

verdict-target = Zu zweit und zu dritt gewinnt sofort, wer zuerst { $target } Punkte hat.
verdict-score = Alle haben ihren letzten Zug gehabt, und niemand hat mehr Punkte.
verdict-tie-break = { tied-score }: { tie-broken }.
verdict-thunderdome = Punkte, Computer und Geräte waren gleich, also hat der Thunderdome entschieden.
verdict-shared =
    { $bout ->
        [0] { tied-score }: Auch Computer und Geräte sind gleich.
       *[other] { tied-score }: Auch Computer und Geräte sind gleich, und die Kämpfe im Thunderdome sind aufgebraucht.
    }
verdict-round-cap =
    { $by ->
        [score] Die letzte hier erlaubte Runde ist vorbei, und niemand hat mehr Punkte.
        [nothing] Die letzte hier erlaubte Runde ist vorbei. { tied-score }: Auch Computer und Geräte sind gleich.
       *[other] Die letzte hier erlaubte Runde ist vorbei. { tied-score }: { tie-broken }.
    }
tied-score = Gleichstand bei { number-of-score } ({ $names })
number-of-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }
tie-broken =
    { $by ->
        [active-computers] Es entscheiden die meisten aktiven Computer, nämlich { $n }
        [computers] Aktive Computer sind gleich; es entscheiden die meisten Computer im Spiel, nämlich { $n }
        [active-equipment] Computer sind gleich; es entscheiden die meisten aktiven Geräte, nämlich { $n }
       *[equipment] Computer und aktive Geräte sind gleich; es entscheiden die meisten Geräte im Spiel, nämlich { $n }
    }

## Warum etwas nicht geht; die Nummer der Regel steht dahinter

refusal-no-such-card = Diese Karte gibt es in diesem Spiel nicht.
refusal-no-such-option = So etwas kann man in diesem Spiel nicht wählen.
refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn =
    { $to ->
        [none] Du bist nicht gefragt.
       *[other] Du bist nicht gefragt, sondern { $target }.
    }
refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
refusal-no-moves-left = Alle MOVES dieses Zuges sind verbraucht.
refusal-field-tech-pays-equipment = Deine drei MOVES sind verbraucht, und Field Tech zahlt nur für Geräte, nicht für { $card }.
refusal-nothing-to-attack = { $card } braucht ein Gerät eines Gegners, und sonst hat niemand eines.
refusal-all-done = Wer Geräte hat, ist mit dem Spiel fertig; { $card } hat kein Ziel.
refusal-all-immune = Alle, deren Geräte du mit { $card } treffen könntest, sind dagegen immun.
refusal-nothing-to-resolve = In deinem Netz gibt es keine Störung, die { $card } behebt.
refusal-nobody-to-audit = { $card } braucht einen Gegner mit Computern, und es gibt keinen.
refusal-nothing-to-steal = { $card } braucht einen Mitarbeiter, der vor einem Gegner liegt, und es gibt keinen.
refusal-all-sealed = Die Mitarbeiter, die man noch abwerben könnte, sind versiegelt.
refusal-all-sealed-or-paired = Von den Mitarbeitern, die man noch abwerben könnte, sind die einen versiegelt und die anderen Paare, die Gemini schützt.
refusal-no-such-equipment = Ein Gerät { $target } liegt nicht auf dem Tisch.
refusal-all-paired = Die Mitarbeiter, die man noch abwerben könnte, sind Paare, und die schützt Gemini.
refusal-never-traded = Gehandelt werden nur Handkarten und ausliegende Mitarbeiter: nie Punkte, Geräte im Spiel, Störungen oder Versprechen.
refusal-out-of-order = Nenne die Karten in der Reihenfolge der Liste: Was vor der zuletzt genannten steht oder aufgebraucht ist, geht jetzt nicht mehr.
refusal-classification-stays = Einen ausliegenden Mitarbeiter kannst du nicht einfach abwerfen; einer geht nur, wenn du mehr als zwei hast.
refusal-no-trade-in-the-dome = Im Thunderdome wird nicht gehandelt.
refusal-trading-stopped =
    { $n ->
        [one] Jemand hat { $n } Punkt erreicht; in diesem Spiel wird nicht mehr gehandelt.
       *[other] Jemand hat { $n } Punkte erreicht; in diesem Spiel wird nicht mehr gehandelt.
    }
refusal-trade-is-over = Du hast einen MOVE gemacht oder TRADE beendet; in diesem Zug wird nicht mehr gehandelt.
refusal-no-offers-left =
    { $n ->
        [0] An diesem Tisch wird nicht gehandelt.
        [one] Du darfst { $n } Angebot pro Zug machen, und das hast du.
       *[other] Du darfst { $n } Angebote pro Zug machen, und die hast du gemacht.
    }
refusal-nobody-to-trade-with = Es ist niemand da, mit dem du handeln könntest.
refusal-no-clock = Für diese Wahl läuft keine Uhr.
refusal-event-runs = Ein Ereignis läuft: Spielen kannst du nur, was darauf antwortet, oder du passt.
refusal-not-the-targets = Du nennst Computer des Geprüften, in der Reihenfolge der Liste; das ist keiner davon.
refusal-no-partner = Du kannst jedem anderen am Tisch einen Handel anbieten, einem nach dem anderen.
refusal-player-done = { $target } ist mit dem Spiel fertig und nicht mehr zu erreichen.
refusal-no-opponent = Das muss gegen einen Gegner gehen.
refusal-no-computers = { $target } hat keine Computer im Spiel; da gibt es nichts zu prüfen.
refusal-no-equipment = { $target } hat keine Geräte im Spiel.
refusal-immune = { $target } ist immun gegen { $card }.
refusal-not-in-play = Vor { $target } liegt kein { $card }, den du nennen könntest.
refusal-sealed = { $card } ist versiegelt und lässt sich nicht abwerben.
refusal-paired = { $target } hat { $card } zweimal, und Gemini schützt Paare.
refusal-empty-offer = Ein Angebot braucht auf mindestens einer Seite etwas.
refusal-wrong-parent = Da kann es nicht hängen: Computer kommen an Kabel, Kabel an Switches, Switches ans INTERNET.
refusal-switches-never-float = Ein Switch hängt immer am INTERNET; lose gibt es ihn nicht.
refusal-switches-stay = Switches bleiben am INTERNET; umstecken kannst du nur Kabel und Computer.
refusal-already-there = Da ist es schon.
refusal-not-the-victims = { $target } ist kein Gerät des Gegners, den du angreifst.
refusal-no-such-issue = { $target } ist kein Gerät von dir mit einer Störung, die diese Karte behebt.
refusal-not-floating = { $target } liegt nicht lose in deinem Netz oder passt dort nicht.
refusal-not-replaceable = Ersetzen lässt sich nur eine eigene Karte derselben Art mit einer Störung, und nur mit der Hausregel Switcheroo.
refusal-not-in-your-network = { $target } ist nicht in deinem Netz.
refusal-nowhere-else = Für { $target } gibt es keinen anderen Platz.
refusal-nothing-to-reconnect = In deinem Netz lässt sich nichts umstecken.
refusal-cable-full = { $target } hat keinen freien Anschluss.
refusal-same-as-another = { $target } ist genau wie eine andere Wahl auf der Liste; nimm die.
refusal-not-everything-there = Du hast nicht alles, was verlangt wird; du kannst nur ablehnen oder ein Gegenangebot machen.
refusal-asked-trade = Du kannst einen Handel anbieten, einen MOVE machen, oder sagen, dass du beides nicht willst.
refusal-asked-moves = Mach einen MOVE: Spiel eine Karte, steck etwas um, oder beende deine MOVES.
refusal-asked-place = Wähl, wohin dieses Gerät kommt.
refusal-asked-attach = Wähl, was von deinen losen Geräten du an das eben gespielte anschließt.
refusal-asked-reconnect = Wähl, welches deiner Kabel oder welchen Computer du umsteckst.
refusal-asked-victim = Wähl, gegen wen diese Karte geht.
refusal-asked-target = Wähl, welches Gerät getroffen wird.
refusal-asked-repair = Wähl, welches deiner Geräte repariert wird.
refusal-asked-rob = Wähl, welchen Mitarbeiter du abwerben willst.
refusal-asked-keep = Du hast mehr als zwei Mitarbeiter: Wähl den, der geht.
refusal-asked-audit-answer = Auf ein geltendes Audit antwortet Hacked, auf ein gestopptes Secured, und nur von deiner Hand.
refusal-asked-audit-pick = Du nennst gerade die Computer, die durch das Audit zurückgehen.
refusal-asked-duel-answer = Kontern kannst du nur mit Head Hunter oder Seal the Deal von deiner Hand.
refusal-asked-discard = Die MOVES sind vorbei: Du kannst Karten von der Hand abwerfen, oder nachziehen und punkten.
refusal-asked-partner = Wähl, an wen dein Angebot geht.
refusal-asked-give = Wähl, was du gibst: Karten von deiner Hand oder ausliegende Mitarbeiter.
refusal-asked-want = Wähl, was du willst: Arten von Handkarten oder ausliegende Mitarbeiter des Partners.
refusal-asked-trade-answer = Antworte auf das Angebot: ablehnen, annehmen oder ein Gegenangebot.
refusal-asked-counter-answer = Antworte auf das Gegenangebot: ablehnen oder annehmen.

## Einstellungen

setting-target = Die Punkte, die das Spiel beenden.
setting-trade_stop = Sobald jemand so viele Punkte hat, wird nicht mehr gehandelt.
setting-gemini = Hausregel: Zwei gleiche Mitarbeiter schützen einander vor Head Huntern.
setting-kingmaker = Hausregel: Gehandelt wird bis zum Schluss.
setting-peel_out = Hausregel: In deinem Zug läuft eine Uhr, und was bis dahin nicht getan ist, bleibt ungetan.
setting-king_seal = Hausregel: Was Seal the Deal abgeworben hat, kann niemand mehr abwerben.
setting-switcheroo = Hausregel: Eine neue Karte darf eine gestörte derselben Art ersetzen.
setting-seal_counters = Seal the Deal darf auch der Konter in einem Duell sein.
setting-thunderdome = Gleichstand, den nichts entscheidet: Zusatzkämpfe (`sudden_death`), oder der Sieg wird gleich geteilt (`shared`).
setting-offers_per_turn = Handelsangebote pro Zug; bei 0 wird nicht gehandelt.
setting-round_cap = Nach so vielen Runden ist Schluss; bei 0 nie.
setting-dealer = Der Platz, der gibt; leer entscheidet der Zufall.
setting-peel_out_seconds = Sekunden für einen Zug mit Peel Out.
setting-trade_answer_seconds = Sekunden für die Antwort auf ein Angebot.
setting-response_seconds = Sekunden für die Antwort auf ein Ereignis.

## Der Tisch, im Terminal gezeichnet

table-sheet = Netzwerk
table-round = Runde { $n }, Zug { $turn }
table-turn =
    { $as ->
        [you] du bist dran
       *[they] { $who } ist dran
    }
table-moves = { move-count }
table-trading =
    { $offers ->
        [one] Handel offen, noch { $offers } Angebot
       *[other] Handel offen, noch { $offers } Angebote
    }
table-finisher =
    { $as ->
        [you] du hast { $target } erreicht: letzte Züge
       *[they] { $who } hat { $target } erreicht: letzte Züge
    }
table-dome = Thunderdome, Kampf { $n }
table-over = die Partie ist zu Ende
table-draw = Stapel
table-discard = Ablage
table-top = { $n }, oben { $card }
table-event = Ereignis
table-event-against =
    { $as ->
        [you] { $cards } gegen dich
       *[they] { $cards } gegen { $who }
    }
table-event-class = { $event } um { $card }
table-trade = Handel
table-offer =
    { $as ->
        [you] dein Angebot an { $partner }
       *[they] Angebot von { $who } an { $partner }
    }
table-offer-full = { $offer }: { $give } für { $want }
table-nothing = nichts
table-in-play = { $card } (liegt aus)
table-player = Spieler
table-points = Pkt
table-income = pro Zug
table-hand = Hand
table-classifications = Mitarbeiter
table-none = keine
table-done = fertig
table-internet = INTERNET
table-no-equipment = keine Geräte
table-floating = lose
table-legend = P1+ punktet   P1- offline   ! Störung   _ freier Anschluss   - - - toter Ast
table-your-hand = Deine Hand
table-empty = leer
table-counted = { $n }× { $card }
table-remembered-hand = auf der Hand, soweit du weißt: { $cards }
table-open-hand = auf der Hand: { $cards }

# Was für eine Wahl spricht: die Teile der Beurteilung

reason-points = Punkte
reason-income = mehr punktende Computer
reason-room = freie Anschlüsse für deine nächsten Computer
reason-staff = Leute zum Schutz oder Ausbau deines Netzes
reason-hand = bessere Karten für deine nächsten Züge
reason-event = das laufende Ereignis

## Was an einer Stellung oder Aufzeichnung falsch sein kann, die jemand geschrieben hat

complaint-only-computers = „{ $given }“ darf nur eine Liste von Computern sein
complaint-no-branch = „{ $given }“ ist kein Zweig wie S1>K2a>[P1,P2] oder ~K2a>[P1]
complaint-no-equipment = „{ $given }“ ist keine Karte wie S1, K2a, K3a oder P1
complaint-full-cable = zu viele Computer an einem Kabel
complaint-no-issue = { $given } ist keine Störung
complaint-too-many = von { $card } gibt es nur { $n }
complaint-card-count = „{ $given }“ sollten 1 bis { $most } Karten sein, etwa computer*2
complaint-no-classification = „{ $given }“ ist kein ausliegender Mitarbeiter wie field-tech+tapped
complaint-no-computer = „{ $given }“ ist kein Computer wie P1
complaint-no-offer = hier gehören zwei Plätze und ein Zustand hin, etwa `A>B open`
complaint-more-than-hand = so viele sind nicht auf der Hand
