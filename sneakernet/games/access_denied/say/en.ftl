# Access Denied: everything a player reads at the table. The rules by number are in access-denied-rules.ftl.

pitch = Six sectors, one secret password each. Crack the codes and climb from User to Root, and keep the others out.
goal = { $seats ->
        [2] Be the first with Root in five sectors, controlled or not; you begin with Root in your own two.
       *[other] { $goal ->
            [3] Be the first with Root in three controlled sectors; you begin with Root in your own.
           *[other] Be the first with Root in { $goal } sectors; you begin with Root in your own.
        }
    } To climb elsewhere you hand cards to the sector’s controller: one for User, two for Oper, three for Root{ $distinct_codes ->
        [on] , with different codes
        [off] {""}
       *[printed] { $edition ->
            [german] , with different codes
           *[other] {""}
        }
    }. If every code is in the password you get them back and gain a level; those that are not stay with the controller. A turn: one free attempt, then your actions ({ $edition ->
        [german] one for each sector in which you have Root: attempt, card or trade
       *[other] attempt, card or trade
    }), discard, draw.
edition-2014 = 2014 (EN)
edition-2013 = 2013 (EN)
edition-german = German (DE)

## Cards. `.short` has 40 characters at most; `.text` says everything but code, kind and requirement, which are facts.

card-bbs = BBS
    .short = draw 1 more card in step 4
    .text = Stays in front of you. While it works you may draw one more card in your step 4, as long as your hand is below its limit.
card-counter-virus = Counter-Virus
    .short = cancel a virus; its player keeps 3 cards
    .text = Answer to a virus that another player has just announced against a sector in which you have access. The virus does nothing, and whoever played it discards down to three cards.
card-dumpster-diving = Dumpster Diving
    .short = see 1 random code of a password
    .text = Choose a controlled sector in which you have no access. One of the three codes of its password, picked at random, is shown to you alone.
card-satan-virus = S.A.T.A.N. Virus
    .short = switches off a sector’s Root bonus
    .text = Lay it beside a sector in which you have access. As long as it lies there, nobody has that sector’s Root bonus, not even you; only those who are immune keep it. Samurai is the one cure.
card-samurai = Samurai
    .short = remove any one sector card
    .text = Choose a card that lies beside a sector. It goes to the pile and does nothing more.
card-usenet = Usenet
    .short = give n cards, get n random ones back
    .text = Choose another player and give one or more cards of your hand. The same number of cards, picked at random from what that player held before, comes back to you; fewer if there were fewer.
card-guru = Guru
    .short = User becomes Oper, no codes needed
    .text = Choose a sector in which you have exactly User. You become Oper there at once. It is no attempt, and nothing can stop it.
card-delete-account = Delete Account
    .short = remove a User or Oper where you are Root
    .text = In a sector in which you have Root, choose another player’s marker at User or Oper. That player has no access there any more.
card-dads-office-computer = Dad’s Office Computer
    .short = your hand limit is 2 higher
    .text = Stays in front of you. While it works your hand limit is two higher.
card-bank-error-in-your-favor = Bank Error in Your Favor
    .short = draw 3, 1 more action, no hand limit
    .text = You may draw three cards at once. You have one more action this turn, and your hand limit does not count until your next turn begins.
card-revoke-login = Revoke Login
    .short = remove a User where you are Oper or Root
    .text = In a sector in which you have Oper or Root, choose another player’s marker at User. That player has no access there any more.
card-anti-virus = Anti-Virus
    .short = you are immune to the virus just played
    .text = Answer to any virus that another player has just announced. That one virus does nothing to you, for as long as it exists; all others feel it as usual.
card-multi-virus = Multi-Virus
    .short = others in a sector keep only 3 cards
    .text = Choose a sector in which you have access. Every other player with access there discards down to three cards, unless immune.
card-packet-sniffer = Packet Sniffer
    .short = trap: next key card there shows a code
    .text = Lay it beside a sector in which you have access. The next player who announces a card that requires this sector shows you one code of their own password, picked at random. Then it goes to the pile.
card-firewall = Firewall
    .short = stop an attempt on you and keep 1 card
    .text = Answer to another player’s attempt with cards on a sector you control. You keep one of the cards handed over, whether it matches or not; the others go back, nothing is said about matches, and the attempt fails.
card-logic-bomb = Logic Bomb
    .short = trap: next key card there costs a hand
    .text = Lay it beside a sector in which you have access. The next player who announces a card that requires this sector discards down to three cards at once. That may be you. Then it goes to the pile.
card-olfactopeg = OlfactoPEG
    .short = 1 random card from everybody
    .text = Every other player with cards in hand gives you one of them, picked at random. Your hand limit does not count until your next turn begins.
card-2nd-phone-line = 2nd Phone Line
    .short = play 1 card a turn without an action
    .text = Stays in front of you. While it works you may play one card in each of your steps 2 without an action, even if you have none. It does not pay for attempts, trades or handing on a hot potato.
card-backdoor = Backdoor
    .short = play a key card without its requirement
    .text = Goes together with a card of yours that requires something and is no upgrade: what it requires does not matter. All other conditions still do.
card-copybot = CopyBot
    .short = take the top card of the pile
    .text = Any time: take the top card of the pile into your hand, unless it is a card you have only just played yourself.
card-mocking-bird = Mocking Bird
    .short = block a Root card and see a code
    .text = Answer to FBI Raid, FDIC or Major Release of another player. That card does nothing, and whoever played it shows you one code of their password, picked at random.
card-market-rumors = Market Rumors
    .short = draw up to 6 cards in step 4, no limit
    .text = In your own step 4, also between two draws: for the rest of the step there is no hand limit, and you may draw six cards instead of your usual number.
card-wiretap = Wiretap
    .short = see the cards of an attempt
    .text = When another player has declared an attempt that needs cards, before they are chosen: you see every card that is handed over, and which of them come back.
card-route-trace = Route Trace
    .short = an attempt where you are Oper fails
    .text = Answer to another player’s attempt on a sector in which you have Oper or Root. It fails, and all its cards go back to that player unjudged.
card-fbi-raid = FBI Raid
    .short = take an upgrade into your hand
    .text = Choose an upgrade in front of another player. It comes into your hand; to lay it out yourself you need what it requires.
card-major-release = Major Release
    .short = others in Micronopoly keep 3 cards
    .text = Every other player with access to Micronopoly discards down to three cards.
card-sol = S.O.L.
    .short = a TeleComm User’s upgrades stop working
    .text = Choose another player who has only User in TeleComm. None of that player’s upgrades works until they reach Oper in TeleComm.
card-war-dialer = War Dialer
    .short = free attempt gives User without cards
    .text = Stays in front of you. While it works you may use your free attempt in step 1 to become User in any sector in which you have no access, without any card. Only Route Trace can stop that.
card-listserv = LISTSERV
    .short = 2 more actions this turn
    .text = You have two more actions this turn.
card-easy-credit = Easy Credit
    .short = draw 3 more cards in step 4, no limit
    .text = In your own step 4, also between two draws: for the rest of the step there is no hand limit, and you may draw three more cards.
card-the-nsa-is-watching-you = The NSA is Watching You
    .short = see a hand and take 1 card of it
    .text = Choose another player. You alone look at that player’s whole hand and take one card of your choice.
card-line-spike = Line Spike
    .short = TeleComm User: no actions next turn
    .text = Choose another player who has only User in TeleComm. That player may take no actions in their next turn; the free attempt of step 1 remains.
card-beta-site = Beta Site
    .short = a Micronopoly User’s limit is 2 lower
    .text = Choose another player who has only User in Micronopoly. That player’s hand limit is two lower until they reach Oper in Micronopoly.
