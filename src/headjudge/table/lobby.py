"""What the lobby offers: games, decks, players; and setting a table up from what was wished for.

Listing the games reads files alone and imports none of them, so that the first page is there at
once.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from headjudge import games, library, starting
from headjudge.kernel import random
from headjudge.kernel.errors import BadDeck, HeadjudgeError
from headjudge.kernel.game import Game
from headjudge.language import deck_forms
from headjudge.language.board import Board, read_board
from headjudge.language.boards import board_text
from headjudge.language.title import Title
from headjudge.players import NAMES as PLAYERS
from headjudge.players.greedy import rules_of_thumb
from headjudge.rulebook import book
from headjudge.table import browsing, saying
from headjudge.table import forms as f
from headjudge.table import messages as m
from headjudge.table.journal import SeatSet, Setup
from headjudge.table.tables import PERSON, with_answers
from headjudge.table.words import error_text, pages, refusal
from headjudge.version import VERSION

LONGEST_NAME: Final = 40
MOST_SEED: Final = 2**63
_BETWEEN: Final = re.compile(r"(?<=\)), ")  # two cards, each with its number in parentheses


# -- games -------------------------------------------------------------------------------------


def game_folder(game: str) -> Traversable:
    """The folder of a game of the project, reached so that the game is not imported."""
    return resources.files("headjudge") / "games" / game


@cache
def board(game: str) -> Board:
    """The description of a game's board."""
    if game in games.NAMES:
        return read_board(board_text(game))
    return known(game).board()


def known(game: str) -> Title:
    """A game that there is."""
    if game not in (*games.NAMES, *games.ADDED):
        raise refusal("no game", "game")
    return games.load(game)


@cache
def shipped_decks(game: str) -> dict[str, dict[str, str]]:
    """The names and plans of the decks that ship with a game, by key."""
    if game not in games.NAMES:
        return {}  # a game from outside has no files: its decks are written as lists
    found: dict[str, dict[str, str]] = {}
    for path in sorted((game_folder(game) / "decks").iterdir(), key=str):
        if path.name.endswith(".toml"):
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            about = {name: text for name, text in data.items() if isinstance(text, str)}
            found[path.name.removesuffix(".toml")] = about
    return found


def in_language(about: Mapping[str, str], name: str, lang: str) -> str:
    """What a deck says under a name in a language, or else in English."""
    return (about.get(f"{name}_ja") if lang == "ja" else "") or about.get(name, "")


def players_of(game: str) -> list[str]:
    """The players that play a game by themselves."""
    found = list(PLAYERS)
    if game not in games.NAMES:
        try:
            rules_of_thumb(game)
        except HeadjudgeError:
            found.remove("greedy")
    return found


def game_said(game: str, lang: m.Lang) -> f.GameSaid:
    """A game as the lobby offers it."""
    shown = board(game)
    own = game in games.NAMES
    editions = book.load(game).editions if own else games.load(game).rules().editions
    return f.GameSaid(
        game=game,
        title=getattr(shown.title, lang),
        aim=getattr(shown.aim, lang),
        editions=list(editions),
        decks=[
            *[
                f.DeckSaid(
                    key=key,
                    name=in_language(about, "name", lang),
                    note=in_language(about, "plan", lang),
                    face=face(game, key, lang),
                )
                for key, about in shipped_decks(game).items()
            ],
            *[
                f.DeckSaid(key=key, name=kept.name, origin="library")
                for key, kept in browsing.kept_decks(game).items()
            ],
        ],
        players=players_of(game),
        hue=shown.mat.hue,
        rules=len(book.load(game).rules) if own else 0,
        cards=card_count(game),
    )


@cache
def card_count(game: str) -> int:
    """How many cards ship with a game."""
    if game not in games.NAMES:
        return len(games.load(game).rules().shipped.records)
    files = [
        each for each in (game_folder(game) / "cards").iterdir() if each.name.endswith(".toml")
    ]
    return sum(each.read_text(encoding="utf-8").count("[[card]]") for each in files)


