"""12. Keywords and keyword abilities: each a named bundle of ordinary abilities."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import vocabulary as v
from headjudge.games.godzilla import zones as z
from headjudge.games.godzilla.active import works
from headjudge.kernel.cards import Abilities
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame, Ref
from headjudge.kernel.triggers import stand_by
from headjudge.language import bundles
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import CONDITIONS, means
from headjudge.rulebook.citation import fact, rule

# 12.2. Enter


@rule("12.2.2", without=())
def enter(word: t.Keyword) -> tuple[t.Ability, ...]:
    """When this card is played, do that."""
    return (t.Auto(t.Pattern("play", t.Self()), word.details, word.while_),)


# 12.3. When Invading


# What it waits for is not an invasion but an advance: there is none if it cannot advance.
ADVANCES: Final[t.Pattern] = fact(
    "12.3.2.1",
    t.Pattern("advance", t.Self(), cause="invasion"),
    without=t.Pattern("invade", t.Self()),
)


@rule("12.3.2", without=())
def when_invading(word: t.Keyword) -> tuple[t.Ability, ...]:
    """When this invading monster advances by an invasion, do that: once for each zone."""
    return (t.Auto(ADVANCES, word.details, word.while_),)


@means(CONDITIONS, v.DuringInvasion)
def _(context: Context, term: v.DuringInvasion) -> bool:
    """The advances of an invasion are under way."""
    frames = context.game.state.frames
    return any([f.procedure == "advance" and f.vars["cause"] == "invasion" for f in frames])


# 12.4. Awakening


@means(CONDITIONS, v.Awakened)
@rule("12.4.2", without=False)
def _(context: Context, term: v.Awakened) -> bool:
    """Only while one's invading monster is in that zone or beyond."""
    return z.is_beyond(z.position(context.game, context.seat), term.zone)


def words(own: Abilities, name: str, game: Game, seat: int, card: int) -> list[t.Keyword]:
    """The keyword abilities of that name that work just now."""
    found = own.others.get("Keyword", ())
    return [
        word
        for word in found
        if word.name == name and (not word.while_ or works(Context(game, card, seat), word.while_))
    ]


# 12.6. Evolution: how a card evolves is in evolution.py


@rule("12.6.2", without=())
def evolution(word: t.Keyword) -> tuple[t.Ability, ...]:
    """At the beginning of one's main phase, this card may evolve."""
    pattern = t.Pattern("begin main phase", who=t.YOU)
    return (t.Auto(pattern, (v.Evolve(t.Self()),), word.while_),)


# 12.7. Revenge


@rule("12.7.2", without=())
def revenge(word: t.Keyword) -> tuple[t.Ability, ...]:
    """When this card goes from the field to the discard pile, other than as an overloaded
    card: it is destroyed there, or put away from the invading monster."""
    destroyed = t.Pattern("destroy", t.Self(), frm=("zone",), only_if=t.No(t.Entered("overload")))
    put_away = t.Pattern(
        "put", t.Self(), frm=("zone", "invading"), to=("discard",), only_if=t.No(v.Covered())
    )
    return (
        t.Auto(destroyed, word.details, word.while_, on_leaving=True),
        t.Auto(put_away, word.details, word.while_, on_leaving=True),
    )


@means(CONDITIONS, v.Covered)
@rule("12.7.3", "3.2.6", without=False)
def lay_under_another(context: Context, term: v.Covered) -> bool:
    """Under another card Revenge is inactive, and so is what else a card says of being put
    away."""
    event = context.event
    if event is None:
        return False
    last = context.game.state.last.get((event.card, event.identity))
    return last is not None and bool(last["under"])


# 12.8. Resonance: deck.py reads it


# 12.9. Base

BASE: Final[str] = fact("12.9.2", "Base", without="no such keyword")


def is_base(game: Game, card: int) -> bool:
    """A card with Base stays in the strategy zone when a turn starts (7.2.3)."""
    seat = z.LAYOUT.seat[game.state.place[card]]
    return len(words(game.abilities(card), BASE, game, seat, card)) > 0


def base(word: t.Keyword) -> tuple[t.Ability, ...]:
    """Besides, the automatic ability it was printed with."""
    return tuple(word.details)


# 10.1.1.1.2. The text of a strategy card


@rule("10.1.1.1.2", without=())
def strategy(word: t.Keyword) -> tuple[t.Ability, ...]:
    """When this card is placed in the strategy zone, do what it says."""
    return (t.Auto(t.Pattern("play", t.Self()), word.details, word.while_),)


# 10.2.1.3.1. "Cannot be countered by ... Instead, it only moves"


@means(CONDITIONS, v.ByAtMost)
def _(context: Context, term: v.ByAtMost) -> bool:
    event = context.event
    return event is not None and event.cause == "counter phase" and event.amount <= term.power


def not_countered(word: v.NotCounteredBy) -> tuple[t.Ability, ...]:
    pattern = t.Pattern("counter", word.what, only_if=v.ByAtMost(word.power))
    instead = (v.MoveAsCountered(word.what),) if word.moves else ()
    return (t.Replacement(pattern, instead, while_=word.while_),)


# 3.3.3.3. "Cannot be moved": whatever gives a monster another position


def not_moved(word: v.CannotBeMoved) -> tuple[t.Ability, ...]:
    """None of these by an effect; `pushed back` by a counter has another cause."""
    kinds = (("move", ""), ("advance", ""), ("retreat", ""), ("pushed back", "effect"))
    return tuple(
        [
            t.Forbid(t.Pattern(kind, word.what, by=t.OPPONENT, cause=cause), word.while_)
            for kind, cause in kinds
        ]
    )


BUNDLES: Final = {
    "Enter": enter,
    "When Invading": when_invading,
    "Evolution": evolution,
    "Revenge": revenge,
    "Base": base,
    "Strategy": strategy,
}


def bundle(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The abilities that a keyword brings along; none, if it is something else."""
    return expand(BUNDLES[word.name](word)) if word.name in BUNDLES else ()


@means(ACT, v.TriggerKeyword)
def _(context: Context, frame: Frame, term: v.TriggerKeyword, cards: tuple[Ref, ...]) -> None:
    """10.6.2. All abilities of that keyword stand by, without what they wait for."""
    game = context.game
    for card, identity in cards:
        seat = m.master_of_automatic(game, card)
        for word in words(game.abilities(card), term.keyword, game, seat, card):
            for ability in bundle(word):
                stand_by(game, ability, card, identity, seat, None)


def expand(abilities: tuple[t.Ability, ...]) -> tuple[t.Ability, ...]:
    """The abilities a text gives a card: keywords stay (texts ask for them) and bring
    their bundle along."""
    result: list[t.Ability] = []
    for each in abilities:
        each = bundles.expand_inside(each, expand, left_behind)
        result.append(each)
        if isinstance(each, t.Keyword):
            result.extend(bundle(each))
        elif isinstance(each, v.NotCounteredBy):
            result.extend(not_countered(each))
        elif isinstance(each, v.CannotBeMoved):
            result.extend(not_moved(each))
    return tuple(result)


def left_behind(ability: t.Ability) -> t.Ability:
    """The ability that an effect leaves behind, as it works."""
    return not_countered(ability)[0] if isinstance(ability, v.NotCounteredBy) else ability
