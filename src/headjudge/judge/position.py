"""Positions: what lies where, whose turn it is, and a match that goes on from there.

A position is laid out as the game's rules would have it lie, whatever led there, and goes on by
the rules alone: the turn it is in ends, and others follow.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from textwrap import dedent
from typing import Final

from headjudge import games, looking, pools, starting
from headjudge.judge.in_japanese import laying_of
from headjudge.judge.notation import (
    BadRuling,
    Has,
    Ruling,
    Said,
    Turn,
    divided,
    read,
    unquoted,
)
from headjudge.judge.written_cards import PLAIN, PLAIN_JA, UNREAD, with_written
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import BadWish, HeadjudgeError
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Pool
from headjudge.kernel.state import Frame
from headjudge.language.positions import Laid, Laying, Way
from headjudge.language.title import Title
from headjudge.match import Match
from headjudge.wishes import plain

MOST_CARDS: Final = 500  # of a position
NOTHING: Final = ("nothing", "なし")
# By word: who knows a card, a bit for each viewer.
KNOWN: Final = {
    "known": 7, "known to you": 1, "known to them": 2,
    "公開": 7, "自分に公開": 1, "相手に公開": 2,
}  # fmt: skip
NEW: Final = ("new", "新")
COUNTED: Final = re.compile(r"(\d{1,3})\s*[x×枚]?\s+(.+)")
COUNTED_BEHIND: Final = re.compile(r"(.+?)\s*(\d{1,3})枚")
MANY: Final = "枚"  # behind a number of cards in Japanese
TURN: Final = "turn"  # the procedure of a turn


@dataclass
class Side:
    """What one player has: cards by zone, numbers by name."""

    zones: dict[int, list[Laid]] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)


class Names:
    """The names of the cards of a pool, and of what a game's positions are made of."""

    def __init__(self, pool: Pool, laying: Laying) -> None:
        self.pool = pool
        self.laying = laying
        self.unread: dict[str, BadRuling] = pool.cache.get(UNREAD, {})
        self.cards: dict[str, Card] = {}
        for number, card in pool.items():
            for name in (number, *card.names.values()):
                self.cards.setdefault(plain(name), card)
        for number in [each for each in pool if pool.origins.get(each)]:  # a ruling's own
            for name in pool[number].names.values():
                self.cards[plain(name)] = pool[number]
        for name, card in laying.special.items():
            self.cards[plain(name)] = card

    def card(self, said: Said, zone_kind: str) -> Card:
        """The card of this name; in a zone of this kind, of which a plain one may be meant."""
        name = plain(unquoted(said.words))
        if name in (PLAIN, PLAIN_JA):
            return self.counted(zone_kind)
        if name in self.unread:
            raise self.unread[name]
        found = self.cards.get(name)
        if found is None:
            near = get_close_matches(name, list(self.cards), 3, 0.6)
            meant = f"; did you mean {', '.join(self.cards[each].name for each in near)}?"
            if name == "none":
                near, meant = [name], "; no cards are 'nothing'"
            raise BadRuling(f"no card {said.words!r}{meant if near else ''}", said.line)
        return found

    def counted(self, zone_kind: str) -> Card:
        """The plain card that lies in zones of this kind."""
        type_ = self.laying.counted.get(zone_kind) or self.laying.counted[""]
        special = self.laying.special.get(type_)
        return self.pool[f"{PLAIN} {type_}"] if special is None else special


# -- reading ----------------------------------------------------------------------------------


def read_side(game: Game, names: Names, has: Iterable[Has], seat: int) -> Side:
    """What a player has, from what is said of it."""
    side = Side()
    for part in [part for each in has if each.seat == seat for part in each.parts]:
        number, value = number_in(names.laying, part)
        if number:
            side.numbers[number] = within(names.laying, number, value, part)
            continue
        zones, rest = zones_or_count(game, part, seat)
        cards = cards_in(game, names, Said(rest, part.line), zones)
        if len(zones) > 1 and len(cards) > len(zones):
            kind = game.rules.layout.kind[zones[0]]
            raise BadRuling(f"{len(cards)} cards, and {len(zones)} zones {kind!r}", part.line)
        for zone, laid in spread(zones, cards):
            there = side.zones.setdefault(zone, [])
            there.append(laid)
            if len(there) > 1 and holds_one(game, names.laying, zone):
                raise BadRuling(
                    f"{game.rules.layout.label(zone)} holds one card: "
                    f"{there[0].card.name}, or {laid.card.name}?", part.line,
                )  # fmt: skip
        for zone in zones:
            side.zones.setdefault(zone, [])
    return side


