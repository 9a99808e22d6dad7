"""16-15, 16-18. Forced Reveal, Concealment and Forced Concealment."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c14_abilities import active, playing
from headjudge.games.gateruler.c15_terms import summoning
from headjudge.games.gateruler.c16_keywords import granting
from headjudge.kernel.decision import Option
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import fact, rule

FORCED_REVEAL = "Forced Reveal"
CONCEALMENT = ("Concealment", "Forced Concealment")


# 16-15. Forced Reveal


@rule("16-15b-1d")
def forced_options(game: Game, seat: int) -> list[Option]:
    """Of a player's cards with Forced Reveal, each can be the next that they play."""
    if FORCED_REVEAL not in game.survey.features:
        return []
    return [("card", card) for card in cards_to_reveal(game)[seat]]


def is_any_forced(game: Game) -> bool:
    """Whether a card with Forced Reveal must be played now."""
    return FORCED_REVEAL in game.survey.features and any(cards_to_reveal(game))


def cards_to_reveal(game: Game) -> tuple[list[int], list[int]]:
    """The cards with Forced Reveal that each player must play now; found out once as long as
    nothing changes."""
    cached = game.derived().cache
    found: tuple[list[int], list[int]] | None = cached.get("forced")
    if found is None:
        place = game.state.place
        where = {place[card] for card in cards_with_forced_reveal(game)}
        found = cached["forced"] = (forced_cards(game, 0, where), forced_cards(game, 1, where))
    return found


def forced_cards(game: Game, seat: int, where: set[int]) -> list[int]:
    """A player's cards with Forced Reveal in hand and drive zone, if they are among these zones."""
    zones = [zone for zone in _FORCED_FROM[seat] if zone in where]
    cards = [card for zone in zones for card in game.state.zones[zone]]
    return [card for card in cards if must_be_revealed(game, card)]


_FORCED_FROM: Final = tuple([(z.hand_of(seat), z.drive_of(seat)) for seat in (0, 1)])  # by seat


def cards_with_forced_reveal(game: Game) -> list[int]:
    """The cards of this game that are printed with it, wherever they are."""
    cached = game.cards_cache()
    found: list[int] | None = cached.get(FORCED_REVEAL)
    if found is None:
        found = cached[FORCED_REVEAL] = [
            card
            for card, printed in enumerate(game.state.printed)
            if printed.abilities.keywords and granting.has_keyword(printed.abilities, FORCED_REVEAL)
        ]
    return found


@rule("16-15b-1", "16-15b-1a")
def play_forced(game: Game, card: int) -> None:
    """A card with Forced Reveal is played, its cost paid as far as that can be; a unit is normal
    summoned so, and counts for one."""
    seat = game.master(card)
    refused = playing.refusal_of_card(game, seat, card, 0, counted=False)
    if refused is not None and refused != playing.TOO_DEAR:
        put_unplayable_away(game, card)
        return
    summoning.play_card(game, seat, card, tags=(summoning.FORCED,), counts=1)


def put_unplayable_away(game: Game, card: int) -> None:
    """15-37b-2. What must be played and cannot be goes to the graveyard."""
    zone = z.graveyard_of(game.state.owner[card])
    game.do(Event("put", game.master(card), card, zone, cause="rule"))


@rule("16-15b-1b")
def is_forced_to_be_played(frame: Frame) -> bool:
    """A card with Forced Reveal is played even if its cost cannot be paid: as much of it as
    possible is."""
    return summoning.FORCED in frame.vars["tags"]


@rule("16-15b-2", "16-15b-2a")
def must_be_revealed(game: Game, card: int) -> bool:
    """A card with Forced Reveal is never set."""
    return FORCED_REVEAL in game.survey.features and is_forced_to_reveal(game, card)


@rule("16-1a-2")
def is_forced_to_reveal(game: Game, card: int) -> bool:
    """Forced Reveal is a keyword and no ability: what a card is printed with it keeps."""
    return granting.has_keyword(game.state.printed[card].abilities, FORCED_REVEAL)


# 16-18. Concealment and Forced Concealment


@rule("16-18b")
def is_concealed(game: Game, card: int) -> bool:
    """A card with Concealment can be set."""
    return CONCEALMENT[0] in game.survey.features and granting.has_keyword(
        game.abilities(card), CONCEALMENT[0]
    )


@rule("16-18c")
def is_forcibly_concealed(game: Game, card: int) -> bool:
    """A card with Forced Concealment can be set."""
    return CONCEALMENT[1] in game.survey.features and granting.has_keyword(
        game.abilities(card), CONCEALMENT[1]
    )


FORCED_CONCEALMENT: Final = "Forced Concealment"


@rule("16-18c")
def has_to_be_set(game: Game, card: int) -> bool:
    """A card with Forced Concealment is played from set zones only."""
    return (
        FORCED_CONCEALMENT in game.survey.features
        and granting.has_keyword(game.abilities(card), FORCED_CONCEALMENT)
        and not z.is_set(game.state.place[card])
    )


# 16-18d: cards of other types only if their text allows it
PLAYED_AS_SET: Final[tuple[str, ...]] = fact("16-18d", ("event",), without=("event", "unit"))


@rule("16-18d-1")
def allowed_from_set_zones(game: Game, seat: int) -> list[int]:
    """Set cards that simply say they can be played from there: in the main phase, with an
    empty gate."""
    return [
        card
        for card in u.set_cards(game, seat)
        if [
            term
            for term in active.own_words(game, card, "PlayableFrom")
            if "set" in term.areas and not term.instant
        ]
    ]
