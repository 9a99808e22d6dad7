"""Contracts: what must be different after an instruction, and what must not.

Written from the rulebooks and from what each term says of itself, apart from what carries it out.
Every class of instruction belongs to one family, and the family says what holds for all of them:

moves   cards go to another zone: no other card does, and none goes elsewhere
draws   top cards of a deck go to a hand (or where the term says), as many as there are
values  an effect begins that goes on: no card moves, and the numbers it names change by it
marks   cards turn, or a number of a player changes: no card changes its zone
plays   cards come to the field: none leaves it for anywhere else by that
asks    somebody chooses, looks, or says something: nothing changes on the table
ends    the game, a turn, an attack or a play ends or is begun: no card is turned by that
"""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as d
from headjudge.games.gateruler.language import vocabulary as g
from headjudge.games.godzilla.language import vocabulary as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.vocabulary import of_rules
from headjudge.language import terms as t
from tests.contracts import asks, draws, ends, marks, moves, plays, values
from tests.contracts.ledger import Account
from tests.contracts.words import OWN, Contract, no_card_turns, no_deck_is_reordered

# whose functions are the contracts of single words
PARTS = (moves, draws, values, marks, plays, asks, ends)

FAMILIES: dict[str, tuple[type[t.Effect], ...]] = {
    "moves": (
        t.Put, t.Discard, t.Destroy, t.PutUnder, t.DiscardUntil, t.Swap,
        z.MoveTo, z.RearrangeTop, z.Fade,
        v.Retire, v.Bind, v.Heal, v.Remove, v.SoulBlast, v.MoveTo, v.TimeLeap, v.DealDamage,
        of_rules.Leap, of_rules.LeapBack, of_rules.AllAtOnce,
        d.KO, d.Combo, d.AddToEnergy, d.RemoveFromGame, d.PutAlone, d.ShuffleInto,
        d.InflictDamage, d.GainControl,
        g.AddCharge, g.PlaceIn, g.Rearrange, g.GainControl, g.HealLife, g.SetCard,
        g.Materials, g.RemainInPlay,
    ),
    "draws": (t.Draw, v.SoulCharge, d.DrawUntil, d.PutTop, g.Redraw, g.Drive),
    "values": (
        t.Lasting, v.Become, v.Nullify, v.NullifyCannotBeHit, v.Dominate, v.Delete,
        of_rules.Harmonize, v.CannotBeUsed, d.NegateThisSkill, g.ChooseAttribute, g.InNextTurn,
        g.RedirectDamage,
    ),
    "marks": (
        z.ChangeRage, z.SetRage, z.Advance, z.AdvanceTo, z.Retreat, z.RetreatTo,
        z.MoveAsCountered, t.ToStand, t.ToRest,
        v.TurnUp, v.TurnDown, v.CounterBlast, v.CounterCharge, v.Lock,
        v.Unlock, v.FlipOver,
        d.FlipOver, d.PayEnergy,
        g.FlipUp, g.FlipDown, g.DamageReversal, g.PayResources,
        g.ReadyResources, g.Heal, g.HealDealing, g.DealDamage, g.DealDivided, g.StrikeBack,
        g.StrikeThrough, g.ChangeThisDamage, g.RedirectThisDamage,
    ),
    "plays": (
        z.Play, z.PlayOnto, z.PlayToken, z.Evolve, z.Counter, z.TriggerKeyword,
        v.Call, v.Ride, v.Stride, v.ToLegion,
        d.Play, d.HavePlayed, d.PlayToken, d.ActivateSkill,
        g.PutOnTop, g.SpecialSummon, g.PutFaceDown, g.PlayCard, g.PlayThis, g.PlayAbilityOf,
        g.GearUpInto, g.AbyssalSummon, g.PlaceResources,
    ),
    "asks": (
        t.Choose, t.Look, t.Reveal, t.Search, t.Shuffle, t.If, t.May, t.ForEach, t.ChooseOf,
        z.ChooseZone,
        v.Pay, v.Declare, of_rules.Remember,
        d.ChooseEquals, d.ChooseAtRandom, d.Shown, d.ShuffleLooked, d.KeepForSkill, d.PayFor,
        g.Target, g.TargetInGate, g.ChooseNumber, g.Timing, g.IfDone, g.KeepForPlay,
        g.KeepMaterials,
    ),
    "ends": (
        t.GameEnds, v.ExtraTurn, v.AttackWith,
        d.ExtraTurn, d.NegateAttack, d.NegateBlocker, d.NegateCounter, d.NegatePlay,
        d.PlayedResting, d.Redirect,
        g.EndTurn, g.Negate, g.ChangeCounter, g.RedirectAttack,
    ),
}  # fmt: skip

