"""The hand, and the main phase's options: a line for each card of the hand, with what can be done
with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from headjudge.terminal.screen import WIDTH, cut, fit, styled, times
from headjudge.terminal.words import say

View = dict[str, Any]
Facts = Callable[[str, str], str]

NAME: Final = 25  # columns for a name and how many there are of it
HAND_LINES: Final = 2  # lines for a hand that the options do not show


def options_by_card(
    view: View,
    lang: str,
    rows: int,
    labels: list[int],
    width: int,
    wording: Any,
    facts: Facts,
    apart: dict[str, list[str]] | None = None,
) -> list[str]:
    """Draw a line for each card of the hand with what can be done with it. Equal cards share a
    line; with more cards than rows, two cards share one.

    `labels`: the numbers of the options; `wording`: the game's words; `facts`: a card in short,
    from its number and language; `apart`: the lines of options that have lines of their own, by
    verb.
    """
    apart = apart or {}
    options = view["decision"]["options"]
    lines: dict[str, list[str]] = {}
    copies: dict[str, set[int]] = {}
    others: list[str] = []
    for card in cards_in_hand(view):
        lines.setdefault(card["number"], [])
        copies.setdefault(card["number"], set()).add(card["handle"])
    seen: set[int] = set()
    for label, option in zip(labels, options, strict=True):
        if option["verb"] in apart:
            continue
        short = wording.short(option, lang)
        if not short:
            others.append(f"{label:>2} {wording.option(view, option, lang)}")
        elif label not in seen:
            seen.add(label)
            lines.setdefault(option["card"]["number"], []).append(f"{label} {short}")
    order = [number for number in lines if lines[number]]
    order.sort(key=lambda number: int(lines[number][0].split()[0]))
    order += [number for number in lines if not lines[number]]
    last = [
        *[line for lines_apart in apart.values() for line in lines_apart],
        *in_rows(others, width),
    ]
    many = {number: len(copies.get(number, ())) for number in order}
    names = {number: wording.card(number, lang) for number in order}
    room = NAME + (width - WIDTH) // 4
    if len(order) + len(last) <= rows:
        found = [
            f" {counted_name(names[number], many[number], room)} {facts(number, lang)}"
            f"   {'  '.join(lines[number])}".rstrip()
            for number in order
        ]
    else:
        found = paired(
            [(names[number], many[number], "  ".join(lines[number])) for number in order],
            width,
        )
    return [cut(line, width) for line in [*found, *last]]


def cards_in_hand(view: View) -> list[View]:
    """The cards of the viewer's hand."""
    for zone in view["zones"]:
        if zone["kind"] == "hand" and zone["seat"] == view["viewer"]:
            cards: list[View] = zone["cards"]
            return cards
    return []


def hand_lines(
    view: View,
    lang: str,
    wording: Any,
    asked: frozenset[str],
    figure: str,
    name: Facts,
    width: int,
) -> list[Text]:
    """The hand, where the options do not show it: `3 Foo x2`, by this figure of the cards.

    `asked`: the questions in which it is shown; `name`: a card's, from its number and language.
    """
    decision = view["decision"]
    cards = cards_in_hand(view)
    if not cards or decision is None or decision["prompt"] not in asked:
        return []
    copies: dict[str, int] = {}
    for card in cards:
        copies[card["number"]] = copies.get(card["number"], 0) + 1
    printed = wording.cards
    figures = {number: printed[number].values[figure] for number in copies}
    items: list[str] = []
    for number in sorted(copies, key=lambda number: -figures[number]):
        items.append(f"{figures[number]} {name(number, lang)}{times(copies[number])}")
    found = in_rows([say("in hand", lang, cards=items[0]), *items[1:]], width)
    if len(found) > HAND_LINES:
        found = [*found[: HAND_LINES - 1], fit(f"{found[HAND_LINES - 1]}…", width)]
    return [styled(line) for line in found]


def numbers_by_card(
    view: View, labels: list[int], verb: str, other: Callable[[View], str]
) -> list[tuple[str, list[str]]]:
    """For each card with options of this verb its number, and those options with what else they
    are about."""
    found: dict[int, tuple[str, list[str]]] = {}
    for label, option in zip(labels, view["decision"]["options"], strict=True):
        if option["verb"] == verb:
            card = option["card"]
            items = found.setdefault(card["handle"], (card["number"], []))[1]
            items.append(f"{label} {other(option)}")
    return list(found.values())


def counted_name(name: str, copies: int, width: int) -> str:
    """A name and how many there are of it, exactly so many columns wide."""
    many = times(copies)
    return fit(cut(name, width - cell_len(many)) + many, width)


def in_rows(items: list[str], width: int = WIDTH) -> list[str]:
    """Put as many items to a line as fit."""
    lines: list[str] = []
    for item in items:
        if lines and cell_len(lines[-1]) + 3 + cell_len(item) <= width:
            lines[-1] = f"{lines[-1]}   {item}"
        else:
            lines.append(item)
    return lines


def paired(items: list[tuple[str, int, str]], width: int = WIDTH) -> list[str]:
    """Put two items to a line where both fit: name, how many, what can be done."""
    half = width // 2 - 1
    lines: list[str] = []
    waiting = ""
    for name, copies, actions in items:
        room = half - cell_len(actions) - 2
        if room < 8:
            room = min(cell_len(name) + 4, width - cell_len(actions) - 4)
            lines.append(f" {counted_name(name, copies, room)}  {actions}")
            continue
        text = f" {counted_name(name, copies, room)} {actions}"
        if waiting:
            lines.append(f"{fit(waiting, half)} {text}")
            waiting = ""
        else:
            waiting = text
    return [*lines, waiting] if waiting else lines
