"""The Dragon Ball board in 80 columns: leaders and battle areas face to face, with each
player's life, energy and piles beside them; below, the battle and the counters under way.

Seen from the player below. The leader lies to the left, the cards of the battle area beside
it, in as many rows as they need.
"""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from headjudge.games.dragonball import wording
from headjudge.games.dragonball.cards import catalogue
from headjudge.terminal.hand import cards_in_hand, in_rows, options_by_card
from headjudge.terminal.screen import WIDTH, cut, fit, styled
from headjudge.terminal.words import say

View = dict[str, Any]

LEADER: Final = 21  # columns of a leader's cell
ROOM: Final = WIDTH - LEADER - 2  # columns for the battle area, with the frames
FEW: Final = 3  # cards of a battle area that leave their cells wide
MANY: Final = 4  # cards to a row, if there are more
NAME: Final = 24  # columns for a name in a line with others,
FIGHTER: Final = 20  # with its power in a battle,
PARTNER: Final = 16  # and in a combo
FRAME: Final = "dim"

# Questions in which a player thinks of the hand, and whose options do not name its cards.
OF_THE_HAND: Final = frozenset(
    {"energy", "may", "pay", "standby", "counter", "look-at", "how-many", "choose-of", "instead"}
)
HAND_LINES: Final = 2

# By these rules what was comboed with has been added to the powers (7-4-1-2, 7-4-1-3).
DAMAGE_STEP: Final = "7-4-1-"
BEFORE_ADDING: Final = "7-4-1-1"