card-software-patch = Software Patch
    .short = others in Micronopoly lose all benefits
    .text = Every other player with access to Micronopoly has no Root bonus and no working upgrade in their next turn.
card-trojan = Trojan
    .short = held at your start: no free attempt
    .text = If you begin your turn with it in hand you have no step 1: no free attempt and nothing that replaces it. You may give it to another player for one action.
card-bank-run = Bank Run
    .short = all in Banking keep 3 cards, you too
    .text = Every player with access to Banking discards down to three cards, yourself included if you have access there.
card-retro-virus = Retro-Virus
    .short = trap: next to rise there loses upgrade
    .text = Lay it beside a sector in which you have access. The next player whose level there rises, in whatever way, loses one upgrade of their own choice, if they have one. Then it goes to the pile.
card-backup = Backup
    .short = keep the cards you are about to lose
    .text = Play it when you are forced to part with cards or upgrades, before they are picked: this time you lose none. Whatever else happens to you still happens.
card-ice = ICE
    .short = immune to Multi-Virus and S.A.T.A.N.
    .text = Stays in front of you. While it works Multi-Virus and S.A.T.A.N. Virus do nothing to you. Retro-Virus still does.
card-whoops-disconnect = Whoops! Disconnect
    .short = no attempts for a player next turn
    .text = Choose another player. In their next turn they may make no attempts, neither free nor by action.
card-no-etaxes = No eTaxes
    .short = all: no limit, 2 more cards next turn
    .text = Any time: in their next turn all players ignore the hand limit and may draw two more cards in step 4.
card-digital-divide = Digital Divide
    .short = steal 2 random cards; 1 goes to another
    .text = Choose another player and a third one. Two cards are picked at random from the first one’s hand; one of them goes to the third player, the other to you.
card-cancelbot = CancelBot
    .short = cancel a key card
    .text = Answer to a card of another player that requires a sector in which you have access, at any level. That card does nothing.
card-freeware = FreeWare
    .short = all in Micronopoly: 1 more action
    .text = Any time: all players with access to Micronopoly have one more action in their next turn.
card-fdic = FDIC
    .short = Government’s owner keeps 3 cards
    .text = Only if another player controls Government. That player keeps three cards of their choice, and all the others come into your hand.
card-spam = Spam
    .short = dump cards on a player, then all draw
    .text = Choose any player, yourself if you like. Everybody else may give that player any number of cards. Then everybody may draw up to their own hand limit. Finally the chosen player discards at random down to theirs.
card-flame-war = Flame War
    .short = all others: 1 action less next turn
    .text = All other players have one action less in their next turn.
card-red-tape = Red Tape
    .short = no drawing in a player’s next step 4
    .text = Choose another player. In step 4 of their next turn they draw nothing.
card-bug = Bug
    .short = at your start: no bonus, no upgrades
    .text = If you begin your turn with it in hand none of your Root bonuses and upgrades works this turn. You may give it to another player for one action.
card-overdraft = Overdraft
    .short = a player discards down to 3 cards
    .text = Choose another player, who discards down to three cards.
card-over-clock = Over-Clock
    .short = 1 more action a turn; may burn out
    .text = Stays in front of you. While it works you have one more action in each of your turns. If you spend that extra action on an attempt and the attempt fails, it goes to the pile.
card-direct-deposit = Direct Deposit
    .short = a Banking User draws nothing next turn
    .text = Choose another player who has only User in Banking. In their next turn that player may not draw any card at all.
card-loan-default = Loan Default
    .short = no hand limit until your next turn
    .text = Your hand limit does not count until your next turn begins.
card-mothers-maiden-name = Mother’s Maiden Name
    .short = become User in any sector
    .text = Choose a sector in which you have no access. You become User there; nothing can stop it.
card-fifteen-minutes = Fifteen Minutes
    .short = a player has no actions next turn
    .text = Choose another player, who may take no actions in their next turn; the free attempt of step 1 remains.
card-burnout = Burnout
    .short = no Over-Clock, no actions next turn
    .text = Choose the player who has Over-Clock in front. It goes to the pile, and that player may take no actions in their next turn; the free attempt of step 1 remains.
card-worm = Worm
    .short = at your start: no drawing in step 4
    .text = If you begin your turn with it in hand you draw nothing in step 4. You may give it to another player for one action.
card-warez = Warez
    .short = become User in Micronopoly
    .text = If you have no access to Micronopoly you become User there; nothing can stop it.
card-free-checking = Free Checking
    .short = become User in Banking
    .text = If you have no access to Banking you become User there; nothing can stop it.
card-telecourse = Telecourse
    .short = become User in Universities
    .text = If you have no access to Universities you become User there; nothing can stop it.
card-public-library = Public Library
    .short = become User in Government
    .text = If you have no access to Government you become User there; nothing can stop it.
card-phreaking = Phreaking
    .short = become User in TeleComm
    .text = If you have no access to TeleComm you become User there; nothing can stop it.
card-popular-homepage = Popular Homepage
    .short = become User in NewsMedia
    .text = If you have no access to NewsMedia you become User there; nothing can stop it.

## Cards of the German edition: their names are German in every language.

card-de-beliebter-krieg = Beliebter Krieg
    .short = { card-bbs.short }
    .text = { card-bbs.text }
card-de-gegen-virus = Gegen-Virus
    .short = cancel a virus; its player loses all
    .text = Answer to a virus that another player has just announced against a sector in which you have access. The virus does nothing, and whoever played it discards the whole hand.
card-de-untertauchen = Untertauchen
    .short = { card-dumpster-diving.short }
    .text = { card-dumpster-diving.text }
card-de-code-verschluesseln = Code verschlüsseln
    .short = replace your password
    .text = You need three other cards with three different codes in hand. Your old password goes to the pile for all to see, those three cards become the new one. Access of others and your upgrades stay as they are. Nothing can stop it.
card-de-guru = Guru
    .short = rise to Oper or Root without codes
    .text = Choose a sector in which you have User or Oper and rise one level there without codes. It counts as an attempt without cards: Firewall and Route Verfolgen can stop it, and you may not play it in a turn without attempts.
card-de-zugriff-loeschen = Zugriff löschen
    .short = { card-delete-account.short }
    .text = { card-delete-account.text }
card-de-samurai = Samurai
    .short = { card-samurai.short }
    .text = { card-samurai.text }
card-de-satan-virus = S.A.T.A.N. Virus
    .short = { card-satan-virus.short }
    .text = Lay it beside a sector in which you have Oper or Root. As long as it lies there, nobody has that sector’s Root bonus, not even you; only those who are immune keep it. Samurai is the one cure.
card-de-spitzen-system = Spitzen System
    .short = { card-dads-office-computer.short }
    .text = { card-dads-office-computer.text }
card-de-bank-irrtum-zu-deinen-gunsten = Bank Irrtum zu Deinen Gunsten
    .short = { card-bank-error-in-your-favor.short }
    .text = { card-bank-error-in-your-favor.text }
card-de-entferne-anmeldung = Entferne Anmeldung
    .short = remove a User where you are Root
    .text = In a sector in which you have Root, choose another player’s marker at User. That player has no access there any more.
card-de-anti-virus = Anti-Virus
    .short = { card-anti-virus.short }
    .text = { card-anti-virus.text }
card-de-multi-virus = Multi-Virus
    .short = others in a sector discard their hand
    .text = Choose a sector in which you have access. Every other player with access there discards the whole hand, unless immune.
card-de-paket-schnueffler = Paket Schnüffler
    .short = { card-packet-sniffer.short }
    .text = { card-packet-sniffer.text }
card-de-firewall = Firewall
    .short = stop an attempt on you, keep its cards
    .text = Answer to another player’s attempt on a sector you control. You keep all cards handed over, whether they match or not, and the attempt fails. It stops Guru as well; then there is nothing to keep.
