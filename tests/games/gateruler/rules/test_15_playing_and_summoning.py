"""15-15 to 15-19. Paying, playing, normal and special summons, driving."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler import c04_players
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    PLAIN,
    attacking,
    down,
    event,
    field,
    given,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import (
    THEIR_UNITS,
    YOUR_GRAVEYARD,
    YOUR_HAND,
    obeyed,
    printed,
    said,
    seats,
    when,
)

BOTH = pytest.mark.parametrize("who", ["you", "them"])


# 15-15. Pay resources


@BOTH
def test_15_15a_to_pay_is_to_exhaust_ready_resources(who: str) -> None:
    table, own, _other = obeyed(who, t.Draw(1), mine=side(resources=3), cost=(v.PayResources(2),))
    assert own.ready_resources == 1 and len(own.hand) == 1
    speaker = table.game.state.printed[table.game.state.zones[own.zone("ruler")][-1]]
    assert not own.can("ability", speaker, 0)


def test_15_15a_paying_nothing_takes_nothing() -> None:
    _table, own, _other = obeyed("you", t.Draw(1), mine=side(resources=1),
                                 cost=(v.PayResources(0),))  # fmt: skip
    assert own.ready_resources == 1 and len(own.hand) == 1


def test_15_15b_what_takes_resources_only_is_not_paid_otherwise() -> None:
    """A ruler that pays as a resource does not pay for it; of a card without a cost nothing is
    asked."""
    wizard = ruler("Wizard", v.PaysAsResource())
    proud = unit("Proud", v.OnlyByResources(), level=2)
    table = given(you=side(ruler=wizard, hand=[proud], resources=1))
    assert table.you.offers("summon") == []
    assert table.you.why_not("summon", proud) == "14-4b-8"
    table = given(you=side(ruler=wizard, hand=[proud], resources=2))
    table.you.summons(proud, 1)
    if table.prompt == "pay with":
        table.you.chooses("card", "card")
    assert table.you.attack(1) == proud and table.you.is_ready(wizard)
    cheap = unit("Cheap", v.OnlyByResources())
    table = given(you=side(ruler=wizard, hand=[cheap]))
    assert table.you.offers("summon") == [cheap]


def test_15_15b_1_nor_played_without_paying() -> None:
    for words, is_played in ((("This can be played only by paying with resources."), False),
                             ("", True)):  # fmt: skip
        proud = unit("Proud", *printed(words), level=2)
        free = v.PlayCard(t.Every(YOUR_HAND), 0)
        _table, own, _other = obeyed("you", free, mine=side(hand=[proud]))
        if is_played:
            own.chooses_zone(1)
        assert (own.attack(1) == proud) is is_played


# 15-16. Use and play


@BOTH
def test_15_16a_to_play_is_to_put_into_the_gate_first(who: str) -> None:
    trick = event("Trick", v.EventEffect("standard", (t.Draw(1),)))
    seer = unit("Seer", t.Auto(t.Pattern("play", who=t.YOU, frm=("hand",)), (t.Draw(1),)))
    table, own, _other = obeyed(
        who, v.PlayCard(t.Every(t.Cards(("hand",), t.YOU))),
        mine=side(hand=[trick], attack={1: seer}),
    )  # fmt: skip
    assert own.graveyard == [trick] and len(own.hand) == 2


@pytest.mark.parametrize(("resources", "is_played"), [(2, True), (1, False)])
def test_15_16a_1_the_whole_cost_is_due(resources: int, is_played: bool) -> None:
    dear = unit("Dear", level=2)
    order = v.PlayCard(t.Every(YOUR_HAND))
    _table, own, _other = obeyed("you", order, mine=side(hand=[dear], resources=resources))
    if is_played:
        own.chooses_zone(1)
        assert own.attack(1) == dear and own.ready_resources == 0
    else:
        assert own.hand == [dear] and own.ready_resources == resources


@pytest.mark.rule("gateruler:15-16a-1", "gateruler:15-37b-3")
def test_whoever_is_told_to_play_a_card_need_not_heed_its_time() -> None:
    """In the other player's turn, too, both options are there."""
    fork = event(
        "Fork",
        *printed("""Choose 1 of the following:
• Standard Action: Draw 2 cards.
• Instant Action: Choose 1 enemy unit and destroy it."""),
    )
    order = event("Order", v.EventEffect("instant", (v.PlayCard(t.Every(YOUR_HAND)),)))
    table = given(
        you=side(hand=[event("Word", v.EventEffect("standard", (t.Draw(1),)))], attack={1: PLAIN}),
        them=side(set=[order], hand=[fork]),
    )
    table.you.plays(table.you.hand[0])
    table.them.plays(order)
    assert table.prompt == "mode" and table.them.offered == [0, 1]
    table.them.chooses(0)
    table.resolve()
    assert len(table.them.hand) == 2