STYLES: Final = {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow"}


class Side:
    """One player's part of a view."""

    def __init__(self, view: View, seat: int) -> None:
        scene: View = view.get("scene") or {}
        self.seat = seat
        self.awakened: bool = scene.get("awakened", (False, False))[seat]
        self.attack: int = scene.get("attack", 0)
        self.guard: int = scene.get("guard", 0)
        self.counts: dict[str, int] = {}
        self.cards: dict[str, list[View]] = {}
        for zone in view["zones"]:
            if zone["seat"] == seat:
                self.counts[zone["kind"]] = zone["count"]
                self.cards[zone["kind"]] = zone["cards"]

    def on_top(self, kind: str) -> list[View]:
        """The cards of an area that lie under no other."""
        return [card for card in self.cards.get(kind, ()) if "under" not in card]

    def beneath(self, card: View) -> int:
        """How many cards lie under one."""
        there = [each for kind in ("leader", "battle") for each in self.cards.get(kind, ())]
        return len([each for each in there if each.get("under") == card["handle"]])

    def combo_power(self) -> int:
        return sum(value(card, "combo power") for card in self.on_top("combo"))


def value(card: View, name: str) -> int:
    """A value now: as the view says, else as printed."""
    values: dict[str, Any] = card.get("values") or {}
    if name in values:
        return int(values[name])
    return int(catalogue()[card["number"]].values[name])


def short_name(number: str, lang: str, width: int = NAME) -> str:
    """A name begins with what one knows the card by."""
    return cut(wording.card(number, lang), width)


def board(view: View, lang: str, titles: tuple[str, str]) -> list[Text]:
    """Eleven lines and two for each further row of cards; then what is under way, and the
    hand. `titles`: what to call the player below and the one above."""
    near_seat = view["viewer"] if view["viewer"] in (0, 1) else 0
    near, far = Side(view, near_seat), Side(view, 1 - near_seat)
    most = max(len(near.on_top("battle")), len(far.on_top("battle")))
    columns = FEW if most <= FEW else MANY
    return [
        status(titles[1], far, lang), resources(far, lang),
        frame("┌┬┐", "─", columns), *rows(far, columns, lang), frame("╞╪╡", "═", columns),
        *rows(near, columns, lang), frame("└┴┘", "─", columns),
        resources(near, lang), status(titles[0], near, lang),
        *battle_lines(view, near, far, lang, titles), *counter_lines(view, lang, near_seat, titles),
        *hand_lines(view, lang),
    ]  # fmt: skip


def width_of(columns: int) -> int:
    """The columns of a cell of the battle area."""
    return ROOM // columns - 1


def frame(ends: str, bar: str, columns: int) -> Text:
    left, between, right = ends[0], ends[1], ends[2]
    cells = [bar * LEADER, *[bar * width_of(columns)] * columns]
    return styled(f"{left}{between.join(cells)}{right}", FRAME)


def rows(side: Side, columns: int, lang: str) -> list[Text]:
    """The leader and the battle area, two lines to a row."""
    width = width_of(columns)
    there = side.on_top("battle")
    count = max(1, -(-len(there) // columns))
    lines: list[Text] = []
    for number in range(count):
        leaders = side.on_top("leader") if number == 0 else []
        cells = [leader_cell(side, leaders[0], lang) if leaders else empty(LEADER)]
        cells += [
            card_cell(side, each, lang, width)
            for each in there[number * columns : (number + 1) * columns]
        ]
        cells += [empty(width)] * (columns + 1 - len(cells))
        lines += [joined([cell[part] for cell in cells]) for part in range(2)]
    return lines


def joined(cells: list[Text]) -> Text:
    line = styled("")
    line.append("│", FRAME)
    for cell in cells:
        line.append_text(cell)
        line.append("│", FRAME)
    return line


def empty(width: int) -> list[Text]:
    return [styled(" " * width), styled(" " * width)]


def leader_cell(side: Side, card: View, lang: str) -> list[Text]:
    states = [say("awakened", lang)] if side.awakened else []
    return cell(side, card, lang, LEADER, states)


def card_cell(side: Side, card: View, lang: str, width: int) -> list[Text]:
    under = side.beneath(card)
    return cell(side, card, lang, width, [f"+{under}"] if under else [])


def cell(side: Side, card: View, lang: str, width: int, states: list[str]) -> list[Text]:
    """A card: what it does in the battle and its name above; how it lies and its power below."""
    mark = " "
    if card["handle"] == side.attack:
        mark = ">"
    elif card["handle"] == side.guard:
        mark = "!"
    style = "bold" if mark != " " else ""
    if card.get("rest"):
        states = [*states, say("rest", lang)]
    is_extra = catalogue()[card["number"]].values["type"] == "extra"
    right = "" if is_extra else str(value(card, "power"))
    left = f" {' '.join(states)}"
    top = fit(f"{mark}{short_name(card['number'], lang, width - 1)}", width)
    return [styled(top, style), styled(f"{fit(left, width - cell_len(right))}{right}", style)]


def status(title: str, side: Side, lang: str) -> Text:
    """One line: who, and how many cards are in hand, deck, drop area and warp."""
    kinds = ["hand", "cards left", "drop", "warp"]
    tail = "  ".join(counted(side, kind, lang) for kind in kinds)
    if side.counts.get("removed"):
        tail += f"  {counted(side, 'removed', lang)}"
    line = styled("")
    line.append(fit(title, WIDTH - cell_len(tail) - 1), "bold")
    line.append(f" {tail}")
    return line


def counted(side: Side, kind: str, lang: str) -> str:
    word = {"removed": "removal"}.get(kind, kind)
    return f"{say(word, lang)} {side.counts.get({'cards left': 'deck'}.get(kind, kind), 0)}"


def resources(side: Side, lang: str) -> Text:
    """One line: life, and the colours of the energy, active and resting."""
    life = side.counts.get("life", 0)
    energy = side.cards.get("energy", [])
    line = styled(f"{say('life', lang)} {life} {'■' * life}  {say('energy', lang)} {len(energy)}")
    for key, there in (
        ("active", [card for card in energy if not card.get("rest")]),
        ("resting", [card for card in energy if card.get("rest")]),
    ):
        if there:
            line.append(f"  {say(key, lang)} ")
            for card in there:
                line.append_text(colors(card, lang))
    line.truncate(WIDTH, overflow="ellipsis")
    return line


def colors(card: View, lang: str) -> Text:
    """An energy in short: its colour; several in brackets."""
    printed: tuple[str, ...] = catalogue()[card["number"]].values["colors"]
    letters = wording.letters(printed, lang)
    if len(printed) > 1:
        return styled(f"({letters})")
    return styled(letters, STYLES.get(printed[0], "") if printed else "")


# -- what is under way --------------------------------------------------------------------


def battle_lines(
    view: View, near: Side, far: Side, lang: str, titles: tuple[str, str]
) -> list[Text]:
    """The battle: who attacks whom with what power, and what either side combos with."""
    scene = view.get("scene") or {}
    there = {card["handle"]: card for zone in view["zones"] for card in zone["cards"]}
    attack, guard = there.get(scene.get("attack", 0)), there.get(scene.get("guard", 0))
    if attack is None:
        return []
    mine = view["turn_player"] == near.seat
    offence, defense = (near, far) if mine else (far, near)
    line = say(
        "fight", lang, attack=strength(view, attack, offence, lang),
        guard=strength(view, guard, defense, lang) if guard else "-",
    )  # fmt: skip
    lines = [styled(cut(line, WIDTH), "bold")]
    combos = [
        f"{title}: " + ", ".join(combo(card, lang) for card in side.on_top("combo"))
        for side, title in ((near, titles[0]), (far, titles[1]))
        if side.on_top("combo")
    ]
    if combos:
        lines.append(styled(cut(say("combos", lang, cards="; ".join(combos)), WIDTH)))
    return lines


def strength(view: View, card: View, side: Side, lang: str) -> str:
    """`Foo 15000+5000`: a name, its power, and what combos are going to add."""
    power = f"{short_name(card['number'], lang, FIGHTER)} {value(card, 'power')}"
    more = side.combo_power()
    return f"{power}+{more}" if more and not is_added(view) else power


def is_added(view: View) -> bool:
    """Whether the combos have been added to the powers already."""
    path = view.get("path", ())
    return any(each.startswith(DAMAGE_STEP) and each != BEFORE_ADDING for each in path)


def combo(card: View, lang: str) -> str:
    return f"{short_name(card['number'], lang, PARTNER)} {value(card, 'combo power')}"


def counter_lines(view: View, lang: str, near: int, titles: tuple[str, str]) -> list[Text]:
    """The counters that wait, the one that is resolved first foremost."""
    waiting = [
        f"{short_name(each['card'], lang)} ({titles[each['seat'] != near]})"
        for each in reversed(view.get("stack", ()))
    ]
    if not waiting:
        return []
    return [styled(cut(say("counters", lang, cards=" > ".join(waiting)), WIDTH))]


def hand_lines(view: View, lang: str) -> list[Text]:
    """The hand, where the options do not show it."""
    decision = view["decision"]
    cards = cards_in_hand(view)
    if not cards or decision is None or decision["prompt"] not in OF_THE_HAND:
        return []
    copies: dict[str, int] = {}
    for card in cards:
        copies[card["number"]] = copies.get(card["number"], 0) + 1
    costs = sorted(copies, key=lambda number: -catalogue()[number].values["energy cost"])
    names = [in_short(number, copies[number], lang) for number in costs]
    found = in_rows([say("in hand", lang, cards=names[0]), *names[1:]])
    if len(found) > HAND_LINES:
        found = [*found[: HAND_LINES - 1], fit(f"{found[HAND_LINES - 1]} …", WIDTH)]
    return [styled(line) for line in found]


def in_short(number: str, copies: int, lang: str) -> str:
    """`3 Foo x2`: the cost, the name, how many."""
    cost = catalogue()[number].values["energy cost"]
    name = f"{cost} {short_name(number, lang)}"
    return f"{name} x{copies}" if copies > 1 else name


# -- options ------------------------------------------------------------------------------


def resolving(view: View, lang: str) -> str:
    """The cards of hands that are being played or activated."""
    shown = (view.get("scene") or {}).get("under way", ())
    names = [
        wording.card(card["number"], lang)
        for zone in view["zones"]
        for card in zone["cards"]
        if card["handle"] in shown and zone["kind"] == "hand"
    ]
    return ", ".join(names)


def facts(number: str, lang: str) -> str:
    """`3 RR   15000  combo 5000`, in short."""
    values = catalogue()[number].values
    specified = values["specified cost"]
    cost = f"{values['energy cost']} {wording.letters(specified, lang) if specified else ''}"
    power = "" if values["type"] == "extra" else str(values["power"])
    combo = say("combo", lang, n=values["combo power"]) if values["combos"] else ""
    return f"{fit(cost, 7)} {power:>5} {fit(combo, 11)}"


def main_options(view: View, lang: str, rows: int) -> list[str]:
    attacks = attack_lines(view, lang)
    return options_by_card(view, lang, rows, wording, facts, {"attack": attacks})


def attack_lines(view: View, lang: str) -> list[str]:
    """For each card that can attack a line with what it can attack."""
    found: dict[int, tuple[str, list[str]]] = {}
    for at, option in enumerate(view["decision"]["options"]):
        if option["verb"] == "attack":
            named = option["card"]
            name = short_name(named["number"], lang)
            target = short_name(option["other"]["number"], lang)
            found.setdefault(named["handle"], (name, []))[1].append(f"{at + 1} {target}")
    return [
        f" {say('attack with', lang, card=name)} {'  '.join(targets)}"
        for name, targets in found.values()
    ]