card-de-logik-bombe = Logik Bombe
    .short = trap: next key card there costs the hand
    .text = Lay it beside a sector in which you have access. The next player who announces a card that requires this sector discards the whole hand at once. That may be you. Then it goes to the pile.
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
    .text = Answer to FBI, FDIC or Major Release of another player. That card does nothing, and whoever played it shows you one code of their password, picked at random.
card-de-ein-guter-tag-am-markt = Ein guter Tag am Markt
    .short = { card-market-rumors.short }
    .text = { card-market-rumors.text }
card-de-abhoeren = Abhören
    .short = { card-wiretap.short }
    .text = { card-wiretap.text }
card-de-route-verfolgen = Route Verfolgen
    .short = { card-route-trace.short }
    .text = Answer to another player’s attempt on a sector in which you have Oper or Root. It fails, and all its cards go back to that player unjudged. It stops Guru as well.
card-de-fbi = FBI
    .short = take any upgrade into your hand
    .text = Choose an upgrade in front of any player, yourself included. It comes into your hand; to lay it out again you need what it requires.
card-de-major-release = Major Release
    .short = others in Micronopoly lose their hand
    .text = Every other player with access to Micronopoly discards the whole hand.
card-de-sol = S.O.L.
    .short = a TeleComm User has 1 action a turn
    .text = Choose another player who has only User in TeleComm. That player has at most one action per turn until they reach Oper in TeleComm.
card-de-kriegs-haendler = Kriegs-Händler
    .short = a second free attempt each turn
    .text = Stays in front of you. While it works you have two free attempts in step 1 instead of one, with the usual cards.
card-de-presse-pass = Presse Pass
    .short = you lose no actions
    .text = Play it when a card would cost you actions: it costs you none. Or at the beginning of your own step 2: nothing takes actions from you this turn.
card-de-leichter-kredit = Leichter Kredit
    .short = draw up to 3 cards in step 4, no limit
    .text = In your own step 4, also between two draws: for the rest of the step there is no hand limit, and you may draw three cards if your usual number is lower.
card-de-die-nsa-beobachtet-dich = Die NSA beobachtet Dich
    .short = { card-the-nsa-is-watching-you.short }
    .text = { card-the-nsa-is-watching-you.text }
card-de-strom-spitze = Strom Spitze
    .short = { card-line-spike.short }
    .text = { card-line-spike.text }
card-de-beta-website = Beta Website
    .short = a Micronopoly User’s limit is 1 lower
    .text = Choose another player who has only User in Micronopoly. That player’s hand limit is one lower until they reach Oper in Micronopoly.
card-de-software-patch = Software Patch
    .short = others in Micronopoly lose 3 cards
    .text = Every other player with access to Micronopoly discards three cards at random.
card-de-trojaner = Trojaner
    .short = held at your start: no attempts
    .text = If you begin your turn with it in hand you may make no attempts this turn, neither free nor by action. You may give it to another player for one action.
card-de-bank-run = Bank Run
    .short = all in Banking lose 3 cards, you too
    .text = Every player with access to Banking discards three cards at random, yourself included if you have access there.
card-de-retro-virus = Retro-Virus
    .short = trap: next attempt there costs the hand
    .text = Lay it beside a sector in which you have access. The next player who makes an attempt there discards the whole hand after it, whether it succeeds or not. Then it goes to the pile. ICE protects.
card-de-backup = Backup
    .short = { card-backup.short }
    .text = { card-backup.text }
card-de-ice = ICE
    .short = immune to all viruses
    .text = Stays in front of you. While it lies there no virus does anything to you.
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
    .short = cancel a key card and end that turn
    .text = Answer to a card of another player that requires a sector in which you have Oper or Root. That card does nothing; if its player is taking their own turn, the turn ends.
card-de-winzap = WinZap
    .short = { card-freeware.short }
    .text = { card-freeware.text }
card-de-fdic = FDIC
    .short = Government’s owner gives you half a hand
    .text = Only if another player controls Government. That player gives you half of their hand, rounded up, cards of their choice.
card-de-spam = Spam
    .short = dump cards on a player: fewer actions
    .text = Choose any player, yourself if you like. Everybody else may give that player any number of cards. Each card received costs that player one action in their next turn.
card-de-net-volley-ball = Net Volley-Ball
    .short = { card-flame-war.short }
    .text = { card-flame-war.text }
card-de-rotes-band = Rotes Band
    .short = { card-whoops-disconnect.short }
    .text = { card-whoops-disconnect.text }
card-de-bug = Bug
    .short = held at your start: 1 action at most
    .text = If you begin your turn with it in hand you have at most one action this turn. You may give it to another player for one action.
card-de-ueberzogen = Überzogen
    .short = a player loses 3 random cards
    .text = Choose another player, who discards three cards at random.
card-de-uebertaktet = Übertaktet
    .short = 1 more action a turn
    .text = Stays in front of you. While it lies there you have one more action in each of your turns.
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
    .short = no Übertaktet, no actions next turn
    .text = Choose the player who has Übertaktet in front. It goes to the pile, and that player may take no actions in their next turn; the free attempt of step 1 remains.
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

## Facts of a card

facts = { $code }
facts-long = code { $code }, { card-kind }{ card-needs }
card-kind =
    { $kind ->
        [instant] instant
        [upgrade] upgrade
        [sector-card] sector card
        [hot-potato] hot potato
       *[action] action card
    }
card-needs =
    { $password ->
        [none] { card-access }
       *[other] { card-access }, { $password } in your password
    }
card-access =
    { $level ->
        [0] {""}
        [1] ; requires access to { sector-name }
        [2] ; requires Oper or Root in { sector-name }
       *[3] ; requires Root in { sector-name }
    }

## Sectors, levels, effects

target-banking = Banking
target-government = Government
target-micronopoly = Micronopoly
target-newsmedia = NewsMedia
target-telecomm = TeleComm
target-universities = Universities

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
        [2] Oper
       *[3] Root
    }
next-name =
    { $next ->
        [1] User
        [2] Oper
       *[3] Root
    }
granted-name =
    { $n ->
        [1] User
        [2] Oper
       *[3] Root
    }

## Questions: one line, and a longer answer for "?"

ask-password = Choose three cards with three different codes as your password.
    .set = Password
    .help = They lie face down under your sector for the whole game; you cannot use them for anything else. Others guess the codes, not the cards. Codes of which there are few cards (A has 8, F has 13) are harder to hit, and an upgrade can only be laid out by somebody whose password has its code. (AD-11, AD-13, AD-59)
ask-government = Government bonus: take { $top } from the pile?
    .help = You may begin your turn with the top card of the pile, even above your hand limit. Everybody sees which card it is. (AD-53)
ask-newsmedia = NewsMedia bonus: skip this turn for cards?
    .help = You draw six cards, whatever your hand limit (in the German edition you fill your hand up to six), and your turn is over: no attempt, no actions, no discarding, no drawing. Whatever was waiting for this turn is used up. (AD-55, AD-R60)
ask-newsmedia_draw = You skip this turn. Draw another card?
    .help = You may draw until you hold six cards. (AD-55, AD-R60)
ask-attempt = Step 1: one free attempt. On which sector?
    .help = You aim at the next level and hand over cards: one for User, two for Oper, three for Root. If all their codes are in the password, they come back and you rise; a card that does not match stays with the controller, but you learn that its code is wrong. A sector without controller costs two, three or four cards, which are gone, and always works. An unused free attempt is lost. (AD-18, AD-40 to AD-47)
