"""Contracts of instructions by which somebody chooses, looks, or says something; and of those that
only say which others are carried out."""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as d
from headjudge.games.gateruler.language import vocabulary as g
from headjudge.games.godzilla.language import vocabulary as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.vocabulary import of_rules
from headjudge.language import terms as t
from tests.contracts.ledger import Account
from tests.contracts.words import has_word, no_deck_is_reordered, no_number_changes, own

# -- choosing ------------------------------------------------------------------------------------


@own(t.Choose, g.Target, t.Search)
def choose(account: Account) -> list[str]:
    """What is remembered afterwards are cards that could be chosen, and not more than said."""
    term, meant = account.term, account.meant
    assert isinstance(term, t.Choose | g.Target | t.Search)
    faults = [] if isinstance(term, t.Search) else no_deck_is_reordered(account)
    chosen = [card for card, _identity in account.remembered.get(term.memory, ())]
    if meant is None or not isinstance(term.what, t.Pick):
        return faults
    if account.remembered.get(term.memory) == account.memory.get(term.memory):
        return faults  # none was chosen, and what was spoken of before is kept
    if not isinstance(term, g.Target):  # those are held as they are chosen (`hold_targets`)
        faults += [f"card {card} could not be chosen" for card in chosen if card not in meant.cards]
    # that a hidden card is such a card may be denied
    filtered = isinstance(term.what.cards, t.Cards) and bool(term.what.cards.filters)
    # and a card may be one that cannot be chosen (vanguard 11.13)
    least = 0 if filtered or has_word(account, "CannotBeChosen") else meant.least
    if isinstance(term, g.Target):
        if not isinstance(term.what.count, int):
            return faults  # gateruler 14-4b-4f: how many, was settled on playing
        least = 0  # 15-14b-3: and some may be gone
    if not least <= len(chosen) <= max(meant.most, 0):
        faults.append(f"{len(chosen)} chosen, {least} to {meant.most} meant")
    return faults


@own(d.ChooseEquals, d.ChooseAtRandom)
def choose_others(account: Account) -> list[str]:
    """The decks lie as they did, and of the cards chosen at random there are not too many."""
    faults = no_deck_is_reordered(account)
    if isinstance(account.term, d.ChooseAtRandom):
        chosen = account.remembered.get("it", ())
        if len(chosen) > max(account.count or 0, 0) and chosen != account.memory.get("it"):
            faults.append(f"{len(chosen)} chosen at random, {account.count} meant")
    return faults


@own(z.ChooseZone, v.Declare, g.ChooseNumber, g.TargetInGate, g.Timing)
def say_something(account: Account) -> list[str]:
    """No number of a player is different, and the decks lie as they did."""
    return no_number_changes(account) + no_deck_is_reordered(account)


# -- looking --------------------------------------------------------------------------------------


def knows(account: Account, card: int, viewer: int) -> bool:
    return bool(account.after.known[card] >> viewer & 1)


@own(t.Look)
def look(account: Account) -> list[str]:
    """godzilla 5.5: the player who looks knows the cards remembered; whoever knew a card knows it
    still, and nobody else has come to know one."""
    term = account.term
    assert isinstance(term, t.Look)
    seen = {card for card, _identity in account.remembered.get(term.memory, ())}
    faults = no_deck_is_reordered(account)
    for card, was in enumerate(account.before.known):
        now = account.after.known[card]
        if was & ~now:
            faults.append(f"card {card} was forgotten")
        if now & ~was & ~(1 << account.seat):
            faults.append(f"card {card} was shown to others")
        if now & ~was and card not in seen and term.memory in account.remembered:
            faults.append(f"card {card} was not to be seen")
    return faults


@own(t.Reveal, d.Shown)
def reveal(account: Account) -> list[str]:
    """godzilla 5.10, vanguard 10.9, gateruler 15-5b: whoever knew a card knows it still; a card
    that more players know than before, all know, and it is one of those meant."""
    everybody = (1 << account.game.state.seats) - 1
    faults = no_deck_is_reordered(account)
    for card, was in enumerate(account.before.known):
        now = account.after.known[card]
        if was & ~now:
            faults.append(f"card {card} was forgotten")
        if now & ~was and now & everybody != everybody:
            faults.append(f"card {card} was not shown to all")
        if now & ~was and account.meant is not None and card not in account.meant.cards:
            faults.append(f"card {card} was not meant")
    return faults


