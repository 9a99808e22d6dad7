"""12. Miscellaneous: loops, abilities that cannot be used, extra turns, cards with two sides.

How a loop is told, and what positions are, is in `headjudge.language.loops`: so many rounds
of one that only makes numbers grow are so many times its gains, all at once (12.1.1.4).
Of a card with two sides the active one is the printed card; the other is named by its value
"other side".
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel import timing
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.log import Amount
from headjudge.kernel.pool import Pool
from headjudge.kernel.state import Event, Frame
from headjudge.kernel.triggers import stand_by
from headjudge.language import loops, rounds
from headjudge.language import terms as t
from headjudge.language.active import active_abilities, affected_cards
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import CONDITIONS, means, seats
from headjudge.rulebook.citation import fact, rule

# 12.1. Loops of abilities


@step("12.1.1")
def look_for_loop(game: Game, frame: Frame) -> None:
    """The position before abilities are played: if it recurs with nobody asked, nobody can
    stop the loop. One by way of choices is settled by those who made them, and if it comes
    round once more, none of them stopped it."""
    if not game.state.standby or not loops.is_worth_looking(game):
        return
    order = rounds.settlers(game, loops.here(game), end_in_a_draw)
    if order is not None:
        game.call("loop", left=order, named=())


def carry_out(game: Game) -> None:
    """Called for what the rules carry out by themselves: an automatic ability."""
    if loops.count_carried_out(game):
        end_in_a_draw(game)


@rule("12.1.1.1")
def end_in_a_draw(game: Game) -> None:
    """Nobody can stop the loop."""
    game.end(None, "12.1.1.1")


# 12.1.1.2. Loops of the turn player's own actions


@rule("12.1.1.2")
def repeats(game: Game, option: Option, now: loops.Now) -> bool:
    """Whether doing this once more only leads round a loop to where the game is now: then it
    cannot be chosen again. After the first round the player may still go on to any action of
    the loop and stop there, so that it is barred when it was done twice."""
    return loops.leads_nowhere(game, option, now, rounds=2)


@choice("12.1.1.2")
def name_rounds(game: Game, frame: Frame) -> Decision | None:
    """The player says how many times more it is done."""
    return rounds.how_often(game.state.turn_player, "12.1.1.2")


@name_rounds.then
def keep_rounds(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember how many rounds were named."""
    frame.vars["rounds"] = int(chosen[0][1])


# 12.1.1.3. Loops of both players' choices


@choice("12.1.1.3")
def name_a_number(game: Game, frame: Frame) -> Decision | None:
    """Each player who could stop it says how many times; the smaller number counts."""
    left = frame.vars["left"]
    return rounds.how_often(left[0], "12.1.1.3") if left else None