def within(laying: Laying, number: str, value: int, part: Said) -> int:
    """The value of a player's number, if it can be that."""
    least, most = laying.bounds.get(number, (0, value))
    if not least <= value <= most:
        raise BadRuling(f"{part.words!r}: {number} is {least} to {most}", part.line)
    return value


def holds_one(game: Game, laying: Laying, zone: int) -> bool:
    """Whether a zone is for one card: one of several of its kind, or one that its game says so
    of."""
    layout = game.rules.layout
    kind = layout.kind[zone]
    return layout.names[kind].count > 1 or kind in laying.one_card


def number_in(laying: Laying, part: Said) -> tuple[str, int]:
    """The number of a player that is meant, and its value; "": none is."""
    for name, key in laying.numbers.items():
        found = re.fullmatch(rf"{re.escape(name)}\s*(-?\d{{1,6}})", part.words.casefold())
        if found:
            return key, int(found[1])
    return "", 0


def zones_in(game: Game, part: Said, seat: int) -> tuple[list[int], str]:
    """The zones that the first words name, and the rest of the words."""
    words = part.words.split()
    layout = game.rules.layout
    for count in range(len(words), 0, -1):
        name = " ".join(words[:count])
        try:
            found = looking.zones_meant(game, seat, name, seat)
        except BadWish:
            continue
        if words[count - 1].isdecimal() and layout.names[layout.kind[found[0]]].count == 1:
            continue  # `hand 1` is one card in the only hand
        if count > 1 and words[count - 1][:1].isupper() and not words[count - 2][:1].isupper():
            continue  # `drop Pile` is a card of that name in the drop
        return narrowed(game, seat, found, words[count:])
    kinds = [kind.name for kind in game.rules.layout.kinds]
    near = get_close_matches(words[0], kinds, 2, 0.5)
    meant = f"; did you mean {' or '.join(near)}?" if near else f": {', '.join(kinds)}"
    raise BadRuling(f"no zone or number {part.words!r}{meant}", part.line)


def narrowed(game: Game, seat: int, zones: list[int], words: list[str]) -> tuple[list[int], str]:
    """Of several zones of a kind those that the next words name, and the rest of the words:
    `rear-guard front left Ada`."""
    for count in range(len(words) if len(zones) > 1 else 0, 0, -1):
        if words[count - 1].isdecimal():
            continue
        try:
            found = looking.zones_meant(game, seat, " ".join(words[:count]), seat)
        except BadWish:
            continue
        if 0 < len(found) < len(zones) and set(found) <= set(zones):
            return found, " ".join(words[count:])
    return zones, " ".join(words)


def zones_or_count(game: Game, part: Said, seat: int) -> tuple[list[int], str]:
    """The zones that the first words name, and the rest of the words. Where nothing follows the
    number of a zone, it is a number of cards: `rear-guard 3` are three."""
    zones, rest = zones_in(game, part, seat)
    number = part.words.split()[-1]
    if rest or not number.isdecimal():
        return zones, rest
    layout = game.rules.layout
    kind, owner = layout.kind[zones[0]], layout.seat[zones[0]]
    alike = [
        zone
        for zone in range(layout.total)
        if layout.kind[zone] == kind and layout.seat[zone] == owner
    ]
    return alike, number


def cards_in(game: Game, names: Names, said: Said, zones: list[int]) -> list[Laid]:
    """The cards that are said to lie there: names, or how many plain ones."""
    kind = game.rules.layout.kind[zones[0]]
    if not said.words:
        raise BadRuling("which cards lie there, or how many?", said.line)
    if said.words in NOTHING:
        return []
    found: list[Laid] = []
    for each in divided(said.words, ","):
        if each.removesuffix(MANY).isdecimal():
            found += [Laid(names.counted(kind))] * bounded(each.removesuffix(MANY), said.line)
            continue
        counted, behind = COUNTED.fullmatch(each), COUNTED_BEHIND.fullmatch(each)
        many, one = (counted[1], counted[2]) if counted else ("1", each)
        if behind and not counted:
            many, one = behind[2], behind[1]
        if plain(unquoted(each)) in names.cards:
            many, one = "1", each
        try:
            laid = laid_in(names, Said(one, said.line), kind)
        except BadRuling as error:
            raise with_zone(game, Said(one, said.line), error) from error
        found += [laid] * bounded(many, said.line)
    return found


