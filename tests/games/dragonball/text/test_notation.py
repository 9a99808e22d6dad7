"""How the book says that skills are written, number by number. All texts are invented."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import candidates
from headjudge.games.dragonball.language import text as card_text
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.text.short import (
    EMBER,
    KARROW,
    RED,
    SELF,
    at_least,
    cards,
    cost,
    life,
    main,
)

TESSINE = v.Character(("Tessine",))
ONE, DRAW = (v.PayEnergy(1),), t.Draw(1)


def only(printed: str) -> t.Ability:
    """The one skill of a text, which says itself back."""
    (skill,) = card_text.read(printed)
    assert card_text.say_normal((skill,)) == card_text.normalise(printed)
    return skill


@pytest.mark.rule("dragonball:2-1-2")
@pytest.mark.rule("dragonball:2-5-3")
@pytest.mark.rule("dragonball:2-6-4")
def test_the_brackets_say_what_is_named() -> None:
    for named, filter in (
        ("{Old Kiln}", t.Named(("Old Kiln",))),
        ("<Karrow>", KARROW),
        ("《Emberfist》", EMBER),
    ):
        read = only(f"[Activate: Main] If {named} is in your Drop Area, draw 1 card.")
        assert read == main(t.If(at_least(1, cards("drop", t.YOU, filter)), (DRAW,)))


@pytest.mark.rule("dragonball:2-6-3")
def test_2_6_3_a_card_has_each_of_the_traits_between_strokes() -> None:
    (card,) = candidates.read(
        """[{"id": "X-1", "name": "Huska", "type": "Battle", "color": "Red", "power": "5000",
             "energy_cost": "2(R)", "special_trait": "Emberfist/Saint", "skills": [["-"]]}]"""
    )
    assert card.printed.traits == ["Emberfist", "Saint"]


@pytest.mark.rule("dragonball:2-3-2-2-1")
@pytest.mark.rule("dragonball:2-3-2-3-1")
def test_battle_cards_and_extra_cards_are_cards_of_that_type() -> None:
    for noun, type in (("Battle Card", "battle"), ("Extra Card", "extra")):
        read = only(f"[Activate: Main] If there is a {noun} in your Drop Area, draw 1 card.")
        assert read == main(t.If(at_least(1, cards("drop", t.YOU, t.Type((type,)))), (DRAW,)))


@pytest.mark.rule("dragonball:8-5-4")
def test_8_5_4_a_battle_card_is_in_the_battle_area_unless_a_text_says_otherwise() -> None:
    battle = t.Type(("battle",))
    for place, area in (("", "battle"), (" in your Warp", "warp")):
        read = only(f"[Activate: Main] If you have 2 or more Battle Cards{place}, draw 1 card.")
        assert read == main(t.If(at_least(2, cards(area, t.YOU, battle)), (DRAW,)))


@pytest.mark.rule("dragonball:2-12-3-1")
def test_2_12_3_1_brackets_that_are_the_skill_itself() -> None:
    read = only("[Activate: Main] Play 1 Imp token. (Imp tokens have 5000 power)")
    assert read == main(v.PlayToken(1, "Imp", 5000))


@pytest.mark.rule("dragonball:8-1-3-1")
@pytest.mark.rule("dragonball:8-4-1")
def test_what_stands_before_the_colon_is_the_cost() -> None:
    assert only("[Activate: Main] ① : Draw 1 card.") == main(DRAW, price=ONE)
    assert only("[Activate: Battle] ① : Draw 1 card.") == v.Activate("battle", ONE, (DRAW,))
    assert only("[Activate: Main] Draw 1 card.") == main(DRAW)


@pytest.mark.rule("dragonball:8-1-4-1")
def test_8_1_4_1_a_permanent_skill_is_an_effect_without_more() -> None:
    assert only("[Permanent] This card can't attack.") == t.Forbid(t.Pattern("attack", SELF))


@pytest.mark.rule("dragonball:8-1-5-1")
def test_8_1_5_1_an_auto_skill_has_its_trigger_first() -> None:
    for words, when in (
        ("When this card attacks", t.Pattern("attack", SELF)),
        ("At the beginning of your Main Phase", t.Pattern("begin main phase", who=t.YOU)),
        ("At the end of your turn", t.Pattern("end turn", who=t.YOU)),
    ):
        assert only(f"[Auto] {words}, draw 1 card.") == t.Auto(when, (DRAW,))


@pytest.mark.rule("dragonball:8-2-2-3-1")
def test_8_2_2_3_1_instead_is_a_replacement() -> None:
    read = only("[Permanent] If this card would be KO-ed, draw 1 card instead.")
    assert read == t.Replacement(t.Pattern("KO", SELF), (DRAW,))


@pytest.mark.rule("dragonball:10-2-2")
@pytest.mark.rule("dragonball:10-28-2")
def test_awaken_and_wish_have_their_condition_first() -> None:
    for word in ("Awaken", "Wish"):
        read = only(f"[{word}] When your life is at 4 or less : Flip this card over.")
        skill = v.Activate("any", (), (v.FlipOver(SELF),), (life("<=", 4),), keyword=word)
        assert read == skill


@pytest.mark.rule("dragonball:10-5-3")
def test_10_5_3_evolving_has_cost_condition_and_character() -> None:
    for word in ("Evolve", "EX-Evolve", "Xeno-Evolve"):
        read = only(f"[{word}] ① : Red <Karrow> with an energy cost of 3")
        assert read == t.Keyword(word, None, (ONE, (RED, KARROW, cost("==", 3))))


@pytest.mark.rule("dragonball:10-10-3")
def test_10_10_3_a_counter_has_its_occasion_in_the_brackets() -> None:
    for word, occasion in (("Play", "play"), ("Attack", "attack"), ("Counter", "counter")):
        assert only(f"[Counter: {word}] ① : Draw 1 card.") == v.Counter(occasion, ONE, (DRAW,))


@pytest.mark.rule("dragonball:10-13-2")
@pytest.mark.rule("dragonball:10-13-3-3")
@pytest.mark.rule("dragonball:10-13-4-3")
def test_unions_have_a_cost_and_two_characters() -> None:
    for word in ("Union-Fusion", "Union-Potara"):
        read = only(f"[{word}] ① : <Karrow> and <Tessine>")
        assert read == t.Keyword(word, None, (ONE, (KARROW,), (TESSINE,)))


@pytest.mark.rule("dragonball:10-13-5-3")
@pytest.mark.rule("dragonball:10-13-5-4")
def test_10_13_5_3_union_absorb_has_a_cost_and_an_effect() -> None:
    read = only(
        "[Union-Absorb] ① : Choose up to 1 <Karrow> in your Warp and place it on top of this card."
    )
    found = t.Choose(t.Pick(1, cards("warp", t.YOU, KARROW), up_to=True))
    top = v.Play(t.It(), onto=SELF, using="Union-Absorb")
    assert read == main(found, top, price=ONE, keyword="Union-Absorb")


@pytest.mark.rule("dragonball:10-15-2")
@pytest.mark.rule("dragonball:10-25-2")
def test_over_realms_have_their_number_in_the_brackets() -> None:
    for word in ("Over Realm", "Dark Over Realm"):
        assert only(f"[{word} 4] ①") == t.Keyword(word, 4, (ONE,))


@pytest.mark.rule("dragonball:10-23-2")
def test_10_23_2_bond_stands_alone_or_with_a_sort() -> None:
    attacks = t.Pattern("attack", SELF)
    alone = only("[Auto][Bond 2] When this card attacks, draw 1 card.")
    assert alone == t.Auto(attacks, (DRAW,), (v.Bond(2),))
    sort = only("[Auto][Bond 2] <Karrow> : When this card attacks, draw 1 card.")
    assert sort == t.Auto(attacks, (DRAW,), (v.Bond(2, (KARROW,)),))


@pytest.mark.rule("dragonball:10-24-2")
def test_10_24_2_swap_has_number_cost_and_sort() -> None:
    read = only("[Swap 3] ① : 《Emberfist》 with an energy cost of 3")
    assert read == t.Keyword("Swap", 3, (ONE, (EMBER,)))


@pytest.mark.rule("dragonball:10-27-2")
def test_10_27_2_options_have_dots() -> None:
    read = only("[Activate: Main] Choose one-\n・Draw 1 card.\n・KO this card.")
    assert read == main(t.ChooseOf(1, ((DRAW,), (v.KO(SELF),))))


@pytest.mark.rule("dragonball:10-29-2")
@pytest.mark.rule("dragonball:10-30-2")
def test_sparking_and_burst_have_their_numbers_in_the_brackets() -> None:
    assert only("[Activate: Main][Sparking 7] Draw 1 card.") == main(DRAW, while_=(v.Sparking(7),))
    burst = (t.Put(t.TopOf(3), "drop"),)
    assert only("[Activate: Main][Burst 3] Draw 1 card.") == main(DRAW, price=burst)