ask-hand_over = { level-name } in { sector-name }: { which-cards } do you hand to { $owner }?
    .set = Attempt
    .help = Cards whose code is in the password come back. Your checklist shows which codes you know to be in it (+) or not (x). Only the controller sees the cards, and whoever wiretaps. (AD-41, AD-43)
which-cards =
    { $level ->
        [1] which card
       *[other] which { $level } cards
    }
ask-pay = { level-name } in { sector-name } costs cards: which ones go to the pile?
    .set = Pay, in this order
    .help = Nobody controls this sector, so any cards will do. They lie open and go to the pile in the order you choose; the last one will be on top. (AD-47, AD-R92)
ask-action = Step 2: { action-count }
    .help = An action is an attempt, a card from your hand, a hot potato given away, or a trade. Instants need no action. “{ backdoor } +” plays a card together with { backdoor }. Cards that cannot be played now are not listed. (AD-22, AD-26 to AD-28)
action-count =
    { $actions ->
        [0] no action left. Anything else?
        [one] one action left. What do you do?
       *[other] { $actions } actions left. What do you do?
    }
ask-player =
    { $happening ->
        [card] { $play }: which player?
       *[none] To whom do you hand it on?
    }
    .help = Cards against a player go against others; Spam alone may be aimed at anybody. Requirements such as “only User in TeleComm” count at this moment. (AD-60, AD-R4, AD-R90)
ask-receiver = { $play }: who gets the other card?
    .help = Two cards are picked at random; this player gets one of them and you the other. (AD-R74)
ask-sector = { $play }: which sector?
    .help = Only sectors that the card can be aimed at are listed. (AD-60, AD-R9)
ask-marker = { $play }: whose access is removed?
    .help = A removed marker means no access at all, not one level less. Root cannot be removed. (AD-R35, AD-R36)
ask-upgrade = { $play }: which upgrade?
    .help = It comes into your hand. All will know that you have it. (AD-R76)
ask-sector_card = { $play }: which card beside a sector?
    .help = It goes to the pile without doing anything. (AD-63)
ask-gift = { $play }: which cards do you give?
    .set = You give
    .help = As many as you like. Only you and the receiver see them. (AD-R72, AD-R73)
ask-buy = TeleComm bonus: which two cards do you discard for another action?
    .set = Discard, in this order
    .help = Two cards for one action, once per turn. The second one will lie on top of the pile. (AD-56, AD-R68, AD-R92)
ask-trade_partner = With whom do you want to trade?
    .help = You offer one card; your partner answers with any number of cards, or declines. The action is spent only if the trade comes about. Three offers that come to nothing are the most in a turn. (AD-28, AD-R70, AD-R71)
ask-trade_card = Which card do you offer to { $partner }?
    .help = Its code is made public at once. (AD-R70)
ask-trade_name = Do you also say which card it is?
    .help = What you say is true: everybody then knows the card. If you say nothing, only its code is known. (AD-R70)
ask-trade_wanted = Which codes do you ask for? { wanted-so-far }
    .set = You want
    .help = This is a wish for all to hear; your partner may answer with other cards. (AD-R70)
wanted-so-far =
    { $wants ->
        [none] (None so far.)
       *[some] (So far: { $wanted }.)
    }
ask-trade_answer = { $partner } offers { offer-card }{ offer-wish }. What do you give?
    .set = You give
    .help = Decline, or give any number of cards, none included. Their number and codes become public, and { $partner } then accepts or withdraws. (AD-R70)
ask-trade_accept = { $partner } answers with { answer-codes } for { offer-card }. Do you accept?
    .help = If you accept, both hand over their cards and your action is spent. If you withdraw, nothing is exchanged. (AD-R70, AD-R71)
offer-card =
    { $named ->
        [no] a card with code { $code }
       *[yes] { $offered } ({ $code })
    }
offer-wish =
    { $wants ->
        [none] {""}
       *[some] , wants { $wanted }
    }
answer-codes =
    { $gets ->
        [0] nothing
        [one] one card ({ $answer })
       *[other] { $gets } cards ({ $answer })
    }
ask-respond = { situation } Do you answer?
    .help = Answers cost no action. The latest one takes effect first, and each can be answered in turn. If you pass, nobody learns that you could have answered. (AD-66, AD-67)
situation =
    { $happening ->
        [attempt] { $actor-is ->
            [you] You try { level-name } in { sector-name }.
           *[they] { $actor } goes for { level-name } in { sector-name }.
        }
        [card] { $actor-is ->
            [you] You play { $play }.
           *[they] { $actor } plays { $play }.
        }
       *[none] Something happens.
    }
ask-idle = Between two steps: do you play an instant?
    .help = CopyBot, { $edition ->
            [german] { card-de-keine-esteuern } and { card-de-winzap }
           *[other] { card-no-etaxes } and { card-freeware }
        } can be played at such moments in anybody’s turn. If you pass, nobody learns that you were asked. (AD-69)
ask-backup = You are about to lose cards{ loss-cause }. Do you play Backup?
    .help = Backup saves everything that you would lose in this one event; whatever else it brings still happens. If you pass, nobody learns that you were asked. (AD-70, AD-R40 to AD-R45)
loss-cause =
    { $happening ->
        [attempt] {" "}in an attempt on { sector-name }
        [card] {" "}because of { $play }
       *[none] {""}
    }
ask-firewall = Firewall: which of the cards handed over do you keep?
    .help = Any of them, also one that matches. The others go back and the attempt has failed. (AD-R23)
ask-discard = Step 3: { over-limit }
    .set = Discard, in this order
    .help = Down to your limit you must discard; more if you like. Cards go to the pile in the order you choose, and only the last one can be seen there. (AD-34, AD-35)
over-limit =
    { $over ->
        [0] do you discard any cards?
        [one] one card too many. Which one do you discard?
       *[other] { $over } cards too many. Which one do you discard?
    }
ask-discard_down = You must discard. Which cards?
    .set = Discard, in this order
    .help = You choose which cards you keep; the others go to the pile in the order you choose. (AD-R41, AD-R92)
ask-draw = Step 4: draw a card?
    .help = You may stop after each card. { $edition ->
            [german] { card-de-ein-guter-tag-am-markt } and { card-de-leichter-kredit }
           *[other] { card-market-rumors } and { card-easy-credit }
        } are played here, also between two draws. (AD-36, AD-37)
ask-bank_draw = { $play }: draw three cards?
    .help = All three or none. Your hand limit does not count until your next turn. (AD-60, AD-R79)
ask-keep = FDIC: which three cards do you keep?
    .set = You keep
    .help = All others go to the player of FDIC. (AD-R75)
ask-hand_half = FDIC: which cards do you give away?
    .set = You give
    .help = Half of your hand, rounded up. (AD-R46)
ask-take = { $play }: which card do you take?
    .help = You see the whole hand; one card of it is yours. (AD-60, AD-R45)
ask-lose_upgrade = Retro-Virus: which upgrade do you give up?
    .help = You have risen beside a Retro-Virus and lose one of your upgrades. (AD-R54)
ask-spam_draw = { $play }: draw a card?
    .help = Up to the number of your hand limit, one card at a time. (AD-R72)
ask-new_password = { $play }: which cards go into the new password?
    .set = New password
    .help = Three cards of your hand with three different codes. What others know of the old password is worth nothing then. (AD-11, AD-R78)
ask-old_password = Your old password goes to the pile. In which order?
    .set = To the pile, in this order
    .help = All three are seen by everybody; you choose their order. (AD-R78, AD-R92)
ask-press_pass = You lose actions this turn. Do you stop that?
    .help = Presse Pass makes all losses, bans and caps of actions of this turn void. (AD-R48)

## Options: a sentence of their own; `.pick` is what stands in the list under the question

