"""The 63 cards of the German edition in the order of their numbers: reprints, and what differs or is new."""

from typing import Final

from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cards import actions, instants, lasting
from sneakernet.games.access_denied.rules.cards.card import A, B, C, Card, D, E, F, access, oper, pack_of, root
from sneakernet.games.access_denied.rules.names import (
    BANKING,
    GOVERNMENT,
    MICRONOPOLY,
    NEWSMEDIA,
    TELECOMM,
    UNIVERSITIES,
)
from sneakernet.games.access_denied.rules.passwords import (
    a_new_password,
    i_discard_the_old_password,
    i_set_the_new_password,
)
from sneakernet.games.access_denied.rules.words_access import (
    i_am_immune_to_it,
    keep_all_cards,
    stop_it_and_they,
    the_marker_goes,
    the_turn_ends,
    try_to_rise,
    unless_immune,
)
from sneakernet.games.access_denied.rules.words_aims import (
    a_sector_i_access,
    a_sector_i_operate,
    a_sector_where_i_may_try_to_rise,
    a_user_marker_where_i_am_root,
    another_player,
    any_player,
    any_upgrade,
    one_with_only_user_in,
    the_controller_of_government,
)
from sneakernet.games.access_denied.rules.words_answers import (
    a_card_requiring_a_sector_i_operate,
    a_card_that_costs_me_actions,
    a_virus_near_me,
    an_attempt_on_my_sector_even_bare,
    my_draw_step,
)
from sneakernet.games.access_denied.rules.words_hands import (
    discards_down_to,
    gives_half,
    loses_at_random,
    take_the_upgrade,
)
from sneakernet.games.access_denied.rules.words_spam import all_may_give, lose_an_action_per_gift
from sneakernet.games.access_denied.rules.words_turns import (
    all_with_access,
    draw_base_becomes,
    each,
    limit_lowered_by,
    next_turn,
    one_action_only,
    others_infected,
    others_with_access,
    they,
    void_my_losses,
)

discards_the_hand = discards_down_to(0)
loses_three_at_random = loses_at_random(3)

GEGEN_VIRUS = Card(
    "de-gegen-virus",
    A,
    "at_card",
    "fights_viruses",
    answers=a_virus_near_me,
    does=(stop_it_and_they(discards_the_hand),),
)
CODE_VERSCHLUESSELN = Card(
    "de-code-verschluesseln",
    A,
    "rekeys",
    at=a_new_password,
    does=(i_discard_the_old_password, i_set_the_new_password),
)
GURU = Card("de-guru", A, "is_attempt", at=a_sector_where_i_may_try_to_rise, does=(try_to_rise,))
SATAN_VIRUS = Card("de-satan-virus", A, "traps", "viruses", "mutes", at=a_sector_i_operate, does=lasting.at_the_sector)
ENTFERNE_ANMELDUNG = Card("de-entferne-anmeldung", B, at=a_user_marker_where_i_am_root, does=(the_marker_goes,))
MULTI_VIRUS = Card(
    "de-multi-virus", B, "viruses", at=a_sector_i_access, does=(each(others_infected, discards_the_hand),)
)
FIREWALL = Card("de-firewall", B, "at_attempt", answers=an_attempt_on_my_sector_even_bare, does=(keep_all_cards,))
LOGIK_BOMBE = Card(
    "de-logik-bombe",
    B,
    "traps",
    "on_key",
    at=a_sector_i_access,
    does=lasting.at_the_sector,
    springs=(discards_the_hand,),
)
DSL = Card("de-dsl", C, "upgrades", "draws_one", needs=access(TELECOMM, password=C), does=lasting.in_front)
FBI = Card("de-fbi", C, needs=root(GOVERNMENT), at=any_upgrade, does=(take_the_upgrade,))
MAJOR_RELEASE = Card(
    "de-major-release",
    C,
    needs=root(MICRONOPOLY),
    does=(each(others_with_access(MICRONOPOLY), discards_the_hand),),
)
SOL = Card(
    "de-sol",
    C,
    "costs_actions",
    needs=oper(TELECOMM),
    at=one_with_only_user_in(TELECOMM),
    does=(they(one_action_only),),
)
KRIEGS_HAENDLER = Card(
    "de-kriegs-haendler", D, "upgrades", "tries_twice", needs=access(UNIVERSITIES, password=D), does=lasting.in_front
)
PRESSE_PASS = Card(
    "de-presse-pass",
    D,
    "at_action_loss",
    needs=oper(NEWSMEDIA),
    answers=a_card_that_costs_me_actions,
    does=(i_am_immune_to_it, void_my_losses),
)
LEICHTER_KREDIT = Card(
    "de-leichter-kredit", D, "draw_step", needs=oper(BANKING), answers=my_draw_step, does=(draw_base_becomes(3),)
)
BETA_WEBSITE = Card(
    "de-beta-website",
    D,
    needs=oper(MICRONOPOLY),
    at=one_with_only_user_in(MICRONOPOLY),
    does=(they(limit_lowered_by(1)),),
)
SOFTWARE_PATCH = Card(
    "de-software-patch",
    D,
    needs=oper(MICRONOPOLY),
    does=(each(others_with_access(MICRONOPOLY), loses_three_at_random),),
)
TROJANER = Card("de-trojaner", D, "burdens", "forbids_attempts")
BANK_RUN = Card("de-bank-run", D, needs=oper(NEWSMEDIA), does=(each(all_with_access(BANKING), loses_three_at_random),))
RETRO_VIRUS = Card(
    "de-retro-virus",
    D,
    "traps",
    "viruses",
    "on_attempt",
    at=a_sector_i_access,
    does=lasting.at_the_sector,
    springs=(unless_immune(discards_the_hand),),
)
ICE = Card(
    "de-ice",
    E,
    "upgrades",
    "wards_viruses",
    "wards_retro",
    needs=access(GOVERNMENT, password=E),
    does=lasting.in_front,
)
ABBRUCH_BOT = Card(
    "de-abbruch-bot",
    E,
    "at_card",
    "cancels_keys",
    answers=a_card_requiring_a_sector_i_operate,
    does=(stop_it_and_they(the_turn_ends),),
)
FDIC = Card("de-fdic", E, needs=root(BANKING), at=the_controller_of_government, does=(they(gives_half),))
SPAM = Card("de-spam", E, "costs_actions", at=any_player, does=(all_may_give, lose_an_action_per_gift))
ROTES_BAND = Card(
    "de-rotes-band", E, needs=access(GOVERNMENT), at=another_player, does=(they(next_turn(names.NO_ATTEMPTS)),)
)
BUG = Card("de-bug", E, "burdens", "slows")
UEBERZOGEN = Card("de-ueberzogen", E, needs=access(BANKING), at=another_player, does=(they(loses_three_at_random),))
UEBERTAKTET = Card(
    "de-uebertaktet", F, "upgrades", "extra_action", needs=access(MICRONOPOLY, password=F), does=lasting.in_front
)

