"""The command `headjudge`.

Bad input is a line on the error stream, `error: field: message [rule]`, and exit code 2. A deck
has a line for each thing that is wrong with it.
"""

from __future__ import annotations

import io
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

import headjudge
from headjudge import explain, games, saving, starting, version
from headjudge.judge.commands import judge
from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.card_files import printable
from headjudge.language.words import command
from headjudge.players import NAMES as PLAYERS
from headjudge.players import BotFault, Player, UnknownPlayer, make
from headjudge.reading import read_text
from headjudge.sim.match import derived
from headjudge.terminal import editing, library_commands, screen
from headjudge.terminal.card_commands import cards
from headjudge.terminal.deck_commands import deck
from headjudge.terminal.deck_commands import title as deck_title
from headjudge.terminal.lab_commands import simulate, tournament
from headjudge.terminal.options import (
    card_pool,
    cards_option,
    edition_option,
    error_lines,
    game_argument,
    lang_option,
    legal_decks,
    load_deck,
    pick_edition,
    screen_options,
    time_option,
)
from headjudge.terminal.overview import language, overview
from headjudge.terminal.rule_commands import rules
from headjudge.terminal.session import ReplayedDecisions, Session
from headjudge.terminal.words import say

BAD_INPUT = 2


class Commands(click.Group):
    """A group whose errors are one line each."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        never_fail_to_print()
        try:
            name = prog_name or command()
            done = super().main(args, name, complete_var, standalone_mode=False, **extra)
            code = done if isinstance(done, int) else 0
        except click.exceptions.NoArgsIsHelpError as error:
            error.show()
            code = BAD_INPUT
        except click.ClickException as error:
            fail(described(error))
            code = BAD_INPUT
        except (click.Abort, KeyboardInterrupt):
            fail("interrupted")
            code = 130
        except BrokenPipeError:  # whoever read our output has gone: that is no error
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = 0
        if standalone_mode:
            sys.exit(code)
        return code

    def invoke(self, ctx: click.Context) -> Any:
        """Carry out a command; what it raises on purpose is told in the command's language."""
        try:
            return super().invoke(ctx)
        except HeadjudgeError as error:
            for line in error_lines(error, ctx):
                click.echo(line, err=True)
            return BAD_INPUT


def never_fail_to_print() -> None:
    """What a terminal cannot show, or a pipe cannot mean, becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def fail(message: str) -> None:
    """Print an error on one line, whatever words of a stranger's are in it."""
    click.echo(f"error: {printable(' '.join(message.split()))}", err=True)


def described(error: click.ClickException) -> str:
    """A usage error as `field: message`."""
    param = getattr(error, "param", None)
    message = error.message.rstrip(".")
    if isinstance(error, click.NoSuchOption):
        return f"{error.option_name}: no such option"
    if isinstance(error, click.BadOptionUsage):
        return f"{error.option_name}: {message}"
    if isinstance(error, click.MissingParameter) and param is not None:
        return f"{field_of(param)}: missing"
    if param is not None:
        return f"{field_of(param)}: {message}"
    return f"usage: {message}"


def field_of(param: click.Parameter) -> str:
    return param.opts[-1] if isinstance(param, click.Option) else str(param.name)


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
)
@click.version_option(
    headjudge.__version__,
    prog_name="headjudge",
    message=f"%(prog)s, version %(version)s, {version.build()} build",
)
@click.pass_context
def main(context: click.Context) -> None:
    """Referees, plays and explains trading card games from their comprehensive rules."""
    if context.invoked_subcommand is None:
        for line in overview(language()):
            click.echo(line)


main.add_command(deck)
main.add_command(cards)
for each in library_commands.COMMANDS:
    cards.add_command(each)
main.add_command(rules)
main.add_command(judge)
main.add_command(simulate)
main.add_command(tournament)


# -- play -----------------------------------------------------------------------------------


