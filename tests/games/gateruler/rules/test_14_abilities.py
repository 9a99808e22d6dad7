"""14-1, 14-2, 14-7 to 14-9: abilities, which of them are active, and how often."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import PLAIN, Table, event, field, given, ruler, side, unit
from tests.games.gateruler.told import THEIR_UNITS, YOUR_UNITS, act, changes, obeyed, printed, seats
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
STRONGER = changes(t.Every(YOUR_UNITS), "atk", 3)


# -- 14-1. Abilities and effects ---------------------------------------------------------------


@BOTH
def test_14_1a_1_its_controller_plays_an_activated_ability_by_paying(who: str) -> None:
    sage = unit("Sage", act(t.Draw(1), cost=(v.PayResources(2),)))
    table = given(**seats(who, side(attack={1: sage}, resources=2)), turn_of=who)
    player = table.player(who)
    player.uses(sage)
    assert len(player.hand) == 1 and player.ready_resources == 0
    assert player.offers("ability") == []


@BOTH
def test_14_1a_1_nobody_plays_an_ability_of_the_other_players_card(who: str) -> None:
    sage = unit("Sage", act(t.Draw(1)))
    table = given(**seats(who, side(), side(attack={1: sage})), turn_of=who)
    assert table.player(who).offers("ability") == []


def test_14_1a_1a_without_brackets_it_costs_nothing() -> None:
    sage = unit("Sage", *printed("Standard Action: Draw a card."))
    table = given(you=side(attack={1: sage}, resources=1))
    table.you.uses(sage)
    assert len(table.you.hand) == 1 and table.you.ready_resources == 1


@BOTH
def test_14_1a_2_an_automatic_ability_is_played_at_the_next_system_process(who: str) -> None:
    scout = unit("Scout", *printed("When this enters play, draw a card."))
    table = given(**seats(who, side(hand=[scout])), turn_of=who)
    table.player(who).summons(scout, 1)
    assert len(table.player(who).hand) == 1


def test_14_1a_3_a_continuous_ability_holds_while_it_is_active() -> None:
    flag = field("Flag", STRONGER)
    table = given(you=side(field=[flag], attack={1: PLAIN}), them=side(attack={1: PLAIN}))
    assert table.you.value(PLAIN, "atk") == 5 and table.them.value(PLAIN, "atk") == 2


def test_14_1a_4a_words_in_angle_marks_mean_abilities_with_them_in_their_name() -> None:
    march = v.Act("standard", (t.Draw(1),), while_=(v.Called("Long March Lv1"),))
    marcher = unit("Marcher", march)
    marchers = t.Cards(("unit",), t.YOU, (v.AbilityHas("Long March"),))
    flag = field("Flag", changes(t.Every(marchers), "atk", 1))
    table = given(you=side(field=[flag], attack={1: marcher, 2: PLAIN}))
    assert table.you.value(marcher, "atk") == 3 and table.you.value(PLAIN, "atk") == 2


@pytest.mark.parametrize(("level", "able"), [(1, True), (2, True), (3, False)])
def test_14_1a_5_the_level_of_an_ability_is_that_of_its_card(level: int, able: bool) -> None:
    """An ability of level 1 or 2 can be negated; one of level 3 is out of reach."""
    two_or_less = (t.Compare("level", ">=", 1), t.Compare("level", "<=", 2))
    stop = event(
        "Stop",
        v.EventEffect("instant", (v.TargetInGate("ability", filters=two_or_less), v.Negate())),
    )
    sage = unit("Sage", act(t.Draw(1)), level=level)
    table = given(you=side(attack={1: sage}), them=side(set=[stop]))
    table.you.uses(sage)
    assert (table.them.offers("play") == [stop]) == able
    if able:
        table.them.plays(stop)
    table.resolve()
    assert len(table.you.hand) == (0 if able else 1)


# -- 14-2. Active abilities --------------------------------------------------------------------


@pytest.mark.rule("gateruler:14-2a", "gateruler:14-2a-1")
def test_14_2a_1_abilities_are_active_while_their_card_is_in_play() -> None:
    lord = unit("Lord", STRONGER)
    inside = given(you=side(attack={1: lord, 2: PLAIN}))
    assert inside.you.value(PLAIN, "atk") == 5
    for outside in (
        side(hand=[lord], attack={2: PLAIN}),
        side(graveyard=[lord], attack={2: PLAIN}),
    ):
        assert given(you=outside).you.value(PLAIN, "atk") == 2


def test_14_2a_1_rulers_and_fields_too() -> None:
    for own in (side(ruler=ruler("Lord", STRONGER)), side(field=[field("Flag", STRONGER)])):
        own.adds(attack={1: PLAIN})
        assert given(you=own).you.value(PLAIN, "atk") == 5


def test_14_2a_2_of_a_set_card_only_its_timing_is_active() -> None:
    ninja = unit("Ninja", t.Keyword("Concealment"), STRONGER)
    for there, atk in (({1: PLAIN}, 2), ({1: PLAIN, 2: ninja}, 5)):
        assert given(you=side(set=[ninja], attack=there)).you.value(PLAIN, "atk") == atk


@BOTH
def test_14_2b_an_ability_that_needs_a_zone_is_active_there(who: str) -> None:
    ghost = unit(
        "Ghost", t.Auto(t.Pattern("enter", YOUR_UNITS), (t.Draw(1),), where=("graveyard",))
    )
    for own, drawn in ((side(graveyard=[ghost]), 1), (side(attack={1: ghost}), 0)):
        own.adds(hand=[PLAIN])
        table = given(**seats(who, own), turn_of=who)
        table.player(who).summons(PLAIN, 2)
        assert len(table.player(who).hand) == drawn


@pytest.mark.parametrize(
    ("text", "applies_to"),
    [
        ('"Coin Toss" - When this attacks, draw a card.', True),  # in its name
        ("Genesis Summoning - Standard Action: Materials - This and 1 allied unit. "
         "You may special summon 1 unit card in your hand.", True),
        ("[TD] Do an Abyssal Summoning.", False),
        ("[TD] Choose 1 enemy unit with Genesis Summoning and destroy it.", True),
        ("Standard Action: This gains Charge Shield. Destroy 1 unit without Genesis Summoning.",
         True),
        ("Allied units gain Charge Shield.", False),
        ("When this attacks, draw a card.", False),
    ],
)  # fmt: skip
def test_14_1a_4a_words_in_angle_marks_mean_abilities_with_them_in_name_or_text(
    text: str, applies_to: bool
) -> None:
    """Both <Toss> and <Genesis Summoning> are looked for."""
    fans = [
        field("Fan", *printed("Allied units with a <Toss> ability gain +1 ATK.")),
        field("Club", *printed("Allied units with a <Genesis Summoning> ability gain +1 ATK.")),
    ]
    actor = unit("Actor", *printed(text))
    table = given(you=side(attack={1: actor}, field=fans))
    assert table.you.value(actor, "atk") == (3 if applies_to else 2)


@pytest.mark.rule("gateruler:14-1a-4a", "gateruler:14-2c")
def test_14_2c_a_text_is_active_for_an_ability_by_the_words_of_its_text() -> None:
    """A unit of level 3 that counts as level 0 for <Genesis Summoning>: it can be summoned by
    one, which has no name, and by no other ability."""
    shade = unit("Shade", *printed("This is treated as being level 0 for <Genesis Summoning>."),
                 level=3)  # fmt: skip
    called = "You may special summon 1 level 0 unit card in your graveyard."
    for text, comes in (
        (
            f"Genesis Summoning - Standard Action: Materials - This and 1 allied unit. {called}",
            True,
        ),
        (f"Standard Action: {called}", False),
    ):
        sage = unit("Sage", *printed(text))
        table = given(you=side(attack={1: sage, 2: PLAIN}, graveyard=[shade]))
        table.you.uses(sage)
        if comes:
            table.you.says("yes")
            table.you.chooses(PLAIN, sage)  # in this order under the deck
            table.you.says("yes")
            table.you.chooses_zone(2)
        assert (table.you.attack(2) == shade) is comes


@pytest.mark.rule("gateruler:14-1a-4a")
def test_a_text_that_speaks_of_an_ability_is_not_that_ability() -> None:
    """Deviation: what stands in angle marks is no part of the text."""
    fan = unit("Fan", *printed("Allied units with a <Toss> ability gain +1 ATK."))
    tosser = unit("Tosser", *printed('"Coin Toss" - When this attacks, draw a card.'))
    table = given(you=side(attack={1: fan, 2: tosser}))
    assert (table.you.value(fan, "atk"), table.you.value(tosser, "atk")) == (2, 3)


def test_14_2c_what_names_another_ability_is_active_anywhere_while_that_is_resolved() -> None:
    """Of level 3, but for the March of level 0: the March can summon it, and nothing else."""
    shade = unit("Shade", *printed("This is treated as being level 0 for <March>."), level=3)
    free = t.Cards(("graveyard",), t.YOU, (t.Compare("level", "==", 0),))
    summon = (v.SpecialSummon(t.Pick(1, free)),)
    for name, comes in (("Long March", True), ("Long Walk", False)):
        sage = unit("Sage", v.Act("standard", summon, while_=(v.Called(name),)))
        table = given(you=side(attack={1: sage}, graveyard=[shade]))
        table.you.uses(sage)
        if comes:
            table.you.chooses_zone(2)
        assert (table.you.attack(2) == shade) == comes
        assert table.you.value(shade, "level") == 3


# -- 14-7. Limits --------------------------------------------------------------------------------


def limited(per: str = "turn", by_name: bool = False, name: str = "Song") -> v.Act:
    return v.Act(
        "standard", (t.Draw(1),), while_=(v.Called(name), v.Limit(1, per, by_name=by_name))
    )


@pytest.mark.rule("gateruler:14-7a", "gateruler:14-7b")
@pytest.mark.parametrize("per", ["turn", "game"])
def test_14_7b_an_ability_at_its_limit_cannot_be_played(per: str) -> None:
    bard = unit("Bard", limited(per))
    table = given(you=side(attack={1: bard}))
    table.you.uses(bard)
    assert len(table.you.hand) == 1
    assert table.you.offers("ability") == []
    assert table.you.why_not("ability", bard, 0) == "14-7b"


def test_14_7a_a_limit_of_two_allows_two() -> None:
    bard = unit("Bard", v.Act("standard", (t.Draw(1),), while_=(v.Limit(2),)))
    table = given(you=side(attack={1: bard}))
    table.you.uses(bard)
    table.you.uses(bard)
    assert table.you.offers("ability") == [] and len(table.you.hand) == 2


def test_14_7a_1_left_of_the_colon_abilities_of_one_name_share_the_limit() -> None:
    bard, singer = unit("Bard", limited(by_name=True)), unit("Singer", limited(by_name=True))
    drummer = unit("Drummer", limited(by_name=True, name="Drum"))
    table = given(you=side(attack={1: bard, 2: singer, 3: drummer}))
    table.you.uses(bard)
    assert table.you.offers("ability") == [drummer]


@BOTH
def test_14_7a_1a_a_new_controller_counts_afresh(who: str) -> None:
    bard = unit("Bard", song(by_name=True))
    table = taken_over(who, bard)
    assert bard in table.player(other(who)).offers("ability")
    table.player(other(who)).uses(bard)
    table.resolve()
    assert len(table.player(other(who)).hand) == 1


def test_14_7a_2_right_of_the_colon_the_limit_is_that_abilitys_own() -> None:
    bard, singer = unit("Bard", limited()), unit("Singer", limited())
    table = given(you=side(attack={1: bard, 2: singer}))
    table.you.uses(bard)
    assert table.you.offers("ability") == [singer]


@BOTH
def test_14_7a_2a_a_new_controller_inherits_the_count(who: str) -> None:
    """The Bard has sung; the new controller's own Singer has not."""
    bard, singer = unit("Bard", song(by_name=False)), unit("Singer", song(by_name=False))
    offered = taken_over(who, bard, {2: singer}).player(other(who)).offers("ability")
    assert bard not in offered and singer in offered


