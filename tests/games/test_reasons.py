"""The rule that is cited for what happens and for what is asked is the one that is carried out."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.c02_cards.printed import read_text
from tests.games.dragonball import table as dragonball
from tests.games.dragonball.rulings.cards import fighter
from tests.games.gateruler import table as gateruler
from tests.games.gateruler.told import printed, said
from tests.games.godzilla import table as godzilla
from tests.games.vanguard import table as vanguard


def cited(table: Any, kind: str) -> list[str]:
    """The innermost rule of each entry of that kind."""
    return [entry.rule for entry in table.logged(kind)]


def by_card(table: Any, kind: str) -> list[str]:
    """The names of the cards whose abilities did it, by the entries of that kind."""
    sources = [entry.arguments["source"].card for entry in table.logged(kind)]
    return [table.game.state.printed[card].name for card in sources]


# -- Dragon Ball ----------------------------------------------------------------------------------


@pytest.mark.rule("dragonball:8-9-1", "dragonball:7-1")
def test_an_attack_that_nothing_replaces_is_not_explained_as_replaced() -> None:
    """Q. A card in play can't attack, another attacks. By which rule?  A. By that of attacking."""
    lame = fighter("Lame", "[Permanent] This card can't attack.")
    brave = fighter("Brave", "[Auto] When this card attacks, draw 1 card.")
    leader = dragonball.PLAIN_LEADER
    table = dragonball.given(dragonball.side(battle=[lame, brave]))
    table.you.attacks(brave, leader)
    assert cited(table, "rest") == ["7-1"] and cited(table, "attack") == ["7-1"]
    paths = [number for entry in table.game.log or () for number in entry.path]
    assert not [number for number in paths if number.startswith("8-9")]
    dragonball.fought(table)


@pytest.mark.rule("dragonball:8-9-1")
def test_what_a_text_puts_in_place_of_a_ko_is_explained_as_replaced_by_that_card() -> None:
    ghost = fighter("Ghost", "[Permanent] If this card would be KO-ed, draw 1 card instead.")
    killer = fighter(
        "Killer",
        "[Auto] When you play this card, choose 1 of your opponent's Battle Cards, and KO it.",
    )
    mine = dragonball.side(hand=[killer])
    table = dragonball.given(mine, dragonball.side(battle=[ghost]))
    table.you.plays(killer)
    assert table.them.battle == [ghost] and len(table.them.hand) == 1
    assert (by_card(table, "replaced"), cited(table, "replaced")) == (["Ghost"], ["8-9-1"])
    assert "8-9-1" in table.logged("draw")[-1].path


@pytest.mark.rule("dragonball:9-5-2", "dragonball:9-1-2-3")
def test_a_battle_card_without_power_is_dropped_by_the_rule_about_it() -> None:
    drain = fighter(
        "Drain",
        "[Auto] When you play this card, choose 1 of your opponent's Battle Cards, and it gets "
        "-15000 power for the duration of the turn.",
    )
    weak = fighter("Weak", "", power=15000)
    table = dragonball.given(dragonball.side(hand=[drain]), dragonball.side(battle=[weak]))
    table.you.plays(drain)
    assert table.them.drop == [weak]
    assert cited(table, "leave") == ["9-5-2"]


# -- Godzilla -------------------------------------------------------------------------------------


@pytest.mark.rule("godzilla:11.5.1", "godzilla:11.1.3")
def test_the_older_of_two_battle_cards_is_destroyed_for_there_being_two() -> None:
    """Q. Two battle cards in one zone: why is the older destroyed?  A. 11.5.1, not 11.1.3, which
    only says that rule actions happen together."""
    old, new = godzilla.battle("Old"), godzilla.battle("New")
    table = godzilla.given(you=godzilla.side(hand=[new], zones={5: old}))
    table.you.plays(new, zone=5)
    assert table.you.discard == [old]
    assert [entry.path[-2:] for entry in table.logged("destroy")] == [("11.1.3", "11.5.1")]


