"""10.28, 11.11, 11.42, 8.5.2.4. Stride: when it is possible, and its steps.

A stride skill says when and for what its card is strided; an effect may stride a card too.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import costs, hearts, two_sides
from headjudge.games.vanguard import vocabulary as v
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.moving import RESTING
from headjudge.games.vanguard.playing import circle_for_g_unit
from headjudge.kernel import links
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Frame
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.rulebook.citation import fact, rule

SKILL: Final = "StrideSkill"
STRIDE_STEP: Final = "stride step"

# 11.11, 11.42. Stride skills


@rule("11.11.1", without=())
def skills(game: Game, card: int) -> tuple[v.StrideSkill, ...]:
    """The stride skills of a card: each with a timing and a cost."""
    found: tuple[v.StrideSkill, ...] = game.state.printed[card].abilities.others.get(SKILL, ())
    return tuple([each for each in found if not each.ultimate or HAS_ULTIMATE])


# 11.42.1: an ultimate stride skill is one too
HAS_ULTIMATE: Final[bool] = fact("11.42.1", fact("11.42.2.1", True, False), without=False)


def skill_at(game: Game, card: int, timing: str) -> v.StrideSkill | None:
    """The skill by which a card can be strided at this timing."""
    for each in skills(game, card):
        if is_timed(each, timing):
            return each
    return None


@rule("11.11.2", without=True)
def is_timed(skill: v.StrideSkill, timing: str) -> bool:
    """The skill names the step in which it is used."""
    return skill.timing == timing


def candidates(game: Game, seat: int, timing: str = STRIDE_STEP) -> list[int]:
    """The cards that a player can normal stride now."""
    if SKILL not in game.special:
        return []
    printed, face = game.state.printed, game.state.face
    there = [*game.state.zones[z.g_zone_of(seat)], *c.vanguards_on(game, seat)]
    refused: dict[tuple[str, int], bool] = {}  # of equal cards one is looked at
    paid: costs.Paid = {}
    found: list[int] = []
    for card in there:
        same = (printed[card].number, face[card])
        if same not in refused:
            refused[same] = refusal(game, seat, card, timing, paid) is not None
        if not refused[same]:
            found.append(card)
    return found


def is_possible(game: Game, seat: int) -> bool:
    """What all can see of it: that cards lie face down in the G zone, or a vanguard that
    could flip over, and the vanguards' grades or the face-up G units."""
    if SKILL not in game.special:
        return False
    face = game.state.face
    g_zone = game.state.zones[z.g_zone_of(seat)]
    down = [card for card in g_zone if face[card] == FACE_DOWN]
    if down and (has_two_grade_3(game) or has_three_face_up(game, seat)):
        return True
    return bool([card for card in c.vanguards_on(game, seat) if skills(game, card)])


def refusal(
    game: Game, seat: int, card: int, timing: str = STRIDE_STEP, paid: costs.Paid | None = None
) -> str | None:
    """The rule that forbids a normal stride of this card, or None. (`paid`: whether costs of
    others that were looked at can be paid.)"""
    skill = skill_at(game, card, timing)
    if skill is None:
        return "11.11.1"
    found = unmet_condition(game, seat, card, skill.ultimate)
    if found is not None:
        return found
    cost = cost_of(game, seat, card, skill)
    if not can_pay_to_stride(game, seat, card, cost, {} if paid is None else paid):
        return "8.5.2.4"
    return "1.3.3" if is_forbidden(game, striding(game, seat, card, ("normal", "G"))) else None


def unmet_condition(game: Game, seat: int, card: int, ultimate: bool) -> str | None:
    """The condition of striding this card that is not met, or None."""
    if not can_be_strided(game, seat, card):
        return "10.28.1"
    if not ultimate:
        return None if has_two_grade_3(game) else "10.28.2.2"
    if not shares_nation(game, seat, card):
        return "10.28.2.1"
    if two_sides.has_two(game, card):
        return None if has_five_kinds(game, seat) else "10.28.2.1.2"
    return None if has_three_face_up(game, seat) else "10.28.2.1.1"


