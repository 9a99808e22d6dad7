"""The Godzilla board in 80 columns or more: both players' zones as they lie on the table (4.4.4).

Seen from the player below. Columns stand over columns (4.4.5.4): their 5 and 6 over
one's 1, their 1 over one's 5 and 6, zones 3 and 8 of both in the middle.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from headjudge.games.godzilla.telling.wording import Wording
from headjudge.terminal.cells import View, faint, row, seat_below, titled
from headjudge.terminal.hand import options_by_card
from headjudge.terminal.lists import Place, counts_told, joined
from headjudge.terminal.screen import COLORS, WIDTH, cut, fit, styled
from headjudge.terminal.words import say

FAR_BACK: Final = (5, 4, 3, 2, 1)
FAR_FRONT: Final = (6, 7, 8)
NEAR_FRONT: Final = (8, 7, 6)
NEAR_BACK: Final = (1, 2, 3, 4, 5)

MONSTER: Final = "bold reverse"

# What an opponent's turn is summed up by, the most telling first.
HEADLINES: Final = ("result", "counter", "play", "invade", "pushed back", "evolve", "destroy")


class Side:
    """One player's part of a view."""

    def __init__(self, words: Wording, view: View, seat: int) -> None:
        self.words = words
        self.seat = seat
        self.position: int = view["numbers"][seat]["position"]
        self.seat = seat
        self.compared: list[View] = view.get("scene", {}).get("compared", [])
        self.rage: int = view["numbers"][seat]["rage"]
        self.zones: dict[int, View] = {}
        self.strategies: dict[int, View] = {}
        self.counts: dict[str, int] = {}
        self.monster: View | None = None
        for zone in view["zones"]:
            if zone["seat"] != seat:
                continue
            tops = [card for card in zone["cards"] if "under" not in card]
            kind = zone["kind"]
            self.counts[kind] = zone["count"]
            if kind == "zone" and tops:
                self.zones[zone["number"]] = tops[-1]
            elif kind == "strategy" and tops:
                self.strategies[zone["number"]] = tops[-1]
            elif kind == "invading" and tops:
                self.monster = tops[-1]

    def counter_power(self) -> int:
        """The counter power of a player's cards on the field: what is compared with the threat
        of the other monster, if there is one."""
        for pair in self.compared:
            if pair["attacker"]["seat"] == self.seat:
                return sum(pair["attacker"]["parts"])
        return sum(self.words.value(card, "counter_power") for card in self.zones.values())

    def threat(self) -> int:
        """The threat level of a player's monster."""
        return 0 if self.monster is None else self.words.value(self.monster, "threat")


def color(words: Wording, number: str) -> str:
    """The colour in which a card is drawn."""
    colors = words.cards[number].values["colors"]
    return COLORS[colors[0]] if len(colors) == 1 else "magenta"


def board(
    words: Wording, view: View, lang: str, titles: tuple[str, str], width: int = WIDTH
) -> list[Text]:
    """Fifteen lines. `titles`: what to call the player below and the one above."""
    near_seat = seat_below(view)
    near, far = Side(words, view, near_seat), Side(words, view, 1 - near_seat)
    cell = (width - len(NEAR_BACK) - 1) // len(NEAR_BACK)
    bar = "─" * cell
    twice = "═" * cell
    return [
        status(titles[1], far, near, lang, width),
        faint(f"┌{bar}┬{bar}┬{bar}┬{bar}┬{bar}┐"),
        *row([zone_cell(words, far, number, lang, cell) for number in FAR_BACK]),
        faint(f"├{bar}┼{bar}┼{bar}┼{bar}┴{bar}┤"),
        *row(
            [
                *[zone_cell(words, far, number, lang, cell) for number in FAR_FRONT],
                strategies(words, far, lang, 2 * cell + 1),
            ]
        ),
        faint(f"╞{twice}╧{twice}╪{twice}╪{twice}╤{twice}╡"),
        *row(
            [
                strategies(words, near, lang, 2 * cell + 1),
                *[zone_cell(words, near, number, lang, cell) for number in NEAR_FRONT],
            ]
        ),
        faint(f"├{bar}┬{bar}┼{bar}┼{bar}┼{bar}┤"),
        *row([zone_cell(words, near, number, lang, cell) for number in NEAR_BACK]),
        faint(f"└{bar}┴{bar}┴{bar}┴{bar}┴{bar}┘"),
        status(titles[0], near, far, lang, width),
    ]


