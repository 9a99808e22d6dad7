"""The board of any game in 80 columns or more, drawn from its description: both players' names
with their figures, their places in cells, and what is under way."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from headjudge import games
from headjudge.terminal.figures import Item, items
from headjudge.terminal.grid import grid
from headjudge.terminal.screen import WIDTH, cut, fit, styled, times
from headjudge.terminal.tabletop import Place, Tabletop, View, described, is_down
from headjudge.terminal.words import say

TITLE: Final = 24  # columns for what a player is called
NAME: Final = 24  # columns for a name in a line with others,
FIGHTER: Final = 22  # and in a fight


def tabletop(view: View, lang: str, titles: tuple[str, str], cards: Any, words: Any) -> Tabletop:
    """A view with the description of its game. `titles`: what to call the player below and the
    one above; `words`: the game's own, None: it has none."""
    return Tabletop(described(games.load(view["game"])), cards, view, lang, titles, words)


def board(
    words: Any, view: View, lang: str, titles: tuple[str, str], width: int = WIDTH
) -> list[Text]:
    """Draw the board of a view for a screen of this width."""
    return drawn(tabletop(view, lang, titles, words.cards, words), width)


def drawn(top: Tabletop, width: int) -> list[Text]:
    """The lines of a board."""
    (theirs, their_main), (own, own_main) = (
        heads(top, seat, width) for seat in (1 - top.near, top.near)
    )
    lines = [*theirs, *their_main, *grid(top, width), *own_main, *own]
    return [*lines, *[styled(cut(line, width)) for line in under_way(top)]]


# -- beside the cells ---------------------------------------------------------------------------


def heads(top: Tabletop, seat: int, width: int) -> tuple[list[Text], list[Text]]:
    """The lines beside a player's places: the name with how many cards are where; and the main
    card, if it stands alone, with the other figures."""
    _, alone = top.ranks(seat)
    found = items(top, seat)
    wide = min(TITLE, max([cell_len(title) for title in top.titles.values()]))
    title = styled(fit(top.titles[seat], wide), "bold")
    if alone is None:
        return flowing(title, found, width), []
    counts = [each for each in found if not each.apart]
    figures = [each for each in found if each.apart]
    lines = flowing(main_line(top, alone, width), figures, width)
    if len(lines) > 1:
        lines = flowing(main_line(top, alone, NAME), figures, width)
    return flowing(title, counts, width), lines


def main_line(top: Tabletop, place: Place, most: int) -> Text:
    """The main card in a line: its name in at most so many columns, what it is compared by, and
    how it lies."""
    line = styled("")
    for card in place.cards[:1]:
        sign = top.sign(card)
        style = f"{'bold ' if sign.strip() else ''}{top.color(card['number'])}".strip()
        line.append(f"{sign}{top.short_name(card['number'], most)}", style)
        under = top.beneath(card)
        parts = [top.strength(card), f"+{under}" if under else "", *top.states(card)]
        line.append("".join([f" {each}" for each in parts if each]))
    return line


def flowing(head: Text, found: list[Item], width: int) -> list[Text]:
    """A head with figures behind it, on as many lines as they need; closer, if fewer do then."""
    apart, close = flowed(head.copy(), found, width, "  "), flowed(head, found, width, " ")
    return close if len(close) < len(apart) else apart


def flowed(head: Text, found: list[Item], width: int, gap: str) -> list[Text]:
    """A head with figures behind it and this gap between them."""
    lines = [head]
    for item in found:
        line = styled(f"{item.label} " if item.label else "")
        line.append(item.short, "bold red" if item.danger else "")
        if item.marks:
            line.append(" ").append_text(item.marks)
        if cell_len(lines[-1].plain) + len(gap) + cell_len(line.plain) > width:
            lines.append(styled(""))
        lines[-1].append(gap if lines[-1] else "").append_text(line)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


# -- what is under way ----------------------------------------------------------------------------


def under_way(top: Tabletop) -> list[str]:
    """The fight, what lies in rows of their own, and what waits on the stack."""
    return [*fight(top), *rows(top), *stack(top)]


def fight(top: Tabletop) -> list[str]:
    """Who attacks whom, and with what against what."""
    roles = top.scene.get("roles", ())
    pairs = top.scene.get("compared", ())
    parts = {side["key"]: side["parts"] for pair in pairs for side in pair.values()}
    left, right = (
        ", ".join([fighter(top, each, parts) for each in roles if each["role"] == role])
        for role in ("attacker", "target")
    )
    label = top.said(top.board.clash.label) if top.board.clash else say("fight", top.lang)
    line = say("told", top.lang, label=label, told=f"{left} > {right or '-'}")
    return [line] if left else []


