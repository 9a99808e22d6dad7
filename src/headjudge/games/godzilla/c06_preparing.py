"""6. Setting up the game: decks, and the steps before the first turn.

What a Resonance list asks of a deck is 12.8.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c01_overview.golden_rules import text_says
from headjudge.games.godzilla.c02_cards import MAKER
from headjudge.games.godzilla.c04_areas import contents
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c09_tokens import TOKEN, brings
from headjudge.games.godzilla.c12_keywords import resonance
from headjudge.games.godzilla.c12_keywords.burst import BURST_FADES
from headjudge.kernel import opening
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import Argument, HeadjudgeError
from headjudge.kernel.flow import Procedure, calls, step
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Pool
from headjudge.kernel.state import Frame
from headjudge.kernel.survey import Survey
from headjudge.language import deck_files
from headjudge.language.deck_forms import DeckForm, DeckRecord, Part
from headjudge.rulebook.citation import fact, rule

# 6.1. Decks


class Deck(DeckRecord, frozen=True):
    """A deck file: the monster deck's numbers, and how many of each in the main deck."""

    name: str
    monsters: list[str]
    main: dict[str, int]


def cards_of(deck: Deck, pool: Pool) -> tuple[list[Card], list[Card]]:
    """The cards of a deck; unknown numbers are a `BadDeck`."""
    deck_files.check_known((*deck.monsters, *deck.main), pool, brings)
    return [pool[number] for number in deck.monsters], deck_files.in_order(deck.main, pool)


def rules_broken(deck: Deck, pool: Pool) -> list[HeadjudgeError]:
    """The rules that a deck breaks."""
    monsters, main = cards_of(deck, pool)
    return [*broken_conditions(monsters, main)]


def violation(key: str, field: str, cited: str, **arguments: Argument) -> HeadjudgeError:
    """A rule that is broken: what is wrong by its key, where, and the rule's number."""
    return deck_files.violation(key, field, cited, "headjudge.games.godzilla", **arguments)


@rule("6.1.1")
def broken_conditions(monsters: list[Card], main: list[Card]) -> list[HeadjudgeError]:
    """What is wrong with a monster deck and a main deck."""
    found: list[HeadjudgeError] = []
    found += faults_of_monster_deck(monsters)
    found += faults_of_main_deck(main)
    found += faults_of_types(main)
    found += faults_of_icons(main)
    found += faults_of_colors(monsters, main)
    found += faults_of_copies(monsters, main)
    found += faults_of_tokens(monsters, main)
    found += resonance.faults_of_resonance(monsters, main)
    return found


MONSTER_RANKS: Final = (1, 2, 3, 4)


@rule("6.1.1.1")
def faults_of_monster_deck(monsters: list[Card]) -> list[HeadjudgeError]:
    """What is wrong with a monster deck: it has one monster card of each rank from I to IV."""
    found: list[HeadjudgeError] = []
    for card in monsters:
        if card.values["type"] != "monster":
            found.append(violation("no monster", "monsters", "6.1.1.1", card=card.name))
    ranks = tuple(sorted([c.values["rank"] for c in monsters if c.values["type"] == "monster"]))
    if ranks != MONSTER_RANKS:
        found.append(violation("monster ranks", "monsters", "6.1.1.1", ranks=str(list(ranks))))
    return found


MAIN_SIZE: Final = 50


@rule("6.1.1.2")
def faults_of_main_deck(main: list[Card]) -> list[HeadjudgeError]:
    """What is wrong with the size of a main deck: it has exactly 50 cards."""
    if len(main) == MAIN_SIZE:
        return []
    return [violation("deck size", "main", "6.1.1.2", n=MAIN_SIZE, count=len(main))]


# 6.1.1.2.1: monster cards may be in the main deck too
MAIN_TYPES: Final[tuple[str, ...]] = (
    "battle", "strategy", *fact("6.1.1.2.1", ("monster",), without=()),
)  # fmt: skip


