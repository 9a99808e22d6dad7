"""The Dragon Ball board in 80 columns or more: leaders and battle areas face to face, with each
player's life, energy and piles beside them; below, the battle and the counters under way.

Seen from the player below. The leader lies to the left, the cards of the battle area beside
it, in as many rows as they need.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from headjudge.games.dragonball.telling.wording import Wording
from headjudge.language.seen import in_sight
from headjudge.terminal.cells import View, border, empty, row, seat_below, titled
from headjudge.terminal.hand import hand_lines, numbers_by_card, options_by_card
from headjudge.terminal.lists import Place, counts_told, joined
from headjudge.terminal.screen import WIDTH, cut, fit, styled
from headjudge.terminal.words import say

LEADER: Final = 21  # columns of a leader's cell
FEW: Final = 3  # cards of a battle area that leave their cells wide
MANY: Final = 4  # cards to a row, if there are more,
WIDER: Final = 20  # and one more for so many columns that the screen is wider
NAME: Final = 24  # columns for a name in a line with others,
FIGHTER: Final = 20  # with its power in a battle,
PARTNER: Final = 16  # and in a combo

# Questions in which a player thinks of the hand, and whose options do not name its cards.
OF_THE_HAND: Final = frozenset(
    {
        "energy",
        "may",
        "pay",
        "block",
        "standby",
        "counter",
        "look-at",
        "how-many",
        "choose-of",
        "instead",
    }
)

# By these rules what was comboed with has been added to the powers (7-4-1-2, 7-4-1-3).
DAMAGE_STEP: Final = "7-4-1-"
BEFORE_ADDING: Final = "7-4-1-1"


STYLES: Final = {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow"}

# What an opponent's turn is summed up by, the most telling first.
HEADLINES: Final = (
    "result", "battle decided", "declare", "damage", "flip over", "KO", "attack negated", "play"
)  # fmt: skip


class Side:
    """One player's part of a view."""

    def __init__(self, words: Wording, view: View, seat: int) -> None:
        self.words = words
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
        """The power that the cards in the combo area add."""
        return sum(self.words.value(card, "combo power") for card in self.on_top("combo"))


def short_name(words: Wording, number: str, lang: str, width: int = NAME) -> str:
    """Shorten a name to this width; it begins with what one knows the card by."""
    return cut(words.card(number, lang), width)


