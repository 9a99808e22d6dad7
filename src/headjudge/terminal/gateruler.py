"""The Gate Ruler board in 80 columns or more: the two front rows face to face, with the rulers
behind them and each player's life, resources and piles beside; below, the gate and the attack.

Seen from the player below. The center, defenders and ruler, stands to the left, the attack
zones beside it by number. Zones that a ruler does not give are not drawn.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from headjudge.games.gateruler.c03_zones.layout import (
    MOST_ATTACK_ZONES,
    MOST_DEFENSE_ZONES,
    MOST_SET_ZONES,
)
from headjudge.games.gateruler.telling.wording import Wording
from headjudge.language.seen import in_sight
from headjudge.terminal.cells import View, border, empty, row, seat_below, titled
from headjudge.terminal.hand import hand_lines, numbers_by_card, options_by_card
from headjudge.terminal.lists import Place, counts_told, joined
from headjudge.terminal.screen import WIDTH, cut, fit, styled
from headjudge.terminal.words import say

NAME: Final = 24  # columns for a name in a line with others
LETTERS: Final = {"attack": "A", "defense": "D", "ruler": "R", "set": "S"}
MOST: Final = {
    "attack": MOST_ATTACK_ZONES, "defense": MOST_DEFENSE_ZONES, "set": MOST_SET_ZONES,
}  # fmt: skip

# Questions in which a player thinks of the hand, and whose options do not name its cards.
OF_THE_HAND: Final = frozenset({"attack", "may", "pay", "standby", "instead", "discount", "mode"})

# What an opponent's turn is summed up by, the most telling first.
HEADLINES: Final = ("result", "play", "attack", "destroy", "damage", "set", "drive")


class Side:
    """One player's part of a view."""

    def __init__(self, words: Wording, view: View, seat: int) -> None:
        self.words = words
        scene: View = view.get("scene") or {}
        self.seat = seat
        self.attacking: int = scene.get("attacking", 0)
        self.attacked: int = scene.get("attacked", 0)
        # the zones of attacker and attacked, for what lies there face down has no name
        attacks = seat == view["turn_player"]
        self.origin = str(scene.get("from", "")) if attacks else ""
        self.target = "" if attacks else str(scene.get("column", ""))
        self.damage: dict[str, int] = {e[1]: e[2] for e in scene.get("damage", ()) if e[0] == seat}
        self.down: dict[str, list[int]] = {
            e[1]: e[2:] for e in scene.get("face down", ()) if e[0] == seat
        }
        self.charges: list[int] = [host for _charge, host in scene.get("charge", ())]
        self.numbers: dict[str, int] = view["numbers"][seat] if view.get("numbers") else {}
        self.counts: dict[str, int] = {}
        self.cards: dict[str, list[View]] = {}
        self.shut = {(e["kind"], e["number"]) for e in view.get("closed", ()) if e["seat"] == seat}
        for zone in view["zones"]:
            if zone["seat"] == seat:
                kind = zone["kind"]
                name = f"{kind} {zone['number']}" if kind in MOST else kind
                self.counts[name] = zone["count"]
                self.cards[name] = zone["cards"]

    def open(self, kind: str) -> list[int]:
        """The numbers of the zones of this kind that the player has."""
        return [n for n in range(1, MOST[kind] + 1) if (kind, n) not in self.shut]

    def ruler(self) -> View | None:
        """The ruler, in its zone or geared up."""
        for name in ("ruler", *[f"defense {n}" for n in self.open("defense")]):
            for card in self.cards.get(name, ()):
                if card["number"] and self.words.cards[card["number"]].values["type"] == "ruler":
                    return card
        return None


def short_name(words: Wording, number: str, lang: str, width: int = NAME) -> str:
    """Shorten a name to this width; it begins with what one knows the card by."""
    return cut(words.card(number, lang), width)