def with_zone(game: Game, said: Said, error: BadRuling) -> BadRuling:
    """The error for a card that there is not, where its first words name a zone."""
    if not error.message.startswith("no card"):
        return error
    try:
        _zones, rest = zones_in(game, said, 0)
    except BadRuling:
        return error
    how = "; a zone begins a part of its own, after ';'" if rest else ""
    return BadRuling(f"{error.message}{how}", error.line)


def bounded(number: str, line: int) -> int:
    """How many cards; not more than any position has."""
    if int(number) > MOST_CARDS:
        raise BadRuling(f"at most {MOST_CARDS} cards", line)
    return int(number)


def laid_in(names: Names, said: Said, kind: str) -> Laid:
    """A card and, in brackets behind it, how it lies and what goes with it: `Ada (rested)`,
    `Nessa (over Cub, Whelp)`."""
    name, brackets = said.words, ""
    if name.endswith(")") and "(" in name and plain(unquoted(name)) not in names.cards:
        name, brackets = name[: name.index("(")].strip(), name[name.index("(") + 1 : -1]
    laid = Laid(names.card(Said(name, said.line), kind))
    way, known, new = Way(), 0, False
    attached: list[tuple[str, Laid]] = []
    for part in divided(brackets, ";"):
        goes_with = ""  # what the cards are that are named from here on
        for each in divided(part, ","):
            word = next((w for w in names.laying.attached if each.startswith(f"{w} ")), "")
            if each in KNOWN:
                known |= KNOWN[each]
            elif each in NEW:
                new = True
            elif each in names.laying.ways:
                way = over(way, names.laying.ways[each])
            elif word or goes_with:
                goes_with = word or goes_with
                other = Said(each.removeprefix(f"{word} ").strip(), said.line)
                attached.append((goes_with, laid_in(names, other, kind)))
            else:
                there = [*names.laying.ways, *names.laying.attached, *KNOWN, NEW[0]]
                near = get_close_matches(each, there, 1, 0.5)
                meant = f"did you mean {near[0]}?" if near else ", ".join(there)
                raise BadRuling(f"a card cannot lie {each!r}: {meant}", said.line)
    return Laid(laid.card, way, known, new, tuple(attached))


def over(way: Way, more: Way) -> Way:
    """A way of lying, with what another says of it besides or instead."""
    return Way(
        way.rest if more.rest is None else more.rest, way.face if more.face is None else more.face
    )


def spread(zones: list[int], cards: list[Laid]) -> Iterable[tuple[int, Laid]]:
    """Where each of several cards lies: all in the one zone that is named, or each in the next
    of several zones of a kind."""
    for at, laid in enumerate(cards):
        yield zones[0 if len(zones) == 1 else min(at, len(zones) - 1)], laid


# -- laying out -------------------------------------------------------------------------------


def lay_out(game: Game, names: Names, sides: tuple[Side, Side], turn: Turn) -> None:
    """Lay both sides out on an empty table, in this turn."""
    laying, state = names.laying, game.state
    state.turn, state.turn_player = turn.number, turn.seat
    state.first = turn.seat if turn.number % 2 else 1 - turn.seat
    if not turn.phase.words:  # the turn is about to begin
        state.turn, state.turn_player, state.ahead = turn.number - 1, state.first, (turn.seat,)
    laying.begin(game)
    for seat, side in enumerate(sides):
        complete_side(game, names, side, seat)
        for name, value in side.numbers.items():
            state.numbers[seat][name] = value
        for zone in zones_of(game, side, laying.first):
            lay_zone(game, laying, seat, zone, side.zones[zone])
        laying.complete(game, seat)
    for new in (False, True):
        for seat, side in enumerate(sides):
            for zone in zones_of(game, side, laying.first, others=True):
                cards = [each for each in side.zones[zone] if each.new == new]
                lay_zone(game, laying, seat, zone, cards)
        if not new:
            state.limits["turn began"] = state.tick()
    state.alert = False
    game.survey = game.rules.terms.survey(game)


def zones_of(game: Game, side: Side, first: str, others: bool = False) -> list[int]:
    """The zones of a side that are laid out first, or the others."""
    kind = game.rules.layout.kind
    return [zone for zone in side.zones if (kind[zone] == first) != others]


def complete_side(game: Game, names: Names, side: Side, seat: int) -> None:
    """The plain cards that a side has where nothing else is said."""
    layout = game.rules.layout
    for kind, count in names.laying.usual.items():
        if not any(layout.kind[zone] == kind for zone in side.zones):
            side.zones[layout.zone(kind, seat)] = [Laid(names.counted(kind))] * count


