"""What onlookers and those who see the cards are told of attempts on controlled sectors (AD-43 to AD-46)."""

from sneakernet.core.event import HIDDEN, Event
from tests.properties.notes import Notes
from tests.properties.steps import DIFFER, LAID_OUT, LEAST, MERGE, MOVE, PILE, POOR, VARIED, Password, Step


class Attempt:
    """An attempt on a controlled sector, from its declaration on (AD-43)."""

    def __init__(self, hand: int, password: Password, needed: int, begun: int) -> None:
        self.hand = hand
        self.password = password
        self.needed = needed
        self.begun = begun  # so many steps were told before
        self.seen = False
        self.given = 0
        self.denied = False
        self.own: list[Step] = []
        self.kept: list[Step] = []
        self.returned: list[Step] = []

    def over(self) -> bool:
        """Whether all cards of the attempt have gone where they go."""
        return self.given > 0 and sum(step.n for step in self.kept + self.returned) == self.given

    def untouched(self, steps: list[Step]) -> bool:
        """Whether nothing else was told of the hand the cards came from."""
        others = [step for step in steps[self.begun :] if step not in self.own]
        return all(self.hand not in (step.place, step.to) for step in others)

    def in_short(self, different: bool) -> list[Step] | None:
        """What this says of the hand, if nothing else happened to it meanwhile; None if it cannot be said so."""
        kept, back = sum(step.n for step in self.kept), sum(step.n for step in self.returned)
        if self.seen or (different and kept > int(self.denied)):
            return None
        told, everything = self.own[0].told, self.own[0].cards
        short: list[Step] = []
        if kept:
            short.append(Step(MOVE, self.hand, everything, told, self.kept[0].to, kept))
        elif self.denied:
            short.append(Step(LEAST, self.hand, everything, f"{told}, one of them wrong"))
        if self.denied:
            short[0].of(self.password, right=False)
        judged = bool(self.returned) and self.returned[0].password is not None
        if back and (judged or different):
            short.append(Step(VARIED if different else LEAST, self.hand, everything, f"{told} and got back", n=back))
        if back and judged:
            short[-1].of(self.password, right=True)
        return short


class AttemptNotes(Notes):
    """Notes of attempts: cards really go to the controller and come back, unless that can be told in fewer steps."""

    attempt: Attempt | None = None

    def hear_handed_over(self, event: Event, mine: int) -> None:
        attempt = self.attempt
        assert attempt, event
        attempt.given += 1
        attempt.seen |= event.card != HIDDEN
        if attempt.given == 1:
            attempt.begun = len(self.steps)
        if attempt.seen or attempt.given == 1:
            self.of_attempt(attempt, Step(MOVE, mine, self.some(event), str(event), LAID_OUT), [])
        else:
            attempt.own[-1].n += 1
        if self.different and attempt.given == attempt.needed:
            self.of_attempt(attempt, Step(DIFFER, LAID_OUT, self.all, f"{event}, with different codes"), [])

    def of_attempt(self, attempt: Attempt, step: Step, among: list[Step]) -> None:
        """One more step, which is part of an attempt."""
        self.steps.append(step)
        attempt.own.append(step)
        among.append(step)

    def hear_granted(self, event: Event, mine: int) -> None:
        if self.attempt and self.attempt.given:
            for step in self.attempt.returned:
                step.of(self.attempt.password, right=True)
        else:
            self.steps.append(Step(MERGE, LAID_OUT, 0, str(event), PILE))

    def hear_denied(self, event: Event, mine: int) -> None:
        attempt = self.attempt
        assert attempt, event
        attempt.denied = True
        self.of_attempt(attempt, Step(LEAST, LAID_OUT, self.all, str(event)).of(attempt.password, right=False), [])

    def hear_failed(self, event: Event, mine: int) -> None:
        attempt = self.attempt
        if self.different and attempt and not attempt.given:  # AD-R95: the hand no longer suffices
            self.steps.append(Step(POOR, mine, self.all, str(event), n=attempt.needed))

    def hear_returned(self, event: Event, mine: int) -> None:
        attempt = self.attempt
        step = Step(MOVE, LAID_OUT, self.some(event), str(event), mine)
        if not attempt:
            self.add(step)
        elif attempt.returned and not attempt.seen:
            attempt.returned[-1].n += 1
        else:
            self.of_attempt(attempt, step, attempt.returned)
            if attempt.denied and attempt.kept:  # if the loss was called off, nobody says which were wrong (AD-R97)
                step.of(attempt.password, right=True)

    def hear_kept(self, event: Event, mine: int) -> None:
        attempt = self.attempt
        assert attempt, event
        if attempt.kept and not attempt.seen:
            attempt.kept[-1].n += 1
            return
        self.of_attempt(attempt, Step(MOVE, LAID_OUT, self.some(event), str(event), mine), attempt.kept)
        if attempt.denied:  # not by Firewall (AD-R23)
            attempt.kept[-1].of(attempt.password, right=False)

    def settle(self, attempt: Attempt) -> None:
        """An attempt is over; if it can be told in fewer steps, it is."""
        self.attempt = None
        short = attempt.in_short(self.different)
        if short is not None and attempt.untouched(self.steps):
            self.steps = [step for step in self.steps if step not in attempt.own]
            self.steps += short