option-done = Done
option-done-attempt = No attempt
option-done-action = No further action
option-done-gift = Give nothing more
option-done-discard = Keep the rest
option-done-draw = Stop drawing
option-done-spam_draw = Stop drawing
option-done-newsmedia_draw = Stop drawing
option-done-trade_wanted = No more wishes
option-done-trade_answer = That is all I give
option-pass = Pass
option-no = No
option-no-newsmedia = No, play this turn
option-no-bank_draw = Draw none
option-skip = Skip the turn and draw
option-draw = Draw a card
option-draw-bank_draw = Draw three cards
option-trade = Offer a trade
option-buy_action = Discard two cards for an action
option-unnamed = Only say its code
option-named = Say which card it is
option-decline = Decline
option-withdraw = Withdraw the offer
option-accept = Accept
option-choose = { $card } for { $target }
option-take = Take { $card }
option-give = Give { $card }
option-give-hand_over = Hand over { $card }
option-pay = Pay { $card }
option-play =
    { $to ->
        [none] Play { $card }
       *[they] Play { $card } on { $target }
    }
backdoor =
    { $edition ->
        [german] { card-de-hintertuer }
       *[other] { card-backdoor }
    }
option-waive =
    { $to ->
        [none] { backdoor } + { $card }
       *[they] { backdoor } + { $card } on { $target }
    }
option-hand_on = Hand on { $card }
option-discard = Discard { $card }
option-keep = Keep { $card }
option-offer = Offer { $card }
option-at =
    { $to ->
        [none] { $card }
       *[they] { $target }
    }
option-at-player = { $target } ({ hand-count })
option-at-marker = Remove the access of { $target }
option-at-receiver = { $target } ({ hand-count })
option-at-trade_partner = { $target } ({ hand-count })
hand-count =
    { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }
option-want = A card with code { $card }
    .pick = Code { $card }
option-attempt = Attempt { next-name } in { $target }
option-automatic = User in { $target } by bonus
option-dial = War Dialer: User in { $target }

## Events. $as: "they" and "you" are whole sentences, "they-too" and "you-too" go on about the same player.

event-got_sector =
    { $as ->
        [you] You control { $target }
        [you-too] control { $target }
        [they-too] controls { $target }
       *[they] { $who } controls { $target }
    }
event-dealt =
    { $as ->
        [you] You are dealt { $card }
        [you-too] are dealt { $card }
        [they-too] is dealt { $card }
       *[they] { $who } is dealt { $card }
    }
    .again = { $card }
event-drew_extra =
    { $as ->
        [you] You draw { $card } more for a password
        [you-too] draw { $card } more for a password
        [they-too] draws { $card } more for a password
       *[they] { $who } draws { $card } more for a password
    }
    .again = { $card }
event-set_password =
    { $as ->
        [you] You set the password of { $target }
        [you-too] set the password of { $target }
        [they-too] sets the password of { $target }
       *[they] { $who } sets the password of { $target }
    }
event-burdened =
    { $as ->
        [you] A hot potato in your hand works in this turn: { $card }
        [you-too] hold a hot potato that works in this turn: { $card }
        [they-too] holds a hot potato that works in this turn: { $card }
       *[they] { $who } holds a hot potato that works in this turn: { $card }
    }
event-showed =
    { $as ->
        [you] You show a hot potato: { $card }
        [you-too] show a hot potato: { $card }
        [they-too] shows a hot potato: { $card }
       *[they] { $who } shows a hot potato: { $card }
    }
event-salvaged =
    { $as ->
        [you] You take { $card } from the pile
        [you-too] take { $card } from the pile
        [they-too] takes { $card } from the pile
       *[they] { $who } takes { $card } from the pile
    }
event-skipped =
    { $as ->
        [you] You skip the turn
        [you-too] skip the turn
        [they-too] skips the turn
       *[they] { $who } skips the turn
    }
event-drew =
    { $as ->
        [you] You draw { $card }
        [you-too] draw { $card }
        [they-too] draws { $card }
       *[they] { $who } draws { $card }
    }
    .again = { $card }
event-bought_action =
    { $as ->
        [you] You buy an action
        [you-too] buy an action
        [they-too] buys an action
       *[they] { $who } buys an action
    }
event-discarded =
    { $as ->
        [you] You discard { $card }
        [you-too] discard { $card }
        [they-too] discards { $card }
       *[they] { $who } discards { $card }
    }
    .again = { $card }
event-handed_on =
    { $as ->
        [you] You hand on { $card } to { $target }
        [you-too] hand on { $card } to { $target }
        [they-too] hands on { $card } to { $target }
       *[they] { $who } hands on { $card } to { $target }
    }
event-handed_over =
    { $as ->
        [you] You hand over { $card }
        [you-too] hand over { $card }
        [they-too] hands over { $card }
       *[they] { $who } hands over { $card }
    }
    .again = { $card }
event-set_aside =
    { $as ->
        [you] You set aside { $card }
        [you-too] set aside { $card }
        [they-too] sets aside { $card }
       *[they] { $who } sets aside { $card }
    }
    .again = { $card }
event-paid =
    { $as ->
        [you] You pay { $card }
        [you-too] pay { $card }
        [they-too] pays { $card }
       *[they] { $who } pays { $card }
    }
    .again = { $card }
event-returned =
    { $as ->
        [you] You get back { $card }
        [you-too] get back { $card }
        [they-too] gets back { $card }
       *[they] { $who } gets back { $card }
    }
    .again = { $card }
event-kept =
    { $as ->
        [you] You keep { $card }
        [you-too] keep { $card }
        [they-too] keeps { $card }
       *[they] { $who } keeps { $card }
    }
    .again = { $card }
event-declared =
    { $as ->
        [you] You go for { granted-name } in { $target }
        [you-too] go for { granted-name } in { $target }
        [they-too] goes for { granted-name } in { $target }
       *[they] { $who } goes for { granted-name } in { $target }
    }
event-dialled =
    { $as ->
        [you] You dial into { $target }
        [you-too] dial into { $target }
        [they-too] dials into { $target }
       *[they] { $who } dials into { $target }
    }
event-granted =
    { $as ->
        [you] You gain { granted-name } in { $target }
        [you-too] gain { granted-name } in { $target }
        [they-too] gains { granted-name } in { $target }
       *[they] { $who } gains { granted-name } in { $target }
    }
event-rose =
    { $as ->
        [you] You are now { granted-name } in { $target }
        [you-too] are now { granted-name } in { $target }
        [they-too] is now { granted-name } in { $target }
       *[they] { $who } is now { granted-name } in { $target }
    }
event-lost_access =
    { $as ->
        [you] You lose access to { $target }
        [you-too] lose access to { $target }
        [they-too] loses access to { $target }
       *[they] { $who } loses access to { $target }
    }
event-failed =
    { $as ->
        [you] You fail in { $target }
        [you-too] fail in { $target }
        [they-too] fails in { $target }
       *[they] { $who } fails in { $target }
    }
event-waived =
    { $as ->
        [you] You use { $card }
        [you-too] use { $card }
        [they-too] uses { $card }
       *[they] { $who } uses { $card }
    }
event-played =
    { $as ->
        [you] You play { $card }
        [you-too] play { $card }
        [they-too] plays { $card }
       *[they] { $who } plays { $card }
    }
event-copied =
    { $as ->
        [you] You take { $card } from the pile
        [you-too] take { $card } from the pile
        [they-too] takes { $card } from the pile
       *[they] { $who } takes { $card } from the pile
    }
event-raided =
    { $as ->
        [you] You take { $card } from { $target }
        [you-too] take { $card } from { $target }
        [they-too] takes { $card } from { $target }
       *[they] { $who } takes { $card } from { $target }
    }
