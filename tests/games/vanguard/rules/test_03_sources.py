"""3.14, 3.15, 3.17. Sources of effects and of damage; standing, resting, and faces."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.language import text
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import battle, down, given, rested, seats, side, unit
from tests.games.vanguard.told import THEIR_REAR_GUARDS, YOUR_REAR_GUARDS, obeyed, one, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada")
B = unit("Bodo")


def by_source(kind: str, *filters: t.Filter, **more: Any) -> t.Auto:
    """When this befalls a unit and such a card is its source, its player draws."""
    only_if = t.Is(t.EventSource(), filters)
    pattern = t.Pattern(kind, t.Self(), only_if=only_if, **more)
    return t.Auto(pattern, (t.Draw(1),), on_leaving=True)


# 3.14. Source of an effect


@BOTH
def test_3_14_1_1_the_source_of_an_effect_is_the_card_with_the_ability(who: str) -> None:
    """An automatic ability of a rear-guard retires: the source is that rear-guard."""
    retire = v.Retire(one(THEIR_REAR_GUARDS))
    killer = unit("Killer", when("place", retire, to=("rear-guard",)))
    for name, drawn in (("Killer", 1), ("Plain Vanguard", 0)):
        victim = unit("Victim", by_source("leave", t.Named((name,))))
        table = given(**seats(who, side(hand=[killer]), side(circles={1: victim})), turn_of=who)
        table.player(who).calls(killer, 1)
        assert table.player(other(who)).drop == [victim]
        assert len(table.player(other(who)).hand) == drawn


@BOTH
def test_3_14_1_2_what_a_rule_action_does_has_no_source(who: str) -> None:
    """A unit that is called over is retired by rule action, and by nobody's effect."""
    victim = unit("Victim", by_source("leave"))
    table = given(**seats(who, side(circles={1: victim}, hand=[A])), turn_of=who)
    table.player(who).calls(A, 1)
    assert table.player(who).drop == [victim]
    assert table.player(who).hand == []


def test_3_14_1_2_by_an_effect_it_has_one() -> None:
    victim = unit("Victim", by_source("leave"))
    _table, me, _them = obeyed(
        "you", v.Retire(one(YOUR_REAR_GUARDS)), mine=side(circles={1: victim})
    )
    assert len(me.hand) == 1


@pytest.mark.rule("vanguard:3.14.1.2")
def test_nor_has_a_vanguard_that_makes_way_by_rule_action() -> None:
    victim = unit("Victim", by_source("leave"))
    table = given(you=side(vanguard=victim), phase="")
    table.game.put(table.game.make(A, 0, 0), z.vanguard_circle(0))
    table.begins("check timing")
    assert table.you.soul == [victim]
    assert table.you.hand == []


# 3.15. Source of damage

Strong = unit("Strong", grade=2, power=30000)


def harmed(name: str) -> Card:
    """A vanguard whose player draws when it is dealt damage by a card of this name."""
    return unit("Harmed", by_source("damage", t.Named((name,))), grade=3)


@BOTH
@pytest.mark.parametrize(("name", "drawn"), [("Strong", 1), ("Plain Vanguard", 0)])
def test_3_15_1_1_the_source_of_battle_damage_is_the_unit_that_dealt_it(
    who: str, name: str, drawn: int
) -> None:
    target = harmed(name)
    table = battle(**seats(who, side(circles={1: Strong}), side(vanguard=target)), turn_of=who)
    table.player(who).attacks(Strong, target)
    assert len(table.player(other(who)).damage) == 1
    assert len(table.player(other(who)).hand) == drawn


@BOTH
@pytest.mark.parametrize(("name", "drawn"), [("Speaker", 1), ("Ada", 0)])
def test_3_15_1_2_the_source_of_skill_damage_is_that_of_the_effect(
    who: str, name: str, drawn: int
) -> None:
    deal = v.DealDamage(t.Every(t.Cards(("vanguard",), t.OPPONENT)), 1)
    _table, _me, them = obeyed(who, deal, theirs=side(vanguard=harmed(name)))
    assert len(them.damage) == 1
    assert len(them.hand) == drawn


@BOTH
def test_3_15_1_2_1_though_a_text_tells_the_player_to_deal_it_the_card_is_the_source(
    who: str,
) -> None:
    said = "[ACT](VC):Choose your opponent's vanguard, and deal one damage."
    dealer = unit("Dealer", grade=3, text=said)
    table = given(**seats(who, side(vanguard=dealer), side(vanguard=harmed("Dealer"))), turn_of=who)
    table.player(who).uses(dealer)
    assert len(table.player(other(who)).damage) == 1
    assert len(table.player(other(who)).hand) == 1


