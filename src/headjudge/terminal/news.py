"""What has happened since a player last looked: an opponent's turn in short, the rest in full."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from headjudge import explain, games
from headjudge.kernel.game import Game
from headjudge.kernel.log import Player
from headjudge.terminal.screen import cut, wrap
from headjudge.terminal.words import say

FEW: Final = 4  # lines that are told as they are
SHORT: Final = 5  # lines of the screen that a turn is summed up in
LATEST: Final = 2  # lines of a turn under way that are told in full besides
INDENT: Final = 4
TURN: Final = "turn"  # the message with which a turn begins


@dataclass(frozen=True)
class News:
    """Lines to print, and how many lines of the log they tell of."""

    lines: list[str]
    count: int


def turn_players(game: Game) -> dict[int, int]:
    """Whose turn each turn of the log is."""
    found: dict[int, int] = {}
    for entry in game.log or ():
        who = entry.arguments.get("who")
        if entry.message == TURN and isinstance(who, Player):
            found[entry.turn] = who.seat
    return found


def news(game: Game, seat: int, lang: str, since: int, width: int) -> News:
    """What this player is told of the log from this entry on, on a screen so wide."""
    found = explain.lines(game, seat, lang, since=since)
    players = turn_players(game)
    told: list[str] = []
    for turn in dict.fromkeys([line.turn for line in found]):
        lines = [line for line in found if line.turn == turn]
        if players.get(turn, seat) == seat or len(lines) <= FEW:
            told += [str(line) for line in lines]
        else:
            told += summed_up(game, lines, lang, width)
    return News(told, len(found))


def summed_up(game: Game, lines: list[explain.Line], lang: str, width: int) -> list[str]:
    """A turn of the opponent's in a few lines; of one that is under way, also the latest."""
    is_going_on = game.decision is None or lines[-1].turn == game.state.turn
    latest = lines[-LATEST:] if is_going_on else []
    rest = lines[: len(lines) - len(latest)]
    first = [str(line) for line in rest if line.message == TURN]
    return [
        *first,
        *[f"{' ' * INDENT}{line}" for line in headlines(game, rest, lang, width - 2 * INDENT)],
        *[str(line) for line in latest],
    ]


def headlines(game: Game, lines: list[explain.Line], lang: str, width: int) -> list[str]:
    """The sentences that matter most, as a paragraph; what comes last in the game's list of what
    matters is left out first."""
    kinds = games.wording(game).HEADLINES
    between = "" if lang == "ja" else " "
    count = len([line for line in lines if line.message != TURN])
    if not count:
        return []
    more = say("in log", lang, n=count)

    def paragraph(kept: tuple[str, ...]) -> list[str]:
        """The sentences of these kinds, and how many lines the log has of the turn."""
        told = [line.text for line in lines if line.message in kept]
        return wrap(between.join([*(told or [say("nothing told", lang)]), more]), width)

    return fitting(kinds, paragraph, width)


def fitting(
    kinds: tuple[str, ...], paragraph: Callable[[tuple[str, ...]], list[str]], width: int
) -> list[str]:
    """The paragraph of as many kinds as fit, the first at least."""
    for most in range(len(kinds), 0, -1):
        found = paragraph(kinds[:most])
        if len(found) <= SHORT:
            return found
    return [*found[: SHORT - 1], cut(f"{found[SHORT - 1]}…", width)]