event-took =
    { $as ->
        [you] You take { $card } from { $target }
        [you-too] take { $card } from { $target }
        [they-too] takes { $card } from { $target }
       *[they] { $who } takes { $card } from { $target }
    }
    .again = { $card }
event-gave =
    { $as ->
        [you] You give { $card } to { $target }
        [you-too] give { $card } to { $target }
        [they-too] gives { $card } to { $target }
       *[they] { $who } gives { $card } to { $target }
    }
    .again = { $card }
event-sprang =
    { $as ->
        [you] You set off { $card } at { $target }
        [you-too] set off { $card } at { $target }
        [they-too] sets off { $card } at { $target }
       *[they] { $who } sets off { $card } at { $target }
    }
event-stopped =
    { $as ->
        [you] You stop { $card }
        [you-too] stop { $card }
        [they-too] stops { $card }
       *[they] { $who } stops { $card }
    }
event-immune =
    { $as ->
        [you] You are immune to { $card }
        [you-too] are immune to { $card }
        [they-too] is immune to { $card }
       *[they] { $who } is immune to { $card }
    }
event-new_password =
    { $as ->
        [you] You have a new password for { $target }
        [you-too] have a new password for { $target }
        [they-too] has a new password for { $target }
       *[they] { $who } has a new password for { $target }
    }
event-offered =
    { $as ->
        [you] You offer { $target } a card with code { $card }
        [you-too] offer { $target } a card with code { $card }
        [they-too] offers { $target } a card with code { $card }
       *[they] { $who } offers { $target } a card with code { $card }
    }
event-named =
    { $as ->
        [you] You say that it is { $card }
        [you-too] say that it is { $card }
        [they-too] says that it is { $card }
       *[they] { $who } says that it is { $card }
    }
event-wants =
    { $as ->
        [you] You ask for { $card }
        [you-too] ask for { $card }
        [they-too] asks for { $card }
       *[they] { $who } asks for { $card }
    }
    .again = { $card }
event-declined =
    { $as ->
        [you] You decline
        [you-too] decline
        [they-too] declines
       *[they] { $who } declines
    }
event-answered =
    { $as ->
        [you] You answer with code { $card }
        [you-too] answer with code { $card }
        [they-too] answers with code { $card }
       *[they] { $who } answers with code { $card }
    }
    .again = { $card }
event-withdrew =
    { $as ->
        [you] You withdraw the offer
        [you-too] withdraw the offer
        [they-too] withdraws the offer
       *[they] { $who } withdraws the offer
    }
event-accepted =
    { $as ->
        [you] You accept
        [you-too] accept
        [they-too] accepts
       *[they] { $who } accepts
    }
event-traded =
    { $as ->
        [you] You hand { $card } to { $target }
        [you-too] hand { $card } to { $target }
        [they-too] hands { $card } to { $target }
       *[they] { $who } hands { $card } to { $target }
    }
    .again = { $card }
event-starts =
    { $as ->
        [you] You begin
       *[they] { $who } begins
    }
event-began =
    { $as ->
        [you] Turn { $n }: you
       *[they] Turn { $n }: { $who }
    }
event-reshuffled =
    { $n ->
        [one] The pile, { $n } card, is shuffled and becomes the deck
       *[other] The pile, { $n } cards, is shuffled and becomes the deck
    }
event-ended =
    { $as ->
        [you] Your turn is over
        [you-too] end your turn
        [they-too] ends the turn
       *[they] { $who }’s turn is over
    }
event-was_cut_short =
    { $as ->
        [you] Your turn is cut short
       *[they] { $who }’s turn is cut short
    }
event-denied =
    { $as ->
        [you] You are denied access to { $target }
        [you-too] are denied access to { $target }
        [they-too] is denied access to { $target }
       *[they] { $who } is denied access to { $target }
    }
event-aimed =
    { $as ->
        [you] You aim at { aim }
        [you-too] at { aim }
        [they-too] at { aim }
       *[they] { $who } aims at { aim }
    }
aim =
    { $to ->
        [none] { $card }
       *[they] { $target }
    }
event-may =
    { $as ->
        [you] { $card ->
            [loss] You are about to lose cards
            [attempt] You may make an attempt
            [action] You may act
            [draw] You may draw
           *[other] You may choose
        }
       *[they] { $card ->
            [loss] { $who } is about to lose cards
            [attempt] { $who } may make an attempt
            [action] { $who } may act
            [draw] { $who } may draw
           *[other] { $who } may choose
        }
    }
event-filed = { $card } goes to the pile
event-laid =
    { $as ->
        [you] You lay out { $card }{ laid-where }
        [you-too] lay it out{ laid-where }
        [they-too] lays it out{ laid-where }
       *[they] { $who } lays out { $card }{ laid-where }
    }
laid-where =
    { $to ->
        [none] {""}
       *[they] {" "}at { $target }
    }
event-lifted = { $card } at { $target } goes to the pile
event-found_nothing = { $card } has nothing left to do
event-saw =
    { $as ->
        [you] You see a code of { $target }: { $card }
        [you-too] see a code of { $target }: { $card }
        [they-too] sees a code of { $target }: { $card }
       *[they] { $who } sees a code of { $target }: { $card }
    }
    .hidden =
    { $as ->
        [they-too] sees a code of { $target }
       *[they] { $who } sees a code of { $target }
    }
event-viewed =
    { $as ->
        [you] You see in the hand of { $target }: { $card }
        [you-too] see in the hand of { $target }: { $card }
        [they-too] sees in { whose-hand }: { $card }
       *[they] { $who } sees in { whose-hand }: { $card }
    }
    .again = { $card }
    .hidden =
    { $as ->
        [they-too] looks at { whose-hand }
       *[they] { $who } looks at { whose-hand }
    }
whose-hand =
    { $to ->
        [you] your hand
       *[they] the hand of { $target }
    }
event-gained_actions =
    { $as ->
        [you] You have { more-actions }
        [you-too] have { more-actions }
        [they-too] has { more-actions }
       *[they] { $who } has { more-actions }
    }
more-actions =
    { $n ->
        [one] one more action
       *[other] { $n } more actions
    }
event-pending =
    { $as ->
        [you] Your next turn: { effect }
        [you-too] have next turn: { effect }
        [they-too] has next turn: { effect }
       *[they] { $who }’s next turn: { effect }
    }
event-status =
    { $as ->
        [you] From now on for you: { effect }
        [you-too] have from now on: { effect }
        [they-too] has from now on: { effect }
       *[they] From now on for { $who }: { effect }
    }
event-freed =
    { $as ->
        [you] Over for you: { effect }
        [you-too] are free again of: { effect }
        [they-too] is free again of: { effect }
       *[they] Over for { $who }: { effect }
    }
effect =
    { $card ->
        [no-actions] no actions
        [no-attempts] no attempts
        [no-draw-step] no drawing in step 4
        [no-drawing] no drawing at all
        [no-benefits] no bonuses, no upgrades
        [etaxes] no hand limit, 2 more cards
        [more-actions] { effect-more }
        [fewer-actions] { effect-fewer }
        [upgrades-off] upgrades do not work
        [one-action] one action at most
        [unlimited] no hand limit
       *[limit-cut] { effect-cut }
    }
effect-more =
    { $n ->
        [one] 1 more action
       *[other] { $n } more actions
    }
effect-fewer =
    { $n ->
        [one] 1 action less
       *[other] { $n } actions less
    }
effect-cut =
    { $n ->
        [0] lower hand limit
       *[other] hand limit { $n } lower
    }
event-scored =
    { $as ->
        [you] You have { root-count }
       *[they] { $who } has { root-count }
    }
root-count =
    { $n ->
        [one] Root in { $n } sector
       *[other] Root in { $n } sectors
    }
event-won =
    { $as ->
        [you] You win
       *[they] { $who } wins
    }
