"""9, 14-4, 14-5: the gate, and playing cards and abilities into it."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.decision import Share
from headjudge.language import terms as t
from tests.games.gateruler.table import PLAIN, attacking, event, field, given, ruler, side, unit

ENEMY = t.Cards(("unit",), t.OPPONENT)
ZAP = v.EventEffect("instant", (v.Target(t.Pick(1, ENEMY)), v.DealDamage(t.It(), 2), t.Draw(1)))


@pytest.mark.rule("gateruler:9-4c")
@pytest.mark.rule("gateruler:14-4c-2b")
def test_a_unit_waits_in_the_gate_and_enters_the_chosen_zone_when_it_is_resolved() -> None:
    fox = unit("Fox")
    table = given(you=side(hand=[fox]))
    table.you.summons(fox, 2)
    assert table.you.attack(2) == fox and table.gate == []


@pytest.mark.rule("gateruler:9-3g-2")
def test_the_other_player_may_answer_before_it_is_resolved() -> None:
    fox, zap = unit("Fox", hp=2), event("Zap", ZAP)
    wolf = unit("Wolf", hp=2)
    table = given(you=side(hand=[fox], attack={1: wolf}), them=side(set=[zap]))
    table.you.summons(fox, 2)
    assert table.gate == [fox]
    table.them.plays(zap)
    assert table.you.graveyard == [wolf] and table.them.graveyard == [zap]
    assert table.you.attack(2) == fox


@pytest.mark.rule("gateruler:9-3g-1")
def test_whoever_has_nothing_that_all_can_see_is_not_asked() -> None:
    fox = unit("Fox")
    table = given(you=side(hand=[fox]), them=side(hand=[event("Zap", ZAP)]))
    table.you.summons(fox, 1)
    assert table.prompt == "act" and table.asks is not None and table.asks.seat == 0


@pytest.mark.rule("gateruler:14-4c-1")
def test_an_effect_without_its_target_does_the_rest() -> None:
    zap, fox = event("Zap", ZAP), unit("Fox", hp=2)
    away = event(
        "Away", v.EventEffect("instant", (t.Put(t.Every(t.Cards(("unit",), t.YOU)), "hand"),))
    )
    table = given(
        you=side(hand=[zap], set=[event("Zip", ZAP)]), them=side(attack={1: fox}, set=[away])
    )
    zip_ = table.you.set_cards[0]
    table.you.plays(zip_)
    table.them.plays(away)
    table.resolve()
    assert table.them.hand == [fox] and table.you.hand == [zap, PLAIN]


@pytest.mark.rule("gateruler:14-4b-4")
def test_without_a_target_it_cannot_be_played() -> None:
    zap = event("Zap", ZAP)
    table = given(you=side(set=[zap]))
    assert table.you.offers("play") == []
    assert table.you.why_not("play", zap) == "7-6a"


@pytest.mark.rule("gateruler:14-4b-8")
def test_a_card_costs_resources_equal_to_its_level() -> None:
    fox = unit("Fox", level=2)
    table = given(you=side(hand=[fox, unit("Bear", level=4)], resources=3))
    assert table.you.offers("summon") == [fox]
    table.you.summons(fox, 1)
    assert table.you.ready_resources == 1


@pytest.mark.rule("gateruler:15-17a-3")
def test_no_more_normal_summons_than_the_summon_cap() -> None:
    fox = unit("Fox")
    table = given(you=side(ruler=ruler(summon_cap=1), hand=[fox, fox]))
    table.you.summons(fox, 1)
    assert table.you.offers("summon") == []
    assert table.you.why_not("summon", fox) == "7-1b"


@pytest.mark.rule("gateruler:14-4b-8")
@pytest.mark.rule("gateruler:14-4b-11")
def test_a_play_whose_cost_fails_is_undone() -> None:
    """Q. The first part of the cost takes the card that the second needs?
    A. Then it was never played, and nothing has happened."""
    mine = t.Cards(("unit",), t.YOU)
    act = v.Act(
        "standard", (t.Draw(1),),
        cost=(t.Put(t.Pick(1, mine), "hand"), t.Destroy(t.Pick(1, mine))),
    )  # fmt: skip
    fox = unit("Fox", act)
    table = given(you=side(attack={1: fox}))
    before = len(table.you.deck)
    table.you.uses(fox)
    assert table.you.attack(1) == fox and table.you.hand == []
    assert len(table.you.deck) == before
    assert table.you.offers("ability") == []


@pytest.mark.rule("gateruler:14-7a-2")
def test_a_limit_is_the_abilitys_own() -> None:
    act = v.Act("standard", (t.Draw(1),), while_=(v.Limit(1),))
    fox = unit("Fox", act)
    table = given(you=side(attack={1: fox, 2: fox}))
    table.you.uses(fox)
    table.you.uses(fox)
    assert len(table.you.hand) == 2 and table.you.offers("ability") == []


@pytest.mark.rule("gateruler:14-7a-1")
def test_a_limit_before_the_colon_is_for_all_abilities_of_the_name() -> None:
    act = v.Act("standard", (t.Draw(1),), while_=(v.Called("Howl"), v.Limit(1, by_name=True)))
    fox = unit("Fox", act)
    table = given(you=side(attack={1: fox, 2: fox}))
    table.you.uses(fox)
    assert len(table.you.hand) == 1 and table.you.offers("ability") == []


@pytest.mark.rule("gateruler:14-4b-2")
def test_of_a_list_one_chooses_when_it_is_played() -> None:
    either = t.ChooseOf(1, ((t.Draw(1),), (v.Target(t.Pick(1, ENEMY)), v.DealDamage(t.It(), 2))))
    word = event("Word", v.EventEffect("standard", (either,)))
    table = given(you=side(hand=[word]), them=side(attack={1: PLAIN}))
    table.you.plays(word)
    assert table.prompt == "mode"
    table.you.chooses(1)
    assert table.them.damage_on(PLAIN) == 2 and table.you.hand == []


@pytest.mark.rule("gateruler:14-4b-5a")
@pytest.mark.rule("gateruler:15-10a")
def test_a_number_is_divided_among_targets_when_it_is_played() -> None:
    fox, bear = unit("Fox", hp=5), unit("Bear", hp=5)
    split = (v.Target(t.Pick(1, ENEMY, any_number=True), divide=3), v.DealDivided(t.It()))
    word = event("Split", v.EventEffect("standard", split))
    table = given(you=side(hand=[word]), them=side(attack={1: fox, 2: bear}))
    table.you.plays(word)
    table.you.chooses(fox, bear)
    assert table.prompt == "divide"
    asked = table.game.decision
    assert asked is not None and asked.share == Share("divide", 0, 1, 3, divides=True)
    assert table.game.view(asked.seat)["decision"]["divides"]
    table.you.chooses(bear)
    assert (table.them.damage_on(fox), table.them.damage_on(bear)) == (1, 2)


@pytest.mark.rule("gateruler:14-5a")
@pytest.mark.rule("gateruler:14-10b-1a")
def test_a_set_card_answers_what_it_waits_for_if_its_player_likes() -> None:
    attacked = t.Pattern("attacked", t.Cards(("unit",), t.YOU))
    trap = event("Trap", v.EventEffect("when", (v.DealDamage(v.Attacker(), 5),), attacked))
    fox, bear = unit("Fox"), unit("Bear")
    table = attacking(you=side(attack={1: fox}), them=side(attack={2: bear}, set=[trap]))
    table.you.attacks(fox, 2)
    assert table.prompt == "standby"
    table.them.passes()
    assert table.them.set_cards == [trap] and table.them.damage_on(bear) == 2

    table = attacking(you=side(attack={1: fox}), them=side(attack={2: bear}, set=[trap]))
    table.you.attacks(fox, 2)
    table.them.chooses(trap)
    assert table.you.graveyard == [fox] and table.them.graveyard == [trap]
    assert table.them.damage_on(bear) == 0


def test_who_has_a_set_card_is_asked_whatever_it_is() -> None:
    attacked = t.Pattern("attacked", t.Cards(("unit",), t.YOU))
    trap = event("Trap", v.EventEffect("when", (v.DealDamage(v.Attacker(), 5),), attacked))
    fox, bear, bluff = unit("Fox"), unit("Bear"), event("Bluff")
    table = attacking(
        you=side(attack={1: fox}), them=side(attack={2: bear}, set=[bluff], deck=[trap])
    )
    table.you.attacks(fox, 2)
    assert table.prompt == "standby"
    table.them.passes()


def test_what_lies_in_the_gate_does_not_tell_that_a_set_card_waits() -> None:
    """Q. My opponent's face-down card waits for my attack. Can I see that from the gate?
    A. No: you see the same as if it were any other card."""
    attacked = t.Pattern("attacked", t.Cards(("unit",), t.YOU))
    trap = event("Trap", v.EventEffect("when", (v.DealDamage(v.Attacker(), 5),), attacked))
    fox, bear, bluff = unit("Fox"), unit("Bear"), event("Bluff")
    zap, answer = event("Zap", ZAP), event("Answer", ZAP)
    seen = []
    for hidden, other in ((trap, bluff), (bluff, trap)):
        table = attacking(
            you=side(attack={1: fox}, set=[answer]),
            them=side(attack={2: bear}, set=[hidden, zap], deck=[other]),
        )
        for player in (table.you, table.them, table.you, table.them):
            player.passes()
        table.you.attacks(fox, 2)
        while table.prompt != "standby":
            (table.you, table.them)[table.asks.seat if table.asks else 0].passes()
        table.them.passes()
        table.you.passes()
        table.them.plays(zap)
        assert table.gate == [zap]
        seen.append(table.game.view(0))
    assert seen[0] == seen[1]


@pytest.mark.rule("gateruler:14-4c-2c")
def test_a_field_goes_to_the_field_zone() -> None:
    meadow = field(
        "Meadow", t.Continuous((t.Change(t.Every(t.Cards(("unit",), t.YOU)), "atk", "add", 1),))
    )
    table = given(you=side(hand=[meadow], attack={1: PLAIN}))
    table.you.plays(meadow)
    assert table.you.fields == [meadow] and table.you.value(PLAIN, "atk") == 3


@pytest.mark.rule("gateruler:15-25a")
@pytest.mark.rule("gateruler:15-25b")
def test_negating_a_card_and_an_ability_in_the_gate() -> None:
    no = event("No", v.EventEffect("instant", (v.TargetInGate(), v.Negate())))
    fox = unit("Fox", v.Act("standard", (t.Draw(1),)))
    table = given(you=side(hand=[fox]), them=side(set=[no, no]))
    table.you.summons(fox, 1)
    table.them.plays(no)
    table.resolve()
    assert table.you.graveyard == [fox] and table.you.attack(1) is None

    table = given(you=side(attack={1: fox}), them=side(set=[no, no]))
    table.you.uses(fox)
    table.them.plays(no)
    table.resolve()
    assert table.you.hand == [] and table.waiting == []


@pytest.mark.rule("gateruler:7-5a")
@pytest.mark.rule("gateruler:7-5d")
def test_cards_are_set_face_down_up_to_the_set_cap() -> None:
    word = event("Word")
    table = given(you=side(ruler=ruler(set_cap=1), hand=[word, word]))
    table.you.sets(word, 2)
    assert table.you.set_cards == [word] and table.you.offers("set") == []
    assert table.you.why_not("set", word) == "7-5d"


@pytest.mark.rule("gateruler:7-10b-2")
@pytest.mark.rule("gateruler:7-10b-3")
def test_units_trade_places_and_a_defender_comes_out_ready() -> None:
    fox, wall = unit("Fox"), unit("Wall")
    table = given(you=side(attack={1: fox}, defense=wall))
    table.you.rearranges(1, "defense")
    assert table.you.attack(1) == wall and table.you.defense == fox
    assert table.you.is_ready(wall) and not table.you.is_ready(fox)