def test_15_16a_2_another_cost_takes_the_place_of_the_usual_one() -> None:
    dear = unit("Dear", level=5)
    order = v.PlayCard(t.Every(YOUR_HAND), 1)
    _table, own, _other = obeyed("you", order, mine=side(hand=[dear], resources=3))
    own.chooses_zone(1)
    assert own.attack(1) == dear and own.ready_resources == 2


# 15-17. Normal summon


@BOTH
def test_15_17a_to_play_a_unit_card_is_to_normal_summon_it(who: str) -> None:
    fox = unit("Fox", *printed("When this is normal summoned, draw a card."))
    table = given(**seats(who, side(hand=[fox])), turn_of=who)
    own = table.player(who)
    assert own.offers("summon") == [fox] and own.offers("play") == []
    own.summons(fox, 1)
    assert len(own.hand) == 1


@BOTH
def test_15_17a_1_from_hand_or_drive_zone_in_ones_main_phase(who: str) -> None:
    one, two, three, four = unit("One"), unit("Two"), unit("Three"), unit("Four")
    mine = side(hand=[one], drive=[two, down(three)], graveyard=[four])
    table = given(**seats(who, mine), turn_of=who)
    own = table.player(who)
    assert set(own.offers("summon")) == {one, two}
    own.summons(two, 3)
    assert own.attack(3) == two


