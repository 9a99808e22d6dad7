"""14-11 to 14-13. One-time effects, ongoing effects, and the layers in which these change cards."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import c17_loops
from headjudge.games.gateruler.c03_zones import charges, moving
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones.areas import ZONES_OF, have_nothing
from headjudge.games.gateruler.c13_damage.prevention import is_for_cards_to_come
from headjudge.games.gateruler.c14_abilities import active, continuous, face_down, gear
from headjudge.games.gateruler.c15_terms import restrictions
from headjudge.games.gateruler.c15_terms.showing import stop_revealing
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import layers, values
from headjudge.kernel.cards import Card
from headjudge.kernel.changes import Active, Settled
from headjudge.kernel.decision import Decision
from headjudge.kernel.flow import Procedure, choice
from headjudge.kernel.game import Game
from headjudge.kernel.rules import Caching
from headjudge.kernel.state import FACE_DOWN, Effect, Frame, Ref
from headjudge.language import perform, picking
from headjudge.language import terms as t
from headjudge.language.book import Context, begin_effects
from headjudge.language.evaluate import objects
from headjudge.language.terms.abilities import looks
from headjudge.rulebook.citation import fact, rule

# 14-11. One-time effects


@choice("14-11a")
def perform_effect(game: Game, frame: Frame) -> Decision | None:
    """The next instruction is carried out, asking first what has to be asked."""
    return c17_loops.ROUNDS.ask(game, frame, perform.perform(game, frame))


perform_effect.then(c17_loops.ROUNDS.answered)

PERFORM = Procedure("perform", "14-11a", "Carry out an effect", (perform_effect, stop_revealing))


# 14-12. Ongoing effects


@rule("14-12a")
def effects_begin(context: Context, effects: list[Effect]) -> None:
    """Ongoing effects are applied from now on for their time; they may leave units without
    HP."""
    begin_effects(context, effects)
    moving.check_changed_hp(context.game)


def for_cards_to_come(ability: t.Ability) -> bool:
    """Whether an ability that an effect leaves behind is laid on whichever cards are meant at the
    time (13-3e, 15-38a-1)."""
    return is_for_cards_to_come(ability) or restrictions.is_for_cards_that_enter(ability)


# 14-12a-2: the time that they were given when they began is over
OVER: Final[tuple[str, ...]] = fact("14-12a-2", ("turn", "combat"), without=())
# One that does not say how long goes on to the end of the game.
UNSTATED: Final[str] = fact("14-12a-2a", "game", without="turn")


def end_of_turns_to_come(game: Game) -> None:
    """Effects until the end of a player's next turn: one that began in that player's own turn
    lasts to the end of the one after it."""
    state = game.state
    began = state.limits.get("turn began", 0)
    left = [
        each
        for each in state.effects
        if not (
            each.until in UNTIL_TURN
            and UNTIL_TURN[each.until](each.seat) == state.turn_player
            and each.stamp < began
        )
    ]
    game.keep_effects(left)


def own_turn(seat: int) -> int:
    """The player whose turn "your turn" is."""
    return seat


def opponents_turn(seat: int) -> int:
    """The player whose turn "your opponent's turn" is."""
    return 1 - seat


UNTIL_TURN: Final = {"your turn": own_turn, "opponent turn": opponents_turn}


@rule("14-12b", "14-13e", "14-12a-1", "14-8a", "14-1a-3")
def applies_to(context: Context, what: t.Object) -> tuple[Ref, ...]:
    """The cards that a continuous ability changes while it is active: looked for each time, so
    that a card is changed the moment it arrives."""
    return objects(context, what)


@rule("14-4c-2a")
def keep_effects_from_gate(game: Game, before: Ref, card: int) -> None:
    """A card that resolves in the gate keeps in play what affects it."""
    charges.hand_on(game, before, card, charges.EFFECTS)


# 14-13. Layers

BASE: Final = "14-13a-1"
NEW_WORDS: Final[str] = fact("14-13a-2", "14-13a-2", without="14-13a-9")
ADD_TRAITS: Final[str] = fact("14-13a-3", "14-13a-3", without="14-13a-9")
REMOVE_TRAITS: Final[str] = fact("14-13a-4", "14-13a-4", without="14-13a-2")
ADD_ABILITIES: Final[str] = fact("14-13a-5", "14-13a-5", without="14-13a-9")
REMOVE_ABILITIES: Final[str] = fact("14-13a-6", "14-13a-6", without="14-13a-2")
OTHER_WORDS: Final[str] = fact("14-13a-7", "14-13a-7", without="14-13a-9")
NEW_NUMBERS: Final[str] = fact("14-13a-8", "14-13a-8", without="14-13a-9")
NUMBERS: Final[str] = fact("14-13a-9", "14-13a-9", without="14-13a-1")
# "+" and "-" a number
ADDED: Final[str] = fact("15-2a", NUMBERS, without="none")

LAYERS: Final[tuple[str, ...]] = fact(
    "14-13a",
    (
        BASE, "14-13a-2", "14-13a-3", "14-13a-4", "14-13a-5", "14-13a-6", "14-13a-7",
        "14-13a-8", "14-13a-9",
    ),
    without=(),
)  # fmt: skip

TRAITS: Final = ("type", "faction", "attributes")
NUMBERED: Final = ("level", "atk", "hp", "stk", "life", "summon cap", "set cap", "level cap")

IN_ITS_LAYER: Final[dict[Any, str]] = {
    "legendary": NEW_WORDS,
    **{(name, "gain"): ADD_TRAITS for name in TRAITS},
    **{(name, continuous.MAY_TREAT): ADD_TRAITS for name in TRAITS},
    **{name: REMOVE_TRAITS for name in TRAITS},
    ("abilities", "gain"): ADD_ABILITIES,
    "abilities": REMOVE_ABILITIES,
    "name": OTHER_WORDS,
    **{name: NUMBERS for name in NUMBERED},
    **{(name, "add"): ADDED for name in NUMBERED},
    **{(name, "have"): NEW_NUMBERS for name in NUMBERED},
}

# 14-13b: each part of an effect is applied in a layer of its own
INFORMATION: Final[dict[Any, str]] = fact(
    "14-13b",
    IN_ITS_LAYER,
    without={name: NUMBERS for name in IN_ITS_LAYER if isinstance(name, str)},
)


@rule("14-13a-1")
def base(printed: Card, name: str) -> Any:
    """What is printed on the card is what changes begin from."""
    return printed.values[name]


@rule("14-13c-1")
def depends(game: Game, layer: str, change: Active, other: Active, settled: Settled) -> bool:
    """An effect waits for another that would change what it applies to, or how."""
    return layers.depends(game, layer, change, other, settled)


@rule("14-13c-2")
def age(change: Active) -> int:
    """Of effects that do not depend on each other, the one that began earlier is applied first."""
    return change.stamp


@rule("14-13c-2a")
def since_active(game: Game, card: int, term: Any) -> int:
    """The effect of a continuous ability began when the ability became active: when its card came
    into play, when the card gained it, or when its condition was met."""
    identity = game.state.identity[card]
    if ORDER_MATTERS not in game.survey.features or not has_time_of_its_own(game, card, term):
        return identity
    return game.state.limits.get((ACTIVE_SINCE, identity, term), JUST_NOW)


# `survey.features`: some card sets or multiplies a number, so that it matters which effect is older
ORDER_MATTERS: Final = "order matters"
ACTIVE_SINCE: Final = "active since"
JUST_NOW: Final = 2**60  # later than any time


def has_time_of_its_own(game: Game, card: int, term: Any) -> bool:
    """Whether an ability may have become active later than its card came into play."""
    is_own = term in game.state.printed[card].abilities.changes
    return bool(term.while_) or not is_own or face_down.came_face_down(game, card)


def note_active_abilities(game: Game) -> None:
    """Continuous abilities that have become active since the last system process date from now."""
    if ORDER_MATTERS not in game.survey.features:
        return
    state = game.state
    for change in values.active_changes(game):
        card, term = change.source, change.term
        if change.printed and has_time_of_its_own(game, card, term):
            key = (ACTIVE_SINCE, state.identity[card], term)
            if not continuous.works(Context(game, card, change.seat), term.while_):
                state.limits.pop(key, None)
            elif key not in state.limits:
                state.limits[key] = state.tick()


@rule("14-13c-2b")
def since_resolved(game: Game) -> int:
    """The effect of any other ability began when it was played and resolved."""
    return game.state.tick()


@rule("14-13d")
def laid_on(context: Context, what: t.Object) -> tuple[Ref, ...] | None:
    """The cards that the effect of a played ability stays with: those there are now."""
    found = picking.acting(context, what)
    game = context.game
    if not game.state.effects:
        return found
    return tuple([game.state.ref(gear.on_top(game, card)) for card, _identity in found])


# What the values of cards depend on

# If changes read only these areas and properties, values are reused while the board is the same.
TRACKED: Final = frozenset(
    (
        "ruler", "unit", "front", "frontmost", "set", "field", "card", "play", "damage", "name",
        "abilities", *TRAITS, *NUMBERED,
    )
)  # fmt: skip

# If they read these areas too, values are reused while these zones hold the same cards.
LOOKED_INTO: Final = ("attack", "defense", "charge", "graveyard", "resource", "removal")
WATCHED_ZONES: Final = {area: ZONES_OF[area] for area in LOOKED_INTO}

# Only what reads the frontmost card depends on the position of a unit in the front row.
POSITION_INDEPENDENT: Final = TRACKED.union(WATCHED_ZONES) - {"frontmost"}

# a feature: some text keeps effects off cards, under a condition that is not tracked
UNAFFECTED_AT_TIMES: Final = "unaffected at times"


def is_at_times(word: v.Unaffected) -> bool:
    """Whether a text keeps effects off cards only while a condition holds that is not tracked."""
    return not looks((word.what, word.by, word.while_)) <= TRACKED


def extra_key(game: Game) -> tuple[Any, ...] | None:
    """What else values depend on: the abilities being played or resolved, if a text speaks of any
    (14-2c), and how cards are treated for them. None, so that no value is reused, while a text may
    keep effects off cards under a condition that is not tracked."""
    features = game.survey.features
    if UNAFFECTED_AT_TIMES in features and values.might_be_active(game, "Unaffected"):
        return None
    found = continuous.decided(game) if continuous.MAY_TREAT in features else ()
    if "WhileHandled" not in features:
        return found
    return (*found, *active.abilities_handled(game))


CACHING: Final = Caching(TRACKED, WATCHED_ZONES, POSITION_INDEPENDENT, extra_key)


def rule_changes(game: Game) -> list[Active]:
    """Face-down units are what the effect says that put them there; face-down cards in damage
    zones are nothing."""
    state = game.state
    found: list[Active] = []
    if game.survey.other_areas:
        found.extend(active.base_abilities(game))
    if state.effects:
        found.extend(face_down.dictated(game))
    if "type" in game.survey.changeable:
        face = state.face
        damage = (*state.zones[z.damage_of(0)], *state.zones[z.damage_of(1)])
        hidden = [state.ref(card) for card in damage if face[card] == FACE_DOWN]
        if hidden:
            found.extend(have_nothing(game, tuple(hidden)))
    return found


# The values of cards that views show
SHOWN: Final = ("level", "atk", "hp", "stk", "life", "faction", "attributes", "name")