def faults_of_types(main: list[Card]) -> list[HeadjudgeError]:
    """The cards of a main deck that have no place there (6.1.1.2.1): every type has, monsters
    too."""
    return [
        violation("not for a main deck", f"deck.{card.number}", "6.1.1.2.1", card=card.name)
        for card in dict.fromkeys(main)
        if card.values["type"] not in MAIN_TYPES
    ]


MOST_WITH_ICON_2: Final = 10


@rule("6.1.1.2.2")
def faults_of_icons(main: list[Card]) -> list[HeadjudgeError]:
    """What is wrong with the invasion icons of a main deck: at most 10 cards have icon 2."""
    twos = len([card for card in main if card.values["invasion"] == 2])
    if twos <= MOST_WITH_ICON_2:
        return []
    return [violation("invasion icons", "main", "6.1.1.2.2", n=MOST_WITH_ICON_2, count=twos)]


@rule("6.1.1.3")
def faults_of_colors(monsters: list[Card], main: list[Card]) -> list[HeadjudgeError]:
    """The cards of the wrong colour: they are white, or share a colour with the rank I monster. The
    English edition speaks of that monster's one colour; of several, any will do there too."""
    allowed = {"white"}
    for card in monsters:
        if card.values["rank"] == 1:
            allowed.update(card.values["colors"])
    for word in resonance.resonances(monsters):
        allowed.update(resonance.allowed_by_resonance(word))
    found: list[HeadjudgeError] = []
    for card in dict.fromkeys([*monsters, *main]):
        if not allowed & set(card.values["colors"]):
            found.append(
                violation(
                    "colors",
                    f"deck.{card.number}",
                    "6.1.1.3",
                    card=card.name,
                    colors=card.values["colors"],
                    allowed=tuple(sorted(allowed)),
                )  # fmt: skip
            )
    return found


COPIES: Final = 4


@rule("6.1.1.4")
def faults_of_copies(monsters: list[Card], main: list[Card]) -> list[HeadjudgeError]:
    """The numbers of which there are too many: at most four over both decks, unless the card says
    otherwise."""
    counts: dict[str, int] = {}
    free: set[str] = set()
    for card in (*monsters, *main):
        number = counted_number(card)
        counts[number] = counts.get(number, 0) + 1
        if about_decks(card, "AnyNumberInDeck"):
            free.add(number)
    return [
        violation("copies", f"deck.{number}", "6.1.1.4", n=COPIES, count=count)
        for number, count in counts.items()
        if count > COPIES and number not in free
    ]


@rule("6.1.1.4.1")
def counted_number(card: Card) -> str:
    """The number by which a card is counted: a + at its end makes no other number."""
    return card.number.rstrip("+")


@rule("6.1.1.5")
def faults_of_tokens(monsters: list[Card], main: list[Card]) -> list[HeadjudgeError]:
    """The tokens among the cards of a deck: there must be none."""
    return [
        violation("token", f"deck.{card.number}", "6.1.1.5", card=card.name)
        for card in dict.fromkeys([*monsters, *main])
        if TOKEN in card.values["traits"]
    ]


@rule("6.1.2")
def about_decks(card: Card, ability: str) -> tuple[Any, ...]:
    """The abilities of a card that change what a deck may hold. They are asked for here and nowhere
    else: once the game has begun they do nothing."""
    return card.abilities.others.get(ability, ())


# How decks are written


def rank_of_monster(card: Card) -> object:
    """The place of a monster in the monster deck (6.1.1.1): one for each rank."""
    return card.values["rank"] if card.values["type"] == "monster" else None


FORM: Final = DeckForm(
    Deck, rules_broken, MAKER,
    parts=(
        Part(
            "monsters", "Monster Deck", "怪獣デッキ", ("Monsters", "Monster", "怪獣"),
            slot=rank_of_monster,
        ),
        Part("main", "Main Deck", "メインデッキ", ("Main", "山札")),
    ),
    mixed=("Battle", "Battle Cards", "Strategy", "Strategy Cards", "バトル", "ストラテジー"),
)  # fmt: skip

