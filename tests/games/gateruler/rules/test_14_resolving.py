"""14-4c, 14-5, 14-6, 14-20: resolving, set cards, OD, TD and CNT abilities, further zones."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import Table, attacking, event, field, given, side, unit
from tests.games.gateruler.told import THEIR_UNITS, YOUR_GRAVEYARD, YOUR_UNITS, act, printed, seats
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
FOX, BEAR = unit("Fox", hp=5), unit("Bear", hp=5)
WAIT = event("Wait", v.EventEffect("instant", (t.Draw(1),)))


def word(*do: t.Effect, timing: str = "standard", **fields: object) -> Card:
    return event("Word", v.EventEffect(timing, do), **fields)


# -- 14-4c. Resolving --------------------------------------------------------------------------


@BOTH
def test_14_4c_1_targets_that_are_gone_are_left_out_and_the_rest_is_done(who: str) -> None:
    """Choose a unit and deal 2 damage to it; draw a card. The unit is gone: a card is drawn."""
    bolt = word(v.Target(t.Pick(1, THEIR_UNITS)), v.DealDamage(t.It(), 2), t.Draw(1))
    save = event("Save", v.EventEffect("instant", (t.Put(t.Every(YOUR_UNITS), "hand"),)))
    table = given(**seats(who, side(hand=[bolt]), side(attack={1: FOX}, set=[save])), turn_of=who)
    player, them = table.player(who), table.player(other(who))
    player.plays(bolt)
    them.plays(save)
    table.resolve()
    assert them.hand == [FOX] and len(player.hand) == 1


def test_14_4c_1_a_target_that_no_longer_fits_is_not_valid() -> None:
    ready = t.Cards(("unit",), t.OPPONENT, (t.Upright(),))
    bolt = word(v.Target(t.Pick(1, ready)), v.DealDamage(t.It(), 2))
    rest = event("Rest", v.EventEffect("instant", (t.ToRest(t.Every(YOUR_UNITS)),)))
    table = given(you=side(hand=[bolt]), them=side(attack={1: FOX}, set=[rest]))
    table.you.plays(bolt)
    table.them.plays(rest)
    table.resolve()
    assert table.them.damage_on(FOX) == 0


@BOTH
def test_14_4c_2b_a_unit_enters_the_zone_that_was_chosen(who: str) -> None:
    table = given(**seats(who, side(hand=[FOX])), turn_of=who)
    table.player(who).summons(FOX, 3)
    assert table.player(who).attack(3) == FOX and table.gate == []


@BOTH
def test_14_4c_2c_a_field_goes_to_its_controllers_field_zone(who: str) -> None:
    meadow = field("Meadow")
    table = given(**seats(who, side(hand=[meadow])), turn_of=who)
    table.player(who).plays(meadow)
    assert table.player(who).fields == [meadow] and table.gate == []


@BOTH
def test_14_4c_2d_an_event_does_what_it_says_and_goes_to_the_graveyard(who: str) -> None:
    """It is in the gate while it is resolved: it does not find itself in the graveyard."""
    count = word(t.Draw(t.Plus(t.Count(YOUR_GRAVEYARD), 1)))
    table = given(**seats(who, side(hand=[count])), turn_of=who)
    table.player(who).plays(count)
    assert len(table.player(who).hand) == 1 and table.player(who).graveyard == [count]


@BOTH
def test_14_4c_3_an_ability_does_what_it_says_and_is_gone(who: str) -> None:
    sage = unit("Sage", act(t.Draw(1)))
    table = given(**seats(who, side(attack={1: sage})), turn_of=who)
    table.player(who).uses(sage)
    assert len(table.player(who).hand) == 1 and table.waiting == []


@pytest.mark.rule("gateruler:14-4c-3")
@BOTH
def test_14_4c_3a_an_ability_is_resolved_though_its_card_is_gone(who: str) -> None:
    sage = unit("Sage", act(t.Draw(1)))
    axe = event("Axe", v.EventEffect("instant", (t.Destroy(t.Every(THEIR_UNITS)),)))
    table = given(**seats(who, side(attack={1: sage}), side(set=[axe])), turn_of=who)
    player = table.player(who)
    player.uses(sage)
    table.player(other(who)).plays(axe)
    table.resolve()
    assert player.graveyard == [sage] and len(player.hand) == 1


# -- 14-5. Playing a card from a set zone --------------------------------------------------------


def trap(level: int = 0, *do: t.Effect) -> Card:
    when = t.Pattern("attacked", t.Cards(("ruler",), t.YOU))
    return event("Trap", v.EventEffect("when", do or (t.Draw(1),), when), level=level)


def pass_all(table: Table) -> None:
    while table.prompt == "act":
        asked = table.asks
        assert asked is not None
        table.answer(asked.options.index(("pass",)))


@BOTH
def test_14_5a_a_card_for_when_something_happens_is_played_when_it_does(who: str) -> None:
    snare = trap()
    table = attacking(**seats(who, side(set=[snare]), side(attack={1: FOX})), turn_of=other(who))
    player = table.player(who)
    table.player(other(who)).attacks(FOX, "ruler")
    assert table.prompt == "standby" and table.asked == who
    player.chooses(snare)
    pass_all(table)
    assert player.graveyard.count(snare) == 1 and len(player.hand) == 1


@BOTH
def test_14_5b_a_card_for_while_something_is_so_is_played_with_priority(who: str) -> None:
    many = t.Relation(t.Count(THEIR_UNITS), ">=", 2)
    ambush = event("Ambush", v.EventEffect("while", (t.Draw(2),), while_=(many,)))
    spoken = word(t.Draw(1))
    for there, able in (({1: FOX}, False), ({1: FOX, 2: BEAR}, True)):
        table = given(
            **seats(who, side(set=[ambush]), side(hand=[spoken], attack=there)),
            turn_of=other(who),
        )
        player = table.player(who)
        table.player(other(who)).plays(spoken)
        assert (player.offers("play") == [ambush]) == able
        if able:
            player.plays(ambush)
        else:
            player.passes()
        table.resolve()
        assert len(player.hand) == (2 if able else 0)


def test_14_5b_1_the_damage_from_this_attack_is_that_of_the_damage_step() -> None:
    """The attack deals nothing; what the attacked unit strikes back with is not the attack's."""
    mist = event(
        "Mist", *printed("Timing: During combat\nThe combat damage from this attack becomes 0.")
    )
    wolf = unit("Wolf", atk=3, hp=5)
    for answers, dealt in ((True, 0), (False, 3)):
        tough = unit("Tough", t.Keyword("Intercept"), atk=2, hp=9)
        table = attacking(you=side(attack={1: wolf}), them=side(attack={1: tough}, set=[mist]))
        pass_all(table)
        table.you.attacks(wolf, 1)
        assert table.them.offers("play") == [mist]
        if answers:
            table.them.plays(mist)
        pass_all(table)
        assert table.them.damage_on(tough) == dealt
        assert table.you.damage_on(wolf) == 2


