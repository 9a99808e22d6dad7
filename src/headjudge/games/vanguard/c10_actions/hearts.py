"""10.27. Becoming a heart.

A heart stays on the vanguard circle as the card it is, with the vanguard it is associated
with as its host. The name and power it lends are a lasting effect that ends with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c10_actions import deletion
from headjudge.games.vanguard.c12_misc import BOTH_NAMES
from headjudge.kernel import triggers
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice
from headjudge.kernel.game import Game
from headjudge.kernel.state import LINKED, Effect, Event, Frame
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule


@rule("10.27.1")
def heart_happens(game: Game, event: Event) -> None:
    """A card on the vanguard circle changes to the heart state; it does not change zones.
    The hearts that a G unit had are the new vanguard's too."""
    card, vanguard = event.card, event.tags[0]
    for each in (card, *u.hearts_of(game, card)):
        associate(game, each, vanguard)
    stand_face_up(game, card)
    game.values_changed()
    game.state.board += 1


@rule("10.27.2")
def stand_face_up(game: Game, card: int) -> None:
    """A heart lies face up and stands, whatever it did before."""
    game.turn_to(card, 0)
    if u.is_deleted(game, card):
        deletion.cease_to_be_deleted(game, card)
    game.flip(card, 0)


def become_hearts(game: Game, cards: list[int], vanguard: int) -> None:
    """Make these cards hearts of a vanguard; of a legion both cards become hearts (10.27.4)."""
    seat = masters.master_of_zone(game, vanguard)
    game.do(*[Event("heart", seat, card, tags=(vanguard,)) for card in cards])


# 10.27.5. The name and the power of a heart


@rule("10.27.5")
def associate(game: Game, card: int, vanguard: int) -> None:
    """A heart belongs to the new vanguard, and not to a mate."""
    game.state.host[card] = vanguard


@rule("10.27.5.1")
def lend(game: Game, heart: int, vanguard: int) -> None:
    """The vanguard gains the name of the chosen heart, and the power written on it."""
    state = game.state
    values = state.printed[heart].values
    lends = t.Continuous(
        (
            t.Change(t.It(), "name", BOTH_NAMES, values["name"]),
            t.Change(t.It(), "power", "add", values["power"]),
        )
    )
    state.host[heart] = vanguard
    game.lasting(
        Effect(
            state.next_number(),
            lends,
            heart,
            state.identity[heart],
            masters.master(game, vanguard),
            state.tick(),
            LINKED,
            (state.ref(vanguard),),
        )
    )


def lenders(game: Game, vanguard: int) -> list[int]:
    """The hearts, but for G units, of which one lends its name and power."""
    seat = masters.master_of_zone(game, vanguard)
    printed = game.state.printed
    return [card for card in u.hearts_on(game, seat) if printed[card].values["type"] != "G"]


def choose_lender(game: Game, vanguard: int, number: str) -> Decision | None:
    """The question which of them it shall be."""
    options: tuple[Option, ...] = tuple([("card", card) for card in lenders(game, vanguard)])
    seat = masters.master_of_zone(game, vanguard)
    return Decision(seat, "heart", options, number) if options else None


def lends_to(game: Game, card: int) -> int:
    """The vanguard that has the name and power of this heart; -1: none has."""
    state = game.state
    vanguard = state.host[card]
    if vanguard < 0:
        return -1
    for each in state.effects:
        if (
            each.source == card
            and each.identity == state.identity[card]
            and type(each.term) is t.Continuous
            and each.cards == (state.ref(vanguard),)
        ):
            return vanguard
    return -1


@rule("10.27.5.2")
def lender_has_left(game: Game, vanguard: int) -> None:
    """Ask which heart lends its name and power now: what the heart that left has lent went with
    it."""
    game.call("choose heart", vanguard=game.state.ref(vanguard))


@choice("10.27.5.2")
def choose_another(game: Game, frame: Frame) -> Decision | None:
    """The player chooses another heart, if the vanguard is still there."""
    vanguard = frame.vars["vanguard"]
    if not game.state.is_current(vanguard) or not u.is_vanguard(game, vanguard[0]):
        return None
    return choose_lender(game, vanguard[0], "10.27.5.2")


@choose_another.then
def lend_from_another(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen heart lends its name and power."""
    lend(game, int(chosen[0][1]), frame.vars["vanguard"][0])


CHOOSE_HEART = Procedure("choose heart", "10.27.5.2", "Another heart", (choose_another,))


# 10.27.4, 10.27.6, 10.28.4. No longer a heart


@rule("10.28.4")
def release(game: Game, card: int) -> None:
    """Before a vanguard goes, its hearts lose that state and lie as it does. If a G unit is
    among them, it is the vanguard again and the others stay hearts."""
    state = game.state
    found = u.hearts_of(game, card)
    if not found:
        return
    g_units = [each for each in found if state.printed[each].values["type"] == "G"]
    latest = max(g_units, key=state.stamp.__getitem__) if g_units else -1
    for each in found:
        state.host[each] = latest if latest != each else -1
        if state.host[each] < 0:
            state.rest[each] = state.rest[card]
            for kind in COUNTS_AS:
                triggers.hear(
                    game, Event(kind, masters.master(game, each), each, state.place[each])
                )
    game.values_changed()
    state.board += 1


# 10.27.4: a legion that comes back has not come about anew; 10.27.6: nor was it placed
COUNTS_AS: Final[tuple[str, ...]] = (
    *fact("10.27.4", (), without=("legion",)),
    *fact("10.27.6", (), without=("place",)),
)

HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {"heart": heart_happens}
PROCEDURES: Final = (CHOOSE_HEART,)
