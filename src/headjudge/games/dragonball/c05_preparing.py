"""5. Preparing for a game: leader card and deck, and what is done before the first turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from headjudge.games.dragonball.c01_outline import text_says
from headjudge.games.dragonball.c02_cards.printed import (
    BATTLE,
    EXTRA,
    LEADER,
    MAKER,
    brings,
)
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas.moving import place_leader
from headjudge.games.dragonball.c03_areas.shuffling import place_deck
from headjudge.games.dragonball.c04_basics import masters
from headjudge.games.dragonball.c04_basics.checkpoints import check
from headjudge.games.dragonball.c04_basics.masters import make_cards
from headjudge.games.dragonball.c09_rule_processing import BEGUN, POWER_ELSEWHERE
from headjudge.games.dragonball.c10_keywords import deck_limits
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel import opening
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.errors import Argument, HeadjudgeError
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.opening import cards_from
from headjudge.kernel.pool import Pool, used
from headjudge.kernel.state import Event, Frame
from headjudge.kernel.survey import Survey
from headjudge.language import deck_files
from headjudge.language import terms as t
from headjudge.language.deck_forms import DeckForm, DeckRecord, Part
from headjudge.language.evaluate import compare
from headjudge.rulebook.citation import fact, rule

# -- 5-1. Preparing a leader card and a deck

DECK_SIZE: Final[int] = fact("5-1-3", 50, without=49)
COPIES: Final[int] = fact("5-1-3-1", fact("2-15-2-1", 4, without=50), without=50)
DECK_TYPES: Final = (BATTLE, EXTRA)


class Deck(DeckRecord, frozen=True):
    """A deck file: the leader, and how many of each other card."""

    name: str
    leader: str
    main: dict[str, int]


@rule("5-1-1")
def cards_of(deck: Deck, pool: Pool) -> tuple[Card, list[Card]]:
    """The leader and the cards of a deck; unknown numbers are a `BadDeck`. By number, not as
    written: a record keeps no order of a table."""
    deck_files.check_known((deck.leader, *deck.main), pool, brings)
    return pool[deck.leader], deck_files.in_order(deck.main, pool)


def rules_broken(deck: Deck, pool: Pool) -> list[HeadjudgeError]:
    """The rules that a deck breaks; without a leader, those that the rest of it breaks."""
    if not deck.leader:
        deck_files.check_known(deck.main, pool, brings)
        return check_deck(None, deck_files.in_order(deck.main, pool))
    return check_deck(*cards_of(deck, pool))


def check_deck(leader: Card | None, main: list[Card]) -> list[HeadjudgeError]:
    """The rules that a leader card and the cards of a deck break."""
    found = check_leader(leader)
    if len(main) != DECK_SIZE:
        found.append(violation("deck size", "main", "5-1-3", n=DECK_SIZE, count=len(main)))
    for card in dict.fromkeys(main):
        if card.values["type"] not in DECK_TYPES:
            found.append(violation("not for a deck", card.number, "5-1-3", card=card.name))
    return [
        *found,
        *too_many_copies(main),
        *deck_limits.too_many_with_keyword(main),
        *banned(leader, main),
    ]


@rule("5-1-2")
def check_leader(leader: Card | None) -> list[HeadjudgeError]:
    """Whether there is one leader card, with its front up; if not, what is wrong."""
    if leader is None:
        return [violation("leader missing", "leader", "5-1-2")]
    if leader.values["type"] == LEADER and "#" not in leader.number:
        return []
    return [violation("no leader", "leader", "5-1-2", card=leader.name)]


def too_many_copies(main: list[Card]) -> list[HeadjudgeError]:
    """At most four of one number, unless a skill of the card replaces that rule."""
    counts: dict[Card, int] = {}
    for card in main:
        counts[card] = counts.get(card, 0) + 1
    return [
        violation("copies", card.number, "5-1-3-1", n=COPIES, number=card.number, count=count)
        for card, count in counts.items()
        if count > most_copies(card)
    ]


def most_copies(card: Card) -> int:
    """How many copies of a card a deck may have."""
    if deck_limits.has_word(card, "Dragon Ball"):
        return deck_limits.MOST_DRAGON_BALLS
    for word in copies_allowed(card):
        return DECK_SIZE if word.most is None else word.most
    return COPIES


@rule("5-1-3-2", "5-1-3-2-2")
def copies_allowed(card: Card) -> tuple[v.DeckCopies, ...]:
    """How many copies a permanent skill allows in place of the rule, while the deck is prepared."""
    return text_says(card, "DeckCopies")


def banned(leader: Card | None, main: list[Card]) -> list[HeadjudgeError]:
    """1-3-1. The cards that the leader's text keeps out of its deck."""
    found: list[HeadjudgeError] = []
    if leader is None:
        return found
    for word in text_says(leader, "DeckBan"):
        for card in dict.fromkeys(main):
            if passes(word.filters, card):
                found.append(
                    violation("banned", card.number, "1-3-1", leader=leader.name, card=card.name)
                )
    return found


