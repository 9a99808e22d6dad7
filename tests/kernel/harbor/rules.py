"""Harbor's rules, as the kernel wants them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from headjudge.kernel import changes, events, knowledge
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option, may
from headjudge.kernel.flow import Procedure, Step, table
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Pool
from headjudge.kernel.rules import Hearing, Layering, Replacing, Rules
from headjudge.kernel.state import FACE_DOWN, REVEALED, Event, Frame, Ref
from headjudge.kernel.survey import Survey
from headjudge.language import feasible, inventory, lasting, moving, patterns, perform, picking
from headjudge.language import terms as t
from headjudge.language.book import Golden, Meanings, Resolving
from headjudge.language.evaluate import all_hold, objects
from headjudge.language.instructions import Instruction
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


def nothing_happens(game: Game, event: Event) -> None:
    """An event only to be heard."""


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
    "bell": nothing_happens,
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


def same(number: int) -> int:
    return number


def possible(wanted: int, there: int) -> int:
    return min(wanted, there)


def chooses_first(game: Game) -> int:
    return game.state.turn_player


def at_the_same_time(game: Game, happenings: tuple[Event, ...]) -> None:
    game.do(*happenings)


def end_by_effect(game: Game, won: tuple[int, ...], lost: tuple[int, ...]) -> None:
    rule_actions.lose(game, list(lost) or [1 - seat for seat in won], "1-2-3")


def owners_area(game: Game, card: int, kind: str) -> int:
    """The shared language says `discard`; here the pile is called wreck."""
    return z.zone("wreck" if kind == "discard" else kind, game.state.owner[card])


def asks(seat: int, can: bool, secret: bool) -> Decision | None:
    return may(seat, "may", "8-4-2", secret) if can else None


def seen_as(game: Game, event: Event) -> Ref:
    """A ship that left is looked at as it was; anything else as it is."""
    before = (event.card, event.identity)
    return before if before in game.state.last else game.state.ref(event.card)


def last(game: Game, ref: Ref) -> dict[str, Any] | None:
    return game.state.last.get(ref)


def zone_left(game: Game, ref: Ref, was: bool) -> int:
    return int(game.state.last.get(ref, {}).get("place", -1)) if was else -1


def whereabouts(game: Game, card: int) -> int:
    return game.state.place[card]


def related(game: Game, relation: str, zone: int, other: int, viewer: int) -> bool:
    return False


def placing(game: Game, card: int, zone: int) -> str:
    return "put"


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

# Harbor's book says nothing of single instructions: the step that carries them out is cited.
INSTRUCTIONS: Final = {
    each: Instruction(each.__name__.lower(), "")
    for module in (t, words)
    for each in vars(module).values()
    if isinstance(each, type) and issubclass(each, t.Effect)
}

MEANINGS: Final = Meanings(
    AREAS, whereabouts, related,
    Golden(
        possible=possible, times=lambda number: max(0, number), most_demands=False,
        least_of_up_to=0, chooses_first=chooses_first, chosen_unseen=True,
        at_the_same_time=at_the_same_time, end_by_effect=end_by_effect, no_guarantee=True,
        owners_area=owners_area,
    ),
    Resolving(
        works=all_hold, targets=same, obliged=same, fewest_of_up_to=0, none_is_nothing=True,
        asks=asks, can_choose=feasible.can_do_all, done_if_replaced=True, seen_as=seen_as,
        laid_on=picking.acting, applies_to=objects, last=last, zone_left=zone_left,
    ),
    placing=placing,
    instructions=INSTRUCTIONS,
    area_names=tuple([(kind,) for kind in z.LAYOUT.kind]),
)  # fmt: skip


def survey_cards(game: Game) -> Survey:
    """What the cards do; fog, figureheads and lasting effects change some values whatever the
    cards say, and all of those are remembered."""
    cards = {card.number: card for card in game.state.printed}.values()
    changed = ("abilities", "names", "power", "traits")
    return replace(inventory.survey_cards(cards, frozenset(changed)), remembered=changed)


def nobody(game: Game, *_: Any) -> None:
    """Harbor has no decks to present: tests lay out a table."""


def concede(game: Game, seat: int) -> None:
    rule_actions.lose(game, [seat], "1-2-4")


def refuse(game: Game, seat: int, option: Option) -> str | None:
    return None


def can_be_taken(game: Game, term: Any, event: Event, source: int, seat: int) -> bool:
    return not isinstance(term, t.Replacement) or patterns.can_replace(
        game, term, event, source, seat
    )


def count(game: Game, zone: int) -> int:
    return len(game.state.zones[zone])


def vocabulary() -> dict[str, type]:
    return {
        name: each
        for module in (t, words)
        for name, each in vars(module).items()
        if isinstance(each, type) and issubclass(each, t.Term)
    }


VERBS: Final = {
    "card": "c", "use": "cn", "hoist": "cn", "play": "cn", "answer": "cn", "standby": "-c",
    "replace": "--c", "hit": "-c", "times": "n",
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
        "survey": survey_cards,
        "check_deck": lambda deck, edition, pool: [],
        "happen": HAPPEN,
        "moving": frozenset({"put", "destroy", "fog", "lift"}),
        "active_cards": ships.active_cards,
        "master": ships.master,
        "master_of_continuous": ships.master,
        "master_of_automatic": ships.master,
        "hearing": Hearing(elsewhere=lookout.in_lockers),
        "matches": patterns.matches,
        "situation": patterns.situation,
        "affected": damage.affected,
        "precedence": damage.precedence,
        "reworks": {"Shield": "shield"},
        "substitute": damage.substitute,
        "perform_instead": patterns.perform_instead,
        "replacing": Replacing(can_be_taken),
        "remember": remember,
        "footprint": lasting.footprint,
        "rule_changes": rule_changes,
        "follow": picking.follow,
        "information": INFORMATION,
        "layers": LAYERS,
        "layering": Layering(),
        "refuse": refuse,
        "limits": {},
        "count": count,
        "concede": concede,
        "vocabulary": vocabulary(),
        "meanings": MEANINGS,
        "verbs": VERBS,
        "verb_rules": {},
        "shown": ("power",),
        "gloss": lambda number, lang: f"Rule {number}.",
    }
    return Rules(**(settings | changes))
