"""What pages look up besides tables: cards, sets of cards, kept decks, rules."""

from __future__ import annotations

import hashlib
import re
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from headjudge import games, library, pools, reports, saving
from headjudge.kernel.errors import BadCard, HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language.candidates import Candidate
from headjudge.language.deck_forms import one_line
from headjudge.language.verdicts import COMPILED, INCOMPLETE, Verdict
from headjudge.reading import read_text
from headjudge.rulebook import book, finding
from headjudge.table import forms as f
from headjudge.table import messages as m
from headjudge.table import saying
from headjudge.table.words import error_text, refusal
from headjudge.terminal.problems import problem_text, why_text

MOST_SHOWN: Final = 500  # cards of one page of the browser
MOST_DECKS: Final = 300  # kept of one game
MOST_LIST: Final = 60_000  # signs of a kept deck
LONGEST: Final = 60  # signs of a deck's name
MOST_PLAYERS: Final = 8  # that are named of a report
KEPT: Final = "library:"  # before the key of a kept deck

_SET: Final = re.compile(r"set (\S+) of the library")


# -- cards ---------------------------------------------------------------------------------


def cards(game: str, lang: m.Lang, words: str, start: int, count: int) -> f.CardsListed:
    """The cards of a game whose names, texts or numbers have all of these words, from a place
    on."""
    found = library.load(game)
    verdicts = found.verdicts()
    wanted = words.casefold().split()[:10]
    numbers = [
        number
        for number in found.pool.records
        if number in found.pool and all(word in searched(found.pool, number) for word in wanted)
    ]
    incomplete = [
        each
        for each in verdicts.values()
        if each.kind == INCOMPLETE
        and each.number not in found.pool
        and all(word in f"{each.number} {each.name}".casefold() for word in wanted)
    ]
    everything: list[str | Verdict] = [*numbers, *incomplete]
    page = everything[start : start + min(count, MOST_SHOWN)]
    return f.CardsListed(
        cards=[
            card_of_pool(found.pool, each, verdicts.get(each), lang)
            if isinstance(each, str)
            else unusable(each, lang)
            for each in page
        ],
        total=len(everything),
        sets=[each.name for each in found.sets],
    )


def searched(pool: Pool, number: str) -> str:
    """What a card is searched by."""
    kept: dict[str, str] = pool.cache.setdefault("searched", {})
    if number not in kept:
        card = pool[number]
        kept[number] = "\n".join([number, *card.names.values(), *card.texts.values()]).casefold()
    return kept[number]


def card_of_pool(pool: Pool, number: str, verdict: Verdict | None, lang: m.Lang) -> f.CardListed:
    """A card of a pool in the browser of cards; those that ship are all compiled."""
    origin = pool.origins.get(number, "")
    named = _SET.fullmatch(origin)
    card = saying.card_data(pool.game, number, saying.printed_on(pool[number]), lang)
    return listed(card, verdict, named[1] if named else origin, lang)


def listed(card: m.CardData, verdict: Verdict | None, origin: str, lang: m.Lang) -> f.CardListed:
    """A card with what became of it."""
    if verdict is None or verdict.kind == COMPILED:
        return f.CardListed(card=card, verdict=COMPILED, origin=origin)
    if verdict.kind == INCOMPLETE:
        told = why_text(library.why(verdict), lang)
        return f.CardListed(card=card, verdict=INCOMPLETE, origin=origin, problem=told)
    return f.CardListed(
        card=card,
        verdict=verdict.kind,
        origin=origin,
        problem=problem_text(verdict.clause, lang),
        clause=clause_in(card.text, verdict),
    )


def clause_in(text: str, verdict: Verdict) -> tuple[int, int] | None:
    """The part of a text that is not read: from where to where; None: it is not in this text."""
    folded, clause = text.lower(), verdict.clause.lower()
    at = folded.find(clause, max(0, verdict.column - 1))
    at = folded.find(clause) if at < 0 else at
    return (at, at + len(verdict.clause)) if at >= 0 and verdict.clause else None


def unusable(verdict: Verdict, lang: m.Lang) -> f.CardListed:
    """A card of which the library has a verdict alone."""
    card = m.CardData(
        number=verdict.number, name=verdict.name, text=verdict.wording, translated=True, values={}
    )
    return listed(card, verdict, "", lang)


def check_set(wish: f.SetWish) -> f.SetChecked:
    """Read the cards of a file; keep them as a set, if that is wished for."""
    games.load(wish.game)
    name = Path(wish.file.replace("\\", "/")).name[-100:] or "cards"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"cards{Path(name).suffix[:8]}"
        file.write_text(wish.text, encoding="utf-8", errors="replace")
        try:
            found = pools.candidates_in(wish.game, file)
            verdicts = list(pools.verdicts(wish.game, found, wish.lang))
            kept = ""
            if wish.keep:
                kept = library.name_from(name)
                library.add(wish.game, file, kept, candidates=found)
        except HeadjudgeError as error:
            field = error.field.replace(str(file), name)
            told = f.Problem(text=error_text(error, wish.lang), field=field, rule=error.rule)
            return f.SetChecked(kept="", cards=[], problems=[told])
    shown = zip(found[:MOST_SHOWN], verdicts, strict=False)
    return f.SetChecked(
        kept=kept,
        cards=[candidate(wish.game, each, verdict, wish.lang) for each, verdict in shown],
        problems=[],
    )


