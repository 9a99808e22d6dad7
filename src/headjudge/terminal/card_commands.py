"""`headjudge cards`: check, show, list."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from headjudge import games, library
from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.card_maps import is_table
from headjudge.language.worded import worded
from headjudge.pools import candidates_in
from headjudge.terminal.card_checks import (
    PREVIEWED,
    preview_lines,
    print_summary,
    summary,
    watched_verdicts,
)
from headjudge.terminal.card_shows import shown_of_file, shown_of_pool
from headjudge.terminal.deck_commands import NARROWEST, card_line
from headjudge.terminal.options import (
    card_pool,
    cards_option,
    game_argument,
    lang_option,
    map_option,
)


@click.group()
def cards() -> None:
    """Cards: check files of them, keep them in a library, list and show them."""


@cards.command("check")
@game_argument
@click.argument("file")
@map_option
@click.option("--strict", is_flag=True, help="Exit with 2 if a card is refused or incomplete.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
def check(game: str, file: str, card_map: str, strict: bool, as_json: bool, lang: str) -> None:
    """Read every card of a FILE (TOML, JSON or CSV) and say which become playable.

    A card is compiled if its whole text is read and says itself back, refused if its text is not
    read (with the column and the clause where reading stopped), and incomplete if its record
    lacks a field or has a value that no card can have. What a record leaves out, and a rule of
    the game's fills in, is said to be assumed. The shares are of cards with a text. Of a
    table, and with --map, the first three cards are shown as they are understood.
    """
    candidates = candidates_in(game, file, card_map)
    made = list(watched_verdicts(game, candidates, lang))
    report = summary(game, made, candidates, lang)
    previewed = bool(card_map) or is_table(file)
    if previewed:
        report["preview"] = [each.as_understood() for each in candidates[:PREVIEWED]]
    if as_json:
        click.echo(json.dumps(report, ensure_ascii=False, indent=1))
    else:
        for line in preview_lines(candidates, lang) if previewed else ():
            click.echo(line)
        print_summary(game, made, report, lang)
    if strict and report["compiled"] < report["total"]:
        sys.exit(2)


@cards.command("show")
@game_argument
@click.argument("card", nargs=-1, required=True)
@map_option
@cards_option
@lang_option
def show(
    game: str, card: tuple[str, ...], card_map: str, files: tuple[str, ...], lang: str
) -> None:
    """A card by its number or name, or the cards of a file: FILE, or FILE and a number or name.

    What is printed, what becomes of it, and the terms its text means; of a text that is not read,
    the nearest wordings that would be.
    """
    file, *rest = card
    if is_file(file):
        lines = shown_of_file(game, file, card_map, " ".join(rest), lang)
    else:
        lines = shown_of_pool(card_pool(game, files), " ".join(card), lang)
    for line in lines:
        click.echo(line)


def is_file(name: str) -> bool:
    """Whether there is a file of this name."""
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # too long a name, or no name
        return False


@cards.command("list")
@game_argument
@click.option("--type", help="Only cards of this type.")
@click.option("--color", help="Only cards with this colour.")
@click.option("--cost", help="Only cards of this energy cost.")
@click.option("--character", help="Only cards of this character.")
@click.option("--era", help="Only cards of this era.")
@click.option("--rank", help="Only cards of this rank.")
@click.option("--trait", help="Only cards with this trait.")
@click.option("--level", help="Only cards of this level.")
@click.option("--faction", help="Only cards of this faction.")
@click.option("--attribute", help="Only cards with this attribute.")
@click.option("--grade", help="Only cards of this grade.")
@click.option("--clan", help="Only cards of this clan.")
@click.option("--race", help="Only cards of this race.")
@click.option("--nation", help="Only cards of this nation.")
@click.option("--trigger", help="Only cards with this trigger icon.")
@click.option("--set", "set_name", help="Only cards of this set of the library.")
@cards_option
@lang_option
def list_(
    game: str, files: tuple[str, ...], lang: str, set_name: str | None, **wanted: str | None
) -> None:
    """The cards that ship with a game, and those of the library, one to a line."""
    package = games.load(game)
    catalogue = card_pool(game, files)
    asked = {name: value for name, value in wanted.items() if value is not None}
    words = package.wording(catalogue)
    listed: dict[str, str] = words.LISTED
    for name, value in asked.items():
        if name not in listed:
            raise worded(
                HeadjudgeError, "no property", f"--{name}", game=game, known=", ".join(listed)
            )
        known = {each for card in catalogue.values() for each in values_of(card, listed[name])}
        if value not in known:
            raise worded(
                HeadjudgeError, "no value", f"--{name}",
                name=name, value=repr(value), known=", ".join(sorted(known)),
            )  # fmt: skip
    within = set(catalogue) if set_name is None else library.numbers(game, set_name)
    numbers = [
        number
        for number, card in catalogue.items()
        if not within.isdisjoint(card.records)
        and all(value in values_of(card, listed[name]) for name, value in asked.items())
    ]
    width = max([NARROWEST, *[len(number) for number in numbers]])
    for number in numbers:
        click.echo(f"{number:<{width}} {card_line(words, number, lang)}")


def values_of(card: Any, name: str) -> tuple[str, ...]:
    """What is printed on a card under that name: one value, or several."""
    value = card.values[name]
    found = value if isinstance(value, tuple) else (value,)
    return tuple(str(each) for each in found if each != "")
