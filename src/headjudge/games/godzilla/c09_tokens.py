"""9. Special card procedures: tokens."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla.c04_areas.layout import LAYOUT
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel import events
from headjudge.kernel.cards import Card
from headjudge.kernel.changes import Patch
from headjudge.kernel.errors import BadCard
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Pool
from headjudge.kernel.state import Event, Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, means
from headjudge.language.terms import walk
from headjudge.rulebook.citation import fact, rule

# 9.1.5: the trait that every token has
TOKEN: Final[str] = fact("9.1.5", "Token", without="")
NO_DECK: Final = -1  # a token began in none


# 9.1.1, 9.1.2. Making tokens


@rule("9.1.2")
def create(game: Game, seat: int, name: str) -> int:
    """A token of that name comes to exist, to be placed where the effect says. Its master is the
    player in whose zone it is then (3.1.2)."""
    return make_token(game, token_named(game, name), owner_of_token(seat))


@rule("9.1.1.1")
def make_token(game: Game, printed: Card, owner: int) -> int:
    """A token is no card, but it is kept among the cards: whatever counts cards or does
    something to them finds it."""
    return game.make(printed, owner, NO_DECK)


@rule("9.1.2.1")
def owner_of_token(seat: int) -> int:
    """The owner of a token is the master of the effect that makes it."""
    return seat


@rule("9.1.2.2")
def token_named(game: Game, name: str) -> Card:
    """The token of that name: what else it is, the pool says."""
    printed = tokens_of(game.pool).get(name.casefold())
    if printed is None:
        raise BadCard(f"no token is called {name!r}", field="token", rule="9.1.2.2")
    return printed


def tokens_of(pool: Pool) -> dict[str, Card]:
    """The tokens of a pool by name. Of several so called a card that ships gives way to one
    that does not, and a later number to an earlier one."""
    found: dict[str, Card] | None = pool.cache.get("tokens")
    if found is None:
        tokens = [card for card in pool.values() if TOKEN in card.values["traits"]]
        tokens.sort(key=lambda card: (not pool.ships(card.number), card.number), reverse=True)
        found = pool.cache["tokens"] = {card.name.casefold(): card for card in tokens}
    return found


def brings(pool: Pool, card: Card) -> list[Card]:
    """The tokens that a card's text makes."""
    names = [each.name for each in walk(card.abilities.terms) if isinstance(each, v.PlayToken)]
    known = tokens_of(pool)
    return [known[name.casefold()] for name in names if name.casefold() in known]


# 9.1.3, 9.1.4. Disappearing


@rule("9.1.3", "9.1.3.1")
def disappear_happens(game: Game, event: Event) -> None:
    """A token that disappears leaves the area it is in, and is in no area any more."""
    game.remove(event.card)


@rule("9.1.4.1")
def may_exist(game: Game, card: int) -> bool:
    """Whether a token can be where it is: a battle card token only in zones. What is under an
    invading monster is in the zone of its position (3.3.3.2)."""
    if game.state.printed[card].values["type"] != "battle":
        return True
    return LAYOUT.kind[game.state.place[card]] in ("zone", "invading")


@rule("9.1.4.2")
def disappear_if_illegal(game: Game, card: int) -> None:
    """A token that went where it cannot exist disappears there at once: no check timing
    is waited for, nor the rest of the effect."""
    state = game.state
    if state.origin[card] == NO_DECK and state.place[card] >= 0 and not may_exist(game, card):
        gone = Event("disappear", state.owner[card], card, cause="token")
        events.happen(game, (gone.under("9.1.4.2"),))


# 9.1.5. The trait


@rule("9.1.5.1")
def is_token(game: Game, card: int) -> bool:
    """Whether a text that speaks of tokens means this card: it has their trait."""
    return TOKEN in game.state.printed[card].values["traits"]


@means(FILTERS, v.Token)
def filter_token(context: Context, term: v.Token, ref: Ref) -> bool:
    """Whether the card is a token."""
    return is_token(context.game, ref[0])


# 9.1.5.2: the trait can be neither given to a card nor taken away
LASTING_TRAITS: Final[tuple[str, ...]] = fact("9.1.5.2", (TOKEN,), without=())


def keep_traits(game: Game, patches: list[Patch]) -> list[Patch]:
    """Changes of traits, without what they would do to a trait that never changes."""
    kept: list[Patch] = []
    for card, name, operation, operand in patches:
        if name == "traits":
            operand = tuple([each for each in operand or () if each not in LASTING_TRAITS])
            if operation in ("set", "lose-all"):
                printed = game.state.printed[card].values["traits"]
                operation = "set"
                operand = (*[each for each in LASTING_TRAITS if each in printed], *operand)
        kept.append((card, name, operation, operand))
    return kept
