"""Beginning, loading, recording and replaying games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from headjudge import games
from headjudge.kernel import random, saved_games
from headjudge.kernel.errors import (
    BadCard,
    BadDeck,
    BadRecord,
    Diverged,
    HeadjudgeError,
    UnknownGame,
)
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Brought, Pool, brought, cards_hash, used
from headjudge.kernel.record import FORMAT, Record
from headjudge.kernel.rewind import repeat
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import Frame, State
from headjudge.kernel.taking_back import Undone
from headjudge.language.pools import Maker
from headjudge.version import VERSION


def start(
    game: str,
    decks: tuple[Any, Any] | list[Any],
    seed: int | None = None,
    edition: str | None = None,
    log: bool = True,
    trace: Counter[str] | None = None,
    cards: Pool | None = None,
) -> Game:
    """Begin a game: it runs to the first decision.

    A deck is a deck of the game, its file's text, or the name of one that ships with it.
    Without a seed the operating system gives one. Illegal decks are a `BadDeck` that
    lists every violation. `trace` counts the rules that are carried out. `cards`: the pool that
    it is played with (`headjudge.pool`); the cards that ship, if none is given.
    """
    package = games.load(game)
    rules: Rules = package.rules()
    chosen = rules.editions[0] if edition is None else edition
    if chosen not in rules.editions:
        raise UnknownGame(
            f"no edition {chosen!r} of {game}; there is {', '.join(rules.editions)}",
            field="edition",
        )
    if len(decks) != rules.layout.seats:
        raise BadDeck(f"{rules.layout.seats} decks, not {len(decks)}")
    pool = rules.shipped if cards is None else cards
    if pool.game != game:
        raise BadCard(f"cards of {pool.game}, not of {game}", field="cards")
    ready = tuple([find_deck(package, deck, pool) for deck in decks])
    for deck in dict.fromkeys([id(each) for each in ready]):
        found = rules.check_deck(next(each for each in ready if id(each) == deck), chosen, pool)
        if found:
            raise BadDeck("; ".join(str(each) for each in found), tuple(found))
    seed = random.fresh_seed() if seed is None else seed
    match = new_game(rules, chosen, seed, log, pool)
    match.record = {"game": game, "edition": chosen, "seed": seed, "decks": ready}
    match.trace = trace
    rules.setup(match, ready)
    match.survey = rules.terms.survey(match)
    match.state.frames.append(Frame(rules.start, 0, {}))
    match.run()
    return match


def new_game(rules: Rules, edition: str, seed: int, log: bool, cards: Pool | None = None) -> Game:
    """A game with nothing in it yet."""
    layout = rules.layout
    state = State(rules.name, edition, layout.seats, layout.total, random.key_of(seed))
    return Game(rules, state, [] if log else None, cards)


def pool_of_record(package: Any, made: Brought, cards: Pool | None = None) -> Pool:
    """The cards a record was played with: those that ship, and those that it holds itself; of
    `cards`, those that are neither."""
    rules: Rules = package.rules()
    maker: Maker[Any] = package.maker
    records = [
        maker.from_plain(data, f"foreign[{number}]") for number, data in enumerate(made.foreign)
    ]
    if not records and not made.words and cards is None:
        return rules.shipped
    known = maker.more(rules.shipped, records, "the record")
    if cards is not None:
        known = maker.fill(known, cards)
    return maker.more(known, (), words=made.words)


def find_deck(package: Any, deck: Any, pool: Pool | None = None) -> Any:
    """A deck as given, from text (TOML, or a list of cards of the pool), or by the name of one
    that ships with the game."""
    if not isinstance(deck, str):
        return deck
    if "\n" in deck:
        return package.read_deck(deck, pool)
    known = package.decks()
    if deck not in known:
        raise BadDeck(f"no deck {deck!r}; there is {', '.join(sorted(known))}")
    return known[deck]


def from_json(text: str, log: bool = True, cards: Pool | None = None) -> Game:
    """The game that `to_json` wrote, at the same decision. `cards`: where a card is looked for
    that does not ship and that the text does not hold."""
    saved = saved_games.read_saved(text)
    package = games.load(saved.game)
    rules: Rules = package.rules()
    saved_games.check_revision(rules, saved.revision)
    pool = pool_of_record(package, saved, cards)
    state = saved_games.rebuild_saved(rules, saved, pool)
    game = Game(rules, state, [] if log else None, pool)
    game.record = {"game": rules.name, "edition": state.edition, "position": text}
    game.survey = rules.terms.survey(game)
    try:
        game.ask_again()
        if game.result is None:
            if game.decision is None:
                raise BadRecord("nobody is asked anything", field="state")
            game.decision.check()
        for viewer in range(state.seats + 1):
            game.view(viewer)
    except HeadjudgeError:
        raise
    except Exception as error:
        raise BadRecord(f"cannot go on from here: {error!r:.200}", field="state") from error
    return game


def brought_cards(game: Game) -> Brought:
    """What a record of this game says of the cards it is played with."""
    rules, pool = game.rules, game.pool
    first = game.state if game.base is None else game.base.state  # tokens may have come since
    cards = used(pool, first.printed, rules.brings).values()
    return brought(pool, cards, rules.declares)


def record(game: Game, hashes: bool = True) -> Record:
    """The record of a game that was started or loaded: it can be replayed anywhere."""
    if game.record is None:
        raise BadRecord("a game without a beginning to record", field="record")
    begun = game.record
    answers = [list(each) for each in game.answers]
    position = begun.get("position")
    rules = game.rules
    made = Record(
        headjudge=FORMAT,
        engine=VERSION,
        game=begun["game"],
        edition=begun["edition"],
        revision=rules.revision,
        **msgspec.structs.asdict(brought_cards(game)),
        decks=[msgspec.to_builtins(deck) for deck in begun.get("decks", ())],
        seed=f"{begun.get('seed', 0):x}",
        answers=answers,
        hashes=[],
        result=None if game.result is None else [game.result.winner, game.result.rule],
        position=msgspec.UNSET if position is None else msgspec.json.decode(position),
        undone=game.undone or msgspec.UNSET,
    )
    if not hashes:
        return made
    found: list[str] = []
    for state in replay_states(made, log=False):
        found.append(state.position_hash())
    return msgspec.structs.replace(made, hashes=found)


def replay(
    record: Record,
    to: int | None = None,
    log: bool = True,
    visit: Callable[[Game], None] | None = None,
    cards: Pool | None = None,
) -> Game:
    """Play a record again up to an answer (None: all). Another state or another result than
    the record says is a `Diverged` that names the place. `visit` is shown the game before each
    answer and after the last. `cards`: where a card is looked for that does not ship and that
    the record does not hold. What the record has beyond that answer counts as taken back."""
    if record.engine != VERSION:
        raise BadRecord(f"made by engine {record.engine[:20]!r}, this is {VERSION}", field="engine")
    saved_games.check_revision(games.load(record.game).rules(), record.revision)
    states = replay_states(record, log, cards)
    for number, game in enumerate(states):
        if record.hashes and game.position_hash() != record.hashes[number]:
            raise Diverged(f"another state before answer {number}", field=f"hashes[{number}]")
        if visit is not None:
            visit(game)
        if number == to:
            break
    if to is not None and to > len(record.answers):
        raise BadRecord(f"only {len(record.answers)} answers", field="to")
    if to is None:
        result = None if game.result is None else [game.result.winner, game.result.rule]
        if result != record.result:
            raise Diverged(f"the game came to {result}", field="result")
    game.undone = record.taken_back()
    dropped = tuple([tuple(each) for each in record.answers[len(game.answers) :]])
    if dropped:
        game.undone = (*game.undone, Undone(len(game.answers), dropped))
    return game


def replay_states(record: Record, log: bool, cards: Pool | None = None) -> Iterator[Game]:
    """The game before each answer and after the last; one object that moves on."""
    package = games.load(record.game)
    if record.position is not msgspec.UNSET:
        game = from_json(msgspec.json.encode(record.position).decode(), log, cards)
        if (game.rules.name, game.state.edition) != (record.game, record.edition):
            raise BadRecord("a position of another game or edition", field="position")
    else:
        if len(record.decks) != 2:
            raise BadRecord("two decks", field="decks")
        decks = [package.deck_from(data) for data in record.decks]
        pool = pool_of_record(package, record, cards)
        game = start(record.game, decks, int(record.seed, 16), record.edition, log, cards=pool)
        there = used(pool, game.state.printed, game.rules.brings).values()
        if record.cards != cards_hash(pool, there):
            raise BadRecord("made with other card data", field="cards")
    yield game
    for number, picks in enumerate(record.answers):
        try:
            repeat(game, picks)
        except HeadjudgeError as error:
            raise Diverged(f"answer {number}: {error}", field=f"answers[{number}]") from error
        yield game
