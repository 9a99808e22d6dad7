"""One game of a match, played from its number alone: any worker gets the same game."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from typing import Any, Final

import msgspec

from headjudge import games
from headjudge.kernel.errors import BadDeck, HeadjudgeError
from headjudge.match import find_deck, start
from headjudge.players import Player, make
from headjudge.players.random import RandomPlayer

# A game that no rule has ended by then is given up, and counted as unfinished.
MOST_DECISIONS: Final = 50_000
MOST_GAMES: Final = 100_000_000


class Match(msgspec.Struct, frozen=True):
    """Who plays whom with what. Player 0 has deck 0; seats alternate from game to game."""

    game: str
    decks: tuple[Any, Any]
    names: tuple[str, str]
    players: tuple[str, str]
    seed: int
    edition: str


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended. Players are counted as in the match, not by seat."""

    number: int
    winner: int | None
    rule: str
    first: int
    turns: int
    decisions: int
    error: str = ""


def prepare(
    game: str,
    decks: tuple[Any, Any] | list[Any],
    seed: int,
    players: tuple[str, str] | list[str],
    edition: str | None = None,
) -> Match:
    """A match with everything found and checked: decks legal, players known."""
    package = games.load(game)
    if len(decks) != 2:
        raise BadDeck(f"2 decks, not {len(decks)}")
    if len(players) != 2:
        raise HeadjudgeError(f"2 players, not {len(players)}", field="players")
    for name in players:
        make(name)
    names = tuple(each if isinstance(each, str) and "\n" not in each else "" for each in decks)
    ready = [find_deck(package, deck) for deck in decks]
    begun = start(game, ready, 0, edition, log=False)  # says what is wrong with a deck
    titles = [name or str(deck.name) for name, deck in zip(names, ready, strict=True)]
    return Match(
        game, (ready[0], ready[1]), (titles[0], titles[1]), (players[0], players[1]), seed,
        begun.state.edition,
    )  # fmt: skip


def derived(seed: int, number: int, purpose: str) -> int:
    """A seed of its own for each purpose in each game."""
    digest = blake2b(f"{seed}/{number}/{purpose}".encode(), digest_size=16).digest()
    return int.from_bytes(digest, "big")


def play_one(match: Match, number: int) -> Outcome:
    """Play game `number` of a match."""
    turned = number % 2  # which player sits in seat 0
    decks = (match.decks[turned], match.decks[1 - turned])
    at_seat = (turned, 1 - turned)
    game = start(match.game, decks, derived(match.seed, number, "game"), match.edition, log=False)
    bots = [
        make(match.players[who], derived(match.seed, number, f"player {who}")) for who in at_seat
    ]
    error = ""
    try:
        play_out(game, bots)
    except HeadjudgeError as broken:
        error = str(broken)
    except Exception as broken:  # one broken game must not lose the others; it is reported
        error = f"{type(broken).__name__}: {broken}"
    result = game.result
    state = game.state
    return Outcome(
        number=number,
        winner=None if result is None or result.winner is None else at_seat[result.winner],
        rule="" if result is None else result.rule,
        first=at_seat[state.first],
        turns=state.turn,
        decisions=state.decisions,
        error=error,
    )


def play_out(game: Any, bots: list[Player]) -> None:
    """Let the players play to the end. Random play needs no view: it counts options."""
    while True:
        decision = game.decision
        if decision is None:
            return
        seat = decision.seat
        bot = bots[seat]
        if type(bot) is RandomPlayer:
            picks = bot.pick(len(decision.options), decision.least, decision.most)
        else:
            picks = bot.choose(game.view(seat))
        game.answer(*picks)
        if game.state.decisions >= MOST_DECISIONS:
            raise HeadjudgeError(f"not over after {MOST_DECISIONS} decisions", field="game")


def count_rules(game: str, count: int, seed: int, edition: str | None = None) -> Counter[str]:
    """How often random games between the decks that ship carry out each rule."""
    package = games.load(game)
    chosen = package.rules().editions[0] if edition is None else edition
    decks = package.decks()
    legal = [name for name in sorted(decks) if not package.violations(decks[name], chosen)]
    counts: Counter[str] = Counter()
    for number in range(count):
        own = legal[number % len(legal)]
        other = legal[(number // len(legal) + number) % len(legal)]
        begun = start(
            game, (own, other), derived(seed, number, "game"), chosen, log=False, trace=counts
        )
        play_out(begun, [RandomPlayer(derived(seed, number, "player")) for _seat in range(2)])
    return counts
