"""10.7, 10.8. One-shot effects; continuous effects, and the order in which they are applied."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla import c03_players, c09_tokens
from headjudge.games.godzilla.c05_terms.searching import stop_revealing
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel import layers
from headjudge.kernel.cards import Card
from headjudge.kernel.changes import Active, Patch, Settled
from headjudge.kernel.flow import Procedure, Step, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import lasting, perform, picking
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import holds, objects
from headjudge.rulebook.citation import fact, rule

# 10.7. One-shot effects

perform_effect: Step = step("10.7.1", game="godzilla")(perform.perform)

perform_effect.then(perform.performed)

PERFORM = Procedure("perform", "10.7", "Carry out an effect", (perform_effect, stop_revealing))


def is_asked_condition_met(context: Context, frame: Frame, term: t.If) -> bool:
    """Whether the condition of an instruction is met. If the next instruction asks about the
    same card again, that card is remembered: what is done now may be done to others."""
    condition = term.condition
    rest = frame.vars["todo"]
    if isinstance(condition, t.Is) and rest and isinstance(rest[0], t.If):
        again = rest[0].condition
        if isinstance(again, t.Is) and again.object == t.It(v.ASKED):
            frame.vars[v.ASKED] = objects(context, condition.object)
    return holds(context, condition)


# 10.8.1. The order of continuous effects


@rule("10.8.1.1")
def base(printed: Card, name: str) -> Any:
    """The printed value of a card, from which changes begin."""
    return printed.values[name]


# 10.8.1. The order in which they are applied
LAYERS: Final[tuple[str, ...]] = fact(
    "10.8.1", ("10.8.1.2", "10.8.1.3", "10.8.1.4", "10.8.1.5"), without=()
)

ABILITIES: Final[str] = fact("10.8.1.2", "10.8.1.2", without="no layer")
OTHER_THAN_NUMBERS: Final[str] = fact("10.8.1.3", "10.8.1.3", without="10.8.1.5")
RAGE: Final[str] = fact("10.8.1.4", "10.8.1.4", without="10.8.1.5")
NUMBERS: Final[str] = fact("10.8.1.5", "10.8.1.5", without="10.8.1.3")

INFORMATION: Final[dict[Any, str]] = {
    "abilities": ABILITIES,
    "type": OTHER_THAN_NUMBERS,
    "name": OTHER_THAN_NUMBERS,
    "colors": OTHER_THAN_NUMBERS,
    "traits": OTHER_THAN_NUMBERS,
    "rank": NUMBERS,
    "threat": NUMBERS,
    "counter_power": NUMBERS,
    "invasion": NUMBERS,
    # to say what a printed X is changes no number: it gives one
    ("threat", "set"): OTHER_THAN_NUMBERS,
    ("counter_power", "set"): OTHER_THAN_NUMBERS,
}

RAGE_CHANGES: Final = t.Continuous(
    (
        t.Change(
            v.Monster(t.YOU),
            "threat",
            "add",
            t.Times(c03_players.RAGE_THREAT, t.PlayerNumber("rage", t.YOU)),
        ),
    )
)


def rule_changes(game: Game) -> list[Active]:
    """What rage does to the threat levels of invading monsters (3.4.5), as changes like any
    other."""
    found: list[Active] = []
    for seat in (0, 1):
        if c03_players.rage_of(game, seat):
            card = c03_players.monster_of(game, seat)
            if card >= 0:
                found.append(Active(RAGE_CHANGES, card, seat, LATEST, layer=RAGE))
    return found


LATEST: Final = 1 << 60


def footprint(game: Game, change: Active) -> list[Patch]:
    """What a change would do just now. The trait of tokens stays as it is (9.1.5.2)."""
    patches = lasting.footprint(game, change)
    return c09_tokens.keep_traits(game, patches) if "traits" in change.term.writes else patches


@rule("10.8.1.6")
def depends(game: Game, layer: str, change: Active, other: Active, settled: Settled) -> bool:
    """Whether an effect waits for another, which would change what it applies to, or how."""
    return layers.depends(game, layer, change, other, settled)


@rule("10.8.1.7")
def age(change: Active) -> int:
    """When an effect arose: effects that do not depend on each other are applied in that order."""
    return change.stamp


@rule("10.8.1.7.1")
def time_placed(game: Game, card: int, term: Any) -> int:
    """When the effects of a card's continuous abilities arose: when it was placed where it is."""
    return game.state.stamp[card]


@rule("10.8.1.7.2")
def time_played(game: Game) -> int:
    """When the effects of any other ability arose: when it was played."""
    return game.state.tick()


# 10.8.2, 10.8.3. The cards that they are about


@rule("10.8.2")
def laid_on(context: Context, what: t.Object) -> tuple[Ref, ...] | None:
    """The cards that the effect of a played ability stays with: those there are, but for
    cards that moved since it was played, unless it speaks of just these (4.1.4.1)."""
    found = picking.acting(context, what)
    played = context.memory.get("played")
    if played is None or isinstance(what, t.Self | t.It | t.EventCard):
        return found
    return tuple([ref for ref in found if ref[1] <= played])


@rule("10.8.3")
def applies_to(context: Context, what: t.Object) -> tuple[Ref, ...]:
    """The cards that a continuous ability changes: looked for each time, so that a card
    is changed the moment it arrives."""
    return objects(context, what)


@rule("10.8.3.1")
def with_effects_applied(event: Event) -> int:
    """A card that arrives is seen as the object it is there, changed by whatever changes it."""
    return event.became


PROCEDURES: Final = (PERFORM,)
