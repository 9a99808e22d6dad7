"""Starting a game from its name, two decks and a seed."""

from __future__ import annotations

from typing import Any

from headjudge import games
from headjudge.kernel import random
from headjudge.kernel.errors import BadDeck, UnknownGame
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame, State


def start(
    game: str,
    decks: tuple[Any, Any] | list[Any],
    seed: int | None = None,
    edition: str | None = None,
    log: bool = True,
) -> Game:
    """Begin a game: it runs to the first decision.

    A deck is a deck of the game, its file's text, or the name of one that ships with it.
    Without a seed the operating system gives one. Illegal decks are a `BadDeck` that
    lists every violation.
    """
    package = games.load(game)
    rules = package.rules()
    chosen = rules.editions[0] if edition is None else edition
    if chosen not in rules.editions:
        raise UnknownGame(
            f"no edition {chosen!r} of {game}; there is {', '.join(rules.editions)}",
            field="edition",
        )
    if len(decks) != rules.layout.seats:
        raise BadDeck(f"{rules.layout.seats} decks, not {len(decks)}")
    ready = tuple([find_deck(package, deck) for deck in decks])
    for deck in ready:
        found = rules.check_deck(deck, chosen)
        if found:
            raise BadDeck("; ".join(str(each) for each in found), tuple(found))
    seed = random.fresh_seed() if seed is None else seed
    state = State(game, chosen, rules.layout.seats, rules.layout.total, random.key_of(seed))
    match = Game(rules, state, [] if log else None)
    match.record = {"game": game, "edition": chosen, "seed": seed, "decks": ready}
    rules.setup(match, ready)
    state.frames.append(Frame(rules.start, 0, {}))
    match.run()
    return match


def find_deck(package: Any, deck: Any) -> Any:
    """A deck as given, from text, or by the name of one that ships with the game."""
    if not isinstance(deck, str):
        return deck
    if "\n" in deck:
        return package.read_deck(deck)
    known = package.decks()
    if deck not in known:
        raise BadDeck(f"no deck {deck!r}; there is {', '.join(sorted(known))}")
    return known[deck]
