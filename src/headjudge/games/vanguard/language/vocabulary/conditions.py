"""Words for what is so."""

from __future__ import annotations

from dataclasses import field

from headjudge.language.terms import YOU, Condition, Filter, Whose


class On(Condition):
    """The card of this text is on such a circle (3.1.1.3)."""

    kinds: tuple[str, ...]


class Once(Condition):
    """The ability is used once a turn (12.5.1.1). It says nothing by itself: once played,
    the ability cannot be used for the rest of the turn."""


class Enabled(Condition):
    """The condition that a keyword in front of an ability stands for (11.6, 11.12 ...)."""

    keyword: str
    number: int | None = None
    numbers: tuple[int, ...] = ()  # of Wave: in these battles
    or_more: bool = False  # and all later ones
    of: str = field(default="", compare=False)  # cont, auto or act: filled in on compiling

    @property
    def READS(self) -> tuple[str, ...]:  # noqa: N802 (named like READS of other terms)
        return ("grade",) if self.keyword == "Ritual" else ()  # 11.18.1


class Label(Condition):
    """A word in front of an ability that other texts can refer to; it says nothing itself."""

    word: str
    number: int | None = None


class During(Condition):
    """It is this phase or step, of that player's turn: `main phase`, `guard step` ..."""

    period: str
    whose: Whose = YOU


class BattleAgainst(Condition):
    """A vanguard, or a rear-guard, is attacked in this battle (7.1.2.2)."""

    kind: str


class AttackHit(Condition):
    """The attack of this battle hit, or did not."""

    hit: bool


class Paying(Condition):
    """The master is paying this cost just now: `stride`, `G guardian`."""

    what: str


class PaidFor(Condition):
    """The event that set this off was done to pay this cost (`stride`, `G guardian`), of such a
    card."""

    what: str
    filters: tuple[Filter, ...] = ()


class Became(Condition):
    """The event that set this off is that a unit came to be in this state."""

    state: str
