"""12.2 to 12.5. Enter, When Invading, Awakening, Burst."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.godzilla.language import text as card_text
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.godzilla.table import Table, battle, given, monster, on_turn, side, strategy, told

BOTH = pytest.mark.parametrize("who", ["you", "them"])
EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])


def alike(lang: str, type_: str, *spellings: str) -> bool:
    """Whether the spellings are read as the same abilities."""
    read = [card_text.read(each, lang, type_) for each in spellings]
    return all(each == read[0] for each in read)


# 12.2. Enter


@BOTH
def test_12_2_2_enter_happens_when_its_card_is_played(who: str) -> None:
    scout, drawn = battle(text="[Enter] Draw 1 card."), battle()
    _table, own, _other = on_turn(who, side(hand=[scout], deck=[drawn]))
    own.plays(scout, zone=4)
    assert own.hand == [drawn]


def test_12_2_2_not_when_another_card_is_played() -> None:
    scout, other = battle(text="[Enter] Draw 1 card."), battle()
    table = given(you=side(hand=[other], zones={5: scout}, deck=[battle()]))
    table.you.plays(other, zone=4)
    assert table.you.hand == []


def test_12_2_2_also_when_an_effect_plays_it() -> None:
    scout, drawn = battle(text="[Enter] Draw 1 card."), battle()
    back = strategy(text="Play 1 battle card from your discard pile.")
    table = given(you=side(hand=[back], discard=[scout], deck=[drawn]))
    table.you.plays(back, zone=1)
    table.you.chooses(4)
    assert table.you.hand == [drawn]


def test_12_2_2_not_when_it_only_moves() -> None:
    scout = battle(text="[Enter] Draw 1 card.")
    move = strategy(text="Move 1 of your battle cards to an unoccupied zone.")
    table = given(you=side(hand=[move], zones={4: scout}, deck=[battle()]))
    table.you.plays(move, zone=1)
    table.you.chooses(7)
    assert table.you.hand == []


@pytest.mark.parametrize("how", ["played", "next monster"])
def test_12_2_2_a_monster_enters_by_becoming_the_invading_monster(how: str) -> None:
    roars = "[Enter] Draw 1 card."
    drawn = battle()
    if how == "played":
        new = monster("New", roars)
        table = given(you=side(hand=[new], deck=[drawn]))
        table.you.plays(new)
    else:
        new = monster("New", roars, rank=2)
        table = given(
            you=side(stack=[monster(threat=1000)], monsters=[new], deck=[drawn]),
            them=side(zones={4: battle()}),
            phase="counter phase",
            turn_of="them",
        )
    assert table.you.monster is new
    assert table.you.hand == [drawn]


def test_12_2_3_enter_as_an_icon_is_read_alike() -> None:
    assert alike("en", "battle", "[Enter] Draw 1 card.", "<Enter> Draw 1 card.")
    assert alike("ja", "battle", "【出現時】あなたは1枚引く。", "出現時あなたは1枚引く。")


# 12.3. When Invading


@BOTH
@pytest.mark.parametrize("icon", [0, 1, 2])
def test_12_3_2_when_invading_happens_with_each_advance_of_an_invasion(who: str, icon: int) -> None:
    raider = monster(text="[When Invading] Draw 1 card.")
    spent = battle(invasion=icon)
    _table, own, _other = on_turn(
        who, side(hand=[spent], stack=[raider], deck=[battle(), battle()])
    )
    own.invades_with(spent)
    if icon == 2:
        own.chooses(raider)
    assert len(own.hand) == icon
    assert own.position == 1 + icon


@pytest.mark.parametrize("how", ["effect", "end phase"])
def test_12_3_2_not_with_another_advance(how: str) -> None:
    raider = monster(text="[When Invading] Increase this card's [Rage] by 1.")
    plan = strategy(text="Advance your monster card by 1 zone.")
    if how == "effect":
        table = given(you=side(hand=[plan], stack=[raider]))
        table.you.plays(plan, zone=1)
    else:
        table = given(you=side(stack=[raider]), phase="end phase")
    assert table.you.position == 2
    assert table.you.rage == 0


def test_12_3_2_not_with_the_other_monsters() -> None:
    raider = monster(text="[When Invading] Increase this card's [Rage] by 1.")
    spent = battle()
    table = given(you=side(hand=[spent]), them=side(stack=[raider]))
    table.you.invades_with(spent)
    assert table.them.rage == 0


def test_12_3_2_crushing_cards_while_invading() -> None:
    """A trigger of its own: the cards that it crushes on the way."""
    chief = monster(
        text="[When Invading] When this card [Destroy] your battle cards, "
        "increase your monster card's [Rage] by 1."
    )
    spent = battle(invasion=1)
    plan = strategy(text="Advance your monster card by 1 zone.")
    for by_invasion, rage in ((True, 1), (False, 0)):
        table = given(you=side(hand=[spent, plan], stack=[chief], zones={2: battle()}))
        if by_invasion:
            table.you.invades_with(spent)
        else:
            table.you.plays(plan, zone=1)
        assert table.you.position == 2
        assert table.you.rage == rage


@BOTH
@pytest.mark.parametrize("blocked", [True, False])
def test_12_3_2_1_an_invasion_that_did_not_move_the_monster_does_not_trigger_it(
    who: str, blocked: bool
) -> None:
    """In zone 8, before a battle card, it stays where it is."""
    raider = monster(text="[When Invading] Increase this card's [Rage] by 1.")
    spent = battle()
    _table, own, _other = on_turn(
        who,
        side(hand=[spent], stack=[raider], position=8 if blocked else 7),
        side(zones={8: battle()}),
    )
    own.invades_with(spent)
    assert own.position == 8
    assert own.rage == (0 if blocked else 1)


def test_12_3_2_1_nor_one_that_an_effect_keeps_from_advancing() -> None:
    raider = monster(text="[When Invading] Increase this card's [Rage] by 1.")
    chains = battle(text="Your opponent's monster card cannot advance.")
    spent = battle()
    table = given(you=side(hand=[spent], stack=[raider]), them=side(zones={4: chains}))
    table.you.invades_with(spent)
    assert (table.you.position, table.you.rage) == (1, 0)


def test_12_3_3_when_invading_as_an_icon_is_read_alike() -> None:
    assert alike("en", "monster", "[When Invading] Draw 1 card.", "<When Invading> Draw 1 card.")
    assert alike("ja", "monster", "【進攻時】あなたは1枚引く。", "進攻時あなたは1枚引く。")


# 12.4. Awakening


@BOTH
@pytest.mark.parametrize("position", range(1, 9))
def test_12_4_2_awakening_works_from_its_zone_on(who: str, position: int) -> None:
    sleeper = monster(text="[Awakening 5] This card gains +3000 threat level.", threat=5000)
    _table, own, _other = on_turn(who, side(stack=[sleeper], position=position), side(position=8))
    assert own.threat == (8000 if position >= 5 else 5000)


def test_12_4_2_it_comes_and_goes_with_the_monster() -> None:
    sleeper = battle(text="[Awakening 2] This card gains +1000 counter power.")
    spent = battle()
    back = strategy(text="Retreat your monster card by 1 zone.")
    table = given(you=side(hand=[spent, back], zones={7: sleeper}))
    assert table.you.total == 1000
    table.you.invades_with(spent)
    assert table.you.total == 2000
    table.you.plays(back, zone=1)
    assert table.you.total == 1000


def test_12_4_2_it_is_ones_own_monster_that_counts() -> None:
    sleeper = battle(text="[Awakening 5] This card gains +1000 counter power.")
    table = given(you=side(zones={7: sleeper}), them=side(position=6))
    assert table.you.total == 1000


def test_12_4_3_awakening_as_an_icon_is_read_alike() -> None:
    gains = "This card gains +1000 counter power."
    assert alike("en", "battle", f"[Awakening 4] {gains}", f"<Awakening4> {gains}")
    assert alike("ja", "battle", "【覚醒4】これの撃退力+1000。", "覚醒4これの撃退力+1000。")


# 12.5. Burst


def burster(text: str = "", **fields: Any) -> Card:
    """A rank III monster that can be played as though it were rank I."""
    return monster("Burster", f"[Burst 1] {text}".strip(), rank=3, **fields)


def end_phase(table: Table) -> None:
    """End the main phase and begin the end phase."""
    (table.you if table.game.state.turn_player == 0 else table.them).passes()
    table.begins("end phase")


@EDITIONS
@BOTH
def test_12_5_2_burst_plays_a_card_as_though_it_had_that_rank(who: str, edition: str) -> None:
    old, new = monster("Old", rank=1), burster()
    _table, own, _other = on_turn(who, side(hand=[new], stack=[old]), edition=edition)
    assert own.why_not("play monster", new) == "8.5.1"
    own.bursts(new)
    assert own.stack == [old, new]
    assert own.value(new, "rank") == 3
    assert own.rage == 1


@pytest.mark.parametrize(
    ("rank", "trait", "can"), [(1, "Test", True), (2, "Test", False), (1, "Other", False)]
)
def test_12_5_2_on_a_monster_of_that_rank_with_a_trait_in_common(
    rank: int, trait: str, can: bool
) -> None:
    new = burster()
    table = given(you=side(hand=[new], stack=[monster(rank=rank, traits=[trait])]))
    assert table.you.can("burst", new) is can


def test_12_5_2_without_burst_it_cannot() -> None:
    plain = monster(rank=3)
    table = given(you=side(hand=[plain], stack=[monster(rank=1)]))
    assert table.you.why_not("burst", plain) == "12.5.2"


def test_12_5_2_a_burst_under_a_condition_needs_it() -> None:
    new = monster(text="[Awakening 4] [Burst 1]", rank=3)
    for position, can in ((3, False), (4, True)):
        table = given(you=side(hand=[new], position=position))
        assert table.you.can("burst", new) is can


@BOTH
def test_12_5_2_at_the_beginning_of_ones_next_end_phase_it_is_discarded(who: str) -> None:
    old, new = monster("Old"), burster()
    deck = [battle() for _ in range(9)]
    table, own, _other = on_turn(who, side(hand=[new], stack=[old], deck=deck))
    own.bursts(new)
    end_phase(table)
    assert own.stack == [old]
    assert own.discard == [new]


def test_12_5_2_not_at_the_other_players_end_phase() -> None:
    old, new = monster("Old"), burster()
    table = given(you=side(hand=[new], stack=[old]))
    table.you.bursts(new)
    table.you.passes()
    table.game.state.turn_player = 1
    table.begins("end phase")
    assert table.you.stack == [old, new]


def test_12_5_2_once_only() -> None:
    """Played again in another way, it stays."""
    new = burster()
    plan = told(v.Play(t.Every(t.Cards(("discard",), t.YOU, (t.Named(("Burster",)),)))))
    deck = [battle(rank=9) for _ in range(9)]
    table = given(you=side(hand=[new, plan], stack=[monster(rank=1)], deck=deck))
    table.you.bursts(new)
    end_phase(table)
    assert table.you.discard == [new]
    table.begins("main phase")
    table.you.plays(plan, zone=1)
    assert table.you.monster is new
    end_phase(table)
    assert table.you.monster is new


@BOTH
def test_12_5_2_1_it_is_discarded_from_under_another_card_too(who: str) -> None:
    old, new = monster("Old"), burster()
    third = monster("Third", rank=3)
    plan = told(v.Play(t.Pick(1, t.Cards(("hand",), t.YOU, (t.Named(("Third",)),)))))
    deck = [battle() for _ in range(9)]
    table, own, _other = on_turn(who, side(hand=[new, third, plan], stack=[old], deck=deck))
    own.bursts(new)
    own.plays(plan, zone=1)
    own.chooses(third)
    assert own.stack == [old, new, third]
    end_phase(table)
    assert own.stack == [old, third]
    assert own.discard == [new]


@BOTH
def test_12_5_3_the_card_that_is_uncovered_has_not_entered(who: str) -> None:
    old = monster("Old", "[Enter] Increase this card's [Rage] by 1.")
    deck = [battle() for _ in range(9)]
    new = burster()
    table, own, _other = on_turn(who, side(hand=[new], stack=[old], deck=deck))
    own.bursts(new)
    assert own.rage == 1
    end_phase(table)
    assert own.stack == [old]
    assert own.rage == 1


def test_12_5_3_its_abilities_work_again_though() -> None:
    old = monster("Old", "This card gains +1000 threat level.", threat=5000)
    deck = [battle() for _ in range(9)]
    new = burster()
    table = given(you=side(hand=[new], stack=[old], deck=deck))
    table.you.bursts(new)
    end_phase(table)
    assert table.you.threat == 6000 + 5000 * table.you.rage


def test_12_5_2_an_ability_that_waits_for_the_discard_hears_it() -> None:
    new = burster(
        "When this card is discarded by the effect of Burst, "
        "increase your monster card's [Rage] by 1."
    )
    table = given(you=side(hand=[new], stack=[monster()], deck=[battle() for _ in range(9)]))
    table.you.bursts(new)
    end_phase(table)
    assert table.you.rage == 2


def test_12_5_4_burst_as_an_icon_is_read_alike() -> None:
    assert alike("en", "monster", "[Burst 2]", "<Burst2>", "<Burst 2>")
    assert alike("ja", "monster", "【強襲2】", "強襲2")


NUMBERED = [
    ("en", ("[Burst 2]", "[Burst] 2"), ""),
    ("en", ("[Awakening 6]", "[Awakening] 6"), " [Enter] Draw 1 card."),
    ("en", ("[Evolution 5]", "[Evolution] 5"), " «Wyrm»"),
    (
        "ja",
        ("【強襲2】", "【強襲】2", "【強襲②】", "【強襲】②", "【強襲(2)】", "【強襲】（2）"),
        "",
    ),
    ("ja", ("【覚醒6】", "【覚醒】6", "【覚醒⑥】", "【覚醒(6)】"), "【出現時】あなたは1枚引く。"),
    ("ja", ("【進化5】", "【進化】5", "【進化⑤】", "【進化(5)】"), "《ワーム》"),
]


@pytest.mark.rule("godzilla:12.4.3", "godzilla:12.5.4", "godzilla:12.6.3")
@pytest.mark.parametrize(("lang", "ways", "rest"), NUMBERED)
def test_the_number_of_a_keyword_stands_in_its_brackets_or_behind_them(
    lang: str, ways: tuple[str, ...], rest: str
) -> None:
    type_ = "battle" if ways[0] in ("[Evolution 5]", "【進化5】") else "monster"
    assert alike(lang, type_, *[f"{each}{rest}" for each in ways])
