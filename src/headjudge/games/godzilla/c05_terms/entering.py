"""5.9, 5.11. Activate; enter, which English cards call "play"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from headjudge.games.godzilla import c03_players, c09_tokens
from headjudge.games.godzilla.c01_overview import prohibitions
from headjudge.games.godzilla.c04_areas import contents
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c04_areas.zones import zones_meant
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import doing, moving
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, DO
from headjudge.language.evaluate import means, number
from headjudge.language.picking import acting
from headjudge.rulebook.citation import rule

# 5.9. Activate


@rule("5.9.1")
def activate(game: Game, card: int) -> None:
    """To activate a strategy card is to play it (10.5.2)."""
    game.call("play card", seat=z.LAYOUT.seat[game.state.place[card]], card=card)


# 5.11. Enter


def play_happens(game: Game, event: Event) -> None:
    """A card comes into play: as invading monster, onto another card, or in a zone."""
    card = event.card
    type_ = game.state.printed[card].values["type"]
    if type_ == "monster":
        play_as_invading_monster(game, event)
    elif "onto" in event.tags:
        c03_players.stack_on(game, card, int(event.tags[-1]))
        game.interrupt_soon()
    else:
        play_to_zone(game, event)
    game.mark(("played " + type_, event.seat))


@rule("5.11.1")
def play_to_zone(game: Game, event: Event) -> None:
    """A battle card is placed in a zone from outside the field, a strategy card in its strategy
    zone."""
    game.put(event.card, event.zone)
    game.interrupt_soon()


@rule("5.11.2")
def play_as_invading_monster(game: Game, event: Event) -> None:
    """A monster card that is played becomes the invading monster."""
    contents.become_invading(game, event.seat, event.card)
    game.interrupt_soon()


@rule("5.11.3")
def came_from(area: str) -> tuple[Any, ...]:
    """The mark on an event that a card was played from this area, whether by being played and
    resolved or by being put into play directly."""
    return (area,)


# 5.11.1.1 to 5.11.1.3. Cards played by an effect


@rule("5.11.1.1")
def is_blocked(game: Game, seat: int, zone: int) -> bool:
    """Whether a battle card cannot be played to a zone by an effect: it is that of the player's own
    invading monster."""
    return c03_players.monster_place(game, seat) == zone


@rule("5.11.1.2")
def zones_to_avoid(game: Game, seat: int) -> tuple[int, ...]:
    """The zones that a player may choose only if there is no other: that of their invading
    monster."""
    return (c03_players.monster_place(game, seat),)


@rule("5.11.1.3")
def zones_taken(chosen: tuple[int, ...]) -> tuple[int, ...]:
    """The zones that battle cards played together leave to each other: those chosen already."""
    return chosen


@rule("5.11.1.3")
def as_one(effect: t.Effect, times: int) -> t.Effect | None:
    """The effect that does so many times at once what is done for each of something: cards are
    chosen together (10.5.3), and played to zones of their own. None: it is done again and again."""
    if isinstance(effect, v.PlayToken) and type(effect.number) is int and not effect.every:
        return replace(effect, number=effect.number * times)
    if isinstance(effect, t.Destroy | t.Discard | t.Put | v.Play):
        what = effect.what
        if isinstance(what, t.Pick) and type(what.count) is int and not what.any_number:
            return replace(effect, what=replace(what, count=what.count * times))
    return None


@means(ACT, v.Play)
def do_play(context: Context, frame: Frame, term: v.Play, cards: tuple[Ref, ...]) -> None:
    """Cards are played by an effect: strategy cards are activated one after the other, the others
    are played together."""
    game = context.game
    type_of = {card: game.state.printed[card].values["type"] for card, _identity in cards}
    may = [card for card in type_of if not prohibitions.cannot_be_played(game, context.seat, card)]
    for card in reversed(may):
        if type_of[card] == "strategy":
            activate(game, card)
    play_together(context, [card for card in may if type_of[card] != "strategy"], term.zones)


def play_together(
    context: Context, cards: list[int], zones: v.Zones | None, one_each: bool = False
) -> None:
    """Play these cards by an effect, battle cards to the zones that it names, if any. `one_each`:
    there is a card for each of the zones, and nothing to choose."""
    game, seat = context.game, context.seat
    allowed = None if zones is None else tuple(zones_meant(context, zones))
    chosen: list[int] = []
    if one_each and allowed is not None:
        for card, zone in zip(cards, allowed, strict=False):
            closed = zone in prohibitions.closed_zones(game, seat, card)
            chosen.append(NO_ZONE if closed else zone)
    if cards:
        game.call(
            "play by effect", cards=tuple(cards), seat=seat, allowed=allowed,
            source=context.source, chosen=tuple(chosen),
        )  # fmt: skip


NO_ZONE: Final = -1  # there is none for a card


@choice("5.11.1")
def choose_zone(game: Game, frame: Frame) -> Decision | None:
    """The player chooses a zone for each of the cards that are played."""
    chosen = frame.vars["chosen"]
    if len(chosen) == len(frame.vars["cards"]):
        return None
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in zones_to_play(game, frame) or (NO_ZONE,)]
    )
    return Decision(frame.vars["seat"], "zone", options, "5.11.1")


@choose_zone.then
def keep_chosen_zone(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen zone is kept for its card, and the next card is asked about."""
    frame.vars["chosen"] = (*frame.vars["chosen"], int(chosen[0][1]))
    frame.again()