def zone_cell(words: Wording, side: Side, number: int, lang: str, width: int) -> list[Text]:
    """A zone: its number and name above, rank and strength below; `*` is the monster."""
    card = side.zones.get(number)
    mark = " "
    style = ""
    if side.position == number and side.monster is not None:
        card, mark, style = side.monster, "*", MONSTER
    if card is None:
        return [styled(fit(f"{number}", width), "dim"), styled(" " * width)]
    printed = words.cards[card["number"]]
    kind = printed.values["type"]
    rank = words.rank(kind, words.value(card, "rank"))
    if kind == "monster":
        strength = str(words.value(card, "threat"))
        if side.rage:
            rank = f"{rank} {say('rage', lang)}{side.rage}"
    else:
        strength = str(words.value(card, "counter_power"))
    top = styled(f"{number}{mark}", style)
    top.append(
        fit(words.card(card["number"], lang), width - 2), f"{style} {color(words, card['number'])}"
    )
    room = width - 2 - cell_len(rank)
    low = styled(f"  {rank}{' ' * max(1, room - cell_len(strength))}{strength}", style)
    return [top, styled(fit(low.plain, width), style)]


def strategies(words: Wording, side: Side, lang: str, wide: int) -> list[Text]:
    """The strategy zones, in the corner that no zone takes (two lines; a third zone is rare)."""
    label = say("strategy", lang)
    names = [
        f"{number} {words.card(side.strategies[number]['number'], lang)}"
        for number in sorted(side.strategies)
    ]
    if len(names) > 2:
        half = (wide - cell_len(label) - 3) // 2
        names = [names[0], " ".join(cut(each, half) for each in names[1:])]
    names += ["-"] * (2 - len(names))
    blank = " " * cell_len(label)
    return [
        styled(fit(f" {label} {names[0]}", wide)),
        styled(fit(f" {blank} {names[1]}", wide)),
    ]


def status(title: str, side: Side, other: Side, lang: str, width: int) -> Text:
    """One line: who, how many cards where, and the counter power of the threat it must reach."""
    counts = "  ".join(
        f"{say(kind, lang)} {side.counts.get(kind, 0)}"
        for kind in ("hand", "deck", "discard", "monster deck")
    )
    power = say("of", lang, power=side.counter_power(), threat=other.threat())
    tail = f"{counts}  {say('counter power', lang)} {power}"
    line = titled(title, tail, max(width, cell_len(tail) + 9))
    line.truncate(width)
    return line


# -- options ------------------------------------------------------------------------------


def resolving(words: Wording, view: View, lang: str) -> str:
    """The cards in the resolution area."""
    names = [
        words.card(card["number"], lang)
        for zone in view["zones"]
        if zone["kind"] == "resolution"
        for card in zone["cards"]
    ]
    return ", ".join(names)


def facts(words: Wording, number: str, lang: str) -> str:
    """`monster I 5000`, in short."""
    values = words.cards[number].values
    kind = values["type"]
    strength = values["threat"] if kind == "monster" else values["counter_power"]
    shown = "" if kind == "strategy" else str(strength)
    rank = words.rank(kind, values["rank"])
    return f"{fit(words.words(lang).types[kind], 8)} {rank:<3} {shown:>5}"


def main_options(
    words: Wording, view: View, lang: str, rows: int, labels: list[int], width: int = WIDTH
) -> list[str]:
    """Draw the options of the main phase: a line for each card of the hand."""
    return options_by_card(view, lang, rows, labels, width, words, partial(facts, words))


# -- in lines -----------------------------------------------------------------------------


def listed(words: Wording, view: View, seat: int, lang: str) -> tuple[list[str], list[Place]]:
    """A player's part of the table: figures, and each card in words."""
    side, other = Side(words, view, seat), Side(words, view, 1 - seat)
    kinds = tuple((kind, kind) for kind in ("hand", "deck", "discard", "monster deck"))
    power = say("of", lang, power=side.counter_power(), threat=other.threat())
    figures = [f"{say('counter power', lang)} {power}", *counts_told(side.counts, kinds, lang)]
    places: list[Place] = []
    if side.monster is not None:
        place = words.area("zone", side.position, lang) if side.position else say("invading", lang)
        places.append((place, joined(monster_told(words, side, side.monster, lang), lang)))
    for number, card in sorted(side.zones.items()):
        rank = words.rank(words.cards[card["number"]].values["type"], words.value(card, "rank"))
        strength = words.value(card, "counter_power")
        told = [
            words.card(card["number"], lang), say("listed rank", lang, n=rank),
            say("listed counter power", lang, n=strength),
        ]  # fmt: skip
        places.append((words.area("zone", number, lang), joined(told, lang)))
    for number, card in sorted(side.strategies.items()):
        places.append((words.area("strategy", number, lang), words.card(card["number"], lang)))
    return figures, places


def monster_told(words: Wording, side: Side, card: View, lang: str) -> list[str]:
    """The invading monster in words: name, rank, threat and rage."""
    rank = words.rank("monster", words.value(card, "rank"))
    told = [
        words.card(card["number"], lang), say("invading", lang),
        say("listed rank", lang, n=rank), say("listed threat", lang, n=side.threat()),
    ]  # fmt: skip
    return [*told, say("listed rage", lang, n=side.rage)] if side.rage else told


def under_way(words: Wording, view: View, lang: str, titles: tuple[str, str]) -> list[str]:
    """Say nothing: what is being resolved stands in the question."""
    return []
