"""11. Keywords: what compiling a card makes of them, and the states that some give units.

`keywords_conditions.py` has those that say when an ability is active, `keywords_bundles.py`
those that are abilities, `keywords_labels.py` those that are only referred to. Drive
abilities (11.2) are in `drive.py`, Intercept (11.3) in `guard.py`, Boost (11.4) in
`attack.py`, Sentinel (11.9) in `deck.py`, Seek Mate (11.10) in `legion.py`, stride skills
(11.11, 11.42) in `stride.py`, G guardians (11.14) in `g_guardian.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import harmony, roles
from headjudge.games.vanguard import vocabulary as v
from headjudge.games.vanguard.keywords_bundles import BUNDLES
from headjudge.games.vanguard.keywords_conditions import ACT as ACTIVATED
from headjudge.games.vanguard.keywords_conditions import AUTO, CONT
from headjudge.games.vanguard.legion import seek_mate
from headjudge.games.vanguard.misc import bundle_of_unaffected, is_unaffected
from headjudge.kernel.changes import Active, Patch
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event, Frame, Ref
from headjudge.kernel.triggers import IN_VAIN
from headjudge.language import bundles, lasting
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import CONDITIONS, means, objects
from headjudge.rulebook.citation import fact

# -- compiling --------------------------------------------------------------------------


def expand(abilities: tuple[t.Ability, ...]) -> tuple[t.Ability, ...]:
    """The abilities a text gives a card: keywords stay (texts ask for them) and bring
    their bundle along."""
    result: list[t.Ability] = []
    for each in abilities:
        each = bundles.expand_inside(of_kind(each), expand, of_kind)
        result.append(each)
        if isinstance(each, t.Keyword) and each.name in BUNDLES:
            result.extend(expand(BUNDLES[each.name](each)))
        elif isinstance(each, v.SeekMate):
            result.extend(expand(seek_mate(each)))
        elif isinstance(each, v.Unaffected):
            result.extend(bundle_of_unaffected(each))
    return tuple(result)


KINDS: Final[dict[type, str]] = {t.Auto: AUTO, v.Act: ACTIVATED}


def of_kind(ability: t.Ability) -> t.Ability:
    """The ability, with the keywords in front of it told what kind of ability it is."""
    if isinstance(ability, t.Keyword):
        return ability  # its bundle is told
    conditions: tuple[t.Condition, ...] = getattr(ability, "while_", ())
    if not [each for each in conditions if type(each) is v.Enabled and not each.of]:
        return ability
    kind = KINDS.get(type(ability), CONT)
    told = tuple([replace(e, of=kind) if type(e) is v.Enabled else e for e in conditions])
    changes: dict[str, Any] = {"while_": told}
    return replace(ability, **changes)


def footprint(game: Game, change: Active) -> list[Patch]:
    """What a change would do just now; to lose a keyword is to lose its whole bundle."""
    patches = lasting.footprint(game, change)
    if "Unaffected" in game.special:
        source, seat = change.source, change.seat
        patches = [each for each in patches if not is_unaffected(game, each[0], source, seat)]
    if "abilities" not in change.term.writes:
        return patches
    return [
        bundles.with_bundle(game, patch, expand)
        for patch in patches
        if patch[1] != "abilities" or TAKES_EFFECT.get(patch[2], True)
    ]


# 10.21.1, 10.21.3: a text that is given, or that a card gets, is as though on it;
# 10.21.2: one that is lost, as though it were not
IS_LOST: Final[bool] = fact("10.21.2", True, without=False)
TAKES_EFFECT: Final[dict[str, bool]] = {
    "gain": fact("10.21.1", fact("10.21.3", True, without=False), without=False),
    "lose": IS_LOST,
    "lose-all": IS_LOST,
}


# -- states that keywords give units ---------------------------------------------------------


@means(ACT, v.Become)
def _(context: Context, frame: Frame, term: v.Become, cards: tuple[Ref, ...]) -> None:
    game = context.game
    game.do(
        *[
            Event("become", c.master(game, card), card, -1, 0, context.source, context.seat,
                  term.until, tags=(term.state,))
            for card, _identity in cards
        ]
    )  # fmt: skip


def become_happens(game: Game, event: Event) -> None:
    """A unit comes to be in a state, for a time, and what that state brings with it."""
    card, word = event.card, event.tags[0]
    if word == "harmony":
        return  # it is there to be heard: an association is no state of one unit
    if not c.is_unit(game, card) or word in game.value(card, "states"):
        event.amount = IN_VAIN
        return
    gain = t.Continuous((t.Change(t.It(), "states", "gain", (word,)),))
    lay(game, gain, event, (game.state.ref(card),), event.cause)
    if word in COMES_WITH:
        lay(game, COMES_WITH[word], event, None, event.cause)


def lay(
    game: Game, term: t.Ability, event: Event, cards: tuple[Ref, ...] | None, until: str
) -> None:
    """A lasting effect of the unit that an event is about."""
    state = game.state
    card = event.card
    identity = state.identity[card]
    game.lasting(
        Effect(state.next_number(), term, card, identity, event.seat, state.tick(), until, cards)
    )


# 11.29.2: a charging unit goes under the deck at the end of a battle it took part in;
# 11.33.2: a hollowed one is retired at the end of the turn
COMES_WITH: Final[dict[str, t.Auto]] = {
    **fact(
        "11.29.2",
        {
            "charging": t.Auto(
                t.Pattern("end battle"),
                (t.Put(t.Self(), "deck bottom"),),
                (v.TookPart(), t.Is(t.Self(), (v.InState("charging"),))),
            )
        },
        without={},
    ),
    **fact(
        "11.33.2",
        {
            "hollowed": t.Auto(
                t.Pattern("end turn"),
                (v.Retire(t.Self()),),
                (t.Is(t.Self(), (v.InState("hollowed"),)),),
            )
        },
        without={},
    ),
}


@means(CONDITIONS, v.TookPart)
def _(context: Context, term: v.TookPart) -> bool:
    """The card of this text attacked, was attacked, boosted or guarded in this battle."""
    found = [card for role in roles.ROLES for card in roles.in_role(context.game, role, was=True)]
    return context.source in found


@means(CONDITIONS, v.Became)
def _(context: Context, term: v.Became) -> bool:
    return context.event is not None and term.state in context.event.tags


# -- 11.34. Harmony ---------------------------------------------------------------------------


@means(ACT, v.Harmonize)
def _(context: Context, frame: Frame, term: v.Harmonize, cards: tuple[Ref, ...]) -> None:
    partners = objects(context, term.partner)
    if cards and partners:
        harmony.harmonize(context.game, cards[0], partners[0], context.seat)


HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {"become": become_happens}
