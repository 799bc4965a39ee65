"""The 36 action cards: played in the own step 2 with an action."""

from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cards.card import A, B, C, Card, D, E, F, access, oper, root
from sneakernet.games.access_denied.rules.names import (
    BANKING,
    GOVERNMENT,
    MICRONOPOLY,
    NEWSMEDIA,
    TELECOMM,
    UNIVERSITIES,
)
from sneakernet.games.access_denied.rules.words_access import (
    i_see_a_code,
    lift_the_sector_card,
    my_level_rises,
    the_marker_goes,
)
from sneakernet.games.access_denied.rules.words_aims import (
    a_password_without_me,
    a_sector_card,
    a_sector_i_access,
    a_sector_where_i_am_user,
    a_sector_without_me,
    a_user_marker_where_i_am_oper,
    a_user_or_oper_marker,
    an_upgrade_of_another,
    another_player,
    another_player_and_a_gift,
    any_player,
    one_with_only_user_in,
    the_controller_of_government,
    the_owner_of_an_extra_action,
    this_sector,
    two_others,
)
from sneakernet.games.access_denied.rules.words_hands import (
    discards_down_to,
    divide_a_hand,
    exchange_a_gift,
    gives_all_but,
    look_and_take_one,
    loses_the_extra_action,
    robbed_of_one,
    take_the_upgrade,
)
from sneakernet.games.access_denied.rules.words_spam import (
    all_may_draw_to_their_limit,
    all_may_give,
    discard_to_the_limit_at_random,
)
from sneakernet.games.access_denied.rules.words_turns import (
    all_others,
    all_with_access,
    each,
    i_gain_actions,
    i_ignore_the_limit,
    i_may_draw,
    limit_lowered_by,
    next_turn,
    others_infected,
    others_with_access,
    they,
    upgrades_off,
)

no_actions = next_turn(names.NO_ACTIONS)
discards_to_three = discards_down_to(3)

DUMPSTER_DIVING = Card("dumpster-diving", A, at=a_password_without_me, does=(i_see_a_code,))
SAMURAI = Card("samurai", A, "lifts", at=a_sector_card, does=(lift_the_sector_card,))
USENET = Card("usenet", A, at=another_player_and_a_gift, does=(exchange_a_gift,))
GURU = Card("guru", A, at=a_sector_where_i_am_user, does=(my_level_rises,))
DELETE_ACCOUNT = Card("delete-account", A, at=a_user_or_oper_marker, does=(the_marker_goes,))
BANK_ERROR = Card(
    "bank-error-in-your-favor",
    B,
    needs=oper(BANKING),
    does=(i_may_draw(3), i_gain_actions(1), i_ignore_the_limit),
)
REVOKE_LOGIN = Card("revoke-login", B, at=a_user_marker_where_i_am_oper, does=(the_marker_goes,))
MULTI_VIRUS = Card("multi-virus", B, "viruses", at=a_sector_i_access, does=(each(others_infected, discards_to_three),))
OLFACTOPEG = Card("olfactopeg", B, needs=oper(UNIVERSITIES), does=(each(all_others, robbed_of_one), i_ignore_the_limit))
FBI_RAID = Card("fbi-raid", C, needs=root(GOVERNMENT), at=an_upgrade_of_another, does=(take_the_upgrade,))
MAJOR_RELEASE = Card(
    "major-release",
    C,
    needs=root(MICRONOPOLY),
    does=(each(others_with_access(MICRONOPOLY), discards_to_three),),
)
SOL = Card("sol", C, needs=oper(TELECOMM), at=one_with_only_user_in(TELECOMM), does=(they(upgrades_off),))
LISTSERV = Card("listserv", D, needs=oper(NEWSMEDIA), does=(i_gain_actions(2),))
NSA = Card("the-nsa-is-watching-you", D, needs=oper(GOVERNMENT), at=another_player, does=(look_and_take_one,))
LINE_SPIKE = Card(
    "line-spike", D, "costs_actions", needs=oper(TELECOMM), at=one_with_only_user_in(TELECOMM), does=(they(no_actions),)
)
BETA_SITE = Card(
    "beta-site",
    D,
    needs=oper(MICRONOPOLY),
    at=one_with_only_user_in(MICRONOPOLY),
    does=(they(limit_lowered_by(2)),),
)
SOFTWARE_PATCH = Card(
    "software-patch",
    D,
    needs=oper(MICRONOPOLY),
    does=(each(others_with_access(MICRONOPOLY), next_turn(names.NO_BENEFITS)),),
)
BANK_RUN = Card("bank-run", D, needs=oper(NEWSMEDIA), does=(each(all_with_access(BANKING), discards_to_three),))
WHOOPS_DISCONNECT = Card(
    "whoops-disconnect", E, needs=access(TELECOMM), at=another_player, does=(they(next_turn(names.NO_ATTEMPTS)),)
)
DIGITAL_DIVIDE = Card("digital-divide", E, needs=oper(GOVERNMENT), at=two_others, does=(divide_a_hand,))
FDIC = Card("fdic", E, needs=root(BANKING), at=the_controller_of_government, does=(they(gives_all_but(3)),))
SPAM = Card(
    "spam",
    E,
    at=any_player,
    does=(all_may_give, all_may_draw_to_their_limit, they(discard_to_the_limit_at_random)),
)
FLAME_WAR = Card(
    "flame-war",
    E,
    "costs_actions",
    needs=access(UNIVERSITIES),
    does=(each(all_others, next_turn(names.FEWER_ACTIONS, 1)),),
)
RED_TAPE = Card("red-tape", E, needs=access(GOVERNMENT), at=another_player, does=(they(next_turn(names.NO_DRAW_STEP)),))
OVERDRAFT = Card("overdraft", E, needs=access(BANKING), at=another_player, does=(they(discards_to_three),))
DIRECT_DEPOSIT = Card(
    "direct-deposit",
    F,
    needs=oper(BANKING),
    at=one_with_only_user_in(BANKING),
    does=(they(next_turn(names.NO_DRAWING)),),
)
LOAN_DEFAULT = Card("loan-default", F, needs=oper(UNIVERSITIES), does=(i_ignore_the_limit,))
MOTHERS_MAIDEN_NAME = Card("mothers-maiden-name", F, at=a_sector_without_me, does=(my_level_rises,))
FIFTEEN_MINUTES = Card(
    "fifteen-minutes", F, "costs_actions", needs=access(NEWSMEDIA), at=another_player, does=(they(no_actions),)
)
BURNOUT = Card(
    "burnout",
    F,
    "costs_actions",
    at=the_owner_of_an_extra_action,
    does=(they(loses_the_extra_action), they(no_actions)),
)
WAREZ = Card("warez", F, at=this_sector(MICRONOPOLY), does=(my_level_rises,))
FREE_CHECKING = Card("free-checking", F, at=this_sector(BANKING), does=(my_level_rises,))
TELECOURSE = Card("telecourse", F, at=this_sector(UNIVERSITIES), does=(my_level_rises,))
PUBLIC_LIBRARY = Card("public-library", F, at=this_sector(GOVERNMENT), does=(my_level_rises,))
PHREAKING = Card("phreaking", F, at=this_sector(TELECOMM), does=(my_level_rises,))
POPULAR_HOMEPAGE = Card("popular-homepage", F, at=this_sector(NEWSMEDIA), does=(my_level_rises,))
