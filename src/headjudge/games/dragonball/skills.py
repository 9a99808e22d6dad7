"""8-1, 8-5. Skills: which can be activated, activating and resolving them.

An [Activate] skill is a term `Activate`; [Auto] skills (`autos.py`) are resolved by the same
procedure when they are pending, [Counter] skills in `counter_timing.py`.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import costs, counter_timing, energy_costs, keywords
from headjudge.games.dragonball import vocabulary as v
from headjudge.games.dragonball.keywords_conditions import (
    OVER_REALM,
    is_used_up,
    use,
    works,
)
from headjudge.games.dragonball.moving import to_drop
from headjudge.games.dragonball.overview import in_order
from headjudge.games.dragonball.text_over_rules import awakens_earlier
from headjudge.kernel import values
from headjudge.kernel.decision import NO, YES, Decision
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import doing, feasible
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.rulebook.citation import fact, rule

MAIN: Final = "main"
BATTLE: Final = "battle"


class Timing:
    """When skills are activated: `name` is what such a skill says; whether [Awaken] and
    [Wish] can be activated then too, and whether counter timings come with it."""

    __slots__ = ("awakens", "counters", "name")

    def __init__(self, name: str, awakens: bool, counters: bool) -> None:
        self.name: str = name
        self.awakens: bool = awakens
        self.counters: bool = counters


IN_MAIN_PHASE: Final = Timing(
    MAIN, fact("6-3-1-2-2-2", True, without=False), fact("6-3-1-2-2-1", True, without=False)
)
IN_OFFENCE: Final = Timing(
    BATTLE, fact("7-2-1-2-3-2", True, without=False), fact("7-2-1-2-3-1", True, without=False)
)
IN_DEFENSE: Final = Timing(
    BATTLE, fact("7-3-1-2-3-2", True, without=False), fact("7-3-1-2-3-1", True, without=False)
)
# 10-2-1, 10-28-1: keywords that are [Activate] skills for both timings
AWAKENING: Final = (
    fact("10-2-1", "Awaken", without="nothing"),
    fact("10-28-1", "Wish", without="nothing"),
)


@rule("8-1-3", without=True)
def is_time_for(term: v.Activate, timing: Timing) -> bool:
    """A skill is activated at the free timing that it names."""
    if term.timing != ANY:
        return term.timing == timing.name
    return timing.awakens and term.keyword in AWAKENING


ANY: Final = "any"

# -- which skills can be activated ------------------------------------------------------


AREAS: Final = (a.LEADER, a.BATTLE, a.COMBO, a.HAND, a.DROP, a.WARP)


def usable(game: Game, seat: int, timing: Timing) -> list[tuple[int, int]]:
    """The [Activate] skills a player can activate now: cards, and which of their skills. They
    are in play, in the hand, or where a text says that it works."""
    if "Activate" not in game.special:
        return []
    state = game.state
    altered = values.altered_abilities(game)
    printed, host = state.printed, state.host
    found: list[tuple[int, int]] = []
    for area in AREAS:
        for card in state.zones[seat * a.SIZE + area]:
            own = game.abilities(card) if altered else printed[card].abilities
            if "Activate" in own.others and host[card] < 0:
                for at, term in enumerate(own.others["Activate"]):
                    if (
                        is_time_for(term, timing)
                        and (not term.where or a.LAYOUT.kind[area] in term.where)
                        and refusal(game, seat, card, at, timing) is None
                    ):
                        found.append((card, at))
    return found


def refusal(game: Game, seat: int, card: int, at: int, timing: Timing) -> str | None:
    """The rule that forbids activating a skill now, or None."""
    terms = game.abilities(card).others.get("Activate", ())
    place = game.state.place[card]
    if at >= len(terms) or a.master_of_activate(game, card) != seat:
        return "4-3-3"
    term = terms[at]
    if not is_time_for(term, timing):
        return "8-1-3"
    if not works_there(game, card, term, a.LAYOUT.kind[place]):
        return "2-12-2"
    if is_used_up(game, game.state.ref(card), term):
        return "10-11-5"
    context = Context(game, card, seat)
    if not works(context, term.while_) and not awakens_earlier(context, term):
        return "8-3-3"
    energy = energy_for(game, card)
    if not (energy or term.cost):
        if not is_just_declared():
            return "8-1-3-1-1"
    elif not costs.can_pay(context, term.cost, energy):
        return "8-4-2-2"
    event = Event("activate", seat, card, cause=term.keyword or "Activate")
    return "1-3-3" if is_forbidden(game, event) else None


@rule("8-1-3-1-1", without=False)
def is_just_declared() -> bool:
    """What costs nothing is activated by saying so."""
    return True


def works_there(game: Game, card: int, term: v.Activate, kind: str) -> bool:
    """Whether a skill can be activated in an area of this kind: where it says so itself, and
    else in play; 8-1-3-1-2: that of an Extra Card in the hand."""
    if term.where:
        return kind in term.where
    if kind == "hand":
        return works_in_hand(game, card)
    return kind in (ABSORBS_IN if term.keyword == "Union-Absorb" else IN_PLAY)


IN_PLAY: Final = ("leader", "battle")
# 10-13-5-2: [Union-Absorb] in the battle area
ABSORBS_IN: Final[tuple[str, ...]] = fact("10-13-5-2", ("battle",), without=("leader",))


@rule("8-1-3-1-2", without=False)
def works_in_hand(game: Game, card: int) -> bool:
    """Skills of Extra Cards are activated in the hand by paying the card's energy cost;
    10-3-2: other skills of a Field card only where it lies in the battle area."""
    return game.value(card, "type") == "extra" and not is_field(game, card)


@rule("10-3-2", without=False)
def is_field(game: Game, card: int) -> bool:
    return keywords.has(game, card, "Field")


def is_extra_in_hand(game: Game, card: int) -> bool:
    state = game.state
    in_hand = state.place[card] % a.SIZE == a.HAND
    return in_hand and bool(state.printed[card].values["type"] == "extra")


def energy_for(game: Game, card: int) -> tuple[energy_costs.Demand, ...]:
    """The energy that activating a skill of this card takes besides its skill cost."""
    return energy_costs.energy_cost(game, card) if is_extra_in_hand(game, card) else ()


def activate(game: Game, seat: int, card: int, at: int, timing: Timing) -> None:
    """The player activates a skill of a card."""
    term = game.abilities(card).others["Activate"][at]
    extra = is_extra_in_hand(game, card) and term.keyword != "Field"
    energy = energy_for(game, card)
    begin(game, seat, term, game.state.ref(card), None, energy, extra, timing.counters)


# -- 8-5-2. Activating and resolving ----------------------------------------------------


@rule("8-5-1")
def begin(
    game: Game,
    seat: int,
    term: v.Activate | t.Auto,
    ref: Ref,
    event: Event | None,
    energy: tuple[energy_costs.Demand, ...] = (),
    extra: bool = False,
    counters: bool = True,
) -> None:
    """A skill is activated and then resolved; only [Permanent] skills never are."""
    game.call(
        "skill", seat=seat, card=ref[0], identity=ref[1], term=term, event=event, energy=energy,
        extra=extra, counters=counters,
    )  # fmt: skip


@step("8-5-2-1")
def name_skill(game: Game, frame: Frame) -> None:
    """The skill that is activated; a card in a hand is revealed."""
    vars = frame.vars
    card = vars["card"]
    if game.state.place[card] % a.SIZE == a.HAND and game.state.is_current(
        (card, vars["identity"])
    ):
        game.reveal((card,), everyone(game.state))
    if game.log is not None:
        game.note("skill", vars["seat"], card, ability=game.ability_then(card, vars["term"]))


@step("8-5-2-2")
def pay_skill_cost(game: Game, frame: Frame) -> None:
    """Its skill cost is paid, all of it."""
    vars = frame.vars
    term = vars["term"]
    use(game, (vars["card"], vars["identity"]), term)
    if isinstance(term, v.Activate) and term.keyword in OVER_REALM:
        game.mark((OVER_REALM[0], vars["seat"]))
    if term.cost:
        costs.pay(game, term.cost, vars["card"], vars["seat"])


@step("8-5-2-2-1")
def pay_card_cost(game: Game, frame: Frame) -> None:
    """For the skill of an Extra Card in the hand the card's energy cost is paid."""
    vars = frame.vars
    if vars["energy"]:
        energy_costs.pay_for_extra_card(game, vars["seat"], vars["card"], vars["energy"])


