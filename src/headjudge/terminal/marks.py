"""What the boards are drawn with, explained: for each mark how it looks and what it means, made
from the description of the board."""

from __future__ import annotations

from rich.cells import cell_len

from headjudge import games
from headjudge.language.board import Figure
from headjudge.terminal.boards import tabletop
from headjudge.terminal.grid import LETTER
from headjudge.terminal.screen import fit
from headjudge.terminal.tabletop import WALKER, Tabletop
from headjudge.terminal.words import say

Mark = tuple[str, str]
EXAMPLE = "3"  # a value
NOWHERE = {"viewer": 0, "zones": []}


def marks(game: str, lang: str) -> list[Mark]:
    """Each mark on a game's board, with what it means."""
    title = games.load(game)
    cards = title.rules().shipped
    words = None if title.wording is None else title.wording(cards)
    top = tabletop({**NOWHERE, "game": game}, lang, ("", ""), cards, words)
    return [*places(top), *figures(top), *roles(top), *cards_told(top)]


def places(top: Tabletop) -> list[Mark]:
    """The letters and numbers of places: the first of each kind."""
    found: list[Mark] = []
    seen: set[str] = set()
    for slot in [slot for row in top.board.near for slot in row]:
        label = top.said(slot.label)
        if slot.show == "slot" and cell_len(label) <= LETTER and slot.zone not in seen:
            seen.add(slot.zone)
            there = [each for each in top.slots.values() if each.zone == slot.zone]
            labels = sorted([top.said(each.label) for each in there])
            ends = f"{labels[0]}-{labels[-1]}" if len(labels) > 1 else label
            name = top.said(top.board.names[slot.zone]) if slot.zone in top.board.names else label
            found.append((ends, name.format(label="").strip()))
    return found


def figures(top: Tabletop) -> list[Mark]:
    """The figures of a card in play, each with an example."""
    corners = top.board.card.corners
    figures = [figure for figure in (*corners.tl, *corners.br) if figure.style != "glyph"]
    found = [mark for figure in figures for mark in figure_marks(top, figure)]
    if corners.foot:
        labels = [top.value_label(corner[0].value) for corner in corners.foot]
        found.append(("/".join([EXAMPLE] * len(labels)), "/".join(labels)))
    if top.board.wounds is not None:
        label = top.value_label(top.board.wounds.value)
        found.append(("1(3)", say("wounded", top.lang, what=label)))
    return found


def figure_marks(top: Tabletop, figure: Figure) -> list[Mark]:
    """A figure, and the one that may stand beside it."""
    number = f"{EXAMPLE}000" if figure.style == "thousands" else top.styled(figure, int(EXAMPLE))
    found = [(f"{figure.before}{number}", top.value_label(figure.value))]
    if figure.also is not None:
        more, least = top.value_label(figure.also.value), figure.also.over
        sign = "★" if figure.also.style == "stars" else "/"
        found.append((f"{sign}{least + 1}", say("if over", top.lang, what=more, n=least)))
    return found


def roles(top: Tabletop) -> list[Mark]:
    """The signs for the parts of a fight, and for a card that walks."""
    found: list[Mark] = []
    if top.board.clash is not None or top.board.marks:
        parts = {mark.role: mark.label for mark in top.board.marks}
        for sign, part in ((">", "attacks"), ("!", "target"), ("+", "helps")):
            if part in parts:
                label = parts[part]
                found.append((sign, top.said(label) if label else say(part, top.lang)))
    for walker in top.board.walkers:
        found.append((WALKER, top.said(walker.label)))
        if walker.badge is not None:
            word = top.said(walker.badge.label)
            found.append((f"{word[:1].lower()}2", f"{word} 2"))
    return found


def cards_told(top: Tabletop) -> list[Mark]:
    """The signs for cards that are not drawn."""
    slots = [slot for row in top.board.near for slot in row]
    found = [("+1", say("mark under", top.lang))]
    if any(slot.lying and not slot.gauge for slot in slots):
        found.append(("■ □", say("mark faces", top.lang)))
    if any(slot.small and slot.show == "slot" for slot in slots):
        found.append(("■ ·", say("mark small", top.lang)))
    if any(slot.small and slot.show == "row" for slot in slots):
        tints = top.board.card.tint.of.values()
        letters = [top.said(each.letter) or each.glyph for each in tints]
        found.append(("".join(letters), say("mark colours", top.lang)))
    return found


def mark_lines(game: str, lang: str) -> list[str]:
    """What the marks on a game's board mean, a line for each."""
    told = marks(game, lang)
    wide = max([cell_len(mark) for mark, _meaning in told])
    return [say("marks", lang), *[f"  {fit(mark, wide)}  {meaning}" for mark, meaning in told]]