def passes(filters: tuple[t.Filter, ...], card: Card) -> bool:
    """Whether a card passes these filters as it is printed: there is no game yet."""
    values = card.values
    for each in filters:
        match each:
            case t.Type(types=types):
                good = values["type"] in types
            case t.Color(colors=colors):
                good = any([color in values["colors"] for color in colors])
            case t.Trait(traits=traits):
                good = any([trait in values["traits"] for trait in traits])
            case t.Named(names=names):
                good = any([name in values["name"] for name in names])
            case v.Character(names=names):
                good = any([name in values["character"] for name in names])
            case t.Compare(property=name, relation=relation, number=int(number)):
                good = compare(values[name], relation, number)
            case t.Not(filter=inner):
                good = not passes((inner,), card)
            case _:
                raise ValueError(f"a deck cannot be checked for {each}")
        if not good:
            return False
    return True


def violation(key: str, field: str, cited: str, **arguments: Argument) -> HeadjudgeError:
    """A rule that is broken: what is wrong by its key, where, and the rule's number."""
    return deck_files.violation(
        key, f"deck.{field}", cited, "headjudge.games.dragonball", **arguments
    )


def leads(card: Card) -> object:
    """5-1-2. The part of a deck that a leader card fills; None for other cards."""
    return LEADER if card.values["type"] == LEADER else None


FORM: Final = DeckForm(
    Deck, rules_broken, MAKER,
    parts=(
        Part("leader", "Leader", "リーダー", ("Leader Card", "リーダーカード"), slot=leads),
        Part("main", "Main Deck", "メインデッキ", ("Main", "50 cards")),
    ),
    mixed=("Battle Cards", "Battle", "Extra Cards", "Extra", "バトルカード", "エクストラカード"),
)  # fmt: skip

violations = FORM.violations


# -- 5-2. Before playing the game

HAND_SIZE: Final = 6
LIFE_SIZE: Final = 8


@rule("5-2-1-1")
def present_decks(game: Game, decks: tuple[Any, ...]) -> None:
    """Make the cards of both players, each with a leader card and a deck."""
    for seat, deck in enumerate(decks):
        leader, main = cards_of(deck, game.pool)
        make_cards(game, seat, leader, main)


def add_power_from_elsewhere(game: Game, found: Survey) -> Survey:
    """Note whether a card decides from another area than the Battle Area whether Battle Cards
    have power."""
    cards = used(game.pool, game.state.printed, brings)
    for own in [card.inventory for card in cards.values()]:
        if own.other_areas and not own.changeable.isdisjoint(MATTERS_OF_POWER):
            return replace(found, features=found.features | {POWER_ELSEWHERE})
    return found


# What decides whether a Battle Card is without power (9-5).
MATTERS_OF_POWER: Final = frozenset({"power", "type", "abilities"})
# Combos change this, whatever the texts say.
ALWAYS_CHANGEABLE: Final = frozenset({"power"})


@step("5-2-1-2")
def place_leaders(game: Game, frame: Frame) -> None:
    """Each player places their leader."""
    for seat in (0, 1):
        for card in cards_from(game, seat, masters.LEADER):
            place_leader(game, seat, card)


@step("5-2-1-3")
def leaders_are_heard(game: Game, frame: Frame) -> None:
    """Let skills become pending that placing the leaders triggers, and hold a checkpoint."""
    if "leader placed" in game.survey.heard_kinds:
        game.do(*[Event("leader placed", seat, a.leader_of(game, seat)) for seat in (0, 1)])
    check(game)


@step("5-2-1-4")
def shuffle_decks(game: Game, frame: Frame) -> None:
    """Each deck is shuffled and placed face down."""
    for seat in (0, 1):
        place_deck(game, seat)
        game.shuffle(a.deck_area(seat))


@step("5-2-1-5")
@rule("5-2-1-5-1")
def decide_who_goes_first(game: Game, frame: Frame) -> None:
    """Decide by chance alone who goes first: nobody chooses."""
    opening.goes_first(game, game.random_below(2))


@step("5-2-1-6")
def draw_first_hand(game: Game, frame: Frame) -> None:
    """Each player draws six cards."""
    opening.deal(game, HAND_SIZE, a.deck_area, a.hand_of)
    frame.vars["asked"] = 0


@choice("5-2-1-6-1")
def redraw(game: Game, frame: Frame) -> Decision | None:
    """Each may shuffle any number of cards back and draw as many, once."""
    return opening.redraw(game, frame, a.hand_of, "5-2-1-6-1")


@redraw.then
def redraw_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Shuffle the chosen cards back, and draw as many."""
    opening.redrawn(game, frame, chosen, a.deck_area, a.hand_of)


@step("5-2-1-7")
def place_life(game: Game, frame: Frame) -> None:
    """The top eight cards of each deck are that player's life."""
    opening.deal(game, LIFE_SIZE, a.deck_area, a.life_area)


@step("5-2-1-8")
def begin_first_turn(game: Game, frame: Frame) -> None:
    """Begin the first turn; from now on the game can be lost (1-2-2-1, 1-2-2-2)."""
    game.set_limit(BEGUN)
    game.interrupt_soon()
    game.call("turn")


SETUP = Procedure(
    "setup", "5-2-1", "Before playing the game",
    (
        place_leaders, leaders_are_heard, shuffle_decks, decide_who_goes_first,
        draw_first_hand, redraw, place_life, begin_first_turn,
    ),
)  # fmt: skip

PROCEDURES: Final = (SETUP,)
