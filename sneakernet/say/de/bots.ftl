# Bots: ihre Stufen, warum ihnen eine Wahl gefällt, Tipps, und was sie nach einer Partie sagen.

bot-newcomer = Neuling
    .about = sieht den eigenen nächsten Schritt, achtet auf niemanden und vergisst, was vorbei ist
bot-casual = Amateur
    .about = achtet auch auf die anderen und merkt sich die Hälfte
bot-strong = Stark
    .about = denkt in einigen erdachten Partien voraus und merkt sich drei Viertel
bot-expert = Experte
    .about = denkt in Tausenden erdachter Partien voraus und merkt sich alles
bot-uniform = Zufall
    .about = wählt blind irgendetwas
bot-greedy = Gierig
    .about = nimmt, was gleich am besten aussieht (greedy@20: in 20 Welten)
bot-ismcts = Grübler
    .about = denkt 0,3 s lang voraus (ismcts@2s: zwei, ismcts@500: 500 Welten)

hint = Ich würde „{ $option }“ wählen: { $chance } Siegchance.
hint-hardly = Ich würde „{ $option }“ wählen, auch wenn die Partie kaum noch zu gewinnen ist.
hint-reason = Das ist gut für { $reasons }.
hint-close = Etwas anderes wäre etwa ebenso gut.
hint-ahead = Alles andere sieht schlechter aus.
hint-other = { $option }: { $chance }

review-nothing = Keine einzelne Wahl hat diese Partie gewendet.
review-moment = Wahl { $number }: { $who } spielte „{ $played }“; besser war „{ $better }“. Die Siegchance fiel von { $before } auf { $after }.
review-moment-you = Wahl { $number }: Du spieltest „{ $played }“; besser war „{ $better }“. Deine Siegchance fiel von { $before } auf { $after }.

reason-rivals = das Bremsen der anderen
reason-hackers-files = Punkte in FILES
reason-hackers-hand = die übrigen Handkarten
reason-hackers-safety = den Schutz vor Angriffen
reason-wired-points = Punkte
reason-wired-income = punktende Computer
reason-wired-room = Platz zum Wachsen
reason-wired-staff = die richtigen Leute
reason-wired-hand = die übrigen Handkarten
reason-wired-event = das laufende Ereignis
reason-access-denied-access = Zugänge
reason-access-denied-codes = Codes zum Probieren
reason-access-denied-cards = die übrigen Handkarten
reason-access-denied-upgrades = Erweiterungen
reason-access-denied-secret = das Geheimnis deines Passworts
reason-access-denied-prospects = die nächsten Züge
