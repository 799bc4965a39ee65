# Die Regeln von HACKERS nach Nummern, in eigenen Worten. Welche Nummer in welchem Abschnitt steht, ist in jeder Sprache gleich.

rules-intro =
    HACKERS ist ein Kartenspiel für drei oder vier von B4UDW3RK5 (2022, gemeinfrei). Zwanzig Karten, jede einmal; ein
    Spiel dauert zehn Minuten. In deinem Zug spielst du eine Karte in deine FILES, ziehst eine, gibst jedem Nachbarn eine
    und behältst eine einzige auf der Hand. Bis zu drei Karten bleiben in deinen FILES, und ihre Punkte zählen. Wenn das
    DECK leer ist oder ein Virus oder Worm ausbricht, ruft jemand HACK THE PLANET: noch eine letzte Runde, dann gewinnt,
    wer die meisten Punkte hat.

section-setup = Aufbau
section-turn = Dein Zug
section-adding = Eine Karte ausspielen
section-drawing = Ziehen und zurücklegen
section-shields = Angriff und Abwehr
section-named = Karten mit Geschichte
section-hidden = Hände und Geheimnisse
section-end = Die letzte Runde und die Punkte
section-variants = Varianten und Einstellungen

rule-HK-1 = Es spielen drei oder vier; zu viert ist es am schönsten.
    .title = Spieler
rule-HK-2 = Wer das erste Spiel an einem Tisch anfängt, bestimmt der Zufall (oder es ist der Gastgeber, wenn ihr das so einstellt). Danach fängt an, wer das letzte Spiel gewonnen hat.
    .title = Wer anfängt
rule-HK-3 = Einer der vier Hacker mit 300 BAUD setzt aus und liegt offen in PHONES. Meistens ist das Cereal; je nach Einstellung ist es ein anderer, ein zufälliger, oder wer anfängt, wählt ihn. Das steht vor dem Mischen fest.
    .title = Die Telefone reparieren
rule-HK-4 = Die anderen 19 Karten werden gemischt. Wer anfängt, bekommt drei Karten, wer rechts davon sitzt, eine, alle anderen zwei.
    .title = Geben
rule-HK-5 = Der Rest ist das DECK, und seine oberste Karte wird offen in SNOOP gelegt. Dann liegen zu viert zehn Karten im DECK, zu dritt zwölf.
    .title = DECK und SNOOP

rule-HK-6 = Erster Schritt, ADD: Eine Karte kommt von deiner Hand in deine FILES, und was sie tut, geschieht sofort (HK-20).
    .title = ADD
rule-HK-7 = Du lässt ADD nur aus, wenn deine Hand leer ist, oder wenn deine FILES leer sind und du nichts als Virus und Worm auf der Hand hast.
    .title = Nichts auszuspielen
rule-HK-8 = Zweiter Schritt, DRAW: Nimm ungesehen die oberste Karte vom DECK oder die offene aus SNOOP. Garbage File und Phone Tap ändern etwas am Ziehen vom DECK, nie an SNOOP. Was aus SNOOP genommen wird, wird sofort ersetzt. Ist eines von beiden leer, nimmst du vom anderen; sind beide leer, ziehst du nicht.
    .title = DRAW
rule-HK-9 = Dritter Schritt, PASS: Eine Karte deiner Hand geht an deinen linken Nachbarn und eine an deinen rechten. Jeder sieht nur die Karte, die er bekommt.
    .title = PASS
rule-HK-10 = Vierter Schritt, TRIM: Leg Karten von deiner Hand unter das DECK, welche du willst und in der Reihenfolge, die du willst, bis dir eine bleibt. Mit einer Karte oder keiner ist nichts zu tun.
    .title = TRIM
rule-HK-11 = Ein leeres SNOOP wird mit der obersten Karte vom DECK gefüllt. Gibt es keine, bleibt SNOOP leer, bis Karten unter das DECK zurückgekommen sind; gefüllt wird es, wenn alle Karten dieser einen Anweisung (HK-57) dort liegen.
    .title = SNOOP füllen
rule-HK-12 = Eine zurückgelegte Karte wird die unterste im DECK. Mehrere werden einzeln gelegt; die letzte liegt also zuunterst.
    .title = Zurücklegen
rule-HK-13 = Drei Karten dürfen in deinen FILES bleiben. Sind es mehr, legst du Karten deiner Wahl zurück, auch die neueste, bis drei übrig sind; wann, sagt HK-25.
    .title = Drei FILES

