"""7. Main phase actions: what the active player can do while the gate is empty."""

from __future__ import annotations

from itertools import combinations

from headjudge.games.gateruler import c02_cards, c04_players
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones.layout import LAYOUT
from headjudge.games.gateruler.c14_abilities import active, gear, gear_up, other_zones, playing
from headjudge.games.gateruler.c15_terms import summoning
from headjudge.games.gateruler.c15_terms.putting import sending
from headjudge.games.gateruler.c16_keywords import concealment, overdrive
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import is_forbidden, may_be_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Frame
from headjudge.language import terms as t
from headjudge.language.active import applies_to
from headjudge.rulebook.citation import rule

# 7-1. General


@rule("7-1a")
def main_phase_actions(game: Game, seat: int) -> list[Option]:
    """All that the active player can do in the main phase with an empty gate, besides instant
    actions."""
    found: list[Option] = []
    in_drive = game.state.zones[z.drive_of(seat)]
    if in_drive:
        found.extend([("reveal", card) for card in revealable(game, seat)])
        found.extend(of_overdrives(game, seat))
    found.extend(cards_to_play(game, seat))
    found.extend([("set", card) for card in cards_to_set(game, seat)])
    if "Act" in game.survey.features:
        found.extend(standard_abilities(game, seat))
    found.extend(rearrangements(game, seat))
    if gear_up.GEAR_UP in game.survey.features:
        found.extend(gear_up.gear_up_options(game, seat))
    return found


def cards_to_play(game: Game, seat: int) -> list[Option]:
    """The cards that can be played now, each in its way."""
    found: list[Option] = []
    for card in playable(game, seat):
        if playing.refusal_of_card(game, seat, card) is None:
            way = summoning.way_of(game, card)
            if not playing.was_tried(game, card, way):
                found.append((way, card))
    return found


def playable(game: Game, seat: int) -> list[int]:
    """The cards for the main phase that lie where they can be played from."""
    found = [card for card in where_played_from(game, seat) if is_for_main_phase(game, card)]
    found.extend(in_set_zones(game, seat))
    if "PlayableFrom" in game.survey.features:
        others = [
            *other_zones.from_elsewhere(game, seat),
            *concealment.allowed_from_set_zones(game, seat),
        ]
        found.extend([card for card in others if other_zones.keeps_its_timing(game, card)])
    return found


@rule("7-1b")
def where_played_from(game: Game, seat: int) -> list[int]:
    """The hand, and what is revealed in the drive zone, but for cards that an Overdrive ability
    holds back."""
    state = game.state
    found = list(state.zones[z.hand_of(seat)])
    for card in state.zones[z.drive_of(seat)]:
        if state.face[card] != FACE_DOWN and not is_held(game, card):
            found.append(card)
    return found


def is_for_main_phase(game: Game, card: int) -> bool:
    """Whether it is a card that is played in the main phase."""
    kind = game.value(card, "type")
    return is_unit_card(game, card, kind) or is_field(kind) or is_standard_event(game, card, kind)


def is_held(game: Game, card: int) -> bool:
    """Whether an Overdrive ability keeps a card of the drive zone from being played."""
    return is_linked(game, card) or playing.is_overdrive_in_gate(game, card)


@rule("7-1b-1", "7-2a-2a", "10-3b-1")
def is_linked(game: Game, card: int) -> bool:
    """A card is not played while an Overdrive ability is linked to it in the drive zone."""
    return len(overdrives(game, card)) > 0


def overdrives(game: Game, card: int) -> list[int]:
    """The Overdrive abilities of a card that are in the drive zone, by number."""
    state = game.state
    own = state.printed[card].abilities.others.get("Overdrive", ())
    if not own or state.face[card] == FACE_DOWN or LAYOUT.kind[state.place[card]] != "drive":
        return []
    return pending(game, card, len(own))


def carry_out_action(game: Game, seat: int, option: Option) -> None:
    """The main phase action that was chosen is done."""
    verb, what = option[0], int(option[1])
    if verb == "reveal":
        reveal(game, what)
    elif verb == "set":
        game.call("set", seat=seat, card=what, by_rule=True)
    elif verb == "drop overdrive":
        remove_overdrive(game, seat, what, int(option[2]))
    elif verb == "rearrange":
        rearrange(game, what, int(option[2]))
    elif verb == "gear up":
        gear_up.play_gear_up(game, seat, what)


def refusal_of_action(game: Game, seat: int, option: Option) -> str | None:
    """The rule that forbids one of these actions, or None."""
    verb, what = option[0], int(option[1])
    state = game.state
    if verb == "rearrange":
        return None if option in rearrangements(game, seat) else "7-10b"
    if not 0 <= what < len(state.printed):
        return "7-1a"
    if verb in playing.CARDS:
        return refusal_of_playing(game, seat, what)
    if verb == "set":
        return refusal_of_setting(game, seat, what)
    if verb == "reveal":
        return refusal_of_revealing(game, seat, what)
    if verb == "ability":
        return active.refusal_of_ability(game, seat, what, int(option[2]))
    if verb == "overdrive":
        return overdrive.refusal_of_overdrive(game, seat, what, int(option[2]))
    if verb == "drop overdrive":
        return None if option in of_overdrives(game, seat) else "7-9a"
    if verb == "gear up":
        return gear_up.refusal_of_gear_up(game, seat, what)
    return None