def board(
    words: Wording, view: View, lang: str, titles: tuple[str, str], width: int = WIDTH
) -> list[Text]:
    """Eleven lines, and one for each of what is under way, then the hand. `titles`: what to
    call the player below and the one above."""
    near_seat = seat_below(view)
    near, far = Side(words, view, near_seat), Side(words, view, 1 - near_seat)
    count = max(len(columns_of(near)), len(columns_of(far)), 1)
    return [
        status(titles[1], far, lang, width), ruler_line(words, far, lang, width),
        *front(words, far, count, lang, width, ("┌┬┐", "└┴┘")),
        *front(words, near, count, lang, width, ("", "└┴┘")),
        ruler_line(words, near, lang, width), status(titles[0], near, lang, width),
        *pile_lines(words, near, far, lang, titles, width),
        *gate_lines(words, view, lang, near_seat, titles, width),
        *hand_lines(view, lang, words, OF_THE_HAND, "level", partial(short_name, words), width),
    ]  # fmt: skip


# -- the front rows -----------------------------------------------------------------------


def columns_of(side: Side) -> list[tuple[str, int]]:
    """The defense zones, then the attack zones."""
    return [(kind, number) for kind in ("defense", "attack") for number in side.open(kind)]


def front(
    words: Wording, side: Side, count: int, lang: str, room: int, ends: tuple[str, str]
) -> list[Text]:
    """A row of zones: a line above if it is asked for, names, numbers, a line below."""
    width = (room - 1) // count - 1
    zones = columns_of(side)
    cells = [cell(words, side, kind, number, lang, width) for kind, number in zones]
    cells += [empty(width)] * (count - len(cells))
    lines = row(cells)
    if ends[0]:
        lines.insert(0, border(ends[0], "─", [width] * count))
    return [*lines, border(ends[1], "─", [width] * count)]


def cell(words: Wording, side: Side, kind: str, number: int, lang: str, width: int) -> list[Text]:
    """A zone: its letter, its part in the attack and the unit's name above, numbers below."""
    name = f"{kind} {number}"
    letter = f"{LETTERS[kind]}{number}"
    there = side.cards.get(name, [])
    if not there:
        return [styled(fit(f"{letter} ·", width)), styled(" " * width)]
    card = there[-1]
    mark = mark_of(side, card, name)
    style = "bold" if mark.strip() else ""
    known = card["number"] and card.get("face") != "down"
    title = short_name(words, card["number"], lang, width) if known else say("face down", lang)
    top = fit(cut(f"{letter}{mark}{title}", width), width)
    states = numbers(words, side, card, name, lang)
    below = f" {' '.join(states)}"
    below = below if cell_len(below) <= width else "".join(states)
    return [styled(top, style), styled(fit(cut(below, width), width), style)]


def mark_of(side: Side, card: View, name: str) -> str:
    """What a card does in the attack; `name`: of its zone."""
    handle = card["handle"]
    if handle == side.attacking if handle else name == side.origin:
        return ">"
    is_target = handle == side.attacked if handle else name == side.target
    return "!" if is_target else " "


def numbers(words: Wording, side: Side, card: View, name: str, lang: str) -> list[str]:
    """`4/3 s2`: ATK, HP and STK; what it has suffered, its charges, whether it is exhausted."""
    if name in side.down:
        _level, atk, hp, stk = side.down[name]
    elif card["number"]:
        atk, hp, stk = (words.value(card, each) for each in ("atk", "hp", "stk"))
    else:
        return []
    hurt = side.damage.get(name, 0)
    left = f"{atk}/{hp - hurt}({hp})" if hurt else f"{atk}/{hp}"
    states = [left, f"s{stk}"]
    charges = side.charges.count(card["handle"])
    if charges:
        states.append(f"+{charges}")
    if card.get("rest"):
        states.append(say("exhausted", lang))
    return states


# -- beside them --------------------------------------------------------------------------


