"""14-8. Continuous abilities, and what a card may be treated as.

What a card may be treated as (14-8c), its controller decides when something refers to it.
Whoever plays or resolves something that speaks of such a property, and for whom it makes a
difference, waits for that decision. Where values are worked out otherwise nobody can be asked:
there the card has both properties (see DEVIATIONS.md).
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import values
from headjudge.kernel.changes import Active, Patch
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import choice
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import all_hold, holds, select
from headjudge.language.terms.abilities import reads
from headjudge.rulebook.citation import rule

# 14-8a. Conditions


@rule("14-8a-1")
def works(context: Context, conditions: tuple[t.Condition, ...]) -> bool:
    """Whether an ability does something: the conditions under which it is active are met."""
    return all_hold(context, conditions)


# 14-8c. What a card may be treated as

MAY_TREAT: Final = "may treat"  # the operation of such a change; a feature: some card has one
TREATS: Final = "treats"  # in a frame: how such properties are treated while it is carried out
# The card whose text it is, the property, and what it may be treated as
Treatment = tuple[int, str, Any]


def treatments(game: Game) -> list[tuple[Treatment, int]]:
    """What may be treated as something else just now, and who decides."""
    return [
        ((change.source, each.property, each.operand), change.seat)
        for change in values.active_changes(game)
        for each in getattr(change.term, "changes", ())
        if each.operation == MAY_TREAT
    ]


def decided(game: Game) -> tuple[tuple[Treatment, bool], ...]:
    """What has been decided for all that is under way, the latest first."""
    found: list[tuple[Treatment, bool]] = []
    for frame in reversed(game.state.frames):
        found.extend(frame.vars.get(TREATS, ()))
    return tuple(found)


def as_decided(game: Game, change: Active, patches: list[Patch]) -> list[Patch]:
    """What a change does to cards: what they are treated as, they are and nothing else; where
    nobody has decided, they are both."""
    found: list[Patch] = []
    for card, name, operation, operand in patches:
        if operation != MAY_TREAT:
            found.append((card, name, operation, operand))
            continue
        answers = [yes for key, yes in decided(game) if key == (change.source, name, operand)]
        if not answers or answers[0]:
            found.append((card, name, "set" if answers else "gain", operand))
    return found


# -- deciding


def undecided(game: Game, frame: Frame) -> tuple[Treatment, int] | None:
    """The next that makes a difference for what is played or resolved, and who decides it."""
    if not frame.vars["do"]:
        return None
    settled = [key for key, _yes in frame.vars.get(TREATS, ())]
    for key, seat in treatments(game):
        if key not in settled and makes_a_difference(game, frame, key):
            return key, seat
    return None


def makes_a_difference(game: Game, frame: Frame, key: Treatment) -> bool:
    """Whether the cards that are meant, or what is so, are others if it is decided otherwise."""
    spoken_of = [each for each in t.walk(looked_at(frame)) if key[1] in reads(each)]
    if not spoken_of:
        return False
    found: list[list[Any]] = []
    for yes in (True, False):
        trial = game.fork()
        decide(trial, trial.state.frames[-1], key, yes)
        found.append(as_it_would_be(trial, trial.state.frames[-1], spoken_of))
    return found[0] != found[1]


def looked_at(frame: Frame) -> tuple[t.Term, ...]:
    """The terms that are looked at: on playing those that choose targets, on resolving all."""
    do: tuple[t.Term, ...] = frame.vars["do"]
    if frame.procedure != "play":
        return do
    return tuple([each for each in t.walk(do) if isinstance(each, v.Target)])


def as_it_would_be(game: Game, frame: Frame, spoken_of: list[t.Term]) -> list[Any]:
    """The cards that each of these terms means, or whether it holds."""
    vars = frame.vars
    memory: dict[str, Any] = {**vars["kept"], **{name: refs for name, refs, _s in vars["targets"]}}
    context = Context(game, vars["card"], vars["seat"], vars["identity"], vars["event"], memory)
    found: list[Any] = []
    for each in spoken_of:
        if isinstance(each, t.Cards):
            found.append(select(context, each))
        elif isinstance(each, t.Condition):
            found.append(holds(context, each))
    return found


def decide(game: Game, frame: Frame, key: Treatment, yes: bool) -> None:
    """For what is being carried out, a card is treated as something else, or not."""
    frame.vars[TREATS] = (*frame.vars.get(TREATS, ()), (key, yes))
    game.values_changed()


def end_treatment(game: Game, frame: Frame) -> None:
    """Forget what was decided of how cards are treated for something that is over."""
    if frame.vars.pop(TREATS, None) is not None:
        game.values_changed()


@choice("14-8c")
def decide_treatment(game: Game, frame: Frame) -> Decision | None:
    """Ask a controller whether something is treated as what it may be treated as."""
    found = undecided(game, frame) if MAY_TREAT in game.survey.features else None
    if found is None:
        return None
    (card, _property, _value), seat = found
    return Decision(seat, "treat", (("treat", card), ("treat not", card)), "14-8c")


@decide_treatment.then
def treat(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The decision is kept, and whatever else makes a difference is decided."""
    found = undecided(game, frame)
    if found is not None:
        decide(game, frame, found[0], chosen[0][0] == "treat")
        frame.again()
