"""The figures of a player beside the board: how many cards lie where, what is measured, and what
lies in places that are told in a word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from headjudge.language.board import Gauge, Slot, ValueIn
from headjudge.terminal.screen import styled
from headjudge.terminal.tabletop import EMPTY, Tabletop, View, is_cell, is_down, spreads
from headjudge.terminal.words import say

UP: Final = "■"
DOWN: Final = "□"
NAME: Final = 20  # columns for the name of a card that lies in a small place
NEARLY_ALL: Final = 0.7  # of what a figure is measured by: more of it, or
LITTLE: Final = 0.35  # less of it, is danger


@dataclass(frozen=True)
class Item:
    """A figure beside a player's name: in short, and in words; a sign for each card. `apart`: it
    tells more than how many cards lie somewhere."""

    label: str
    short: str
    told: str
    marks: Text
    apart: bool = False
    danger: bool = False


def items(top: Tabletop, seat: int) -> list[Item]:
    """The figures that the description sets beside a player's name, those that have slots of
    their own, and zones that are not drawn and not empty."""
    gauges, strip = top.board.gauges, top.board.strip
    found = [
        measured(top, gauges[name], seat) if name in gauges else counted(top, name, seat)
        for name in strip
        if name in gauges or not top.is_closed(name, seat)
    ]
    told = {*strip, *[zone for name in strip if name in gauges for zone in reads(gauges[name])]}
    for slot in [slot for row in top.board.near for slot in row]:
        if slot.show == "gauge" and slot.gauge not in strip:
            found.append(measured(top, gauges[slot.gauge], seat))
        elif slot.show == "slot" and slot.small:
            found += small(top, slot.zone, seat) if slot.number == 1 else []
        elif not is_cell(slot) and not spreads(slot) and slot.zone not in told:
            is_listed = slot.show == "row" and slot.fold
            if top.zone(slot.zone, seat)["count"] and not is_listed:
                found.append(counted(top, slot.zone, seat))
    if top.board.numbers:
        numbers = sorted(top.numbers[seat].items())
        found += [Item(name, str(n), str(n), styled("")) for name, n in numbers]
    return found


def reads(gauge: Gauge) -> list[str]:
    """The zones that a gauge tells of."""
    return [each.zone for each in (gauge.count, gauge.ready, gauge.minus) if each is not None]


def counted(top: Tabletop, kind: str, seat: int) -> Item:
    """How many cards lie in a zone."""
    zone, slot = top.zone(kind, seat), top.slots.get((kind, 1))
    marks = signs(top, slot, zone)
    if slot is not None and slot.faces:
        up = len([card for card in zone["cards"] if not is_down(card)])
        marks = styled(f"({say('face up', top.lang, n=up)})" if up else "")
    return Item(top.kind(kind), str(zone["count"]), f"{zone['count']} {marks}".strip(), marks)


def small(top: Tabletop, kind: str, seat: int) -> list[Item]:
    """The small places of a kind: what lies in each, or a sign where that is not known."""
    found: list[str] = []
    for slot in [slot for slot in top.slots.values() if slot.zone == kind]:
        if not top.is_closed(kind, seat, slot.number):
            numbers = [card["number"] for card in top.lying(kind, seat, slot.number)]
            name = top.short_name(numbers[-1], NAME) if any(numbers) else UP if numbers else EMPTY
            found.append(f"{top.said(slot.label)} {name}")
    text = "  ".join(found)
    return [Item("", text, text, styled(""), apart=True)] if found else []


def signs(top: Tabletop, slot: Slot | None, zone: View) -> Text:
    """A sign for each card of a row that is not drawn: whether it lies face up, or its colour and
    whether it rests."""
    marks = styled("")
    if slot is None or slot.show != "row" or not (slot.lying or slot.small):
        return marks
    cards = zone["cards"]
    if slot.lying:
        faces = "".join([DOWN if is_down(card) else UP for card in cards])
        return styled(faces + UP * (zone["count"] - len(cards)))
    for rests in (False, True):
        there = [card for card in cards if bool(card.get("rest")) == rests]
        if there and rests:
            marks.append(f"{' ' if marks else ''}{top.states(there[0])[-1]} ")
        for card in there:
            letters = top.letters(top.value(card, top.board.card.tint.value)) or UP
            is_one = len(letters) == 1
            marks.append(
                letters if is_one else f"({letters})", top.color(card["number"]) if is_one else ""
            )
    return marks


def measured(top: Tabletop, gauge: Gauge, seat: int) -> Item:
    """A figure of the description with what it is measured by."""
    now, goal = 0, gauge.of
    marks = styled("")
    for value in (gauge.count, gauge.ready):
        if value is not None:
            zone = top.zone(value.zone, whose(value, seat))
            now = zone["count"]
            marks = signs(top, top.slots.get((value.zone, 1)), zone)
    if gauge.ready is not None:
        goal, now = now, now - len([card for card in zone["cards"] if card.get("rest")])
    if gauge.sum is not None:
        now = total(top, gauge.sum, whose(gauge.sum, seat))
    if gauge.value is not None:
        goal = now = held(top, gauge.value, whose(gauge.value, seat))
        if gauge.minus is not None:
            now -= top.zone(gauge.minus.zone, whose(gauge.minus, seat))["count"]
    if gauge.number:
        now = top.numbers[seat].get(gauge.number, 0)
    if gauge.goal is not None:
        goal = held(top, gauge.goal, whose(gauge.goal, seat))
    waiting = sum([top.numbers[seat].get(name, 0) for name in gauge.waiting])
    if waiting:
        marks = styled(f"-{waiting}", "bold red")
    share = now / goal if goal else 0.0
    danger = (
        goal > 0 and {"high": share > NEARLY_ALL, "low": share < LITTLE, "": False}[gauge.danger]
    )
    short = told = str(now)
    if goal or gauge.goal is not None:
        short = f"{now}/{goal}"
        told = say("left of", top.lang, left=now, all=goal)
        if gauge.goal_label is not None:
            told = f"{now} {top.said(gauge.goal_label)} {goal}"
    if waiting:
        told += f" -{waiting}"
    return Item(top.said(gauge.label), short, told, marks, apart=True, danger=danger)


def total(top: Tabletop, value: ValueIn, seat: int) -> int:
    """A value summed up over all zones of a kind; what the scene compares, if it does."""
    for pair in top.scene.get("compared", ()):
        side = pair["attacker"]
        if (side["seat"], side["value"], side["key"]) == (seat, value.value, ""):
            return sum(side["parts"])
    zones = [key for key in top.zones if key[0] == value.zone and key[2] == seat]
    there = [card for kind, number, _ in zones for card in top.lying(kind, seat, number)]
    return sum([top.amount(card, value.value) for card in there])


def held(top: Tabletop, value: ValueIn, seat: int) -> int:
    """A value of the card that has it: in its zone, or else wherever it stands in play."""
    there = top.lying(value.zone, seat)[-1:]
    zones = [zone for zone in top.view["zones"] if zone["seat"] == seat]
    cards = there or [card for zone in zones for card in zone["cards"] if "values" in card]
    return next((n for n in [top.amount(card, value.value) for card in cards] if n), 0)


def whose(value: ValueIn, seat: int) -> int:
    """Whose zone is meant, as seen from a seat."""
    return 1 - seat if value.seat == "other" else seat
