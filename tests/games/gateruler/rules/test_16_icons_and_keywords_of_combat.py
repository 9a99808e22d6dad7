"""16-1 to 16-10, 16-19, 16-22, 16-30. Keywords in general, the icons, keywords of combat."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Table,
    attacking,
    charged,
    down,
    event,
    field,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import THEIR_UNITS, YOUR_UNITS, obeyed, printed, said, seats
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
WALL = unit("Wall", hp=9)


def gains(*abilities: t.Ability) -> t.Continuous:
    """A continuous ability: your units have these abilities."""
    return t.Continuous((t.Change(t.Every(YOUR_UNITS), "abilities", "gain", abilities),))


def pass_all(table: Table) -> None:
    while table.prompt == "act":
        table.player(table.asked).passes()


# 16-1. General


def test_16_1a_1_a_keyword_ability_is_the_abilities_it_refers_to() -> None:
    """Also where a text gives it to another card."""
    banner = field("Banner", *printed("All allied units gain Dormant."))
    table = attacking(you=side(attack={1: PLAIN}, field=[banner]))
    assert PLAIN not in table.you.offers("attack")
    table = attacking(you=side(attack={1: unit("Idle", t.Keyword("Dormant")), 2: PLAIN}))
    assert [card.name for card in table.you.offers("attack")].count("Idle") == 0


def test_16_1a_2_a_keyword_that_is_no_ability_is_not_lost_with_the_abilities() -> None:
    """Cards in the hand lose all abilities; Forced Reveal is none, and the card is played."""
    lose = t.Change(t.Every(t.Cards(("hand",), t.YOU)), "abilities", "lose-all")
    hush = field("Hush", t.Continuous((lose,)))
    imp = unit("Imp", t.Keyword("Forced Reveal"), t.Keyword("Deploy"))
    _table, own, _other = obeyed("you", t.Draw(1), mine=side(deck=[imp], field=[hush]))
    own.chooses_zone(1)
    assert own.attack(1) == imp


@pytest.mark.rule("gateruler:16-1a-2")
def test_keyword_abilities_are_lost_with_the_abilities() -> None:
    hush = field("Hush", *printed("All allied units lose all abilities."))
    idle = unit("Idle", t.Keyword("Dormant"), t.Keyword("Forced Reveal"))
    table = attacking(you=side(attack={1: idle}, field=[hush]))
    assert idle in table.you.offers("attack")
    own = table.game.abilities(table.you.find(idle))
    assert [word.name for word in own.keywords] == ["Forced Reveal"]


def test_16_1a_5_the_same_keyword_ability_is_not_gained_again() -> None:
    """The example of the book: an Abyssal Summoning of the same content, and one of another."""
    one = v.Act("standard", (v.AbyssalSummon(),), keyword="Abyssal Summoning")
    two = v.Act("standard", (v.AbyssalSummon(), t.Draw(1)), keyword="Abyssal Summoning")
    mage = unit("Mage", one)
    for gained, count in ((one, 1), (two, 2)):
        banner = field("Banner", gains(gained))
        table = given(you=side(attack={1: mage}, field=[banner]))
        own = table.game.abilities(table.you.find(mage))
        assert len(own.others["Act"]) == count


# 16-2. Overdrive


@BOTH
def test_16_2a_an_overdrive_ability_is_played_from_the_drive_zone(who: str) -> None:
    spark = unit("Spark", v.Overdrive((t.Draw(1),)))
    table = given(**seats(who, side(drive=[spark])), turn_of=who)
    own = table.player(who)
    own.does("overdrive", spark, 0)
    assert len(own.hand) == 1 and own.drive == [spark]
    table = given(**seats(who, side(drive=[down(spark)])), turn_of=who)
    assert table.player(who).offers("overdrive") == []


def test_16_2a_1_what_stands_behind_the_icon_is_an_overdrive_ability() -> None:
    spark = unit("Spark", *printed("[OD] Draw 2 cards."))
    table = given(you=side(drive=[spark]))
    table.you.does("overdrive", spark, 0)
    assert len(table.you.hand) == 2


def test_16_2c_the_overdrive_of_a_unit_card_is_an_ability_of_a_unit() -> None:
    """A unit that ignores effects of enemy units ignores it, not that of another card."""
    proud = unit("Proud", *printed("This ignores effects of enemy units."), hp=9)
    hit = v.Overdrive((v.DealDamage(t.Every(THEIR_UNITS), 2),))
    for card, dealt in ((unit("Spark", hit), 0), (event("Word", hit), 2)):
        table = given(you=side(drive=[card]), them=side(attack={1: proud}))
        table.you.does("overdrive", card, 0)
        assert table.them.damage_on(proud) == dealt


@pytest.mark.rule("gateruler:16-2c")
def test_the_counter_ability_of_a_unit_card_is_none() -> None:
    """3-6c: a unit is a unit in play."""
    proud = unit("Proud", *printed("This ignores effects of enemy units."), hp=9)
    bell = unit("Bell", v.Counter((v.DealDamage(t.Every(THEIR_UNITS), 2),)))
    fox = unit("Fox")
    table = attacking(you=side(attack={1: proud, 2: fox}), them=side(deck=[bell]))
    table.you.attacks(fox, "ruler")
    assert table.you.damage_on(proud) == 2


# 16-3. Touchdown


@BOTH
def test_16_3a_touchdown_is_for_what_was_played_from_the_hand(who: str) -> None:
    fox = unit("Fox", *printed("[TD] Draw a card."))
    for mine, drawn in ((side(hand=[fox]), 1), (side(drive=[fox]), 0)):
        table = given(**seats(who, mine), turn_of=who)
        table.player(who).summons(fox, 1)
        assert len(table.player(who).hand) == drawn


def test_16_3a_1_also_of_a_field() -> None:
    meadow = field("Meadow", *printed("[TD] Draw a card."))
    table = given(you=side(hand=[meadow]))
    table.you.plays(meadow)
    assert table.you.fields == [meadow] and len(table.you.hand) == 1


@BOTH
@pytest.mark.rule("gateruler:16-3a", "gateruler:16-3b")
def test_nor_is_a_field_that_was_played_from_elsewhere(who: str) -> None:
    """From the drive zone, or out of the graveyard by an effect."""
    meadow = field("Meadow", *printed("[TD] Draw a card."))
    table = given(**seats(who, side(drive=[meadow])), turn_of=who)
    table.player(who).plays(meadow)
    assert table.player(who).fields == [meadow] and table.player(who).hand == []
    text = "Play 1 field card in your graveyard without paying its cost."
    _table, own, _other = said(who, text, side(graveyard=[meadow]))
    assert own.fields == [meadow] and own.hand == []


def test_16_3b_not_if_the_unit_comes_otherwise_than_by_a_normal_summon() -> None:
    fox = unit("Fox", *printed("[TD] Draw a card."))
    order = v.SpecialSummon(t.Every(t.Cards(("hand",), t.YOU)))
    _table, own, _other = obeyed("you", order, mine=side(hand=[fox]))
    own.chooses_zone(1)
    assert own.attack(1) == fox and own.hand == []


@pytest.mark.rule("gateruler:16-3b")
def test_gearing_up_from_the_hand_is_no_normal_summon() -> None:
    gear = unit("Gear", t.Keyword("Gear Up"), *printed("[TD] Draw a card."))
    table = given(you=side(hand=[gear, PLAIN]))
    table.you.does("gear up", gear)
    assert table.you.defense == gear and table.you.hand == [PLAIN]


# 16-4. Counter


@BOTH
def test_16_4a_a_counter_ability_is_played_when_its_card_enters_the_counter_zone(who: str) -> None:
    bell = unit("Bell", v.Counter((t.Draw(1),)))
    table = attacking(**seats(who, side(attack={1: PLAIN}), side(deck=[bell])), turn_of=who)
    own, theirs = table.player(who), table.player(other(who))
    own.attacks(PLAIN, "ruler")
    assert len(theirs.hand) == 1 and theirs.graveyard == [bell] and theirs.damage == []


def test_16_4a_1_what_stands_behind_the_icon_is_a_counter_ability() -> None:
    bell = unit("Bell", *printed("[CNT] Draw a card."))
    table = attacking(you=side(attack={1: PLAIN}), them=side(deck=[bell]))
    table.you.attacks(PLAIN, "ruler")
    assert len(table.them.hand) == 1


def test_16_4a_2a_when_played_it_is_of_no_type() -> None:
    """Who cannot play activated abilities plays it all the same; who cannot play any does not."""
    bell = unit("Bell", *printed("[CNT] Draw a card."))
    for cause, drawn in (("activated", 1), ("automatic", 1), ("counter", 0), ("", 0)):
        ban = field("Ban", t.Forbid(t.Pattern("play ability", who=t.OPPONENT, cause=cause)))
        table = attacking(you=side(attack={1: PLAIN}, field=[ban]), them=side(deck=[bell]))
        table.you.attacks(PLAIN, "ruler")
        assert len(table.them.hand) == drawn


def test_16_4b_1_what_a_counter_ability_plays_is_played_by_it() -> None:
    """Such a card's effect can be changed (14-17b), any other cannot."""
    change = (v.TargetInGate("card"), v.ChangeCounter((t.Draw(2),)))
    twist = event("Twist", v.EventEffect("instant", change))
    jack = unit("Jack", v.Counter((v.PlayThis(),)))
    table = attacking(you=side(attack={1: PLAIN}, set=[twist]), them=side(deck=[jack]))
    pass_all(table)
    table.you.attacks(PLAIN, "ruler")
    while table.prompt == "act" and not table.gate:
        table.you.passes()
    if table.prompt == "zone":
        table.them.chooses_zone(1)
    table.you.plays(twist)
    pass_all(table)
    assert table.them.attack(1) is None and len(table.them.hand) == 2