@BOTH
def test_14_5c_a_set_standard_action_is_played_in_the_main_phase(who: str) -> None:
    plan = word(t.Draw(1))
    table = given(**seats(who, side(set=[plan])), turn_of=who)
    table.player(who).plays(plan)
    assert len(table.player(who).hand) == 1
    table = given(**seats(who, side(set=[plan, WAIT]), side(hand=[plan])), turn_of=other(who))
    table.player(other(who)).plays(plan)
    assert table.player(who).offers("play") == [WAIT]
    table.player(who).passes()


@BOTH
def test_14_5d_a_set_instant_action_is_played_with_priority_at_any_time(who: str) -> None:
    table = given(**seats(who, side(set=[WAIT]), side(hand=[word(t.Draw(1))])), turn_of=other(who))
    them = table.player(other(who))
    them.plays(them.hand[0])
    table.player(who).plays(WAIT)
    table.resolve()
    assert len(table.player(who).hand) == 1


@pytest.mark.parametrize(("resources", "able"), [(1, False), (2, True)])
def test_14_5e_a_set_card_costs_its_level(resources: int, able: bool) -> None:
    wait = event("Wait", v.EventEffect("instant", (t.Draw(1),)), level=2)
    table = given(you=side(hand=[word(t.Draw(1))]), them=side(set=[wait], resources=resources))
    table.you.plays(table.you.hand[0])
    assert (table.them.offers("play") == [wait]) == able
    if able:
        table.them.plays(wait)
        assert table.them.ready_resources == 0
    table.resolve()


# -- 14-6. OD, TD and CNT abilities --------------------------------------------------------------


