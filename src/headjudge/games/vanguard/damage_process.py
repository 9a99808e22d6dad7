"""9.6, 10.15, 10.33. Dealing damage, the damage process, and damage checks."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.trigger import resolve_icon
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import fact, rule

# 10.33. Dealing damage


@rule("10.33.1")
def damage_happens(game: Game, event: Event) -> None:
    """A vanguard's vanguard damage grows; it is dealt with at the next check (10.33.2)."""
    if event.cause not in CHECKED:
        return
    game.state.numbers[c.master_of_zone(game, event.card)]["damage"] += event.amount
    game.state.revision += 1


# 10.15.1.1: a damage check is made for battle damage and for skill damage
CHECKED: Final[tuple[str, ...]] = fact("10.15.1.1", ("battle", "skill"), without=("battle",))


@rule("3.9.2", without=0)
def vanguard_damage(game: Game, seat: int) -> int:
    """Damage that was dealt to a player's vanguard and awaits the damage process."""
    return game.state.numbers[seat]["damage"]


# 9.6. The damage process


@rule("9.6.1", "10.33.2", without=False)
def is_due(game: Game) -> bool:
    """Whether any vanguard has vanguard damage."""
    return vanguard_damage(game, 0) > 0 or vanguard_damage(game, 1) > 0


# 9.6.1.1: of two vanguards with damage the turn player's has its process, and then
# the other's, at the next look
TURN_PLAYER_FIRST: Final[bool] = fact("9.6.1.1", True, without=False)


def whose_process(game: Game) -> int:
    first = game.state.turn_player if TURN_PLAYER_FIRST else 1 - game.state.turn_player
    return first if vanguard_damage(game, first) > 0 else 1 - first


@step("9.6.2")
def reduce_by_one(game: Game, frame: Frame) -> None:
    """One damage less is left."""
    game.state.numbers[frame.vars["seat"]]["damage"] -= 1


@step("9.6.3")
def reveal_top_card(game: Game, frame: Frame) -> None:
    """The top card of the deck goes to the trigger zone, face up."""
    seat = frame.vars["seat"]
    deck = game.state.zones[z.deck_of(seat)]
    frame.vars["card"] = deck[0] if deck else -1
    if deck:
        game.do(Event("put", seat, deck[0], z.trigger_of(seat), 0, cause="damage check"))


@step("9.6.4")
def damage_check(game: Game, frame: Frame) -> None:
    """That is a damage check."""
    if is_in_trigger_zone(game, frame) and "damage check" in game.heard:
        be_heard(game, frame)


@rule("10.15.1")
def be_heard(game: Game, frame: Frame) -> None:
    """Abilities about the damage check stand by."""
    game.do(Event("damage check", frame.vars["seat"], frame.vars["card"]))


@step("9.6.5")
def resolve_damage_trigger(game: Game, frame: Frame) -> None:
    """Its trigger icon works for a player with a unit of its clan."""
    if is_in_trigger_zone(game, frame):
        resolve_icon(game, frame.vars["seat"], frame.vars["card"])


@step("9.6.6")
def into_damage_zone(game: Game, frame: Frame) -> None:
    """It goes to the damage zone, if it is still there (4.10.3)."""
    card = frame.vars["card"]
    if is_in_trigger_zone(game, frame):
        zone = z.owners_area(game, card, z.AFTER_DAMAGE_CHECK)
        game.do(Event("put", frame.vars["seat"], card, zone, 0, cause="damage check"))
    end_with_check(game)


def end_with_check(game: Game) -> None:
    """What a text says of one damage check is over when its card has left the trigger zone."""
    if [each for each in game.state.effects if each.until == "damage check"]:
        game.expire("damage check")


def is_in_trigger_zone(game: Game, frame: Frame) -> bool:
    card = frame.vars["card"]
    return bool(card >= 0 and game.state.place[card] == z.trigger_of(frame.vars["seat"]))


@step("9.6.7")
def until_none_is_left(game: Game, frame: Frame) -> None:
    """While there is vanguard damage, again."""
    if vanguard_damage(game, frame.vars["seat"]) > 0:
        game.go(frame, "9.6.2")


DAMAGE_PROCESS = Procedure(
    "damage process", "9.6", "Damage process",
    (
        reduce_by_one, reveal_top_card, damage_check, resolve_damage_trigger, into_damage_zone,
        until_none_is_left,
    ),
)  # fmt: skip

PROCEDURES: Final = (DAMAGE_PROCESS,)