@pytest.mark.rule("godzilla:10.9.1", "godzilla:5.12.1")
def test_only_the_event_that_was_replaced_is_explained_as_replaced() -> None:
    """Two cards are to be destroyed; one goes under the deck instead."""
    fled = godzilla.battle(
        "Fled",
        "When this card would be [Destroy], put this card on the bottom of your deck instead.",
    )
    stays = godzilla.battle("Stays")
    blow = godzilla.strategy(text="[Destroy] all of your opponent's battle cards.")
    theirs = godzilla.side(zones={4: fled, 5: stays})
    table = godzilla.given(you=godzilla.side(hand=[blow]), them=theirs)
    table.you.plays(blow, zone=1)
    assert (table.them.deck, table.them.discard) == ([fled], [stays])
    assert (cited(table, "destroy"), cited(table, "put")) == (["5.12.1"], ["10.9.1"])
    assert by_card(table, "replaced") == ["Fled"]


@pytest.mark.rule("godzilla:1.3.3")
def test_what_is_forbidden_is_explained_as_forbidden_by_that_card() -> None:
    wall = godzilla.battle("Wall", "This card cannot be [Destroy] by your opponent's effects.")
    blow = godzilla.strategy(text="[Destroy] all of your opponent's battle cards.")
    table = godzilla.given(you=godzilla.side(hand=[blow]), them=godzilla.side(zones={4: wall}))
    table.you.plays(blow, zone=1)
    assert table.them.zone(4) == wall
    assert (by_card(table, "forbidden"), cited(table, "forbidden")) == (["Wall"], ["1.3.3"])


@pytest.mark.rule("godzilla:5.7.1")
def test_a_question_of_an_effect_cites_what_the_effect_does() -> None:
    order = godzilla.strategy(text="Discard 1 card.")
    spare, other = godzilla.battle("Spare"), godzilla.battle("Other")
    table = godzilla.given(you=godzilla.side(hand=[order, spare, other]))
    table.you.plays(order, zone=1)
    assert table.asks is not None and (table.prompt, table.asks.rule) == ("discard", "5.7.1")
    table.you.chooses(spare)
    assert cited(table, "discard") == ["5.7.1"]


# -- Gate Ruler -----------------------------------------------------------------------------------


@pytest.mark.rule("gateruler:13-6c", "gateruler:8-2a")
def test_ruler_damage_is_explained_by_the_step_that_deals_it() -> None:
    fox = gateruler.unit("Fox", stk=1)
    table = gateruler.attacking(you=gateruler.side(attack={1: fox}))
    table.you.attacks(fox, "ruler")
    dealt = [entry for entry in table.logged("put") if entry.cause == "damage"]
    assert [entry.rule for entry in dealt] == ["13-6b", "13-6c"]
    assert {entry.path[0] for entry in dealt} == {"8-2a"}


@pytest.mark.rule("gateruler:14-14d", "gateruler:15-12b-3")
def test_damage_that_nothing_replaces_is_not_explained_as_replaced() -> None:
    """A unit in play has a replacement for its own destruction; another one is destroyed."""
    ghost = gateruler.unit("Ghost", *printed("When this would be destroyed, draw a card instead."))
    fox, prey = gateruler.unit("Fox", atk=3), gateruler.unit("Prey", hp=1)
    mine, theirs = gateruler.side(attack={1: fox, 2: ghost}), gateruler.side(defense=prey)
    table = gateruler.attacking(you=mine, them=theirs)
    table.you.attacks(fox, "defense")
    assert table.them.graveyard == [prey]
    assert cited(table, "destroy") == ["15-12b-3"]
    paths = [number for entry in table.game.log or () for number in entry.path]
    assert not [number for number in paths if number.startswith("14-14")]


@pytest.mark.rule("gateruler:14-14b")
def test_a_destruction_that_was_replaced_names_the_card_that_did_it() -> None:
    ghost = gateruler.unit("Ghost", *printed("When this would be destroyed, draw a card instead."))
    mine = gateruler.side(attack={1: ghost})
    table, you, _them = said("you", "Destroy all allied units.", mine=mine)
    assert you.attack(1) == ghost and len(you.hand) == 1
    assert (by_card(table, "replaced"), cited(table, "replaced")) == (["Ghost"], ["14-14b"])
    assert "14-14b" in table.logged("draw")[0].path


@pytest.mark.rule("gateruler:12-4a", "gateruler:12-1b")
def test_the_unit_that_makes_room_goes_by_the_rule_about_overlapping() -> None:
    old, new = gateruler.unit("Old"), gateruler.unit("New")
    table = gateruler.given(you=gateruler.side(attack={1: old}, hand=[new], resources=9))
    table.you.summons(new, zone=1)
    table.resolve()
    assert table.you.attack(1) == new
    assert cited(table, "leave") == ["12-4a"]


