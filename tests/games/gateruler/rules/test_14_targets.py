"""14-4b-4, 14-4b-5: the targets that are chosen on playing, and dividing among them."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import PLAIN, event, given, ruler, side, unit
from tests.games.gateruler.told import (
    THEIR_UNITS,
    YOUR_UNITS,
    obeyed,
    printed,
    seats,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
FOX, BEAR, OWL = unit("Fox", hp=5), unit("Bear", hp=5), unit("Owl", hp=5)


def word(*do: t.Effect, timing: str = "standard", **fields: object) -> Card:
    return event("Word", v.EventEffect(timing, do), **fields)


# -- 14-4b-4. Targets --------------------------------------------------------------------------


@BOTH
def test_14_4b_4_without_a_target_there_is_no_play(who: str) -> None:
    bolt = word(v.Target(t.Pick(1, THEIR_UNITS)), v.DealDamage(t.It(), 1))
    table = given(**seats(who, side(hand=[bolt])), turn_of=who)
    assert table.player(who).why_not("play", bolt) == "14-4b-4"
    table = given(**seats(who, side(hand=[bolt]), side(attack={1: FOX})), turn_of=who)
    table.player(who).plays(bolt)
    assert table.player(other(who)).damage_on(FOX) == 1


@pytest.mark.parametrize("number", [0, -1])
def test_14_4b_4a_of_0_targets_or_fewer_none_is_chosen(number: int) -> None:
    table, player, them = obeyed(
        "you",
        v.Target(t.Pick(number, THEIR_UNITS)),
        v.DealDamage(t.It(), 1),
        t.Draw(1),
        theirs=side(attack={1: FOX}),
    )
    assert them.damage_on(FOX) == 0 and len(player.hand) == 1


def test_14_4b_4a_of_one_target_one_is_chosen() -> None:
    table, player, them = obeyed(
        "you",
        v.Target(t.Pick(1, THEIR_UNITS)),
        v.DealDamage(t.It(), 1),
        theirs=side(attack={1: FOX, 2: BEAR}),
    )
    player.chooses(BEAR)
    assert them.damage_on(FOX) == 0 and them.damage_on(BEAR) == 1


def test_14_4b_4b_nothing_is_two_of_the_targets() -> None:
    two = word(v.Target(t.Pick(2, THEIR_UNITS)), v.DealDamage(t.It(), 1))
    table = given(you=side(hand=[two]), them=side(attack={1: FOX}))
    assert table.you.offers("play") == []
    table = given(you=side(hand=[two]), them=side(attack={1: FOX, 2: BEAR}))
    table.you.plays(two)
    assert table.them.damage_on(FOX) == 1 and table.them.damage_on(BEAR) == 1


@BOTH
def test_14_4b_4c_what_is_behind_then_is_chosen_on_resolving(who: str) -> None:
    """With nobody to be hit, the card is drawn all the same."""
    text = "Standard Action: Draw a card. Then, choose 1 enemy unit and deal 1 damage to it."
    sage = ruler("Sage", *printed(text))
    for there in ({}, {1: FOX, 2: BEAR}):
        table = given(**seats(who, side(ruler=sage), side(attack=there)), turn_of=who)
        player = table.player(who)
        player.uses(sage)
        assert len(player.hand) == 1
        if there:
            assert table.waiting == []
            player.chooses(FOX)
            assert table.player(other(who)).damage_on(FOX) == 1


def test_14_4b_4d_what_is_in_the_gate_does_not_target_itself() -> None:
    """Two words that negate: the second can target the first, the first nothing."""
    stop = event(
        "Stop", v.EventEffect("instant", (v.TargetInGate("card", whose=t.EACH), v.Negate()))
    )
    table = given(you=side(hand=[word(t.Draw(1))]), them=side(set=[stop]))
    spoken = table.you.hand[0]
    table.you.plays(spoken)
    table.them.plays(stop)
    table.resolve()
    assert table.you.hand == [] and table.you.graveyard == [spoken]
    table = given(you=side(set=[stop]))
    assert table.you.offers("play") == []


def test_14_4b_4e_a_target_of_some_sort_must_be_seen_by_all() -> None:
    """A set card cannot be chosen as an event, though its controller knows it to be one."""
    trap = event("Trap")
    mine = t.Cards(("set",), t.YOU)
    events = t.Cards(("set",), t.YOU, (t.Type(("event",)),))
    lying = t.Cards(("set",), t.YOU, (t.Upright(),))  # which all can see
    for cards, able in ((mine, True), (events, False), (lying, True)):
        pick = word(v.Target(t.Pick(1, cards)), t.Put(t.It(), "graveyard"))
        table = given(you=side(hand=[pick], set=[trap]))
        assert (pick in table.you.offers("play")) == able


@BOTH
def test_14_4b_4f_the_number_of_targets_is_fixed(who: str) -> None:
    """As many targets as units one has: that a unit is gone by then changes nothing."""
    as_many = v.Target(t.Pick(t.Count(YOUR_UNITS), THEIR_UNITS))
    volley = word(as_many, v.DealDamage(t.It(), 1))
    axe = event("Axe", v.EventEffect("instant", (t.Destroy(t.Every(THEIR_UNITS)),)))
    table = given(
        **seats(
            who,
            side(hand=[volley], attack={1: PLAIN, 2: PLAIN}),
            side(attack={1: FOX, 2: BEAR, 3: OWL}, set=[axe]),
        ),
        turn_of=who,
    )
    player, them = table.player(who), table.player(other(who))
    player.plays(volley)
    player.chooses(FOX, OWL)
    them.plays(axe)
    table.resolve()
    assert player.attack(1) is None
    assert [them.damage_on(each) for each in (FOX, BEAR, OWL)] == [1, 0, 1]


# -- 14-4b-5. Dividing ---------------------------------------------------------------------------

VOLLEY = (
    v.Target(t.Pick(1, THEIR_UNITS, any_number=True), divide=3),
    v.DealDivided(t.It()),
)


@BOTH
@pytest.mark.rule("gateruler:14-4b-5", "gateruler:14-4b-5a")
def test_14_4b_5_who_gets_how_much_is_chosen_on_playing(who: str) -> None:
    table, player, them = obeyed(who, *VOLLEY, theirs=side(attack={1: FOX, 2: BEAR}))
    player.chooses(FOX, BEAR)
    assert table.prompt == "divide"
    player.chooses(BEAR)
    assert them.damage_on(FOX) == 1 and them.damage_on(BEAR) == 2


def test_14_4b_5a_nobody_gets_nothing() -> None:
    """Of 3 among three each gets 1, and nothing is asked; among four it cannot be divided."""
    crowd = side(attack={1: FOX, 2: BEAR, 3: OWL})
    table, player, them = obeyed("you", *VOLLEY, theirs=crowd)
    player.chooses(FOX, BEAR, OWL)
    assert [them.damage_on(each) for each in (FOX, BEAR, OWL)] == [1, 1, 1]


def test_14_4b_5b_what_was_allotted_stays_so() -> None:
    """One of two targets is gone: the other gets no more than was meant for it."""
    volley = word(*VOLLEY)
    save = event("Save", v.EventEffect("instant", (
        t.Put(t.Every(t.Cards(("unit",), t.YOU, (t.Named(("Fox",)),))), "hand"),)))  # fmt: skip
    table = given(you=side(hand=[volley]), them=side(attack={1: FOX, 2: BEAR}, set=[save]))
    table.you.plays(volley)
    table.you.chooses(FOX, BEAR)
    table.you.chooses(BEAR)
    table.them.plays(save)
    table.resolve()
    assert table.them.damage_on(BEAR) == 2 and table.them.hand == [FOX]