@step("8-5-2-3")
def is_activated(game: Game, frame: Frame) -> None:
    """The skill is activated."""
    vars = frame.vars
    if "activate" in game.heard:
        kind = "Auto" if isinstance(vars["term"], t.Auto) else "Activate"
        cause = keywords.name_of(vars["term"]) or kind
        game.do(Event("activate", vars["seat"], vars["card"], cause=cause))


@step("8-5-2-4")
def counter_before(game: Game, frame: Frame) -> None:
    """A counter timing occurs."""
    vars = frame.vars
    if vars["counters"]:
        counter_timing.before_skill(game, vars["seat"], vars["term"])


@step("8-5-2-5-1")
def drop_extra_card(game: Game, frame: Frame) -> None:
    """An Extra Card whose skill was activated is placed in the drop area, but for one that
    its [Field] places elsewhere (10-3-1)."""
    vars = frame.vars
    card = vars["card"]
    if vars["extra"] and game.state.is_current((card, vars["identity"])):
        game.do(to_drop(game, card, "skill"))


@step("8-5-2-5-1")
def resolve_in_hand(game: Game, frame: Frame) -> None:
    """Then its effect is carried out,"""
    if frame.vars["extra"]:
        resolve(game, frame)


@step("8-5-2-5-2")
def resolve_in_play(game: Game, frame: Frame) -> None:
    """as is that of any other skill."""
    if not frame.vars["extra"]:
        resolve(game, frame)


