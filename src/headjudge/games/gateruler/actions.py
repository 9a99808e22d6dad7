"""9-3e. Gate actions: what a player with priority may do, and who is asked at all.

A window is offered or skipped on what all can see: that a player has set cards, or a hand,
and a deck with something in it to be played from there; never on what the cards are.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import combat, main, overdrive, phases, playing
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.abilities import has_hidden_cards
from headjudge.games.gateruler.at_work import areas_with, own_words
from headjudge.games.gateruler.settable import effect_of, timings_of
from headjudge.kernel.decision import PASS, Option
from headjudge.kernel.game import Game
from headjudge.language.book import Context
from headjudge.language.evaluate import all_hold
from headjudge.rulebook.citation import fact, rule

# What a player's deck has for windows, by seat
SET_ANSWERS: Final = ("instant set 0", "instant set 1")
HAND_ANSWERS: Final = ("instant hand 0", "instant hand 1")
OFF_TURN: Final = ("off turn hand 0", "off turn hand 1")
INSTANT_ABILITIES: Final = "instant abilities"  # of whichever player


def is_asked(game: Game, seat: int, main_phase: bool) -> bool:
    """Whether a player with priority can have anything to do, as far as all can see."""
    if main_phase and is_time_for_main_actions(game, seat):
        return True
    special = game.special
    if SET_ANSWERS[seat] in special and has_hidden_cards(game, seat):
        return True
    off_turn = seat != game.state.turn_player and OFF_TURN[seat] in special
    if (off_turn or HAND_ANSWERS[seat] in special) and game.state.zones[z.hand_of(seat)]:
        return True
    if INSTANT_ABILITIES not in special and "PlayableFrom" not in special:
        return False
    return bool(instants(game, seat))


@rule("9-3e-5", without=False)
def is_time_for_main_actions(game: Game, seat: int) -> bool:
    """The active player, in the main phase, while the gate is empty."""
    return seat == game.state.turn_player and not game.state.stack


def options(game: Game, seat: int, main_phase: bool) -> tuple[Option, ...]:
    """All that a player with priority can do now."""
    found = instants(game, seat)
    if main_phase and is_time_for_main_actions(game, seat):
        more = main.options(game, seat)
        if found:  # a card whose options have several timings is offered once (14-4b-2a)
            more = [each for each in more if each not in found]
        return (*found, *more, *GIVE_UP)
    return (*found, *GIVE_UP)


GIVE_UP: Final[tuple[Option, ...]] = fact("9-3e-1", (PASS,), without=())


# Instant actions


def instants(game: Game, seat: int) -> list[Option]:
    """Cards and abilities that can be played at any time with priority; found out once as long
    as nothing changes, and never changed by whoever asks."""
    notes = game.derived().notes
    found: list[Option] | None = notes.get(SET_ANSWERS[seat])
    if found is None or playing.TRIED in game.state.happened:
        found = notes[SET_ANSWERS[seat]] = instants_now(game, seat)
    return found


def instants_now(game: Game, seat: int) -> list[Option]:
    special = game.special
    found: list[Option] = []
    if "EventEffect" in special:
        found.extend(from_set_zones(game, seat))
    if INSTANT_ABILITIES in special:
        found.extend(instant_abilities(game, seat))
    if "PlayableFrom" in special:
        found.extend(as_instants(game, seat))
    return found


@rule("9-3e-2", "14-5d", without=())
def from_set_zones(game: Game, seat: int) -> list[Option]:
    """Set cards whose timing is not standard action, and not "when" something happens."""
    there = u.set_cards(game, seat)
    if not there:
        return []
    return [
        ("play", card)
        for card in there
        if is_its_time(game, seat, card)
        and not playing.was_tried(game, card, playing.PLAY)
        and playing.refusal_of_card(game, seat, card) is None
    ]


def is_its_time(game: Game, seat: int, card: int) -> bool:
    """Whether the timing of a set card is met now."""
    effect = effect_of(game, card)
    if effect is None:
        return False
    if effect.timing == "while":
        return is_met(game, seat, card)
    return "instant" in timings_of(effect) or combat.is_answer_to_attack(game, seat, card, effect)


@rule("14-5b", without=False)
def is_met(game: Game, seat: int, card: int) -> bool:
    """A card that can be played while something is so, is played while it is."""
    return all_hold(Context(game, card, seat), effect_of(game, card).while_)


@rule("9-3e-3", "14-9a", without=())
def instant_abilities(game: Game, seat: int) -> list[Option]:
    """Activated abilities that are instant actions, of cards that the player controls."""
    return main.usable(game, seat, "instant")


@rule("9-3e-4", without=())
def as_instants(game: Game, seat: int) -> list[Option]:
    """Cards that a text lets be played as instant actions."""
    found: list[Option] = []
    areas = areas_with(game.special, "instant", seat)
    if seat != game.state.turn_player:
        areas = (*areas, *areas_with(game.special, "off turn", seat))
    if not areas:
        return found
    for area in dict.fromkeys(areas):
        for card in game.rules.meanings.areas[area](game, seat):
            words = own_words(game, card, "PlayableFrom")
            if words:
                words = [term for term in words if area in term.areas]
            if not words:
                continue
            effect = effect_of(game, card)
            is_instant = effect is not None and "instant" in timings_of(effect)
            if not (is_instant or [term for term in words if term.instant]):
                continue
            if overdrive.is_held(game, card):
                continue
            way = playing.way_of(game, card)
            if (
                not playing.was_tried(game, card, way)
                and playing.refusal_of_card(game, seat, card) is None
            ):
                found.append((way, card))
    return found


# Carrying them out


def carry_out(game: Game, seat: int, option: Option) -> None:
    """What the player has chosen is done."""
    verb, card = option[0], int(option[1])
    if verb in playing.CARDS:
        effect = effect_of(game, card)
        answers = effect is not None and effect.timing == "when"
        playing.play_card(game, seat, card, event=combat.damage_to_come(game) if answers else None)
    elif verb == "ability":
        term = game.abilities(card).others["Act"][int(option[2])]
        playing.play_ability(game, seat, card, term, playing.ABILITY)
    elif verb == "overdrive":
        overdrive.play(game, seat, card, int(option[2]))
    else:
        main.carry_out(game, seat, option)


def forget(game: Game) -> None:
    """Whoever passes may try again later what could not be done."""
    playing.forget_tries(game)


def refusal(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids one of these actions now, or None."""
    if phases.now(game) != "main phase" or not is_time_for_main_actions(game, seat):
        return "7-1a"
    return main.refusal(game, seat, option)