def face(game: str, key: str, lang: m.Lang) -> m.CardData | None:
    """The card that stands for a shipped deck: of its first part, the mightiest. None, as long
    as the game was not imported for something else."""
    if f"headjudge.games.{game}" not in sys.modules:
        return None
    number = face_number(game, key)
    pool = games.load(game).rules().shipped
    return saying.card_data(game, number, saying.printed_on(pool[number]), lang) if number else None


@cache
def face_number(game: str, key: str) -> str:
    """The number of the mightiest card in the first part of a shipped deck; "": it has none."""
    title = games.load(game)
    deck, pool = title.decks()[key], title.rules().shipped
    might = board(game).card.might.value
    for part in title.deck_form.parts:
        numbers = [each for each in deck_forms.counted(deck, title.deck_form, part) if each in pool]
        if numbers:
            return max(numbers, key=lambda each: as_number(pool[each].values.get(might)))
    return ""


def as_number(value: object) -> int:
    """A value of a card to compare by; what is no number is the least."""
    return value if isinstance(value, int) else -1


def home(lang: m.Lang) -> f.Home:
    """What a page needs first."""
    return f.Home(
        version=VERSION,
        games=[game_said(game, lang) for game in (*games.NAMES, *games.ADDED)],
        words=pages(lang),
    )


# -- tables -------------------------------------------------------------------------------------


class Wrong(HeadjudgeError):
    """Something is wrong with what was sent: all of it, each with its place."""

    def __init__(self, problems: list[f.Problem]) -> None:
        self.problems = problems
        super().__init__("; ".join(each.text for each in problems))


def problem(error: HeadjudgeError, lang: m.Lang, wording: Any, field: str = "") -> f.Problem:
    """An error as a page gets it."""
    line = error.arguments.get("line", 0)
    near = error.arguments.get("cards", "")
    return f.Problem(
        text=error_text(error, lang, wording),
        field=field or error.field,
        rule=error.rule,
        line=line if isinstance(line, int) else 0,
        near=_BETWEEN.split(near) if near and isinstance(near, str) else [],
    )


def problems(
    error: HeadjudgeError, lang: m.Lang, game: str = "", field: str = ""
) -> list[f.Problem]:
    """All that an error says is wrong."""
    if isinstance(error, Wrong):
        return error.problems
    title = games.load(game) if game in (*games.NAMES, *games.ADDED) else None
    words = None
    if title is not None and title.wording is not None:
        words = title.wording(library.load(game).pool)
    every: tuple[HeadjudgeError, ...] = getattr(error, "violations", ()) or (error,)
    return [problem(each, lang, words, field) for each in every]


def find_deck(game: str, key: str, text: str, pool: Any) -> Any:
    """The deck that is meant: a list as it was pasted, or the key of one."""
    title = games.load(game)
    if text:
        return title.read_deck(text if "\n" in text else f"{text}\n", pool)
    if key.startswith(browsing.KEPT):
        kept = browsing.kept_decks(game).get(key)
        if kept is None:
            raise refusal("no deck", "deck")
        return title.read_deck(f"{kept.list}\n", pool, kept.name)
    decks = title.decks()
    if key not in decks:
        raise refusal("no deck", "deck")
    return decks[key]


def edition_of(game: str, wished: str) -> str:
    """The edition that is meant: the newest, if none is named."""
    editions: tuple[str, ...] = games.load(game).rules().editions
    if wished and wished not in editions:
        raise refusal("no game", "edition")
    return wished or editions[0]


