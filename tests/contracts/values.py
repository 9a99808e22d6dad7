"""Contracts of instructions after which an effect goes on."""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as d
from headjudge.games.gateruler.language import vocabulary as g
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.vocabulary import of_rules
from headjudge.kernel.state import FACE_DOWN
from headjudge.language import terms as t
from tests.contracts.ledger import Account
from tests.contracts.words import (
    as_long_as,
    ignores_effects,
    is_boosted,
    is_linked,
    no_card_flips,
    no_number_changes,
    own,
)


@own(t.Lasting)
def lasting(account: Account) -> list[str]:
    """An effect begins that lasts as long as was said; numbers it adds to are so much more."""
    term = account.term
    assert isinstance(term, t.Lasting)
    faults = as_long_as(account, term.until) if term.until else []
    game = account.game
    if ignores_effects(account):
        return faults
    if isinstance(term.ability, t.Continuous) and not term.ability.while_:
        sums: dict[str, int] = {}
        for change in term.ability.changes:
            if change.operation != "add" or not isinstance(change.operand, int):
                return faults
            sums[change.property] = sums.get(change.property, 0) + change.operand
        if len(term.ability.changes) == len(sums):
            for (card, name), was in account.value.items():
                now = game.value(card, name)
                laid = [one for one in account.new_effects() if one.cards is not None]
                if name in sums and len(laid) == len(sums) and laid_on(laid, account, card):
                    limited = name in game.rules.layering.bounds
                    if is_linked(account, card) or is_boosted(account, card):
                        continue  # its partner's number may be part of its own
                    if now != was + sums[name] and not limited and isinstance(was, int):
                        faults.append(f"{name} of card {card} was {was} and is {now}")
    return faults


def laid_on(effects: list[object], account: Account, card: int) -> bool:
    """Whether all of these effects were laid on the card as it is now."""
    ref = account.game.state.ref(card)
    return all(ref in (getattr(one, "cards", None) or ()) for one in effects)


@own(v.Become)
def become(account: Account) -> list[str]:
    """The units are in that state, as long as was said; no other state of theirs ends."""
    term = account.term
    assert isinstance(term, v.Become)
    faults = as_long_as(account, term.until)
    if account.meant is None or ignores_effects(account):
        return faults
    for card in account.meant.sure:
        states = account.game.value(card, "states") or ()
        if term.state not in states:
            faults.append(f"card {card} is not {term.state}")
        faults += [
            f"card {card} is no longer {state}"
            for state in account.value.get((card, "states")) or ()
            if state not in states
        ]
    return faults


@own(v.Delete)
def delete(account: Account) -> list[str]:
    """vanguard 10.26: the units lie face down as they stood, the same objects, with an original
    power of 0."""
    if account.meant is None:
        return []
    faults = no_card_flips(account, account.meant.cards)
    if ignores_effects(account):
        return faults
    for card in account.meant.sure:
        if account.after.face[card] != FACE_DOWN:
            faults.append(f"card {card} lies face up")
        if account.after.identity[card] != account.before.identity[card]:
            faults.append(f"card {card} became another object")
        if account.game.value(card, "original power"):
            faults.append(f"card {card} has an original power")
    return faults


@own(v.Dominate)
def dominate(account: Account) -> list[str]:
    """vanguard 10.35: the player who speaks is the master of the units, for as long as was said,
    and of those linked with them; they stay on their circles."""
    term = account.term
    assert isinstance(term, v.Dominate)
    faults = as_long_as(account, term.until) if term.until else []
    if account.meant is None or ignores_effects(account) or not account.new_effects():
        return faults
    return faults + [
        f"player {account.game.master(card)} is the master of card {card}"
        for card in account.meant.sure
        if account.game.master(card) != account.seat
    ]


@own(of_rules.Harmonize)
def harmonize(account: Account) -> list[str]:
    """vanguard 11.34: the two units are linked."""
    if account.meant is None or account.other is None or not account.new_effects():
        return []
    both = account.meant.sure | account.other.sure
    return [f"card {card} is not linked" for card in both if not is_linked(account, card)]


@own(v.CannotBeUsed, d.NegateThisSkill)
def cannot_be_used(account: Account) -> list[str]:
    """vanguard 12.2: something was noted about the ability of this text, and nothing else
    began."""
    state = account.game.state
    noted = account.before.happened != account.after.happened
    noted = noted or bool(account.new_effects()) or bool(state.limits)
    return [] if noted else ["nothing was noted"]


@own(v.Nullify)
def nullify(account: Account) -> list[str]:
    """vanguard 8.7.6: the effects of that player's abilities no longer apply to the cards: none
    that was laid on them before is laid on them now."""
    term = account.term
    assert isinstance(term, v.Nullify)
    if account.meant is None:
        return []
    whose = account.seat if term.whose == t.YOU else 1 - account.seat
    return [
        f"an effect is still laid on card {card}"
        for effect in account.game.state.effects
        if effect.seat == whose and effect.id in account.before.effects
        for card, identity in effect.cards or ()
        if card in account.meant.sure and account.after.identity[card] == identity
        if effect.term.role == "change"
    ]


@own(g.ChooseAttribute)
def choose_attribute(account: Account) -> list[str]:
    """gateruler 2-5c: each target has one more attribute, or had the one chosen, until the end of
    the turn."""
    faults = as_long_as(account, "turn")
    for (card, name), was in account.value.items():
        now = account.game.value(card, name) or ()
        faults += [f"card {card} lost {each}" for each in was or () if each not in now]
        if len(now) > len(was or ()) + 1:
            faults.append(f"card {card} gained more than one")
    return faults


@own(g.RedirectDamage, g.InNextTurn)
def begins(account: Account) -> list[str]:
    """gateruler 14-13: one effect begins."""
    return [] if account.new_effects() else ["no effect began"]


@own(v.NullifyCannotBeHit)
def nullify_cannot_be_hit(account: Account) -> list[str]:
    """vanguard 8.7.6: only effects of these cards end."""
    meant = frozenset() if account.meant is None else account.meant.cards
    return [
        f"an effect of card {effect.source} ended"
        for effect in account.ended_effects()
        if account.meant is not None and effect.source not in meant
    ] + no_number_changes(account)
