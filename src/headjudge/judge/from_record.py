"""Any moment of any game as a ruling.

The position is that at the beginning of a turn, from which the answers of the game lead to the
moment as lines of play. It is laid out again and compared before it is given away; where that
cannot be laid out (an effect outlasts the turn before), the beginning of an earlier turn is taken.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from headjudge import games, starting
from headjudge.judge.answering import Meant, picks_meant
from headjudge.judge.notation import BadRuling, Said, read
from headjudge.judge.position import TURN, set_up
from headjudge.judge.written_cards import BACKS, figures_of
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Pool
from headjudge.kernel.record import Record
from headjudge.kernel.rewind import repeat
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import LINKED, Frame, State
from headjudge.language.positions import Laying, Way
from headjudge.rulebook import book

PLAYERS: Final = ("you", "they")
TOLD_APART: Final = ("name", "number", "text", "name_ja", "text_ja", "type")  # not as figures
# Who else knows a card than all who see its zone: both players and the public, or one player.
KNOWERS: Final = (
    ("known", 7),
    ("known", 6),
    ("known", 5),
    ("known to you", 1),
    ("known to them", 2),
)
PLAIN_SIGNS: Final = set(',;()[]"#:')


class Watched:
    """A game that is replayed, with the states at the beginnings of its turns: each with the number
    of answers before it."""

    def __init__(self, record: Record, to: int, cards: Pool | None) -> None:
        self.begun: list[tuple[int, State]] = []
        package = games.load(record.game)
        rules = self.watching(package.rules())
        if record.position is not msgspec.UNSET:
            raise HeadjudgeError("a record that begins in a position", field="from")
        if not 0 <= to <= len(record.answers):
            raise HeadjudgeError(f"0 to {len(record.answers)}, not {to}", field="at")
        pool = starting.pool_of_record(package, record, cards)
        decks = tuple([package.deck_from(data) for data in record.decks])
        game = starting.new_game(rules, record.edition, int(record.seed, 16), True, pool)
        rules.setup(game, decks)
        game.survey = rules.terms.survey(game)
        game.state.frames.append(Frame(rules.start, 0, {}))
        self.answers = 0
        game.run()
        for picks in record.answers[:to]:
            self.answers += 1
            repeat(game, picks)
        self.game = game
        self.given = record.answers[:to]

    def watching(self, rules: Rules) -> Rules:
        """The rules, of which the first step of a turn tells that it begins."""
        first = rules.procedures[TURN].steps[0].run

        def begin(game: Game, frame: Frame) -> Any:
            before = game.state.copy()
            before.frames[-1] = Frame(TURN, 0, {})
            self.begun.append((self.answers, before))
            return first(game, frame)

        new = rules.copy()
        new.runs = rules.runs | {TURN: (begin, *rules.runs[TURN][1:])}
        return new


def ruling_from(record: Record, at: int, cards: Pool | None = None) -> str:
    """The text of a ruling that comes to the moment before answer `at` of a game."""
    watched = Watched(record, at, cards)
    for answers, state in reversed(watched.begun):
        try:
            return written(watched, answers, state)
        except Unlike:
            continue
    raise HeadjudgeError("no turn of this game could be laid out as a position", field="at")


class Unlike(Exception):
    """A position that cannot be said in words, or not be laid out as it was."""


def written(watched: Watched, answers: int, state: State) -> str:
    """The ruling that begins with this turn; `Unlike`: it would be another."""
    game = game_at(watched.game, state.copy())
    rules = game.rules
    laying: Laying = games.load(rules.name).laying
    if [each for each in state.effects if each.until != LINKED] or state.standby or state.stack:
        raise Unlike
    lines = [
        f"ruling Turn {state.turn + 1} of a game",
        f"game {rules.name} {state.edition}",
        f"seed {state.random_key.hex()} {state.random_count}",
        *foreign_cards(game),
    ]
    for seat in (0, 1):
        lines.append(f"{PLAYERS[seat]} have {'; '.join(side_of(game, laying, seat))}")
    game.run()
    lines.append(f"turn {game.state.turn}, {('you', 'them')[game.state.turn_player]}")
    try:
        laid = set_up(read("\n".join(lines))[0])
    except BadRuling as error:
        raise Unlike from error
    if picture(laid) != picture(game):
        raise Unlike
    for picks in watched.given[answers:]:
        lines.append(play_line(game, laid, picks))
        repeat(game, picks)
    if picture(laid) != picture(watched.game):
        raise Unlike
    return "\n".join([*lines, *question(laid)]) + "\n"


def game_at(other: Game, state: State) -> Game:
    """A game of the same cards in this state."""
    package = games.load(other.rules.name)
    game = Game(package.rules(), state, [], other.pool)
    game.survey = game.rules.terms.survey(game)
    return game


# -- what lies where ----------------------------------------------------------------------------


def foreign_cards(game: Game) -> Iterable[str]:
    """The cards that do not ship, as lines of a ruling."""
    pool = game.pool
    numbers = sorted({n for card in game.state.printed for n in card.records if not pool.ships(n)})
    for number in numbers:
        yield from card_lines(pool.records[number], "card")


def card_lines(record: Any, word: str) -> Iterable[str]:
    """A record as lines: its sort, its figures, its text, and its other side."""
    figures = [record.type] if word == "card" else []
    for name, (path, _kind) in figures_of(type(record)).items():
        value = record
        for part in path:
            value = getattr(value, part, None)
        if path[-1] in TOLD_APART or value in (None, [], "", msgspec.UNSET, {}):
            continue
        figures.append(f"{name} {'/'.join(value) if isinstance(value, list) else as_said(value)}")
    yield f"{word} {quoted(record.name)}: {', '.join(figures)}"
    for text in (record.text or record.text_ja).splitlines():
        yield f"    {text.strip()}"
    for name in BACKS:
        back = getattr(record, name, None)
        if back is not None:
            yield from card_lines(back, "back")


def as_said(value: Any) -> str:
    """A figure as a ruling writes it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def quoted(name: str) -> str:
    """A name, in quotation marks if it has signs that mean something else."""
    return f'"{name}"' if PLAIN_SIGNS & set(name) or name[:1].isdecimal() else name