def set_up(wish: f.NewTable, chance: int) -> Setup:
    """A table from what was wished for; whatever is wrong with it is told at once."""
    title = known(wish.game)
    check_seats(wish)
    pool = library.load(wish.game).pool
    edition = edition_of(wish.game, wish.edition)
    decks: list[Any] = []
    wrong: list[f.Problem] = []
    for at, seat in enumerate(wish.seats):
        try:
            deck = find_deck(wish.game, seat.deck, seat.list, pool)
            found = title.violations(deck, edition, pool)
            if found:
                raise BadDeck("", tuple(found))
            decks.append(deck)
        except HeadjudgeError as error:
            wrong += problems(error, wish.lang, wish.game, f"seats[{at}].deck")
    if wrong:
        raise Wrong(wrong)
    seed = random.fresh_seed() if wish.seed is None else wish.seed
    game = starting.start(wish.game, decks, seed, edition, cards=pool)
    return Setup(
        record=starting.record(game, hashes=False),
        seats=[
            seat_set(seat, getattr(deck, "name", ""), getattr(deck, "name_ja", ""))
            for seat, deck in zip(wish.seats, decks, strict=True)
        ],
        chance=chance,
    )


def check_seats(wish: f.NewTable) -> None:
    """Refuse seats and a seed that cannot be."""
    if len(wish.seats) != 2:
        raise refusal("two seats", "seats")
    for seat in wish.seats:
        if seat.kind != PERSON and seat.kind not in players_of(wish.game):
            raise refusal("no player", "seats", name=seat.kind[:LONGEST_NAME])
    if wish.seed is not None and not 0 <= wish.seed < MOST_SEED:
        raise refusal("too many", "seed", n=MOST_SEED)


def seat_set(seat: f.SeatWish, deck: str, deck_ja: str) -> SeatSet:
    """Who sits at a seat, as it is kept."""
    name = deck_forms.one_line(seat.name)[:LONGEST_NAME]
    return SeatSet(kind=seat.kind, name=name, deck=deck, deck_ja=deck_ja)


def branch(wish: f.NewTable, of: Setup, game: Game, chance: int) -> Setup:
    """A table that goes on from a moment of another."""
    check_seats(wish)
    if not 0 <= wish.at <= len(game.answers):
        raise refusal("no moment", "at")
    answers = [list(each) for each in game.answers[: wish.at]]
    seats = [
        seat_set(seat, was.deck, was.deck_ja)
        for seat, was in zip(wish.seats, of.seats, strict=True)
    ]
    return Setup(
        record=with_answers(of.record, answers),
        seats=seats,
        chance=chance,
        branch_of=wish.record_of,
        branch_at=wish.at,
    )


def views_of(setup: Setup) -> str:
    """What the creator of a table may see: the seats of people, or both where only bots play."""
    people = [str(at) for at, seat in enumerate(setup.seats) if seat.kind == PERSON]
    return "".join(people) or "01"


# -- decks ---------------------------------------------------------------------------------------


def check_deck(wish: f.DeckWish) -> f.DeckChecked:
    """What a deck holds and all that is wrong with it."""
    title = known(wish.game)
    pool = library.load(wish.game).pool
    edition = edition_of(wish.game, wish.edition)
    try:
        deck = find_deck(wish.game, wish.deck, wish.list, pool)
        wrong = problems_of(title.violations(deck, edition, pool), wish)
    except BadDeck as error:
        return f.DeckChecked(
            name="", parts=[], cards={}, problems=problems(error, wish.lang, wish.game), as_list=""
        )
    parts = [
        f.DeckPart(
            name=part.heading(wish.lang),
            cards=list(deck_forms.counted(deck, title.deck_form, part).items()),
        )
        for part in title.deck_form.parts
    ]
    numbers = {number for part in parts for number, _count in part.cards if number in pool}
    about = {name: str(getattr(deck, name, "")) for name in ("name", "name_ja")}
    has_words = all(hasattr(deck, name) for name in deck_forms.ABOUT)
    return f.DeckChecked(
        name=in_language(about, "name", wish.lang),
        parts=parts,
        cards={
            number: saying.card_data(wish.game, number, saying.printed_on(pool[number]), wish.lang)
            for number in sorted(numbers)
        },
        problems=wrong,
        as_list=deck_forms.as_list(deck, title.deck_form, pool, wish.lang) if has_words else "",
    )


def problems_of(found: list[HeadjudgeError], wish: f.DeckWish) -> list[f.Problem]:
    """The rules that a deck breaks."""
    return problems(BadDeck("", tuple(found)), wish.lang, wish.game) if found else []