def status(title: str, side: Side, lang: str, width: int) -> Text:
    """One line: who, and how many cards are where."""
    kinds = ["hand", "deck", "graveyard"]
    if ("hand", 1) in side.shut:
        kinds.remove("hand")
    kinds += [kind for kind in ("removal", "field", "counter") if side.counts.get(kind)]
    tail = "  ".join(f"{say(WORD.get(k, k), lang)} {side.counts.get(k, 0)}" for k in kinds)
    return titled(title, tail, width)


WORD: Final = {"deck": "cards left"}


def ruler_line(words: Wording, side: Side, lang: str, width: int) -> Text:
    """One line: the ruler, its life and damage, resources and set cards."""
    ruler = side.ruler()
    line = styled("")
    if ruler is not None:
        mark = mark_of(side, ruler, "ruler")
        name = short_name(words, ruler["number"], lang)
        style = "bold" if mark.strip() else ""
        line.append(f"{mark}{name} {words.value(ruler, 'atk')} s{words.value(ruler, 'stk')}", style)
        if ruler.get("rest"):
            line.append(f" {say('exhausted', lang)}")
        life = words.value(ruler, "life")
        line.append(f"  {say('life', lang)} {life - side.counts.get('damage', 0)}/{life}")
        waiting = side.numbers.get("ruler damage", 0) + side.numbers.get("plain damage", 0)
        if waiting:
            line.append(f" -{waiting}")
    resources = side.cards.get("resource", [])
    if resources:
        ready = len([card for card in resources if not card.get("rest")])
        line.append(f"  {say('resources', lang)} {ready}/{len(resources)}")
    sets = side.open("set")
    if sets:
        shown = "".join("■" if side.cards.get(f"set {n}") else "·" for n in sets)
        line.append(f"  {say('set', lang)} {shown}")
    line.truncate(width, overflow="ellipsis")
    return line


def pile_lines(
    words: Wording, near: Side, far: Side, lang: str, titles: tuple[str, str], width: int
) -> list[Text]:
    """What lies in drive zones, field zones and counter zones, and one's own set cards."""
    found: list[str] = []
    for side, title in ((far, titles[1]), (near, titles[0])):
        for kind in ("drive", "field", "counter"):
            cards = side.cards.get(kind, [])
            if side.counts.get(kind):
                names = [seen_name(words, card, lang) for card in cards]
                hidden = side.counts[kind] - len(cards)
                names += [say("n face down", lang, n=hidden)] if hidden else []
                found.append(f"{say('pile ' + kind, lang)} ({title}): {', '.join(names)}")
    own = [
        f"{LETTERS['set']}{n} {short_name(words, card['number'], lang)}"
        for n in near.open("set")
        for card in near.cards.get(f"set {n}", ())
        if card["number"]
    ]
    if own:
        found.append(f"{say('set', lang)}: {'  '.join(own)}")
    return [styled(cut(line, width)) for line in found]


def seen_name(words: Wording, card: View, lang: str) -> str:
    """Name a card, and say so if it is face down."""
    name = short_name(words, card["number"], lang)
    return say("down", lang, card=name) if card.get("face") == "down" else name


# -- what is under way --------------------------------------------------------------------


def gate_lines(
    words: Wording, view: View, lang: str, near: int, titles: tuple[str, str], width: int
) -> list[Text]:
    """The attack, then the gate from top to bottom."""
    lines: list[Text] = []
    scene = view.get("scene") or {}
    if "attacking" in scene:
        lines.append(styled(cut(attack_line(words, view, scene, lang), width), "bold"))
    waiting = [
        f"{words.waiting(each, lang)} ({titles[each['seat'] != near]})"
        for each in reversed(view.get("stack", ()))
    ]
    if waiting:
        lines.append(styled(cut(say("gate", lang, cards=" > ".join(counted(waiting))), width)))
    return lines


def counted(items: list[str]) -> list[str]:
    """Put items that are equal and follow each other into one, with their number."""
    found: list[list[Any]] = []
    for item in items:
        if found and found[-1][0] == item:
            found[-1][1] += 1
        else:
            found.append([item, 1])
    return [f"{item} x{many}" if many > 1 else item for item, many in found]


