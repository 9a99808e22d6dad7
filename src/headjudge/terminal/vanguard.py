"""The Vanguard board in 80 columns or more: both players' circles as they lie on the table (4.6).

Seen from the player below. Columns stand over columns (4.6.2.1): one's left column faces
the other's right. Beside the circles: damage, soul, and the other zones of each player.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from headjudge.games.vanguard.telling.wording import Wording
from headjudge.language.seen import in_sight
from headjudge.terminal.cells import View, faint, row, seat_below, titled
from headjudge.terminal.hand import hand_lines, options_by_card
from headjudge.terminal.lists import Place, counts_told, joined
from headjudge.terminal.screen import WIDTH, cut, fit, shorten, styled, wrap
from headjudge.terminal.words import say

CELL: Final = 18
NAME: Final = 22  # columns for a name in a line with others
FRAMES: Final = 5  # columns of frames and blanks
VANGUARD: Final = 0
FAR_BACK: Final = (5, 4, 3)
FAR_FRONT: Final = (2, VANGUARD, 1)
NEAR_FRONT: Final = (1, VANGUARD, 2)
NEAR_BACK: Final = (3, 4, 5)

# Questions in which a player thinks of the hand, and whose options do not name its cards.
OF_THE_HAND: Final = frozenset(
    {"g assist", "ride", "stride", "start step", "attacker", "pay", "may", "standby"}
)

# What a unit is in the battle under way, in front of its name.
MARKS: Final = (("attacking", ">"), ("attacked", "!"), ("boosting", "+"))

# What an opponent's turn is summed up by, the most telling first.
HEADLINES: Final = ("result", "battle decided", "place", "damage", "trigger", "battle off")


class Side:
    """One player's part of a view."""

    def __init__(self, view: View, seat: int) -> None:
        self.scene: View = view.get("scene") or {}
        self.begun: bool = view["turn"] > 0
        # circle -> what lies there: the vanguard's circle is 0
        self.circles: dict[int, list[View]] = {}
        self.lying: dict[str, list[View]] = {}
        self.counts: dict[str, int] = {}
        for zone in view["zones"]:
            if zone["seat"] != seat:
                continue
            kind = zone["kind"]
            self.counts[kind] = zone["count"]
            if kind == "vanguard":
                self.circles[VANGUARD] = zone["cards"]
            elif kind == "rear-guard":
                self.circles[zone["number"]] = zone["cards"]
            else:
                self.lying[kind] = zone["cards"]

    def units(self, circle: int) -> list[View]:
        """The cards on a circle, but for hearts; in a legion the leader first."""
        mates = self.scene.get("mates", ())
        cards = [card for card in self.circles.get(circle, ()) if "under" not in card]
        return sorted(cards, key=lambda card: card["handle"] in mates)

    def hearts(self) -> list[View]:
        """The hearts under the vanguard."""
        return [card for card in self.circles.get(VANGUARD, ()) if "under" in card]

    def state(self, card: View) -> str:
        """The word for how a card lies, if it does not simply stand face up."""
        if card["handle"] in self.scene.get("deleted", ()):
            return "deleted"
        if card.get("face") == "down":
            return "locked" if self.begun else "face down"
        if card["handle"] in self.scene.get("dominated", ()):
            return "dominated"
        return "rest" if card.get("rest") else ""


def short_name(words: Wording, card: View, lang: str, width: int) -> str:
    """Shorten a name to this width."""
    return shorten(words.card(card["number"], lang), width)


def name_in_line(words: Wording, number: str, lang: str) -> str:
    """Shorten a name for a line of text."""
    return shorten(words.card(number, lang), NAME)


