"""2.2, 2.17. Clans and nations: which cards belong to which."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.state import Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, info, means, objects
from headjudge.rulebook.citation import fact, rule

OF_EVERY_CLAN: Final = "Cray Elemental"


@rule("2.2.5")
def is_of_every_clan(clans: tuple[str, ...]) -> bool:
    """Whether a card is of all clans and nations: those of Cray Elemental are."""
    return OF_EVERY_CLAN in clans


def is_of_clan(clans: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Whether a card of these clans has one of those that a text asks for. A card that is of all
    clans has each, also one that the book's table does not name."""
    if is_of_every_clan(clans):
        return True
    for clan in wanted:  # noqa: SIM110 (any() over a generator is slower)
        if clan in clans:
            return True
    return False


@means(FILTERS, v.Clan)
def is_clan(context: Context, term: v.Clan, ref: Ref) -> bool:
    """Whether a card is of one of the clans that a text names."""
    return is_of_clan(info(context, ref, "clan"), term.clans)


def have_common_clan(clans: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Whether cards of these clans have one in common. A card without a clan has none."""
    if not clans or not others:
        return False
    return is_of_every_clan(others) or is_of_clan(clans, others)


@means(FILTERS, v.SameClan)
def is_same_clan(context: Context, term: v.SameClan, ref: Ref) -> bool:
    """Whether a card has a clan in common with one of the cards that a text names."""
    mine = info(context, ref, "clan")
    others = [info(context, other, "clan") for other in objects(context, term.with_)]
    return any([have_common_clan(mine, each) for each in others])


# 2.2.4: a card that is also of a clan has that clan besides its own
ALSO_OF_CLAN: str = fact("2.2.4", "gain", without="lose")


# 2.17. Nation

UNITED_SANCTUARY: Final = "United Sanctuary"
DRAGON_EMPIRE: Final = "Dragon Empire"
STAR_GATE: Final = "Star Gate"
DARK_ZONE: Final = "Dark Zone"
MAGALLANICA: Final = "Magallanica"
ZOO: Final = "Zoo"

NATIONS: Final = (UNITED_SANCTUARY, DRAGON_EMPIRE, STAR_GATE, DARK_ZONE, MAGALLANICA, ZOO)

# The nation of a clan's cards that show no icon of a nation
NATION_OF: Final = {
    "Royal Paladin": UNITED_SANCTUARY,
    "Oracle Think Tank": UNITED_SANCTUARY,
    "Angel Feather": UNITED_SANCTUARY,
    "Shadow Paladin": UNITED_SANCTUARY,
    "Gold Paladin": UNITED_SANCTUARY,
    "Genesis": UNITED_SANCTUARY,
    "Kagero": DRAGON_EMPIRE,
    "Nubatama": DRAGON_EMPIRE,
    "Tachikaze": DRAGON_EMPIRE,
    "Murakumo": DRAGON_EMPIRE,
    "Narukami": DRAGON_EMPIRE,
    "Nova Grappler": STAR_GATE,
    "Dimension Police": STAR_GATE,
    "Etranger": STAR_GATE,
    "Link Joker": STAR_GATE,
    "Spike Brothers": DARK_ZONE,
    "Dark Irregulars": DARK_ZONE,
    "Pale Moon": DARK_ZONE,
    "Gear Chronicle": DARK_ZONE,
    "Granblue": MAGALLANICA,
    "Bermuda Triangle": MAGALLANICA,
    "Aqua Force": MAGALLANICA,
    "Megacolony": ZOO,
    "Great Nature": ZOO,
    "Neo Nectar": ZOO,
}


@rule("2.17.3", "2.17.3.1")
def nations_shown(icons: tuple[str, ...]) -> tuple[str, ...]:
    """The nations that a card's icons show: there are six, and any other icon says nothing."""
    return tuple([icon for icon in icons if icon in NATIONS])


@rule("2.17.4", "2.17.4.1")
def nations_of_clans(clans: tuple[str, ...]) -> tuple[str, ...]:
    """The nations of a card without an icon: those that its clans have in the book's table."""
    return tuple(dict.fromkeys([NATION_OF[clan] for clan in clans if clan in NATION_OF]))


def clans_of(clans: tuple[str, ...], nations: tuple[str, ...]) -> tuple[str, ...]:
    """The clans of a card that shows these clans and these icons of nations."""
    if not clans:
        return clans_of_nations(nations)
    return clans


@rule("2.17.4.2")
def clans_of_nations(nations: tuple[str, ...]) -> tuple[str, ...]:
    """A card of a nation and no clan counts as being of all clans of that nation."""
    return tuple([clan for clan, nation in NATION_OF.items() if nation in nations])


def nations_of(clans: tuple[str, ...], nations: tuple[str, ...]) -> tuple[str, ...]:
    """The nations of a card that shows these clans and these icons of nations."""
    if is_of_every_clan(clans):
        return NATIONS
    return nations_shown(nations) if nations else nations_of_clans(clans)
