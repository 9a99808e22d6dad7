"""Looking at a zone: the cards that lie in it, for whoever may look at them.

A zone is named by its kind ("drop"), by what a game calls it in English or Japanese ("the drop
zone", "ドロップゾーン"), with its number where there are several of a kind ("attack 2"), and
with whose it is ("their drop", "相手のドロップゾーン").
"""

from __future__ import annotations

import re
from typing import Final, cast

from headjudge import games
from headjudge.kernel import keys
from headjudge.kernel.errors import BadWish, HiddenZone
from headjudge.kernel.game import Game
from headjudge.kernel.shapes import CardNamed, Place
from headjudge.kernel.view import place_seen, zone_seen
from headjudge.kernel.zones import OWNER, PUBLIC
from headjudge.wishes import plain

LANGUAGES: Final = ("en", "ja")
THEIRS: Final = re.compile(
    r"\b(?:(?:the |your |my )?opponent(?:'s)?|their|theirs|his|her|enemy)\b|相手の?"
)
OWN: Final = re.compile(r"\b(?:my|mine|your|yours|own)\b|(?:自分|あなた)の?")
SMALL: Final = re.compile(
    r"\b(?:the|in|at|of|zones?|areas?|circles?|pile)\b|ゾーン|エリア|サークル|置き場"
)


def zones_meant(game: Game, viewer: int, said: str, seat: int | None = None) -> list[int]:
    """The zones that are named; of whom, where no seat is given, the words say, or else they are
    the viewer's own. A `BadWish` says which names there are."""
    layout = game.rules.layout
    text = plain(said)
    if seat is None:
        own = viewer if viewer < layout.seats else 0
        seat = 1 - own if THEIRS.search(text) else own
    name = " ".join(OWN.sub(" ", THEIRS.sub(" ", text)).split())
    there = [zone for zone in range(layout.total) if layout.seat[zone] in (seat, -1)]
    for test in (is_called, is_almost_called):
        found = [zone for zone in there if test(game, zone, name)]
        if found:
            return found
    kinds = ", ".join(kind.name for kind in layout.kinds)
    raise BadWish(
        f"no zone is called {said[:40]!r}; there is {kinds}", field="look", key="no such zone"
    )


def names_of(game: Game, zone: int) -> list[str]:
    """What a zone can be called: its kind, that and its number, and its name in each language,
    with its number or without."""
    layout = game.rules.layout
    wording = games.wording(game)
    kind, number = layout.kind[zone], layout.number[zone]
    areas = [wording.area(kind, number, lang) for lang in LANGUAGES]
    areas += [wording.words(lang).zones[kind].format(n="").strip() for lang in LANGUAGES]
    return [plain(name).removeprefix("the ") for name in (kind, f"{kind} {number}", *areas)]


def is_called(game: Game, zone: int, name: str) -> bool:
    """Whether this is a name of the zone."""
    return name.removeprefix("the ") in names_of(game, zone)


def is_almost_called(game: Game, zone: int, name: str) -> bool:
    """Whether this is a name of the zone but for words that every zone has."""
    said = core_of(name)
    return said != "" and said in [core_of(each) for each in names_of(game, zone)]


def core_of(name: str) -> str:
    """A name without words such as "zone"."""
    return " ".join(SMALL.sub(" ", name).split())


def may_look(game: Game, viewer: int, zone: int) -> bool:
    """Whether the rules let this viewer look at the cards that lie there."""
    layout = game.rules.layout
    visible = layout.visible[zone]
    return visible == PUBLIC or (visible == OWNER and layout.seat[zone] == viewer)


def look(game: Game, viewer: int, said: str, seat: int | None = None) -> list[CardNamed]:
    """The cards in the zones that are named, as this viewer sees them there; those whose backs
    alone they see come last, without a name. A zone that they may not look at is a `HiddenZone`
    with the rule on that zone."""
    found: list[CardNamed] = []
    for zone in zones_meant(game, viewer, said, seat):
        if not may_look(game, viewer, zone):
            kind = game.rules.layout.names[game.rules.layout.kind[zone]]
            raise HiddenZone(
                f"you may not look there: {kind.name}",
                field="look",
                rule=kind.rule,
                key="hidden zone",
            )
        found += cards_in(game, viewer, zone)
    return found


def cards_in(game: Game, viewer: int, zone: int) -> list[CardNamed]:
    """The cards in a zone as a view shows them, with their names, and a nameless one for each
    that it does not show."""
    place = cast(Place, place_seen(game, zone))
    names = {card.number: card.name for card in game.state.printed}
    found: list[CardNamed] = [
        {
            "handle": card["handle"],
            "number": card["number"],
            "name": names.get(card["number"], ""),
            "key": card["key"],
            "zone": place,
        }
        for card in zone_seen(game, zone, viewer)["cards"]
    ]
    backs: list[CardNamed] = [
        {"handle": 0, "number": "", "name": "", "key": keys.of_back(place, count), "zone": place}
        for count in range(len(game.state.zones[zone]) - len(found))
    ]
    return [*sorted(found, key=lambda card: not card["number"]), *backs]
