"""Refused: a command that cannot be carried out, with the name of the reason. Nothing has changed."""

from typing import Final

from sneakernet.core.complaint import Complaint
from sneakernet.server.wire.messages import Code

STATUS: Final[dict[str, int]] = {
    "bad_message": 400, "unauthorized": 401, "forbidden": 403, "not_found": 404, "not_started": 409,
    "not_your_turn": 409, "illegal_choice": 409, "stale": 409, "conflict": 409, "game_over": 409, "seat_taken": 409,
    "cannot_undo": 409, "closed": 409, "too_large": 413, "bad_name": 422, "bad_text": 422, "bad_setting": 422,
    "rate_limited": 429, "retry_later": 503, "storage_unavailable": 503,
}  # fmt: skip


class Refused(Exception):
    """A command was refused. `key` names a sentence of its own; `text` is one that is ready."""

    def __init__(
        self,
        code: Code,
        detail: str | Complaint = "",
        ref: str = "",
        rule: str = "",
        key: str = "",
        text: str = "",
        wait: int = 0,
    ) -> None:
        super().__init__(f"{code} {detail}")
        self.code: Code = code
        self.detail = detail
        self.ref = ref
        self.rule = rule
        self.key = key
        self.text = text
        self.wait = wait