def lay_zone(game: Game, laying: Laying, seat: int, zone: int, cards: list[Laid]) -> None:
    """Lay the cards of a zone out, with those that go with them."""
    if len(game.state.printed) + len(cards) > MOST_CARDS:
        raise HeadjudgeError(f"at most {MOST_CARDS} cards", field="position")
    for laid in cards:
        card = game.make(laid.card, seat, laying.origin(laid.card))
        usual = laying.usual_way.get(game.rules.layout.kind[zone], Way())
        laying.put(game, seat, card, zone, over(usual, laid.way))
        if laid.known:
            game.reveal((card,), laid.known)
        for word, other in laid.attached:
            more = game.make(other.card, seat, laying.origin(other.card))
            laying.attached[word](game, seat, more, card, other.way)


def begin_phase(game: Game, laying: Laying, phase: Said) -> None:
    """The turn goes on with this phase; "": it has just begun."""
    rules = game.rules
    outer = rules.procedures[rules.start]
    last = len(outer.steps) - 1
    game.state.frames.append(Frame(rules.start, last + 1, dict(laying.noted), last))
    turn = rules.procedures[TURN]
    step = laying.phases.get(phase.words) if phase.words else turn.steps[0]
    if step is None:
        near = get_close_matches(phase.words, list(laying.phases), 1, 0.4)
        meant = f"did you mean {near[0]!r}?" if near else ", ".join(laying.phases)
        raise BadRuling(f"no phase {phase.words!r}: {meant}", phase.line)
    game.state.frames.append(Frame(TURN, turn.steps.index(step), {}))


def set_up(ruling: Ruling) -> Game:
    """The game of a ruling, at its first question."""
    title = game_of(ruling)
    rules = title.rules()
    edition = ruling.edition.words or rules.editions[0]
    if edition not in rules.editions:
        there = ", ".join(rules.editions)
        raise BadRuling(f"no edition {edition!r}; there is {there}", ruling.edition.line)
    laying = laying_of(rules.name)
    pool = rules.shipped
    for file in ruling.files:
        try:
            pool = pools.with_files(pool, file.words)
        except HeadjudgeError as error:
            raise BadRuling(str(error), file.line) from error
    pool = with_written(pool, laying, ruling.cards)
    game = starting.new_game(rules, edition, ruling.seed, True, pool)
    if ruling.chance is not None:
        game.state.random_key, game.state.random_count = ruling.chance
    names = Names(pool, laying)
    sides = (read_side(game, names, ruling.has, 0), read_side(game, names, ruling.has, 1))
    turn = ruling.turn
    phase = turn.phase if turn.phase.line else Said(laying.usual_phase, ruling.title.line)
    turn = Turn(turn.seat, turn.number or 3 - (turn.seat != 0), phase)
    try:
        lay_out(game, names, sides, turn)
        begin_phase(game, laying, turn.phase)
        game.run()
        game.record = {"game": rules.name, "edition": edition, "position": game.to_json()}
    except BadRuling:
        raise
    except HeadjudgeError as error:
        line = ruling.turn.phase.line or ruling.title.line
        raise BadRuling(f"no such position: {error}", line) from error
    return game


def position(text: str) -> Match:
    """The match of a position, written as the lines of a ruling that come before the first play:

        match = headjudge.position('''
            game vanguard
            card Ace: normal, grade 3, power 11000
            you have vanguard Ace; hand 2
            turn you, battle phase
        ''')

    `docs/judge.md` says how they are written. A `BadRuling` names the line that is wrong.
    """
    lines = dedent(text)
    is_ruling = any(each.startswith("ruling ") for each in lines.splitlines())
    ruling = read(lines if is_ruling else f"{lines}\nruling a position\n")[0]
    if ruling.acts:
        raise BadRuling("a position ends where the first play begins", ruling.last)
    return Match(set_up(ruling))


def game_of(ruling: Ruling) -> Title:
    """The game that a ruling is about."""
    if not ruling.game.words:
        raise BadRuling("which game? 'game vanguard'", ruling.title.line)
    try:
        return games.load(ruling.game.words)
    except HeadjudgeError as error:
        near = get_close_matches(ruling.game.words, games.NAMES, 1, 0.5)
        meant = f"; did you mean {near[0]!r}?" if near else ""
        raise BadRuling(f"{error.message}{meant}", ruling.game.line) from error