def side_of(game: Game, laying: Laying, seat: int) -> Iterable[str]:
    """The parts of what a player has."""
    state, layout = game.state, game.rules.layout
    by_name = {key: name for name, key in reversed(list(laying.numbers.items()))}
    for key, value in state.numbers[seat].items():
        if key in by_name:
            yield f"{by_name[key]} {value}"
    for zone in range(layout.total):
        kind = layout.kind[zone]
        if layout.seat[zone] != seat or kind in laying.told_with_others:
            continue
        cards = laying.listed(game, zone)
        if cards or kind in laying.usual:
            names = ", ".join(card_of(game, laying, card) for card in cards) or "nothing"
            yield f"{layout.label(zone)} {names}"


def card_of(game: Game, laying: Laying, card: int) -> str:
    """A card as it lies, with those that go with it."""
    state, layout = game.state, game.rules.layout
    zone = state.place[card]
    if state.owner[card] != layout.seat[zone]:
        raise Unlike
    usual = laying.usual_way.get(layout.kind[zone], Way())
    said: list[str] = []
    if state.rest[card] != (usual.rest or 0):
        said.append(way_called(laying, Way(rest=state.rest[card])))
    if state.face[card] != (usual.face or 0):
        said.append(way_called(laying, Way(face=state.face[card])))
    seen = layout.seen_down[zone] if state.face[card] else layout.seen_by[zone]
    said += [word for word, bits in KNOWERS if state.known[card] & ~seen == bits]
    if layout.field[zone] and state.stamp[card] > state.limits.get("turn began", 0):
        said.append("new")
    more: dict[str, list[str]] = {}
    for word, other in laying.companions(game, card):
        more.setdefault(word, []).append(name_of(game, other))
    parts = [", ".join(said)] if said else []
    parts += [f"{word} {', '.join(names)}" for word, names in more.items()]
    return f"{name_of(game, card)} ({'; '.join(parts)})" if parts else name_of(game, card)


