"""One text of each family of phrases, and exactly what it means. All texts are invented."""

from __future__ import annotations

from tests.games.dragonball.text.families_effects import EFFECTS
from tests.games.dragonball.text.families_skills import SKILLS
from tests.games.every_text import EveryPhrase

# Other wordings of something: the same term, each said back as it was printed.
WORDINGS = (
    (
        "[Auto] When this card attacks, this card gains +5000 power for the duration of the turn.",
        "[Auto] When this card attacks, this card gets +5000 power for the duration of this turn.",
        "[Auto] When this card attacks, for the duration of the turn, this card gets +5000 power.",
    ),
    (
        "[Activate: Main] Draw 1 card, and KO this card.",
        "[Activate: Main] Draw 1 card, then KO this card.",
        "[Activate: Main] Draw 1 card. Then, KO this card.",
    ),
    (
        "[Permanent] If <Karrow> is in your Drop Area, this card gains [Critical].",
        "[Permanent] If you have a <Karrow> in your Drop Area, this card gains [Critical].",
        "[Permanent] If there is a <Karrow> card in your Drop Area, this card gains [Critical].",
    ),
    (
        "[Activate: Main] Choose 1 of your opponent's Battle Cards with 10000 or less power and "
        "KO it.",
        "[Activate: Main] Choose 1 opponent Battle Card with 10000 power or less and KO that card.",
    ),
)


class TestPhrases(EveryPhrase):
    title = "dragonball"
    families = {**SKILLS, **EFFECTS}
    all_wordings = WORDINGS
