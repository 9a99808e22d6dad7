"""Harbor's rules, as the kernel wants them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from headjudge.kernel import changes, events, knowledge
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, may
from headjudge.kernel.flow import Procedure, Step, table
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Pool
from headjudge.kernel.rules import Asking, Hearing, Layering, Masters, Replacing, Rules, Showing
from headjudge.kernel.state import FACE_DOWN, REVEALED, Event, Frame
from headjudge.kernel.survey import Survey
from headjudge.language import moving, patterns, perform
from headjudge.language import terms as t
from headjudge.language.book import Meanings
from headjudge.language.card_texts import CardTexts, plain_meanings
from tests.kernel.harbor import (
    answers,
    damage,
    errands,
    lookout,
    mast,
    meanings,
    playing,
    rule_actions,
    ships,
    turn,
    words,
)
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.numbers import rule

# 5. Values: nine layers

LAYERS: Final = tuple([f"5-1-{number}" for number in range(1, 10)])

INFORMATION: Final[dict[Any, str]] = {
    # 5-1-1 is the base: what a card is before anything is added
    ("type", "gain"): "5-1-2",
    ("traits", "gain"): "5-1-3",
    ("traits", "lose"): "5-1-4",
    ("traits", "lose-all"): "5-1-4",
    "traits": "5-1-3",
    "abilities": "5-1-5",
    ("abilities", "lose"): "5-1-6",
    ("abilities", "lose-all"): "5-1-6",
    "names": "5-1-7",
    "type": "5-1-7",
    ("power", "set"): "5-1-8",
    "power": "5-1-9",
    "strike": "5-1-9",
    "cost": "5-1-9",
}

BLANK: Final = t.Continuous(
    (
        t.Change(t.Self(), "names", "lose-all"),
        t.Change(t.Self(), "traits", "lose-all"),
        t.Change(t.Self(), "abilities", "lose-all"),
        t.Change(t.Self(), "power", "set", 1),
    )
)


def rule_changes(game: Game) -> list[changes.Active]:
    """5-2-1. Face down, a card has none of its words, and a power of 1: that is its base."""
    return [
        changes.Active(BLANK, card, game.master(card), 0, (game.state.ref(card),), layer=LAYERS[0])
        for kind in z.SHIPS
        for seat in (0, 1)
        for card in z.cards(game, kind, seat)
        if game.state.face[card] == FACE_DOWN
    ]


# 3-1. Moving


def put_happens(game: Game, event: Event) -> None:
    """3-1-1. A card goes where it is sent; outside the harbour, to its owner's zone."""
    game.put(event.card, event.zone, event.where)
    if not game.state.zones[z.zone("deck", event.seat)]:
        game.state.alert = True


def shuffle_happens(game: Game, event: Event) -> None:
    game.shuffle(event.zone)


def reveal_happens(game: Game, event: Event) -> None:
    """3-1-5. Shown to everybody, until the effect is over; who saw it remembers it."""
    game.flip(event.card, REVEALED)
    game.reveal((event.card,), knowledge.everyone(game.state))


def look_happens(game: Game, event: Event) -> None:
    game.reveal((event.card,), 1 << event.seat)


HAPPEN: Final = {
    "put": put_happens,
    "arrive": put_happens,
    "draw": put_happens,
    "discard": put_happens,
    "destroy": put_happens,
    "shuffle": shuffle_happens,
    "reveal": reveal_happens,
    "look": look_happens,
    "rest": ships.turns_happen,
    "stand": ships.turns_happen,
    "fog": ships.fog_happens,
    "lift": ships.lift_happens,
    "damage": damage.damage_happens,
    "wave": damage.wave_happens,
    "leak": rule_actions.leak_happens,
    "coins": meanings.coins_happen,
}


@rule("3-1-2")
def draw(game: Game, frame: Frame) -> None:
    """One card after the other."""
    seat = frame.vars["seat"]
    deck = game.state.zones[z.zone("deck", seat)]
    if frame.vars["left"] > 0 and deck:
        frame.vars["left"] -= 1
        frame.again()
        game.do(Event("draw", seat, deck[0], z.zone("hand", seat)))


def remember(game: Game, card: int) -> dict[str, Any]:
    """3-1-3. What is kept of a ship that leaves."""
    kept: dict[str, Any] = {
        "place": game.state.place[card],
        "master": game.master(card),
        "rest": game.state.rest[card],
    }
    for name in game.survey.remembered:
        kept[name] = game.abilities(card) if name == "abilities" else game.value(card, name)
    return kept


# -- the pieces ----------------------------------------------------------------------------

choose_replacement = Step("7-2-4", events.choose_replacement, events.replacement_chosen)
offer_replacement = Step("7-2-5", events.offer_replacement, events.replacement_answered)

EVENT = Procedure(
    "event", "7-2", "An event",
    (
        Step("1-3-1", events.forbid), choose_replacement, offer_replacement,
        Step("7-2-6", events.apply_replacement), Step("7-2-7", events.go_ahead),
        Step("7-2-8", events.afterwards),
    ),
)  # fmt: skip
carry_out = Step("8-4-1", perform.perform, perform.performed)
PERFORM = Procedure("perform", "8-4", "An effect", (carry_out,))
ONE_BY_ONE = Procedure("one by one", "3-1-4", "One by one", (Step("3-1-4", moving.one_by_one),))
DRAW = Procedure("draw", "3-1-2", "Drawing", (draw,))


