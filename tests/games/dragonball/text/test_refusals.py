"""What is not read is refused, whole, with the place where reading stopped."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import candidates
from headjudge.games.dragonball.language import text as card_text
from headjudge.language.phrases import Unreadable
from headjudge.language.verdicts import COMPILED, REFUSED, verdict
from tests.games.every_text import EveryRefusal


class TestRefusals(EveryRefusal):
    title = "dragonball"
    ability = "[Activate: Main] {}."
    refusals = (
        (
            "[Auto] When you play this card, draw 1 card. KO the chosen card. Draw 1 card.",
            "ko the chosen",
            "ko the chosen card",
        ),
        ("[Activate: Main] KO the chosen card, then draw 1 card.", "ko", "ko the chosen card"),
        (
            "[Auto] When this card attacks, draw 1 card, and whistle.",
            "whistle",
            "and whistle",
        ),
        (
            "[Auto] When this card yawns, draw 1 card.",
            "yawns",
            "when this card yawns",
        ),
        (
            "[Blocker]\n[Permanent] This card gains [Charm].",
            "Charm",
            "this card gains [Charm]",
        ),
    )
    all_unclear = (
        # nothing was spoken of
        "that card gets +5000 power for the duration of the turn",
        # one card is no "they"
        "choose 1 of your Battle Cards, and they get +5000 power for the duration of the turn",
        # nothing was looked at
        "choose up to 1 <Karrow> among them and add it to your hand",
        # nobody was played
        "choose up to 1 <Karrow> in your hand. If you played a card, draw 1 card",
        # of the cards of a deck one must be looked for
        "play 1 <Karrow> from your deck",
        # for how long?
        "this card gets +5000 power",
        # whose, and from where?
        "choose 1 <Karrow> and add it to your hand",
        # only a card that was KO-ed is known to be there
        "choose 1 of your Battle Cards and play it from your Drop Area",
        # how it was played is known only when it is played
        "if this card was played using [Union], draw 1 card",
    )
    all_clear = (
        "choose 1 of your Battle Cards, and it gets +5000 power for the duration of the turn",
        "look at up to 3 cards from the top of your deck, choose up to 1 <Karrow> among them and "
        "add it to your hand, then shuffle your deck",
        "choose up to 1 <Karrow> in your hand and play it. If you played a card, draw 1 card",
    )
    all_endless = (
        "[Auto] when this card attacks, " + "draw 1 card, and " * 200 + "draw 1 card.",
        "[Auto] when this card attacks, " + "if your life is at 4, " * 80 + "draw 1 card.",
        "[Auto] when this card attacks, " + "you may draw 1 card. if you do, " * 60 + "draw.",
        "[Activate: Main] choose one- ・" + "choose one- ・" * 60 + "draw 1 card.",
        "[Permanent]" + "[Once per turn]" * 300,
        "[Permanent] this card gains " + "[Critical] and " * 150 + "[Blocker].",
    )


def test_two_cards_that_it_could_be() -> None:
    """This card, whose event it is, or the leader that was asked about."""
    with pytest.raises(Unreadable):
        card_text.read(
            "[Auto] When this card attacks, if your Leader Card is red, it gains +5000 power for "
            "the duration of the turn."
        )
    assert card_text.read(
        "[Auto] When this card attacks, if your Leader Card is red, this card gains +5000 power for"
        " the duration of the turn."
    )


def test_a_card_is_refused_with_its_clause() -> None:
    record = """
        [{"id": "X-1", "name": "Huska", "type": "Battle", "color": "Red", "power": "5000",
          "energy_cost": "2(R)", "combo_cost": "0", "combo_power": "5000", "character": "Huska",
          "special_trait": "Emberfist/Saint", "era": "Old Age", "skills": [["%s", "[Blocker]"]]}]
    """
    (bad,) = candidates.read(record % "[Auto] When you play this card, whistle.")
    refused = verdict(bad, candidates.READINGS)
    assert (refused.kind, refused.number, refused.clause) == (REFUSED, "X-1", "whistle")
    (good,) = candidates.read(record % "[Auto] When you play this card, draw 1 card.")
    assert verdict(good, candidates.READINGS).kind == COMPILED
    assert good.printed.traits == ["Emberfist", "Saint"]
    assert (good.printed.energy_cost, good.printed.specified_cost) == (2, ["red"])


def test_both_faces_of_a_leader_must_be_read() -> None:
    record = """
        [{"id": "X-2", "name": "Huska / Huska Unbound", "type": "Leader", "color": "Red",
          "power": "10000 // 15000", "character": "Huska // Huska : Young",
          "special_trait": "Emberfist // Emberfist", "era": "Old Age // Old Age",
          "skills": [["[Blocker]"], ["%s"]]}]
    """
    (good,) = candidates.read(record % "[Auto] When this card attacks, draw 1 card.")
    assert verdict(good, candidates.READINGS).kind == COMPILED
    assert good.printed.back.name == "Huska Unbound"
    assert good.printed.back.character == ["Huska: Young"]
    assert good.printed.back.power == 15000
    (bad,) = candidates.read(record % "[Auto] When this card attacks, whistle.")
    assert verdict(bad, candidates.READINGS).kind == REFUSED