rule-HK-14 = Manche Karten tun etwas einmal, beim Ausspielen, und nur wenn sie von der Hand ihres Besitzers kamen. Andere wirken, solange sie in FILES liegen, wie auch immer sie dorthin gekommen sind.
    .title = Einmal oder dauernd
rule-HK-20 = Ausspielen geht so: Die Karte muss erlaubt sein; sie kommt in deine FILES; ist es eine mit 1200 BAUD, verlässt The Gibson deine FILES; dann geschieht, was die Karte tut, mit allem, was daraus folgt. Ist die Karte deines ADD ganz erledigt, kommt die Grenze von drei an die Reihe.
    .title = Eins nach dem anderen
rule-HK-21 = Eine Karte, die durch Media Icons, Virus oder Worm in die FILES kommt, gilt als von der Hand ausgespielt und tut alles, was sie tut. Eine Karte, die Diskette oder Scapegoat bewegt, ist nicht ausgespielt: Sie tut nichts, und The Gibson hat nichts dagegen.
    .title = Ausgespielt oder bewegt
rule-HK-25 = Die Grenze von drei zählt einmal im Zug: nach deinem ADD und allem, was daraus folgt, bevor du ziehst. Dazwischen dürfen es mehr sein. Was du zurücklegst, hat schon gewirkt.
    .title = Wann die Grenze zählt
rule-HK-26 = Durch Karten der anderen hast du nie mehr FILES als zuvor; zu viele kann also nur haben, wer am Zug ist.
    .title = Wessen Grenze
rule-HK-27 = Virus und Worm dürfen nur neben eine andere Karte in deinen FILES. Das gilt auch bei Media Icons, aber Media Icons ist selbst so eine Karte, ebenso ein Virus, der den Worm gezogen hat. Es zählt nur der Moment des Ausspielens.
    .title = Virus und Worm brauchen Gesellschaft
rule-HK-28 = Virus und Worm enden immer mit HACK THE PLANET, ob du die gezogene Karte ausspielst oder zurücklegst.
    .title = Virus und Worm rufen immer
rule-HK-29 = Ist das DECK leer, ziehen und legen Virus und Worm nichts. HACK THE PLANET ist dann ohnehin schon gerufen.
    .title = Virus und Worm ohne DECK
rule-HK-30 = Löst eine Wirkung eine andere aus, wird erst die innere fertig; dann geht die äußere weiter, wo sie war.
    .title = Wirkung in der Wirkung
rule-HK-31 = Dumpster Dive zieht drei Karten; Garbage File ändert daran nichts. Hat das DECK weniger, ziehst du eben die. Sobald du eine Karte auf der Hand hast, muss eine in die BOX.
    .title = Dumpster Dive

rule-HK-22 = Karten werden einzeln gezogen, von oben, wenn Phone Tap nichts anderes sagt. Ist das DECK leer, ist Schluss; SNOOP hilft nie aus.
    .title = Ziehen
rule-HK-23 = Mit Phone Tap wählst du für jede einzelne Karte, die du vom DECK ziehst, oben oder unten, nachdem du die vorige gesehen hast. Das gilt auch für Wirkungen von Karten, und zwar schon in dem Zug, in dem du es ausspielst.
    .title = Phone Tap
rule-HK-24 = Garbage File macht aus jedem Ziehen von genau einer Karte vom DECK drei Karten: beim DRAW, bei Media Icons, bei Virus und Worm. Bei den beiden letzten wählst du, um welche der drei es geht; die anderen bleiben auf deiner Hand. Garbage File muss beim Ziehen in deinen FILES liegen.
    .title = Garbage File
rule-HK-32 = Die Karte aus SNOOP zu nehmen ist kein Ziehen vom DECK: Du bekommst diese eine Karte, und Garbage File und Phone Tap spielen keine Rolle.
    .title = SNOOP ist nicht das DECK
rule-HK-57 = „Eine Anweisung“ ist: The Gibson geht; ein Aufräumen von „Security Officer“ oder The Gibson; ein ganzer Burn oder Dade mit allen Schilden; ein Schild gegen Diskette oder Scapegoat; die Karte, die Virus oder Worm zurücklegt; einmal die Grenze von drei; ein TRIM. Gleich danach wird ein leeres SNOOP gefüllt, von oben, was auch Phone Tap sagt.
    .title = Eine Anweisung
