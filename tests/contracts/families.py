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

from collections.abc import Callable

from headjudge.games.dragonball import vocabulary as d
from headjudge.games.gateruler import vocabulary as g
from headjudge.games.godzilla import keywords as k
from headjudge.games.godzilla import vocabulary as z
from headjudge.games.vanguard import vocabulary as v
from headjudge.games.vanguard.vocabulary import of_rules
from headjudge.language import terms as t
from tests.contracts.ledger import Account

Contract = Callable[[Account], list[str]]

FAMILIES: dict[str, tuple[type[t.Effect], ...]] = {
    "moves": (
        t.Put, t.Discard, t.Destroy, t.PutUnder, t.DiscardUntil, t.Swap,
        z.MoveTo, z.RearrangeTop, k.Fade,
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
        z.MoveAsCountered,
        v.ToStand, v.ToRest, v.TurnUp, v.TurnDown, v.CounterBlast, v.CounterCharge, v.Lock,
        v.Unlock, v.FlipOver,
        d.SwitchActive, d.SwitchRest, d.FlipOver, d.PayEnergy,
        g.ToReady, g.ToExhaust, g.FlipUp, g.FlipDown, g.DamageReversal, g.PayResources,
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
    faults = [*OF_FAMILY[family](account), *remembers(account)]
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
    if meant is None:
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
    for card, (was, _now) in account.moved().items():
        emptied = was >= 0 and not account.after.zones[was]
        if account.kind(was) not in ("deck", "hand", "") and not emptied:
            faults.append(f"card {card} came from {account.kind(was)}")
    return faults


def of_values(account: Account) -> list[str]:
    """No card moves or turns."""
    faults = [f"card {card} moved" for card in account.moved()]
    return faults + [f"card {card} was turned" for card in account.turned()]


def of_marks(account: Account) -> list[str]:
    """No card leaves the field, unless it was one with a card that is meant (a legion)."""
    field = account.game.rules.layout.field
    about = frozenset() if account.meant is None else account.meant.cards
    there = {account.before.place[card] for card in about}
    return [
        f"card {card} left {account.kind(was)}"
        for card, (was, now) in account.moved().items()
        if was >= 0 and field[was] and not (now >= 0 and field[now]) and was not in there
    ]


def of_plays(account: Account) -> list[str]:
    """No card of the field merely turns."""
    return []


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
    """What is stopped or begun turns no card by itself."""
    return []


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


def remembers(account: Account) -> list[str]:
    """What an effect remembers under another name than the instruction's own is still about the
    same cards; and of cards remembered as seen, one that has moved is not taken for one that lies
    there still."""
    own = getattr(account.term, "memory", "it")
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


# -- what holds for a word of its own --------------------------------------------------------

OWN: dict[type[t.Effect], Contract] = {}


def own(*words: type[t.Effect]) -> Callable[[Contract], Contract]:
    """The function below is the contract of these words, besides that of their family."""

    def label(contract: Contract) -> Contract:
        for word in words:
            OWN[word] = contract
        return contract

    return label


def to_kinds(account: Account, kinds: tuple[str, ...]) -> list[str]:
    """The cards meant that moved went to the owner's zone of one of these kinds."""
    layout = account.game.rules.layout
    owner = account.game.state.owner
    faults: list[str] = []
    for card, (_was, now) in account.on_their_own().items():
        if account.kind(now) == "ruler":
            continue  # gateruler 14-18b: the geared-up unit was meant, and its ruler is left
        if account.kind(now) not in (*kinds, ""):
            faults.append(f"card {card} went to {account.kind(now)}, not {kinds[0]}")
        elif now >= 0 and not layout.field[now] and layout.seat[now] != owner[card]:
            faults.append(f"card {card} went to the other player's {account.kind(now)}")
    return faults


def as_many_as_meant(account: Account) -> list[str]:
    """At least as many cards moved as had to be chosen, if they were not there already."""
    meant, what = account.meant, getattr(account.term, "what", None)
    if meant is None or not isinstance(what, t.Pick):
        return []
    if isinstance(what.cards, t.Cards) and what.cards.filters:
        return []  # that a hidden card is such a card may be denied
    moved = len(account.on_their_own())
    return [f"{moved} cards moved, {meant.least} had to"] if moved < meant.least else []


PILES = {"discard": ("discard", "drop", "graveyard")}


@own(t.Put)
def put(account: Account) -> list[str]:
    """godzilla 5.2, gateruler 15-3a, vanguard 10.5: the cards are in the owner's
    area that was named, or at that end of the deck."""
    term = account.term
    assert isinstance(term, t.Put)
    area = term.to.split(" ")[0]
    if area not in account.game.rules.layout.names:
        return []
    return to_kinds(account, PILES.get(area, (area,)))


@own(t.Discard)
def discard(account: Account) -> list[str]:
    """godzilla 5.7, gateruler 15-9a, vanguard 10.3: cards of a hand go to the discard pile, as
    many as said."""
    faults = [
        f"card {card} came from {account.kind(was)}"
        for card, (was, _now) in account.on_their_own().items()
        if account.kind(was) != "hand"
    ]
    piles = ("discard", "drop", "graveyard")
    return faults + to_kinds(account, piles) + as_many_as_meant(account)


@own(t.Destroy, v.Retire, d.KO)
def destroy(account: Account) -> list[str]:
    """godzilla 5.12, vanguard 10.4, gateruler 15-12a: from the field to the
    owner's pile (tokens disappear)."""
    field = account.game.rules.layout.field
    faults = [
        f"card {card} was not on the field"
        for card, (was, _now) in account.on_their_own().items()
        if was < 0 or not (field[was] or account.kind(was) in ("strategy", "combo", "set"))
    ]
    return faults + to_kinds(account, ("discard", "drop", "graveyard", "G"))


@own(t.Draw)
def draw(account: Account) -> list[str]:
    """godzilla 5.4, dragonball 4-9, gateruler 15-8a, vanguard 10.2: the top cards of the deck go
    to the hand, so many of them, or all there are."""
    term = account.term
    assert isinstance(term, t.Draw)
    layout, faults = account.game.rules.layout, []
    for seat in range(account.game.state.seats):
        deck, hand = layout.zone("deck", seat), layout.zone("hand", seat)
        before = account.before.zones[deck]
        drawn = [card for card, way in account.moved().items() if way == (deck, hand)]
        if seat not in account.seats:
            wanted = least = 0
        else:
            wanted = max(account.count or 0, 0)
            least = 0 if term.up_to else min(wanted, len(before))
        if hand in account.game.state.closed:
            continue  # gateruler 3-2g: without a hand nothing is drawn
        if not least <= len(drawn) <= wanted and wanted <= len(before):
            faults.append(f"{len(drawn)} cards drawn, {least} to {wanted} expected")
        if set(drawn) != set(before[: len(drawn)]) and len(before) >= wanted:
            faults.append("not the top cards of the deck")
    return faults


@own(v.SoulCharge)
def soul_charge(account: Account) -> list[str]:
    """vanguard 10.18: so many top cards of the deck go to the soul."""
    kinds = {(account.kind(was), account.kind(now)) for was, now in account.moved().values()}
    return [] if kinds <= {("deck", "soul")} else [f"cards went {sorted(kinds)}"]


@own(v.SoulBlast)
def soul_blast(account: Account) -> list[str]:
    """vanguard 10.17: so many cards of the soul go to the drop zone."""
    moved = list(account.moved().values())
    kinds = {(account.kind(was), account.kind(now)) for was, now in moved}
    if not kinds <= {("soul", "drop")} or len(moved) > (account.count or 0):
        return [f"{len(moved)} cards went {sorted(kinds)}"]
    return []


@own(v.CounterBlast, v.CounterCharge)
def turn_damage(account: Account) -> list[str]:
    """vanguard 10.16, 10.30: so many cards of the damage zone turn over, and no other."""
    flipped = account.flipped()
    place = account.before.place
    faults = [
        f"card {card} was flipped" for card in flipped if account.kind(place[card]) != "damage"
    ]
    if len(flipped) > (account.count or 0):
        faults.append(f"{len(flipped)} cards were flipped, {account.count} meant")
    return faults


# the zones in which cards stand and rest (gateruler 3-9c: in a defense zone they only rest)
UPRIGHT = ("vanguard", "rear-guard", "battle", "leader", "attack", "energy")


def turns_to(rest: int) -> Contract:
    """The cards meant lie so afterwards; no other card was turned, unless it is one with them."""

    def contract(account: Account) -> list[str]:
        meant = account.meant
        if meant is None:
            return []
        place, turned = account.before.place, account.turned()
        zones = {place[card] for card in meant.cards}
        faults = [
            f"card {card} was turned"
            for card in turned
            if place[card] not in zones or place[card] < 0
        ]
        faults += [f"card {card} lies wrong" for card in turned if account.after.rest[card] != rest]
        sure = not isinstance(getattr(account.term, "what", None), t.Pick)
        alone = {card for card in turned & meant.cards if not is_linked(account, card)}
        if not sure and len(alone) > meant.most:
            faults.append(f"{len(turned)} cards were turned, {meant.most} meant")
        if sure:
            faults += [
                f"card {card} was not turned"
                for card in account.stayed(sorted(meant.cards))
                if account.after.rest[card] != rest
                and account.kind(place[card]) != ""
                and account.kind(place[card]) in UPRIGHT
            ]
        return faults

    return contract


own(v.ToStand, d.SwitchActive, g.ToReady)(turns_to(0))
own(v.ToRest, d.SwitchRest, g.ToExhaust)(turns_to(1))


@own(z.ChangeRage)
def change_rage(account: Account) -> list[str]:
    """godzilla 3.4: rage grows, or shrinks, and not the other way; no other number changes."""
    term = account.term
    assert isinstance(term, z.ChangeRage)
    faults: list[str] = []
    for was, now in zip(account.before.numbers, account.after.numbers, strict=True):
        for name in now:
            less = now[name] - was.get(name, 0)
            if less and (name != "rage" or (less > 0) != term.up):
                faults.append(f"{name} changed by {less}")
    return faults


@own(t.Lasting)
def lasting(account: Account) -> list[str]:
    """An effect begins that lasts as long as was said; numbers it adds to are so much more."""
    term = account.term
    assert isinstance(term, t.Lasting)
    faults: list[str] = []
    if term.until:
        said = {effect.until for effect in account.new_effects()}
        faults += [f"lasts {until!r}, not {term.until!r}" for until in said if until != term.until]
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
                    limited = name in game.rules.limits
                    if is_linked(account, card):
                        continue  # its partner's number may be part of its own
                    if now != was + sums[name] and not limited and isinstance(was, int):
                        faults.append(f"{name} of card {card} was {was} and is {now}")
    return faults


def is_linked(account: Account, card: int) -> bool:
    """Whether a card is linked with another, so that both are turned, or count, as one."""
    ref = account.game.state.ref(card)
    return any(
        effect.term.role == "link"
        and ((effect.source, effect.identity) == ref or ref in (effect.cards or ()))
        for effect in account.game.state.effects
    )


def printed_words(account: Account) -> set[str]:
    """The kinds of abilities that are printed on cards of the game."""
    return {
        type(term).__name__ for card in account.game.state.printed for term in card.abilities.terms
    }


def ignores_effects(account: Account) -> bool:
    """Whether some card of the game may ignore effects (vanguard 12.11, gateruler 15-27)."""
    return "Unaffected" in printed_words(account)


def laid_on(effects: list[object], account: Account, card: int) -> bool:
    """Whether all of these effects were laid on the card as it is now."""
    ref = account.game.state.ref(card)
    return all(ref in (getattr(one, "cards", None) or ()) for one in effects)


@own(t.Choose)
def choose(account: Account) -> list[str]:
    """What is remembered afterwards are cards that could be chosen, and not more than said."""
    term, meant = account.term, account.meant
    assert isinstance(term, t.Choose)
    chosen = [card for card, _identity in account.remembered.get(term.memory, ())]
    if meant is None or not isinstance(term.what, t.Pick):
        return []
    if account.remembered.get(term.memory) == account.memory.get(term.memory):
        return []  # none was chosen, and what was spoken of before is kept
    faults = [f"card {card} could not be chosen" for card in chosen if card not in meant.cards]
    # that a hidden card is such a card may be denied
    filtered = isinstance(term.what.cards, t.Cards) and bool(term.what.cards.filters)
    # and a card may be one that cannot be chosen (vanguard 11.13)
    resisted = "CannotBeChosen" in printed_words(account)
    least = 0 if filtered or resisted else meant.least
    if not least <= len(chosen) <= meant.most:
        faults.append(f"{len(chosen)} chosen, {least} to {meant.most} meant")
    return faults


@own(t.GameEnds)
def game_ends(account: Account) -> list[str]:
    """The game is over, for that player."""
    term = account.term
    assert isinstance(term, t.GameEnds)
    result = account.after.result
    if result is None or len(account.seats) != 1:
        return []
    wins = result.winner == account.seats[0]
    return [] if wins == term.wins else [f"winner {result.winner}"]


@own(v.ExtraTurn, d.ExtraTurn)
def extra_turn(account: Account) -> list[str]:
    """vanguard 12.4: that player's turn comes next."""
    ahead = account.after.ahead
    return [] if ahead and ahead[0] == account.seats[0] else [f"next turns {ahead}"]
