"""5. Preparing the game: decks, the first vanguard, and the first hand.

The game begins with 6.1, the last steps of the procedure.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.vanguard import c12_misc
from headjudge.games.vanguard.c01_outline import text_says
from headjudge.games.vanguard.c02_cards.printed import MAKER, brings
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c04_zones.zones import face_at_start
from headjudge.games.vanguard.c06_turn.turn import begin_first_turn, stand_up
from headjudge.games.vanguard.c11_keywords.labels import is_sentinel
from headjudge.kernel import opening
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.errors import Argument, HeadjudgeError
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.opening import cards_from
from headjudge.kernel.pool import Pool
from headjudge.kernel.state import FACE_DOWN, Frame
from headjudge.language import deck_files
from headjudge.language.deck_forms import DeckForm, DeckRecord, Part
from headjudge.rulebook.citation import fact, rule

# 5.1. Decks


class Deck(DeckRecord, frozen=True):
    """A deck file: how many of each card in the main deck and in the G deck, and the card
    that its player means to begin with as the first vanguard (none: asked, 5.4.3)."""

    name: str
    main: dict[str, int]
    G: dict[str, int] = {}
    first: str = ""


def cards_of(deck: Deck, pool: Pool) -> tuple[list[Card], list[Card]]:
    """The cards of the main deck and of the G deck; unknown numbers are a `BadDeck`."""
    deck_files.check_known((*deck.main, *deck.G), pool, brings)
    return deck_files.in_order(deck.main, pool), deck_files.in_order(deck.G, pool)


@rule("5.4.2")
def violations(deck: Deck, edition: str, pool: Pool | None = None) -> list[HeadjudgeError]:
    """Everything that is wrong with a deck when it is presented, each with its rule. Empty:
    it may be played."""
    return FORM.violations(deck, edition, pool)


def rules_broken(deck: Deck, pool: Pool) -> list[HeadjudgeError]:
    """The rules that it breaks."""
    main, g_deck = cards_of(deck, pool)
    return [
        *faults_of_main_deck(main),
        *faults_of_g_deck(g_deck),
        *faults_of_first_vanguard(deck, main),
    ]


def violation(key: str, field: str, cited: str, **arguments: Argument) -> HeadjudgeError:
    """A rule that is broken: what is wrong by its key, where, and the rule's number."""
    return deck_files.violation(key, field, cited, "headjudge.games.vanguard", **arguments)


def copies(cards: list[Card], field: str, number: str) -> list[HeadjudgeError]:
    """At most four of one name, unless the card says otherwise."""
    counts: dict[str, int] = {}
    most: dict[str, int] = {}
    for card in cards:
        name = same_name(card)
        counts[name] = counts.get(name, 0) + 1
        most[name] = most_of(card, MOST_COPIES[field])
    return [
        violation("most of a name", field, number, n=most[name], card=name, count=count)
        for name, count in counts.items()
        if count > most[name]
    ]


def most_of(card: Card, usual: int) -> int:
    """How many of this card's name a deck may hold: as its text says, or the usual number."""
    told = most_by_text(card)
    return usual if told is None else told


@rule("5.1.2")
def most_by_text(card: Card) -> int | None:
    """An ability about building decks takes the place of the rule."""
    for term in text_says(card, "MostInDeck"):
        if term.name == card.name:
            return int(term.number)
    return None


@rule("5.2.2.2.1")
def same_name(card: Card) -> str:
    """Cards of one name count together, whatever else is different about them."""
    return card.name


COPIES: Final = 4

MOST_COPIES: Final[dict[str, int]] = {
    "main": fact("5.2.2.2", COPIES, without=50),
    "G": fact("5.3.2.1", COPIES, without=50),
}


# 5.2. Main deck

MAIN_SIZE: Final[int] = fact("5.2.2.1", 50, without=49)
TRIGGERS: Final[int] = fact("5.2.2.3", 16, without=15)
MOST_HEAL: Final[int] = fact("5.2.2.4", 4, without=3)
MOST_SENTINELS: Final[int] = fact("5.2.2.5", fact("11.9.1", 4, 3), without=3)

MAIN_TYPES: Final[tuple[str, ...]] = fact(
    "5.2.2.6", ("normal", "trigger"), without=("normal", "trigger", "G")
)


