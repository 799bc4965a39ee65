"""Where the rules of Access Denied stand: their numbers in sections, and for each card the numbers that speak of it."""

from typing import Final


def numbers(text: str) -> tuple[str, ...]:
    """Rule numbers from their digits; `1-4` stands for 1 2 3 4, `R1-3` for R1 R2 R3."""
    found: list[str] = []
    for part in text.split():
        first, _, last = part.partition("-")
        mark, start = ("R", first[1:]) if first.startswith("R") else ("", first)
        found += [f"AD-{mark}{n}" for n in range(int(start), int(last or start) + 1)]
    return tuple(found)


SECTIONS: Final = (
    ("setup", numbers("1-15 R1 R5")),
    ("turn", numbers("16-28 R39")),
    ("hand", numbers("29-39")),
    ("access", numbers("40-49")),
    ("bonuses", numbers("50-57")),
    ("cards", numbers("58-74")),
    ("winning", numbers("75-79")),
    ("variants", numbers("80-86 R82 R91")),
    ("general", numbers("R2-4 R6-9 R92")),
    ("answers", numbers("R10-19 R93 R94 R101")),
    ("attempts", numbers("R20-38 R95 R96")),
    ("losses", numbers("R40-46 R97")),
    ("viruses", numbers("R50-55")),
    ("drawing", numbers("R56-64")),
    ("actions", numbers("R65-69 R99")),
    ("trades", numbers("R70-76 R89")),
    ("single", numbers("R77 R79-81 R86-88 R90 R100")),
    ("zugang", numbers("R47-49 R78 R83-85 R98")),
)

UPGRADE: Final = "AD-59 AD-62 AD-R14"
TRAP: Final = "AD-63 AD-R9 AD-R18"
VIRUS: Final = "AD-72 AD-R19 AD-R51"
AUTOMATIC: Final = "AD-49 AD-R29 AD-R32"
POTATO: Final = "AD-64 AD-R62 AD-R63 AD-R64"
DOWN: Final = "AD-R40 AD-R41"
BAN: Final = "AD-24 AD-R39"
NO_LIMIT: Final = "AD-33 AD-R59 AD-R79"

ENGLISH: Final = {
    "bbs": f"{UPGRADE} AD-37 AD-R58",
    "counter-virus": f"{VIRUS} {DOWN}",
    "dumpster-diving": "AD-R9 AD-R81 AD-R88",
    "satan-virus": f"{VIRUS} AD-51 AD-R53",
    "samurai": "AD-63 AD-R3 AD-R101",
    "usenet": "AD-R45 AD-R73 AD-R101",
    "guru": "AD-49 AD-R9 AD-R32",
    "delete-account": "AD-R3 AD-R35 AD-R36",
    "dads-office-computer": f"{UPGRADE} AD-30",
    "bank-error-in-your-favor": f"{NO_LIMIT} AD-20 AD-R56",
    "revoke-login": "AD-R3 AD-R35 AD-R36",
    "anti-virus": VIRUS,
    "multi-virus": f"{VIRUS} {DOWN} AD-R2",
    "packet-sniffer": f"{TRAP} AD-74 AD-R88",
    "firewall": "AD-43 AD-R23 AD-R24 AD-R45",
    "logic-bomb": f"{TRAP} AD-74 {DOWN}",
    "olfactopeg": f"{NO_LIMIT} AD-R6 AD-R40",
    "2nd-phone-line": f"{UPGRADE} AD-R66 AD-R99",
    "backdoor": "AD-59 AD-R14 AD-R15",
    "copybot": "AD-69 AD-R16 AD-R17 AD-R101",
    "mocking-bird": "AD-73 AD-R11 AD-R12 AD-R88",
    "market-rumors": "AD-37 AD-R56 AD-R57",
    "wiretap": "AD-43 AD-R21 AD-R22 AD-R24",
    "route-trace": "AD-43 AD-R24 AD-R25 AD-R26 AD-R28",
    "fbi-raid": "AD-73 AD-R3 AD-R76",
    "major-release": f"AD-73 {DOWN} AD-R8",
    "sol": "AD-R4 AD-R38 AD-R90",
    "war-dialer": f"{UPGRADE} AD-R30 AD-R96",
    "listserv": "AD-20 AD-R99",
    "easy-credit": "AD-37 AD-R56 AD-R57",
    "the-nsa-is-watching-you": "AD-R3 AD-R40 AD-R45",
    "line-spike": f"{BAN} AD-R67 AD-R90",
    "beta-site": "AD-30 AD-R38 AD-R90",
    "software-patch": f"{BAN} AD-51 AD-R69",
    "trojan": f"{POTATO} AD-R33",
    "bank-run": f"{DOWN} AD-R77",
    "retro-virus": f"{VIRUS} AD-63 AD-R54",
    "backup": "AD-70 AD-R40 AD-R42 AD-R45",
    "ice": f"{UPGRADE} AD-72 AD-R52",
    "whoops-disconnect": f"{BAN} AD-R27 AD-R32",
    "no-etaxes": f"{BAN} AD-33 AD-37 AD-69",
    "digital-divide": "AD-R40 AD-R74",
    "cancelbot": "AD-71 AD-74 AD-R11 AD-R86",
    "freeware": f"{BAN} AD-20 AD-69",
    "fdic": "AD-73 AD-R40 AD-R75",
    "spam": "AD-R4 AD-R40 AD-R72",
    "flame-war": f"{BAN} AD-20 AD-R65",
    "red-tape": f"{BAN} AD-R56",
    "bug": f"{POTATO} AD-R69",
    "overdraft": f"{DOWN} AD-R3",
    "over-clock": f"{UPGRADE} AD-20 AD-R65 AD-R99",
    "direct-deposit": f"{BAN} AD-R56 AD-R90",
    "loan-default": NO_LIMIT,
    "mothers-maiden-name": AUTOMATIC,
    "fifteen-minutes": f"{BAN} AD-R67",
    "burnout": f"{BAN} AD-R3 AD-R45 AD-R67",
    "worm": f"{POTATO} AD-R56",
    "warez": AUTOMATIC,
    "free-checking": AUTOMATIC,
    "telecourse": AUTOMATIC,
    "public-library": AUTOMATIC,
    "phreaking": AUTOMATIC,
    "popular-homepage": AUTOMATIC,
}
WHOLE: Final = "AD-R40 AD-R46"

