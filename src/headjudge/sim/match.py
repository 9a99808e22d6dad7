"""One game of a match, played from its number alone: any worker gets the same game.

Games 0 and 1, 2 and 3, and so on are *rounds*: the two games of a round have one seed, for the
cards and for each seat's bot, and the players change seats between them. So luck that lies in the
seed falls on both alike, and a round tells more than two games apart.

A player that raises an error, takes too long or gives an answer that is not legal loses that
game: the outcome says by what `fault`. An error of the engine itself leaves the game unfinished,
with its `error`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from headjudge import games
from headjudge.kernel.errors import BadDeck, HeadjudgeError, IllegalAnswer
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Brought, Pool
from headjudge.language.card_files import printable
from headjudge.language.worded import worded
from headjudge.players import BotFault, HostedPlayer, Player, UnknownPlayer, ask, make
from headjudge.players.random import RandomPlayer
from headjudge.starting import brought_cards, find_deck, pool_of_record, start

# A game that no rule has ended by then is given up, and counted as unfinished.
MOST_DECISIONS: Final = 50_000
MOST_GAMES: Final = 100_000_000
LONGEST_REASON: Final = 300  # characters of a fault or an error
LONGEST_NAME: Final = 80


class Match(msgspec.Struct, frozen=True):
    """Who plays whom with what. Player 0 has deck 0; seats alternate from game to game."""

    game: str
    decks: tuple[Any, Any]
    names: tuple[str, str]
    players: tuple[str, str]
    seed: int
    edition: str
    cards: str = ""  # what its decks use that does not ship, as a record holds it, in JSON
    time: float = 0.0  # seconds for a decision of a player that is not ours; 0: no limit


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended. Players are counted as in the match, not by seat. `fault`: what a
    player did wrong who lost by it; then no `rule` ended the game."""

    number: int
    winner: int | None
    rule: str
    first: int
    turns: int
    decisions: int
    error: str = ""
    fault: str = ""


