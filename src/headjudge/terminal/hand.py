"""The main phase's options: a line for each card of the hand, with what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.cells import cell_len

from headjudge.terminal.screen import WIDTH, cut, fit

View = dict[str, Any]
Facts = Callable[[str, str], str]


def options_by_card(view: View, lang: str, rows: int, wording: Any, facts: Facts) -> list[str]:
    """Equal cards share a line. With more cards than rows, two cards share one.

    `wording`: the game's words; `facts`: a card in short, from its number and language.
    """
    options = view["decision"]["options"]
    lines: dict[str, list[str]] = {}
    copies: dict[str, set[int]] = {}
    others: list[str] = []
    for card in cards_in_hand(view):
        lines.setdefault(card["number"], [])
        copies.setdefault(card["number"], set()).add(card["handle"])
    seen: set[tuple[str, str]] = set()
    for at, option in enumerate(options):
        short = wording.short(option, lang)
        if not short:
            others.append(f"{at + 1:>2} {wording.option(view, option, lang)}")
            continue
        number = option["card"]["number"]
        if (number, option["verb"]) not in seen:
            seen.add((number, option["verb"]))
            lines.setdefault(number, []).append(f"{at + 1} {short}")
    order = [number for number in lines if lines[number]]
    order.sort(key=lambda number: int(lines[number][0].split()[0]))
    order += [number for number in lines if not lines[number]]
    last = in_rows(others)
    names = {number: named(number, len(copies.get(number, ())), lang, wording) for number in order}
    if len(order) + len(last) <= rows:
        found = [
            f" {fit(names[number], 25)} {facts(number, lang)}   {'  '.join(lines[number])}"
            for number in order
        ]
    else:
        found = paired([(names[number], "  ".join(lines[number])) for number in order])
    return [cut(line, WIDTH) for line in [*found, *last]]


def cards_in_hand(view: View) -> list[View]:
    """The viewer's hand."""
    for zone in view["zones"]:
        if zone["kind"] == "hand" and zone["seat"] == view["viewer"]:
            cards: list[View] = zone["cards"]
            return cards
    return []


def named(number: str, copies: int, lang: str, wording: Any) -> str:
    name: str = wording.card(number, lang)
    return f"{name} x{copies}" if copies > 1 else name


def in_rows(items: list[str]) -> list[str]:
    """As many to a line as fit."""
    lines: list[str] = []
    for item in items:
        if lines and cell_len(lines[-1]) + 3 + cell_len(item) <= WIDTH:
            lines[-1] = f"{lines[-1]}   {item}"
        else:
            lines.append(item)
    return lines


def paired(items: list[tuple[str, str]]) -> list[str]:
    """Two to a line where both fit."""
    half = WIDTH // 2 - 1
    lines: list[str] = []
    waiting = ""
    for name, actions in items:
        room = half - cell_len(actions) - 2
        if room < 8:
            lines.append(f" {cut(name, WIDTH - cell_len(actions) - 4)}  {actions}")
            continue
        text = f" {fit(name, room)} {actions}"
        if waiting:
            lines.append(f"{fit(waiting, half)} {text}")
            waiting = ""
        else:
            waiting = text
    return [*lines, waiting] if waiting else lines