@name_a_number.then
def keep_number(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember the number that was named, and ask the next player."""
    frame.vars["left"] = frame.vars["left"][1:]
    rounds.named(game, frame, chosen)
    frame.again()


@step("12.1.1.3")
def go_on(game: Game, frame: Frame) -> None:
    """Note the number of rounds: they lead to the very same position."""
    if frame.vars["named"]:
        game.note("loop", game.state.turn_player, amount=Amount(min(frame.vars["named"])))


LOOP = Procedure("loop", "12.1.1", "A loop", (name_a_number, go_on))


# 12.1.1.4. What so many rounds come to


def go_round(game: Game, option: Option) -> bool:
    """Whether this is another round of a loop that only adds to numbers; the player then names
    how many rounds."""
    found = loops.gained(game, option)
    loops.remember(game, option)
    if found:
        game.call("own loop", gained=found, option=option)
    return bool(found)


@step("12.1.1.4")
def sum_up(game: Game, frame: Frame) -> None:
    """Add at once what so many rounds add; all of them count as done."""
    round_of = frame.vars["gained"]
    loops.sum_up(game, round_of, frame.vars["rounds"])
    loops.remember_round(game, frame.vars["option"], round_of)


OWN_LOOP = Procedure("own loop", "12.1.1.2", "A loop of one's own", (name_rounds, sum_up))


# 12.2. Abilities that cannot be used


def make_unusable(game: Game, identity: int, term: t.Ability, until: str) -> None:
    """An ability of this object cannot be used for the rest of the turn, or of the game."""
    if until == "game":
        game.set_limit(("unusable", identity))
        game.set_limit(("unusable", identity, term))
    else:
        game.mark(("unusable", identity))
        game.mark(("unusable", identity, term))
    cancel_standby(game, identity, term)


@means(DO, v.CannotBeUsed)
def do_cannot_be_used(context: Context, frame: Frame, term: v.CannotBeUsed) -> None:
    """The ability that says so cannot be used any more."""
    ability = frame.vars.get("ability")
    if ability is not None:
        make_unusable(context.game, context.identity, ability, term.until)


def is_unusable(game: Game, identity: int, term: t.Ability) -> bool:
    """Whether an ability of this object cannot be used."""
    state = game.state
    of_object = ("unusable", identity)  # looked for first: it is the faster to find
    if of_object in state.happened and (*of_object, term) in state.happened:
        return True
    return of_object in state.limits and (*of_object, term) in state.limits


@rule("12.2.1.1")
def cannot_be_played(game: Game, identity: int, term: t.Ability) -> bool:
    """Whether an ability cannot be played because it cannot be used."""
    return is_unusable(game, identity, term)


@rule("12.2.1.2")
def cannot_trigger(game: Game, term: Any, identity: int) -> bool:
    """Whether an ability does not trigger because it cannot be used."""
    return is_unusable(game, identity, term)


@rule("12.2.1.3")
def cancel_standby(game: Game, identity: int, term: t.Ability) -> None:
    """An ability that cannot be used stands by no longer."""
    state = game.state
    playing = playing_now(game)
    state.standby = [
        each
        for each in state.standby
        if each.id in playing or each.identity != identity or each.term != term
    ]


def playing_now(game: Game) -> list[int]:
    """The standby that is being played is taken off when it is over."""
    return [f.vars["standby"] for f in game.state.frames if f.procedure == "standby"]


# 12.3. Nullifying trigger effects


@rule("12.3.1", "12.3.2")
def is_nullified(game: Game, seat: int) -> bool:
    """Whether an ability nullifies the effects of this player's trigger icons."""
    return "NullifyTriggers" in game.survey.features and bool(nullifiers(game, seat))


def nullifiers(game: Game, seat: int) -> list[int]:
    """The cards whose abilities do so."""
    return [
        source
        for source, term, master, _laid in active_abilities(game, "NullifyTriggers")
        if seat in seats(Context(game, source, master), term.whose)
    ]


# 12.4. Extra turns


@rule("12.4.1", "12.4.2")
def add_extra_turn(game: Game, seat: int) -> None:
    """An extra turn comes directly after this one: of several, the one that was added last."""
    timing.extra_turn(game, seat)


@means(DO, v.ExtraTurn)
def do_extra_turn(context: Context, frame: Frame, term: v.ExtraTurn) -> None:
    """Add an extra turn for each of these players."""
    for seat in seats(context, term.who):
        add_extra_turn(context.game, seat)


# 12.5. Restriction icons


@rule("12.5.1.1")
def is_once_a_turn(term: Any) -> bool:
    """Whether the ability shows the icon for once a turn."""
    return len([each for each in term.while_ if type(each) is v.Once]) > 0


def used(game: Game, identity: int, term: Any) -> None:
    """An ability is played: one for once a turn is then used up."""
    if is_once_a_turn(term):
        make_unusable(game, identity, term, "turn")


@means(CONDITIONS, v.Once)
def holds_once(context: Context, term: v.Once) -> bool:
    """The icon for once a turn asks for nothing: the ability is used up when it is played."""
    return True


# 12.6. For each


@rule("12.6.1", "12.6.2", "12.6.3")
def times_for_each(number: int) -> int:
    """How many times a thing is done that is done for each of so many. The number is worked out
    once, before the first; where each time asks for a choice, nothing is chosen twice."""
    return number


# 12.7. Same and different card names


@rule("12.7.1", "12.7.2.2")
def same_name(names: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Cards have the same name if one name is common to them, however many they have."""
    return len([name for name in names if name in others]) > 0


# 12.7.2.1: it has its own name and the other, both at once
BOTH_NAMES: Final[str] = fact("12.7.2.1", "gain", without="set")


# 12.8. Enabling keyword abilities


@rule("12.8.1")
def is_of_this_keyword(word: v.Enables, term: v.Enabled) -> bool:
    """Whether an effect is about the keyword in front of an ability; another in front of it
    stays as it was."""
    return word.keyword == term.keyword and word.number in (None, term.number)


# 12.9. Boosted

# Who is in a role only while another is in its own. 12.9.1: a unit counts as boosted for the
# whole of the attack, though the booster has left
NEEDS_OTHER_ROLE: Final[dict[str, str]] = {
    "boosting": "boosted",
    **fact("12.9.1", {}, without={"boosted": "boosting"}),
}


# 12.10. The card with two sides


def has_two(game: Game, card: int) -> bool:
    """12.10.1. Whether there is something printed on both sides of a card."""
    return bool(game.state.printed[card].values["other side"])


def other_side(game: Game, card: int) -> Card:
    """The other side of a card."""
    return game.pool[game.state.printed[card].values["other side"]]


def is_normal_side(printed: Card) -> bool:
    """12.10.2. One side is a normal unit, the other a G unit."""
    return bool(printed.values["type"] != "G")


@rule("12.10.3.1", "12.10.3.1.1", "12.10.3.4")
def make_active(game: Game, card: int) -> None:
    """Make a card's other side the one that counts, and nothing of this side. It is the same card,
    and all effects and states on it stay."""
    game.turn_over(card, other_side(game, card))


@rule("12.10.3.2")
def starting_side(pool: Pool, printed: Card) -> Card | None:
    """A game begins with the normal side of every card."""
    other = printed.values["other side"]
    return pool[other] if other and not is_normal_side(printed) else printed


# 12.10.3.3: where the active side stays what it is
KEEPS_SIDE: Final[tuple[str, ...]] = ("vanguard", "rear-guard", "guardian", "G")


@rule("12.10.3.3")
def settle_side(game: Game, card: int) -> None:
    """Anywhere but on a circle or in the G zone the normal side is the active one."""
    if (
        z.LAYOUT.kind[game.state.place[card]] not in KEEPS_SIDE
        and has_two(game, card)
        and not is_normal_side(game.state.printed[card])
    ):
        game.turn_over(card, other_side(game, card))


# 12.11. Cannot be affected by effects


def choosable(context: Context, cards: list[int]) -> list[int]:
    """The cards among these that an effect of this master can choose."""
    game = context.game
    barred: list[int] = []
    for word in active_abilities(game, "CannotBeChosen"):
        source, term, master, _laid = word
        if context.seat in seats(Context(game, source, master), term.by):
            barred.extend(affected_cards(game, word))
    return [card for card in cards if card not in barred] if barred else cards


STATES_AND_ZONES: Final = (
    "leave", "move", "stand", "rest", "turn up", "turn down", "lock", "unlock", "delete",
    "dominate", "become", "flip over",
)  # fmt: skip


@rule("12.11.1")
def bundle_of_unaffected(word: v.Unaffected) -> tuple[t.Ability, ...]:
    """What cannot be affected by effects: no effect changes its zone or its state."""
    return tuple(
        [t.Forbid(t.Pattern(kind, word.what, by=word.by), word.while_) for kind in STATES_AND_ZONES]
    )


@rule("12.11.1")
def is_unaffected(game: Game, card: int, source: int, seat: int) -> bool:
    """Whether effects of this other card cannot change a card's information."""
    if source == card:
        return False
    for word in active_abilities(game, "Unaffected"):
        by = seats(Context(game, word[0], word[2]), word[1].by)
        if seat in by and card in affected_cards(game, word):
            return True
    return False


# 1.3.1. Abilities that are set off although what they wait for did not happen


def activate_anyway(game: Game, card: int, event: Event) -> None:
    """The abilities of this card that wait for such an event stand by, if a text says so."""
    for word in active_abilities(game, "ActivatesAnyway"):
        if word[1].event == event.kind and card in affected_cards(game, word):
            identity = game.state.identity[card]
            seat = game.rules.masters.automatic(game, card)
            for term in game.abilities(card).hears.get(event.kind, ()):
                if game.rules.terms.matches(game, term, event, card, seat, identity):
                    stand_by(game, term, card, identity, seat, event)
            return


PROCEDURES: Final = (OWN_LOOP, LOOP)