@rule("8-5-2-5")
def resolve(game: Game, frame: Frame) -> None:
    """What the skill says is carried out."""
    vars = frame.vars
    card = vars["card"]
    identity = game.state.identity[card] if vars["extra"] else vars["identity"]
    kept = {name: vars[name] for name in costs.KEPT if name in vars}
    doing.start(
        game, in_order(vars["term"].do), card, identity, vars["seat"], vars["event"],
        skill=vars["term"], **kept,
    )  # fmt: skip


@step("8-5-2-6")
def counter_after(game: Game, frame: Frame) -> None:
    """A counter timing occurs."""
    vars = frame.vars
    if vars["counters"]:
        counter_timing.after_skill(game, vars["seat"], vars["term"], vars.get("played", ()))


SKILL = Procedure(
    "skill", "8-5-2", "Activate a skill",
    (
        name_skill, pay_skill_cost, pay_card_cost, is_activated, counter_before, drop_extra_card,
        resolve_in_hand, resolve_in_play, counter_after,
    ),
)  # fmt: skip


# -- 8-5-3. Choices ---------------------------------------------------------------------


@rule("8-5-3", without=0)
def targets(number: int) -> int:
    """So many are chosen as the text says, when it is resolved."""
    return number


@rule("8-5-3-1", "8-5-3-3", without=0)
def obliged(number: int) -> int:
    """All of them, as far as there are so many: one cannot choose to choose fewer."""
    return number


# Of "up to" so many one may choose none.
FEWEST_OF_UP_TO: Final[int] = fact("8-5-3-2", 0, without=1)
# If none can be chosen, what the effect would do to them is ignored.
NONE_IS_NOTHING: Final[bool] = fact("8-5-3-4", True, without=False)
# Of hidden cards nobody can be held to own that such a card is there.
NO_GUARANTEE: Final[bool] = fact("8-5-3-5", True, without=False)


def asks(seat: int, can: bool, secret: bool) -> Decision | None:
    """Whether to do it is chosen when the effect gets there."""
    return Decision(seat, "may", (YES, NO) if can else (NO,), "8-5-3", secret=secret)


def can_choose(context: Context, effects: tuple[t.Effect, ...]) -> bool:
    """What cannot be done wholly cannot be chosen to be done."""
    return feasible.can_do_all(context, effects)


@rule("10-27-1", without=0)
def options(wanted: int, listed: int) -> int:
    """So many of the effects that a skill lists are chosen."""
    return min(wanted, listed)


# 10-27-3: and in which order, is chosen too
OPTIONS_IN_ORDER: Final[bool] = fact("10-27-3", True, without=False)


def choosable(context: Context, cards: list[int]) -> list[int]:
    """The cards that an effect may choose: 10-16 not those that keep it off, and not the
    card that is just being activated in a hand."""
    cards = costs.choosable(context, cards)
    if ignores_barrier(context):
        return cards
    return [card for card in cards if can_be_chosen(context, card)]


def ignores_barrier(context: Context) -> bool:
    """1-3-1. Whether the text that is being carried out chooses in spite of [Barrier]."""
    todo: tuple[t.Effect, ...] = context.memory.get("todo", ())
    if not todo or not isinstance(todo[0], t.Action) or not isinstance(todo[0].what, t.Pick):
        return False
    return v.IgnoringBarrier in [type(each) for each in todo[0].what.cards.filters]


@rule("10-16-1", without=True)
def can_be_chosen(context: Context, card: int) -> bool:
    """A card with [Barrier] is not chosen by skills of the other player."""
    game = context.game
    place = game.state.place[card]
    if place % a.SIZE > a.BATTLE or a.LAYOUT.seat[place] == context.seat:
        return True
    return not keywords.has(game, card, "Barrier")


PROCEDURES: Final = (SKILL,)
