"""6.4. Draw phase: the draw step, and the G assist step."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c03_basics.drawing import draw_a_card
from headjudge.games.vanguard.c03_basics.timings import begins, check
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c10_actions.moving import sending
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.flow import Procedure, choice, does, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import REVEALED, Event, Frame
from headjudge.rulebook.citation import rule

# 6.4.1.1. Draw step


@step("6.4.1.1.1")
def draw_phase_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the draw phase stand by."""
    begins(game, "draw phase")
    check(game)


@step("6.4.1.1.2")
@rule("6.4.1")
def draw_for_turn(game: Game, frame: Frame) -> None:
    """The turn player draws a card."""
    draw_a_card(game, game.state.turn_player)


# 6.4.1.2. G assist step


@step("6.4.1.2.1.1")
def g_assist_step_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the G assist step stand by."""
    begins(game, "G assist step")
    check(game)


@choice("6.4.1.2.1.2")
@rule("6.4.1.2.1")
def assist_or_not(game: Game, frame: Frame) -> Decision | None:
    """The turn player may search the deck for a card to ride next. That the hand forbids it
    is nobody else's business: then they are asked, and can only decline."""
    seat = game.state.turn_player
    if is_out_of_the_question(game, seat):
        return None
    options = (YES, NO) if may_assist(game, seat) else (NO,)
    return Decision(seat, "g assist", options, "6.4.1.2.1.2", secret=True)