class Forfeit(Exception):
    """A player lost by a fault of its own."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat


def prepare(
    game: str,
    decks: tuple[Any, Any] | list[Any],
    seed: int,
    players: tuple[str, str] | list[str],
    edition: str | None = None,
    cards: Pool | None = None,
    seconds: float = 0.0,
) -> Match:
    """A match with everything found and checked: decks legal, players known. `cards`: the pool
    that the decks are of; the cards that ship, if none is given. `seconds`: how long a player that
    is not ours may take for a decision; 0: as long as it likes."""
    package = games.load(game)
    if len(decks) != 2:
        raise BadDeck(f"2 decks, not {len(decks)}")
    if len(players) != 2:
        raise worded(HeadjudgeError, "two players", "players", count=len(players))
    for name in players:
        try:
            dismiss([make(name, 0, seconds)])
        except BotFault as fault:
            raise worded(
                UnknownPlayer, "player fails", "players", name=name, why=fault.message
            ) from fault
    names = tuple(each if isinstance(each, str) and "\n" not in each else "" for each in decks)
    ready = [find_deck(package, deck, cards) for deck in decks]
    begun = start(game, ready, 0, edition, log=False, cards=cards)  # says what is wrong
    titles = [
        one_line(name or str(deck.name))[:LONGEST_NAME]
        for name, deck in zip(names, ready, strict=True)
    ]
    return Match(
        game, (ready[0], ready[1]), (titles[0], titles[1]), (players[0], players[1]), seed,
        begun.state.edition, cards_of(begun), seconds,
    )  # fmt: skip


_pools: Final[dict[tuple[str, str], Pool]] = {}  # those of the latest matches, by what they hold
MOST_POOLS: Final = 8


def cards_of(game: Game) -> str:
    """What a match that begins like this game says of its cards; "": all of them ship."""
    made = brought_cards(game)
    if not made.foreign and not made.words:
        return ""
    text = msgspec.json.encode(made, order="deterministic").decode()
    remember_pool(game.rules.name, text, game.pool)
    return text


def pool_of(match: Match) -> Pool | None:
    """The cards of a match; None: those that ship. Made once in each process that plays it."""
    if not match.cards:
        return None
    found = _pools.get((match.game, match.cards))
    if found is None:
        made = msgspec.json.decode(match.cards, type=Brought)
        found = pool_of_record(games.load(match.game), made)
        remember_pool(match.game, match.cards, found)
    return found


def remember_pool(game: str, text: str, pool: Pool) -> None:
    """Keep a pool whose texts have been read."""
    if len(_pools) >= MOST_POOLS:
        _pools.clear()
    _pools[game, text] = pool


def derived(seed: int, number: int, purpose: str) -> int:
    """A seed of its own for each purpose in each game."""
    digest = blake2b(f"{seed}/{number}/{purpose}".encode(), digest_size=16).digest()
    return int.from_bytes(digest, "big")


def seed_of(match: Match, number: int) -> int:
    """The seed of game `number`: the same for both games of a round."""
    return derived(match.seed, number // 2, "game")


def play_one(match: Match, number: int) -> Outcome:
    """Play game `number` of a match."""
    return play_and_keep(match, number)[0]


def play_and_keep(match: Match, number: int) -> tuple[Outcome, Game]:
    """Play game `number` of a match: how it ended, and the game itself."""
    turned = number % 2  # which player sits in seat 0
    decks = (match.decks[turned], match.decks[1 - turned])
    at_seat = (turned, 1 - turned)
    seed = seed_of(match, number)
    game = start(match.game, decks, seed, match.edition, log=False, cards=pool_of(match))
    bots: list[Player] = []
    error = fault = ""
    loser = -1
    try:
        bots += [made(match, number, seat, at_seat[seat]) for seat in (0, 1)]
        play_out(game, bots)
    except Forfeit as forfeit:
        loser = forfeit.seat
        fault = one_line(f"{match.players[at_seat[loser]]} {forfeit}")
    except UnknownPlayer:
        raise  # no game can be played, so that all would go wrong alike
    except HeadjudgeError as broken:
        error = one_line(str(broken))
    except Exception as broken:  # one broken game must not lose the others; it is reported
        error = one_line(f"{type(broken).__name__}: {broken}")
    finally:
        dismiss(bots)
    result = game.result
    winner = None if result is None else result.winner
    state = game.state
    if loser >= 0:
        winner = 1 - loser
    return Outcome(
        number=number,
        winner=None if winner is None else at_seat[winner],
        rule="" if result is None else result.rule,
        first=at_seat[state.first],
        turns=state.turn,
        decisions=state.decisions,
        error=error,
        fault=fault,
    ), game


def one_line(text: str) -> str:
    """What was said, on one line that is not too long and can be printed."""
    return printable(" ".join(text.split()))[:LONGEST_REASON]


def made(match: Match, number: int, seat: int, who: int) -> Player:
    """The player who sits there in a game, made anew for it. A bot's chance belongs to its seat,
    as the cards do."""
    chance = derived(match.seed, number // 2, f"seat {seat}")
    try:
        return make(match.players[who], chance, match.time)
    except BotFault as fault:
        raise Forfeit(seat, fault.message) from fault


def dismiss(bots: Sequence[Player]) -> None:
    """The game is over for these players: a process of their own is free for the next one."""
    for bot in bots:
        if isinstance(bot, HostedPlayer):
            bot.close()


def play_out(game: Any, bots: Sequence[Player]) -> None:
    """Let the players play to the end. Random play needs no view: it counts options. A player
    that raises, takes too long or gives no legal answer loses: `Forfeit`."""
    while True:
        decision = game.decision
        if decision is None:
            return
        seat = decision.seat
        bot = bots[seat]
        if type(bot) is RandomPlayer:
            game.answer(*bot.pick(len(decision.options), decision.least, decision.most))
        else:
            answer(game, seat, bot)
        if game.state.decisions >= MOST_DECISIONS:
            raise HeadjudgeError(f"not over after {MOST_DECISIONS} decisions", field="game")


def answer(game: Any, seat: int, bot: Player) -> None:
    """Have a player answer the question it is asked."""
    try:
        picks = ask(bot, game.view(seat))
    except BotFault as fault:
        raise Forfeit(seat, fault.message) from fault
    try:
        game.answer(*picks)
    except IllegalAnswer as wrong:
        raise Forfeit(seat, f"answered illegally: {wrong.message} [{wrong.rule}]") from wrong


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
