"""Days on which somebody does not play, in their own time zone."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from sneakernet.server.wire.channels import Preferences
from sneakernet.server.wire.errors import Refused

LONGEST = 31  # days away at a time
FAR = 400  # days from now


def zone_of(name: str) -> ZoneInfo:
    """A time zone; Refused if there is none of this name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("bad_setting", ref="zone") from None


def check(wanted: Preferences, now: float) -> None:
    """Refused where days away are none, or too many."""
    today = datetime.fromtimestamp(now, zone_of(wanted.zone)).date()
    for away in wanted.away:
        try:
            first, last = date.fromisoformat(away.first), date.fromisoformat(away.last)
        except ValueError:
            raise Refused("bad_setting", ref="away") from None
        if not timedelta(0) <= last - first < timedelta(LONGEST) or last - today > timedelta(FAR):
            raise Refused("bad_setting", ref="away", key="too-long-away")


class Calendar:
    """When somebody is away."""

    def __init__(self, wanted: Preferences) -> None:
        self.zone = ZoneInfo(wanted.zone)
        self.weekdays = set(wanted.weekdays)
        self.spans = [(date.fromisoformat(away.first), date.fromisoformat(away.last)) for away in wanted.away]

    @classmethod
    def of(cls, text: str) -> "Calendar | None":
        """From what is stored; None where nobody is ever away."""
        wanted = msgspec.json.decode(text, type=Preferences) if text else Preferences()
        return cls(wanted) if wanted.weekdays or wanted.away else None

    def is_away(self, day: date) -> bool:
        return day.weekday() in self.weekdays or any(first <= day <= last for first, last in self.spans)

    def away_at(self, now: float) -> bool:
        """Whether they are away at this moment."""
        return self.is_away(datetime.fromtimestamp(now, self.zone).date())

    def due(self, since: float, seconds: float) -> float:
        """When so many seconds will have passed for them, those of days away left out."""
        at, left = since, seconds
        for _ in range(2 * FAR):
            here = datetime.fromtimestamp(at, self.zone)
            midnight = datetime.combine(here.date() + timedelta(1), datetime.min.time(), self.zone)
            end = midnight.astimezone(UTC).timestamp()
            if not self.is_away(here.date()):
                if at + left <= end:
                    return at + left
                left -= end - at
            at = end
        return at + left