def refusal_of_playing(game: Game, seat: int, card: int) -> str | None:
    """The rule that forbids playing a card from where it lies, as a main phase action, or None."""
    if concealment.has_to_be_set(game, card):
        return "16-18c"
    if not is_for_main_phase(game, card):
        return "7-6a"
    if is_linked(game, card):
        return "7-2a-2a"
    if playing.is_overdrive_in_gate(game, card):
        return "14-4b-1a"
    if card not in playable(game, seat):
        return "7-1b"
    return playing.refusal_of_card(game, seat, card)


# 7-2. Reveal a card in the drive zone


@rule("7-2a", "9-3e-5a")
def revealable(game: Game, seat: int) -> list[int]:
    """Face-down cards of the drive zone can be turned face up."""
    face = game.state.face
    return [
        card
        for card in game.state.zones[z.drive_of(seat)]
        if face[card] == FACE_DOWN and can_be_revealed(game, card)
    ]


@rule("7-2a-1")
def can_be_revealed(game: Game, card: int) -> bool:
    """Whether a card can be revealed: units, fields, and events that are standard actions can."""
    return c02_cards.is_standard_action(game, card)


def refusal_of_revealing(game: Game, seat: int, card: int) -> str | None:
    """The rule that forbids turning it up, or None."""
    state = game.state
    if card not in state.zones[z.drive_of(seat)] or state.face[card] != FACE_DOWN:
        return "7-2a"
    return None if can_be_revealed(game, card) else "7-2a-1"


@rule("7-2b")
def reveal(game: Game, card: int) -> None:
    """A card in the drive zone is turned up at once, without the gate."""
    game.flip(card, 0)
    game.note("flip up", game.master(card), card=card, citing="7-2a")


@rule("7-2a-2", "10-3b")
def pending(game: Game, card: int, count: int) -> list[int]:
    """When a card is turned up in the drive zone, its Overdrive abilities join it there."""
    identity = game.state.identity[card]
    return [at for at in range(count) if not game.happened(("overdrive", identity, at))]


# 7-3. Play a unit card


@rule("7-3a", "9-3e-5b", "15-17a-1")
def is_unit_card(game: Game, card: int, kind: str) -> bool:
    """A unit card, which is normal summoned."""
    return kind == "unit" and not concealment.has_to_be_set(game, card)


# 7-4. Play a field card


@rule("7-4a", "9-3e-5c")
def is_field(kind: str) -> bool:
    """A field card."""
    return kind == "field"


# 7-5. Set a settable card


def cards_to_set(game: Game, seat: int) -> list[int]:
    """The cards that can be set now."""
    if not z.set_zones(game, seat) or has_set_enough(game, seat):
        return []
    return [
        card
        for card in where_set_from(game, seat)
        if c02_cards.can_be_set(game, card) and not is_kept_from_setting(game, seat, card)
    ]


def is_kept_from_setting(game: Game, seat: int, card: int) -> bool:
    """1-5d. Whether something says that it cannot be set."""
    return "set" in game.survey.guarded_kinds and is_forbidden(
        game, Event("set", seat, card, cause="set")
    )


@rule("7-5a", "9-3e-5d")
def where_set_from(game: Game, seat: int) -> list[int]:
    """The hand, and face-down cards of the drive zone."""
    state = game.state
    down = [c for c in state.zones[z.drive_of(seat)] if state.face[c] == FACE_DOWN]
    return [*state.zones[z.hand_of(seat)], *down]


@rule("7-5a-1", "3-10c-1")
def is_settable_event(game: Game, card: int) -> bool:
    """Whether a card is an event that can be set."""
    return bool(game.value(card, "type") == "event")


@rule("7-5a-2")
def is_said_to_be(game: Game, card: int) -> bool:
    """Other cards if a text says so: their own Concealment or other text, or an effect."""
    if concealment.is_concealed(game, card) or concealment.is_forcibly_concealed(game, card):
        return True
    if any([isinstance(word.what, t.Self) for word in active.own_words(game, card, "CanBeSet")]):
        return True
    return "CanBeSet" in game.survey.features and applies_to(game, "CanBeSet", card)


def refusal_of_setting(game: Game, seat: int, card: int) -> str | None:
    """The rule that forbids setting this card now, or None."""
    if has_set_enough(game, seat):
        return "7-5d"
    if card not in where_set_from(game, seat):
        return "7-5a"
    if is_kept_from_setting(game, seat, card):
        return "1-5d"
    return None if c02_cards.can_be_set(game, card) else "3-10c"


@choice("7-5a")
def choose_set_zone(game: Game, frame: Frame) -> Decision | None:
    """Ask the player for one of their set zones."""
    seat = frame.vars["seat"]
    zones: tuple[Option, ...] = tuple([("zone", zone) for zone in z.set_zones(game, seat)])
    return Decision(seat, "set zone", zones, "7-5a")


