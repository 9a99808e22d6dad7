"""Contracts of instructions that end or begin a game, a turn, an attack or a play."""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as d
from headjudge.games.gateruler.language import vocabulary as g
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.contracts.ledger import Account
from tests.contracts.words import (
    no_card_moves,
    no_effect_begins,
    no_number_changes,
    nothing_turns,
    own,
    prints,
)


@own(t.GameEnds)
def game_ends(account: Account) -> list[str]:
    """The game is over, for that player."""
    term = account.term
    assert isinstance(term, t.GameEnds)
    result = account.after.result
    if len(account.seats) != 1:
        return []
    if result is None:
        return ["the game goes on"]
    wins = result.winner == account.seats[0]
    return [] if wins == term.wins else [f"winner {result.winner}"]


@own(v.ExtraTurn, d.ExtraTurn)
def extra_turn(account: Account) -> list[str]:
    """vanguard 12.4: that player's turn comes next, and this one is the same as before."""
    ahead = account.after.ahead
    faults = [] if ahead and ahead[0] == account.seats[0] else [f"next turns {ahead}"]
    if len(ahead) <= len(account.before.ahead):
        faults.append(f"turns ahead were {account.before.ahead} and are {ahead}")
    return faults if account.before.turn == account.after.turn else [*faults, "another turn"]


def stays_as_it_lies(account: Account) -> list[str]:
    """No card moves or turns, and no number changes."""
    return no_card_moves(account) + nothing_turns(account) + no_number_changes(account)


@own(d.NegateAttack)
def negate_attack(account: Account) -> list[str]:
    """dragonball 7-1: the battle under way goes no further: its attack is negated, unless the
    attack card has gone. The attack and the guard card are those they were."""
    faults = stays_as_it_lies(account) + no_effect_begins(account)
    battle = account.under_way("battle")
    if battle is not None:
        was, now = battle
        card, identity = was["attack"]
        if account.before.identity[card] == identity and not now["negated"]:
            faults.append("the attack goes on")
        faults += [f"another {role}" for role in ("attack", "guard") if was[role] != now[role]]
    return faults


@own(d.Redirect)
def redirect(account: Account) -> list[str]:
    """dragonball 7-2: the card meant is the guard card; the attack goes on."""
    faults = stays_as_it_lies(account)
    battle = account.under_way("battle")
    if battle is None or account.meant is None:
        return faults
    was, now = battle
    if now["guard"] != was["guard"] and now["guard"][0] not in account.meant.cards:
        faults.append(f"card {now['guard'][0]} is attacked")
    if len(account.meant.sure) == 1 and now["guard"][0] not in account.meant.sure:
        faults.append(f"card {now['guard'][0]} is still attacked")
    if now["negated"] != was["negated"] or now["attack"] != was["attack"]:
        faults.append("the attack is another")
    return faults


@own(d.NegateBlocker)
def negate_blocker(account: Account) -> list[str]:
    """dragonball 10-4-2: the first target of the attack is the guard card again."""
    faults = stays_as_it_lies(account)
    battle = account.under_way("battle")
    if battle is not None and battle[1]["guard"] != battle[1]["target"]:
        faults.append("the first target is not attacked")
    return faults


@own(d.NegateCounter)
def negate_counter(account: Account) -> list[str]:
    """dragonball 10-10: a [Counter] of the other player that waits is not resolved; none of the
    player's own is stopped."""
    faults = stays_as_it_lies(account)
    for (name, was), (_name, now) in zip(account.before.stack, account.after.stack, strict=False):
        stopped = now.get("negated") and not was.get("negated")
        if name == "resolve counter" and stopped and now["seat"] == account.seat:
            faults.append("a counter of one's own is stopped")
    return faults


@own(d.NegatePlay)
def negate_play(account: Account) -> list[str]:
    """dragonball 10-10: the card that is being played stays where it is and will not come; that is
    noted with what is under way, and nothing else is different now."""
    faults = stays_as_it_lies(account) + no_effect_begins(account)
    if account.changed_procedures() or prints(account, "Deflect"):  # 10-22
        return faults
    return [*faults, "nothing is under way"]


@own(d.PlayedResting)
def played_resting(account: Account) -> list[str]:
    """dragonball 10-10: the skill or the play that was answered, the innermost under way, will
    have its cards come in Rest Mode, as it may have been told before; nothing else is different
    now. Where neither is under way, the card has come or will not come."""
    faults = stays_as_it_lies(account) + no_effect_begins(account)
    answered = [each for each in account.after.frames if each[0] in ("skill", "play card")]
    if not answered or prints(account, "Deflect"):  # 10-22
        return faults
    name, vars = answered[-1]
    said = vars.get("rest" if name == "skill" else "resting")
    return faults if said else [*faults, "it will not come in Rest Mode"]


@own(v.AttackWith)
def attack_with(account: Account) -> list[str]:
    """vanguard 10.34: the attacks come after the effect: nothing is different now."""
    return stays_as_it_lies(account)


@own(g.EndTurn)
def end_turn(account: Account) -> list[str]:
    """gateruler 15-24: nothing is in the gate, the drive zones or the counter zones; no ruler has
    current damage, and no ability waits."""
    layout = account.game.rules.layout
    faults = [
        f"a card is left in {kind}"
        for zone, kind in enumerate(layout.kind)
        if kind in ("gate", "drive", "counter") and account.after.zones[zone]
    ]
    faults += ["something is left in the gate"] if account.after.stack else []
    return faults + [
        f"{name} of player {seat} is {number}"
        for seat, numbers in enumerate(account.after.numbers)
        for name, number in numbers.items()
        if name in ("ruler damage", "plain damage") and number
    ]


@own(g.Negate)
def negate(account: Account) -> list[str]:
    """gateruler 15-25: cards go from the gate to their owners' graveyards, and nothing comes to
    the gate."""
    owner = account.game.state.owner
    faults = [
        f"card {card} went from {account.kind(was)} to {account.kind(now)}"
        for card, (was, now) in account.on_their_own().items()
        if account.kind(was) not in ("gate", "counter")
        or account.kind(now) != "graveyard"
        or account.seat_of(now) != owner[card]
    ]
    if len(account.after.stack) > len(account.before.stack):
        faults.append("more is in the gate")
    return faults + nothing_turns(account) + no_number_changes(account)


@own(g.ChangeCounter)
def change_counter(account: Account) -> list[str]:
    """gateruler 14-17b: what a CNT ability has played waits in the gate as before, with another
    effect; nothing else is different."""
    faults = stays_as_it_lies(account)
    if len(account.after.stack) != len(account.before.stack):
        faults.append("more or less is in the gate")
    return faults


@own(g.RedirectAttack)
def redirect_attack(account: Account) -> list[str]:
    """gateruler 15-36: the attacking card attacks the column of the card meant; it is the same
    attacking card."""
    faults = stays_as_it_lies(account)
    attack = account.under_way("attack") or account.under_way("attack sub phase")
    if attack is None or account.meant is None:
        return faults
    was, now = attack
    columns = {account.after.place[card] for card in account.meant.sure}
    if columns and now.get("column") not in columns:
        faults.append("another column is attacked")
    return faults + (["another card attacks"] if was.get("attacker") != now.get("attacker") else [])
