"""13-4b, 13-7, 15-21. Healing rulers and units."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import costs, damage
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.moving import to_graveyard
from headjudge.games.gateruler.overview import possible, times
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.kernel.triggers import IN_VAIN
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, CAN, DO
from headjudge.language.evaluate import means, number, seats
from headjudge.rulebook.citation import rule


@means(ACT, v.Heal)
def _(context: Context, frame: Frame, term: v.Heal, cards: tuple[Ref, ...]) -> None:
    game = context.game
    amount = times(number(context, term.number))
    units = [card for card, _identity in cards if not u.is_ruler(game.state, card)]
    rulers = [card for card, _identity in cards if u.is_ruler(game.state, card)]
    if units and amount:
        game.do(
            *[
                Event(
                    "heal",
                    game.master(card),
                    card,
                    -1,
                    amount,
                    context.source,
                    context.seat,
                    costs.cause_of(context),
                )
                for card in units
            ]
        )
    if rulers:
        heal_rulers(context, rulers, amount)


@rule("15-21b-1")
def heal_rulers(context: Context, rulers: list[int], amount: int) -> None:
    """To heal a ruler is to heal the player that controls it."""
    masters = [context.game.master(ruler) for ruler in rulers]
    heal_players(context, [seat for seat in seats(context, t.EACH) if seat in masters], amount)


def heal_players(context: Context, healed: list[int], amount: int) -> None:
    """So much life of these players is healed, of all at the same time."""
    context.game.call(
        "heal life", seats=tuple(healed), number=amount, source=context.source, by=context.seat,
        paid_for=costs.paid_for(context), chosen=(),
    )  # fmt: skip


@rule("15-21a", "13-7b")
def heal_happens(game: Game, event: Event) -> None:
    """So much of a unit's current damage is gone."""
    state = game.state
    key = ("damage", state.identity[event.card])
    there = state.happened.get(key, 0)
    if not there:
        event.amount = IN_VAIN
        return
    event.amount = possible(event.amount, there)
    state.happened[key] = there - event.amount
    state.revision += 1


# 13-7b-1. Damage that was dealt in a certain way


@means(ACT, v.HealDealing)
def _(context: Context, frame: Frame, term: v.HealDealing, cards: tuple[Ref, ...]) -> None:
    for card, _identity in reversed(cards):
        context.game.call("heal dealing", unit=card, cause=term.cause, every=term.every,
                          chosen=None, source=context.source, by=context.seat)  # fmt: skip


def dealings(game: Game, frame: Frame) -> list[Dealing]:
    """The marks of what was dealt to the unit in this phase, of the sort that is to be healed;
    one that was dealt several times as often."""
    vars = frame.vars
    begins = damage.in_this_phase(game, vars["unit"])
    return [
        key
        for key, count in game.state.happened.items()
        if key[:3] == begins and vars["cause"] in ("", key[4])
        for _time in range(count)
    ]


Dealing = tuple[str, int, str, int, str]  # its fourth part is the amount
AMOUNT: Final = 3


@choice("13-7b-1")
def choose_dealing(game: Game, frame: Frame) -> Decision | None:
    """Unless any such damage is healed, it is that of one dealing."""
    if frame.vars["every"]:
        return None
    amounts = sorted({each[AMOUNT] for each in dealings(game, frame)})
    if not amounts:
        return None
    options: tuple[Option, ...] = tuple([("option", amount) for amount in amounts])
    return Decision(frame.vars["by"], "heal damage", options, "13-7b-1")


@choose_dealing.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    amount = int(chosen[0][1])
    frame.vars["chosen"] = next(each for each in dealings(game, frame) if each[AMOUNT] == amount)


@step("13-7b-1")
def heal_dealings(game: Game, frame: Frame) -> None:
    """What was dealt then is healed, and cannot be so again."""
    vars = frame.vars
    chosen = () if vars["chosen"] is None else (vars["chosen"],)
    healed = dealings(game, frame) if vars["every"] else chosen
    for each in healed:
        game.mark(each, -1)
    amount = sum([each[AMOUNT] for each in healed])
    if amount:
        unit = vars["unit"]
        game.do(Event("heal", game.master(unit), unit, -1, amount, vars["source"], vars["by"]))


HEAL_DEALING = Procedure(
    "heal dealing", "13-7b-1", "Healing what was dealt", (choose_dealing, heal_dealings)
)


# 13-4b. Rulers


@means(DO, v.HealLife)
def _(context: Context, frame: Frame, term: v.HealLife) -> None:
    heal_players(context, list(seats(context, term.who)), times(number(context, term.number)))


@means(CAN, v.HealLife)
def _(context: Context, term: v.HealLife) -> bool:
    wanted = times(number(context, term.number))
    paid_for = costs.paid_for(context)
    return all(
        [len(healable(context.game, s, paid_for)) >= wanted for s in seats(context, term.who)]
    )


@rule("13-4b-1", "15-21c", without=())
def healable(game: Game, seat: int, paid_for: int) -> list[int]:
    """Only what has become cards in the damage zone can be healed; never the current damage of
    a ruler, nor a card that is played from there and paid for so."""
    return [card for card in game.state.zones[z.damage_of(seat)] if card != paid_for]


@choice("15-21b")
def choose_healed(game: Game, frame: Frame) -> Decision | None:
    """Each player chooses so many cards of their damage zone,"""
    vars = frame.vars
    for seat in vars["seats"]:
        cards = healable(game, seat, vars["paid_for"])
        options: tuple[Option, ...] = tuple([("card", card) for card in cards])
        count = possible(vars["number"], len(options))
        if count and not set(cards) & set(vars["chosen"]):
            return Decision(seat, "heal", options, "15-21b", count, count)
    return None


@choose_healed.then
def take_healed(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The next player chooses, if both heal."""
    frame.vars["chosen"] = (*frame.vars["chosen"], *[int(option[1]) for option in chosen])
    frame.again()


@step("13-4b")
def put_healed_away(game: Game, frame: Frame) -> None:
    """and these are put into the graveyard, all together."""
    vars = frame.vars
    if vars["chosen"]:
        source, by = vars["source"], vars["by"]
        game.do(*[to_graveyard(game, card, "heal", source, by) for card in vars["chosen"]])


HEAL_LIFE = Procedure("heal life", "15-21b", "Healing life", (choose_healed, put_healed_away))
