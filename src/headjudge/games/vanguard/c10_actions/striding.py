"""10.28. Stride: its conditions, and its steps.

Normal stride is in 8.5.2.4, stride skills are 11.11 and 11.42.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import c12_misc
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c08_abilities import playing
from headjudge.games.vanguard.c10_actions import hearts, moving
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel import links
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means
from headjudge.rulebook.citation import fact, rule

ULTIMATE: Final = t.Link("ultimate")  # of a G unit that was ultimately strided, on itself


# 10.28.1, 10.28.2. Conditions


def unmet_condition(game: Game, seat: int, card: int, ultimate: bool) -> str | None:
    """The condition of striding this card that is not met, or None."""
    if not can_be_strided(game, seat, card):
        return "10.28.1"
    if not ultimate:
        return None if has_two_grade_3(game) else "10.28.2.2"
    if not shares_nation(game, seat, card):
        return "10.28.2.1"
    if c12_misc.has_two(game, card):
        return None if has_five_kinds(game, seat) else "10.28.2.1.2"
    return None if has_three_face_up(game, seat) else "10.28.2.1.1"


@rule("10.28.1")
def can_be_strided(game: Game, seat: int, card: int) -> bool:
    """A G unit that lies face down in one's G zone; a card with two sides from where it is
    the vanguard (11.42.2.2)."""
    state = game.state
    if c12_misc.has_two(game, card):
        return state.place[card] == z.vanguard_circle(seat) and not u.is_heart(game, card)
    return state.place[card] == z.g_zone_of(seat) and state.face[card] == FACE_DOWN


@rule("10.28.2.1")
def shares_nation(game: Game, seat: int, card: int) -> bool:
    """An ultimate stride: one's vanguard is of a nation of that card."""
    vanguard = u.vanguard_of(game, seat)
    nations = game.value(card, "nation")
    return vanguard >= 0 and bool([n for n in game.value(vanguard, "nation") if n in nations])


NEEDED_FACE_UP: Final = 3


@rule("10.28.2.1.1")
def has_three_face_up(game: Game, seat: int) -> bool:
    """An ultimate stride: three face-up cards in one's G zone."""
    face = game.state.face
    cards = game.state.zones[z.g_zone_of(seat)]
    return len([card for card in cards if face[card] != FACE_DOWN]) >= NEEDED_FACE_UP


ZEROTH_DRAGON: Final = "Zeroth Dragon"
KINDS_OF_ZEROTH_DRAGONS: Final = 5


@rule("10.28.2.1.2")
def has_five_kinds(game: Game, seat: int) -> bool:
    """Whether five different Zeroth Dragons are in one's bind zone, as an ultimate stride of a
    card with two sides asks for."""
    face = game.state.face
    names = [
        game.value(card, "name")
        for card in game.state.zones[z.bind_of(seat)]
        if face[card] != FACE_DOWN and ZEROTH_DRAGON in game.value(card, "race")
    ]
    return len(set(names)) >= KINDS_OF_ZEROTH_DRAGONS


GRADE: Final = 3


@rule("10.28.2.2", "8.5.2.1.1.3")
def has_two_grade_3(game: Game) -> bool:
    """Any other stride: both players' vanguards are of grade 3 or greater."""
    for seat in (0, 1):
        vanguard = u.vanguard_of(game, seat)
        if vanguard < 0 or game.value(vanguard, "grade") < GRADE:
            return False
    return True


# 10.28.3. The steps of a stride


def start_stride(
    game: Game, seat: int, card: int, tags: tuple[str, ...], source: int = -1, by: int = -1,
    ultimate: bool = False,
) -> None:  # fmt: skip
    """A G unit strides."""
    game.call(
        "stride", seat=seat, card=card, tags=tags, source=source, by=by, ultimate=ultimate,
        before=tuple(u.vanguards_on(game, seat)),
    )  # fmt: skip


@means(ACT, v.Stride)
def do_stride(context: Context, frame: Frame, term: v.Stride, cards: tuple[Ref, ...]) -> None:
    """Stride the first of these cards, if the conditions hold."""
    game = context.game
    for card, _identity in cards[:1]:
        if unmet_condition(game, context.seat, card, False) is None:
            start_stride(game, context.seat, card, ("superior", "G"), context.source, context.seat)


@step("10.28.3.1")
@rule("10.28.3")
def place_g_unit(game: Game, frame: Frame) -> None:
    """The G unit is placed on the vanguard circle as the vanguard."""
    vars = frame.vars
    game.do(
        placing_by_stride(
            game, vars["seat"], vars["card"], vars["tags"], vars["source"], vars["by"]
        )
    )


def placing_by_stride(
    game: Game, seat: int, card: int, tags: tuple[str, ...], source: int = -1, by: int = -1
) -> Event:
    """The G unit is about to come to the vanguard circle, lying as the unit there does."""
    vanguard = u.vanguard_of(game, seat)
    rests = vanguard >= 0 and lies_as_strided(game, vanguard)
    return Event(
        "place", seat, card, playing.circle_for_g_unit(seat, True), 0, source, by, CAUSE,
        tags=(*tags, moving.RESTING) if rests else tags,
    )  # fmt: skip


@rule("10.28.3.1.1", "8.5.1.4.1")
def lies_as_strided(game: Game, vanguard: int) -> bool:
    """Whether the G unit comes resting: it lies as the strided unit does."""
    return bool(game.state.rest[vanguard])


@step("10.28.3.2")
def become_hearts(game: Game, frame: Frame) -> None:
    """All vanguards that were there become hearts of the new one."""
    vars = frame.vars
    if has_arrived(game, frame):
        if vars["ultimate"]:
            links.link(game, ULTIMATE, vars["card"], vars["card"], vars["seat"])
        there = u.vanguards_on(game, vars["seat"])
        cards = [card for card in vars["before"] if card in there and card != vars["card"]]
        hearts.become_hearts(game, cards, vars["card"])


def has_arrived(game: Game, frame: Frame) -> bool:
    """Whether the G unit is on the vanguard circle."""
    card: int = frame.vars["card"]
    return game.state.place[card] == z.vanguard_circle(frame.vars["seat"])


@choice("10.28.3.3")
def choose_heart(game: Game, frame: Frame) -> Decision | None:
    """The player chooses the heart, none of them a G unit, that lends its name and power."""
    if not has_arrived(game, frame):
        return None
    return hearts.choose_lender(game, frame.vars["card"], "10.28.3.3")


@choose_heart.then
def lend_chosen_heart(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen heart lends its name and power."""
    hearts.lend(game, int(chosen[0][1]), frame.vars["card"])


STRIDE = Procedure(
    "stride", "10.28.3", "Stride",
    (place_g_unit, become_hearts, choose_heart),
)  # fmt: skip


# 10.28.5, 10.28.6. What striding is not, and the end of an ultimate stride

# 10.28.5: it is neither a ride nor a call
CAUSE: Final[str] = fact("10.28.5", "stride", without="ride")


@rule("10.28.6")
def remove_g_zone(game: Game, seat: int) -> None:
    """When a G unit that was ultimately strided has returned, its whole G zone is removed."""
    for card in game.state.zones[z.g_zone_of(seat)]:
        game.put(card, z.removal_of(game.state.owner[card]))


PROCEDURES: Final = (STRIDE,)
