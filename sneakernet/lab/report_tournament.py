"""Report: who is how strong, in sentences, plots and numbers."""

from collections.abc import Sequence

from sneakernet.core.registry import find
from sneakernet.lab import plots
from sneakernet.lab.match import Match, source_of
from sneakernet.lab.page import Picture, Section, page
from sneakernet.lab.stats import Share
from sneakernet.lab.tournament import (
    Standings,
    notes,
    pair_head,
    pair_name,
    pair_rows,
    rating_head,
    rating_rows,
    strongest,
)
from sneakernet.lab.wording import about_tournament
from sneakernet.say import Speech


def tournament_page(speech: Speech, standings: Standings, matches: Sequence[Match], command: str) -> str:
    """Who is how strong, then pair by pair on what that rests."""
    title = speech.say("lab-tournament-title", game=find(matches[0].game).rules.title)
    intro = [about_tournament(speech, matches), speech.say("lab-tournament-intro")]
    return page(
        speech, title, intro, [ratings(speech, standings), pairings(speech, standings)], command, source_of(matches)
    )


def ratings(speech: Speech, standings: Standings) -> Section:
    """How far each bot is from the average of all."""
    rated = [Share(*rating) for rating in standings.ratings.values()]
    first = strongest(speech, standings)
    drawn = plots.shares(list(standings.ratings), rated, 0.0, speech.say("lab-axis-rating"), False)
    return Section(
        speech.say("lab-ratings"),
        [first],
        notes(speech, standings),
        [Picture(drawn, first)],
        rating_head(speech),
        rating_rows(speech, standings),
    )


def pairings(speech: Speech, standings: Standings) -> Section:
    """What each bot wins beside each other."""
    title = speech.say("lab-pairings")
    names = [pair_name(pair) for pair in standings.pairings]
    shares = [pair.share for pair in standings.pairings]
    label = speech.say("lab-axis-share")
    drawn = plots.shares(names, shares, standings.pairings[0].fair, label)
    note = speech.say("lab-note-pairings")
    return Section(title, [], [note], [Picture(drawn, title)], pair_head(speech), pair_rows(speech, standings))