def name_of(game: Game, card: int) -> str:
    """The name of a card, or its number where another card has that name."""
    printed = game.state.printed[card]
    same = [each for each in game.pool.values() if each.name == printed.name]
    return quoted(printed.name if len(same) == 1 else printed.number)


def way_called(laying: Laying, way: Way) -> str:
    """The first word for a way of lying."""
    for word, each in laying.ways.items():
        if each == way:
            return word
    raise Unlike


# -- what is played -----------------------------------------------------------------------------


def play_line(game: Game, laid: Game, picks: list[int]) -> str:
    """The line for an answer in one game, which is given in the other too."""
    if len(picks) == 1 and picks[0] < 0:
        laid.concede(-1 - picks[0])
        return f"{PLAYERS[-1 - picks[0]]}: concede"
    decision = game.decision
    if decision is None or laid.decision is None or laid.decision.seat != decision.seat:
        raise Unlike
    seat = decision.seat
    here, there = Meant(game, seat), Meant(laid, seat)
    chosen = [same_option(here, there, pick) for pick in picks]
    said = ", ".join(there.sentence(at) for at in chosen) or "nothing"
    try:
        fits = picks_meant(laid, seat, Said(said, 0)) == tuple(chosen)
    except BadRuling:
        fits = False
    if not fits or ";" in said or "  #" in said:
        said = f"option {', '.join(str(at + 1) for at in chosen)}"
    laid.answer(*chosen)
    return f"{PLAYERS[seat]}: {said}"


def same_option(here: Meant, there: Meant, pick: int) -> int:
    """The option of one game that is the same as this of another: of several that read alike, the
    one at the same place among them."""
    wanted = here.key(pick)
    before = len([at for at in range(pick) if here.key(at) == wanted])
    found = [at for at in range(len(there.options)) if there.key(at) == wanted]
    if before >= len(found):
        raise Unlike
    return found[before]


def question(game: Game) -> list[str]:
    """What is asked at the moment, as an expectation, and our sentence for its rule."""
    decision = game.decision
    if decision is None:
        return []
    gloss = book.gloss(game.rules.name, decision.rule)
    who = f"{PLAYERS[decision.seat]} are asked {decision.prompt}"
    return [f"# {decision.rule}  {gloss}", f"expect {who}"]


# -- comparing ----------------------------------------------------------------------------------


def picture(game: Game) -> tuple[Any, ...]:
    """What is true of a position whatever numbers its cards have: what lies where and how, who
    knows it, values in play, numbers, and what is asked."""
    state, layout, shown = game.state, game.rules.layout, game.rules.showing.values
    zones: list[list[tuple[Any, ...]]] = []
    for zone, cards in enumerate(state.zones):
        there = [
            (
                state.printed[card].number, state.owner[card], state.rest[card], state.face[card],
                state.known[card], state.host[card] >= 0,
                [repr(game.value(card, name)) for name in shown if layout.field[zone]],
            )
            for card in cards
        ]  # fmt: skip
        zones.append(there if layout.ordered[zone] or layout.field[zone] else sorted(there))
    decision = state.decision
    asked: tuple[Any, ...] = ()
    if decision is not None:
        meant = Meant(game, decision.seat)
        keys = sorted([repr(meant.key(at)) for at in range(len(meant.options))])
        asked = (decision.seat, decision.prompt, decision.rule, decision.least, decision.most, keys)
    result = None if state.result is None else (state.result.winner, state.result.rule)
    numbers = [sorted((name, each) for name, each in row.items() if each) for row in state.numbers]
    turn = (state.turn, state.turn_player, state.first, sorted(state.closed))
    return zones, numbers, turn, asked, result, (state.random_key, state.random_count)