rule-HK-59 = Hat das DECK nur eine Karte, gibt es für Phone Tap nichts zu fragen: Die Karte gilt als von oben gezogen.
    .title = Die letzte Karte

rule-HK-33 = Ein Hacker mit 300 BAUD in deinen FILES kann vier Dinge aufhalten: Burn, Dade, eine Diskette, die dir Garbage File nimmt, und einen Scapegoat, der dir „Security Officer“ nimmt. Nichts anderes rührt fremde Karten an, und HACK THE PLANET hält niemand auf.
    .title = Was sich aufhalten lässt
rule-HK-34 = Du wirst gefragt, wenn die angreifende Karte in den FILES ihres Besitzers liegt und noch nichts getan hat, und nur, wenn mindestens eine deiner Karten bewegt würde. Gefragt wird im Uhrzeigersinn, links vom Angreifer zuerst; alle hören die Antworten.
    .title = Wann du gefragt wirst
rule-HK-35 = Ein Hacker hält einen Angriff ganz auf, für dich allein. Der nächste Angriff braucht einen anderen Hacker. Ohne Angriff kannst du ihn nicht einsetzen, auch nicht gegen deine eigenen Karten.
    .title = Wie viel er aufhält
rule-HK-36 = Ein Schild lässt sich nicht mit einem Schild aufhalten.
    .title = Keine Antwort auf die Antwort
rule-HK-37 = Special Agent schützt dich von selbst und umsonst vor Burn und Dade; du wirst also nicht nach einem Schild gefragt. Gegen Diskette hilft er nicht, denn die ist kein Hacker.
    .title = Special Agent
rule-HK-38 = Bei Burn und Dade kommen zuerst die Schilde unter das DECK, in der Reihenfolge, in der sie eingesetzt wurden; dann die Karten mit 2400 BAUD aller Getroffenen, im Uhrzeigersinn, links vom Angreifer zuerst, jeweils in der Reihenfolge, die der Getroffene will.
    .title = Reihenfolge beim Zurücklegen
rule-HK-58 = Bei Encrypted sieht man vor dem Aufdecken nur Schilde, die eingesetzt werden. Niemand erfährt, dass du gefragt wurdest und nein gesagt hast. Nach dem Aufdecken ist alles offen wie sonst.
    .title = Encrypted: ein behaltener Schild

rule-HK-39 = Diskette und Scapegoat tun, was auf ihnen steht, auch wenn es dir nicht passt. Hält ein Schild sie auf, war das ihr einziger Versuch.
    .title = Keine Wahl
rule-HK-40 = „Security Officer“ und The Gibson räumen nur in deinen eigenen FILES auf, und nur, was in diesem Moment dort liegt. Media Icons, Virus oder Worm, die „Security Officer“ gebracht haben, sind Karten mit 300 BAUD und müssen auch gehen; was sie noch zu tun haben, geschieht trotzdem.
    .title = Aufräumen zu Hause
rule-HK-41 = The Gibson und eine Karte mit 1200 BAUD bleiben nie zusammen. Du darfst neben The Gibson Karten mit 1200 BAUD ausspielen; dann geht er, selbst wenn die Karte wegen der Grenze gleich wieder verschwindet.
    .title = The Gibson
rule-HK-49 = Holt Diskette Garbage File aus SNOOP, wird SNOOP vor allem anderen gefüllt. Das kann das DECK leeren und so HACK THE PLANET auslösen.
    .title = Garbage File in SNOOP

rule-HK-50 = Hast du beim PASS nur eine Karte, geht sie nach links. Mit keiner gibst du nichts. In der letzten Runde ist es genauso.
    .title = Kleine Hände
rule-HK-51 = Alle sehen, welche Karten aus FILES unter das DECK gehen und in welcher Reihenfolge. Bei Karten von der Hand sieht man nur, wie viele. Niemand darf das DECK durchsehen, aber merken darfst du dir alles.
    .title = Was du vom DECK weißt
rule-HK-53 = In die BOX kann jede Karte. Nur wer sie hineingeworfen hat, kennt sie; nach der Abrechnung werden alle gezeigt.
    .title = Die BOX
rule-HK-54 = Zu dritt ändert sich nichts: Deine beiden Nachbarn sind deine beiden Gegner.
    .title = Zu dritt
rule-HK-56 = Bots sehen genau das, was ein Mensch auf ihrem Platz sähe.
    .title = Bots

