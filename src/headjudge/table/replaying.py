"""The replay room: every decision of a game, and the table as it was at each.

While a game goes on, whoever asks gets what they may see of it at the table, and no more; when it
is over, everything.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, cast

import msgspec

from headjudge import explain, games, starting
from headjudge.kernel.game import Game
from headjudge.kernel.record import Record, read_record
from headjudge.kernel.rewind import repeat
from headjudge.language.numbering import Numbering
from headjudge.table import forms as f
from headjudge.table import messages as m
from headjudge.table import saying
from headjudge.table.journal import SeatSet, Setup
from headjudge.table.tables import PERSON, PUBLIC, Table, with_answers
from headjudge.table.words import refusal

EVERY: Final = 16  # answers between two games that are kept
MOST_ANSWERS: Final = 10_000  # of a record that is uploaded
MOST_KEPT: Final = 4  # games that are kept for scrubbing


@dataclass(frozen=True)
class Steps:
    """A game at every so many answers, for a table at one version."""

    table: str
    version: int
    games: tuple[Game, ...]

    def at(self, count: int) -> Game:
        """The game after so many answers."""
        given = self.games[-1].answers
        game = self.games[min(count // EVERY, len(self.games) - 1)].fork()
        if len(game.answers) > count:
            game = self.games[count // EVERY].fork()
        for picks in given[len(game.answers) : count]:
            repeat(game, picks)
        return game


class Room:
    """Looks at games at any of their moments, and remembers those that were looked at last."""

    def __init__(self) -> None:
        self.kept: list[Steps] = []

    def steps(self, table: Table) -> Steps:
        """A game at every so many answers."""
        for each in self.kept:
            if (each.table, each.version) == (table.id, table.version):
                return each
        record = with_answers(table.setup.record, [list(each) for each in table.game.answers])
        found = [
            game.fork()
            for number, game in enumerate(starting.replay_states(record, log=True))
            if number % EVERY == 0 or number == len(record.answers)
        ]
        made = Steps(table.id, table.version, tuple(found))
        self.kept = [made, *[each for each in self.kept if each.table != table.id]][:MOST_KEPT]
        return made

    def timeline(self, table: Table, viewer: int, lang: m.Lang) -> f.Timeline:
        """Every decision of a game, with the answer that was given, as this viewer may know it."""
        steps = self.steps(table)
        game = steps.at(0)
        moments: list[f.Moment] = []
        for at, picks in enumerate(table.game.answers):
            moments.append(moment(game, at, picks, viewer, lang))
            repeat(game, picks)
        return f.Timeline(table=table.id, moments=moments, result=saying.result(game, viewer, lang))

    def moment(self, table: Table, at: int, viewer: int, lang: m.Lang, since: int) -> m.TableSaid:
        """The table as this viewer saw it after so many answers."""
        if not 0 <= at <= len(table.game.answers):
            raise refusal("no moment", "at")
        then = replace(
            table,
            game=self.steps(table).at(at),
            entries=[],
            givers=[],
            cut=0,
            numbering=Numbering(),
            read_only="",
        )
        said = then.say(viewer, lang, since)
        return msgspec.structs.replace(said, version=at, passing=m.PassingSaid())


def moment(game: Game, at: int, picks: tuple[int, ...], viewer: int, lang: m.Lang) -> f.Moment:
    """A decision and its answer. What somebody else chose is in the log, as far as the viewer
    may know it; here is only what they were asked."""
    line = explain.told_so_far(game, viewer)
    asked = game.decision
    if asked is None or picks[:1] and picks[0] < 0:
        seat = -1 - picks[0] if picks else -1
        return f.Moment(at=at, turn=game.state.turn, seat=seat, text="", rule="", line=line)
    text = question_text(game, viewer, lang)
    if viewer == asked.seat and games.load(game.rules.name).wording is not None:
        view: dict[str, Any] = game.view(viewer)
        words, source = games.wording(game), explain.source(game, viewer)
        options = view["decision"]["options"]
        chosen = [words.option(view, options[pick], lang, source) for pick in picks]
        text = " / ".join(chosen) or text
    return f.Moment(
        at=at, turn=game.state.turn, seat=asked.seat, text=text, rule=asked.rule, line=line
    )


def question_text(game: Game, viewer: int, lang: m.Lang) -> str:
    """What is asked, as this viewer is told it."""
    said = saying.question_text(game, game.view(viewer), lang)
    return said


def may_see(table: Table, viewer: int, views: str) -> None:
    """Refuse a view that is not for whoever asks: while the game goes on, all but the public's
    and their own."""
    if viewer not in range(PUBLIC + 1):
        raise refusal("no viewer", "viewer")
    if viewer != PUBLIC and table.game.result is None and str(viewer) not in views:
        raise refusal("not your seat", "viewer")


def may_take(table: Table, views: str) -> None:
    """Refuse the record of a game that goes on to whoever does not hold all its people's seats:
    it has every secret."""
    people = {str(at) for at in (0, 1) if table.is_person(at)}
    if table.game.result is None and not (views and people <= set(views)):
        raise refusal("not yours", "table")


def uploaded(data: bytes, chance: int) -> Setup:
    """A table to look at, from a record that somebody kept; it is played again and compared."""
    record: Record = read_record(data.decode("utf-8", "replace"))
    if len(record.answers) > MOST_ANSWERS:
        raise refusal("too many", "answers", n=MOST_ANSWERS)
    if record.game not in games.NAMES:
        raise refusal("no game", "game")
    starting.replay(record, log=False)
    decks = [
        cast("dict[str, Any]", each) if isinstance(each, dict) else {} for each in record.decks
    ]
    names = [(str(each.get("name", "")), str(each.get("name_ja", ""))) for each in decks]
    names += [("", "")] * (2 - len(names))
    seats = [SeatSet(kind=PERSON, deck=name, deck_ja=japanese) for name, japanese in names[:2]]
    return Setup(record=record, seats=seats, chance=chance)