def _halt(game: Game, frame: Frame) -> Decision:
    """Where a test looks around: the rules ask nothing here."""
    return Decision(game.state.turn_player, "halt", (("halt",),), "", secret=True)


HALT = Procedure("halt", "0", "Halt", (Step("0", _halt),))


PROCEDURES: Final = table(
    *turn.PROCEDURES, *damage.PROCEDURES, *playing.PROCEDURES, *mast.PROCEDURES,
    *rule_actions.PROCEDURES, *answers.PROCEDURES, *errands.PROCEDURES, *lookout.PROCEDURES,
    EVENT, PERFORM, ONE_BY_ONE, DRAW, HALT,
)  # fmt: skip


def end_by_effect(game: Game, won: tuple[int, ...], lost: tuple[int, ...]) -> None:
    rule_actions.lose(game, list(lost) or [1 - seat for seat in won], "1-2-3")


def asks(seat: int, can: bool, secret: bool) -> Decision | None:
    return may(seat, "may", "8-4-2", secret) if can else None


def area(kind: str) -> Any:
    def found(game: Game, seat: int) -> list[int]:
        return z.cards(game, kind, seat)

    return found


def ships_there(kind: str) -> Any:
    def found(game: Game, seat: int) -> list[int]:
        return ships.ships(game, seat, (kind,))

    return found


def along(game: Game, card: int) -> list[int]:
    return []


AREAS: Final = {
    **{kind: area(kind) for kind in ("hand", "deck", "wreck", "lamps", "locker", "cargo")},
    **{kind: ships_there(kind) for kind in z.SHIPS},
    "under": ships.cargo,
    "along": along,
}


def effects_of(module: Any) -> list[type[t.Effect]]:
    """The instructions among the words of a module."""
    named = [each for each in vars(module).values() if isinstance(each, type)]
    return [each for each in named if issubclass(each, t.Effect)]


# Harbor's book says nothing of single instructions: the step that carries them out is cited.
# The shared language says `discard`; here the pile is called wreck.
MEANINGS: Final = plain_meanings(z.LAYOUT, effects_of(words), {"discard": "wreck"})
MEANINGS.areas.update(AREAS)
MEANINGS.golden.end_by_effect = end_by_effect
MEANINGS.resolving.asks = asks


# Fog, figureheads and lasting effects change these values whatever the cards say.
CHANGED: Final = ("abilities", "names", "power", "traits")


def remember_all(game: Game, found: Survey) -> Survey:
    """All that can change is remembered."""
    return replace(found, remembered=CHANGED)


def nobody(game: Game, *_: Any) -> None:
    """Harbor has no decks to present: tests lay out a table."""


def concede(game: Game, seat: int) -> None:
    rule_actions.lose(game, [seat], "1-2-4")


def can_be_taken(game: Game, term: Any, event: Event, source: int, seat: int) -> bool:
    return not isinstance(term, t.Replacement) or patterns.can_replace(
        game, term, event, source, seat
    )


VERBS: Final = {
    "use": "cn", "hoist": "cn", "play": "cn", "answer": "cn", "hit": "-c",
}  # fmt: skip


def rules(cards: tuple[Card, ...], **changes: Any) -> Rules:
    """Harbor with these cards; `changes` tries another book."""
    settings: dict[str, Any] = {
        "name": "harbor",
        "editions": ("first",),
        "layout": z.LAYOUT,
        "procedures": PROCEDURES,
        "start": "turn",
        "shipped": Pool("harbor", {card.number: card for card in cards}),
        "setup": nobody,
        "happen": HAPPEN,
        "heard_only": ("bell",),
        "moving": frozenset({"put", "destroy", "fog", "lift"}),
        "active_cards": ships.active_cards,
        "masters": Masters(ships.master),
        "hearing": Hearing(elsewhere=lookout.in_lockers),
        "replacing": replacing(),
        "terms": terms(),
        "remember": remember,
        "layering": layering(),
        "concede": concede,
        "asking": Asking(VERBS),
        "showing": Showing(("power",)),
        "gloss": lambda number, lang: f"Rule {number}.",
    }  # fmt: skip
    return Rules(**(settings | changes))


def terms(meanings: Meanings = MEANINGS) -> CardTexts:
    """What Harbor's words mean."""
    return CardTexts(
        meanings, words, CHANGED, survey=remember_all,
        substitute=damage.substitute, can_be_taken=can_be_taken,
    )  # fmt: skip


def layering(**changes: Any) -> Layering:
    """Harbor's layers, with what a test says otherwise."""
    return Layering(LAYERS, INFORMATION, rule_changes, **changes)


def replacing(**changes: Any) -> Replacing:
    """How events are replaced in Harbor, with what a test says otherwise."""
    return Replacing(damage.affected, damage.precedence, {"Shield": "shield"}, **changes)