def attack_line(words: Wording, view: View, scene: View, lang: str) -> str:
    """Tell the attack under way in a line: who attacks what."""
    there = in_sight(view)
    attacker, attacked = there.get(scene["attacking"]), there.get(scene["attacked"])
    kind, _, number = str(scene["column"]).partition(" ")
    column = words.area(kind, int(number or 1), lang)
    target = words.card(attacked["number"], lang) if attacked else column
    name = words.card(attacker["number"], lang) if attacker else say("face down", lang)
    return say("attack on", lang, attacker=name, attacked=target)


# -- options ------------------------------------------------------------------------------


def resolving(words: Wording, view: View, lang: str) -> str:
    """Say nothing: what is resolved is told by the card's text, and the gate has lines of its
    own."""
    return ""


def facts(words: Wording, number: str, lang: str) -> str:
    """`L3 4/3 s2`, in short."""
    values = words.cards[number].values
    level = say("level", lang, n=values["level"])
    if values["type"] != "unit":
        return f"{level} {fit(words.words(lang).types[values['type']], 9)}"
    strength = f"{values['atk']}/{values['hp']} s{values['stk']}"
    return f"{level} {fit(strength, 9)}"


def main_options(
    words: Wording, view: View, lang: str, rows: int, labels: list[int], width: int = WIDTH
) -> list[str]:
    """A line for each card of the hand; attacks by attacker, rearrangements together."""
    apart = {
        "attack": attack_lines(words, view, lang, labels, "attack", width),
        "direct": attack_lines(words, view, lang, labels, "direct", width),
        "rearrange": rearrange_lines(view, lang, labels, width),
    }  # fmt: skip
    if view["decision"]["prompt"] == "attack":
        options = view["decision"]["options"]
        last = f"{labels[-1]:>2} {words.option(view, options[-1], lang)}"
        return [cut(line, width) for line in (*apart["attack"], *apart["direct"], last)]
    return options_by_card(view, lang, rows, labels, width, words, partial(facts, words), apart)


def attack_lines(
    words: Wording, view: View, lang: str, labels: list[int], verb: str, width: int
) -> list[str]:
    """Draw a line for each card that can attack, with what it can attack."""
    found = numbers_by_card(
        view, labels, verb, lambda option: short_target(words, view, option, lang)
    )
    key = "attacks" if verb == "attack" else "attack directly"
    return [
        line
        for number, targets in found
        for line in in_rows_after(
            f" {say(key, lang, card=short_name(words, number, lang))}", targets, width
        )
    ]


def short_target(words: Wording, view: View, option: View, lang: str) -> str:
    """`A2 Foo`, `A3 ·` for an empty column."""
    zone = option["zone"]
    letter = LETTERS[zone["kind"]]
    for each in view["zones"]:
        if all(each[key] == zone[key] for key in ("kind", "number", "seat")) and each["cards"]:
            name = short_name(words, each["cards"][-1]["number"], lang, 16)
            return f"{letter}{zone['number']} {name}" if letter != "R" else f"R {name}"
    return f"{letter}{zone['number']} ·"


def in_rows_after(head: str, items: list[str], width: int) -> list[str]:
    """Items on the line of their head as far as they fit, then on lines below it."""
    lines = [head]
    for item in items:
        if cell_len(lines[-1]) + 2 + cell_len(item) > width:
            lines.append(" " * 6)
        lines[-1] = f"{lines[-1]}  {item}" if lines[-1].strip() else f"{lines[-1]}{item}"
    return lines


def rearrange_lines(view: View, lang: str, labels: list[int], width: int) -> list[str]:
    """Pairs of zones, in short: `A1-A2`."""
    pairs = [
        f"{label} {zone_letter(option['zone'])}-{zone_letter(option['other zone'])}"
        for label, option in zip(labels, view["decision"]["options"], strict=True)
        if option["verb"] == "rearrange"
    ]
    return in_rows_after(f" {say('rearrange', lang)}", pairs, width) if pairs else []


