"""4.1.4, 4.1.5, 4.3 to 4.10. What lies in the areas, and what becomes of cards that move."""

from __future__ import annotations

from itertools import chain
from typing import Final

from headjudge.games.godzilla.c03_players import looked_at, monster_of, stack_on
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c10_abilities.active import active_abilities
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import areas, moving, picking
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means, number
from headjudge.rulebook.citation import rule

# 4.1.4.1, 4.1.5, 4.8.3. Moved cards, and several of them at once

follow = rule("4.1.4.1", game="godzilla")(picking.follow)

OF_SEVERAL_CARDS: Final = areas.procedures(
    "godzilla", one_by_one="4.8.3", in_order="4.1.5", together="5.2.1", unseen="4.1.5.1"
)


@means(ACT, v.RearrangeTop)
def do_rearrange_top(
    context: Context, frame: Frame, term: v.RearrangeTop, cards: tuple[Ref, ...]
) -> None:
    """The cards that were looked at go back on top of the deck in any order, or are sent away."""
    context.game.call(
        "rearrange", cards=tuple([card for card, _identity in cards]), seat=context.seat,
        source=context.source,
    )  # fmt: skip


@choice("4.1.5")
def choose_tops(game: Game, frame: Frame) -> Decision | None:
    """The player chooses the cards that go back on top of the deck, the topmost first."""
    options: tuple[Option, ...] = tuple([("card", card) for card in frame.vars["cards"]])
    if not options:
        return None
    return Decision(
        frame.vars["seat"], "rearrange", options, "4.1.5", 0, len(options), secret=True,
        ordered=True,
    )  # fmt: skip


@choose_tops.then
def put_back_on_top(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen cards go back on top of the deck, the others into the discard pile."""
    seat = frame.vars["seat"]
    kept = tuple([int(option[1]) for option in chosen])
    game.arrange(z.deck_of(seat), kept, "top")
    for card in kept:
        game.hide(card, ~(1 << seat))
    pile, source = z.discard_of(seat), frame.vars["source"]
    rest = [
        Event("put", seat, card, pile, 0, source, seat, "effect")
        for card in frame.vars["cards"]
        if card not in kept
    ]
    moving.send(game, tuple(rest))


REARRANGE = Procedure("rearrange", "4.1.5", "Put back in any order", (choose_tops,))


# 4.3, 4.4. The field and the zones


def is_on_field(zone: int) -> bool:
    """Whether an area is part of the field (4.3.1): one of the zones, or the invading monster's,
    which is in a zone too (3.3.3.2)."""
    return z.LAYOUT.kind[zone] in ("zone", "invading")


def in_zones(game: Game, seat: int) -> list[int]:
    """The cards in a player's zones, with the invading monster, which counts as being there
    (3.3.3.2)."""
    first = z.zone_of(seat, 1)
    there = game.state.zones[first : first + 8]
    found = list(chain.from_iterable(there))
    if len(found) + there.count(()) > 8:  # some are stacked, or share a zone
        found = [card for zone in range(first, first + 8) for card in looked_at(game, zone)]
    monster = monster_of(game, seat)
    if monster >= 0:
        found.append(monster)
    return found


# 4.5. Strategy zones


@rule("4.5.2")
def strategy_zones(game: Game, seat: int) -> list[int]:
    """A player's strategy zones: two, unless an effect says three."""
    count = z.STRATEGY_ZONES
    for term, source, master, _cards in active_abilities(game, "StrategyZones"):
        if master == seat:
            count = max(count, number(Context(game, source, master), term.number))
    first = seat * z.SIZE + z.STRATEGY_1
    return list(range(first, first + min(count, z.MOST_STRATEGY_ZONES)))


def in_strategy_zones(game: Game, seat: int) -> list[int]:
    """The cards in a player's strategy zones that lie under no other."""
    first = seat * z.SIZE + z.STRATEGY_1
    return [card for zone in range(first, first + 3) for card in looked_at(game, zone)]


# 4.6. Monster deck zone


def in_monster_deck(game: Game, seat: int) -> list[int]:
    """The cards of a player's monster deck."""
    return list(game.state.zones[z.monster_deck_of(seat)])


# 4.7. Invading monster zone


@rule("4.7.2")
def become_invading(game: Game, seat: int, card: int) -> None:
    """A new invading monster is placed on top of the old one; the first one alone."""
    old = monster_of(game, seat)
    if old >= 0:
        stack_on(game, card, old)
    else:
        game.put(card, z.INVADING_OF[seat])


def in_invading_monster_zone(game: Game, seat: int) -> list[int]:
    """The top card of a player's invading monster, if there is one."""
    monster = monster_of(game, seat)
    return [monster] if monster >= 0 else []


# 4.8 to 4.10. Deck, hand, discard pile


def in_deck(game: Game, seat: int) -> list[int]:
    """The cards of a player's deck, from the top."""
    return list(game.state.zones[z.deck_of(seat)])


def in_hand(game: Game, seat: int) -> list[int]:
    """The cards of a player's hand."""
    return list(game.state.zones[z.hand_of(seat)])


def in_discard(game: Game, seat: int) -> list[int]:
    """The cards of a player's discard pile."""
    return list(game.state.zones[z.discard_of(seat)])


PROCEDURES: Final = (*OF_SEVERAL_CARDS, REARRANGE)
