"""`headjudge cards`: add, sets, remove: the user's own sets of cards."""

from __future__ import annotations

from typing import Final

import click

from headjudge import library
from headjudge.language.card_maps import is_table
from headjudge.pools import candidates_in
from headjudge.terminal.card_checks import (
    assumed_lines,
    preview_lines,
    share,
    share_lines,
    share_text,
)
from headjudge.terminal.options import game_argument, lang_option, map_option
from headjudge.terminal.problems import error_line
from headjudge.terminal.screen import fit, progress_bar
from headjudge.terminal.words import say


@click.command("add")
@game_argument
@click.argument("file")
@click.option("--set", "name", default="", help="What to call the set; else as the file.")
@click.option("--pictures", default="", help="A folder of images named by card number.")
@map_option
@lang_option
def add(game: str, file: str, name: str, pictures: str, card_map: str, lang: str) -> None:
    """Read every card of a FILE (TOML, JSON or CSV) and keep them as a set of the library.

    All commands know the cards of the library. A set of the same name is replaced. The pictures
    are not copied: the set refers to their folder. Of a table, and with --map, the first three
    cards are shown as they are understood.
    """
    candidates = candidates_in(game, file, card_map)
    for line in preview_lines(candidates, lang) if card_map or is_table(file) else ():
        click.echo(line)
    with progress_bar() as bar:
        task = bar.add_task(say("reading cards", lang), total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        done = library.add(game, file, name, pictures, candidates, tell)
    made = done.set
    key = "set replaced" if done.replaced else "set added"
    click.echo(say(key, lang, name=made.name, n=len(made.verdicts)))
    for line in (*assumed_lines(game, made.verdicts, lang), *share_lines(made.verdicts, lang)):
        click.echo(line)


@click.command("sets")
@game_argument
@lang_option
def sets(game: str, lang: str) -> int:
    """The sets of the library: how many cards, how many of them compile, since when."""
    found = library.load(game)
    if not found.sets and not found.problems:
        click.echo(say("no sets", lang, game=game))
    width = max([len(each.name) for each in found.sets], default=0)
    for each in found.sets:
        told = share_text(share(each.verdicts), lang)
        line = f"{fit(each.name, width)}  {each.date}  {told}"
        if each.pictures:
            line += "  " + say("set pictures", lang, folder=each.pictures)
        click.echo(line)
        if each.is_from_another_version:
            click.echo(say("set of another version", lang, version=each.version))
    for problem in found.problems:
        click.echo(error_line(problem, lang), err=True)
    return 2 if found.problems else 0


@click.command("remove")
@game_argument
@click.argument("name")
@lang_option
def remove(game: str, name: str, lang: str) -> None:
    """Remove the set NAME from the library."""
    library.remove(game, name)
    click.echo(say("set removed", lang, name=name))


COMMANDS: Final = (add, sets, remove)