def song(by_name: bool) -> v.Act:
    return v.Act("instant", (t.Draw(1),), while_=(v.Called("Song"), v.Limit(1, by_name=by_name)))


def taken_over(who: str, bard: Card, theirs: dict[int, Card] | None = None) -> Table:
    """The Bard has sung for its player; then the other player takes it over, and has
    priority."""
    thief = ruler("Thief", v.Act("instant", (v.GainControl(t.Every(THEIR_UNITS)),)))
    table = given(
        **seats(who, side(attack={1: bard}), side(ruler=thief, attack=theirs)), turn_of=who
    )
    player, them = table.player(who), table.player(other(who))
    player.uses(bard)
    table.resolve()
    assert len(player.hand) == 1 and player.offers("ability") == []
    player.passes()
    them.uses(thief)
    table.resolve()
    them.chooses_zone(1)
    player.passes()
    return table


@BOTH
def test_14_7c_an_automatic_ability_at_its_limit_does_not_trigger(who: str) -> None:
    once = t.Auto(t.Pattern("enter", YOUR_UNITS), (t.Draw(1),), (v.Limit(1),))
    host = unit("Host", once)
    table = given(**seats(who, side(attack={1: host}, hand=[PLAIN, PLAIN])), turn_of=who)
    player = table.player(who)
    player.summons(PLAIN, 2)
    assert len(player.hand) == 2
    player.summons(PLAIN, 3)
    assert player.attack(3) == PLAIN and len(player.hand) == 1
    assert len(table.logged("standby")) == 1


