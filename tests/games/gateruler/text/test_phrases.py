"""One text of each family of phrases, and exactly what it means. All texts are invented."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.language import text as card_text
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.every_text import EveryPhrase
from tests.games.gateruler.text.families_abilities import ABILITIES
from tests.games.gateruler.text.families_effects import EFFECTS
from tests.games.gateruler.text.families_events import EVENTS
from tests.games.gateruler.text.families_keywords import KEYWORDS
from tests.games.gateruler.text.families_ongoing import ONGOING

DONE: dict[str, tuple[str, Any]] = {
    name: (f"Timing: Standard Action\n{text}", (v.EventEffect("standard", do),))
    for name, (text, do) in EFFECTS.items()
}

# Other wordings of something: the same term, each said back as it was printed.
WORDINGS = (
    (
        "When this attacks, draw a card.",
        "When this unit attacks, you draw 1 card.",
        "Whenever this attacks, draw a card.",
    ),
    (
        "Standard Action: Choose 1 enemy unit and deal 2 damage to it.",
        "Standard Action: Choose 1 enemy unit. Deal 2 damage to that unit.",
        "Standard Action: Choose 1 unit your opponent controls and deal 2 damage to it.",
        "Standard Action: Choose 1 unit on your opponent's field, then deal 2 damage to it.",
    ),
    (
        "If you have 5 or less life left, this gains +1 ATK.",
        "While you have 5 or less life, this unit gains +1 ATK.",
        "As long as you have 5 or less life, this gains +1 ATK.",
    ),
    (
        "Standard Action: Until the end of this turn, this gains +2 ATK.",
        "Standard Action: This gains +2 ATK until the end of this turn.",
        "Standard Action: This gains +2 ATK for the rest of this turn.",
    ),
    (
        "Standard Action: Deal 3 damage, divided as you choose among 1 or more enemy units.",
        "Standard Action: Divide 3 damage among 1 or more enemy units.",
        "Standard Action: Choose 1 or more enemy units and distribute 3 damage among them.",
    ),
    ('"Toss" - When this attacks, draw a card.', '"Toss": When this attacks, draw a card.'),
)


class TestPhrases(EveryPhrase):
    title = "gateruler"
    families = {**ABILITIES, **KEYWORDS, **ONGOING, **EVENTS, **DONE}
    all_wordings = WORDINGS

    def test_what_was_read_is_said_as_it_was_printed(self, family: str) -> None:
        printed, _abilities = self.families[family]
        assert card_text.say(card_text.read(printed)) == printed


def test_terms_that_remember_no_wording_are_said_too() -> None:
    """What was made by hand, or came from a saved game, is said in the usual words."""
    abilities: Any = (v.Counter((v.PlayThis(),)), v.CountsFor(2), v.OnlyByResources())
    assert card_text.read(card_text.say(abilities)) == abilities


def test_what_is_chosen_is_a_target_or_a_choice_on_resolving() -> None:
    """On playing, but in hands and decks, and behind "Then," and "If you do,"."""
    for effect, kind in (
        ("Choose 1 enemy unit and destroy it.", "Target"),
        ("Choose 1 card in your graveyard and put it into your hand.", "Target"),
        ("Choose 1 card in your hand and discard it.", "Choose"),
        ("Choose 1 {Knight} card in your deck and add it to your hand.", "Search"),
        ("Draw a card. Choose 1 enemy unit and destroy it.", "Target"),
        ("Draw a card. Then, choose 1 enemy unit and destroy it.", "Choose"),
    ):
        (read,) = card_text.read(f"Standard Action: {effect}")
        assert isinstance(read, v.Act)
        assert kind in [type(each).__name__ for each in read.do]


def test_each_phrase_that_chooses_targets_remembers_its_own() -> None:
    (read,) = card_text.read(
        "Standard Action: Choose 1 enemy unit and exhaust it. Choose 1 allied unit and ready it."
    )
    assert isinstance(read, v.Act)
    first, exhaust, second, ready = read.do
    assert isinstance(first, v.Target) and isinstance(second, v.Target)
    assert isinstance(exhaust, t.ToRest) and isinstance(ready, t.ToStand)
    assert first.memory != second.memory
    assert (exhaust.what, ready.what) == (t.It(first.memory), t.It(second.memory))


@pytest.mark.rule("gateruler:3-6c", "gateruler:2-1b-1")
def test_what_is_called_a_unit_or_by_a_property_is_in_play() -> None:
    for printed, area in (("All units gain +1 ATK.", "unit"), ("All {Beast} gain +1 ATK.", "card")):
        (read,) = card_text.read(printed)
        assert isinstance(read, t.Continuous)
        (change,) = read.changes
        assert isinstance(change.what, t.Every) and isinstance(change.what.cards, t.Cards)
        assert change.what.cards.where == (area,)
