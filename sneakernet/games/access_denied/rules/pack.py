"""Pack and Edition: 63 cards gathered by trait, and what one edition is made of. Rules ask them, never a name."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.games.access_denied.rules.cells import CARDS

NOTHING: Final = -1


@final
class Pack:
    """The cards of one edition. A set of cards is one integer; a list has one entry per card."""

    # Kinds
    instants: i64 = 0
    upgrades: i64 = 0
    traps: i64 = 0  # sector cards
    burdens: i64 = 0  # hot potatoes
    by_action: i64 = 0  # played in step 2 with an action: all but instants and hot potatoes
    keys: i64 = 0
    root_only: i64 = 0
    viruses: i64 = 0
    costs_actions: i64 = 0  # takes actions from somebody's next turn
    rekeys: i64 = 0  # the cards set aside for it become a password
    lifts: i64 = 0  # takes up a sector card that was laid
    is_attempt: i64 = 0  # playing it is an attempt without cards
    # When an instant may be played
    anytime: i64 = 0
    before_attempt: i64 = 0
    at_attempt: i64 = 0
    at_card: i64 = 0  # aimed at an announced card
    cancels_keys: i64 = 0
    blocks_root: i64 = 0
    fights_viruses: i64 = 0
    draw_step: i64 = 0
    waivers: i64 = 0
    at_loss: i64 = 0
    at_action_loss: i64 = 0
    # What an upgrade gives
    draws_one: i64 = 0
    roomy: i64 = 0
    free_play: i64 = 0
    dials: i64 = 0
    tries_twice: i64 = 0
    wards_viruses: i64 = 0
    wards_retro: i64 = 0
    extra_action: i64 = 0
    burns_out: i64 = 0
    # What a hot potato does
    skips_attempt_step: i64 = 0
    forbids_attempts: i64 = 0
    dulls: i64 = 0
    slows: i64 = 0
    dries: i64 = 0
    # What a sector card waits for
    mutes: i64 = 0
    on_key: i64 = 0
    on_rise: i64 = 0
    on_attempt: i64 = 0

    def __init__(self, offset: int) -> None:
        self.offset: i64 = offset  # the number of the first card's name at the border
        self.names: list[str] = []
        self.codes: Final = vec[i64]([0] * CARDS)
        self.of_code: Final = vec[i64]([0] * 6)
        # Requires (AD-59): sector, level and password code, or nothing.
        self.need_sector: Final = vec[i64]([NOTHING] * CARDS)
        self.need_level: Final = vec[i64]([0] * CARDS)
        self.need_code: Final = vec[i64]([NOTHING] * CARDS)
        # Its aim; the op of what it does, and of what it does when it springs beside a sector.
        self.aim: Final = vec[i64]([NOTHING] * CARDS)
        self.moment: Final = vec[i64]([NOTHING] * CARDS)  # when an instant may be played
        self.does: Final = vec[i64]([NOTHING] * CARDS)
        self.springs: Final = vec[i64]([NOTHING] * CARDS)
        self.answered_by: Final = vec[i64]([0] * CARDS)  # instants that may be aimed at this card

    def distinct(self, cards: i64) -> i64:
        """How many different codes these cards show."""
        found: i64 = 0
        for code in range(i64(6)):
            if cards & self.of_code[code]:
                found += 1
        return found

    def codes_of(self, cards: i64) -> i64:
        """The codes that these cards show, as a set."""
        found: i64 = 0
        for code in range(i64(6)):
            if cards & self.of_code[code]:
                found |= BIT[code]
        return found


@final
class Edition:
    """One edition: numbers, cards and policies."""

    def __init__(
        self,
        name: str,
        pack: Pack,
        seats: tuple[int, ...],
        *,
        actions: tuple[int, int],
        hand_limit: tuple[int, int],
        draws: tuple[int, int],
        sole_root: bool,
        banking_draws: tuple[int, int],
        skip_holds_at_most: int,
        telecomm: tuple[bool, bool],
        different_codes: bool,
        burdens_shown: bool,
        all_count_above_goal: int,
    ) -> None:
        self.name = name
        self.pack = pack
        self.seats = seats
        self.actions: i64 = actions[0]  # AD-19: so many
        self.actions_per_root: i64 = actions[1]  # and so many for each sector with Root
        self.hand_limit: i64 = hand_limit[0]  # AD-29
        self.limit_per_access: i64 = hand_limit[1]
        self.draws: i64 = draws[0]  # AD-36
        self.draws_per_oper: i64 = draws[1]
        self.sole_root = sole_root  # AD-50: only the sole Root has the bonus
        self.banking_free_draws: i64 = banking_draws[0]  # AD-52: the base, whatever the limit
        self.banking_extra_draws: i64 = banking_draws[1]  # AD-52: more, within the limit
        self.skip_holds_at_most: i64 = skip_holds_at_most  # AD-55: 0: six cards are drawn, whatever the hand
        self.telecomm_sells_action = telecomm[0]  # AD-56
        self.telecomm_shields_actions = telecomm[1]
        self.different_codes = different_codes  # AD-42
        self.burdens_shown = burdens_shown  # AD-64
        self.all_count_above_goal = all_count_above_goal  # AD-77: 0 stands for the number of players