def test_14_7c_one_that_was_triggered_before_cannot_be_played() -> None:
    """Two units at the same time trigger it twice; it is played once."""
    once = t.Auto(t.Pattern("destroy", YOUR_UNITS), (t.Draw(1),), (v.Limit(1),))
    storm = (t.Destroy(t.Every(YOUR_UNITS)),)
    grave = field("Grave", once)
    table, player, _them = obeyed(
        "you", *storm, mine=side(attack={1: PLAIN, 2: PLAIN}, field=[grave])
    )
    player.chooses(grave)
    assert len(player.hand) == 1
    assert len(table.logged("standby")) == 2


@BOTH
@pytest.mark.rule("gateruler:14-14b")
def test_14_7d_only_taking_a_replacement_counts_for_its_limit(who: str) -> None:
    """Once declined, then taken; the third time it is not offered."""
    stay = t.Replacement(
        t.Pattern("destroy", t.Self()), (t.Draw(1),), optional=True, while_=(v.Limit(1),)
    )
    phoenix = unit("Phoenix", stay)
    axe = ruler("Axe", act(t.Destroy(t.Every(YOUR_UNITS))))
    table = given(**seats(who, side(ruler=axe, attack={1: phoenix, 2: phoenix})), turn_of=who)
    player = table.player(who)
    player.uses(axe)
    player.says("no")
    player.says("yes")
    assert player.graveyard == [phoenix] and len(player.hand) == 1
    player.uses(axe)
    assert player.graveyard == [phoenix, phoenix] and len(player.hand) == 1