rule-HK-15 = HACK THE PLANET wird gerufen, wenn das DECK irgendwann nach dem Geben leer ist, und sei es nur für einen Moment, oder als Letztes, was ein Virus oder Worm tut. Es ruft, wer am Zug ist. Nur der erste Ruf eines Spiels zählt.
    .title = HACK THE PLANET
rule-HK-16 = Wer gerufen hat, beendet den Zug. Dann haben alle im Uhrzeigersinn genau noch einen ganzen Zug, zuletzt der Rufer selbst. Mit dessen TRIM endet das Spiel.
    .title = Die letzte Runde
rule-HK-17 = Deine Punkte sind die Summe der Werte in deinen FILES. Karten auf der Hand zählen nichts.
    .title = Punkte
rule-HK-18 = Wer die meisten Punkte hat, gewinnt. Gleichstand weiter hinten ist egal.
    .title = Gewinnen
rule-HK-19 = Liegen zwei oder mehr gemeinsam vorn, hat niemand gewonnen, und das Spiel sollte wiederholt werden: dieselben Plätze, dieselben Einstellungen, derselbe Anfang, neu gemischt. Wo Bots für Statistiken spielen, teilen sich die Führenden den Sieg.
    .title = Unentschieden
rule-HK-52 = Kommen nach HACK THE PLANET wieder Karten ins DECK, bleibt es beim Ruf.
    .title = Das DECK füllt sich wieder
rule-HK-55 = Cyberdelia und Payphone sehen sich deine FILES erst bei der Abrechnung an. Eine Karte mit 300 BAUD genügt für beide, auch eine, die 0 zählt, und jede wird höchstens einmal verdoppelt.
    .title = Verdoppeln
rule-HK-60 = Geht jemand, übernimmt ein Bot den Platz. Das Recht anzufangen (HK-2) gehört dem Menschen: Ist der letzte Sieger fort, entscheidet der Zufall wie beim ersten Spiel. Ist `winner_starts` aus, entscheidet jedes Mal der Zufall, außer bei der Wiederholung nach einem Unentschieden. Ein Tisch ohne Menschen wiederholt nicht.
    .title = Kommen und Gehen

rule-HK-42 = Einstellung `open_source`: Alle Hände liegen offen; alle sehen also, was gezogen, weitergegeben, zurückgelegt und in die BOX geworfen wird. Das DECK bleibt verdeckt. Sonst ändert sich nichts.
    .title = Open Source
rule-HK-43 = Einstellung `encrypted`: FILES liegen verdeckt, und nur ihr Besitzer darf hineinsehen. SNOOP bleibt offen.
    .title = Encrypted
rule-HK-44 = Encrypted: Burn, Dade, Diskette, Scapegoat, Dumpster Dive, Media Icons, Virus und Worm werden beim Ausspielen beim Namen genannt. „Security Officer“ und The Gibson nur, wenn sie eine Karte wegschicken. Alle anderen kommen schweigend. Danach liegt die Karte verdeckt wie die übrigen.
    .title = Encrypted: was du sagen musst
rule-HK-45 = Encrypted: Alle erfahren, wie viele Karten jeder Gegner wegen Burn oder Dade zurücklegt (auch „keine“ bei einem Geschützten), ob Diskette oder Scapegoat ihre Karte gefunden haben und bei wem, welcher Hacker als Schild diente, dass The Gibson wegen einer Karte mit 1200 BAUD ging, und wie viele Karten woher gezogen wurden. Alle anderen Karten, die FILES verlassen, bleiben geheim.
    .title = Encrypted: was ans Licht kommt
rule-HK-46 = Encrypted: Endet der Zug, in dem HACK THE PLANET gerufen wurde, werden alle FILES aufgedeckt und bleiben offen.
    .title = Encrypted: das Aufdecken
rule-HK-47 = Open Source und Encrypted gehen auch zusammen. Eine Karte, die von einer offenen Hand in FILES geht, haben alle auf dem Weg gesehen; es prüft also nur das Gedächtnis.
    .title = Beides zugleich
rule-HK-48 = Einstellung `round_cap` (nicht im gedruckten Spiel): Hat nach so vielen Runden niemand HACK THE PLANET gerufen, ruft es, wer angefangen hat, zu Beginn des nächsten Zuges. Zu dritt muss das DECK nie leer werden; ein Spiel könnte sonst ewig dauern.
    .title = Rundengrenze
