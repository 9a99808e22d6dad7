"""3-1 to 3-4. Areas in general; the deck, the hand and the drop area."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas import moving
from headjudge.games.dragonball.language import text
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    Player,
    Table,
    battle_card,
    extra_card,
    given,
    seats,
    side,
    start,
)
from tests.games.dragonball.told import (
    THEIR_BATTLE_CARDS,
    YOUR_BATTLE_CARDS,
    YOUR_DROP,
    YOUR_HAND,
    area_seen,
    gets,
    main,
    obeyed,
    one,
    printed,
    seen_in,
    told,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = battle_card("Ada")
B = battle_card("Bodo")
C = battle_card("Cora")
AREAS = ("leader", "battle", "combo", "energy", "deck", "hand", "drop", "life", "warp")


# 3-1. General


@pytest.mark.parametrize("kind", AREAS)
def test_3_1_1_each_player_has_one_of_each_area(kind: str) -> None:
    assert a.LAYOUT.kind.count(kind) == 2
    assert [a.LAYOUT.seat[a.LAYOUT.zone(kind, seat)] for seat in (0, 1)] == [0, 1]


@BOTH
def test_3_1_1_what_one_player_puts_away_comes_to_nobody_elses(who: str) -> None:
    _table, me, they = obeyed(who, t.Put(one(YOUR_HAND), "drop"), mine=side(hand=[A]))
    assert (me.drop, they.drop) == ([A], [])


@BOTH
@pytest.mark.parametrize("kind", ["deck", "hand", "drop", "life", "energy", "warp", "battle"])
def test_3_1_2_everybody_may_count_the_cards_of_any_area(who: str, kind: str) -> None:
    mine: Any = {kind: [A, B, C], "deck_of_plain": 0 if kind == "deck" else 5}
    table = given(**seats(who, side(**mine)), phase="")
    for viewer in (table.you, table.them):
        assert area_seen(viewer, kind, table.player(who).seat)["count"] == 3


@BOTH
def test_3_1_4_a_card_that_leaves_the_battle_area_is_a_new_card(who: str) -> None:
    """Strengthened, returned to the hand and played again, it is as printed."""
    _table, me, _they = obeyed(
        who,
        gets(t.Every(YOUR_BATTLE_CARDS), 5000),
        t.Put(t.Every(YOUR_BATTLE_CARDS), "hand"),
        mine=side(battle=[A], energy=1),
    )
    me.plays(A)
    assert me.power(A) == 10000


@BOTH
def test_3_1_4_while_it_stays_it_keeps_what_was_done_to_it(who: str) -> None:
    _table, me, _they = obeyed(who, gets(t.Every(YOUR_BATTLE_CARDS), 5000), mine=side(battle=[A]))
    assert me.power(A) == 15000


def strengthened(who: str, *do: t.Effect) -> tuple[Table, Player]:
    """The combo power of a player's Battle Cards was raised; their leader attacks, and they
    combo with Ada from the battle area. The skill of another card does this in the battle."""
    more = gets(t.Every(YOUR_BATTLE_CARDS), 5000, name="combo power")
    helper = battle_card("Helper", v.Activate("battle", (), do), combo_cost=None, combo_power=None)
    mine = side(leader=told(more), battle=[A, helper])
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    me.uses(me.leader)
    me.attacks(me.leader, PLAIN_LEADER)
    me.combos(A)
    return table, me


@pytest.mark.rule("dragonball:3-1-4", "dragonball:8-8-1-4")
@BOTH
def test_in_the_combo_area_it_is_still_the_same_card(who: str) -> None:
    """DEVIATIONS: so effects stay on it there, whatever 8-8-1-4 says."""
    table, me = strengthened(who)
    assert me.combo == [A]
    assert me.value(A, "combo power") == 10000
    table.leave_open()


COMBOED = t.Every(t.Cards(("combo",), t.YOU))


@BOTH
def test_3_1_5_back_in_the_battle_area_it_is_still_the_same_card(who: str) -> None:
    table, me = strengthened(who, v.Play(COMBOED))
    me.uses(me.battle[0])
    assert me.combo == [] and A in me.battle
    assert me.value(A, "combo power") == 10000
    table.leave_open()


@BOTH
def test_3_1_5_from_the_combo_area_to_another_it_is_a_new_card(who: str) -> None:
    table, me = strengthened(who, t.Put(COMBOED, "hand"))
    me.uses(me.battle[0])
    assert me.hand == [A]
    me.combos(A)
    assert me.value(A, "combo power") == 5000
    table.leave_open()


@BOTH
def test_3_1_6_several_cards_go_in_the_order_their_owner_wishes(who: str) -> None:
    _table, me, _they = obeyed(
        who,
        t.Put(t.Every(YOUR_DROP), "deck bottom"),
        mine=side(drop=[A, B, C], deck_of_plain=1),
    )
    me.chooses(C, A, B)
    assert me.deck == [PLAIN, C, A, B]


@BOTH
def test_3_1_6_the_owner_decides_though_the_effect_is_the_others(who: str) -> None:
    table, _me, they = obeyed(
        who,
        t.Put(t.Every(THEIR_BATTLE_CARDS), "deck top"),
        theirs=side(battle=[A, B], deck_of_plain=1),
    )
    assert table.asked == other(who)
    they.chooses(B, A)
    assert they.deck == [B, A, PLAIN]


def test_3_1_6_they_go_together() -> None:
    """Whoever hears the one leave hears the other, though it leaves too."""
    leaves = t.Pattern("leave", YOUR_BATTLE_CARDS, to=("deck",))
    hears = battle_card("Hearer", t.Auto(leaves, (t.Draw(1),)))
    table, me, _they = obeyed(
        "you", t.Put(t.Every(YOUR_BATTLE_CARDS), "deck bottom"), mine=side(battle=[hears, A])
    )
    me.chooses(A, hears)
    stamps = [table.game.state.stamp[me.find(card)] for card in (A, hears)]
    assert stamps[0] == stamps[1]
    me.chooses(hears)
    assert len(me.hand) == 2, "for the other card, and for itself"


def test_3_1_6_a_single_card_needs_no_order() -> None:
    table, me, _they = obeyed(
        "you", t.Put(t.Every(YOUR_DROP), "deck bottom"), mine=side(drop=[A], deck_of_plain=1)
    )
    assert table.prompt == "main" and me.deck == [PLAIN, A]


@pytest.mark.parametrize("area", ["drop", "energy", "warp", "hand"])
def test_3_1_6_nobody_is_asked_where_the_order_is_not_kept(area: str) -> None:
    """DEVIATIONS: their player may rearrange them there anyway."""
    table, me, _they = obeyed(
        "you", t.Put(t.Every(YOUR_BATTLE_CARDS), area), mine=side(battle=[A, B])
    )
    assert table.prompt == "main"
    assert sorted(card.name for card in getattr(me, area)) == ["Ada", "Bodo"]


@pytest.mark.parametrize(("to", "kind"), [("deck top", "deck"), ("life", "life")])
@BOTH
def test_3_1_6_1_nobody_else_learns_the_order_in_a_secret_area(
    who: str, to: str, kind: str
) -> None:
    _table, me, they = obeyed(
        who, t.Put(t.Every(YOUR_DROP), to), mine=side(drop=[A, B], deck_of_plain=1)
    )
    me.chooses(B, A)
    assert seen_in(me, kind, me.seat) == [B.number, A.number]
    assert seen_in(they, kind, me.seat) == []


def test_3_1_6_1_a_single_card_everybody_has_seen_go() -> None:
    _table, me, they = obeyed("you", t.Put(t.Every(YOUR_DROP), "deck top"), mine=side(drop=[A]))
    assert seen_in(they, "deck", me.seat) == [A.number]


TAKE = v.GainControl(one(THEIR_BATTLE_CARDS))


@pytest.mark.parametrize("area", ["drop", "hand", "energy", "warp", "life"])
@BOTH
def test_3_1_7_a_card_goes_to_the_area_of_its_owner(who: str, area: str) -> None:
    """Also a card that somebody else uses."""
    _table, me, they = obeyed(
        who, TAKE, t.Put(t.Every(YOUR_BATTLE_CARDS), area), theirs=side(battle=[A], life=[PLAIN])
    )
    assert A in getattr(they, area)
    assert A not in getattr(me, area)


@pytest.mark.rule("dragonball:3-1-7", "dragonball:10-1-1")
def test_so_does_one_that_is_koed() -> None:
    _table, me, they = obeyed(
        "you", TAKE, v.KO(t.Every(YOUR_BATTLE_CARDS)), theirs=side(battle=[A])
    )
    assert (me.drop, they.drop) == ([], [A])


@pytest.mark.parametrize("kind", ["drop", "hand", "deck", "energy", "warp", "life"])
@BOTH
def test_3_1_7_1_sent_to_another_players_area_it_goes_to_its_owners(who: str, kind: str) -> None:
    table = given(**seats(who, side(hand=[A])), phase="")
    me, they = table.player(who), table.player(other(who))
    card = me.find(A)
    event = moving.sending(table.game, card, a.LAYOUT.zone(kind, they.seat), "effect")
    assert event.zone == a.LAYOUT.zone(kind, me.seat)


@pytest.mark.parametrize("kind", ["battle", "combo"])
@BOTH
def test_3_1_7_1_but_for_the_battle_and_the_combo_area(who: str, kind: str) -> None:
    table = given(**seats(who, side(hand=[A])), phase="")
    me, they = table.player(who), table.player(other(who))
    zone = a.LAYOUT.zone(kind, they.seat)
    assert moving.sending(table.game, me.find(A), zone, "effect").zone == zone


def test_3_1_7_1_a_card_may_be_played_to_the_opponents_battle_area() -> None:
    gift = v.Play(one(YOUR_HAND), whose=t.OPPONENT)
    _table, me, they = obeyed("you", gift, mine=side(hand=[A]))
    assert (me.battle, they.battle) == ([], [A])


# 3-2. Deck area


def test_3_2_1_the_decks_lie_in_the_deck_areas_when_the_game_begins() -> None:
    game = start(1)
    for seat in (0, 1):
        deck = game.state.zones[a.deck_area(seat)]
        assert len(deck) == 44, "six of fifty are in the hand"
        assert {game.state.owner[card] for card in deck} == {seat}


@BOTH
def test_3_2_2_nobody_sees_the_cards_of_a_deck(who: str) -> None:
    table = given(**seats(who, side(deck=[A, B])), phase="")
    for viewer in (table.you, table.them):
        assert seen_in(viewer, "deck", table.player(who).seat) == []


def test_3_2_2_they_keep_their_order() -> None:
    _table, me, _they = obeyed("you", t.Draw(1), t.Draw(2), mine=side(deck=[A, B, C]))
    assert me.hand == [A, B, C]


@BOTH
def test_3_2_3_cards_leave_a_deck_one_by_one(who: str) -> None:
    table, me, _they = obeyed(who, v.PutTop(3, "drop"), mine=side(deck=[A, B, C]))
    assert me.drop == [A, B, C]
    stamps = [table.game.state.stamp[card] for card in table.game.state.zones[a.drop_area(me.seat)]]
    assert stamps == sorted(set(stamps)), "no two at the same time"


@BOTH
def test_3_2_3_so_the_game_is_lost_before_the_last_of_them_has_moved(who: str) -> None:
    """Both decks are used up by the same effect, but one after the other."""
    table, me, they = obeyed(
        who,
        v.PutTop(2, "drop", who=t.EACH),
        mine=side(deck_of_plain=2),
        theirs=side(deck_of_plain=2),
    )
    assert table.result == (other(who), "9-2-4")
    assert (len(me.drop), len(they.drop)) == (2, 0)


def test_3_2_3_from_another_area_they_leave_together() -> None:
    table, _me, _they = obeyed("you", t.Put(t.Every(YOUR_HAND), "drop"), mine=side(hand=[A, B]))
    stamps = [table.game.state.stamp[card] for card in table.game.state.zones[a.drop_area(0)]]
    assert len(set(stamps)) == 1


TEN = [battle_card(f"Number {n}") for n in range(10)]


@pytest.mark.parametrize("whose", [t.YOU, t.OPPONENT])
@BOTH
def test_3_2_4_shuffling_puts_a_deck_into_a_random_order(who: str, whose: str) -> None:
    """Whoever's effect it is, the deck's owner shuffles."""
    deck = side(deck=TEN, deck_of_plain=0)
    mine, theirs = (deck, None) if whose == t.YOU else (None, deck)
    table, me, they = obeyed(who, t.Shuffle(whose), mine=mine, theirs=theirs)
    shuffled = me if whose == t.YOU else they
    assert shuffled.deck != TEN
    assert sorted(card.name for card in shuffled.deck) == [card.name for card in TEN]
    assert [entry.seat for entry in table.logged("shuffle")] == [shuffled.seat]


def test_3_2_4_nobody_knows_where_a_card_is_that_was_seen_there() -> None:
    back = t.Put(t.Every(YOUR_DROP), "deck top")
    _table, me, they = obeyed("you", back, t.Shuffle(), mine=side(drop=[A]))
    assert seen_in(me, "deck", me.seat) == seen_in(they, "deck", me.seat) == []


@BOTH
@pytest.mark.rule("dragonball:3-2-4", "dragonball:11-6-3")
def test_3_2_4_a_card_that_was_just_placed_on_top_is_not_shuffled(who: str) -> None:
    """The deck is searched, and the text says nothing of the others: they are shuffled."""
    do = "Choose up to 1 red card in your deck and place it on top of your deck."
    finder = battle_card("Finder", *text.read(f"[Activate: Main] {do}"))
    mine = side(battle=[finder], deck=TEN, deck_of_plain=0)
    table = given(turn_of=who, **seats(who, mine))
    me = table.player(who)
    me.uses(finder)
    me.chooses(TEN[-1])
    assert me.deck[0] == TEN[-1] and me.deck[1:] != TEN[:-1]
    assert len(table.logged("shuffle")) == 1


@pytest.mark.parametrize(
    ("do", "chosen"),
    [
        ("Choose up to 1 red card in your deck, add it to your hand, then shuffle your deck.", 1),
        ("Look at the top 3 cards of your deck. Shuffle your deck.", 0),
    ],
)
def test_3_2_4_a_deck_that_the_text_shuffles_is_not_shuffled_again(do: str, chosen: int) -> None:
    finder = battle_card("Finder", *text.read(f"[Activate: Main] {do}"))
    table = given(side(battle=[finder], deck=TEN, deck_of_plain=0))
    table.you.uses(finder)
    for card in TEN[:chosen]:
        table.you.chooses(card)
    assert table.you.hand == TEN[:chosen] and len(table.logged("shuffle")) == 1


# 3-3. Hand


@BOTH
def test_3_3_2_a_player_sees_their_own_hand(who: str) -> None:
    table = given(**seats(who, side(hand=[A, B])), phase="")
    player = table.player(who)
    assert sorted(seen_in(player, "hand", player.seat)) == sorted([A.number, B.number])


@BOTH
def test_3_3_3_nobody_sees_anothers_hand(who: str) -> None:
    table = given(**seats(who, side(hand=[A, B])), phase="")
    assert seen_in(table.player(other(who)), "hand", table.player(who).seat) == []


def test_3_3_3_unless_a_card_is_revealed() -> None:
    _table, me, they = obeyed("you", t.Reveal(one(YOUR_HAND)), mine=side(hand=[A]))
    assert seen_in(they, "hand", me.seat) == [A.number]


# 3-4. Drop area


@BOTH
def test_3_4_1_battle_cards_that_were_koed_go_there(who: str) -> None:
    _table, _me, they = obeyed(who, v.KO(one(THEIR_BATTLE_CARDS)), theirs=side(battle=[A]))
    assert (they.battle, they.drop) == ([], [A])


@BOTH
def test_3_4_1_and_extra_cards_that_were_used(who: str) -> None:
    scroll = extra_card("Scroll", main(t.Draw(1)))
    table = given(**seats(who, side(hand=[scroll], energy=1)), turn_of=who)
    table.player(who).uses(scroll)
    assert table.player(who).drop == [scroll]


@pytest.mark.parametrize(("drop", "drawn"), [([A], 1), ([], 0)])
def test_3_4_1_drop_in_a_text_is_this_area(drop: list[Any], drawn: int) -> None:
    text = "[Activate: Main] If there is a Battle Card in your Drop Area, draw 1 card."
    asks = battle_card("Asker", *printed(text))
    table = given(side(battle=[asks], drop=drop))
    table.you.uses(asks)
    assert len(table.you.hand) == drawn


@BOTH
def test_3_4_2_everybody_sees_the_cards_of_a_drop_area(who: str) -> None:
    table = given(**seats(who, side(drop=[A, B])), phase="")
    for viewer in (table.you, table.them):
        found = seen_in(viewer, "drop", table.player(who).seat)
        assert sorted(found) == sorted([A.number, B.number])


def test_3_4_2_a_hidden_card_that_comes_there_is_seen_by_all() -> None:
    _table, me, they = obeyed("you", v.PutTop(1, "drop"), mine=side(deck=[A]))
    assert seen_in(they, "drop", me.seat) == [A.number]