def fighter(top: Tabletop, role: View, parts: dict[str, list[int]]) -> str:
    """A card of a fight with what is compared of it, by itself and what is added; a place where
    nobody stands by its name."""
    place = role["place"]
    zone = top.zone(place["kind"], place["seat"], place["number"])
    card = next((each for each in zone["cards"] if each["key"] == role["key"]), None)
    if card is None:
        return top.area(place["kind"], place["number"])
    found = parts.get(card["key"], ())
    added = f"{sum(found[1:]):+}" if any(found[1:]) else ""
    number = f"{found[0]}{added}{extra(top, card)}" if found else ""
    return f"{top.short_name(card['number'], FIGHTER)} {number}".rstrip()


def extra(top: Tabletop, card: View) -> str:
    """The second figure beside the one that a card is compared by."""
    figure = top.figure(card, top.board.card.corners.br)
    if figure is None or figure.also is None:
        return ""
    return top.written(card, figure).removeprefix(str(top.value(card, figure.value)))


def rows(top: Tabletop) -> list[str]:
    """What lies in rows that are there only while they have cards: one player's between the
    players, those that are narrow while empty, and what lies under main cards."""
    lines: list[str] = []
    for slot in top.board.middle:
        seat = {"near": top.near, "far": 1 - top.near}.get(slot.seat, -1)
        lines += row(top, top.said(slot.label), top.zone(slot.zone, seat, slot.number), slot.sum)
    for seat in (1 - top.near, top.near):
        for slot in [slot for row in top.board.near for slot in row]:
            zone = top.zone(slot.zone, seat, slot.number)
            whose = f" ({top.titles[seat]})"
            if slot.show == "row" and slot.fold:
                lines += row(top, f"{top.said(slot.label)}{whose}", zone)
            elif slot.main:
                under = [card for card in zone["cards"] if "under" in card]
                label = say("beneath", top.lang, place=top.area(slot.zone, slot.number))
                lines += row(top, f"{label}{whose}", {"cards": under, "count": len(under)})
    return lines


def row(top: Tabletop, label: str, zone: View, value: str = "") -> list[str]:
    """The cards of a zone in a line, if there are any; with a value of each, and their sum."""
    names: list[str] = []
    for card in zone["cards"]:
        name = top.short_name(card["number"], NAME)
        name = say("down", top.lang, card=name) if is_down(card) and card["number"] else name
        names.append(f"{name} {top.amount(card, value)}" if value else name)
    hidden = zone["count"] - len(names)
    names += [say("n face down", top.lang, n=hidden)] if hidden else []
    total = f" +{sum([top.amount(card, value) for card in zone['cards']])}" if value else ""
    line = say("told", top.lang, label=f"{label}{total}", told=", ".join(names))
    return [line] if names else []


def stack(top: Tabletop) -> list[str]:
    """What waits to be carried out, the next first; equal ones that follow each other once."""
    found: list[tuple[str, int]] = []
    for each in reversed(top.view.get("stack", ())):
        told = waiting(top, each)
        many = found.pop()[1] if found and found[-1][0] == told else 0
        found.append((told, many + 1))
    labels = [slot.label for slot in top.board.middle if slot.show == "stack"]
    label = top.said(labels[0]) if labels else say("stack", top.lang)
    told = " > ".join([f"{text}{times(many)}" for text, many in found])
    return [say("told", top.lang, label=label, told=told)] if found else []


def waiting(top: Tabletop, each: View) -> str:
    """Something on the stack, and whose it is."""
    told = top.name(each["card"]) if top.words is None else top.words.waiting(each, top.lang)
    return f"{told} ({top.titles[each['seat']]})"


def resolving(top: Tabletop, source: str) -> str:
    """Name what is being carried out, for the line above the options: the cards that were shown
    for it, and those that lie between the players and are nobody's. `source`: the card whose text
    stands below anyway."""
    shown = top.scene.get("waiting", ())[len(top.view.get("stack", ())) :]
    zones = [slot.zone for slot in top.board.middle if slot.seat in ("any", "shared")]
    there = [zone for zone in top.view["zones"] if zone["kind"] in zones]
    numbers = [each["card"] for each in shown]
    numbers += [card["number"] for zone in there for card in zone["cards"]]
    names = [top.name(each) for each in dict.fromkeys(numbers) if each not in ("", source)]
    return ", ".join(names)
