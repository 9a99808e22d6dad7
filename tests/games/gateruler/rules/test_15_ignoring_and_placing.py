"""15-27 to 15-33. Ignoring effects and damage, placing units, losing abilities, damage reversal,
Forced Reveal spoken of, remaining in play, flipping."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.state import FACE_DOWN
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    Player,
    attacking,
    charged,
    down,
    event,
    exhausted,
    field,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import (
    ALL_UNITS,
    THEIR_UNITS,
    YOUR_GRAVEYARD,
    YOUR_UNITS,
    changes,
    gets,
    obeyed,
    printed,
    said,
    when,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])
STONE = unit("Stone", *printed("This ignores your opponent's effects."), hp=9)
BEAR = unit("Bear", hp=9)


# 15-27. Ignoring effects


@BOTH
def test_15_27a_1_effects_do_nothing_to_what_ignores_them(who: str) -> None:
    order = t.Put(t.Every(THEIR_UNITS), "hand")
    _table, _own, other = obeyed(who, order, theirs=side(attack={1: STONE, 2: BEAR}))
    assert other.attack(1) == STONE and other.hand == [BEAR]


def test_15_27a_1_ones_own_effects_are_not_meant() -> None:
    order = t.Put(t.Every(YOUR_UNITS), "hand")
    _table, own, _other = obeyed("you", order, mine=side(attack={1: STONE}))
    assert own.hand == [STONE]


@BOTH
def test_15_27a_2_nor_is_it_dealt_effect_damage(who: str) -> None:
    order = v.DealDamage(t.Every(THEIR_UNITS), 2)
    _table, _own, other = obeyed(who, order, theirs=side(attack={1: STONE, 2: BEAR}))
    assert (other.damage_on(STONE), other.damage_on(BEAR)) == (0, 2)


@pytest.mark.parametrize(
    "order",
    [
        t.Destroy(t.Every(ALL_UNITS)),
        t.ToRest(t.Every(ALL_UNITS)),
        v.PlaceIn(t.Every(ALL_UNITS), v.Zones(t.OPPONENT, ("defense",))),
    ],
)
def test_15_27a_3_of_a_one_time_effect_its_part_is_left_out(order: t.Effect) -> None:
    _table, _own, other = obeyed("you", order, theirs=side(attack={1: STONE, 2: BEAR}))
    assert other.attack(1) == STONE and other.is_ready(STONE)
    assert other.attack(2) != BEAR or not other.is_ready(BEAR)


def test_15_27a_4_ongoing_effects_are_not_applied_to_it() -> None:
    weak = field("Weak", changes(t.Every(ALL_UNITS), "atk", -1))
    table = given(you=side(field=[weak]), them=side(attack={1: STONE, 2: BEAR}))
    assert (table.them.value(STONE, "atk"), table.them.value(BEAR, "atk")) == (2, 1)


def test_15_27a_4_nor_do_they_forbid_it_anything() -> None:
    held = t.Forbid(t.Pattern("attack", ALL_UNITS))
    calm = field("Calm", held)
    table = attacking(you=side(attack={1: STONE, 2: BEAR}), them=side(field=[calm]))
    offered = table.you.offers("attack")
    assert STONE in offered and BEAR not in offered
    table = attacking(you=side(attack={1: STONE, 2: BEAR}, field=[calm]))
    assert STONE not in table.you.offers("attack")


def test_15_27a_4_what_keeps_all_effects_off_other_units_is_not_kept_off_itself() -> None:
    guard = unit("Guard", *printed("Your units ignore effects."), hp=4)
    cut = t.Destroy(t.Every(YOUR_UNITS))
    _table, own, _other = obeyed("you", cut, mine=side(attack={1: BEAR, 2: guard}))
    assert own.attack(1) == BEAR


def test_15_27a_5_replacement_effects_do_not_replace_what_involves_it() -> None:
    """A field would send all destroyed units to the deck; not this one of the other player."""
    away = t.Replacement(t.Pattern("destroy", ALL_UNITS), (t.Put(t.EventCard(), "deck bottom"),))
    drain = field("Drain", away)
    cut = t.Destroy(t.Every(YOUR_UNITS))
    for card, buried in ((STONE, True), (BEAR, False)):
        _table, own, _other = obeyed(
            "you", cut, mine=side(attack={1: card}), theirs=side(field=[drain])
        )
        assert own.attack(1) is None and (own.graveyard == [card]) is buried


def test_15_27b_it_is_dealt_combat_damage_all_the_same() -> None:
    table = attacking(you=side(attack={1: PLAIN}), them=side(attack={1: STONE}))
    table.you.attacks(PLAIN, 1)
    assert table.them.damage_on(STONE) == 2
    sentry = unit("Sentry", t.Keyword("Intercept"), hp=9)
    table = attacking(you=side(attack={1: STONE}), them=side(attack={1: sentry}))
    table.you.attacks(STONE, 1)
    assert table.you.damage_on(STONE) == 2


# 15-27c. Ignoring damage


def _hit_by(target: Card) -> tuple[int, int]:
    """What is left of effect damage, and of combat damage, of 2 each."""
    order = v.DealDamage(t.Every(THEIR_UNITS), 2)
    _table, _own, other = obeyed("you", order, theirs=side(attack={1: target}))
    effect = other.damage_on(target)
    table = attacking(you=side(attack={1: PLAIN}), them=side(attack={1: target}))
    table.you.attacks(PLAIN, 1)
    return effect, table.them.damage_on(target)


@pytest.mark.parametrize("words", ["damage", "any damage"])
def test_15_27c_1_who_ignores_damage_takes_none_of_either_sort(words: str) -> None:
    assert _hit_by(unit("Ghost", *printed(f"This ignores {words}."), hp=9)) == (0, 0)
    assert _hit_by(BEAR) == (2, 2)


def test_15_27c_2_who_ignores_combat_damage_takes_effect_damage() -> None:
    assert _hit_by(unit("Soft", *printed("This ignores combat damage."), hp=9)) == (2, 0)


def test_15_27c_3_who_ignores_effect_damage_takes_combat_damage() -> None:
    assert _hit_by(unit("Hard", *printed("This ignores effect damage."), hp=9)) == (0, 2)


@pytest.mark.parametrize("card", [BEAR])
def test_15_27c_4_the_next_damage_is_ignored_and_no_other(card: Card) -> None:
    charm = event(
        "Charm",
        *printed("Timing: Standard Action\nChoose 1 allied unit. It ignores the next damage."),
    )
    hit = v.Act("standard", (v.DealDamage(t.Every(YOUR_UNITS), 2),))
    speaker = ruler("Speaker", hit)
    table = given(you=side(ruler=speaker, hand=[charm], attack={1: card}))
    table.you.plays(charm)
    table.you.uses(speaker)
    assert table.you.damage_on(card) == 0
    table.you.uses(speaker)
    assert table.you.damage_on(card) == 2


# 15-28. Placing and rearranging


@BOTH
def test_15_28a_a_unit_is_placed_in_another_zone(who: str) -> None:
    fox = unit("Fox")
    text = "Choose 1 allied unit. Place it in an attack zone."
    _table, own, _other = said(who, text, side(attack={1: fox}))
    own.chooses_zone(3)
    assert own.attack(3) == fox and own.attack(1) is None


def test_15_28a_1_the_zone_need_not_be_empty_and_may_be_its_own() -> None:
    fox = unit("Fox")
    text = "Choose 1 allied {Beast} unit. Place it in a zone."
    beast = unit("Beast", attributes=["Beast"])
    table, own, _other = said("you", text, side(attack={1: beast, 2: fox}))
    assert table.asks is not None
    zones = [int(option[1]) for option in table.asks.options]
    assert own.zone(1) in zones and own.zone(2) in zones and own.zone("defense") in zones
    own.chooses_zone(1)
    assert own.attack(1) == beast and own.attack(2) == fox


@BOTH
def test_15_28a_2_in_an_attack_zone_it_is_put_ready(who: str) -> None:
    fox = unit("Fox")
    text = "Choose 1 allied unit. Place it in an attack zone."
    for zone in (1, 2):
        _table, own, _other = said(who, text, side(attack={1: exhausted(fox)}))
        own.chooses_zone(zone)
        assert own.attack(zone) == fox and own.is_ready(fox)


def test_15_28a_3_one_unit_does_not_trade_places_with_another() -> None:
    """What is there is overlapped, and goes (12-4a)."""
    fox, beast = unit("Fox"), unit("Beast", attributes=["Beast"])
    text = "Choose 1 allied {Beast} unit. Place it in an attack zone."
    _table, own, _other = said("you", text, side(attack={1: beast, 2: fox}))
    own.chooses_zone(2)
    assert own.attack(2) == beast and own.attack(1) is None and own.graveyard == [fox]


@BOTH
def test_15_28b_all_units_are_placed_as_often_as_one_likes(who: str) -> None:
    fox, bear = unit("Fox"), unit("Bear")
    table, own, _other = said(who, "Rearrange your units.", side(attack={1: fox, 2: bear}))
    own.does("place", fox, own.zone(3))
    own.does("place", bear, own.zone(1))
    own.does("place", fox, own.zone(2))
    own.passes()
    assert (own.attack(1), own.attack(2), own.attack(3)) == (bear, fox, None)
    assert table.prompt == "act" and own.graveyard == []


# 15-29. Losing abilities


def test_15_29a_all_instances_of_an_ability_are_lost() -> None:
    """Printed, and given by a field besides: with another content, so that it has both."""
    dull = field("Dull", *printed("All enemy units lose Breakthrough."))
    fox = unit("Fox", t.Keyword("Breakthrough"), stk=2)
    wall = unit("Wall", hp=1)
    for fields, struck in (([], 2), ([dull], 0)):
        table = attacking(you=side(attack={1: fox}), them=side(defense=wall, field=fields))
        table.you.attacks(fox, "defense")
        assert len(table.them.damage) == struck


def test_15_29b_a_card_enters_with_its_abilities_lost() -> None:
    proud = unit("Proud", changes(t.Self(), "atk", 4))
    for losing, atk in (((), 6), (("all",), 2)):
        _table, own, _other = obeyed(
            "you", v.SpecialSummon(t.Every(YOUR_GRAVEYARD), losing=losing),
            mine=side(graveyard=[proud]),
        )  # fmt: skip
        own.chooses_zone(1)
        assert own.value(proud, "atk") == atk


def test_15_29b_1_what_it_would_do_as_it_enters_is_not_done() -> None:
    need = v.SummonRequirement((t.Destroy(t.Pick(1, YOUR_UNITS)),), (t.Put(t.Self(), "hand"),))
    giant = unit("Giant", need)
    for losing in ((), ("all",)):
        table, own, _other = obeyed(
            "you", v.SpecialSummon(t.Every(YOUR_GRAVEYARD), losing=losing),
            mine=side(graveyard=[giant], attack={2: PLAIN}),
        )  # fmt: skip
        own.chooses_zone(1)
        if losing:
            assert table.prompt == "act" and own.attack(1) == giant and own.attack(2) == PLAIN
        else:
            own.says("no")
            assert own.hand == [giant]


# 15-30. Damage reversal


def _turned_down(player: Player) -> list[Card]:
    state = player.table.game.state
    cards = state.zones[z.damage_of(player.seat)]
    return [state.printed[card] for card in cards if state.face[card] == FACE_DOWN]


@BOTH
def test_15_30a_face_up_cards_of_the_damage_zone_are_flipped_face_down(who: str) -> None:
    one, two = unit("One"), unit("Two")
    _table, own, _other = said(who, "DR 1. Draw a card.", side(damage=[one, two]))
    own.chooses(two)
    assert _turned_down(own) == [two] and len(own.hand) == 1


def test_15_30b_1_as_many_as_that_and_only_face_up_ones() -> None:
    one, two, three = unit("One"), unit("Two"), unit("Three")
    table, own, _other = said("you", "DR 2. Draw a card.", side(damage=[one, two, down(three)]))
    if table.prompt == "flip down":
        own.chooses(one, two)
    assert _turned_down(own) == [one, two, three]


def test_15_30b_2_with_a_condition_each_must_fulfill_it() -> None:
    beast, robot = unit("B", attributes=["Beast"]), unit("R", attributes=["Robot"])
    text = "DR 1: {Beast}. Draw a card."
    _table, own, _other = said("you", text, side(damage=[robot, beast]))
    assert _turned_down(own) == [beast]
    _table, own, _other = said("you", text, side(damage=[robot]))
    assert _turned_down(own) == []


def test_15_30b_3_of_several_conditions_one() -> None:
    """Each of the two cards fulfills one of them, and the third none: nobody is asked."""
    beast, robot = unit("B", attributes=["Beast"]), unit("R", attributes=["Robot"])
    either = t.Either((v.Attribute(("Beast",)), v.Attribute(("Robot",))))
    order = v.DamageReversal(2, (either,))
    table, own, _other = obeyed("you", order, mine=side(damage=[PLAIN, robot, beast]))
    assert table.prompt == "act" and _turned_down(own) == [robot, beast]


@pytest.mark.parametrize(("there", "flipped"), [(3, 3), (2, 0), (0, 0)])
def test_15_30c_with_too_few_it_is_not_carried_out_at_all(there: int, flipped: int) -> None:
    cost = (v.DamageReversal(3),)
    speaker = ruler("Speaker", v.Act("standard", (t.Draw(1),), cost))
    table = given(you=side(ruler=speaker, damage=there))
    assert table.you.can("ability", speaker, 0) is (flipped > 0)
    _table, own, _other = obeyed("you", v.DamageReversal(3), mine=side(damage=there))
    assert len(_turned_down(own)) == flipped


# 15-31. Due to Forced Reveal

FORCED = t.Keyword("Forced Reveal")


def test_15_31a_a_card_played_by_its_forced_reveal_is_played_due_to_it() -> None:
    seen = t.Auto(
        t.Pattern("play", who=t.YOU, only_if=t.Entered("forced reveal")), (v.HealLife(1),)
    )
    watcher = unit("Watcher", seen)
    bomb = event("Bomb", FORCED, v.EventEffect("forced reveal", ()))
    _table, own, _other = obeyed(
        "you", t.Draw(1), mine=side(deck=[bomb], attack={1: watcher}, damage=1)
    )
    assert own.damage == [] and bomb in own.graveyard


def test_15_31a_1_not_if_another_effect_has_played_it() -> None:
    """From the graveyard, where Forced Reveal does nothing."""
    seen = when("enter", t.Draw(1), only_if=t.Entered("forced reveal"))
    imp = unit("Imp", FORCED, seen)
    order = v.PlayCard(t.Every(YOUR_GRAVEYARD))
    _table, own, _other = obeyed("you", order, mine=side(graveyard=[imp]))
    own.chooses_zone(1)
    assert own.attack(1) == imp and own.hand == []


@BOTH
def test_15_31b_and_enters_play_due_to_it(who: str) -> None:
    imp = unit("Imp", FORCED, *printed("When this enters play due to its Forced Reveal, heal 1."))
    _table, own, _other = obeyed(who, t.Draw(1), mine=side(deck=[imp], damage=1))
    own.chooses_zone(1)
    assert own.attack(1) == imp and own.damage == []


# 15-32. Remaining in play

STAYS = t.Replacement(t.Pattern("leave", t.Self(), also=("destroy",)), (v.RemainInPlay(t.Self()),))


@pytest.mark.parametrize(
    "order", [t.Destroy(t.Every(THEIR_UNITS)), t.Put(t.Every(THEIR_UNITS), "hand")]
)
def test_15_32a_the_card_stays_in_its_zone(order: t.Effect) -> None:
    """As good as new."""
    rock = unit("Rock", STAYS)
    table, _own, other = obeyed(
        "you", gets(t.Every(THEIR_UNITS), "atk", 1), order, theirs=side(attack={1: rock})
    )
    assert other.attack(1) == rock and table.logged("destroy") == []
    assert other.value(rock, "atk") == 2


def test_15_32a_1_a_units_damage_becomes_none() -> None:
    rock = unit("Rock", STAYS, hp=3)
    order = v.DealDamage(t.Every(THEIR_UNITS), 3)
    _table, _own, other = obeyed("you", order, theirs=side(attack={1: rock}))
    assert other.attack(1) == rock and other.damage_on(rock) == 0


def test_15_32a_2_effects_for_a_time_end_and_others_do_not() -> None:
    rock = unit("Rock", STAYS)
    weak = field("Weak", changes(t.Every(ALL_UNITS), "atk", 3))
    order = (gets(t.Every(THEIR_UNITS), "atk", 1), t.Destroy(t.Every(THEIR_UNITS)))
    _table, _own, other = obeyed(
        "you", *order, mine=side(field=[weak]), theirs=side(attack={1: rock})
    )
    assert other.attack(1) == rock and other.value(rock, "atk") == 5


# 15-33. Flip


@BOTH
def test_15_33a_a_card_is_flipped_face_down(who: str) -> None:
    one = unit("One")
    order = v.FlipDown(t.Every(t.Cards(("damage",), t.YOU)))
    _table, own, _other = obeyed(who, order, mine=side(damage=[one]))
    assert _turned_down(own) == [one]


def test_15_33b_one_that_is_face_down_already_is_not() -> None:
    one = unit("One")
    flips = t.Auto(t.Pattern("flip down", who=t.YOU), (t.Draw(1),))
    watcher = unit("Watcher", flips)
    order = v.FlipDown(t.Every(t.Cards(("damage",), t.YOU)))
    for lying, drawn in ((one, 1), (down(one), 0)):
        _table, own, _other = obeyed("you", order, mine=side(damage=[lying], attack={1: watcher}))
        assert len(own.hand) == drawn


@pytest.mark.rule("gateruler:15-32a")
def test_remaining_in_play_keeps_charges() -> None:
    rock, spark = unit("Rock", STAYS), unit("Spark")
    _table, _own, other = obeyed(
        "you", t.Destroy(t.Every(THEIR_UNITS)), theirs=side(attack={1: charged(rock, spark)})
    )
    assert other.charges(rock) == [spark]