@rule("10.28.1", without=True)
def can_be_strided(game: Game, seat: int, card: int) -> bool:
    """A G unit that lies face down in one's G zone; a card with two sides from where it is
    the vanguard (11.42.2.2)."""
    state = game.state
    if two_sides.has_two(game, card):
        return state.place[card] == z.vanguard_circle(seat) and not c.is_heart(game, card)
    return state.place[card] == z.g_zone_of(seat) and state.face[card] == FACE_DOWN


# 10.28.2. Conditions


@rule("10.28.2.1", without=True)
def shares_nation(game: Game, seat: int, card: int) -> bool:
    """An ultimate stride: one's vanguard is of a nation of that card."""
    vanguard = c.vanguard_of(game, seat)
    nations = game.value(card, "nation")
    return vanguard >= 0 and bool([n for n in game.value(vanguard, "nation") if n in nations])


NEEDED_FACE_UP: Final = 3


@rule("10.28.2.1.1", without=True)
def has_three_face_up(game: Game, seat: int) -> bool:
    """An ultimate stride: three face-up cards in one's G zone."""
    face = game.state.face
    cards = game.state.zones[z.g_zone_of(seat)]
    return len([card for card in cards if face[card] != FACE_DOWN]) >= NEEDED_FACE_UP


ZEROTH_DRAGON: Final = "Zeroth Dragon"
KINDS: Final = 5


@rule("10.28.2.1.2", without=True)
def has_five_kinds(game: Game, seat: int) -> bool:
    """That of a card with two sides: five different Zeroth Dragons in one's bind zone."""
    face = game.state.face
    names = [
        game.value(card, "name")
        for card in game.state.zones[z.bind_of(seat)]
        if face[card] != FACE_DOWN and ZEROTH_DRAGON in game.value(card, "race")
    ]
    return len(set(names)) >= KINDS


GRADE: Final = 3


@rule("10.28.2.2", "8.5.2.1.1.3", without=True)
def has_two_grade_3(game: Game) -> bool:
    """Any other stride: both players' vanguards are of grade 3 or greater."""
    for seat in (0, 1):
        vanguard = c.vanguard_of(game, seat)
        if vanguard < 0 or game.value(vanguard, "grade") < GRADE:
            return False
    return True


# The cost


def cost_of(game: Game, seat: int, card: int, skill: v.StrideSkill) -> tuple[t.Effect, ...]:
    """What a normal stride costs now."""
    if costs.stride_is_free(game, seat, card) and not is_beyond_effects(skill):
        return ()
    return skill.cost


def can_pay_to_stride(
    game: Game, seat: int, card: int, cost: tuple[t.Effect, ...], paid: costs.Paid
) -> bool:
    """Whether the cost can be paid, with cards as they are while it is paid."""
    if v.Paying.__name__ not in game.special or cost in paid:
        # no text tells that time from any other, or it was found out already
        return costs.can_pay_too(Context(game, card, seat), cost, paid)
    state = game.state
    state.frames.append(Frame("perform", 0, {"paying": "stride", "seat": seat}))
    state.revision += 1
    can = costs.can_pay_too(Context(game, card, seat), cost, paid)
    state.frames.pop()
    state.revision += 1
    return can


@rule("11.42.3", without=False)
def is_beyond_effects(skill: v.StrideSkill) -> bool:
    """Effects on the cost of striding do not apply to an ultimate stride."""
    return skill.ultimate


# Normal stride


@step("8.5.2.4")
def pay_for_stride(game: Game, frame: Frame) -> None:
    """The cost is paid. Chosen before the card is on the vanguard circle: what a cost says
    of one's vanguard is meant of the one that is strided."""
    vars = frame.vars
    skill = skill_at(game, vars["card"], vars.get("timing", STRIDE_STEP))
    if skill is not None:
        vars["ultimate"] = skill.ultimate
        cost = cost_of(game, vars["seat"], vars["card"], skill)
        if cost != skill.cost:
            costs.use_up_free_stride(game, vars["seat"], vars["card"])
        costs.pay(game, cost, vars["card"], vars["seat"], "stride")