@assist_or_not.then
def keep_whether_to_assist(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember whether the player searches for a card to ride."""
    frame.vars["assists"] = chosen[0] == YES


@step("6.4.1.2.1.3")
def go_on_without(game: Game, frame: Frame) -> None:
    """If the player does not search, the rest of the step is left out."""
    if not frame.vars.get("assists"):
        game.go(frame, "6.4.1.3")


@rule("6.4.1.2.2")
def may_assist(game: Game, seat: int) -> bool:
    """Whether all three conditions of a G assist hold."""
    return seems_possible(game, seat) and lacks_next_grade(game, seat)


@rule("6.4.1.2.2.1")
def is_below_grade_3(game: Game, seat: int) -> bool:
    """The player's vanguard is not of grade 3 or greater."""
    vanguard = u.vanguard_of(game, seat)
    return vanguard >= 0 and game.value(vanguard, "grade") < GRADE


GRADE: Final = 3


@rule("6.4.1.2.2.2")
def has_two_in_g_zone(game: Game, seat: int) -> bool:
    """At least two cards are in the player's G zone."""
    return len(game.state.zones[z.g_zone_of(seat)]) >= REMOVED


@rule("6.4.1.2.2.3")
def lacks_next_grade(game: Game, seat: int) -> bool:
    """No card in the player's hand is one grade greater than the vanguard."""
    wanted = next_grade(game, seat)
    hand = game.state.zones[z.hand_of(seat)]
    return not [card for card in hand if game.value(card, "grade") == wanted]


def next_grade(game: Game, seat: int) -> int:
    """The grade above that of a player's vanguard."""
    return int(game.value(u.vanguard_of(game, seat), "grade")) + 1


def seems_possible(game: Game, seat: int) -> bool:
    """Whether the conditions of a G assist hold that everybody can see."""
    return has_two_in_g_zone(game, seat) and is_below_grade_3(game, seat)


@rule("6.4.1.2.3")
def is_out_of_the_question(game: Game, seat: int) -> bool:
    """Where all can see that one does not hold, the phase goes on and nobody is asked."""
    return not seems_possible(game, seat)


@step("6.4.1.2.4")
def show_hand(game: Game, frame: Frame) -> None:
    """The hand is shown, so that the opponent can see the conditions met."""
    hand = game.state.zones[z.hand_of(game.state.turn_player)]
    game.reveal(hand, everyone(game.state))


LOOKED_AT: Final = 5


@step("6.4.1.2.5")
def look_at_five(game: Game, frame: Frame) -> None:
    """The player looks at five cards from the top of the deck."""
    seat = game.state.turn_player
    cards = game.state.zones[z.deck_of(seat)][:LOOKED_AT]
    frame.vars.update(cards=cards, found=-1)
    game.reveal(cards, 1 << seat)


@choice("6.4.1.2.5")
def choose_assist(game: Game, frame: Frame) -> Decision | None:
    """The player chooses up to one of the five cards that is one grade above the vanguard."""
    seat = game.state.turn_player
    wanted = next_grade(game, seat)
    options: tuple[Option, ...] = tuple(
        [("card", card) for card in frame.vars["cards"] if game.value(card, "grade") == wanted]
    )
    return Decision(seat, "g assist card", options, "6.4.1.2.5", 0, min(1, len(options)), True)


@choose_assist.then
def take_assist(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen card is shown, and goes to the hand."""
    if chosen:
        seat = game.state.turn_player
        card = frame.vars["found"] = int(chosen[0][1])
        game.reveal((card,), everyone(game.state))
        game.state.face[card] = REVEALED  # all can follow it into the hand
        game.do(Event("put", seat, card, z.hand_of(seat), cause="G assist"))


REMOVED: Final = 2  # of each of the two zones


def to_remove(game: Game, frame: Frame, zone: int, prompt: str) -> Decision | None:
    """Asked only if a card was put into the hand."""
    seat = game.state.turn_player
    found = frame.vars["found"]
    if found < 0 or game.state.place[found] != z.hand_of(seat):
        return None
    cards = game.state.zones[zone]
    number = fewest(len(cards))
    options: tuple[Option, ...] = tuple([("card", card) for card in cards])
    return Decision(seat, prompt, options, "6.4.1.2.5", number, number)


@rule("6.4.1.2.5.2")
def fewest(there: int) -> int:
    """How many cards are removed: where there are fewer than asked for, all of them."""
    return min(REMOVED, there)


@choice("6.4.1.2.5")
def choose_from_hand(game: Game, frame: Frame) -> Decision | None:
    """For a card that was taken the player chooses two cards of the hand."""
    return to_remove(game, frame, z.hand_of(game.state.turn_player), "g assist hand")


@choose_from_hand.then
def remember_choice(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember the chosen cards, which will be removed."""
    cards = tuple([int(option[1]) for option in chosen])
    frame.vars["removed"] = (*frame.vars.get("removed", ()), *cards)


@choice("6.4.1.2.5")
def choose_from_g_zone(game: Game, frame: Frame) -> Decision | None:
    """For a card that was taken the player chooses two cards of the G zone."""
    return to_remove(game, frame, z.g_zone_of(game.state.turn_player), "g assist G")


choose_from_g_zone.then(remember_choice)


@step("6.4.1.2.5")
def remove_them(game: Game, frame: Frame) -> None:
    """The chosen cards are removed from the game."""
    removed = frame.vars.pop("removed", ())
    if removed:
        owner = game.state.owner
        game.do(*[sending(game, card, z.removal_of(owner[card]), "G assist") for card in removed])


@step("6.4.1.2.5")
def shuffle_deck(game: Game, frame: Frame) -> None:
    """The deck is shuffled in any case."""
    seat = game.state.turn_player
    game.do(Event("shuffle", seat, zone=z.deck_of(seat)))


DRAW_PHASE = Procedure(
    "draw phase", "6.4", "Draw phase",
    (
        draw_phase_begins, draw_for_turn, does("6.4.1.1.3", check),
        g_assist_step_begins, assist_or_not, go_on_without, show_hand, look_at_five,
        choose_assist, choose_from_hand, choose_from_g_zone, remove_them,
        shuffle_deck,
        does("6.4.1.3", check),
    ),
)  # fmt: skip

PROCEDURES: Final = (DRAW_PHASE,)
