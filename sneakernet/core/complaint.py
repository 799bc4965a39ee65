"""Complaint: what somebody wrote cannot be. No prose: the name of a sentence, and what fills its blanks."""

from sneakernet.core.choice import Refusal

Told = str | int | tuple[str, ...] | Refusal


class Complaint(ValueError):
    """A fault in what came from outside. `line` or `field`, if told, is where it is; `say` puts it into words."""

    def __init__(self, key: str, /, **told: Told) -> None:
        super().__init__(key)
        self.key = key
        self.told = told

    def __str__(self) -> str:
        return " ".join([self.key, *[f"{name}={value!r}" for name, value in self.told.items()]])