FAMILY = {word: name for name, words in FAMILIES.items() for word in words}


def check(account: Account) -> list[str]:
    """What is wrong with a closed account: by its family, its own words, and what it remembers."""
    word = type(account.term)
    family = FAMILY.get(word)
    if family is None:
        return ["no contract"]
    faults: list[str] = []
    if not account.expanded:
        faults += remembers(account)
    if not account.expanded or family != "asks":  # what those come to has contracts of its own
        faults += OF_FAMILY[family](account)
    own = OWN.get(word)
    return faults + (own(account) if own is not None else [])


# -- what holds for a family ---------------------------------------------------------------


def of_moves(account: Account) -> list[str]:
    """Only the cards meant move (and what goes along with them), none that the same effect has
    moved before as one of "the rest", and no other card is turned, unless it lay beneath one."""
    if isinstance(account.term, of_rules.AllAtOnce):
        return []  # a cost may turn some cards and move others
    meant = account.meant
    about = frozenset() if meant is None else meant.cards
    faults = [
        f"card {card} was turned"
        for card in account.turned() - about
        if account.before.host[card] < 0
    ]
    if meant is None or account.expanded:  # what it comes to has contracts of its own
        return faults
    moved = account.on_their_own()
    if isinstance(account.term, v.MoveTo):  # 10.32: a unit that is there comes here
        moved = {card: way for card, way in moved.items() if card in meant.cards}
    faults += [f"card {card} was not meant" for card in moved if card not in meant.cards]
    if isinstance(getattr(account.term, "what", None), t.Rest):
        faults += [
            f"card {card} was moved before" for card in moved if card in account.moved_before
        ]
    if len(moved) > max(meant.most, 0):
        faults.append(f"{len(moved)} cards moved, at most {meant.most} were meant")
    return faults


def of_draws(account: Account) -> list[str]:
    """Cards leave decks from the top; no card turns, and none leaves another zone, unless a deck
    is empty (godzilla 11.2: it is filled with the discard pile)."""
    faults = [f"card {card} was turned" for card in account.turned()]
    for card, (was, now) in account.moved().items():
        emptied = was >= 0 and not account.after.zones[was]
        if account.kind(was) not in ("deck", "hand", "") and not emptied:
            faults.append(f"card {card} came from {account.kind(was)}")
        if account.seat_of(was) != account.seat_of(now) and was >= 0:
            faults.append(f"card {card} went to the other player")
    return faults


def of_values(account: Account) -> list[str]:
    """No card moves or turns."""
    faults = [f"card {card} moved" for card in account.moved()]
    return faults + [f"card {card} was turned" for card in account.turned()]


def of_marks(account: Account) -> list[str]:
    """No card leaves the field, unless it was one with a card that is meant (a legion); and of
    those that are not on it only cards of a damage zone move (gateruler 15-21b-1: a ruler is
    healed)."""
    field = account.game.rules.layout.field
    about = frozenset() if account.meant is None else account.meant.cards
    there = {account.before.place[card] for card in about}
    faults = [
        f"card {card} left {account.kind(was)}"
        for card, (was, now) in account.moved().items()
        if was >= 0 and field[was] and not (now >= 0 and field[now]) and was not in there
    ]
    return faults + [
        f"card {card} moved from {account.kind(was)}"
        for card, (was, _now) in account.moved().items()
        if was >= 0 and not field[was] and account.kind(was) != "damage"
    ]


