"""2-4 to 2-12. What texts ask of a card: its colours, characters, era and skills."""

from __future__ import annotations

from headjudge.games.dragonball.c03_areas.areas import BATTLE, LEADER, SIZE
from headjudge.games.dragonball.c11_other.stacking import is_part_of_another
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, info, means
from headjudge.rulebook.citation import rule

# 2-4. Colors


@means(FILTERS, v.OnlyColors)
def is_only_colors(context: Context, term: v.OnlyColors, ref: Ref) -> bool:
    """Whether a card has these colours and no other."""
    return set(info(context, ref, "colors")) == set(term.colors)


@means(FILTERS, v.Multicolor)
def is_multicolor(context: Context, term: v.Multicolor, ref: Ref) -> bool:
    """Whether a card has more than one colour."""
    return len(info(context, ref, "colors")) > 1


# 2-5. Character name


@means(FILTERS, v.Character)
def is_character(context: Context, term: v.Character, ref: Ref) -> bool:
    """Whether a card has one of these character names."""
    own = info(context, ref, "character")
    return any([name in own for name in term.names])


@means(FILTERS, v.CharacterHas)
def is_character_has(context: Context, term: v.CharacterHas, ref: Ref) -> bool:
    """Whether a character name of a card has this part in it."""
    return any([term.part in name for name in info(context, ref, "character")])


# 2-7. Era


@means(FILTERS, v.Era)
def is_era(context: Context, term: v.Era, ref: Ref) -> bool:
    """Whether a card is of one of these eras."""
    return info(context, ref, "era") in term.eras


# 2-12. Skill text


@rule("2-12-2")
def active_cards(game: Game) -> list[int]:
    """The cards whose skills work: those in leader and battle areas that lie under no other card.
    What works elsewhere says so itself."""
    zones = game.state.zones
    return [
        card
        for zone in (LEADER, BATTLE, SIZE + LEADER, SIZE + BATTLE)
        for card in zones[zone]
        if not is_part_of_another(game, card)
    ]


@means(FILTERS, v.SkillLess)
@rule("2-12-4")
def is_skill_less(context: Context, term: v.SkillLess, ref: Ref) -> bool:
    """Whether a card has no card text. One whose skills are negated has text all the same."""
    return not context.game.state.printed[ref[0]].abilities.terms
