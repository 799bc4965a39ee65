# Bots: their levels, why they like a pick, hints, and what they say after a game.

bot-newcomer = Newcomer
    .about = looks at its own next step, minds nobody else and forgets what went by
bot-casual = Casual
    .about = minds the others, too, and remembers half of what went by
bot-strong = Strong
    .about = thinks ahead in a few imagined games and remembers three quarters of what went by
bot-expert = Expert
    .about = thinks ahead in thousands of imagined games and remembers everything
bot-uniform = Random
    .about = picks anything, by chance
bot-greedy = Greedy
    .about = takes what looks best one step ahead (greedy@20: in 20 worlds)
bot-ismcts = Thinker
    .about = thinks ahead for 0.3 s (ismcts@2s: two, ismcts@500: 500 worlds)
bot-learned = Learned
    .about = thinks ahead for 5 ms, by what was learned from self-play where there is a net (learned@0.3s: for 0.3 s)

bot-brought = comes from another package

hint = I would pick “{ $option }”: { $chance } to win.
hint-hardly = Winning takes a lot of luck now. I would still pick “{ $option }”.
hint-reason = What speaks for it: { $reasons }.
hint-close = Another choice is about as good.
hint-ahead = Everything else looks worse.
hint-other = { $option }: { $chance }

review-nothing = No single pick turned this game.
review-moment = Choice { $number }: { $who } played “{ $played }”; “{ $better }” was better. The chance to win fell from { $before } to { $after }.
review-moment-you = Choice { $number }: you played “{ $played }”; “{ $better }” was better. Your chance to win fell from { $before } to { $after }.

reason-rivals = trouble for the others