# 16-5. Breakthrough


@BOTH
def test_16_5a_1_what_was_before_the_ruler_is_gone_and_the_ruler_is_struck(who: str) -> None:
    fox = unit("Fox", *printed("Breakthrough"), atk=3, stk=2)
    for wall, struck in ((unit("Weak", hp=3), 2), (WALL, 0)):
        table = attacking(**seats(who, side(attack={1: fox}), side(defense=wall)), turn_of=who)
        table.player(who).attacks(fox, "defense")
        assert len(table.player(other(who)).damage) == struck


def test_16_5a_1_not_outside_the_center_nor_after_striking_the_ruler() -> None:
    fox = unit("Fox", *printed("Breakthrough"), stk=2)
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: unit(hp=1)}))
    table.you.attacks(fox, 1)
    assert table.them.damage == []
    table = attacking(you=side(attack={1: fox}))
    table.you.attacks(fox, "ruler")
    assert len(table.them.damage) == 2


def test_16_5b_its_damage_is_combat_damage() -> None:
    calm = ruler("Calm", *printed("This ignores combat damage."))
    hard = ruler("Hard", *printed("This ignores effect damage."))
    fox = unit("Fox", *printed("Breakthrough"), stk=2)
    for own, struck in ((calm, 0), (hard, 2)):
        table = attacking(you=side(attack={1: fox}), them=side(ruler=own, defense=unit(hp=1)))
        table.you.attacks(fox, "defense")
        assert len(table.them.damage) == struck