# -- 14-8. Continuous abilities ------------------------------------------------------------------


@pytest.mark.rule("gateruler:14-8a", "gateruler:14-12a-1")
def test_14_8a_a_continuous_ability_ends_with_its_card() -> None:
    lord = unit("Lord", STRONGER)
    table = given(
        you=side(attack={1: lord, 2: PLAIN}, hand=[event("Axe", v.EventEffect(
            "standard", (t.Destroy(t.Every(t.Cards(("unit",), t.YOU, (t.Named(("Lord",)),)))),)))]),
    )  # fmt: skip
    assert table.you.value(PLAIN, "atk") == 5
    table.you.plays(table.you.hand[0])
    assert table.you.attack(1) is None and table.you.value(PLAIN, "atk") == 2


def test_14_8a_1_with_a_condition_it_is_active_while_that_holds() -> None:
    alone = t.Relation(t.Count(YOUR_UNITS), "==", 1)
    wolf = unit("Wolf", t.Continuous(STRONGER.changes, (alone,)))
    assert given(you=side(attack={1: wolf})).you.value(wolf, "atk") == 5
    assert given(you=side(attack={1: wolf, 2: PLAIN})).you.value(wolf, "atk") == 2


def test_14_8b_a_base_ability_works_in_every_zone() -> None:
    """A beast that is also a dragon is one in the graveyard, and in the hand."""
    chimera = unit("Chimera", *printed("This is also treated as {Dragon}."), attributes=["Beast"])
    for own in (side(attack={1: chimera}), side(hand=[chimera]), side(graveyard=[chimera])):
        assert given(you=own).you.value(chimera, "attributes") == ("Beast", "Dragon")


@pytest.mark.rule("gateruler:14-8b", "gateruler:14-13a-1")
def test_14_8b_a_base_ability_comes_before_all_other_effects() -> None:
    """An effect that takes a trait away takes one that a base ability gave, however old."""
    chimera = unit("Chimera", *printed("This is treated as {Dragon}."), attributes=["Beast"])
    more = t.Change(t.Every(YOUR_UNITS), "attributes", "gain", ("Robot",))
    forge = field("Forge", t.Continuous((more,)))
    table = given(you=side(field=[forge], attack={1: chimera}))
    assert table.you.value(chimera, "attributes") == ("Dragon", "Robot")


def test_14_8c_where_nobody_can_be_asked_both_fit() -> None:
    """Deviation: for a continuous ability a card that may be a dragon is one, and a beast."""
    chimera = unit("Chimera", *printed("You may treat this as {Dragon}."), attributes=["Beast"])
    for sort in ("Beast", "Dragon"):
        such = t.Cards(("unit",), t.YOU, (v.Attribute((sort,)),))
        flag = field("Flag", changes(t.Every(such), "atk", 1))
        table = given(you=side(field=[flag], attack={1: chimera}))
        assert table.you.value(chimera, "atk") == 3


def test_14_8c_1_what_is_treated_as_something_is_no_longer_what_it_was() -> None:
    only = unit("Golem", *printed("This is treated as {Dragon}."), attributes=["Robot"])
    both = unit("Wyrm", *printed("This is also treated as {Dragon}."), attributes=["Robot"])
    table = given(you=side(attack={1: only, 2: both}))
    assert table.you.value(only, "attributes") == ("Dragon",)
    assert table.you.value(both, "attributes") == ("Robot", "Dragon")