# German cards: the English one whose rules they share, or their own rules.
GERMAN: Final = {
    "de-beliebter-krieg": ENGLISH["bbs"],
    "de-gegen-virus": f"{VIRUS} {WHOLE}",
    "de-untertauchen": "AD-R9 AD-R88",
    "de-code-verschluesseln": "AD-13 AD-R78 AD-R101",
    "de-guru": "AD-R31 AD-R96",
    "de-zugriff-loeschen": f"{ENGLISH['delete-account']} AD-R84",
    "de-samurai": ENGLISH["samurai"],
    "de-satan-virus": ENGLISH["satan-virus"],
    "de-spitzen-system": ENGLISH["dads-office-computer"],
    "de-bank-irrtum-zu-deinen-gunsten": ENGLISH["bank-error-in-your-favor"],
    "de-entferne-anmeldung": f"{ENGLISH['revoke-login']} AD-R84",
    "de-anti-virus": VIRUS,
    "de-multi-virus": f"{VIRUS} {WHOLE} AD-R2",
    "de-paket-schnueffler": ENGLISH["packet-sniffer"],
    "de-firewall": "AD-43 AD-R24 AD-R31 AD-R45",
    "de-logik-bombe": f"{TRAP} AD-74 {WHOLE}",
    "de-olfactopeg": ENGLISH["olfactopeg"],
    "de-dsl": f"{UPGRADE} AD-37",
    "de-hintertuer": ENGLISH["backdoor"],
    "de-copybot": ENGLISH["copybot"],
    "de-spott-vogel": ENGLISH["mocking-bird"],
    "de-ein-guter-tag-am-markt": ENGLISH["market-rumors"],
    "de-abhoeren": ENGLISH["wiretap"],
    "de-route-verfolgen": f"{ENGLISH['route-trace']} AD-R31",
    "de-fbi": ENGLISH["fbi-raid"],
    "de-major-release": f"AD-73 {WHOLE} AD-R8",
    "de-sol": "AD-20 AD-R38 AD-R90",
    "de-kriegs-haendler": f"{UPGRADE} AD-R85",
    "de-presse-pass": "AD-R11 AD-R48",
    "de-leichter-kredit": ENGLISH["easy-credit"],
    "de-die-nsa-beobachtet-dich": ENGLISH["the-nsa-is-watching-you"],
    "de-strom-spitze": f"{ENGLISH['line-spike']} AD-R47",
    "de-beta-website": ENGLISH["beta-site"],
    "de-software-patch": f"{WHOLE} AD-R8",
    "de-trojaner": f"{POTATO} AD-R32",
    "de-bank-run": f"{WHOLE} AD-R77",
    "de-retro-virus": f"{VIRUS} AD-63 AD-R55",
    "de-backup": ENGLISH["backup"],
    "de-ice": ENGLISH["ice"],
    "de-whoops-getrennt": ENGLISH["whoops-disconnect"],
    "de-keine-esteuern": ENGLISH["no-etaxes"],
    "de-privater-service": ENGLISH["digital-divide"],
    "de-abbruch-bot": "AD-71 AD-74 AD-R49 AD-R98",
    "de-winzap": ENGLISH["freeware"],
    "de-fdic": "AD-73 AD-R46 AD-R75",
    "de-spam": "AD-R4 AD-R47 AD-R72",
    "de-net-volley-ball": f"{BAN} AD-20 AD-R47",
    "de-rotes-band": f"{BAN} AD-R32",
    "de-bug": f"{POTATO} AD-20 AD-R47",
    "de-ueberzogen": f"{WHOLE} AD-R3",
    "de-uebertaktet": f"{UPGRADE} AD-20 AD-R99",
    "de-direkte-einlage": ENGLISH["direct-deposit"],
    "de-kredit-verzug": NO_LIMIT,
    "de-mutters-geburts-name": AUTOMATIC,
    "de-fuenfzehn-minuten": f"{ENGLISH['fifteen-minutes']} AD-R47",
    "de-burnout": f"{ENGLISH['burnout']} AD-R47",
    "de-wurm": ENGLISH["worm"],
    "de-warez": AUTOMATIC,
    "de-freier-zugriff": AUTOMATIC,
    "de-telekurs": AUTOMATIC,
    "de-oeffentliche-bibliothek": AUTOMATIC,
    "de-phreaking": AUTOMATIC,
    "de-blog": AUTOMATIC,
}

CARD_RULES: Final = {**ENGLISH, **GERMAN}