@rule("5.2.1")
def faults_of_main_deck(main: list[Card]) -> list[HeadjudgeError]:
    """A main deck as the rules want it."""
    found: list[HeadjudgeError] = []
    if len(main) != MAIN_SIZE:
        found.append(violation("deck size", "main", "5.2.2.1", n=MAIN_SIZE, count=len(main)))
    found += copies(main, "main", "5.2.2.2")
    triggers = len([card for card in main if card.values["trigger"]])
    if triggers != TRIGGERS:
        found.append(violation("triggers", "main", "5.2.2.3", n=TRIGGERS, count=triggers))
    heals = len([card for card in main if card.values["trigger"] == "heal"])
    if heals > MOST_HEAL:
        found.append(violation("heal triggers", "main", "5.2.2.4", n=MOST_HEAL, count=heals))
    sentinels = len([card for card in main if is_sentinel(card)])
    if sentinels > MOST_SENTINELS:
        found.append(violation("sentinels", "main", "5.2.2.5", n=MOST_SENTINELS, count=sentinels))
    for card in dict.fromkeys(main):
        if card.values["type"] not in MAIN_TYPES:
            found.append(violation("not for a main deck", card.number, "5.2.2.6", card=card.name))
    return found


# 5.3. G deck

MOST_G: Final[int] = fact("5.3.2", 16, without=15)
G_TYPES: Final[tuple[str, ...]] = fact("5.3.3", ("G",), without=("G", "normal", "trigger"))


@rule("5.3.1")
def faults_of_g_deck(g_deck: list[Card]) -> list[HeadjudgeError]:
    """A G deck as the rules want it."""
    found: list[HeadjudgeError] = []
    if len(g_deck) > MOST_G:
        found.append(violation("most cards", "G", "5.3.2", n=MOST_G, count=len(g_deck)))
    found += copies(g_deck, "G", "5.3.2.1")
    for card in dict.fromkeys(g_deck):
        if card.values["type"] not in G_TYPES:
            found.append(violation("no G unit", card.number, "5.3.3", card=card.name))
    return found


def is_for_g_deck(card: Card) -> object:
    """5.3.3. The G deck is the place of G units."""
    return "G" if card.values["type"] == "G" else None


# How decks are written

FORM: Final = DeckForm(
    Deck, rules_broken, MAKER,
    parts=(
        Part(
            "first", "First Vanguard", "ファーストヴァンガード",
            ("Starting Vanguard", "Starter", "FV", "ファーストＶ"), within="main",
        ),
        Part("main", "Main Deck", "メインデッキ", ("Main", "山札")),
        Part("G", "G Deck", "Gデッキ", ("G", "G Units", "G Zone", "Gユニット"), slot=is_for_g_deck),
    ),
    mixed=(
        "Grade 0", "Grade 1", "Grade 2", "Grade 3", "Grade 4", "Normal Units", "Trigger Units",
        "Triggers", "Units", "グレード0", "グレード1", "グレード2", "グレード3", "グレード4",
        "トリガー", "トリガーユニット", "ノーマルユニット",
    ),
)  # fmt: skip


# 5.4. Before the first turn

MAIN: Final = 0
G_DECK: Final = 1
FIRST_HAND: Final = 5
FIRST_GRADE: Final = 0


def faults_of_first_vanguard(deck: Deck, main: list[Card]) -> list[HeadjudgeError]:
    """The card a deck begins with must be a grade 0 card of it."""
    if not deck.first:
        if not [card for card in main if card.values["grade"] == FIRST_GRADE]:
            return [violation("no first vanguard", "main", "5.4.3")]
        return []
    for card in main:
        if card.number == deck.first and card.values["grade"] == FIRST_GRADE:
            return []
    return [violation("not a first vanguard", "first", "5.4.3", number=deck.first)]


def is_grade_0(card: Card) -> bool:
    """Whether a card is of the grade of a first vanguard."""
    return bool(card.values["grade"] == FIRST_GRADE)


@rule("1.1.1", "5.1.1")
def present_decks(game: Game, decks: tuple[Any, ...]) -> None:
    """Two players, each with a main deck and a G deck of cards they own."""
    for seat, deck in enumerate(decks):
        main, g_deck = cards_of(deck, game.pool)
        make_cards(game, seat, main, g_deck, deck.first)


@rule("3.3.2")
def make_cards(game: Game, seat: int, main: list[Card], g_deck: list[Card], first: str) -> None:
    """The cards of a player's decks, which that player owns; the one that is to be the first
    vanguard is remembered."""
    begin = len(game.state.printed)
    sides = [c12_misc.starting_side(game.pool, card) for card in main]
    game.make_deck(tuple([card for card in sides if card is not None]), seat, MAIN)
    game.make_deck(tuple(g_deck), seat, G_DECK)
    numbers = [card.number for card in main]
    chosen = begin + numbers.index(first) if first in numbers else -1
    game.set_limit(("first vanguard", seat), chosen)