# 3.17. Orientation and face


@BOTH
def test_3_17_1_1_to_stand_a_card_is_to_turn_it_upright(who: str) -> None:
    _table, me, _them = obeyed(
        who, t.ToStand(t.Every(YOUR_REAR_GUARDS)), mine=side(circles={1: rested(A)})
    )
    assert me.stands(A)


@BOTH
def test_3_17_1_2_to_rest_a_card_is_to_turn_it_sideways(who: str) -> None:
    _table, me, _them = obeyed(who, t.ToRest(t.Every(YOUR_REAR_GUARDS)), mine=side(circles={1: A}))
    assert not me.stands(A)


@pytest.mark.rule("vanguard:3.17.1.1.1", "vanguard:3.17.1.2.1")
@pytest.mark.parametrize(
    ("icon", "word", "power"),
    [("[Stand]", "standing", (8000, 7000)), ("[Rest]", "resting", (7000, 8000))],
)
def test_the_icons_for_stand_and_rest_and_the_words_are_read_alike(
    icon: str, word: str, power: tuple[int, int]
) -> None:
    said = "[CONT](VC):All of your {} rear-guards get [Power] +1000."
    assert text.read(said.format(icon)) == text.read(said.format(word))
    chief = unit("Chief", grade=3, text=said.format(icon))
    table = given(you=side(vanguard=chief, circles={1: A, 2: rested(B)}))
    assert (table.you.power(A), table.you.power(B)) == power


@pytest.mark.rule("vanguard:3.17.1.1.1")
def test_a_text_stands_a_unit_by_the_icon() -> None:
    said = "[ACT](VC):Choose one of your [Rest] rear-guards, and [Stand] it."
    speaker = unit("Speaker", grade=3, text=said)
    table = given(you=side(vanguard=speaker, circles={1: A, 2: rested(B)}))
    table.you.uses(speaker)
    assert table.you.stands(B)


TURNS: dict[str, tuple[Any, Any, Any]] = {
    "stand": (t.ToStand, rested(A), A),
    "rest": (t.ToRest, A, rested(A)),
}


@BOTH
@pytest.mark.parametrize("kind", ["stand", "rest"])
def test_3_17_2_a_card_that_lies_so_already_is_not_turned(who: str, kind: str) -> None:
    """Nothing is done, so nobody hears of it; a card that lies otherwise is turned."""
    verb, otherwise, so = TURNS[kind]
    hears = unit("Hearer", when(kind, t.Draw(1), what=t.Cards(("rear-guard",), t.YOU)), grade=1)
    ada = t.Every(t.Cards(("rear-guard",), t.YOU, (t.Named(("Ada",)),)))
    for lies, drawn in ((so, 0), (otherwise, 1)):
        _table, me, _them = obeyed(who, verb(ada), mine=side(circles={1: lies, 2: hears}))
        assert len(me.hand) == drawn
        assert me.stands(A) == (kind == "stand")


DAMAGE = t.Every(t.Cards(("damage",), t.YOU))


@BOTH
def test_3_17_3_1_to_turn_a_card_face_up_is_to_show_its_front(who: str) -> None:
    _table, me, _them = obeyed(who, v.TurnUp(DAMAGE), mine=side(damage=[down(A)]))
    assert me.face_down("damage") == []


@BOTH
def test_3_17_3_2_to_turn_a_card_face_down_is_to_show_its_back(who: str) -> None:
    _table, me, _them = obeyed(who, v.TurnDown(DAMAGE), mine=side(damage=[A]))
    assert me.face_down("damage") == [A]


@BOTH
@pytest.mark.parametrize(
    ("verb", "kind", "so", "otherwise"),
    [(v.TurnUp, "turn up", A, down(A)), (v.TurnDown, "turn down", down(A), A)],
    ids=["up", "down"],
)
def test_3_17_4_a_card_that_shows_that_face_already_is_not_turned(
    who: str, verb: type[t.Action], kind: str, so: Card, otherwise: Card
) -> None:
    hears = unit("Hearer", when(kind, t.Draw(1), what=t.Cards(("damage",), t.YOU)))
    for lies, drawn in ((so, 0), (otherwise, 1)):
        _table, me, _them = obeyed(who, verb(DAMAGE), mine=side(damage=[lies], circles={1: hears}))
        assert len(me.hand) == drawn