def board(
    words: Wording, view: View, lang: str, titles: tuple[str, str], width: int = WIDTH
) -> list[Text]:
    """Fifteen lines, and one or two for the battle and the hand. `titles`: what to call the
    player below and the one above."""
    near_seat = seat_below(view)
    near, far = Side(view, near_seat), Side(view, 1 - near_seat)
    cell = CELL + (width - WIDTH) // 4
    beside_it = width - 3 * cell - FRAMES
    bar, twice = "─" * cell, "═" * cell
    lines = [
        faint(f"┌{bar}┬{bar}┬{bar}┐"),
        *row([circle_cell(words, far, number, lang, cell) for number in FAR_BACK]),
        faint(f"├{bar}┼{bar}┼{bar}┤"),
        *row([circle_cell(words, far, number, lang, cell) for number in FAR_FRONT]),
        faint(f"╞{twice}╪{twice}╪{twice}╡"),
        *row([circle_cell(words, near, number, lang, cell) for number in NEAR_FRONT]),
        faint(f"├{bar}┼{bar}┼{bar}┤"),
        *row([circle_cell(words, near, number, lang, cell) for number in NEAR_BACK]),
        faint(f"└{bar}┴{bar}┴{bar}┘"),
    ]
    # the panel of each player stands beside their circles
    beside = [*panel(words, far, lang, beside_it), "", *panel(words, near, lang, beside_it)]
    for line, text in zip(lines, beside, strict=True):
        line.append(f" {fit(text, beside_it)}")
    return [
        status(titles[1], far, lang, width - beside_it - 1), *lines,
        status(titles[0], near, lang, width - beside_it - 1),
        *battle_line(words, view, lang, width),
        *hand_lines(view, lang, words, OF_THE_HAND, "grade", partial(name_in_line, words), width),
    ]  # fmt: skip


def circle_cell(words: Wording, side: Side, circle: int, lang: str, width: int) -> list[Text]:
    """A circle: its number (V: the vanguard's), what its unit does in the battle and its name
    above; grade, state, power and critical below (r: it rests besides)."""
    label = "V" if circle == VANGUARD else str(circle)
    style = "bold" if circle == VANGUARD else ""
    units = side.units(circle)
    if not units:
        return [styled(fit(label, width), "dim"), styled(" " * width)]
    unit = units[0]
    state = side.state(unit)
    mark = next((m for role, m in MARKS if unit["handle"] in side.scene.get(role, ())), " ")
    name = short_name(words, unit, lang, width - 2) if unit["number"] else ""
    top = styled(fit(f"{label}{mark}{name}", width), style)
    said = say(state, lang) if state else ""
    if state in ("locked", "face down"):
        return [top, styled(fit(f"   {said}", width), style)]
    lies = "r" if unit.get("rest") and state != "rest" else " "
    left = f"{lies}{words.value(unit, 'grade')} {said}"
    right = f"{words.value(unit, 'power')}/{words.value(unit, 'critical')}"
    room = width - cell_len(right)
    return [top, styled(f"{fit(left, room)}{right}", style)]


def panel(words: Wording, side: Side, lang: str, width: int) -> list[str]:
    """Six lines: damage with its faces, the other zones, hearts or mate, guardians."""
    damage = "".join("□" if card.get("face") else "■" for card in side.lying.get("damage", ()))
    up = len([card for card in side.lying.get("G", ()) if not card.get("face")])
    lines = [
        f"{counted(side, 'damage', lang)} {damage}",
        f"{counted(side, 'soul', lang)}  {counted(side, 'drop', lang)}",
        f"{counted(side, 'bind', lang)}  {counted(side, 'G', lang)}",
    ]
    if up:
        lines[2] += f" ({say('face up', lang, n=up)})"
    if side.counts.get("removal"):
        lines.append(counted(side, "removal", lang))
    for key, cards in (("mate", side.units(VANGUARD)[1:]), ("heart", side.hearts())):
        if cards:
            room = (width - cell_len(say(key, lang)) - 1) // len(cards)
            names = ", ".join(short_name(words, card, lang, room) for card in cards)
            lines.append(f"{say(key, lang)} {names}")
    guardians = side.lying.get("guardian", ())
    if guardians:
        total = sum(words.value(card, "shield") for card in guardians)
        names = ", ".join(short_name(words, card, lang, width) for card in guardians)
        found = wrap(f"{say('guardians', lang)} +{total} {names}", width)
        lines += found[: 6 - len(lines)]
    return [*lines, *[""] * (6 - len(lines))]


def counted(side: Side, kind: str, lang: str) -> str:
    """Name a kind of zone and how many cards of a player lie there."""
    return f"{say(kind, lang)} {side.counts.get(kind, 0)}"


def status(title: str, side: Side, lang: str, width: int) -> Text:
    """One line: who, and how many cards are in hand and deck."""
    tail = f"{counted(side, 'hand', lang)}  {counted(side, 'deck', lang)}"
    return titled(title, tail, width)