def board(
    words: Wording, view: View, lang: str, titles: tuple[str, str], width: int = WIDTH
) -> list[Text]:
    """Eleven lines and two for each further row of cards; then what is under way, and the
    hand. `titles`: what to call the player below and the one above."""
    near_seat = seat_below(view)
    near, far = Side(words, view, near_seat), Side(words, view, 1 - near_seat)
    most = max(len(near.on_top("battle")), len(far.on_top("battle")))
    columns = FEW if most <= FEW else min(most, MANY + (width - WIDTH) // WIDER)
    leader = LEADER + (width - WIDTH) // 5
    widths = [leader, *[width_of(columns, width - leader)] * columns]
    return [
        status(titles[1], far, lang, width), resources(words, far, lang, width),
        border("┌┬┐", "─", widths), *rows(words, far, widths, lang), border("╞╪╡", "═", widths),
        *rows(words, near, widths, lang), border("└┴┘", "─", widths),
        resources(words, near, lang, width), status(titles[0], near, lang, width),
        *battle_lines(words, view, near, far, lang, titles, width),
        *counter_lines(words, view, lang, near_seat, titles, width),
        *hand_lines(
            view, lang, words, OF_THE_HAND, "energy cost", partial(short_name, words), width
        ),
    ]  # fmt: skip


def width_of(columns: int, room: int) -> int:
    """How wide a cell of the battle area is, so many beside a leader in this room."""
    return (room - 2) // columns - 1


def rows(words: Wording, side: Side, widths: list[int], lang: str) -> list[Text]:
    """The leader and the battle area, two lines to a row of cells so wide."""
    leader, width, columns = widths[0], widths[1], len(widths) - 1
    there = side.on_top("battle")
    count = max(1, -(-len(there) // columns))
    lines: list[Text] = []
    for number in range(count):
        leaders = side.on_top("leader") if number == 0 else []
        cells = [leader_cell(words, side, leaders[0], lang, leader) if leaders else empty(leader)]
        cells += [
            card_cell(words, side, each, lang, width)
            for each in there[number * columns : (number + 1) * columns]
        ]
        cells += [empty(width)] * (columns + 1 - len(cells))
        lines += row(cells)
    return lines


def leader_cell(words: Wording, side: Side, card: View, lang: str, width: int) -> list[Text]:
    """Draw the cell of a player's leader."""
    states = [say("awakened", lang)] if side.awakened else []
    return cell(words, side, card, lang, width, states)


def card_cell(words: Wording, side: Side, card: View, lang: str, width: int) -> list[Text]:
    """Draw the cell of a card in the battle area, with how many cards lie under it."""
    under = side.beneath(card)
    return cell(words, side, card, lang, width, [f"+{under}"] if under else [])


def cell(
    words: Wording, side: Side, card: View, lang: str, width: int, states: list[str]
) -> list[Text]:
    """A card: what it does in the battle and its name above; how it lies and its power below."""
    mark = " "
    if card["handle"] == side.attack:
        mark = ">"
    elif card["handle"] == side.guard:
        mark = "!"
    style = "bold" if mark != " " else ""
    if card.get("rest"):
        states = [*states, say("rest", lang)]
    is_extra = words.cards[card["number"]].values["type"] == "extra"
    right = "" if is_extra else str(words.value(card, "power"))
    left = f" {' '.join(states)}"
    top = fit(f"{mark}{short_name(words, card['number'], lang, width - 1)}", width)
    return [styled(top, style), styled(f"{fit(left, width - cell_len(right))}{right}", style)]


def status(title: str, side: Side, lang: str, width: int) -> Text:
    """One line: who, and how many cards are in hand, deck, drop area and warp."""
    kinds = ["hand", "cards left", "drop", "warp"]
    tail = "  ".join(counted(side, kind, lang) for kind in kinds)
    if side.counts.get("removed"):
        tail += f"  {counted(side, 'removed', lang)}"
    return titled(title, tail, width)


def counted(side: Side, kind: str, lang: str) -> str:
    """Name a kind of area and how many cards of a player lie there."""
    word = {"removed": "removal"}.get(kind, kind)
    return f"{say(word, lang)} {side.counts.get({'cards left': 'deck'}.get(kind, kind), 0)}"


def resources(words: Wording, side: Side, lang: str, width: int) -> Text:
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
                line.append_text(colors(words, card, lang))
    line.truncate(width, overflow="ellipsis")
    return line


def colors(words: Wording, card: View, lang: str) -> Text:
    """An energy in short: its colour; several in brackets."""
    printed: tuple[str, ...] = words.cards[card["number"]].values["colors"]
    letters = words.letters(printed, lang)
    if len(printed) > 1:
        return styled(f"({letters})")
    return styled(letters, STYLES.get(printed[0], "") if printed else "")


# -- what is under way --------------------------------------------------------------------


def battle_lines(
    words: Wording,
    view: View,
    near: Side,
    far: Side,
    lang: str,
    titles: tuple[str, str],
    width: int,
) -> list[Text]:
    """The battle: who attacks whom with what power, and what either side combos with."""
    scene = view.get("scene") or {}
    there = in_sight(view)
    attack, guard = there.get(scene.get("attack", 0)), there.get(scene.get("guard", 0))
    if attack is None:
        return []
    mine = view["turn_player"] == near.seat
    offence, defense = (near, far) if mine else (far, near)
    line = say(
        "fight", lang, attack=strength(words, view, attack, offence, lang),
        guard=strength(words, view, guard, defense, lang) if guard else "-",
    )  # fmt: skip
    lines = [styled(cut(line, width), "bold")]
    combos = [
        f"{title}: " + ", ".join(combo(words, card, lang) for card in side.on_top("combo"))
        for side, title in ((near, titles[0]), (far, titles[1]))
        if side.on_top("combo")
    ]
    if combos:
        lines.append(styled(cut(say("combos", lang, cards="; ".join(combos)), width)))
    return lines


def strength(words: Wording, view: View, card: View, side: Side, lang: str) -> str:
    """`Foo 15000+5000`: a name, its power, and what combos are going to add."""
    power = f"{short_name(words, card['number'], lang, FIGHTER)} {words.value(card, 'power')}"
    more = side.combo_power()
    return f"{power}+{more}" if more and not is_added(view) else power


def is_added(view: View) -> bool:
    """Whether the combos have been added to the powers already."""
    path = view.get("path", ())
    return any(each.startswith(DAMAGE_STEP) and each != BEFORE_ADDING for each in path)


def combo(words: Wording, card: View, lang: str) -> str:
    """Name a card of a combo, with the power that it adds."""
    return f"{short_name(words, card['number'], lang, PARTNER)} {words.value(card, 'combo power')}"


def counter_lines(
    words: Wording, view: View, lang: str, near: int, titles: tuple[str, str], width: int
) -> list[Text]:
    """The counters that wait, the one that is resolved first foremost."""
    waiting = [
        f"{short_name(words, each['card'], lang)} ({titles[each['seat'] != near]})"
        for each in reversed(view.get("stack", ()))
    ]
    if not waiting:
        return []
    return [styled(cut(say("counters", lang, cards=" > ".join(waiting)), width))]


# -- options ------------------------------------------------------------------------------


def resolving(words: Wording, view: View, lang: str) -> str:
    """The cards of hands that are being played or activated."""
    shown = (view.get("scene") or {}).get("under way", ())
    names = [
        words.card(card["number"], lang)
        for zone in view["zones"]
        for card in zone["cards"]
        if card["handle"] in shown and zone["kind"] == "hand"
    ]
    return ", ".join(names)


def facts(words: Wording, number: str, lang: str) -> str:
    """`3 RR   15000  combo 5000`, in short."""
    values = words.cards[number].values
    specified = values["specified cost"]
    cost = f"{values['energy cost']} {words.letters(specified, lang) if specified else ''}"
    power = "" if values["type"] == "extra" else str(values["power"])
    added = say("combo", lang, n=values["combo power"]) if values["combos"] else ""
    return f"{fit(cost, 7)} {power:>5} {fit(added, 11)}"


def main_options(
    words: Wording, view: View, lang: str, rows: int, labels: list[int], width: int = WIDTH
) -> list[str]:
    """Draw the options of the main phase: a line for each card of the hand, then the attacks."""
    attacks = attack_lines(words, view, lang, labels)
    return options_by_card(
        view, lang, rows, labels, width, words, partial(facts, words), {"attack": attacks}
    )


def attack_lines(words: Wording, view: View, lang: str, labels: list[int]) -> list[str]:
    """Draw a line for each card that can attack, with what it can attack."""
    found = numbers_by_card(
        view, labels, "attack", lambda option: short_name(words, option["other"]["number"], lang)
    )
    return [
        f" {say('attack with', lang, card=short_name(words, number, lang))} {'  '.join(targets)}"
        for number, targets in found
    ]


# -- in lines -----------------------------------------------------------------------------


def listed(words: Wording, view: View, seat: int, lang: str) -> tuple[list[str], list[Place]]:
    """A player's part of the table: figures, and each card in words."""
    side = Side(words, view, seat)
    energy = side.cards.get("energy", [])
    ready = len([card for card in energy if not card.get("rest")])
    kinds = (
        ("life", "life"), ("hand", "hand"), ("deck", "cards left"), ("drop", "drop"),
        ("warp", "warp"),
    )  # fmt: skip
    figures = counts_told(side.counts, kinds, lang)
    figures.insert(1, say("listed energy", lang, n=len(energy), active=ready))
    places = [
        (say("leader", lang), card_told(words, side, card, lang)) for card in side.on_top("leader")
    ]
    place = words.area("battle", 1, lang)
    places += [(place, card_told(words, side, card, lang)) for card in side.on_top("battle")]
    return figures, places


def card_told(words: Wording, side: Side, card: View, lang: str) -> str:
    """A card in words: name, power, how it lies and what it does."""
    told = [words.card(card["number"], lang)]
    if words.cards[card["number"]].values["type"] != "extra":
        told.append(say("listed power", lang, n=words.value(card, "power")))
    if side.awakened and card in side.on_top("leader"):
        told.append(say("awakened", lang))
    if card.get("rest"):
        told.append(say("rest", lang))
    under = side.beneath(card)
    if under:
        told.append(say("listed beneath", lang, n=under))
    if card["handle"] == side.attack:
        told.append(say("attacking", lang))
    elif card["handle"] == side.guard:
        told.append(say("attacked", lang))
    return joined(told, lang)


def under_way(words: Wording, view: View, lang: str, titles: tuple[str, str]) -> list[str]:
    """The battle and the counters under way."""
    near_seat = seat_below(view)
    near, far = Side(words, view, near_seat), Side(words, view, 1 - near_seat)
    lines = [
        *battle_lines(words, view, near, far, lang, titles, 2 * WIDTH),
        *counter_lines(words, view, lang, near_seat, titles, 2 * WIDTH),
    ]
    return [line.plain for line in lines]
