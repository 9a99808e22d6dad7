"""One text of each family of phrases, and exactly what it means. All texts are invented."""

from __future__ import annotations

from tests.games.every_text import EveryPhrase
from tests.games.vanguard.text.families_abilities import ABILITIES
from tests.games.vanguard.text.families_effects import EFFECTS

# Other wordings of something: the same term, each said back as it was printed.
WORDINGS = (
    (
        "[AUTO](RC):When this unit attacks, this unit gets [Power] +1000/drive +1 for each card in "
        "your soul until end of turn.",
        "[AUTO](RC):When this unit attacks, this unit gets [Power] +1000/[Drive] +1 for each card "
        "in your soul until end of turn.",
    ),
    (
        "[AUTO](RC):When this unit attacks, until end of turn, this unit gets [Power] +2000.",
        "[AUTO](RC):When this unit attacks, this unit gets [Power] +2000 until end of turn.",
        "[AUTO](RC):When this unit attacks, this unit gets [Power] +2000 until end of that turn.",
    ),
    (
        "[AUTO](VC):When this unit attacks, you draw a card, and retire this unit.",
        "[AUTO](VC):When this unit attacks, draw a card, retire this unit.",
        "[AUTO](VC):When this unit attacks, draw a card. Retire this unit.",
    ),
    (
        '[CONT](VC):If you have a card named "Ember" in your soul, this unit gets [Power] +1000.',
        '[CONT](VC):If there is a card named "Ember" in your soul, this unit gets [Power] +1000.',
        '[CONT](VC):If you have a "Ember" in your soul, this unit gets [Power] +1000.',
    ),
)


class TestPhrases(EveryPhrase):
    title = "vanguard"
    families = {**ABILITIES, **EFFECTS}
    all_wordings = WORDINGS
