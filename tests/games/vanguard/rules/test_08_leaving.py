"""3.1.1.3, 8.1.1.2.1, 8.6.5. Abilities about cards that leave, when their own card leaves too."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.language import text as card_text
from headjudge.kernel.cards import Card
from tests.games.table import other
from tests.games.vanguard.table import Player, given, seats, side, unit

A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
WHO = pytest.mark.parametrize("who", ["you", "them"])
ALL = unit("Sweeper", text="[ACT](VC):Retire all of your rear-guards.", grade=3)
ONE = unit("Picker", text="[ACT](VC):Choose one of your rear-guards, and retire it.", grade=3)


def mourner(head: str, event: str) -> Card:
    return unit("Mourner", text=f"{head}:When {event}, draw a card.", grade=2)


def after(who: str, vanguard: Card, card: Card, *chosen: Card) -> Player:
    """The vanguard has used its ability with this card and Ada on rear-guard circles."""
    table = given(**seats(who, side(vanguard=vanguard, circles={1: card, 2: A})), turn_of=who)
    me = table.player(who)
    me.uses(vanguard)
    if chosen:
        me.chooses(*chosen)
    return me


# Of other cards


@WHO
@pytest.mark.rule("vanguard:3.1.1.3.2", "vanguard:8.6.5")
@pytest.mark.parametrize(
    "event", ["your other rear-guard is put into the drop zone", "your rear-guard is retired"]
)
def test_an_ability_of_a_circle_does_not_hear_what_leaves_together_with_its_card(
    who: str, event: str
) -> None:
    """Q. My unit draws a card when my other rear-guard is retired, and both are retired at the
    same time. A. It draws nothing: a text that works on rear-guard circles works no longer when
    that has happened, and only an ability about its own card's moving needs no zone."""
    card = mourner("[AUTO](RC)", event)
    me = after(who, ALL, card)
    assert me.circle(1) is None and me.circle(2) is None
    assert me.hand == []


@WHO
@pytest.mark.rule("vanguard:3.1.1.3.2", "vanguard:8.6.5")
def test_it_hears_what_leaves_while_its_card_stays(who: str) -> None:
    card = mourner("[AUTO](RC)", "your other rear-guard is put into the drop zone")
    me = after(who, ONE, card, A)
    assert me.circle(1) is card
    assert len(me.hand) == 1


@WHO
@pytest.mark.rule("vanguard:3.1.1.3.1", "vanguard:8.6.5", "vanguard:8.6.2.1")
def test_a_vanguard_hears_each_of_the_units_that_leave_together(who: str) -> None:
    text = (
        "[AUTO](VC):When your rear-guard is put into the drop zone, draw a card.\n"
        "[ACT](VC):Retire all of your rear-guards."
    )
    boss = unit("Boss", text=text, grade=3)
    table = given(**seats(who, side(vanguard=boss, circles={1: A, 2: B})), turn_of=who)
    me = table.player(who)
    me.uses(boss)
    while table.prompt == "standby":
        me.chooses(boss)
    assert len(me.hand) == 2


@pytest.mark.rule("vanguard:8.1.1.2.1", "vanguard:3.1.1.3.10")
@pytest.mark.parametrize(
    "text",
    [
        "[AUTO]:When your other rear-guard is put into the drop zone, draw a card.",
        "[AUTO]:At the beginning of your main phase, draw a card.",
    ],
)
def test_an_ability_without_a_zone_is_about_its_own_card(text: str) -> None:
    """One that is about anything else, and does not say where it works, is not read."""
    with pytest.raises(card_text.Unreadable):
        card_text.read(text)
    assert card_text.read(text.replace("[AUTO]", "[AUTO](RC)"))


# Of the card itself


@WHO
@pytest.mark.rule("vanguard:8.1.1.2.1", "vanguard:8.6.5", "vanguard:8.6.5.1.2")
@pytest.mark.parametrize("head", ["[AUTO]", "[AUTO](RC)"])
@pytest.mark.parametrize(("vanguard", "chosen"), [(ALL, ()), (ONE, (1,))])
def test_an_ability_about_its_own_cards_leaving_is_heard(
    who: str, head: str, vanguard: Card, chosen: tuple[int, ...]
) -> None:
    """Alone or with others; also one that is printed with the circle that its card leaves."""
    card = mourner(head, "this unit is put into the drop zone from (RC)")
    me = after(who, vanguard, card, *[card for _each in chosen])
    assert card in me.drop
    assert len(me.hand) == 1


@WHO
@pytest.mark.rule("vanguard:8.1.1.2.1", "vanguard:10.22.1")
def test_so_is_one_about_its_being_locked(who: str) -> None:
    card = mourner("[AUTO]", "this unit is locked")
    locker = unit("Locker", text="[ACT](VC):Choose one of your rear-guards, and lock it.", grade=3)
    me = after(who, locker, card, card)
    assert me.is_locked(card)
    assert len(me.hand) == 1


@pytest.mark.rule("vanguard:8.1.1.2.1", "vanguard:3.1.1.3.2")
@pytest.mark.parametrize(
    ("event", "marks"),
    [("this unit intercepts", ("", "(GC)", "(RC/GC)")), ("this unit is locked", ("",))],
)
def test_what_is_no_unit_there_any_more_when_it_is_heard_is_not_read(
    event: str, marks: tuple[str, ...]
) -> None:
    """A unit that intercepts is on the guardian circle by then, a locked card is no unit."""
    text = f"[AUTO]{{}}:When {event}, draw a card."
    with pytest.raises(card_text.Unreadable):
        card_text.read(text.format("(RC)"))
    for mark in marks:
        assert card_text.read(text.format(mark))


@WHO
@pytest.mark.rule("vanguard:3.1.1.3.1")
def test_of_another_circle_it_is_not(who: str) -> None:
    card = mourner("[AUTO](VC)", "this unit is put into the drop zone from (RC)")
    assert after(who, ALL, card).hand == []


@WHO
@pytest.mark.rule("vanguard:8.6.5.1.4", "vanguard:3.1.1.3.1")
@pytest.mark.parametrize("head", ["[AUTO]", "[AUTO](VC)"])
def test_a_ridden_unit_has_its_ability_whether_or_not_it_names_the_circle(
    who: str, head: str
) -> None:
    ridden = unit("Ridden", text=f"{head}:When another unit rides this unit, draw a card.", grade=2)
    table = given(
        **seats(who, side(vanguard=ridden, hand=[C], deck=[A])), turn_of=who, phase="ride phase"
    )
    me = table.player(who)
    me.rides(C)
    assert me.soul == [ridden]
    assert me.hand == [A]


@WHO
@pytest.mark.rule("vanguard:8.6.5.1.2", "vanguard:8.8.1")
def test_who_left_is_seen_as_it_was_on_the_field(who: str) -> None:
    """Q. A unit that is of grade 3 on its circle and another of grade 1 are retired; my ability
    is about grade 3 rear-guards. A. It is heard once: of the one that was so on the field."""
    text = "[AUTO](VC):When your rear-guard is put into the drop zone, draw a card."
    grown = unit("Grown", text="[CONT](RC):This unit gets grade +2.", grade=1)
    boss = unit("Boss", text=text.replace("your rear-guard", "your grade 3 rear-guard"), grade=3)
    reaper = unit("Reaper", text="[ACT](VC):Retire all of your opponent's rear-guards.", grade=3)
    table = given(
        **seats(who, side(vanguard=reaper), side(vanguard=boss, circles={1: grown, 2: A})),
        turn_of=who,
    )
    table.player(who).uses(reaper)
    assert len(table.player(other(who)).hand) == 1