def zone_letter(zone: View) -> str:
    """The letter of a zone and its number: `A2`, `D1`."""
    return f"{LETTERS[zone['kind']]}{zone['number']}"


# -- in lines -----------------------------------------------------------------------------


def listed(words: Wording, view: View, seat: int, lang: str) -> tuple[list[str], list[Place]]:
    """A player's part of the table: figures, and each card in words."""
    side = Side(words, view, seat)
    ruler = side.ruler()
    figures: list[str] = []
    places: list[Place] = []
    if ruler is not None:
        life = words.value(ruler, "life")
        left = life - side.counts.get("damage", 0)
        figures.append(say("listed life", lang, left=left, n=life))
        places.append((words.area("ruler", 1, lang), ruler_told(words, side, ruler, lang)))
    waiting = side.numbers.get("ruler damage", 0) + side.numbers.get("plain damage", 0)
    if waiting:
        figures.append(say("listed waiting", lang, n=waiting))
    resources = side.cards.get("resource", [])
    if resources:
        ready = len([card for card in resources if not card.get("rest")])
        figures.append(say("listed resources", lang, n=len(resources), ready=ready))
    kinds = (("hand", "hand"), ("deck", "cards left"), ("graveyard", "graveyard"))
    set_cards = len([n for n in side.open("set") if side.counts.get(f"set {n}")])
    figures += [*counts_told(side.counts, kinds, lang), say("listed set", lang, n=set_cards)]
    for kind, number in columns_of(side):
        for card in side.cards.get(f"{kind} {number}", [])[-1:]:
            told = unit_told(words, side, card, f"{kind} {number}", lang)
            place = joined([f"{LETTERS[kind]}{number}", words.area(kind, number, lang)], lang)
            places.append((place, told))
    return figures, places


def ruler_told(words: Wording, side: Side, ruler: View, lang: str) -> str:
    """The ruler in words: name, ATK, STK, and what it does."""
    told = [words.card(ruler["number"], lang)]
    told += [say(f"listed {name}", lang, n=words.value(ruler, name)) for name in ("atk", "stk")]
    return joined([*told, *states_told(side, ruler, "ruler", lang)], lang)


def unit_told(words: Wording, side: Side, card: View, name: str, lang: str) -> str:
    """The unit of a zone in words: name, figures, how it lies and what it does."""
    known = card["number"] and card.get("face") != "down"
    told = [words.card(card["number"], lang) if known else say("face down", lang)]
    figures: list[int] = []
    if name in side.down:
        figures = side.down[name][1:]
    elif card["number"]:
        figures = [words.value(card, each) for each in ("atk", "hp", "stk")]
    if figures:
        atk, hp, stk = figures
        left = hp - side.damage.get(name, 0)
        told += [
            say("listed atk", lang, n=atk), say("listed hp", lang, left=left, n=hp),
            say("listed stk", lang, n=stk),
        ]  # fmt: skip
    charges = side.charges.count(card["handle"])
    if charges:
        told.append(say("listed charges", lang, n=charges))
    return joined([*told, *states_told(side, card, name, lang)], lang)


def states_told(side: Side, card: View, name: str, lang: str) -> list[str]:
    """How a card lies and what it does in the attack, in words."""
    roles = {">": say("in attack", lang), "!": say("under attack", lang)}
    mark = mark_of(side, card, name)
    told = [say("listed exhausted", lang)] if card.get("rest") else []
    return [*told, roles[mark]] if mark in roles else told


def under_way(words: Wording, view: View, lang: str, titles: tuple[str, str]) -> list[str]:
    """What lies in other zones, the attack and the gate."""
    near_seat = seat_below(view)
    near, far = Side(words, view, near_seat), Side(words, view, 1 - near_seat)
    lines = [
        *pile_lines(words, near, far, lang, titles, 2 * WIDTH),
        *gate_lines(words, view, lang, near_seat, titles, 2 * WIDTH),
    ]
    return [line.plain for line in lines]