violations = FORM.violations


# 6.3. Before the game

MONSTERS: Final = 0
MAIN: Final = 1


@rule("6.3.1.1", "1.1.1", "3.1.1")
def present_decks(game: Game, decks: tuple[Any, ...]) -> None:
    """Two players, each with a monster deck and a main deck of cards they own."""
    for seat, deck in enumerate(decks):
        monsters, main = cards_of(deck, game.pool)
        game.make_deck(tuple(monsters), seat, MONSTERS)
        game.make_deck(tuple(main), seat, MAIN)


def add_fading_of_bursts(game: Game, found: Survey) -> Survey:
    """A burst fades whatever the cards are, so what it fades by is heard."""
    return replace(found, heard_kinds=found.heard_kinds.union(BURST_FADES.kinds))


# Rage changes this, whatever the texts say.
ALWAYS_CHANGEABLE: Final = frozenset({"threat"})


def cards_from(game: Game, seat: int, origin: int) -> tuple[int, ...]:
    """A player's cards of one deck; they were made one after the other."""
    owner = game.state.owner
    began = game.state.origin
    first = began.index(origin, owner.index(seat))
    count = began[first : owner.index(seat) + owner.count(seat)].count(origin)
    return tuple(range(first, first + count))


@step("6.3.1.2")
def place_monster_decks(game: Game, frame: Frame) -> None:
    """The monster decks are placed face down in the monster deck zones."""
    for seat in (0, 1):
        game.lay_out(cards_from(game, seat, MONSTERS), z.monster_deck_of(seat))


@step("6.3.1.3")
@rule("6.3.1")
def place_main_decks(game: Game, frame: Frame) -> None:
    """The main decks are placed in the deck areas and shuffled."""
    for seat in (0, 1):
        game.lay_out(cards_from(game, seat, MAIN), z.deck_of(seat))
        game.shuffle(z.deck_of(seat))


@step("6.3.1.4")
def decide_who_goes_first(game: Game, frame: Frame) -> None:
    """Chance decides who goes first."""
    game.state.first = game.random_below(2)
    game.state.turn_player = game.state.first
    game.note("goes first", game.state.first)


FIRST_HAND: Final = 5


@step("6.3.1.5")
def take_first_hand(game: Game, frame: Frame) -> None:
    """Each player takes five cards from the top of the deck. They are moved, not drawn."""
    opening.deal(game, FIRST_HAND, z.deck_of, z.hand_of)


@step("6.3.1.6")
def bring_first_monster(game: Game, frame: Frame) -> None:
    """Each player's rank I monster becomes the invading monster and takes its position. It is not
    played: there is no game yet for abilities to hear it."""
    for seat in (0, 1):
        for card in game.state.zones[z.monster_deck_of(seat)]:
            if game.state.printed[card].values["rank"] == 1:
                contents.become_invading(game, seat, card)
                c03_players.set_position(game, seat, first_zone(game, card))
                game.note("first monster", seat, card)


@rule("6.3.1.6.1")
def first_zone(game: Game, card: int) -> int:
    """The number of the zone where a monster begins: 1, or what its text says (1.3.1)."""
    for term in text_says(game.state.printed[card], "StartsIn"):
        return int(term.zone)
    return 1


@step("6.3.1.7")
def no_rage_yet(game: Game, frame: Frame) -> None:
    """The rage of both monsters begins at 0."""
    for seat in (0, 1):
        game.set_number(seat, "rage", 0)


SETUP = Procedure(
    "setup", "6.3", "Preparing for the game",
    (
        place_monster_decks, place_main_decks, decide_who_goes_first, take_first_hand,
        bring_first_monster, no_rage_yet, calls("7.1.1", "turn"),
    ),
)  # fmt: skip

PROCEDURES: Final = (SETUP,)