event-shared =
    { $as ->
        [you] You share the victory
       *[they] { $who } shares the victory
    }
event-expired = Time is up: this turn is the last one

ending-goal = at the goal
ending-time = by the time limit
ending-round-cap = by the round cap

## Why it ended so

verdict-goal = Root in { $goal } sectors that count was the goal here.
verdict-time = Time was up. { most-access }
verdict-round-cap = The last round allowed here is over. { most-access }
most-access =
    { $by ->
        [score] Nobody else has Root in as many sectors.
        [oper] A tie in Roots ({ $names }): the most sectors at Oper decide it, with { $n }.
        [user] A tie in Roots and Opers ({ $names }): the most sectors at User decide it, with { $n }.
       *[nothing] Roots, Opers and Users are equal, so the victory is shared.
    }

## Refusals; the rule's number is put behind them

refusal-no-such-card = There is no such card in this edition.
refusal-game-over = The game is over.
refusal-not-in-hand = { $card } is not in your hand.
refusal-hot-potato = { $card } is a hot potato: it is never played. For one action in your step 2 you can hand it on to another player; you can also use it in attempts, trade it or discard it.
refusal-no-hot-potato = Only hot potatoes are handed on, and { $card } is none.
refusal-goes-with-a-key-card = { $card } is only played together with another card that requires something.
refusal-cannot-be-waived = { backdoor } does not help here: it goes with a card of yours that requires something and is no upgrade, and it waives nothing but that requirement.
refusal-only-when-losing-cards = { $card } is played at the moment when you are forced to lose cards.
refusal-requires-user = { $card } requires access to { $target }, and you have none.
refusal-requires-oper = { $card } requires Oper or Root in { $target }.
refusal-requires-root = { $card } requires Root in { $target }.
refusal-requires-code = { $card } requires that your own password has the code printed on it, and yours has not.
refusal-only-in-own-step-2 = { $card } is played with an action, in step 2 of your own turn.
refusal-only-in-own-step-4 = { $card } is played in step 4 of your own turn, while you draw.
refusal-no-action-left = You have no action for that now.
refusal-target-is-asked-next = Play { $card } first; at what it is aimed is asked next.
refusal-pile-is-empty = { $card } takes the top card of the pile, and the pile is empty.
refusal-nobody-with-only-user = { $card } needs another player who has User, and no more, in { $target }. Nobody has.
refusal-controlled-by-you = { $card } is aimed at the controller of { $target }, and that is you.
refusal-controlled-by-nobody = { $card } is aimed at the controller of { $target }, and nobody controls it.
refusal-no-extra-action-on-the-table = { $card } is aimed at an upgrade that gives an extra action, and none lies on the table.
refusal-no-card-to-give = { $card } takes another card of your hand as a gift, and you have no other.
refusal-access-everywhere = { $card } needs a sector in which you have no access, and you have access everywhere.
refusal-no-password-without-you = { $card } looks at the password of a sector in which you have no access, and there is no such sector.
refusal-access-already = { $card } gives you access to { $target }, and you have it already.
refusal-just-user-nowhere = { $card } raises User to Oper, and there is no sector in which you have just User.
refusal-nowhere-to-rise = { $card } raises User or Oper by one level, and you have neither anywhere.
refusal-card-is-an-attempt = { $card } is an attempt, and you may make no attempts in this turn.
refusal-no-user-or-oper-marker = { $card } takes another player’s User or Oper marker from a sector in which you have Root, and there is none.
refusal-no-user-marker =
    { $card } takes another player’s User marker from a sector in which you have { $n ->
        [2] Oper or Root
       *[3] Root
    }, and there is none.
refusal-no-upgrade-of-another = { $card } is aimed at another player’s upgrade, and none lies on the table.
refusal-no-upgrade-on-the-table = { $card } is aimed at an upgrade, and none lies on the table.
refusal-no-sector-card-on-the-table = { $card } is aimed at a card that lies at a sector, and there is none.
refusal-no-three-codes = { $card } needs three other cards with three different codes in your hand, for the new password.
refusal-actions-banned = A card of another player takes all your actions in this turn.
refusal-hot-potato-forbids-attempts = { $card } was in your hand when your turn began: you may make no attempts in this turn.
refusal-drawing-banned = You may not draw in step 4 of this turn.
refusal-just-played = The top card of the pile is one that you have just played yourself; you cannot take that with { $card }.
refusal-only-at-a-moment = { $card } can be played between two steps or in answer to something; this is not such a moment.
refusal-only-before-an-attempt = { $card } is played when another player has declared an attempt, before the cards are chosen.
refusal-only-at-an-attempt = { $card } is played against another player’s attempt while it is being made.
refusal-only-as-an-answer = { $card } is an answer: it waits for a card of another player that it can be aimed at.
refusal-does-not-answer-this = { $card } does not fit what has just been played.
refusal-only-when-asked = This is a moment for { $card }: you can play it when it is your turn to answer.
refusal-attempt-needs-oper = This attempt is on { $target }: there, { $card } needs Oper or Root, and you have less.
refusal-attempt-not-on-yours = { $card } protects a sector that you control, and this attempt is on { $target }.
refusal-attempt-uncontrolled = { $card } protects a sector that you control, and nobody controls { $target }.
refusal-attempt-without-cards = { $card } stops attempts made with cards, and none are handed over in this one on { $target }.
refusal-answers-others = { $card } answers a card of another player, never your own.
refusal-answer-needs-user = Against this card, { $card } needs access to { $target }, and you have none.
refusal-answer-needs-oper = Against this card, { $card } needs Oper or Root in { $target }, and you have less.
refusal-already-root = You already have Root in { $target }.
refusal-no-attempts-this-turn =
    You may make no attempts in this turn: { $edition ->
        [german] { card-de-whoops-getrennt } or { card-de-rotes-band } has hit you.
       *[other] { card-whoops-disconnect } has hit you.
    }
refusal-no-attempt-left = You have no attempt left now.
refusal-too-few-cards =
    { $n ->
        [one] An attempt on { $target } takes { $n } card, and your hand does not have it.
       *[other] An attempt on { $target } takes { $n } cards, and your hand does not have enough that may be used.
    }
refusal-no-automatic-access = Free access to { $target } is not possible now: you need a working bonus or upgrade for it in your step 1, and no access there yet.
refusal-no-more-offers = { $n ->
        [one] One offer has come to nothing this turn; you cannot make another one.
       *[other] { $n } offers have come to nothing this turn; you cannot make another one.
    }
