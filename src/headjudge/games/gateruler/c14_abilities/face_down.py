"""14-19. Face-down units."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import moving
from headjudge.games.gateruler.c13_damage import unit_damage
from headjudge.games.gateruler.c14_abilities import ongoing
from headjudge.games.gateruler.c15_terms import placing
from headjudge.games.gateruler.c15_terms.putting import to_graveyard
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import links, values
from headjudge.kernel.changes import Active
from headjudge.kernel.flow import step
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means
from headjudge.rulebook.citation import rule


@means(ACT, v.PutFaceDown)
@rule("14-19a", "14-19d")
def do_put_face_down(
    context: Context, frame: Frame, term: v.PutFaceDown, cards: tuple[Ref, ...]
) -> None:
    """Cards come into play as face-down units with the information that the effect dictates."""
    tags = ("special", moving.DOWN, v.Dictated(term.values))
    placing.place_cards(context, cards, placing.of_own_zones(term.zones), "special", tags)


@rule("14-19c")
def dictate(game: Game, event: Event) -> None:
    """A face-down unit has the information that the effect says which puts it there."""
    for tag in event.tags:
        if isinstance(tag, v.Dictated):
            links.link(game, tag, event.card, event.card, event.seat)


@rule("14-19c")
def dictated(game: Game) -> list[Active]:
    """The information of face-down units."""
    state = game.state
    return [
        Active(as_change(each.term.values), each.source, each.seat, each.stamp, each.cards,
               layer=ongoing.BASE)
        for each in links.links(game, "dictated")
        if is_face_down(state.face[each.source])
    ]  # fmt: skip


def came_face_down(game: Game, card: int) -> bool:
    """Whether a unit was put into play face down, and be it that it is face up by now."""
    return card in [each.source for each in links.links(game, "dictated")]


@rule("14-19e")
def is_face_down(face: int) -> bool:
    """Turned up, a card has its own information at once."""
    return face == FACE_DOWN


# What nobody dictates to a face-down unit it has not (1-5g).
UNSAID: Final[dict[str, Any]] = {
    "name": (), "faction": (), "attributes": (), "level": 0, "atk": 0, "hp": 0, "stk": 0,
}  # fmt: skip


@lru_cache(256)
def as_change(dictated: tuple[tuple[str, Any], ...]) -> t.Continuous:
    """A face-down unit has these values and no ability."""
    values_ = {**UNSAID, **dict(dictated)}
    changes = [t.Change(t.Self(), name, "set", value) for name, value in values_.items()]
    return t.Continuous((*changes, t.Change(t.Self(), "abilities", "lose-all")))


@step("14-19e-1")
def put_open_cards_away(game: Game, frame: Frame) -> None:
    """A card in play that lies open as a unit and is none goes to its owner's graveyard."""
    if unit_damage.NONE_DESTROYED in values.value_cache(game):
        return
    wrong = no_units(game)
    if wrong:
        game.do(*[to_graveyard(game, card, "rule") for card in wrong])


def no_units(game: Game) -> list[int]:
    """The cards that lie open as units and are none."""
    face = game.state.face
    return [
        card
        for seat in (0, 1)
        for card in u.units(game, seat)
        if face[card] != FACE_DOWN and game.value(card, "type") != "unit"
    ]