@BOTH
def test_14_6b_an_ability_that_says_to_play_another_plays_that_one(who: str) -> None:
    """Its Overdrive ability plays the CNT ability of a card in the graveyard."""
    thorn = unit("Thorn", v.Counter((t.Draw(2),)))
    echo = unit("Echo", v.Overdrive((v.PlayAbilityOf(t.Pick(1, YOUR_GRAVEYARD), "CNT"),)))
    table = given(**seats(who, side(drive=[echo], graveyard=[thorn])), turn_of=who)
    table.player(who).does("overdrive", echo, 0)
    assert len(table.player(who).hand) == 2


@BOTH
def test_14_6c_an_ability_that_says_to_play_its_card_plays_the_card(who: str) -> None:
    eager = unit("Eager", v.Overdrive((v.PlayThis(),)), level=1)
    table = given(**seats(who, side(drive=[eager], resources=1), side(set=[WAIT])), turn_of=who)
    player = table.player(who)
    player.does("overdrive", eager, 0)
    assert table.prompt == "zone" and table.waiting == []
    player.chooses_zone(1)
    assert table.waiting == ["resolve card"]
    table.resolve()
    assert player.attack(1) == eager and player.ready_resources == 0


@BOTH
def test_14_6c_1_by_its_own_counter_ability_a_card_costs_nothing(who: str) -> None:
    thorn = unit("Thorn", v.Counter((v.PlayThis(),)), level=4)
    jab = unit("Jab", stk=1)
    table = attacking(**seats(who, side(attack={1: jab}), side(deck=[thorn])), turn_of=who)
    player, them = table.player(who), table.player(other(who))
    player.attacks(jab, "ruler")
    assert table.prompt == "zone" and table.asked == other(who)
    them.chooses_zone(1)
    assert them.attack(1) == thorn


@BOTH
def test_14_6d_otherwise_the_ability_itself_is_played(who: str) -> None:
    boost = unit("Boost", v.Overdrive((t.Draw(1),)))
    table = given(**seats(who, side(drive=[boost]), side(set=[WAIT])), turn_of=who)
    player = table.player(who)
    player.does("overdrive", boost, 0)
    assert table.waiting == ["resolve ability"] and player.drive == [boost]
    table.player(other(who)).passes()
    assert len(player.hand) == 1


# -- 14-20. Played from another zone -------------------------------------------------------------


@BOTH
def test_14_20a_a_text_lets_a_card_be_played_from_another_zone(who: str) -> None:
    ghost = unit("Ghost", *printed("This can also be played from your graveyard."), level=1)
    table = given(**seats(who, side(graveyard=[ghost, FOX], resources=1)), turn_of=who)
    player = table.player(who)
    assert player.offers("summon") == [ghost]
    player.summons(ghost, 1)
    assert player.attack(1) == ghost and player.ready_resources == 0


def test_14_20a_1_it_changes_no_timing() -> None:
    """An event for instants is not played from there as a main phase action, nor a unit at
    another time than the main phase."""
    echo = event(
        "Echo", v.EventEffect("when", (t.Draw(1),), t.Pattern("attacked", YOUR_UNITS)),
        v.PlayableFrom(("graveyard",)),
    )  # fmt: skip
    table = given(you=side(graveyard=[echo]))
    assert table.you.offers("play") == []
    ghost = unit("Ghost", v.PlayableFrom(("graveyard",)))
    table = given(you=side(hand=[word(t.Draw(1))]), them=side(graveyard=[ghost], set=[WAIT]))
    table.you.plays(table.you.hand[0])
    assert table.them.offers("summon") == []
    table.them.passes()


def test_14_20a_1_an_instant_event_is_played_from_there_at_any_time() -> None:
    echo = event("Echo", v.EventEffect("instant", (t.Draw(1),)), v.PlayableFrom(("graveyard",)))
    table = given(you=side(hand=[word(t.Draw(1))]), them=side(graveyard=[echo, WAIT]))
    table.you.plays(table.you.hand[0])
    assert table.them.offers("play") == [echo]
    table.them.plays(echo)
    table.resolve()
    assert len(table.them.hand) == 1


def test_14_20a_1_such_a_play_is_no_play_by_an_effect() -> None:
    """It is heard as played from the graveyard, by its player."""
    ghost = unit("Ghost", v.PlayableFrom(("graveyard",)))
    echo = field("Echo", t.Auto(t.Pattern("play", who=t.YOU, by=None), (t.Draw(1),)))
    table = given(you=side(graveyard=[ghost], field=[echo]))
    table.you.summons(ghost, 1)
    assert len(table.you.hand) == 1