@pytest.mark.parametrize("name", ["Breakthrough"])
def test_16_5c_it_is_not_gained_twice(name: str) -> None:
    banner = field("Banner", *printed(f"All allied units gain {name}."))
    fox = unit("Fox", *printed(name), stk=1)
    for card in (fox, unit("Dull", stk=1)):
        table = attacking(you=side(attack={1: card}, field=[banner]), them=side(defense=unit(hp=1)))
        table.you.attacks(card, "defense")
        assert len(table.them.damage) == 1


# 16-6. Defender


@BOTH
def test_16_6a_1_at_the_end_of_the_attack_phase_it_may_step_back(who: str) -> None:
    guard = unit("Guard", *printed("Defender"))
    for word, back in (("yes", True), ("no", False)):
        table = attacking(**seats(who, side(attack={1: guard})), turn_of=who)
        own = table.player(who)
        own.passes()
        own.says(word)
        assert (own.defense == guard) is back


def test_16_6a_1_only_to_an_empty_defense_zone() -> None:
    guard = unit("Guard", *printed("Defender"))
    table = attacking(you=side(attack={1: guard}, defense=PLAIN))
    table.you.passes()
    if table.prompt == "may":
        assert table.you.offered == ["no"]
        table.you.says("no")
    assert table.you.attack(1) == guard and table.you.defense == PLAIN


# 16-7. Intercept


@BOTH
def test_16_7b_the_attacking_unit_is_struck_first(who: str) -> None:
    """A weak attacker is gone before it deals damage."""
    spear = unit("Spear", *printed("Intercept"), atk=3, hp=1)
    for fox, left in ((unit("Fox", hp=3), False), (unit("Ox", hp=4), True)):
        table = attacking(**seats(who, side(attack={1: fox}), side(attack={2: spear})), turn_of=who)
        own, theirs = table.player(who), table.player(other(who))
        own.attacks(fox, 2)
        assert (own.attack(1) == fox) is left and (theirs.attack(2) is None) is left