# Boosting, guarding, triggers and hearts change these, whatever the texts say.
ALWAYS_CHANGEABLE: Final = frozenset({"power", "critical", "name"})


@step("5.4.2")
def lay_out_main_decks(game: Game, frame: Frame) -> None:
    """The main decks are there to choose from."""
    for seat in (0, 1):
        cards = cards_from(game, seat, MAIN)
        game.lay_out(cards, z.deck_of(seat))
        if game.state.limits[("first vanguard", seat)] < 0:
            game.reveal(cards, 1 << seat)


@choice("5.4.3")
def choose_first_vanguard(game: Game, frame: Frame) -> Decision | None:
    """Each player chooses a grade 0 card of the main deck, unless the deck says which."""
    state = game.state
    for seat in (0, 1):
        if state.limits[("first vanguard", seat)] < 0:
            seen: list[Card] = []
            options: list[Option] = []
            for card in state.zones[z.deck_of(seat)]:
                printed = state.printed[card]
                if is_grade_0(printed) and printed not in seen:
                    seen.append(printed)
                    options.append(("card", card))
            return Decision(seat, "first vanguard", tuple(options), "5.4.3", secret=True)
    return None


@choose_first_vanguard.then
def keep_first_vanguard(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember the chosen card as its player's first vanguard."""
    card = int(chosen[0][1])
    game.set_limit(("first vanguard", game.state.owner[card]), card)
    frame.again()


@step("5.4.3")
def place_first_vanguard(game: Game, frame: Frame) -> None:
    """Each first vanguard lies face down on the vanguard circle, known to its player only."""
    for seat in (0, 1):
        card = game.state.limits.pop(("first vanguard", seat))
        game.put(card, z.vanguard_circle(seat), face=FACE_DOWN)
        game.hide(card, ~(1 << seat))
        game.note("first vanguard", seat, card)


@step("5.4.3.1")
def place_decks(game: Game, frame: Frame) -> None:
    """The G deck face down in the G zone; the main deck shuffled."""
    for seat in (0, 1):
        for card in cards_from(game, seat, G_DECK):
            game.put(card, z.g_zone_of(seat), face=face_at_start())
        game.shuffle(z.deck_of(seat))


@step("5.4.3.2")
def decide_who_goes_first(game: Game, frame: Frame) -> None:
    """Decide by chance which of the two players goes first."""
    opening.goes_first(game, by_chance(game))


@rule("5.4.3.2.1")
def by_chance(game: Game) -> int:
    """Chance alone decides; nobody is asked, and nobody wins the right to choose."""
    return game.random_below(2)


@step("5.4.3.3")
def no_damage_yet(game: Game, frame: Frame) -> None:
    """Vanguard damage begins at 0."""
    for seat in (0, 1):
        game.set_number(seat, "damage", 0)


@step("5.4.3.4")
@rule("5.4.1")
def draw_first_hand(game: Game, frame: Frame) -> None:
    """Five cards each."""
    opening.deal(game, FIRST_HAND, z.deck_of, z.hand_of)
    frame.vars["asked"] = 0


@choice("5.4.3.4")
def redraw(game: Game, frame: Frame) -> Decision | None:
    """From the player who goes first on, each may shuffle cards back and draw as many."""
    return opening.redraw(game, frame, z.hand_of, "5.4.3.4")


@redraw.then
def redraw_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen cards are shuffled back and as many drawn."""
    opening.redrawn(game, frame, chosen, z.deck_of, z.hand_of)


def guess_first_vanguards(game: Game, viewer: int) -> None:
    """A guess at a first vanguard that still lies face down: all know that it is of grade 0."""
    state = game.state
    for seat in (0, 1):
        for card in state.zones[z.vanguard_circle(seat)]:
            if state.known[card] >> viewer & 1 or is_grade_0(state.printed[card]):
                continue
            could_be = [
                other
                for other in cards_from(game, seat, MAIN)
                if not state.known[other] >> viewer & 1 and is_grade_0(state.printed[other])
            ]
            other = could_be[game.random_below(len(could_be))]
            mine, theirs = state.printed[card], state.printed[other]
            state.printed[card], state.printed[other] = theirs, mine


SETUP = Procedure(
    "setup", "5.4", "Preparing the game",
    (
        lay_out_main_decks, choose_first_vanguard, place_first_vanguard, place_decks,
        decide_who_goes_first, no_damage_yet, draw_first_hand, redraw, stand_up, begin_first_turn,
    ),
)  # fmt: skip

PROCEDURES: Final = (SETUP,)
