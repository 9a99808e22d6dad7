"""Arguments and options that several commands share, and reading what they name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from headjudge import games, library, pools
from headjudge.kernel.errors import HeadjudgeError, UnknownGame
from headjudge.kernel.pool import Pool
from headjudge.language.card_files import printable
from headjudge.language.worded import in_words, worded
from headjudge.reading import read_standard_input, read_text
from headjudge.terminal.problems import error_line
from headjudge.terminal.words import say

Command = Callable[..., Any]

STANDARD_INPUT: Final = "-"


GAME: Final = "headjudge.game"  # what the contexts of a command know, for its errors
LANG: Final = "headjudge.lang"
POOL: Final = "headjudge.pool"


def noted(name: str) -> Callable[[click.Context, click.Parameter, Any], Any]:
    """Have the contexts of a command know what is given for a parameter."""

    def note(context: click.Context, parameter: click.Parameter, value: Any) -> Any:
        """Keep the value in the context and hand it on."""
        context.meta[name] = value
        return value

    return note


def game_argument(command: Command) -> Command:
    """Add the argument GAME to a command."""
    return click.argument("game", callback=noted(GAME))(command)


def lang_option(command: Command) -> Command:
    """Add `--lang` to a command."""
    return click.option(
        "--lang", type=click.Choice(["en", "ja"]), default="en", help="English or Japanese.",
        callback=noted(LANG),
    )(command)  # fmt: skip


def screen_options(command: Command) -> Command:
    """Add the options of how the table is shown to a command: `--no-color`, `--list`."""
    plain = click.option(
        "--no-color", is_flag=True, help="No colours (also NO_COLOR in the environment)."
    )
    listed = click.option(
        "--list", "listed", is_flag=True,
        help="Tell the table in lines instead of drawing it, as for a screen reader.",
    )  # fmt: skip
    return plain(listed(command))


def error_lines(error: HeadjudgeError, context: click.Context) -> list[str]:
    """An error of a command, a line for each thing that is wrong, in the command's language and
    in the words of its game."""
    game, lang = context.meta.get(GAME, ""), context.meta.get(LANG, "en")
    words = None
    if game in games.NAMES:
        package = games.load(game)
        if package.wording is not None:
            words = package.wording(context.meta.get(POOL) or package.rules().shipped)
    every: tuple[HeadjudgeError, ...] = getattr(error, "violations", ()) or (error,)
    return [error_line(each, lang, words) for each in every]


def cards_option(command: Command) -> Command:
    """Add `--cards` to a command."""
    return click.option(
        "--cards", "files", multiple=True,
        help="A file of cards to use beside those that ship and the library's; may be repeated. "
        "One that needs a map is added to the library instead: cards add --map.",
    )(command)  # fmt: skip


def map_option(command: Command) -> Command:
    """Add `--map` to a command."""
    return click.option(
        "--map", "card_map", default="", metavar="MAP",
        help="Which column of a CSV or JSON file is which field: name=Name,text=Effect,... or a "
        "TOML file.",
    )(command)  # fmt: skip


def card_pool(game: str, files: tuple[str, ...]) -> Pool:
    """The cards that a command knows: those that ship, those of the library and those of the
    files given. A set of the library that cannot be read is told of, and left out."""
    found = library.load(game)
    context = click.get_current_context()
    for problem in found.problems:
        told = in_words(problem, context.meta.get(LANG, "en"))
        line = say("warning", context.meta.get(LANG, "en"), text=f"{problem.field}: {told}")
        click.echo(printable(line), err=True)
    pool = pools.with_files(found.pool, *files)
    context.meta[POOL] = pool
    return pool


def edition_option(command: Command) -> Command:
    """Add `--edition` to a command."""
    return click.option("--edition", help="Edition of the rules; the newest if not given.")(command)


def time_option(command: Command) -> Command:
    """Add `--time` to a command."""
    return click.option(
        "--time", "seconds", type=click.FloatRange(0, 86_400), default=0.0, metavar="SECONDS",
        help="For a decision of a bot of yours, which then runs in a process of its own.",
    )(command)  # fmt: skip


def pick_edition(package: Any, edition: str | None) -> str:
    """The edition that was asked for, or the newest; an `UnknownGame`, if the game has no such
    edition."""
    known: tuple[str, ...] = package.rules().editions
    if edition is None:
        return known[0]
    if edition not in known:
        raise worded(
            UnknownGame, "no edition", "edition", name=repr(edition), known=", ".join(known)
        )
    return edition


def load_deck(package: Any, name: str, pool: Pool | None = None) -> Any:
    """A deck that ships, by name, or the deck in a file or on standard input (`-`): TOML, or a
    list of cards of the pool (None: those that ship). A `BadDeck` has all that is wrong."""
    known = package.decks()
    if name in known:
        return known[name]
    if name == STANDARD_INPUT:
        return package.read_deck(read_standard_input("deck"), pool)
    if Path(name).is_file():
        return package.read_deck(read_text(name, "deck"), pool, Path(name).stem)
    raise worded(HeadjudgeError, "no deck", "deck", name=repr(name), known=", ".join(sorted(known)))


def legal_decks(game: str, edition: str) -> list[str]:
    """The decks that ship and may be played."""
    package = games.load(game)
    known = package.decks()
    return [name for name in sorted(known) if not package.violations(known[name], edition)]
