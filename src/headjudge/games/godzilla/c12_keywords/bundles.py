"""12.2 to 12.7, 12.9. Keywords, each a named bundle of ordinary abilities; the list of all.

Burst (12.5) and Resonance (12.8) are no bundles and have modules of their own; so has what
is done when a card evolves (12.6). At the foot each keyword is stated once: whatever else knows
its name asks that list.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla.c03_players import bundle_of_cannot_be_moved, position
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c04_areas import zones
from headjudge.games.godzilla.c10_abilities.active import bundle_of_strategy, works
from headjudge.games.godzilla.c10_abilities.replacement import bundle_of_not_countered
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.abilities import Abilities
from headjudge.kernel.game import Game
from headjudge.language import bundles
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, means
from headjudge.language.keywords import KEYWORD, Form, Keywords, Statement
from headjudge.language.phrases import H
from headjudge.rulebook.citation import rule


def active_keywords(own: Abilities, name: str, game: Game, seat: int, card: int) -> list[t.Keyword]:
    """The keyword abilities of that name among these that are active."""
    found = own.others.get("Keyword", ())
    return [
        word
        for word in found
        if word.name == name and (not word.while_ or works(Context(game, card, seat), word.while_))
    ]


# 12.2. Enter


@rule("12.2.2")
def enter(word: t.Keyword) -> tuple[t.Ability, ...]:
    """12.2. Enter: when this card is played, do that."""
    return (t.Auto(t.Pattern("play", t.Self()), word.details, word.while_),)


# 12.3. When invading


@rule("12.3.2", "12.3.2.1")
def when_invading(word: t.Keyword) -> tuple[t.Ability, ...]:
    """12.3. When Invading: when this invading monster advances by an invasion, do that, once for
    each zone; an invasion in which it cannot advance is not enough."""
    advances = t.Pattern("advance", t.Self(), cause="invasion")
    return (t.Auto(advances, word.details, word.while_),)


# 12.4. Awakening


@means(CONDITIONS, v.Awakened)
@rule("12.4.2")
def holds_awakened(context: Context, term: v.Awakened) -> bool:
    """12.4. Awakening N: whether the player's invading monster is in zone N or beyond."""
    return zones.is_beyond(position(context.game, context.seat), term.zone)


# 12.6. Evolution


@rule("12.6.2")
def evolution(word: t.Keyword) -> tuple[t.Ability, ...]:
    """12.6. Evolution: at the beginning of its player's main phase, this card may evolve."""
    pattern = t.Pattern("begin main phase", who=t.YOU)
    return (t.Auto(pattern, (v.Evolve(t.Self()),), word.while_),)


# 12.7. Revenge


@rule("12.7.2")
def revenge(word: t.Keyword) -> tuple[t.Ability, ...]:
    """12.7. Revenge: when this card goes from the field to the discard pile, other than as an
    overloaded card, do that. It is destroyed there, or put away from the invading monster."""
    destroyed = t.Pattern("destroy", t.Self(), frm=("zone",), only_if=t.No(t.Entered("overload")))
    put_away = t.Pattern(
        "put", t.Self(), frm=("zone", "invading"), to=("discard",), only_if=t.No(v.Covered())
    )
    return (
        t.Auto(destroyed, word.details, word.while_, on_leaving=True),
        t.Auto(put_away, word.details, word.while_, on_leaving=True),
    )


@means(CONDITIONS, v.Covered)
@rule("12.7.3", "3.2.6")
def holds_covered(context: Context, term: v.Covered) -> bool:
    """Whether the card of the event lay under another. There Revenge is inactive, and so is what
    else a card says of being put away."""
    event = context.event
    if event is None:
        return False
    last = context.game.state.last.get((event.card, event.identity))
    return last is not None and bool(last["under"])


# 12.9. Base


@rule("12.9.2")
def is_base(game: Game, card: int) -> bool:
    """Whether a card has Base: it stays in the strategy zone when a turn starts (7.2.3)."""
    seat = z.LAYOUT.seat[game.state.place[card]]
    return len(active_keywords(game.abilities(card), "Base", game, seat, card)) > 0


def base(word: t.Keyword) -> tuple[t.Ability, ...]:
    """12.9. Base: the automatic ability it was printed with."""
    return tuple(word.details)


# All of them

NUMBERED: Final = Form(
    t.Keyword(KEYWORD, H.n, while_=H.header), "{header}[KEYWORD {n}]", "{header}KEYWORD{n:digit}"
)
WITH_EFFECTS: Final = Form(
    t.Keyword(KEYWORD, None, H.effects, while_=H.header),
    "{header}[KEYWORD] {effects}",
    "{header}KEYWORD{effects}",
)
AWAKENING: Final = (
    Form(v.Awakened(H.n), "[KEYWORD {n}]", "KEYWORD{n:digit}", "head"),
    Form(
        (t.If(v.Awakened(H.n), H.e, wording="awakening"),),
        "・[KEYWORD {n}] {e:effects}",
        "・KEYWORD{n:digit}{e:plain_effects}",
        "option",
    ),
)
EVOLVING: Final = Form(
    t.Keyword(KEYWORD, H.n, (H.trait,), while_=H.header),
    "{header}[KEYWORD {n}] {trait}",
    "{header}KEYWORD{n}{trait}",
)
LISTING: Final = Form(
    t.Keyword(KEYWORD, None, (H.colors, H.deck_conditions)),
    "[KEYWORD] {colors} {deck_conditions}",
    "KEYWORD{colors}{deck_conditions}",
)
WAITING: Final = Form(
    t.Keyword(KEYWORD, None, (t.Auto(H.event, H.effects),)),
    "[KEYWORD] when {event}, {effects}",
    "KEYWORD{event}、{effects}",
)

KEYWORDS: Final = Keywords(
    Statement("Enter", "出現時", "12.2", enter, (WITH_EFFECTS,)),
    Statement("When Invading", "進攻時", "12.3", when_invading, (WITH_EFFECTS,)),
    Statement("Awakening", "覚醒", "12.4", None, AWAKENING),
    Statement("Burst", "強襲", "12.5", None, (NUMBERED,), wrong=("バースト",)),
    Statement("Evolution", "進化", "12.6", evolution, (EVOLVING,)),
    Statement("Revenge", "逆襲", "12.7", revenge, (WITH_EFFECTS,)),
    Statement("Resonance", "共鳴", "12.8", None, (LISTING,)),
    Statement("Base", "拠点", "12.9", base, (WAITING,)),
    # what the text of a strategy card is, without being called so
    Statement("Strategy", "発動", "10.1.1.1.2", bundle_of_strategy, asked_for=False),
)


def bundle_of(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The abilities that a keyword brings along; none, if it is no bundle."""
    return expand(KEYWORDS.bundle(word))


def expand(abilities: tuple[t.Ability, ...]) -> tuple[t.Ability, ...]:
    """The abilities a text gives a card: keywords stay (texts ask for them) and bring
    their bundle along."""
    result: list[t.Ability] = []
    for each in abilities:
        each = bundles.expand_inside(each, expand, left_behind)
        result.append(each)
        if isinstance(each, t.Keyword):
            result.extend(bundle_of(each))
        elif isinstance(each, v.NotCounteredBy):
            result.extend(bundle_of_not_countered(each))
        elif isinstance(each, v.CannotBeMoved):
            result.extend(bundle_of_cannot_be_moved(each))
    return tuple(result)


def left_behind(ability: t.Ability) -> t.Ability:
    """The ability that an effect leaves behind, in the form in which it works."""
    return bundle_of_not_countered(ability)[0] if isinstance(ability, v.NotCounteredBy) else ability