@main.command()
@game_argument
@click.option("--deck", "decks", multiple=True, help="A deck's name or file: yours, then theirs.")
@click.option(
    "--against", default="greedy",
    help=f"{', '.join(PLAYERS)}, your own bot (my_bot.py:MyBot), or human: at the same screen.",
)  # fmt: skip
@time_option
@click.option("--seat", type=click.IntRange(1, 2), default=1, help="Where you sit.")
@click.option("--seed", type=int, help="The same seed and answers, the same game.")
@edition_option
@cards_option
@lang_option
@screen_options
@click.option("--save", help="Write the game to this file, after every answer.")
@click.option("--resume", help="Go on with the game in this file, and go on saving it there.")
def play(
    game: str,
    decks: tuple[str, ...],
    against: str,
    seconds: float,
    seat: int,
    seed: int | None,
    edition: str | None,
    files: tuple[str, ...],
    lang: str,
    no_color: bool,
    listed: bool,
    save: str | None,
    resume: str | None,
) -> None:
    """Play GAME at the terminal, against a bot or another human.

    At the prompt: an option's number, `why`, `why not …`, `card …`, `look …`, `log`, `undo`,
    `save FILE`, `concede`, `quit`; `help` lists them all.
    """
    package = games.load(game)
    chosen = pick_edition(package, edition)
    if save is not None and not Path(save).absolute().parent.is_dir():
        raise HeadjudgeError(f"{save}: no such folder", field="--save")
    mine = seat - 1
    points = ReplayedDecisions()
    hashes: list[str] = []
    pool = card_pool(game, files)
    if resume is not None:
        found = headjudge.read_record(read_text(resume, "--resume"))
        if found.game != game:
            raise HeadjudgeError(f"a game of {found.game[:40]}", field="--resume")
        begun = starting.replay(found, visit=points.note, cards=pool)
        ready = list(begun.record.get("decks", ()))
        hashes = list(found.hashes)
        seed = int(found.seed, 16) if seed is None else seed
    else:
        if seed is None:
            seed = random.SystemRandom().getrandbits(63)
        names = choose_decks(game, decks, chosen, seed)
        own, other = (load_deck(package, name, pool) for name in names)
        ready = [own, other] if mine == 0 else [other, own]
        begun = starting.start(game, ready, seed, chosen, cards=pool)
    bots: list[Player | None] = [None, None]
    if against != "human":
        bots[1 - mine] = opponent(against, derived(seed, 0, "bot"), seconds)
    output = screen.console(no_color)
    titles = [
        say("player", lang, n=at + 1) if against == "human"
        else say("you" if at == mine else "them", lang)
        for at in (0, 1)
    ]  # fmt: skip
    session = Session(begun, bots, output, lang, (titles[0], titles[1]), listed=listed)
    if ready:  # a game that began in a position has no decks
        fields = {
            "own": deck_title(ready[mine], lang),
            "other": deck_title(ready[1 - mine], lang),
            "bot": against,
        }
        if against == "human":
            fields.update(own=deck_title(ready[0], lang), other=deck_title(ready[1], lang))
        session.say(say("start together" if against == "human" else "start", lang, **fields))
    if resume is not None:
        session.resume(points)
        session.say(say("resumed", lang, n=len(begun.answers)))
    if sys.stdin.isatty():
        editing.begin(keep=against != "human")
    saver = session.saver = make_saver(session, game, save or resume, hashes)
    over = session.run()
    if saver is None:
        return
    if save is None and resume is None:
        if over:
            saver.remove()
        elif saver.written:
            session.say(say("kept", lang, game=game, file=saver.path))
        return
    saver.write(session.game)
    session.say(say("saved", lang, file=saver.path))


def opponent(spec: str, seed: int, seconds: float) -> Player:
    """The bot that was named on the command line."""
    try:
        return make(spec, seed, seconds)
    except UnknownPlayer as error:
        raise UnknownPlayer(error.message, field="--against") from error
    except BotFault as fault:
        raise UnknownPlayer(f"{spec} {fault.message}", field="--against") from fault


def make_saver(
    session: Session, game: str, file: str | None, hashes: list[str]
) -> saving.Saver | None:
    """Saves to the file given, or to one of the game's own in the user's folder for such."""
    try:
        if file is not None:
            return saving.Saver(Path(file), session.game, hashes)
        folder = saving.state_folder()
        folder.mkdir(parents=True, exist_ok=True)
    except (HeadjudgeError, OSError) as error:
        session.say(say("not saved", session.lang, error=error))
        return None
    name = f"{game}-{random.SystemRandom().getrandbits(48):012x}.json"
    return saving.Saver(folder / name, session.game)


def choose_decks(game: str, given: tuple[str, ...], edition: str, seed: int) -> list[str]:
    """The decks that were named, and by the seed those that were not."""
    if len(given) > 2:
        raise HeadjudgeError(f"at most 2 decks, not {len(given)}", field="--deck")
    chance = random.Random(derived(seed, 0, "decks"))  # noqa: S311 - not a secret
    left = [name for name in legal_decks(game, edition) if name not in given]
    while len(given) < 2:
        name = left.pop(chance.randrange(len(left)))
        given = (*given, name)
    return list(given)


# -- serve ----------------------------------------------------------------------------------


@main.command()
@click.option("--host", default="127.0.0.1", help="Where to listen; only this machine by default.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8474,
    help="Where to listen; the next free one if it is taken.",
)  # fmt: skip
@click.option("--db", default="", metavar="URL", help="Where tables are kept, as SQLAlchemy's URL.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@lang_option
def serve(host: str, port: int, db: str, no_browser: bool, lang: str) -> None:
    """Serve tables to play at in a browser, and print the link."""
    from headjudge.table.serving import serve as serve_tables  # only this command needs it

    serve_tables(host, port, db, not no_browser, lang)


# -- replay -----------------------------------------------------------------------------------


@main.command()
@click.argument("file")
@click.option("--to", type=click.IntRange(0), help="Stop before this answer (0: the first).")
@click.option("--explain", "explained", is_flag=True, help="With our sentence for each rule.")
@click.option("--seat", type=click.IntRange(1, 2), help="See it as this player; else the public.")
@cards_option
@lang_option
@screen_options
def replay(
    file: str,
    to: int | None,
    explained: bool,
    seat: int | None,
    files: tuple[str, ...],
    lang: str,
    no_color: bool,
    listed: bool,
) -> None:
    """Play a recorded game again, check every state, and print what happened.

    A record holds the cards it was played with that do not ship; --cards is for one that does
    not.
    """
    record = headjudge.read_record(read_text(file))
    game = starting.replay(record, to, cards=card_pool(record.game, files))
    viewer = 2 if seat is None else seat - 1
    output = screen.console(no_color)
    titles = (say("player", lang, n=1), say("player", lang, n=2))
    session = Session(game, [None, None], output, lang, titles, listed=listed)
    found = explain.lines(game, viewer, lang)
    if explained:
        session.print_lines(explain.explained(game, found, lang))
    else:
        session.print_lines([str(line) for line in found])
    view = game.view(viewer)
    session.print_board(view)
    if view["result"] is not None:
        ended = view["result"]
        session.say(f"{session.wording.result(ended, viewer, lang)} [{ended['rule']}]", "bold")
    session.say(f"{len(game.answers)}/{len(record.answers)}")


if __name__ == "__main__":
    main()