refusal-bonus-not-available = You cannot buy an action now: it takes a working TeleComm bonus and two cards, and it goes only once in a turn.
refusal-asked-password = Choose your password: three cards with three different codes. With this card, that does not work out.
refusal-asked-government = Decide whether you take the top card of the pile.
refusal-asked-newsmedia = Decide whether you skip this turn.
refusal-asked-newsmedia-draw = You are skipping your turn: draw, or stop.
refusal-asked-attempt = This is step 1: an attempt, or none. Cards are played in step 2.
refusal-asked-hand-over = Choose the cards of your attempt, from your hand and, where the rules want it, with different codes. It cannot be taken back.
refusal-asked-pay = Pay for your attempt with cards from your hand.
refusal-asked-action = This is step 2: make an attempt, play a card, hand on a hot potato, trade, or stop.
refusal-asked-player = Choose a player; this one isn't possible.
refusal-asked-receiver = Choose who gets the second card: neither you nor the player it comes from.
refusal-asked-sector = Choose a sector; this one isn't possible.
refusal-asked-marker = Choose whose marker is removed. Only others at the levels named on the card can be hit, never Root.
refusal-asked-upgrade = Choose an upgrade on the table.
refusal-asked-sector-card = Choose a card beside a sector.
refusal-asked-gift = Choose which cards from your hand you give.
refusal-asked-buy = Choose two cards from your hand that pay for the action.
refusal-asked-trade-partner = Choose with whom you want to trade.
refusal-asked-trade-card = Choose a card from your hand to offer.
refusal-asked-trade-name = Decide whether you name the card.
refusal-asked-trade-wanted = Choose which codes you wish for.
refusal-asked-trade-answer = Choose what you give in return: cards from your hand, nothing, or no deal.
refusal-asked-trade-accept = Decide whether you accept this trade.
refusal-asked-respond = Decide whether you answer; this card doesn't respond to what is happening.
refusal-asked-idle = Decide whether you play an instant between two steps.
refusal-asked-backup = Decide whether you play Backup, and nothing else can be played now.
refusal-asked-firewall = Choose which of the cards handed over you keep.
refusal-asked-discard = This is step 3: discard at least down to your limit; you cannot stop above it.
refusal-asked-discard-down = Choose which card from your hand you discard, and you must.
refusal-asked-draw = This is step 4: draw, or stop.
refusal-asked-bank-draw = Decide whether you draw three cards.
refusal-asked-keep = Choose which three cards from your hand you keep.
refusal-asked-hand-half = Choose which half of your hand you give away.
refusal-asked-take = Choose which card you take from that hand.
refusal-asked-lose-upgrade = Choose which of your upgrades you give up.
refusal-asked-spam-draw = Decide whether you draw, up to your limit.
refusal-asked-new-password = Choose your new password: three cards with three different codes. With this card, that does not work out.
refusal-asked-old-password = Choose in which order your old password goes to the pile.
refusal-asked-press-pass = Decide whether you keep your actions; nothing else can be played now.

## Settings

setting-goal = In how many sectors you need Root to win; two players always need five.
setting-time_limit = When the game is judged by levels: after minutes on the table's clock, after a number of completed turns, or never (`off`).
setting-round_cap = After so many rounds the game is judged by levels; 0 never.
setting-first_player = Who begins: a seat, or `random`.
setting-distinct_codes = Whether the cards of an attempt must have different codes: `on`, `off`, or as the edition has it (`printed`). As printed, the English editions judge each card by itself, so three F cards can be Root; the German edition and the English player’s aid want different codes, and games then last much longer.
setting-cancelbot = What CancelBot needs in the sector that the other card requires: any access, as the card says (`user`), or Oper, as the FAQ has it (`oper`). English editions.

## The table, drawn in a terminal

table-sheet = Checklist
table-round = Round { $n }, turn { $turn }
table-turn =
    { $as ->
        [you] your turn
       *[they] { $who }’s turn
    }
table-step =
    { $step ->
        [password] passwords
        [begin] step 0, begin
        [attempt] step 1, free attempt
        [action] step 2, actions
        [discard] step 3, discard
        [draw] step 4, draw
       *[end] end of turn
    }
table-actions =
    { $n ->
        [0] no action left
        [one] { $n } action left
       *[other] { $n } actions left
    }
table-goal = goal { $n } Roots
table-over = the game is over
table-expired = time is up: last turn
table-deck = Deck
table-pile = Pile
table-top = { $n }, on top { $card } ({ $code })
table-empty = empty
table-now = This turn
table-play = Played
table-played =
    { $at ->
        [none] { $card } by { $who }
       *[some] { $card } by { $who } at { $target }
    }
table-attempt = Attempt
table-trying =
    { $n ->
        [0] { $who }: { level-name } in { sector-name }
        [one] { $who }: { level-name } in { sector-name } with { $n } card
       *[other] { $who }: { level-name } in { sector-name } with { $n } cards
    }
table-trade = Trade
table-trading = { $who } to { $partner }: { offer-card }{ offer-wish }
table-answered = { $trade }; answer: { answer-codes }
table-sector = sector
table-beside = beside it
table-immune = { $card } by { $who }, not for { $immune }
table-laid = { $card } by { $who }
table-no-password = no controller
table-legend = U User, O Oper, R Root (r bonus off), [ ] controls; + in password, x not
table-player = player
table-hand = hand
table-limit = limit
table-upgrades = upgrades
table-none = none
table-no-limit = none
table-ongoing = from now on: { $effects }
table-pending = next turn: { $effects }
table-effect = { effect }
table-remembered-hand = in hand, you remember: { $cards }
table-known-in = in it { $codes } ({ known-why })
table-known-out = not { $codes } ({ known-why })
known-why =
    { $turn ->
        [0] { known-reason }
       *[other] { known-reason }, turn { $turn }
    }
known-reason =
    { $reason ->
        [card] card known
        [all_seen] all its cards seen elsewhere
        [three_codes] follows
        [proven] an upgrade proves it
        [counting] too few cards left
        [moves] the cards went no other way
        [returned] came back to you
        [refused] was refused
        [wiretapped] wiretapped
        [witnessed] all cards came back or stayed
        [shown] was shown
       *[upgrade] shown by an upgrade
    }
table-password = Password of { $sector }
table-your-hand = Your hand
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
        [2] { sector-name } Oper
       *[3] { sector-name } Root
    }

# What speaks for a pick: the parts of the judgement

reason-access = access on your way to Root
reason-codes = codes to try
reason-cards = useful cards left in hand
reason-upgrades = upgrades
reason-secret = the secret of your password
reason-prospects = more chances in your next turns

## What can be wrong with a position or a record that somebody wrote

complaint-no-sector = no sector is called '{ $given }'
complaint-no-code = '{ $given }' is no code
complaint-no-code-left = no card of code { $given } is left
complaint-no-effect = '{ $given }' is no effect, or cannot have this number
complaint-not-of-one-turn = '{ $given }' is a status, not an effect of one turn
complaint-no-status = '{ $given }' is no status
complaint-not-known = '{ $given }' is not known
complaint-no-note = '{ $given }' is no note; expected such as newsmedia+D.returned.3
complaint-no-sight = '{ $given }' is no code and turn; expected such as D.7
complaint-no-said = '{ $given }' is no code and number of cards; expected such as D.2
complaint-no-set = '{ $given }' is no sector with three codes; expected such as newsmedia.ABC
complaint-deal-count = { $given } controls { $n } here, no more and no fewer
complaint-controller-root = who controls { $given } has Root there for the whole game
complaint-no-controller = nobody controls this sector, so it has no password
complaint-password-to-come = in the step `password` it has not been chosen yet
complaint-no-password = a password is three cards with three different codes
complaint-no-password-in-hand = these cards do not allow the password that is still to be chosen
complaint-no-upgrade = { $card } is no upgrade
complaint-no-sector-card = { $card } is no sector card
complaint-not-immune = '{ $given }' cannot be immune to this card
complaint-until-oper = { $given } has ended with Oper in { $sector }
complaint-has-won = with { $n } Roots that count, { $given } has won already
complaint-nothing-played = the top card of the pile is none that somebody played
complaint-only-in-step = only in the step `{ $step }`
complaint-no-clock = no clock runs at this table
complaint-only-saved = only in a saved position, together with its stack
complaint-not-as-inner = '{ $given }' is not what the field inner says
complaint-no-attempt = these cards belong to no attempt in progress
complaint-in-no-hand = one of these cards is in no hand
complaint-codes-differ = these cards must have different codes
complaint-nothing-to-note = there is no other player's password under { $given } to note anything about
complaint-untrue-note = { $given } is not so: a note says what is true of the password
complaint-in-a-password = { $card } lies in a password of another player
complaint-not-in-password = { $given } is not in their own password

## What the lab counts beside cards

counted-sector = By sector
    .even = No sector is better than another, as far as these games can tell; the widest interval spans { $width }.
