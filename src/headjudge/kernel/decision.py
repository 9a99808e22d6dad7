"""Decisions: who is asked what, and every legal answer.

An option is a plain tuple: a verb and what it is about, `("play", 17)`,
`("zone", 4)`, `("pass",)`. The options are the only statement of what is legal.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from headjudge.kernel.errors import HeadjudgeError, IllegalAnswer

Option = tuple[str | int, ...]

PASS: Final[Option] = ("pass",)
YES: Final[Option] = ("yes",)
NO: Final[Option] = ("no",)


class Share(NamedTuple):
    """What a question is of several that belong together, asked one after the other: shares of a
    number, cards that together come to a sum, several choices for one effect.

    `group`: what they are for, by the word of the question; `step`: how many of them were settled
    before, and a question with step 0 begins a group; `left` of `total`: how much is to be given
    out yet, with this one (shares, or choices). `limit`: the property that is added up, how its
    sum is compared (`<=`, `==`, `>=`), and with what, less what was chosen so far. `divides`: a
    number is divided, so that the questions have the same options, one share each."""

    group: str
    step: int
    left: int
    total: int
    limit: tuple[str, str, int] | None = None
    divides: bool = False


class Decision:
    """One question to one player. Never changed after it is made, so forks share it."""

    __slots__ = (
        "least", "most", "options", "ordered", "prompt", "rule", "seat", "secret", "share",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: tuple[Option, ...],
        rule: str,
        least: int = 1,
        most: int = 1,
        secret: bool = False,
        ordered: bool = False,
        share: Share | None = None,
    ) -> None:
        self.seat: int = seat
        self.prompt: str = prompt
        self.options: tuple[Option, ...] = options
        self.rule: str = rule
        self.least: int = least
        self.most: int = most
        # Whether the number of options rests on what only this player may know.
        # Such a question is asked even when one answer is left: skipping it would tell.
        self.secret: bool = secret
        self.ordered: bool = ordered
        self.share: Share | None = share  # of several questions that belong together

    def of_group(self, share: Share) -> Decision:
        """A copy of this question that says which group of questions it belongs to."""
        return Decision(
            self.seat, self.prompt, self.options, self.rule, self.least, self.most, self.secret,
            self.ordered, share,
        )  # fmt: skip

    def forced(self) -> bool:
        """Whether public facts leave exactly one answer."""
        return not self.secret and (
            (self.least == self.most == len(self.options) and not self._orders())
            or self.most == 0
            or (self.least == 0 and not self.options)
        )

    def check(self) -> None:
        """Raise an error if the question has no answer."""
        if not 0 <= self.least <= min(self.most, len(self.options)):
            raise HeadjudgeError(f"{self} has no answer", field="decision", rule=self.rule)

    def chosen(self, picks: tuple[Any, ...]) -> tuple[Option, ...]:
        """The options with these numbers; an `IllegalAnswer` if they are no answer to this, or no
        numbers."""
        options = self.options
        count = len(options)
        if len(picks) == 1 and self.least <= 1 <= self.most:
            pick = picks[0]
            if type(pick) is int and 0 <= pick < count:
                return (options[pick],)
        for pick in picks:
            if type(pick) is not int or not 0 <= pick < count:
                raise IllegalAnswer(
                    f"option {pick!r} is not one of 0..{count - 1}",
                    field="answer",
                    rule=self.rule,
                    key="no such option",
                )
        if len(set(picks)) != len(picks):
            raise IllegalAnswer(
                "an option is chosen twice", field="answer", rule=self.rule, key="chosen twice"
            )
        if not self.least <= len(picks) <= self.most:
            raise IllegalAnswer(
                f"choose {self.least} to {self.most} options, not {len(picks)}",
                field="answer",
                rule=self.rule,
                key="wrong number",
                least=self.least,
                most=self.most,
                given=len(picks),
            )
        if not self.ordered:
            picks = tuple(sorted(picks))
        return tuple([options[pick] for pick in picks])

    def _orders(self) -> bool:
        """Whether the order of the chosen options is part of the answer."""
        return self.ordered and len(self.options) > 1

    def __repr__(self) -> str:
        return (
            f"Decision(seat={self.seat}, {self.prompt!r}, {self.least}-{self.most} of "
            f"{self.options}, rule={self.rule!r})"
        )


def may(seat: int, prompt: str, rule: str, secret: bool = False) -> Decision:
    """A question that is answered with yes or no."""
    return Decision(seat, prompt, (YES, NO), rule, secret=secret)
