"""8-1-4. [Permanent] skills: they work all the time, on all the cards that they speak of.

8-1-4-2: a card that an effect puts out of the reach of such a skill does not come back into
it this turn. The cards within reach are compared before and after each instruction of an
effect; most skills speak of cards that nothing but a move puts out of reach (and then they
are new cards), and cost nothing.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball.c01_outline import NUMBERS
from headjudge.games.dragonball.c10_keywords.bundles import expand
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel import values
from headjudge.kernel.changes import Active, Patch
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame, Ref
from headjudge.language import bundles, lasting
from headjudge.language import terms as t
from headjudge.language.book import Context, resolving
from headjudge.language.evaluate import objects
from headjudge.rulebook.citation import rule


def footprint(game: Game, change: Active) -> list[Patch]:
    """What a change would do just now; to lose a keyword is to lose all it stands for."""
    patches = lasting.footprint(game, change)
    if change.printed:
        patches = within_reach(game, change, patches)
    if "abilities" not in change.term.writes:
        return patches
    return [bundles.with_bundle(game, patch, expand) for patch in patches]


@rule("8-1-4", "8-1-4-2")
def within_reach(game: Game, change: Active, patches: list[Patch]) -> list[Patch]:
    """What a permanent skill does, all the time that it is active: to all cards of which it speaks
    and which were not put out of its reach."""
    if OUT not in game.state.happened:
        return patches
    return [patch for patch in patches if not is_out(game, change, patch[0])]


# 8-1-4-2. Cards that were put out of reach

Reach = tuple[tuple[int, int, t.Continuous, tuple[Ref, ...]], ...]
OUT: Final = "out of reach"
# What no effect changes about a card that stays what it is.
FIXED: Final = (t.Type, t.Other, v.IsToken, v.SkillLess)
# 8-8-1-3: which numbers a card has is found out after the skill has been applied.
NUMERIC: Final = frozenset({"power", *NUMBERS})

# What a filter looks at, and no effect changes unless a card of the game does.
LOOKS_AT: Final[dict[type, str]] = {
    t.Trait: "traits", t.Color: "colors", t.Named: "name", t.NameHas: "name",
    v.Character: "character", v.Era: "era",
}  # fmt: skip


def is_fixed(game: Game, term: t.Filter) -> bool:
    """Whether a card that stays what it is goes on passing a filter, or failing it."""
    if type(term) in FIXED:
        return True
    return type(term) in LOOKS_AT and LOOKS_AT[type(term)] not in game.survey.changeable


def is_selective(game: Game, term: t.Continuous) -> bool:
    """Whether cards could come to be out of the reach of a skill and stay what they are."""
    if term.reads & NUMERIC:
        return False
    for change in term.changes:
        what = change.what
        if type(what) is t.Every and isinstance(what.cards, t.Cards):
            for each in what.cards.filters:
                if not is_fixed(game, each):
                    return True
    return False


def selective(game: Game) -> list[tuple[int, t.Continuous]]:
    """The permanent skills at work out of whose reach a card can be put, with their cards."""
    altered = values.altered_abilities(game)
    cached = game.derived().cache if altered else game.board_cache()
    found: list[tuple[int, t.Continuous]] | None = cached.get("selective")
    if found is None:
        found = [
            (card, term)
            for card, terms in values.abilities_in_play(game, altered).changers
            for term in terms
            if is_selective(game, term)
        ]
        cached["selective"] = found
    return found


def reach(game: Game) -> Reach:
    """The cards that each selective skill speaks of now."""
    found: list[tuple[int, int, t.Continuous, tuple[Ref, ...]]] = []
    for card, term in selective(game):
        context = Context(game, card, game.rules.masters.continuous(game, card))
        if not term.while_ or resolving(game).works(context, term.while_):
            refs = [ref for change in term.changes for ref in objects(context, change.what)]
            found.append((card, game.state.identity[card], term, tuple(refs)))
    return tuple(found)


def note_reach(game: Game, frame: Frame) -> None:
    """Note which cards the last instruction of an effect has put out of the reach of permanent
    skills. What a cost does is no effect."""
    vars = frame.vars
    if "paying" in vars or not ("reach" in vars or selective(game)):
        return
    now = reach(game)
    before: Reach = vars.get("reach", now)
    if before != now:
        for was in before:
            for is_now in now:
                if was[:3] == is_now[:3]:
                    put_out(game, was, is_now[3])
    vars["reach"] = now


def put_out(game: Game, was: tuple[Any, ...], now: tuple[Ref, ...]) -> None:
    """Note the cards that a skill no longer reaches, though they are still the same objects."""
    state = game.state
    _card, identity, term, refs = was
    for ref in refs:
        if ref not in now and state.is_current(ref):
            game.set_mark(OUT)
            game.set_mark((OUT, identity, term, ref))


@rule("8-1-4-2")
def is_out(game: Game, change: Active, card: int) -> bool:
    """Whether a card was put out of the reach of a skill this turn, so that the skill cannot apply
    to it again."""
    state = game.state
    key = (OUT, state.identity[change.source], change.term, state.ref(card))
    return key in state.happened