def battle_line(words: Wording, view: View, lang: str, width: int) -> list[Text]:
    """The battle under way: who attacks whom, and with what power against what."""
    scene = view.get("scene") or {}
    there = in_sight(view)
    attackers = [there[handle] for handle in scene.get("attacking", ()) if handle in there]
    if not attackers:
        return []
    leader = attackers[0]
    attacked = ", ".join(
        f"{short_name(words, there[handle], lang, NAME)} {words.value(there[handle], 'power')}"
        for handle in scene["attacked"]
        if handle in there
    )
    line = say(
        "attack", lang, attacker=short_name(words, leader, lang, NAME),
        power=words.value(leader, "power"), critical=words.value(leader, "critical"),
        attacked=attacked or "-",
    )  # fmt: skip
    return [styled(cut(line, width), "bold")]


# -- options ------------------------------------------------------------------------------


def resolving(words: Wording, view: View, lang: str) -> str:
    """The card that is being played, or that was revealed for its trigger."""
    playing = (view.get("scene") or {}).get("playing", -1)
    names = [
        words.card(card["number"], lang)
        for zone in view["zones"]
        for card in zone["cards"]
        if zone["kind"] == "trigger" or card["handle"] == playing >= 0
    ]
    return ", ".join(names)


def facts(words: Wording, number: str, lang: str) -> str:
    """`G1  7000 shield 5000`, in short."""
    values = words.cards[number].values
    trigger = values["trigger"]
    kind = words.words(lang).triggers[trigger] if trigger else ""
    shield = say("shield", lang, n=values["shield"])
    return f"{say('grade', lang, n=values['grade'])} {values['power']:>5} {fit(shield, 13)} {kind}"


def main_options(
    words: Wording, view: View, lang: str, rows: int, labels: list[int], width: int = WIDTH
) -> list[str]:
    """Draw the options of the main phase: a line for each card of the hand."""
    return options_by_card(view, lang, rows, labels, width, words, partial(facts, words))


# -- in lines -----------------------------------------------------------------------------


def listed(words: Wording, view: View, seat: int, lang: str) -> tuple[list[str], list[Place]]:
    """A player's part of the table: figures, and each unit in words."""
    side = Side(view, seat)
    damage = side.lying.get("damage", [])
    up = len([card for card in damage if not card.get("face")])
    kinds = (
        ("hand", "hand"), ("deck", "deck"), ("soul", "soul"), ("drop", "drop"), ("bind", "bind"),
        ("G", "G"),
    )  # fmt: skip
    figures = [
        say("listed damage", lang, n=len(damage), up=up),
        *counts_told(side.counts, kinds, lang),
    ]
    places: list[Place] = []
    for circle in sorted({*NEAR_FRONT, *NEAR_BACK}):
        is_vanguard = circle == VANGUARD
        kind, number = ("vanguard", 1) if is_vanguard else ("rear-guard", circle)
        label = "V" if is_vanguard else str(circle)
        place = joined([label, words.area(kind, number, lang)], lang)
        places += [(place, unit_told(words, side, unit, lang)) for unit in side.units(circle)]
    for card in side.lying.get("guardian", ()):
        told = [
            words.card(card["number"], lang),
            say("shield", lang, n=words.value(card, "shield")),
        ]
        places.append((say("guardians", lang), joined(told, lang)))
    return figures, places


def unit_told(words: Wording, side: Side, unit: View, lang: str) -> str:
    """A unit in words: name, grade, power, critical, how it lies and what it does."""
    state = side.state(unit)
    states = [say(state, lang)] if state else []
    states += [say(role, lang) for role, _ in MARKS if unit["handle"] in side.scene.get(role, ())]
    if not unit["number"] or state in ("locked", "face down"):
        return joined(states, lang)
    figures = [
        say(f"listed {name}", lang, n=words.value(unit, name))
        for name in ("grade", "power", "critical")
    ]
    return joined([words.card(unit["number"], lang), *figures, *states], lang)


def under_way(words: Wording, view: View, lang: str, titles: tuple[str, str]) -> list[str]:
    """The battle under way."""
    return [line.plain for line in battle_line(words, view, lang, 2 * WIDTH)]