@pytest.mark.parametrize(("counts", "left"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_15_17a_2_a_normal_summon_uses_as_much_cap_as_it_counts_for(counts: int, left: int) -> None:
    giant = unit("Giant", v.CountsFor(counts))
    table = given(you=side(ruler=ruler(summon_cap=3), hand=[giant]))
    table.you.summons(giant, 1)
    assert c04_players.summons_left(table.game, 0) == left
    assert table.game.state.numbers[0][c04_players.SUMMONS] == counts


def test_15_17a_2a_that_is_one_unless_it_is_said_otherwise() -> None:
    table = given(you=side(ruler=ruler(summon_cap=3), hand=[PLAIN]))
    table.you.summons(PLAIN, 1)
    assert c04_players.summons_left(table.game, 0) == 2


def test_15_17a_3_not_with_too_little_of_the_cap_left() -> None:
    giant = unit("Giant", v.CountsFor(2))
    table = given(you=side(ruler=ruler(summon_cap=1), hand=[giant, PLAIN]))
    assert table.you.offers("summon") == [PLAIN]
    assert table.you.why_not("summon", giant) == "15-17a-3"


def test_15_17a_3a_a_cap_without_limit_is_not_used_up() -> None:
    table = given(you=side(hand=[PLAIN, PLAIN, PLAIN]))
    for zone in (1, 2, 3):
        before = c04_players.summons_left(table.game, 0)
        table.you.summons(PLAIN, zone)
        assert c04_players.summons_left(table.game, 0) == before


@pytest.mark.parametrize("counted", [True, False])
def test_15_17a_3b_a_summon_that_does_not_count_leaves_the_cap(counted: bool) -> None:
    words = "" if counted else " without it counting towards your summon cap"
    speaker = ruler("Speaker", *printed(f"Standard Action: Normal summon 1 card in your hand"
                                        f"{words}."), summon_cap=2)  # fmt: skip
    table = given(you=side(ruler=speaker, hand=[PLAIN]))
    table.you.uses(speaker)
    if table.prompt == "play card":
        table.you.chooses(PLAIN)
    table.you.chooses_zone(1)
    assert c04_players.summons_left(table.game, 0) == (1 if counted else 2)


@pytest.mark.parametrize("counted", [True, False])
def test_15_17a_3c_and_is_possible_with_nothing_left_of_it(counted: bool) -> None:
    order = v.PlayCard(t.Every(YOUR_HAND), counted=counted)
    speaker = ruler("Speaker", v.Act("standard", (t.May((order,)),)), summon_cap=0)
    table = given(you=side(ruler=speaker, hand=[PLAIN]))
    table.you.uses(speaker)
    if counted:
        assert "yes" not in table.you.offered
        table.leave_open()
    else:
        table.you.says("yes")
        table.you.chooses_zone(1)
        assert table.you.attack(1) == PLAIN


def test_15_17a_4_the_cap_is_less_once_the_unit_is_in_the_gate() -> None:
    """Before it has resolved."""
    trap = event("Trap", v.EventEffect("instant", (t.Draw(1),)))
    table = given(you=side(ruler=ruler(summon_cap=1), hand=[PLAIN]), them=side(set=[trap]))
    table.you.summons(PLAIN, 1)
    assert table.gate == [PLAIN] and c04_players.summons_left(table.game, 0) == 0
    table.resolve()


def test_15_17a_5_what_would_make_a_summon_that_counts_is_not_played_without_the_cap() -> None:
    for cap, can in ((1, True), (0, False)):
        call = v.Act("standard", (v.PlayCard(t.Every(YOUR_GRAVEYARD)), t.Draw(1)))
        speaker = ruler("Speaker", call, summon_cap=cap)
        table = given(you=side(ruler=speaker, graveyard=[PLAIN]))
        assert table.you.can("ability", speaker, 0) is can
    assert table.you.why_not("ability", speaker, 0) == "15-17a-5"


@BOTH
def test_15_17b_a_unit_that_resolved_after_a_normal_summon_was_normal_summoned(who: str) -> None:
    fox = unit("Fox", *printed("When this enters play through a normal summon, draw a card."))
    table = given(**seats(who, side(hand=[fox])), turn_of=who)
    table.player(who).summons(fox, 1)
    assert len(table.player(who).hand) == 1
    _table, own, _other = obeyed(
        who, v.SpecialSummon(t.Every(YOUR_GRAVEYARD)), mine=side(graveyard=[fox])
    )
    own.chooses_zone(1)
    assert own.hand == []


# 15-18. Special summon


@BOTH
def test_15_18a_a_special_summon_puts_a_unit_directly_into_play(who: str) -> None:
    """Without a cost, and without the summon cap."""
    fox = unit("Fox", level=4)
    text = "Special summon 1 unit card in your graveyard."
    speaker = ruler("Speaker", *printed(f"Standard Action: {text}"), summon_cap=0)
    table = given(**seats(who, side(ruler=speaker, graveyard=[fox])), turn_of=who)
    own = table.player(who)
    own.uses(speaker)
    if table.prompt in ("target", "special summon"):
        own.chooses(fox)
    own.chooses_zone(2)
    assert own.attack(2) == fox and own.is_ready(fox)


def test_15_18a_only_into_ones_own_zones_that_exist() -> None:
    fox = unit("Fox")
    table, own, _other = obeyed(
        "you", v.SpecialSummon(t.Every(YOUR_GRAVEYARD)), mine=side(graveyard=[fox]),
        sheet={"attack_zones": 2, "defense_zones": 0},
    )  # fmt: skip
    assert table.asks is not None
    assert table.asks.options == (("zone", own.zone(1)), ("zone", own.zone(2)))
    own.chooses_zone(1)


def test_15_18a_1_it_comes_from_where_it_was_without_the_gate() -> None:
    fox = unit("Fox", when("enter", t.Draw(1), frm=("graveyard",)))
    table, own, _other = obeyed(
        "you", v.SpecialSummon(t.Every(YOUR_GRAVEYARD)), mine=side(graveyard=[fox])
    )
    own.chooses_zone(1)
    assert len(own.hand) == 1 and own.attack(1) == fox
    assert [entry.message for entry in table.game.log or () if entry.message == "play"] == []


def test_15_18b_from_the_deck_means_choosing_it_there() -> None:
    """It need not be found, and the deck is shuffled."""
    fox = unit("Fox", attributes=["Beast"])
    text = "Special summon 1 {Beast} unit card from your deck."
    table, own, other = said("you", text, side(deck=[PLAIN, fox]))
    assert table.prompt == "search"
    own.chooses(fox)
    own.chooses_zone(1)
    assert own.attack(1) == fox and len(table.logged("shuffle")) == 1


@pytest.mark.parametrize("how", ["special", "top", "control"])
def test_15_18c_what_came_into_play_otherwise_was_special_summoned(how: str) -> None:
    fox = unit("Fox", *printed("When this is special summoned, draw a card."))
    mine = t.Every(YOUR_GRAVEYARD)
    order = {
        "special": v.SpecialSummon(mine),
        "top": v.PutOnTop(mine, t.Every(t.Cards(("unit",), t.YOU))),
        "control": v.GainControl(mine),
    }[how]
    table, own, _other = obeyed("you", order, mine=side(graveyard=[fox], attack={2: PLAIN}))
    if table.prompt == "zone":
        own.chooses_zone(1)
    assert len(own.hand) == 1


def test_15_18c_a_normal_summoned_unit_was_not() -> None:
    fox = unit("Fox", *printed("When this is special summoned, draw a card."))
    table = given(you=side(hand=[fox]))
    table.you.summons(fox, 1)
    assert table.you.attack(1) == fox and table.you.hand == []


# 15-19. Drive


@BOTH
def test_15_19a_a_card_that_is_named_is_driven(who: str) -> None:
    fox = unit("Fox")
    _table, own, _other = obeyed(
        who, v.Drive(what=t.Every(YOUR_GRAVEYARD)), mine=side(graveyard=[fox])
    )
    assert own.drive == [fox]


def test_15_19b_without_one_the_top_of_the_deck() -> None:
    top, next_ = unit("Top"), unit("Next")
    _table, own, _other = obeyed("you", v.Drive(), mine=side(deck=[top, next_]))
    assert own.drive == [top] and own.deck[0] is next_


@pytest.mark.parametrize(("number", "driven"), [(3, 3), (0, 0), (-2, 0), (9, 4)])
def test_15_19c_or_so_many_of_the_top_of_the_deck(number: int, driven: int) -> None:
    table, own, _other = obeyed("you", v.Drive(number), mine=side(deck_of_plain=4))
    assert len(own.drive) == driven
    assert table.result is None or driven == 4


@pytest.mark.rule("gateruler:15-19a")
def test_driving_at_another_time_leads_to_a_drive_resolution() -> None:
    meadow = field("Meadow")
    caller = unit("Caller", when("attack", v.Drive(1)))
    table = attacking(
        you=side(attack={1: caller}, deck=[meadow]), them=side(attack={1: unit(hp=9)})
    )
    table.you.attacks(caller, 1)
    table.you.does("play", meadow)
    assert table.you.fields == [meadow]


@pytest.mark.rule("gateruler:15-16a")
def test_an_ability_that_is_used_goes_into_the_gate() -> None:
    """15-16b: to use it is to play it."""
    trap = event("Trap", v.EventEffect("instant", (t.Draw(1),)))
    speaker = ruler("Speaker", v.Act("standard", (v.DealDamage(t.Every(THEIR_UNITS), 1),)))
    table = given(you=side(ruler=speaker), them=side(attack={1: PLAIN}, set=[trap]))
    table.you.uses(speaker)
    assert table.waiting == ["resolve ability"] and table.them.damage_on(PLAIN) == 0
    table.resolve()
    assert table.them.damage_on(PLAIN) == 1
