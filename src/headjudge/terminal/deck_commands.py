"""`headjudge deck`: check, list, make, show."""

from __future__ import annotations

from typing import Any, Final

import click

from headjudge import deck_making, games
from headjudge.kernel.errors import BadDeck
from headjudge.language import deck_forms
from headjudge.language.card_files import printable
from headjudge.terminal.options import (
    card_pool,
    cards_option,
    edition_option,
    game_argument,
    lang_option,
    load_deck,
    pick_edition,
)
from headjudge.terminal.problems import error_line
from headjudge.terminal.screen import fit
from headjudge.terminal.words import say

NARROWEST: Final = 9  # of the column of card numbers
WIDEST: Final = 40


@click.group()
def deck() -> None:
    """Decks: check one against the rules, make one, list and show those that ship."""


@deck.command("check")
@game_argument
@click.argument("file")
@edition_option
@cards_option
@lang_option
def check(game: str, file: str, edition: str | None, files: tuple[str, ...], lang: str) -> int:
    """Check a deck FILE (or a deck that ships, or standard input: -) against the rules.

    A file is TOML or a list of cards, a line for each: "4 Name", "4x Name", "4 NUMBER".
    Every line that is not understood is listed, and every violation with its rule. The exit
    code is 2 if there is any.
    """
    package = games.load(game)
    chosen = pick_edition(package, edition)
    pool = card_pool(game, files)
    try:
        found = load_deck(package, file, pool)
        problems: list[Any] = package.violations(found, chosen, pool)
    except BadDeck as error:
        if not error.violations:
            raise
        problems = list(error.violations)
    words = package.wording(pool)
    for problem in problems:
        click.echo(error_line(problem, lang, words), err=True)
    if problems:
        return 2
    click.echo(say("legal", lang, deck=title(found, lang), edition=chosen))
    return 0


@deck.command("list")
@game_argument
@lang_option
def list_(game: str, lang: str) -> None:
    """The decks that ship with a game, and their plans."""
    decks = games.load(game).decks()
    widest = max(len(name) for name in decks)
    for name, each in sorted(decks.items()):
        click.echo(f"{name:<{widest}} {fit(title(each, lang), 20)} {plan(each, lang)}")


@deck.command("show")
@game_argument
@click.argument("name")
@click.option(
    "--as", "form", type=click.Choice(["list", "toml"]), help="Print a deck file in this form."
)
@cards_option
@lang_option
def show(game: str, name: str, form: str | None, files: tuple[str, ...], lang: str) -> None:
    """The cards of a deck: one that ships, a file, or standard input (-).

    With --as it is printed as a file that every command reads back as the same deck.
    """
    package = games.load(game)
    pool = card_pool(game, files)
    found = load_deck(package, name, pool)
    if form is not None:
        write = deck_forms.as_list if form == "list" else deck_forms.as_toml
        click.echo(write(found, package.deck_form, pool, lang), nl=False)
        return
    click.echo(title(found, lang))
    if plan(found, lang):
        click.echo(plan(found, lang))
    words = package.wording(pool)
    parts = words.parts(found)
    longest = max([len(number) for part in parts for _count, number in part], default=0)
    width = min(max(NARROWEST, longest), WIDEST)
    for at, part in enumerate(parts):
        if at and part:
            click.echo("")
        for count, number in part:
            if number:  # a deck may be without its leader
                line = card_line(words, number, lang)
                click.echo(f"{count:>2} {printable(number):<{width}} {line}")


@deck.command("make")
@game_argument
@cards_option
@click.option("--seed", type=int, help="The same seed and cards, the same deck.")
@click.option("--around", multiple=True, help="The number of a card that is to be in it.")
@edition_option
@click.option(
    "--as", "form", type=click.Choice(["toml", "list"]), default="toml", help="The deck's form."
)
@lang_option
def make(
    game: str,
    files: tuple[str, ...],
    seed: int | None,
    around: tuple[str, ...],
    edition: str | None,
    form: str,
    lang: str,
) -> None:
    """Make a legal deck for GAME and print it.

    It is made of the cards of the library and of the files given, if there are such, and filled
    up with shipped cards where they are too few; how many these are is said on the error stream.
    """
    package = games.load(game)
    pool = card_pool(game, files)
    found = deck_making.make_deck(game, pool, seed, around, edition)
    write = deck_forms.as_list if form == "list" else deck_forms.as_toml
    click.echo(write(found, package.deck_form, pool, lang), nl=False)
    filled = deck_making.filled_up(game, found, pool)
    if filled:
        click.echo(say("filled up", lang, n=filled), err=True)


def title(found: Any, lang: str) -> str:
    """What a deck is called in this language, or else in English."""
    return printable(found.name_ja if lang == "ja" and found.name_ja else found.name)


def plan(found: Any, lang: str) -> str:
    """What a deck sets out to do; a plan may have several lines."""
    text: str = found.plan_ja if lang == "ja" and found.plan_ja else found.plan
    return "\n".join([printable(line) for line in text.splitlines()])


def card_line(words: Any, number: str, lang: str) -> str:
    """A card on one line, in the words of its game."""
    if number not in words.cards:
        return "?"
    return f"{fit(words.card(number, lang), 28)} {words.card_lines(number, lang)[1]}"
