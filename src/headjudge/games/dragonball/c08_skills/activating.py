"""8-1-3-1, 8-5-1, 8-5-2. Which skills can be activated, activating and resolving them.

An [Activate] skill is a term `Activate`; [Auto] skills (8-6) are resolved by the same
procedure when they are pending; [Counter] skills have one of their own (10-10).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from headjudge.games.dragonball.c01_outline import in_order
from headjudge.games.dragonball.c02_cards import energy_costs
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas.moving import to_drop
from headjudge.games.dragonball.c04_basics import counter_timing, masters
from headjudge.games.dragonball.c08_skills import costs
from headjudge.games.dragonball.c08_skills.timings import is_time_for
from headjudge.games.dragonball.c08_skills.validity import works
from headjudge.games.dragonball.c10_keywords import bundles
from headjudge.games.dragonball.c10_keywords.awakening import awakens_earlier
from headjudge.games.dragonball.c10_keywords.evolving import EVOLVING
from headjudge.games.dragonball.c10_keywords.playing_cards import has_field
from headjudge.games.dragonball.c10_keywords.unions import ABSORBS_IN
from headjudge.games.dragonball.c10_keywords.usage import OVER_REALM, is_used_up, use
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel import values
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import holds, means
from headjudge.rulebook.citation import rule

# 8-1-3-1. Which skills can be activated

AREAS: Final = (a.LEADER, a.BATTLE, a.COMBO, a.HAND, a.DROP, a.WARP)


def usable(game: Game, seat: int, timing: str) -> list[tuple[int, int]]:
    """The [Activate] skills a player can activate now: cards, and which of their skills. They
    are in play, in the hand, or where a text says that it works."""
    if "Activate" not in game.survey.features:
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


def refusal(game: Game, seat: int, card: int, at: int, timing: str) -> str | None:
    """The rule that forbids activating a skill now, or None."""
    terms = game.abilities(card).others.get("Activate", ())
    place = game.state.place[card]
    if at >= len(terms) or masters.master_of_activate(game, card) != seat:
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
        return refusal_of_conditions(context, term)
    energy = energy_for(game, card)
    if not (energy or term.cost):
        if not is_just_declared():
            return "8-1-3-1-1"
    elif not costs.can_pay(context, term.cost, energy):
        return refusal_of_cost(context, term, energy)
    event = Event("activate", seat, card, cause=term.keyword or "Activate")
    return "1-3-3" if is_forbidden(game, event) else None


# What keeps a skill from being valid, or activated, where a rule of its own says so: a condition,
# how often its keyword may be activated in a turn, the cards that it must be able to choose, and
# what else the keyword asks for.
OF_CONDITIONS: Final[dict[type, str]] = {v.Bond: "10-23-1", v.Sparking: "10-29-1"}
OF_LIMITS: Final = {"Over Realm": "10-15-5", "Dark Over Realm": "10-25-4"}
OF_CARDS_CHOSEN: Final = {
    **dict.fromkeys(EVOLVING, "10-5-1"), "Union-Fusion": "10-13-3-1", "Union-Potara": "10-13-4-1",
}  # fmt: skip
OF_KEYWORDS: Final = {"Over Realm": "10-15-1", "Dark Over Realm": "10-25-1"}


def refusal_of_conditions(context: Context, term: v.Activate) -> str:
    """The rule on the condition of a skill that is not met."""
    unmet = [type(each) for each in term.while_ if not holds(context, each)]
    if v.OverRealmsLeft in unmet:
        return OF_LIMITS[term.keyword]
    for each in unmet:
        if each in OF_CONDITIONS:
            return OF_CONDITIONS[each]
    return OF_KEYWORDS.get(term.keyword, "8-3-3")


def refusal_of_cost(
    context: Context, term: v.Activate, energy: tuple[energy_costs.Demand, ...]
) -> str:
    """The rule on the part of a cost that cannot be paid: cards to evolve from or to unite, or any
    other."""
    paid = tuple([each for each in term.cost if not isinstance(each, t.Choose | v.ChooseEquals)])
    if term.keyword in OF_CARDS_CHOSEN and costs.can_pay(context, paid, energy):
        return OF_CARDS_CHOSEN[term.keyword]
    return "8-4-2-2"


@rule("8-1-3-1-1")
def is_just_declared() -> bool:
    """Whether a skill that costs nothing is activated by saying so: it is."""
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


@rule("8-1-3-1-2")
def works_in_hand(game: Game, card: int) -> bool:
    """Skills of Extra Cards are activated in the hand by paying the card's energy cost;
    10-3-2: other skills of a Field card only where it lies in the battle area."""
    return game.value(card, "type") == "extra" and not has_field(game, card)


def is_extra_in_hand(game: Game, card: int) -> bool:
    """Whether a card is an Extra Card in a hand."""
    state = game.state
    in_hand = state.place[card] % a.SIZE == a.HAND
    return in_hand and bool(state.printed[card].values["type"] == "extra")


def energy_for(game: Game, card: int) -> tuple[energy_costs.Demand, ...]:
    """The energy that activating a skill of this card takes besides its skill cost."""
    return energy_costs.energy_cost(game, card) if is_extra_in_hand(game, card) else ()


def activate_skill(game: Game, seat: int, card: int, at: int) -> None:
    """The player activates a skill of a card."""
    term = game.abilities(card).others["Activate"][at]
    extra = is_extra_in_hand(game, card) and term.keyword != "Field"
    energy = energy_for(game, card)
    begin_skill(game, seat, term, game.state.ref(card), None, energy, extra)


@means(ACT, v.ActivateSkill)
def do_activate_skill(
    context: Context, frame: Frame, term: v.ActivateSkill, cards: tuple[Ref, ...]
) -> None:
    """Activate a skill of the chosen card as its player would (8-5-2). If none of its skills can be
    activated, nothing is done."""
    game = context.game
    seat = context.seat
    for card, _identity in cards[:1]:
        own = range(len(game.abilities(card).others.get("Activate", ())))
        usable = [at for at in own if refusal(game, seat, card, at, term.timing) is None]
        if term.at is not None or len(usable) == 1:
            activate_skill(game, seat, card, usable[0] if term.at is None else term.at)
        elif usable:
            each = [(replace(term, what=t.These(cards[:1]), at=at),) for at in usable]
            doing.do_next(frame, (t.ChooseOf(1, tuple(each)),))


# 8-5-1. Skills are activated and resolved


@rule("8-5-1")
def begin_skill(
    game: Game,
    seat: int,
    term: v.Activate | t.Auto,
    ref: Ref,
    event: Event | None,
    energy: tuple[energy_costs.Demand, ...] = (),
    extra: bool = False,
) -> None:
    """A skill is activated and then resolved; only [Permanent] skills never are."""
    game.call(
        "skill", seat=seat, card=ref[0], identity=ref[1], term=term, event=event, energy=energy,
        extra=extra, counters=True,
    )  # fmt: skip


# 8-5-2. The procedure


@step("8-5-2-1")
def name_skill(game: Game, frame: Frame) -> None:
    """Name the skill that is activated; a card in a hand is revealed for it."""
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
    """Have the skill cost of the skill paid, all of it."""
    vars = frame.vars
    term = vars["term"]
    use(game, (vars["card"], vars["identity"]), term)
    if isinstance(term, v.Activate) and term.keyword in OVER_REALM:
        game.mark((OVER_REALM[0], vars["seat"]))
    if term.cost:
        costs.pay_cost(game, term.cost, vars["card"], vars["seat"])


@step("8-5-2-2-1")
def pay_card_cost(game: Game, frame: Frame) -> None:
    """Have the card's energy cost paid, for the skill of an Extra Card in the hand."""
    vars = frame.vars
    if vars["energy"]:
        energy_costs.pay_for_extra_card(game, vars["seat"], vars["card"], vars["energy"])


@step("8-5-2-3")
def is_activated(game: Game, frame: Frame) -> None:
    """Note that the skill has been activated."""
    vars = frame.vars
    if "activate" in game.survey.heard_kinds:
        kind = "Auto" if isinstance(vars["term"], t.Auto) else "Activate"
        cause = bundles.name_of(vars["term"]) or kind
        game.do(Event("activate", vars["seat"], vars["card"], cause=cause))


@step("8-5-2-4")
def counter_before(game: Game, frame: Frame) -> None:
    """Hold a counter timing before the skill is resolved."""
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
    """Resolve the skill of an Extra Card that was activated in the hand."""
    if frame.vars["extra"]:
        resolve_skill(game, frame)


@step("8-5-2-5-2")
def resolve_in_play(game: Game, frame: Frame) -> None:
    """Resolve any other skill."""
    if not frame.vars["extra"]:
        resolve_skill(game, frame)


@rule("8-5-2-5")
def resolve_skill(game: Game, frame: Frame) -> None:
    """Carry out what the skill says."""
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
    """Hold a counter timing after the skill was resolved."""
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

PROCEDURES: Final = (SKILL,)