def zones_to_play(game: Game, frame: Frame) -> list[int]:
    """The zones where the next of the cards may be played."""
    seat = frame.vars["seat"]
    card = frame.vars["cards"][len(frame.vars["chosen"])]
    if game.state.printed[card].values["type"] == "monster":
        return [z.invading_of(seat)]
    allowed = frame.vars["allowed"]
    if allowed is None:
        allowed = [z.zone_of(seat, each) for each in z.ZONE_NUMBERS]
    closed = prohibitions.closed_zones(game, seat, card)
    zones = [zone for zone in allowed if zone not in closed]
    zones = if_possible(zones, zones_to_avoid(game, seat))
    return if_possible(zones, zones_taken(frame.vars["chosen"]))


def if_possible(zones: list[int], without: tuple[int, ...]) -> list[int]:
    """These zones without the others, or all of them if none would be left."""
    return [zone for zone in zones if zone not in without] or zones


@step("5.11.1")
def play_them(game: Game, frame: Frame) -> None:
    """All of the cards are played, directly from where they are; out of a deck one by one (4.8.3).
    A token comes from nowhere."""
    vars = frame.vars
    seat = vars["seat"]
    place = game.state.place
    happening: list[Event] = []
    for card, zone in zip(vars["cards"], vars["chosen"], strict=True):
        if zone >= 0 and not (z.is_zone(zone) and is_blocked(game, seat, zone)):
            area = came_from(z.LAYOUT.kind[place[card]]) if place[card] >= 0 else ()
            happening.append(
                Event("play", seat, card, zone, 0, vars["source"], seat, "effect", tags=area)
            )
    if happening and place[happening[0].card] < 0:
        game.do(*happening)
    else:
        moving.send(game, tuple(happening))


PLAY_BY_EFFECT = Procedure("play by effect", "5.11", "Play by an effect", (choose_zone, play_them))


@means(ACT, v.PlayOnto)
def do_play_onto(context: Context, frame: Frame, term: v.PlayOnto, cards: tuple[Ref, ...]) -> None:
    """A card is played on top of another on the field, if nothing forbids it there."""
    game = context.game
    if type(term.onto) is t.Pick:
        frame.vars["played"] = cards
        doing.do_next(
            frame, (t.Choose(term.onto, "onto"), v.PlayOnto(t.It("played"), t.It("onto")))
        )
        return
    onto = acting(context, term.onto)
    if cards and onto:
        host, card = onto[0][0], cards[0][0]
        place = game.state.place[host]
        area = came_from(z.LAYOUT.kind[game.state.place[card]])
        on_field = z.is_zone(place) or z.LAYOUT.kind[place] == "invading"
        if on_field and prohibitions.may_be_played_in(game, context.seat, card, place):
            game.do(
                Event("play", z.LAYOUT.seat[place], card, place, 0, context.source, context.seat,
                      "effect", tags=(*area, "onto", host))
            )  # fmt: skip


# 5.11.4. Tokens


@means(DO, v.PlayToken)
def do_play_token(context: Context, frame: Frame, term: v.PlayToken) -> None:
    """Tokens are played: that many, or one in each of the zones."""
    wanted = number(context, term.number)
    if term.every and term.zones is not None:
        wanted = len(zones_meant(context, term.zones))
    play_tokens(context, term, wanted)


@rule("5.11.4")
def play_tokens(context: Context, term: v.PlayToken, wanted: int) -> None:
    """To play tokens is to have them exist in such zones (9.1.2)."""
    game = context.game
    made = [c09_tokens.create(game, context.seat, term.name) for _each in range(wanted)]
    made = [card for card in made if card >= 0]
    context.memory["it"] = tuple([game.state.ref(card) for card in made])
    play_together(context, made, term.zones, term.every)


PROCEDURES: Final = (PLAY_BY_EFFECT,)