def of_plays(account: Account) -> list[str]:
    """No card of the field merely turns, and decks lie as they did, unless chance had its say; what
    lies below another card has no position of its own. Where nothing is paid, cards come to the
    field or leave it, and no others move."""
    hosts = zip(account.before.host, account.after.host, strict=False)
    below = [card for card, (was, now) in enumerate(hosts) if was >= 0 or now >= 0]
    faults = no_card_turns(account, [*below, *paid_with(account)])
    owner = account.game.state.owner
    faults += [
        f"card {card} went to the other player"
        for card, (_was, now) in account.moved().items()
        if not account.is_field(now) and account.seat_of(now) not in (owner[card], -1)
    ]
    if not has_a_price(account.term):
        faults += [
            f"card {card} went from {account.kind(was)} to {account.kind(now)}"
            for card, (was, now) in account.moved().items()
            if was >= 0 and not account.is_field(was) and not account.is_field(now)
        ]
    return faults + no_deck_is_reordered(account)


def has_a_price(term: t.Effect) -> bool:
    """Whether something may have to be paid for what is played."""
    if isinstance(term, d.Play):
        return term.paying
    played = g.PlayCard | g.PlayThis | g.PlayAbilityOf | g.AbyssalSummon | g.GearUpInto
    return isinstance(term, d.ActivateSkill | played)


def paid_with(account: Account) -> tuple[int, ...]:
    """The cards that may be turned to pay for what is played."""
    if not has_a_price(account.term):
        return ()
    zones = [
        zone
        for zone, kind in enumerate(account.game.rules.layout.kind)
        if kind in ("energy", "resource") and account.seat_of(zone) == account.seat
    ]
    return tuple(card for zone in zones for card in account.before.zones[zone])


def of_asks(account: Account) -> list[str]:
    """Nothing moves, turns or begins."""
    faults = [
        f"card {card} moved from {account.kind(was)} to {account.kind(now)}"
        for card, (was, now) in account.moved().items()
    ]
    faults += [f"card {card} was turned" for card in account.turned()]
    if account.new_effects():
        faults.append("an effect began")
    return faults


def of_ends(account: Account) -> list[str]:
    """What is stopped or begun turns no card by itself, and no deck lies otherwise; only from the
    gate and from what goes with it do cards move (gateruler 15-24, 15-25)."""
    faults = [
        f"card {card} moved from {account.kind(was)}"
        for card, (was, _now) in account.moved().items()
        if account.kind(was) not in ("gate", "drive", "counter")
    ]
    return faults + no_card_turns(account) + no_deck_is_reordered(account)


OF_FAMILY: dict[str, Contract] = {
    "moves": of_moves,
    "draws": of_draws,
    "values": of_values,
    "marks": of_marks,
    "plays": of_plays,
    "asks": of_asks,
    "ends": of_ends,
}


# what a choice is made of, and names that instructions have without saying so
MADE_ON_THE_WAY = ("it", "picked", "together", "added", "base", "under", "placed")
# the name an instruction remembers cards by without naming it, where that is another than "it"
REMEMBERS_AS: dict[type[t.Effect], str] = {d.HavePlayed: "played"}


def remembers(account: Account) -> list[str]:
    """What an effect remembers under another name than the instruction's own is still about the
    same cards; and of cards remembered as seen, one that has moved is not taken for one that lies
    there still."""
    own = getattr(account.term, "memory", REMEMBERS_AS.get(type(account.term), "it"))
    faults: list[str] = []
    for name, refs in account.memory.items():
        if name in (*MADE_ON_THE_WAY, own) or name not in account.remembered:
            continue
        was = [card for card, _identity in refs]
        now = [card for card, _identity in account.remembered[name]]
        if isinstance(account.term, t.Shuffle) and set(now) <= set(was):
            continue  # nobody knows any more which of the shuffled cards they were
        if was != now:
            faults.append(f"{name!r} was {was} and is {now}")
    return faults
