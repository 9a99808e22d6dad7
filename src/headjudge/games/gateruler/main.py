"""7. Main phase actions."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from headjudge.games.gateruler import gear, gear_up, overdrive, playing, settable, setting
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.at_work import areas_with, own_words
from headjudge.games.gateruler.moving import sending
from headjudge.kernel import values
from headjudge.kernel.decision import Option
from headjudge.kernel.events import is_forbidden, may_be_forbidden
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event
from headjudge.rulebook.citation import fact, rule


@rule("7-1a", without=())
def options(game: Game, seat: int) -> list[Option]:
    """All that the active player can do in the main phase with an empty gate, besides instant
    actions."""
    found: list[Option] = []
    in_drive = game.state.zones[z.drive_of(seat)]
    if in_drive:
        found.extend([("reveal", card) for card in revealable(game, seat)])
        found.extend(of_overdrives(game, seat))
    found.extend(cards_to_play(game, seat))
    found.extend([("set", card) for card in setting.cards_to_set(game, seat)])
    if "Act" in game.special:
        found.extend(standard_abilities(game, seat))
    found.extend(rearrangements(game, seat))
    if gear_up.GEAR_UP in game.special:
        found.extend(gear_up.options(game, seat))
    return found


# 7-2. Reveal a card in the drive zone


@rule("7-2a", "9-3e-5a", without=())
def revealable(game: Game, seat: int) -> list[int]:
    """Face-down cards of the drive zone can be turned face up."""
    face = game.state.face
    return [
        card
        for card in game.state.zones[z.drive_of(seat)]
        if face[card] == FACE_DOWN and can_be_revealed(game, card)
    ]


@rule("7-2a-1", without=True)
def can_be_revealed(game: Game, card: int) -> bool:
    """Only units, fields, and events that are standard actions."""
    return settable.is_standard_action(game, card)


def refusal_of_revealing(game: Game, seat: int, card: int) -> str | None:
    """The rule that forbids turning it up, or None."""
    state = game.state
    if card not in state.zones[z.drive_of(seat)] or state.face[card] != FACE_DOWN:
        return "7-2a"
    return None if can_be_revealed(game, card) else "7-2a-1"


@rule("7-2b")
def reveal(game: Game, card: int) -> None:
    """It is turned up at once, without the gate."""
    game.flip(card, 0)
    game.note("flip up", game.master(card), card=card, citing="7-2a")


# 7-3, 7-4, 7-6, 7-8. Play a card


def cards_to_play(game: Game, seat: int) -> list[Option]:
    """The cards that can be played now, each in its way."""
    found: list[Option] = []
    for card in playable(game, seat):
        if playing.refusal_of_card(game, seat, card) is None:
            way = playing.way_of(game, card)
            if not playing.was_tried(game, card, way):
                found.append((way, card))
    return found


def playable(game: Game, seat: int) -> list[int]:
    """The cards for the main phase that lie where they can be played from."""
    found = [card for card in where_played_from(game, seat) if is_for_main_phase(game, card)]
    found.extend(in_set_zones(game, seat))
    if "PlayableFrom" in game.special:
        others = [*from_elsewhere(game, seat), *allowed_from_set_zones(game, seat)]
        found.extend([card for card in others if keeps_its_timing(game, card)])
    return found


@rule("14-20a-1", without=True)
def keeps_its_timing(game: Game, card: int) -> bool:
    """From another zone a card is played at the time that it has anyway."""
    return is_for_main_phase(game, card)


@rule("7-1b", without=())
def where_played_from(game: Game, seat: int) -> list[int]:
    """The hand, and what is revealed in the drive zone, but for cards that an Overdrive ability
    holds back."""
    state = game.state
    found = list(state.zones[z.hand_of(seat)])
    for card in state.zones[z.drive_of(seat)]:
        if state.face[card] != FACE_DOWN and not overdrive.is_held(game, card):
            found.append(card)
    return found


@rule("7-8a", "9-3e-5g", "14-5c", without=())
def in_set_zones(game: Game, seat: int) -> list[int]:
    """Events that are standard actions can be played from set zones."""
    printed = game.state.printed
    return [
        card
        for card in u.set_cards(game, seat)
        if printed[card].values["type"] in PLAYED_AS_SET and settable.is_standard_action(game, card)
    ]


# 16-18d: cards of other types only if their text allows it
PLAYED_AS_SET: Final[tuple[str, ...]] = fact("16-18d", ("event",), without=("event", "unit"))


@rule("14-20a", without=())
def from_elsewhere(game: Game, seat: int) -> list[int]:
    """Cards that say they can be played from the zone they are in; 14-20a-1: with the timing
    they have anyway."""
    state = game.state
    found: list[int] = []
    for area in areas_with(game.special, "from", seat):
        if area not in ELSEWHERE:
            continue
        for card in state.zones[z.LAYOUT.zone(area, seat)]:
            words = own_words(game, card, "PlayableFrom")
            if not words or (area == "damage" and state.face[card] == FACE_DOWN):
                continue
            if [term for term in words if area in term.areas and not term.instant]:
                found.append(card)
    return found


@rule("16-18d-1", without=())
def allowed_from_set_zones(game: Game, seat: int) -> list[int]:
    """Set cards that simply say they can be played from there: in the main phase, with an
    empty gate."""
    return [
        card
        for card in u.set_cards(game, seat)
        if [
            term
            for term in own_words(game, card, "PlayableFrom")
            if "set" in term.areas and not term.instant
        ]
    ]


ELSEWHERE: Final = ("graveyard", "damage", "removal", "charge")


def is_for_main_phase(game: Game, card: int) -> bool:
    """Whether it is a card that is played in the main phase."""
    kind = game.value(card, "type")
    return is_unit_card(game, card, kind) or is_field(kind) or is_standard_event(game, card, kind)


@rule("7-3a", "9-3e-5b", "15-17a-1", without=False)
def is_unit_card(game: Game, card: int, kind: str) -> bool:
    """A unit card, which is normal summoned."""
    return kind == "unit" and not has_to_be_set(game, card)


@rule("16-18c", without=False)
def has_to_be_set(game: Game, card: int) -> bool:
    """A card with Forced Concealment is played from set zones only."""
    return (
        FORCED in game.special
        and settable.has_keyword(game.abilities(card), FORCED)
        and not z.is_set(game.state.place[card])
    )


FORCED: Final = "Forced Concealment"


@rule("7-4a", "9-3e-5c", without=False)
def is_field(kind: str) -> bool:
    """A field card."""
    return kind == "field"


@rule("7-6a", "9-3e-5e", without=False)
def is_standard_event(game: Game, card: int, kind: str) -> bool:
    """An event whose timing is standard action."""
    return kind == "event" and settable.is_standard_action(game, card)


# 7-7. Play a standard action activated ability


@rule("14-1a-1", without=())
def usable(game: Game, seat: int, timing: str) -> list[Option]:
    """The activated abilities of this timing that a player can play now."""
    acting = [card for card, _term in values.others_at_work(game, "Act")]
    acting.extend(from_other_zones(game, seat))
    return [
        ("ability", card, at)
        for card in dict.fromkeys(acting)
        if game.master(card) == seat
        for at, term in enumerate(game.abilities(card).others.get("Act", ()))
        if term.timing == timing
        and refusal_of_ability(game, seat, card, at) is None
        and not playing.was_tried(game, card, playing.ABILITY)
    ]


def from_other_zones(game: Game, seat: int) -> list[int]:
    """Cards out of play with an activated ability that says it works there."""
    found: list[int] = []
    printed = game.state.printed
    for area in areas_with(game.special, "act", seat):
        for card in game.rules.meanings.areas[area](game, seat):
            own = printed[card].abilities.others
            if "Act" in own:
                found.extend([card for term in own["Act"] if area in term.where])
    return found


@rule("7-7a", "9-3e-5f", without=())
def standard_abilities(game: Game, seat: int) -> list[Option]:
    """Those that are standard actions."""
    return usable(game, seat, "standard")


def refusal_of_ability(game: Game, seat: int, card: int, at: int) -> str | None:
    """The rule that forbids playing an activated ability now, or None."""
    terms: tuple[Any, ...] = game.abilities(card).others.get("Act", ())
    if at >= len(terms) or game.master(card) != seat:
        return "14-1a-1"
    term = terms[at]
    place = game.state.place[card]
    if term.where and z.LAYOUT.kind[place] not in term.where:
        return "14-2b"
    if not term.where and not z.is_in_play(place):
        return "14-2a-1"
    if may_be_forbidden(game, "play ability") and is_forbidden(
        game, Event("play ability", seat, card, cause=playing.ABILITY)
    ):
        return "15-37a"
    return playing.refusal_of_effect(game, seat, card, term)


# 7-9. Resolve an Overdrive ability in the drive zone


@rule("7-9a", "9-3e-5h", without=())
def of_overdrives(game: Game, seat: int) -> list[Option]:
    """Each can be played, or removed."""
    if "Overdrive" not in game.special:
        return []
    found: list[Option] = []
    for card in game.state.zones[z.drive_of(seat)]:
        for at in overdrive.overdrives(game, card):
            if overdrive.can_play(game, seat, card, at):
                found.append(("overdrive", card, at))
            found.append(("drop overdrive", card, at))
    return found


# 7-10. Rearrange units


@rule("7-10a", "9-3e-5i", without=())
def rearrangements(game: Game, seat: int) -> list[Option]:
    """Pairs of the player's attack and defense zones, with a unit in one of them at least, that
    may trade what they hold."""
    zones = game.state.zones
    front = z.front_row(game, seat)
    if not SET_CARDS_STAY:
        front = (*front, *z.set_zones(game, seat))
    if game.state.effects and u.GEAR_UP in game.special:
        front = tuple([zone for zone in front if not gear.is_taken(game, zone)])
    guarded = may_be_forbidden(game, "move")
    return [
        ("rearrange", zone, other)
        for zone, other in combinations(front, 2)
        if (zones[zone] or zones[other]) and not (guarded and is_kept(game, zone, other))
    ]


# 3-10a-2: what was set in one set zone is not moved to another
SET_CARDS_STAY: Final[bool] = fact("3-10a-2", True, without=False)


def is_kept(game: Game, zone: int, other: int) -> bool:
    """Whether something says that what is in one of two zones cannot move to the other."""
    moves = rearranging(game, zone, other)
    return len([event for event in moves if is_forbidden(game, event)]) > 0


@rule("7-10b", without=())
def rearranging(game: Game, zone: int, other: int) -> list[Event]:
    """What is in the one of two zones goes to the other."""
    here, there = u.units_on(game, zone), u.units_on(game, other)
    if here and there:
        return change_places(game, (here, other), (there, zone))
    return move_over(game, here, other) if here else move_over(game, there, zone)


@rule("7-10b-1", without=())
def move_over(game: Game, units: list[int], zone: int) -> list[Event]:
    """A unit in one of them only moves there,"""
    return [sending(game, unit, zone, "rearrange").under("7-10b-1") for unit in units]


@rule("7-10b-2", without=())
def change_places(game: Game, *both: tuple[list[int], int]) -> list[Event]:
    """units in both change places."""
    return [
        sending(game, unit, zone, "rearrange").under("7-10b-2")
        for units, zone in both
        for unit in units
    ]


@rule("7-10c")
def rearrange(game: Game, zone: int, other: int) -> None:
    """At once, without the gate."""
    game.do(*rearranging(game, zone, other))


# Carrying them out


def carry_out(game: Game, seat: int, option: Option) -> None:
    verb, what = option[0], int(option[1])
    if verb == "reveal":
        reveal(game, what)
    elif verb == "set":
        game.call("set", seat=seat, card=what, by_rule=True)
    elif verb == "drop overdrive":
        overdrive.remove(game, seat, what, int(option[2]))
    elif verb == "rearrange":
        rearrange(game, what, int(option[2]))
    elif verb == "gear up":
        gear_up.play(game, seat, what)


def refusal(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids one of these actions, or None."""
    verb, what = option[0], int(option[1])
    state = game.state
    if verb == "rearrange":
        return None if option in rearrangements(game, seat) else "7-10b"
    if not 0 <= what < len(state.printed):
        return "7-1a"
    if verb in playing.CARDS:
        if not is_for_main_phase(game, what):
            return "7-6a"
        if what not in playable(game, seat):
            return "7-1b"
        return playing.refusal_of_card(game, seat, what)
    if verb == "set":
        return setting.refusal(game, seat, what)
    if verb == "reveal":
        return refusal_of_revealing(game, seat, what)
    if verb == "ability":
        return refusal_of_ability(game, seat, what, int(option[2]))
    if verb == "overdrive":
        return overdrive.refusal(game, seat, what, int(option[2]))
    if verb == "drop overdrive":
        return None if option in of_overdrives(game, seat) else "7-9a"
    if verb == "gear up":
        return gear_up.refusal(game, seat, what)
    return None