GERMAN: Final = pack_of(
    64,
    [
        lasting.BBS.reprinted("de-beliebter-krieg"),
        GEGEN_VIRUS,
        actions.DUMPSTER_DIVING.reprinted("de-untertauchen"),
        CODE_VERSCHLUESSELN,
        GURU,
        actions.DELETE_ACCOUNT.reprinted("de-zugriff-loeschen"),
        actions.SAMURAI.reprinted("de-samurai"),
        SATAN_VIRUS,
        lasting.DADS_OFFICE_COMPUTER.reprinted("de-spitzen-system"),
        actions.BANK_ERROR.reprinted("de-bank-irrtum-zu-deinen-gunsten"),
        ENTFERNE_ANMELDUNG,
        instants.ANTI_VIRUS.reprinted("de-anti-virus"),
        MULTI_VIRUS,
        lasting.PACKET_SNIFFER.reprinted("de-paket-schnueffler"),
        FIREWALL,
        LOGIK_BOMBE,
        actions.OLFACTOPEG.reprinted("de-olfactopeg"),
        DSL,
        instants.BACKDOOR.reprinted("de-hintertuer"),
        instants.COPYBOT.reprinted("de-copybot"),
        instants.MOCKING_BIRD.reprinted("de-spott-vogel"),
        instants.MARKET_RUMORS.reprinted("de-ein-guter-tag-am-markt"),
        instants.WIRETAP.reprinted("de-abhoeren"),
        instants.ROUTE_TRACE.reprinted("de-route-verfolgen"),
        FBI,
        MAJOR_RELEASE,
        SOL,
        KRIEGS_HAENDLER,
        PRESSE_PASS,
        LEICHTER_KREDIT,
        actions.NSA.reprinted("de-die-nsa-beobachtet-dich"),
        actions.LINE_SPIKE.reprinted("de-strom-spitze"),
        BETA_WEBSITE,
        SOFTWARE_PATCH,
        TROJANER,
        BANK_RUN,
        RETRO_VIRUS,
        instants.BACKUP.reprinted("de-backup"),
        ICE,
        actions.WHOOPS_DISCONNECT.reprinted("de-whoops-getrennt"),
        instants.NO_ETAXES.reprinted("de-keine-esteuern"),
        actions.DIGITAL_DIVIDE.reprinted("de-privater-service"),
        ABBRUCH_BOT,
        instants.FREEWARE.reprinted("de-winzap"),
        FDIC,
        SPAM,
        actions.FLAME_WAR.reprinted("de-net-volley-ball"),
        ROTES_BAND,
        BUG,
        UEBERZOGEN,
        UEBERTAKTET,
        actions.DIRECT_DEPOSIT.reprinted("de-direkte-einlage"),
        actions.LOAN_DEFAULT.reprinted("de-kredit-verzug"),
        actions.MOTHERS_MAIDEN_NAME.reprinted("de-mutters-geburts-name"),
        actions.FIFTEEN_MINUTES.reprinted("de-fuenfzehn-minuten"),
        actions.BURNOUT.reprinted("de-burnout"),
        lasting.WORM.reprinted("de-wurm"),
        actions.WAREZ.reprinted("de-warez"),
        actions.FREE_CHECKING.reprinted("de-freier-zugriff"),
        actions.TELECOURSE.reprinted("de-telekurs"),
        actions.PUBLIC_LIBRARY.reprinted("de-oeffentliche-bibliothek"),
        actions.PHREAKING.reprinted("de-phreaking"),
        actions.POPULAR_HOMEPAGE.reprinted("de-blog"),
    ],
)