@own(t.Shuffle, d.ShuffleLooked)
def shuffle(account: Account) -> list[str]:
    """godzilla 5.3, vanguard 10.11: chance has its say if there are cards to shuffle, and only
    the decks of the players meant lie in another order."""
    layout = account.game.rules.layout
    faults: list[str] = []
    for zone, kind in enumerate(layout.kind):
        if layout.seat[zone] < 0:
            continue
        if set(account.before.zones[zone]) != set(account.after.zones[zone]):
            faults.append(f"other cards are in {kind}")
        elif account.is_reordered(zone) and not (
            layout.seat[zone] in account.seats
            or account.moved_before & set(account.after.zones[zone])  # vanguard 10.35.2.5
        ):
            faults.append(f"{kind} of the other player was shuffled")
    if isinstance(account.term, t.Shuffle):
        decks = [account.before.zones[layout.zone("deck", seat)] for seat in account.seats]
        if any(len(deck) > 1 for deck in decks) and account.before.random == account.after.random:
            faults.append("nothing was shuffled")
    return faults


# -- which instructions are carried out --------------------------------------------------------


@own(t.If)
def if_so(account: Account) -> list[str]:
    """If the condition holds just before, `then` is carried out, else `otherwise`, and what shuts
    the ability off (vanguard 8.1.1.1.2.1)."""
    term = account.term
    assert isinstance(term, t.If)
    came = account.came_to
    if not account.held:
        came = tuple(each for each in came if not isinstance(each, v.CannotBeUsed))
    said = term.then if account.held else term.otherwise
    return [] if said in (came, account.came_to) else [f"came to {account.came_to}"]


@own(t.ForEach)
def for_each(account: Account) -> list[str]:
    """The instructions are carried out so many times, or at once with so many times the number
    (godzilla 5.11.1.3)."""
    term = account.term
    assert isinstance(term, t.ForEach)
    times = max(account.count or 0, 0)
    came = account.came_to
    if came == term.do * times or (len(came) == len(term.do) and at_once(came, term.do, times)):
        return []
    return [f"came to {came}"]


def at_once(came: tuple[t.Effect, ...], do: tuple[t.Effect, ...], times: int) -> bool:
    """Whether each of these instructions is one of those, with so many times the number."""
    return all(
        type(one) is type(other) and number_in(one) == times * number_in(other)
        for one, other in zip(came, do, strict=True)
    )


def number_in(effect: t.Effect) -> int:
    """How many cards, tokens or points an instruction speaks of."""
    what = getattr(effect, "what", None)
    said = what.count if isinstance(what, t.Pick) else getattr(effect, "number", 1)
    return said if isinstance(said, int) else 1


@own(t.May, v.Pay, g.IfDone)
def may(account: Account) -> list[str]:
    """Either it is done, first of all, or what the text says for those who do not."""
    term = account.term
    assert isinstance(term, t.May | v.Pay | g.IfDone)
    do = term.cost if isinstance(term, v.Pay) else term.do
    otherwise = () if isinstance(term, g.IfDone) else term.otherwise
    came = account.came_to
    if came == otherwise or came[: len(do)] == do or is_one_payment(came, do):
        return []
    return [f"came to {came}"]


def is_one_payment(came: tuple[t.Effect, ...], cost: tuple[t.Effect, ...]) -> bool:
    """Whether the parts of a cost are done at the same time (vanguard 8.5.2.3)."""
    return bool(came) and isinstance(came[0], of_rules.AllAtOnce) and came[0].parts == cost


@own(t.ChooseOf)
def choose_of(account: Account) -> list[str]:
    """So many of the options are carried out, or fewer where fewer can be."""
    term = account.term
    assert isinstance(term, t.ChooseOf)
    came, left = account.came_to, list(term.options)
    number = 0
    while came:
        found = [option for option in left if came[: len(option)] == option]
        if not found:
            return [f"came to {account.came_to}"]
        came = came[len(found[0]) :]
        left.remove(found[0])
        number += 1
    return [] if number <= term.number else [f"{number} of the options"]


@own(of_rules.Remember)
def remember(account: Account) -> list[str]:
    """ "It" is these cards."""
    term = account.term
    assert isinstance(term, of_rules.Remember)
    now = {card for card, _identity in account.remembered.get("it", ())}
    said = {card for card, _identity in term.cards}
    return [] if now <= said else [f"it is {sorted(now)}"]


@own(d.KeepForSkill, g.KeepForPlay, g.KeepMaterials, d.PayFor)
def keep(account: Account) -> list[str]:
    """What is remembered stays, and the decks lie as they did."""
    gone = [name for name in account.memory if name not in account.remembered]
    return [f"{name!r} was forgotten" for name in gone] + no_deck_is_reordered(account)
