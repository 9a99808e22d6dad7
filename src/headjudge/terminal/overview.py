"""What `headjudge` says when nothing else was typed: what one can do, and what to try first."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from rich.cells import cell_len

from headjudge import games
from headjudge.language.words import command

LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set says the language

OPENING: Final = (
    "Headjudge referees, plays and explains trading card games:\n{games}.",
    "Headjudge は、トレーディングカードゲームの審判・対戦・解説をします:\n{games}",
)
TRY: Final = ("Try this first:", "まずはこちら:")
MORE: Final = ("And then, with the name of a GAME:", "ほかにできること(GAME はゲーム名):")
LAST: Final = (
    "`{command} COMMAND --help` tells more.\n日本語では: {command} play vanguard --lang ja",
    "--lang ja はどのコマンドにも付けられます。詳しくは {command} コマンド --help。",
)

# What is typed, and what comes of it.
FIRST: Final = (
    "play vanguard",
    "a game against a bot; `help` explains it",
    "ボットと対戦する。説明は help",
)
COMMANDS: Final = (
    ("serve", "the same games in a browser", "ブラウザーで遊ぶ"),
    ("play GAME --list", "the table in lines (screen readers)", "盤面を行で(読み上げ向け)"),
    ("play GAME --against human", "two people at one screen", "二人で同じ画面で対戦する"),
    ("deck list GAME", "decks; for your own, `deck check`", "付属のデッキ(自作は deck check)"),
    ("cards list GAME", "cards; for your own, `cards add`", "カードの一覧(自作は cards add)"),
    ("judge FILE", "a position and what comes of it", "局面と質問をルールで裁定する"),
    ("rules show GAME NUMBER", "a rule of the rulebook explained", "ルールの番号から説明を読む"),
    ("simulate GAME", "bots play many games: who wins?", "ボット同士で何度も対戦させる"),
    ("replay FILE", "a saved game told again", "保存したゲームを再生する"),
)


def language(environment: Mapping[str, str] | None = None) -> str:
    """The language that the system is set to, as far as there is a choice."""
    known = os.environ if environment is None else environment
    told = next((known[name] for name in LOCALES if known.get(name)), "")
    return "ja" if told.lower().startswith("ja") else "en"


def overview(lang: str) -> list[str]:
    """The lines to print."""
    at = int(lang == "ja")
    rows = [(f"{command()} {typed}", (english, own)) for typed, english, own in COMMANDS]
    width = max([cell_len(typed) for typed, _told in rows])
    first = f"{command()} {FIRST[0]}{' --lang ja' if at else ''}"
    return [
        *OPENING[at].format(games=", ".join(games.NAMES)).split("\n"),
        "",
        TRY[at],
        f"  {first:<{width}}  {FIRST[1 + at]}",
        "",
        MORE[at],
        *[f"  {typed:<{width}}  {told[at]}" for typed, told in rows],
        "",
        *LAST[at].format(command=command()).split("\n"),
    ]
