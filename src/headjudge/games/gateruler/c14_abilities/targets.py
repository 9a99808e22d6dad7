"""14-4b-4, 14-4b-5, 14-4c-1. Targets: chosen when something is played, looked at again when it
is resolved.

What was chosen for one phrase is a triple: the name the text knows the targets by, the
targets, and what was allotted to each of them.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c01_overview import LEAST_TIMES, times
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones.areas import up_to
from headjudge.games.gateruler.c14_abilities.damage_changes import base_damage
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option, Share
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import means, number, passes, select
from headjudge.language.options import first_list
from headjudge.rulebook.citation import fact, rule

Chosen = tuple[str, tuple[Ref, ...], tuple[int, ...]]
Phrase = v.Target | v.TargetInGate


# 14-4b-4. Choosing targets


@rule("14-4b-4c")
def phrases(effects: tuple[t.Effect, ...]) -> list[Phrase]:
    """The phrases of these effects that choose targets on playing; what stands behind "Then," and
    "If you do," is chosen on resolving."""
    return [each for each in effects if isinstance(each, Phrase)]


def next_phrase(effects: tuple[t.Effect, ...], done: int) -> Phrase | None:
    """The phrase whose targets are chosen next; None: all are chosen."""
    found = phrases(effects)
    return found[done] if done < len(found) else None


# -- what can be chosen


@rule("14-4b-4b")
def candidates(context: Context, phrase: Phrase) -> list[int]:
    """The cards, or the numbers of what is in the gate, that can be chosen as targets, each but
    once."""
    if isinstance(phrase, v.TargetInGate):
        return in_the_gate(context, phrase)
    cards = phrase.what.cards
    found = can_be_chosen(context, select(context, cards))
    if not [each for each in cards.filters if not each.PUBLIC]:
        return found
    return [card for card in found if is_known_to_all(context.game, card)]


def can_be_chosen(context: Context, cards: list[int]) -> list[int]:
    """1-5d. Not what a text says cannot be chosen."""
    game = context.game
    if "choose" not in game.survey.guarded_kinds:
        return cards
    seat, source = context.seat, context.source
    return [
        card
        for card in cards
        if not is_forbidden(game, Event("choose", seat, card, source=source, by=seat))
    ]


@rule("14-4b-4e")
def is_known_to_all(game: Game, card: int) -> bool:
    """A target of some sort must be seen by all to be of that sort. What a face-down unit is
    (14-19c), all can see."""
    state = game.state
    return state.known[card] == everyone(state) or z.is_front(state.place[card])


# What a card in the gate waits for: to be resolved, or to be geared up into (14-18f-1).
CARDS_IN_GATE: Final = ("resolve card", "gear up")


@rule("14-4b-4d")
def in_the_gate(context: Context, phrase: v.TargetInGate) -> list[int]:
    """Cards and abilities in the gate; never what is being played itself, which is not there
    yet."""
    game = context.game
    found: list[int] = []
    for frame in game.state.stack:
        is_card = frame.procedure in CARDS_IN_GATE
        if not is_card and frame.procedure != "resolve ability":
            continue
        if phrase.what not in ("any", "card" if is_card else "ability"):
            continue
        mine = frame.vars["seat"] == context.seat
        if (phrase.whose == t.YOU and not mine) or (phrase.whose == t.OPPONENT and mine):
            continue
        if passes(context, phrase.filters, bearer(frame)):
            found.append(frame.vars["number"])
    return found


@rule("14-1a-5")
def bearer(frame: Frame) -> Ref:
    """The level of an ability is that of the card it is on, and so is all else about it."""
    return frame.vars["card"], frame.vars["identity"]


def at_most(context: Context, phrase: Phrase, there: int) -> int:
    """How many of the cards that are there can be targets: of what is divided among them, each
    must get its part."""
    if isinstance(phrase, v.TargetInGate) or phrase.divide is None or not LEAST_SHARE:
        return there
    return min(there, whole(context, phrase.divide) // LEAST_SHARE)


def whole(context: Context, divide: t.Number) -> int:
    """What is divided: damage, as it is printed (14-14f); less than none is none."""
    return base_damage(context, times(number(context, divide)))


def how_many(context: Context, phrase: Phrase, there: int) -> tuple[int, int]:
    """The least and the greatest number of targets."""
    if isinstance(phrase, v.TargetInGate):
        return 1, 1
    what = phrase.what
    count = number(context, what.count)
    if what.any_number:
        return min(count, there), there
    if what.up_to:
        return up_to(count, there)
    return least_and_most(count)


@rule("14-4b-4a", "14-4b-4f")
def least_and_most(count: int) -> tuple[int, int]:
    """Exactly so many; of a number of 0 or less none."""
    count = count if count > LEAST_TIMES else LEAST_TIMES
    return count, count


@rule("14-4b-4")
def can_choose_all(context: Context, effects: tuple[t.Effect, ...]) -> bool:
    """Whether there are targets enough for every phrase; of a list of options, for one."""
    for phrase in phrases(effects):
        there = at_most(context, phrase, len(candidates(context, phrase)))
        if how_many(context, phrase, there)[0] > there:
            return False
    found = first_list(effects) if effects else None
    if found is not None and [each for each in effects if each is found]:
        able = [each for each in found.options if can_choose_all(context, each)]
        return len(able) >= min(found.number, len(found.options))
    return True


def ask_targets(context: Context, phrase: Phrase) -> Decision:
    """The targets of one phrase, all at once."""
    found = candidates(context, phrase)
    least, most = how_many(context, phrase, at_most(context, phrase, len(found)))
    verb = "in gate" if isinstance(phrase, v.TargetInGate) else "card"
    options: tuple[Option, ...] = tuple([(verb, each) for each in found])
    return Decision(context.seat, "target", options, "14-4b-4", least, most)


def targets_chosen(game: Game, phrase: Phrase, chosen: tuple[Option, ...]) -> Chosen:
    """What was chosen for one phrase."""
    if isinstance(phrase, v.TargetInGate):
        return phrase.memory, tuple([(int(option[1]), 0) for option in chosen]), ()
    refs = tuple([game.state.ref(int(option[1])) for option in chosen])
    return phrase.memory, refs, ()


# 14-4b-5. Dividing

# 14-4b-5a: each target gets so much at least
LEAST_SHARE: Final[int] = fact("14-4b-5a", 1, without=0)


def to_divide(
    context: Context, effects: tuple[t.Effect, ...], chosen: tuple[Chosen, ...]
) -> tuple[int, int]:
    """The phrase whose number is not divided yet, and how much of it is left; (-1, 0): none."""
    for at, phrase in enumerate(phrases(effects)):
        if isinstance(phrase, v.Target) and phrase.divide is not None and at < len(chosen):
            _memory, refs, shares = chosen[at]
            left = whole(context, phrase.divide) - sum(shares)
            left -= LEAST_SHARE * len(refs) if not shares else 0
            if refs and left > 0:
                return at, left
    return -1, 0


def ask_division(
    context: Context, effects: tuple[t.Effect, ...], chosen: tuple[Chosen, ...]
) -> Decision | None:
    """Point by point: who gets one more."""
    at, left = to_divide(context, effects, chosen)
    if at < 0:
        return None
    options: tuple[Option, ...] = tuple([("give", card) for card, _identity in chosen[at][1]])
    _memory, refs, _shares = chosen[at]
    phrase = phrases(effects)[at]
    divide = phrase.divide if isinstance(phrase, v.Target) else None
    total = 0 if divide is None else whole(context, divide)
    given = total - LEAST_SHARE * len(refs) - left
    share = Share("divide", given, left, total, divides=True)
    return Decision(context.seat, "divide", options, "15-10a", share=share)


@rule("15-10a", "14-4b-5b")
def allotted(
    context: Context, effects: tuple[t.Effect, ...], chosen: tuple[Chosen, ...], card: int
) -> tuple[Chosen, ...]:
    """The targets, one of which gets one more; what is allotted stays so."""
    at, _left = to_divide(context, effects, chosen)
    memory, refs, shares = chosen[at]
    shares = shares or (LEAST_SHARE,) * len(refs)
    more = tuple(
        [share + 1 if ref[0] == card else share for ref, share in zip(refs, shares, strict=True)]
    )
    return (*chosen[:at], (memory, refs, more), *chosen[at + 1 :])


# 14-4c-1. Looking at them again


def valid_targets(
    context: Context, effects: tuple[t.Effect, ...], chosen: tuple[Chosen, ...]
) -> tuple[Chosen, ...]:
    """The chosen targets without those that are no longer valid; looked at once, before anything
    is carried out."""
    found: list[Chosen] = []
    for phrase, (memory, refs, shares) in zip(phrases(effects), chosen, strict=False):
        shares = shares or (LEAST_SHARE,) * len(refs)
        kept = [
            (ref, share)
            for ref, share in zip(refs, shares, strict=True)
            if is_valid(context, phrase, ref)
        ]
        valid = tuple([ref for ref, _share in kept])
        if not isinstance(phrase, v.TargetInGate):
            log_lost_targets(context, [ref[0] for ref in refs if ref not in valid])
        found.append((memory, valid, tuple([share for _ref, share in kept])))
    return tuple(found)


def log_lost_targets(context: Context, cards: list[int]) -> None:
    """Enter into the log which targets are left out."""
    game = context.game
    if game.log is not None and context.source >= 0:
        for card in cards:
            source = game.card_then(context.source)
            game.note("target gone", context.seat, card, citing="14-4c-1", source=source)


@rule("14-4c-1")
def is_valid(context: Context, phrase: Phrase, ref: Ref) -> bool:
    """A target is valid while it is the same card and could still be chosen: of that sort, in such
    a zone, of that player."""
    is_same = isinstance(phrase, v.TargetInGate) or context.game.state.is_current(ref)
    return is_same and ref[0] in candidates(context, phrase)


@means(DO, v.Target)
def do_target(context: Context, frame: Frame, term: v.Target) -> None:
    """The targets of this phrase are known to what follows; not those that have gone since the
    effect began."""
    is_current = context.game.state.is_current
    for memory, refs, shares in frame.vars.get("targets", ()):
        if memory == term.memory:
            there = [pair for pair in zip(refs, shares, strict=True) if is_current(pair[0])]
            frame.vars[memory] = tuple([ref for ref, _share in there])
            frame.vars[memory + " shares"] = tuple([share for _ref, share in there])


@means(DO, v.TargetInGate)
def do_target_in_gate(context: Context, frame: Frame, term: v.TargetInGate) -> None:
    """The cards and abilities in the gate that were chosen are known to the effect."""
    for memory, refs, _shares in frame.vars.get("targets", ()):
        if memory == term.memory:
            frame.vars[memory] = refs
