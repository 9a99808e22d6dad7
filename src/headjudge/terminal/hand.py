"""The hand, and the options of a question in which a player acts: a line for each card of the hand
with what can be done with it, and one for each card in play with what it can be done to."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from headjudge.terminal.grid import LETTER
from headjudge.terminal.screen import WIDTH, cut, fit, styled, times
from headjudge.terminal.tabletop import EMPTY, Tabletop, View
from headjudge.terminal.words import say

NAME: Final = 25  # columns for a name and how many there are of it
HAND_LINES: Final = 2  # lines for a hand that the options do not show
INDENT: Final = "      "
TARGET: Final = 16  # columns for a name behind the letter of its place


def options_by_card(top: Tabletop, rows: int, labels: list[int], width: int) -> list[str]:
    """Draw a line for each card of the hand with what can be done with it. Equal cards share a
    line; with more cards than rows, two cards share one. `labels`: the numbers of the options."""
    options = list(zip(labels, top.view["decision"]["options"], strict=True))
    lines: dict[str, list[str]] = {}
    copies: Counter[str] = Counter()
    if stands_beside_hand(top):
        copies.update([card["number"] for card in cards_in_hand(top.view, top.board.hand)])
        lines = {number: [] for number in copies}
    groups: dict[tuple[str, int], list[str]] = {}
    others: list[str] = []
    seen: set[int] = set()
    for label, option in options:
        short = top.words.short(option, top.lang)
        if aims(option):
            key = (head(top, option), option.get("card", {}).get("handle", 0))
            groups.setdefault(key, []).append(f"{label} {target(top, option)}")
        elif not short:
            others.append(f"{label:>2} {top.words.option(top.view, option, top.lang)}")
        elif label not in seen:
            seen.add(label)
            lines.setdefault(option["card"]["number"], []).append(f"{label} {short}")
    order = sorted(
        lines, key=lambda number: int(lines[number][0].split()[0]) if lines[number] else 10**6
    )
    last = [line for (told, _), aimed in groups.items() for line in after(told, aimed, width)]
    last += in_rows(others, width)
    names = {number: top.name(number) for number in order}
    room = NAME + (width - WIDTH) // 4
    printed = {number: top.printed(number) for number in order}
    wide = max([cell_len(each) for each in printed.values()], default=0)
    if len(order) + len(last) <= rows:
        found = [
            f" {counted_name(names[number], copies[number], room)} {fit(printed[number], wide)}"
            f"   {'  '.join(lines[number])}".rstrip()
            for number in order
        ]
    else:
        items = [(names[number], copies[number], "  ".join(lines[number])) for number in order]
        found = paired(items, width)
    return [cut(line, width) for line in [*found, *last]]


def stands_beside_hand(top: Tabletop) -> bool:
    """Whether the open question is one in which something is done with a card of the hand."""
    prompt = top.view["decision"]["prompt"]
    verbs = top.words.words(top.lang).short
    return any(top.words.ASKED.get(verb) == prompt for verb in verbs)


def aims(option: View) -> bool:
    """Whether an option is one of several about the same thing that differ in their target."""
    return ("other" in option or "zone" in option) and ("card" in option or "other zone" in option)


def head(top: Tabletop, option: View) -> str:
    """What options of a group have in common: what is done, and by which card."""
    label = top.words.label(top.view, option, top.lang)
    if "card" not in option:
        return f" {say('deed', top.lang, what=label)}"
    name = top.short_name(option["card"]["number"], NAME)
    return f" {say('deed of', top.lang, card=name, what=label)}"


def target(top: Tabletop, option: View) -> str:
    """What tells an option of a group from the others: a card, a place with what stands there, or
    two places."""
    if "other" in option:
        return top.short_name(option["other"]["number"], NAME)
    letters = [letter(top, option[key]) for key in ("zone", "other zone") if key in option]
    if len(letters) > 1:
        return "-".join(letters)
    zone = option["zone"]
    cards = top.lying(zone["kind"], zone["seat"], zone["number"])
    name = top.short_name(cards[-1]["number"], TARGET) if cards else EMPTY
    return f"{letters[0]} {name}" if cell_len(letters[0]) <= LETTER else name


def letter(top: Tabletop, zone: View) -> str:
    """What stands on the slot of a zone."""
    slot = top.slots.get((zone["kind"], zone["number"]))
    return top.said(slot.label) if slot is not None else str(zone["number"])


def after(told: str, items: list[str], width: int) -> list[str]:
    """Items on the line of their head as far as they fit, then on lines below it."""
    lines = [told]
    for item in items:
        if cell_len(lines[-1]) + 2 + cell_len(item) > width:
            lines.append(INDENT)
        lines[-1] += item if lines[-1] == INDENT else f"  {item}"
    return lines


def cards_in_hand(view: View, held: str) -> list[View]:
    """The cards of the viewer's hand, the zone of this kind."""
    for zone in view["zones"]:
        if zone["kind"] == held and zone["seat"] == view["viewer"]:
            cards: list[View] = zone["cards"]
            return cards
    return []


def hand_lines(top: Tabletop, width: int, beside_options: bool) -> list[Text]:
    """The hand: `G3 Foo x2`, the greatest upper figure first; nothing, when nothing is asked, or
    when the options that stand below show all of it."""
    decision = top.view["decision"]
    cards = cards_in_hand(top.view, top.board.hand)
    if decision is None or not cards or (beside_options and shows_hand(top, cards)):
        return []
    copies = Counter([card["number"] for card in cards])
    order = sorted(copies, key=lambda number: -upper(top, number)[0])
    for most in (width, NAME, 18, 12):
        items = [
            f"{upper(top, number)[1]} {top.short_name(number, most)}{times(copies[number])}".strip()
            for number in order
        ]
        found = in_rows([say("in hand", top.lang, cards=items[0]), *items[1:]], width)
        if len(found) <= HAND_LINES:
            break
    else:
        last = found[HAND_LINES - 1].rstrip("…")
        found = [*found[: HAND_LINES - 1], cut(f"{last}…", width)]
    return [styled(line) for line in found]


def shows_hand(top: Tabletop, cards: list[View]) -> bool:
    """Whether the options of the open question show all cards of the hand."""
    options = top.view["decision"].get("options", ())
    named = {each["card"]["handle"] for each in options if "card" in each}
    return stands_beside_hand(top) or all(card["handle"] in named for card in cards)


def upper(top: Tabletop, number: str) -> tuple[int, str]:
    """The upper figure of a card, as a number and as it is written."""
    card = {"number": number}
    figure = top.figure(card, top.board.card.corners.tl)
    if figure is None:
        return -1, ""
    return top.amount(card, figure.value), top.written(card, figure)


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
