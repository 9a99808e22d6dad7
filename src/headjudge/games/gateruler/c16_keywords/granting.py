"""16-1. Keywords: what compiling a card makes of them, and how cards gain and lose them.

Each keyword is a named bundle of ordinary abilities; keywords that a rule asks for by name have
none.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c14_abilities import continuous, other_zones
from headjudge.games.gateruler.c15_terms import ignoring, restrictions
from headjudge.games.gateruler.c16_keywords import bundles, concealment
from headjudge.games.gateruler.c16_keywords.materials import keyword_of
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import changes
from headjudge.kernel.abilities import Abilities
from headjudge.kernel.changes import Active, Patch
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN
from headjudge.language import lasting
from headjudge.language import terms as t
from headjudge.language.bundles import expand_inside
from headjudge.rulebook.citation import rule


def expand(abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """The abilities a text gives a card: keywords stay (texts ask for them) and bring their
    bundle along; an event card for when something happens listens in set zones."""
    result: list[Any] = []
    for ability in abilities:
        each = expand_inside(ability, expand)
        result.append(each)
        if isinstance(each, t.Keyword):
            result.extend(expand(abilities_meant(each)))
        elif isinstance(each, v.Act) and not bundles.KEYWORDS.is_bundle(each.keyword):
            result.extend(keyword_of(each))
        elif isinstance(each, v.EventEffect) and each.when is not None:
            result.extend(other_zones.listening(each, each.when))
        elif isinstance(each, v.Unaffected):
            result.extend(ignoring.bundle_of_unaffected(each))
    return tuple(result)


@rule("16-1a-1")
def abilities_meant(word: t.Keyword) -> tuple[Any, ...]:
    """A keyword ability is the abilities that its name stands for."""
    return bundles.KEYWORDS.bundle(word)


def has_keyword(own: Abilities, *names: str) -> bool:
    """Whether one of these keywords is among the abilities."""
    for each in own.keywords:  # noqa: SIM110 (any() over a generator is slower)
        if each.name in names:
            return True
    return False


def footprint(game: Game, change: Active) -> list[Patch]:
    """What a change would do just now; to lose a keyword is to lose its whole bundle, and a
    keyword that a card has already it does not gain."""
    patches = lasting.footprint(game, change)
    if continuous.MAY_TREAT in game.survey.features:
        patches = continuous.as_decided(game, change, patches)
    if "Unaffected" in game.survey.features:
        source, seat = change.source, change.seat
        patches = [
            each for each in patches if not ignoring.is_unaffected(game, each[0], source, seat)
        ]
    if "abilities" not in change.term.writes:
        return patches
    return [of_abilities(game, patch) for patch in patches]


def of_abilities(game: Game, patch: Patch) -> Patch:
    """What a change of abilities does to a card: a keyword goes with its bundle, and is not gained
    twice."""
    card, name, operation, operand = patch
    if name != "abilities":
        return patch
    if operation == "gain":
        return card, name, operation, not_twice(game, card, operand)
    if operation == "lose":
        return card, name, operation, restrictions.all_of_its_kind(game, card, operand)
    own = game.abilities(card).terms
    kept = no_abilities(own)
    is_down = z.is_front(game.state.place[card]) and game.state.face[card] == FACE_DOWN
    if operation != "lose-all" or not kept or is_down:
        return patch  # what lies face down there shows no keyword either (14-19c)
    return card, name, "lose", tuple([each for each in own if each not in kept])


@rule("16-1a-2")
def no_abilities(own: tuple[Any, ...]) -> list[Any]:
    """Keywords that are no keyword abilities are not among a card's abilities: Forced Reveal."""
    return [
        each
        for each in own
        if isinstance(each, t.Keyword) and each.name == concealment.FORCED_REVEAL
    ]


def not_twice(game: Game, card: int, abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a card gains of these abilities. The same ones are granted again and again: what
    comes of it is found out once for abilities that a card has."""
    own = game.abilities(card)
    found: tuple[Any, ...] | None = own.cached(NOT_TWICE, abilities)
    if found is None:
        found = abilities
        doubled = had_already(own.terms, abilities)
        if doubled:
            gone = expand(doubled)
            found = tuple([each for each in abilities if each not in gone])
        own.put_in_cache(NOT_TWICE, abilities, found)
    return found


NOT_TWICE: Final = "not twice"


@rule("16-1a-5", "16-5c", "16-8b")
def had_already(own: tuple[Any, ...], abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """A keyword ability that a card has, with the same content, is not gained again."""
    return tuple([each for each in abilities if is_keyword_ability(each) and each in own])


def is_keyword_ability(term: Any) -> bool:
    """Whether it is a keyword, or an activated ability that is one."""
    return isinstance(term, t.Keyword) or (isinstance(term, v.Act) and term.keyword != "")


@rule("16-1a-5")
def gained(now: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a card has already it does not gain again."""
    return changes.gained(now, more)
