"""15-21. Heal."""

from __future__ import annotations

from headjudge.games.gateruler.c01_overview import possible, times
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c13_damage.ruler_damage import cards_to_heal, put_damage_cards_away
from headjudge.games.gateruler.c14_abilities import costs
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, CAN, DO
from headjudge.language.evaluate import means, number, seats
from headjudge.rulebook.citation import rule


@means(ACT, v.Heal)
def do_heal(context: Context, frame: Frame, term: v.Heal, cards: tuple[Ref, ...]) -> None:
    """Units have so much less damage; rulers among the cards heal life."""
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
    """An amount of life of these players is healed, of all at the same time."""
    context.game.call(
        "heal life", seats=tuple(healed), number=amount, source=context.source, by=context.seat,
        paid_for=costs.paid_for(context), chosen=(),
    )  # fmt: skip


@means(DO, v.HealLife)
def do_heal_life(context: Context, frame: Frame, term: v.HealLife) -> None:
    """Heal so much life of these players."""
    heal_players(context, list(seats(context, term.who)), times(number(context, term.number)))


@means(CAN, v.HealLife)
def can_heal_life(context: Context, term: v.HealLife) -> bool:
    """Each of these players has cards enough in the damage zone."""
    wanted = times(number(context, term.number))
    paid_for = costs.paid_for(context)
    return all(
        [len(cards_to_heal(context.game, s, paid_for)) >= wanted for s in seats(context, term.who)]
    )


@choice("15-21b")
def choose_damage_cards(game: Game, frame: Frame) -> Decision | None:
    """Each player chooses as many cards of their damage zone as life is healed."""
    vars = frame.vars
    for seat in vars["seats"]:
        cards = cards_to_heal(game, seat, vars["paid_for"])
        options: tuple[Option, ...] = tuple([("card", card) for card in cards])
        count = possible(vars["number"], len(options))
        if count and not set(cards) & set(vars["chosen"]):
            return Decision(seat, "heal", options, "15-21b", count, count)
    return None


@choose_damage_cards.then
def keep_chosen_cards(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The next player chooses, if both heal."""
    frame.vars["chosen"] = (*frame.vars["chosen"], *[int(option[1]) for option in chosen])
    frame.again()


HEAL_LIFE = Procedure(
    "heal life", "15-21b", "Healing life", (choose_damage_cards, put_damage_cards_away)
)