@step("11.42.2.2")
def clear_the_table(game: Game, frame: Frame) -> None:
    """A card with two sides: all one's other cards on circles, in the soul and the G zone
    are removed, and only then it flips over and strides (11.42.2.2.1)."""
    vars = frame.vars
    seat, card = vars["seat"], vars["card"]
    if not two_sides.has_two(game, card):
        return
    zones = (
        z.vanguard_circle(seat), *z.rear_guard_circles(seat), z.guardian_circle(seat),
        z.soul_of(seat), z.g_zone_of(seat),
    )  # fmt: skip
    gone = [each for zone in zones for each in game.state.zones[zone] if each != card]
    two_sides.remove_all(game, gone, card, seat)


@step("11.42.2.2.1")
def flip_before_stride(game: Game, frame: Frame) -> None:
    card = frame.vars["card"]
    if two_sides.has_two(game, card):
        game.do(Event("flip over", frame.vars["seat"], card))


@step("8.5.3.4")
def resolve_stride(game: Game, frame: Frame) -> None:
    """The G unit comes to the vanguard circle; what is there becomes its heart."""
    vars = frame.vars
    stride(game, vars["seat"], vars["card"], ("normal", "G"), ultimate=bool(vars.get("ultimate")))


NORMAL_STRIDE = Procedure(
    "normal stride", "8.5.2.4", "Normal stride",
    (pay_for_stride, clear_the_table, flip_before_stride, resolve_stride),
)  # fmt: skip


# 10.28.3. The steps of a stride


def stride(
    game: Game, seat: int, card: int, tags: tuple[str, ...], source: int = -1, by: int = -1,
    ultimate: bool = False,
) -> None:  # fmt: skip
    game.call(
        "stride", seat=seat, card=card, tags=tags, source=source, by=by, ultimate=ultimate,
        before=tuple(c.vanguards_on(game, seat)),
    )  # fmt: skip


# 10.28.5: it is neither a ride nor a call
CAUSE: Final[str] = fact("10.28.5", "stride", without="ride")


def striding(
    game: Game, seat: int, card: int, tags: tuple[str, ...], source: int = -1, by: int = -1
) -> Event:
    """The G unit is about to come to the vanguard circle, lying as the unit there does."""
    vanguard = c.vanguard_of(game, seat)
    rests = vanguard >= 0 and lies_as_strided(game, vanguard)
    return Event(
        "place", seat, card, circle_for_g_unit(seat, True), 0, source, by, CAUSE,
        tags=(*tags, RESTING) if rests else tags,
    )  # fmt: skip


@rule("10.28.3.1.1", "8.5.1.4.1", without=False)
def lies_as_strided(game: Game, vanguard: int) -> bool:
    """It stands or rests as the strided unit does; nothing else is handed on."""
    return bool(game.state.rest[vanguard])


@step("10.28.3.1")
def place_g_unit(game: Game, frame: Frame) -> None:
    """The G unit is placed on the vanguard circle as the vanguard."""
    vars = frame.vars
    game.do(striding(game, vars["seat"], vars["card"], vars["tags"], vars["source"], vars["by"]))


def has_arrived(game: Game, frame: Frame) -> bool:
    card: int = frame.vars["card"]
    return game.state.place[card] == z.vanguard_circle(frame.vars["seat"])


@step("10.28.3.2")
def become_hearts(game: Game, frame: Frame) -> None:
    """All vanguards that were there become hearts of the new one."""
    vars = frame.vars
    if has_arrived(game, frame):
        if vars["ultimate"]:
            links.link(game, c.ULTIMATE, vars["card"], vars["card"], vars["seat"])
        there = c.vanguards_on(game, vars["seat"])
        cards = [card for card in vars["before"] if card in there and card != vars["card"]]
        hearts.become_hearts(game, cards, vars["card"])


@choice("10.28.3.3")
def choose_heart(game: Game, frame: Frame) -> Decision | None:
    """Of the hearts that are no G units one lends its name and power."""
    if not has_arrived(game, frame):
        return None
    return hearts.choose_lender(game, frame.vars["card"], "10.28.3.3")


@choose_heart.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    hearts.lend(game, int(chosen[0][1]), frame.vars["card"])


STRIDE = Procedure(
    "stride", "10.28.3", "Stride",
    fact("10.28.3", (place_g_unit, become_hearts, choose_heart), without=()),
)  # fmt: skip

PROCEDURES: Final = (NORMAL_STRIDE, STRIDE)