# -- Vanguard -------------------------------------------------------------------------------------


@pytest.mark.rule("vanguard:10.16.1", "vanguard:10.3.1")
def test_paying_counter_blast_asks_in_its_own_words() -> None:
    """Q. What am I asked, and by which rule?  A. Which damage to turn down for Counter-Blast
    (10.16.1), and what to discard (10.3.1); each payment is told by its own rule."""
    text = (
        "[ACT](VC):[Counter-Blast (1) & Choose a card from your hand, and discard it] Draw a card."
    )
    speaker = vanguard.unit("Speaker", *read_text(text), grade=3)
    first, second = vanguard.unit("First"), vanguard.unit("Second")
    mine = vanguard.side(vanguard=speaker, damage=[first, second], hand=[first, second])
    table = vanguard.given(you=mine)
    table.you.uses(speaker)
    asked = []
    while table.prompt in ("counter-blast", "discard"):
        assert table.asks is not None
        asked.append((table.prompt, table.asks.rule))
        table.you.chooses(first)
    assert asked == [("counter-blast", "10.16.1"), ("discard", "10.3.1")]
    assert cited(table, "turn down") == ["10.16.1"] and cited(table, "put")[:1] == ["10.3.1"]


@pytest.mark.rule("vanguard:9.3.6", "vanguard:9.1.3")
def test_a_rear_guard_that_makes_room_is_retired_by_the_rule_about_it() -> None:
    old, new = vanguard.unit("Old"), vanguard.unit("New")
    table = vanguard.given(you=vanguard.side(circles={1: old}, hand=[new]))
    table.you.calls(new, 1)
    assert table.you.drop == [old]
    assert [entry.path[-2:] for entry in table.logged("leave")] == [("9.1.3", "9.3.6")]


@pytest.mark.rule("vanguard:2.8.1.1.2")
def test_a_trigger_is_explained_by_what_its_icon_does() -> None:
    bang = vanguard.trigger("critical")
    mine = vanguard.side(deck=[bang, vanguard.PLAIN, vanguard.PLAIN])
    table = vanguard.battle(you=mine)
    table.you.attacks(vanguard.PLAIN_VANGUARD, vanguard.PLAIN_VANGUARD)
    asked = []
    while table.prompt.startswith("trigger"):
        assert table.asks is not None
        asked.append((table.prompt, table.asks.rule))
        table.you.chooses(0 if table.prompt == "trigger order" else vanguard.PLAIN_VANGUARD)
    assert ("trigger critical", "2.8.1.1.2") in asked or cited(table, "trigger critical")
    assert cited(table, "trigger power") == ["2.8.1.1.2"]
    assert cited(table, "trigger critical") == ["2.8.1.1.2"]
    table.leave_open()


@pytest.mark.rule("gateruler:7-3a", "gateruler:7-7a")
def test_what_is_played_in_the_main_phase_is_explained_by_the_action_it_is() -> None:
    fox = gateruler.unit("Fox")
    table = gateruler.given(you=gateruler.side(hand=[fox], resources=9))
    table.you.summons(fox, zone=1)
    table.resolve()
    assert cited(table, "play") == ["7-3a"]
    table, _you, _them = said("you", "Draw a card.")
    assert cited(table, "play ability") == ["7-7a"]


@pytest.mark.rule("gateruler:14-10a")
def test_an_automatic_ability_is_not_explained_as_an_action_of_the_main_phase() -> None:
    fox = gateruler.unit("Fox", *printed("When this enters play, draw a card."))
    table = gateruler.given(you=gateruler.side(hand=[fox], resources=9))
    table.you.summons(fox, zone=1)
    table.resolve()
    assert "7-7a" not in cited(table, "play ability")
    assert table.logged("play ability")


@pytest.mark.rule("vanguard:7.4.1.6")
def test_an_attack_is_explained_by_the_choice_of_what_is_attacked() -> None:
    table = vanguard.battle()
    table.you.attacks(vanguard.PLAIN_VANGUARD, vanguard.PLAIN_VANGUARD)
    assert cited(table, "attack") == ["7.4.1.6"]
    table.leave_open()