def test_16_7b_a_ruler_with_intercept_and_an_attacking_ruler() -> None:
    spiky = ruler("Spiky", *printed("Intercept"), atk=3)
    fox = unit("Fox", hp=3)
    table = attacking(you=side(attack={1: fox}), them=side(ruler=spiky))
    table.you.attacks(fox, "ruler")
    assert table.you.attack(1) is None and table.them.damage == []
    chief = ruler("Chief")
    table = attacking(you=side(ruler=chief), them=side(ruler=spiky))
    table.you.attacks(chief, "ruler")
    assert table.you.damage == [] and len(table.them.damage) == 1


def test_16_7c_its_damage_is_combat_damage() -> None:
    spear = unit("Spear", *printed("Intercept"), atk=2, hp=9)
    for words, dealt in (("combat", 0), ("effect", 2)):
        fox = unit("Fox", *printed(f"This ignores {words} damage."), hp=9)
        table = attacking(you=side(attack={1: fox}), them=side(attack={1: spear}))
        table.you.attacks(fox, 1)
        assert table.you.damage_on(fox) == dealt


# 16-8. Retaliate


@BOTH
def test_16_8a_1_who_is_still_there_strikes_back(who: str) -> None:
    for hp, struck in ((9, 2), (2, 0)):
        thorn = unit("Thorn", *printed("Retaliate"), hp=hp)
        fox = unit("Fox", hp=9)
        table = attacking(**seats(who, side(attack={1: fox}), side(attack={1: thorn})), turn_of=who)
        table.player(who).attacks(fox, 1)
        assert table.player(who).damage_on(fox) == struck


def test_16_8b_it_is_not_gained_twice() -> None:
    banner = field("Banner", *printed("All allied units gain Retaliate."))
    thorn = unit("Thorn", *printed("Retaliate"), hp=9)
    fox = unit("Fox", hp=9)
    for fields in ([], [banner]):
        table = attacking(you=side(attack={1: fox}), them=side(attack={1: thorn}, field=fields))
        table.you.attacks(fox, 1)
        assert table.you.damage_on(fox) == 2


def test_16_8c_its_damage_is_combat_damage() -> None:
    thorn = unit("Thorn", *printed("Retaliate"), hp=9)
    for words, dealt in (("combat", 0), ("effect", 2)):
        fox = unit("Fox", *printed(f"This ignores {words} damage."), hp=9)
        table = attacking(you=side(attack={1: fox}), them=side(attack={1: thorn}))
        table.you.attacks(fox, 1)
        assert table.you.damage_on(fox) == dealt


# 16-9. Double Attack and more


@pytest.mark.parametrize(
    ("words", "times"), [("Double Attack", 2), ("Triple Attack", 3), ("5 Attack", 5), ("", 1)]
)
@pytest.mark.rule("gateruler:16-9a-1", "gateruler:16-9a-2", "gateruler:16-9a-3")
def test_it_is_readied_until_it_has_attacked_so_many_times(words: str, times: int) -> None:
    fox = unit("Fox", *printed(words))
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: unit(hp=99)}))
    for _time in range(times):
        table.you.attacks(fox, 1)
    assert fox not in table.you.offers("attack")


def test_16_9b_who_is_ready_again_need_not_attack() -> None:
    fox = unit("Fox", *printed("Double Attack"))
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: WALL}))
    table.you.attacks(fox, 1)
    assert table.you.is_ready(fox)
    table.you.passes()
    assert table.halted


# 16-10. Familiar


@BOTH
def test_16_10a_1_it_gains_a_chosen_attribute_for_the_turn(who: str) -> None:
    cat = unit("Cat", *printed("Familiar"))
    imp = unit("Imp", attributes=["Demon"])
    table = given(**seats(who, side(attack={1: cat}, hand=[imp])), turn_of=who)
    own = table.player(who)
    own.uses(cat)
    assert own.value(cat, "attributes") == ("Demon",)


def test_16_10b_besides_those_that_it_has() -> None:
    cat = unit("Cat", *printed("Familiar"), attributes=["Beast"])
    table = given(you=side(attack={1: cat}), others=[unit("Imp", attributes=["Demon"])])
    table.you.uses(cat)
    table.you.chooses(1)
    assert table.you.value(cat, "attributes") == ("Beast", "Demon")


# 16-19, 16-22, 16-30. Dormant, Deadly, Essence Drain


