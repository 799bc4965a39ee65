"""The fourteen instants: playable without an action, also in other players' turns."""

from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cards.card import A, B, C, Card, D, E, access, oper
from sneakernet.games.access_denied.rules.names import BANKING, GOVERNMENT, MICRONOPOLY, NEWSMEDIA, TELECOMM
from sneakernet.games.access_denied.rules.words_access import (
    i_am_immune_to_it,
    keep_one_card,
    listen_in,
    shows_me_a_code,
    stop_it,
    stop_it_and_they,
    take_the_top_card,
    trace_it,
)
from sneakernet.games.access_denied.rules.words_answers import (
    a_card_requiring_a_sector_i_access,
    a_root_only_card,
    a_virus_near_me,
    an_attempt_on_my_sector,
    an_attempt_where_i_am_oper,
    any_time,
    any_time_with_a_pile,
    any_virus,
    before_an_attempt,
    my_draw_step,
    my_loss,
    with_a_key_card,
)
from sneakernet.games.access_denied.rules.words_hands import discards_down_to
from sneakernet.games.access_denied.rules.words_turns import (
    all_with_access,
    draw_base_becomes,
    draw_more,
    each,
    everybody,
    next_turn,
)

COUNTER_VIRUS = Card(
    "counter-virus",
    A,
    "at_card",
    "fights_viruses",
    answers=a_virus_near_me,
    does=(stop_it_and_they(discards_down_to(3)),),
)
ANTI_VIRUS = Card("anti-virus", B, "at_card", "fights_viruses", answers=any_virus, does=(i_am_immune_to_it,))
FIREWALL = Card("firewall", B, "at_attempt", answers=an_attempt_on_my_sector, does=(keep_one_card,))
BACKDOOR = Card("backdoor", C, "waivers", answers=with_a_key_card)
COPYBOT = Card("copybot", C, "anytime", answers=any_time_with_a_pile, does=(take_the_top_card,))
MOCKING_BIRD = Card(
    "mocking-bird",
    C,
    "at_card",
    "blocks_root",
    needs=access(TELECOMM),
    answers=a_root_only_card,
    does=(stop_it_and_they(shows_me_a_code),),
)
MARKET_RUMORS = Card(
    "market-rumors", C, "draw_step", needs=oper(NEWSMEDIA), answers=my_draw_step, does=(draw_base_becomes(6),)
)
WIRETAP = Card("wiretap", C, "before_attempt", needs=oper(GOVERNMENT), answers=before_an_attempt, does=(listen_in,))
ROUTE_TRACE = Card("route-trace", C, "at_attempt", answers=an_attempt_where_i_am_oper, does=(trace_it,))
EASY_CREDIT = Card("easy-credit", D, "draw_step", needs=access(BANKING), answers=my_draw_step, does=(draw_more(3),))
BACKUP = Card("backup", D, "at_loss", answers=my_loss)
NO_ETAXES = Card(
    "no-etaxes",
    E,
    "anytime",
    needs=access(NEWSMEDIA),
    answers=any_time,
    does=(each(everybody, next_turn(names.ETAXES, 1)),),
)
CANCELBOT = Card("cancelbot", E, "at_card", "cancels_keys", answers=a_card_requiring_a_sector_i_access, does=(stop_it,))
FREEWARE = Card(
    "freeware",
    E,
    "anytime",
    needs=access(MICRONOPOLY),
    answers=any_time,
    does=(each(all_with_access(MICRONOPOLY), next_turn(names.MORE_ACTIONS, 1)),),
)