@choose_set_zone.then
def keep_set_zone(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The procedure remembers the chosen set zone."""
    frame.vars["zone"] = int(chosen[0][1])


@step("7-5b")
def set_card(game: Game, frame: Frame) -> None:
    """The card is set at once, without the gate."""
    vars = frame.vars
    game.do(Event("set", vars["seat"], vars["card"], vars["zone"], cause="set"))


@step("7-5c")
def count_set(game: Game, frame: Frame) -> None:
    """Who sets by this rule uses up set cap; the number of times set is counted with every
    setting (15-4a)."""
    if frame.vars["by_rule"]:
        c04_players.count_set(game, frame.vars["seat"])


@rule("7-5d")
def has_set_enough(game: Game, seat: int) -> bool:
    """Nothing of the set cap is left."""
    return c04_players.sets_left(game, seat) <= 0


SET = Procedure("set", "7-5", "Set a card", (choose_set_zone, set_card, count_set))


# 7-6. Play a standard action event directly


@rule("7-6a", "9-3e-5e")
def is_standard_event(game: Game, card: int, kind: str) -> bool:
    """An event whose timing is standard action."""
    return kind == "event" and c02_cards.is_standard_action(game, card)


# 7-7. Play a standard action ability


@rule("7-7a", "9-3e-5f")
def standard_abilities(game: Game, seat: int) -> list[Option]:
    """The activated abilities that are standard actions and can be played now."""
    return active.usable_abilities(game, seat, "standard")


# 7-8. Play a standard action event from a set zone


@rule("7-8a", "9-3e-5g", "14-5c")
def in_set_zones(game: Game, seat: int) -> list[int]:
    """Events that are standard actions can be played from set zones."""
    printed = game.state.printed
    return [
        card
        for card in u.set_cards(game, seat)
        if printed[card].values["type"] in concealment.PLAYED_AS_SET
        and c02_cards.is_standard_action(game, card)
    ]


# 7-9. Deal with an Overdrive ability in the drive zone


@rule("7-9a", "9-3e-5h")
def of_overdrives(game: Game, seat: int) -> list[Option]:
    """Each can be played, or removed."""
    if "Overdrive" not in game.survey.features:
        return []
    found: list[Option] = []
    for card in game.state.zones[z.drive_of(seat)]:
        for at in overdrives(game, card):
            if overdrive.can_play_overdrive(game, seat, card, at):
                found.append(("overdrive", card, at))
            found.append(("drop overdrive", card, at))
    return found


@rule("7-9b")
def remove_overdrive(game: Game, seat: int, card: int, at: int) -> None:
    """An Overdrive ability is removed from the drive zone, at once and without the gate."""
    done_with(game, card, at)
    game.note("drop overdrive", seat, card=card)


def done_with(game: Game, card: int, at: int) -> None:
    """The ability is in the drive zone no longer."""
    game.mark(("overdrive", game.state.identity[card], at))


# 7-10. Rearrange units


@rule("7-10a", "9-3e-5i", "3-10a-2")
def rearrangements(game: Game, seat: int) -> list[Option]:
    """Pairs of the player's attack and defense zones, with a unit in one of them at least, that
    may trade what they hold; set cards stay in their set zones."""
    zones = game.state.zones
    front = z.front_row(game, seat)
    if game.state.effects and u.GEAR_UP in game.survey.features:
        front = tuple([zone for zone in front if not gear.is_taken(game, zone)])
    guarded = may_be_forbidden(game, "move")
    return [
        ("rearrange", zone, other)
        for zone, other in combinations(front, 2)
        if (zones[zone] or zones[other]) and not (guarded and is_kept(game, zone, other))
    ]


def is_kept(game: Game, zone: int, other: int) -> bool:
    """Whether something says that what is in one of two zones cannot move to the other."""
    moves = rearranging(game, zone, other)
    return len([event for event in moves if is_forbidden(game, event)]) > 0


@rule("7-10b")
def rearranging(game: Game, zone: int, other: int) -> list[Event]:
    """The events by which the cards of one of two zones go to the other, and the other way
    round."""
    here, there = u.units_on(game, zone), u.units_on(game, other)
    if here and there:
        return change_places(game, (here, other), (there, zone))
    return move_over(game, here, other) if here else move_over(game, there, zone)


@rule("7-10b-1")
def move_over(game: Game, units: list[int], zone: int) -> list[Event]:
    """A unit moves to a zone without units."""
    return [sending(game, unit, zone, "rearrange").under("7-10b-1") for unit in units]


@rule("7-10b-2")
def change_places(game: Game, *both: tuple[list[int], int]) -> list[Event]:
    """Units of two zones change places."""
    return [
        sending(game, unit, zone, "rearrange").under("7-10b-2")
        for units, zone in both
        for unit in units
    ]


@rule("7-10c")
def rearrange(game: Game, zone: int, other: int) -> None:
    """Units are rearranged at once, without the gate."""
    game.do(*rearranging(game, zone, other))