@BOTH
def test_16_19b_what_is_dormant_cannot_attack(who: str) -> None:
    """A unit or a ruler; but it can be attacked."""
    idle, king = unit("Idle", *printed("Dormant")), ruler("King", *printed("Dormant"))
    table = attacking(**seats(who, side(attack={1: idle, 2: PLAIN}, ruler=king)), turn_of=who)
    assert set(table.player(who).offers("attack")) == {PLAIN}


@BOTH
def test_16_22b_a_unit_that_it_dealt_combat_damage_is_destroyed_when_the_step_ends(
    who: str,
) -> None:
    viper = unit("Viper", *printed("Deadly"), atk=1)
    table = attacking(**seats(who, side(attack={1: viper}), side(attack={1: WALL})), turn_of=who)
    table.player(who).attacks(viper, 1)
    assert table.player(other(who)).graveyard == [WALL]


def test_16_22b_not_without_damage_nor_a_ruler() -> None:
    mild = unit("Mild", *printed("Deadly"), atk=0)
    table = attacking(you=side(attack={1: mild}), them=side(attack={1: WALL}))
    table.you.attacks(mild, 1)
    assert table.them.attack(1) == WALL
    table = attacking(you=side(attack={1: mild}))
    table.you.attacks(mild, "ruler")
    assert len(table.them.damage) == 1


@BOTH
def test_16_22b_not_a_unit_that_has_left_before(who: str) -> None:
    """Q. The unit goes back to the hand when it is dealt damage. Is it destroyed there?  A. No."""
    viper = unit("Viper", *printed("Deadly"), atk=1)
    hare = unit("Hare", t.Auto(t.Pattern("damage", t.Self()), (t.Put(t.Self(), "hand"),)), hp=9)
    table = attacking(**seats(who, side(attack={1: viper}), side(attack={1: hare})), turn_of=who)
    table.player(who).attacks(viper, 1)
    theirs = table.player(other(who))
    assert (theirs.hand, theirs.graveyard) == ([hare], [])


@pytest.mark.rule("gateruler:16-22b")
@pytest.mark.parametrize("word", ["Intercept", "Retaliate"])
def test_deadly_damage_of_a_defender(word: str) -> None:
    viper = unit("Viper", *printed("Deadly"), *printed(word), atk=1, hp=9)
    table = attacking(you=side(attack={1: WALL}), them=side(attack={1: viper}))
    table.you.attacks(WALL, 1)
    assert table.you.graveyard == [WALL]


@BOTH
def test_16_30b_an_enemy_that_it_destroys_by_attacking_becomes_its_charge(who: str) -> None:
    maw = unit("Maw", *printed("Essence Drain"), atk=3)
    prey = unit("Prey", hp=3)
    table = attacking(**seats(who, side(attack={1: maw}), side(attack={1: prey})), turn_of=who)
    own, theirs = table.player(who), table.player(other(who))
    own.attacks(maw, 1)
    assert own.charges(maw) == [prey] and theirs.graveyard == []


def test_16_30b_not_what_something_else_destroys() -> None:
    maw = unit("Maw", *printed("Essence Drain"), atk=3)
    prey = unit("Prey", hp=3)
    _table, own, other_ = said(
        "you", "Destroy all enemy units.", side(attack={1: maw}), side(attack={1: prey})
    )
    assert own.charges(maw) == [] and other_.graveyard == [prey]


@pytest.mark.rule("gateruler:16-30b", "gateruler:15-12d")
def test_16_30b_what_charge_shield_kept_in_play_was_destroyed_and_is_taken() -> None:
    """Deviation: the rules do not speak of it; with a second charge it may be kept once more."""
    maw = unit("Maw", *printed("Essence Drain"), atk=3)
    spark = unit("Spark")
    prey = unit("Prey", *printed("Charge Shield"), hp=3)
    table = attacking(you=side(attack={1: maw}), them=side(attack={1: charged(prey, spark)}))
    table.you.attacks(maw, 1)
    table.them.says("yes")
    assert table.you.charges(maw) == [prey] and table.them.attack(1) is None
    twice = charged(prey, spark, PLAIN)
    table = attacking(you=side(attack={1: maw}), them=side(attack={1: twice}))
    table.you.attacks(maw, 1)
    table.them.says("yes")
    table.them.chooses(spark)
    table.them.says("yes")
    assert table.you.charges(maw) == [] and table.them.attack(1) == prey