def candidate(game: str, card: Candidate, verdict: Verdict, lang: m.Lang) -> f.CardListed:
    """A card of a file with what became of it."""
    values: dict[str, Any] = {} if card.printed is None else card.as_understood()
    text = card.texts.get(lang) or next(iter(card.texts.values()), card.wording)
    if card.printed is not None:
        try:
            made = games.load(game).maker.pool_of([card.printed])
            shown = saying.card_data(game, card.id, saying.printed_on(made[card.id]), lang)
            return listed(shown, verdict, "", lang)
        except (BadCard, KeyError):  # it needs other cards to be made
            pass
    shown = m.CardData(
        number=card.id, name=card.name, text=text, translated=lang in card.texts, values=values
    )
    return listed(shown, verdict, "", lang)


def remove_set(game: str, name: str) -> None:
    """Remove a set from the user's library."""
    games.load(game)
    library.remove(game, name)


# -- decks that are kept -------------------------------------------------------------------


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A deck of the user's library: its name, and the list as it was written."""

    name: str
    list: str


def deck_folder(game: str) -> Path:
    """Where the user's decks of a game are."""
    return library.folder() / "decks" / game


def kept_decks(game: str) -> dict[str, Kept]:
    """The user's decks of a game, by key; files that cannot be read are left out."""
    folder = deck_folder(game)
    if not folder.is_dir():
        return {}
    found: dict[str, Kept] = {}
    for path in sorted(folder.glob("*.json"))[:MOST_DECKS]:
        try:
            kept = msgspec.json.decode(read_text(str(path), "deck"), type=Kept)
        except (HeadjudgeError, msgspec.MsgspecError):
            continue
        found[KEPT + path.stem] = kept
    return dict(sorted(found.items(), key=lambda pair: pair[1].name))


def keep_deck(wish: f.DeckKept) -> f.DeckSaid:
    """Keep a list under a name; without a list, what is kept under that name goes."""
    games.load(wish.game)
    name = one_line(wish.name)[:LONGEST]
    if not name:
        raise refusal("no deck name", "name")
    if len(wish.list) > MOST_LIST:
        raise refusal("too many", "list", n=MOST_LIST)
    key = hashlib.sha256(name.encode()).hexdigest()[:24]
    path = deck_folder(wish.game) / f"{key}.json"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not wish.list.strip():
            path.unlink(missing_ok=True)
        elif not path.exists() and len(kept_decks(wish.game)) >= MOST_DECKS:
            raise refusal("too many", "decks", n=MOST_DECKS)
        else:
            kept = Kept(name=name, list=wish.list)
            saving.write_text(path, msgspec.json.encode(kept).decode(), "deck")
    except OSError as error:
        raise HeadjudgeError(f"{path}: {error.strerror or error}", field="deck") from error
    return f.DeckSaid(key=KEPT + key, name=name, origin="library")


# -- reports -------------------------------------------------------------------------------


def kept_reports(lang: m.Lang) -> list[f.ReportListed]:
    """The reports that are kept, with what is wrong with those that cannot be read."""
    found: list[f.ReportListed] = []
    for name in reports.names():
        made = reports.date_of(name)
        try:
            report = reports.read(name)
        except HeadjudgeError as error:
            problem = error_text(error, lang)
            found.append(f.ReportListed(name=name, made=made, problem=problem))
        else:
            players = sorted({each.player for each in report.entrants})
            found.append(
                f.ReportListed(
                    name=name,
                    made=made,
                    game=report.game,
                    games=report.games,
                    entrants=len(report.entrants),
                    players=players[:MOST_PLAYERS],
                )  # fmt: skip
            )
    return found


# -- rules ---------------------------------------------------------------------------------


@lru_cache(2_000)
def rule(game: str, number: str, lang: m.Lang) -> f.RuleSaid:
    """Our sentence for a rule, where it stands, and the references both ways."""
    if game not in games.NAMES:
        raise refusal("no rule", "number")
    try:
        found = finding.find_rule(game, number)
    except HeadjudgeError as error:
        raise refusal("no rule", "number") from error
    around = finding.relations(game, found.number)

    def told(numbers: tuple[str, ...]) -> list[tuple[str, str]]:
        return [(each, book.gloss(game, each, lang)) for each in numbers]

    siblings = finding.relations(game, around.above[-1]).below if around.above else ()
    return f.RuleSaid(
        number=found.number,
        text=found.gloss(lang),
        kind=found.kind,
        above=told(around.above),
        below=told(around.below),
        near=told(tuple([each for each in siblings if each != found.number])),
        refers_to=told(around.refers_to),
        referred_by=told(around.referred_by),
        rulings=[],
    )


def search_rules(game: str, words: str, lang: m.Lang) -> list[tuple[str, str]]:
    """The rules that speak of something, best first."""
    if game not in games.NAMES:
        raise refusal("no game", "game")
    return [(each.number, each.gloss(lang)) for each in finding.search(game, words, 30)]
