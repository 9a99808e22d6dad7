"""8-4f to 8-4i. What a declared attack sets off, and what works as a card attacks."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.phrases import Unreadable
from tests.games.gateruler.rules.test_08_attack_declaration import draws, when_drawn
from tests.games.gateruler.table import (
    attacking,
    event,
    ruler,
    side,
    unit,
)
from tests.games.gateruler.told import printed, seats
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
ENEMY = t.Cards(("unit",), t.OPPONENT)
MINE = t.Cards(("unit",), t.YOU)


# 8-4f to 8-4i. What an attack sets off


def test_8_4f_attacking_and_being_attacked_set_off_abilities() -> None:
    fox, bear = unit("Fox", draws("attack", t.Self())), unit("Bear", draws("attacked", t.Self()))
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear, 2: bear}))
    table.you.attacks(fox, 1)
    assert len(table.you.hand) == 1 and len(table.them.hand) == 1


def test_8_4f_so_does_damage_that_would_be_dealt_to_the_target() -> None:
    fox, bear = unit("Fox"), unit("Bear", hp=9)
    saves = t.Auto(t.Pattern("would be damaged", MINE), (t.Draw(1),))
    table = attacking(
        you=side(attack={1: fox}), them=side(attack={1: bear, 2: unit("Nurse", saves)})
    )
    table.you.attacks(fox, 1)
    assert len(table.them.hand) == 1 and when_drawn(table) == ["8-4i"]
    table = attacking(
        you=side(attack={1: fox}), them=side(attack={1: bear, 2: unit("Nurse", saves)})
    )
    table.you.attacks(fox, "ruler")
    assert table.them.hand == []


def test_8_4f_an_attack_on_an_empty_column_is_an_attack_on_nobody() -> None:
    fox = unit("Fox", draws("attack", t.Self()))
    bear = unit("Bear", draws("attacked", t.Cards(("unit", "ruler"), t.YOU)))
    table = attacking(you=side(attack={1: fox}), them=side(attack={2: bear}))
    table.you.attacks(fox, 1)
    assert len(table.you.hand) == 1 and table.them.hand == []


def test_8_4g_they_are_played_in_a_system_process_before_what_works_as_the_card_attacks() -> None:
    """What is played first lies deepest in the gate: the "as" ability resolves before it."""
    as_ = t.Auto(t.Pattern("as attack", t.Self()), (v.Heal(t.Self(), 9),))
    fox = unit("Fox", draws("attack", t.Self()), as_)
    table = attacking(you=side(attack={1: fox}))
    table.you.attacks(fox, "ruler")
    played = [entry.path[1] for entry in table.logged("play ability")]
    assert played == ["8-4g"]


def stronger(kind: str) -> t.Auto:
    grows = t.Continuous((t.Change(t.Self(), "stk", "add", 2),))
    return t.Auto(t.Pattern(kind, t.Self()), (t.Lasting("combat", grows),))


def test_8_4h_what_works_as_a_card_attacks_goes_straight_into_the_gate() -> None:
    fox = unit("Fox", stronger("as attack"), stk=1)
    table = attacking(you=side(attack={1: fox, 2: fox}))
    table.you.attacks(fox, "ruler")
    assert len(table.them.damage) == 3


@pytest.mark.rule("gateruler:8-4h", "gateruler:8-4h-1")
def test_8_4h_1_that_is_not_playing_it() -> None:
    fox = unit("Fox", stronger("as attack"), stk=1)
    envies = t.Auto(t.Pattern("play ability", who=t.OPPONENT), (t.Draw(1),))
    jealous = unit("Jealous", envies)
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: jealous}))
    table.you.attacks(fox, "ruler")
    assert len(table.them.damage) == 3 and table.them.hand == []
    fox = unit("Fox", stronger("attack"), stk=1)
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: jealous}))
    table.you.attacks(fox, "ruler")
    assert len(table.them.damage) == 3 and len(table.them.hand) == 1


def test_8_4h_1_since_it_is_not_played_its_targets_are_chosen_when_it_resolves() -> None:
    bites = printed("As this attacks, choose 1 enemy unit and deal 2 damage to it.")
    fox, bear, wolf = unit("Fox", *bites), unit("Bear"), unit("Wolf")
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear, 2: wolf}))
    table.you.attacks(fox, "ruler")
    assert table.waiting == []
    table.you.chooses(wolf)
    assert table.them.damage_on(wolf) == 2 and table.them.damage_on(bear) == 0


@BOTH
@pytest.mark.rule("gateruler:8-4h")
def test_another_card_may_speak_of_what_attacks(who: str) -> None:
    """As an allied unit attacks, it grows: neither the enemy's, nor a ruler."""
    drum = unit("Drum", *printed("As an allied unit attacks, it gains +2 STK until the end of "
                                 "this combat."))  # fmt: skip
    fox, king = unit("Fox", stk=1), ruler("King", stk=1)
    mine, theirs = side(ruler=king, attack={1: fox, 2: drum}), side(attack={1: drum})
    table = attacking(**seats(who, mine, theirs), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    me.attacks(fox, "ruler")
    assert len(them.damage) == 3
    me.attacks(king, "ruler")
    assert len(them.damage) == 4


@pytest.mark.rule("gateruler:8-4h", "gateruler:14-7c")
def test_a_limit_binds_what_works_as_a_card_attacks() -> None:
    """Q. It is not played. Does [Turn 1] mean anything? A. Once a turn it goes into the gate."""
    quick = unit(
        "Quick", t.Keyword("Attack", 3), *printed("[Turn 1] As this attacks, draw a card.")
    )
    table = attacking(you=side(attack={1: quick}))
    table.you.attacks(quick, "ruler")
    assert len(table.you.hand) == 1
    table.you.attacks(quick, "ruler")
    assert len(table.you.hand) == 1 and len(table.them.damage) == 2


@pytest.mark.parametrize(
    "text",
    [
        "As this attacks, [Discard a card] Draw a card.",
        "As this attacks, deal 3 damage, divided as you choose among 1 or more enemy units.",
    ],
)
@pytest.mark.rule("gateruler:8-4h-1")
def test_what_can_only_be_done_on_playing_cannot_be_said_of_it(text: str) -> None:
    """A cost is paid, and damage divided, when an ability is played."""
    with pytest.raises(Unreadable):
        printed(text)
    assert printed(text.replace("As this", "When this"))


def test_8_4i_what_the_attack_has_set_off_is_resolved_before_the_intercept_step() -> None:
    wall = unit("Wall", t.Keyword("Intercept"), atk=2, hp=9)
    fox = unit("Fox", draws("attack", t.Self()), hp=2)
    table = attacking(you=side(attack={1: fox}), them=side(defense=wall))
    table.you.attacks(fox, "defense")
    assert when_drawn(table) == ["8-4i"] and table.you.graveyard == [fox]


def test_8_4i_the_other_player_may_answer_the_attack() -> None:
    fox, bear = unit("Fox", hp=2), unit("Bear")
    zap = event("Zap", v.EventEffect("instant", (v.DealDamage(t.Every(ENEMY), 2),)))
    table = attacking(you=side(attack={1: fox}), them=side(attack={1: bear}, set=[zap]))
    while table.asks is not None and table.asks.seat == 1:
        table.them.passes()
    table.you.attacks(fox, 1)
    assert table.game.state.frames[-3].procedure == "attack"
    table.them.plays(zap)
    assert table.you.graveyard == [fox] and table.them.damage_on(bear) == 0
    assert z.is_in_play(table.game.state.place[table.them.find(bear)])
