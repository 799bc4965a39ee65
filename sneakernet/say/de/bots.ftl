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
bot-learned = Gelernt
    .about = denkt 5 ms lang voraus, mit dem, was aus Partien gegen sich selbst gelernt wurde, wo es ein Netz gibt (learned@0.3s: 0,3 s)

bot-brought = kommt aus einem anderen Paket

hint = Ich würde „{ $option }“ wählen: { $chance } Siegchance.
hint-hardly = Zum Sieg braucht es jetzt viel Glück. Ich würde trotzdem „{ $option }“ wählen.
hint-reason = Dafür spricht: { $reasons }.
hint-close = Etwas anderes wäre etwa ebenso gut.
hint-ahead = Alles andere sieht schlechter aus.
hint-other = { $option }: { $chance }

review-nothing = Keine einzelne Entscheidung hat diese Partie gekippt.
review-moment = Entscheidung { $number }: { $who } spielte „{ $played }“; besser war „{ $better }“. Die Siegchance fiel von { $before } auf { $after }.
review-moment-you = Entscheidung { $number }: Du spieltest „{ $played }“; besser war „{ $better }“. Deine Siegchance fiel von { $before } auf { $after }.

reason-rivals = Ärger für die anderen
