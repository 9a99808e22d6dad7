"""Rulings on what the words of card texts mean: what `it` is, what a condition covers."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.language import text as card_text
from tests.games.godzilla.table import after, battle, given, having, monster, side, strategy

SENTRY = (
    "[Enter] If this card is in zone 8, send the top card of your deck to your discard pile. "
    "If it is a battle card, your opponent's monster card retreats back by 1 zone."
)


@pytest.mark.rule("godzilla:10.5.3.1.2")
def test_it_is_nothing_if_the_condition_before_was_not_met() -> None:
    """Q. My card is not in zone 8, and no card of my deck is sent. The card that entered is a
    battle card: does the monster retreat?  A. No: "it" is the card that was to be sent."""
    sentry, plain = battle(text=SENTRY), battle()
    table = given(you=side(hand=[sentry], deck=[plain]), them=side(position=4))
    table.you.plays(sentry, zone=2)
    assert table.them.position == 4
    assert table.you.deck == [plain]


@pytest.mark.rule("godzilla:10.5.3.1.2")
def test_it_is_the_card_that_was_sent() -> None:
    sentry, plain = battle(text=SENTRY), battle()
    table = given(you=side(hand=[sentry], deck=[plain]), them=side(position=4))
    table.you.plays(sentry, zone=8)
    assert table.them.position == 3
    assert table.you.discard == [plain]


CALLER = (
    "[Enter] If this card is in zone 8, choose up to 1 strategy card in your discard pile. "
    "If you have 1 or fewer strategy cards in play, play and activate the chosen card."
)


@pytest.mark.rule("godzilla:10.5.3.1.2")
def test_no_card_was_chosen_and_none_is_played() -> None:
    """Q. I had no choice to make. Do I play my own battle card once more?  A. No."""
    caller, order = battle(text=CALLER), strategy(text="Draw 1 card.")
    table = given(you=side(hand=[caller], discard=[order]))
    table.you.plays(caller, zone=2)
    assert table.you.zone(2) is caller
    assert table.you.discard == [order]


@pytest.mark.rule("godzilla:5.9.1")
def test_the_chosen_card_is_played() -> None:
    caller, order, plain = battle(text=CALLER), strategy(text="Draw 1 card."), battle()
    table = given(you=side(hand=[caller], discard=[order], deck=[plain]))
    table.you.plays(caller, zone=8)
    table.you.chooses(order)
    table.you.chooses(2)
    assert table.you.strategy(2) is order
    assert table.you.hand == [plain]


@pytest.mark.rule("godzilla:4.1.4.1")
def test_it_is_the_card_that_set_the_ability_off() -> None:
    """Q. Nothing was spoken of but the card that was discarded. What is "it"?  A. That card."""
    keeper = battle(
        text="[Your Turn] Whenever you discard a battle card from your hand, "
        "put it on the bottom of your deck."
    )
    fuel, plain = battle(), battle()
    table = given(you=side(hand=[fuel], zones={6: keeper}, deck=[plain]))
    table.you.invades_with(fuel)
    assert table.you.deck == [plain, fuel]
    assert table.you.discard == []


SCOUT = (
    "[Enter] Look at the top card of your deck. You may send it to your discard pile or "
    "place it back on top of your deck."
)


@pytest.mark.rule("godzilla:5.5.1")
@pytest.mark.parametrize("keep", [True, False])
def test_one_looks_first_and_chooses_then(keep: bool) -> None:
    """Q. When do I choose whether to send the card away?  A. Having looked at it: this is no
    list of options (10.5.2.2.1)."""
    scout, plain = battle(text=SCOUT), battle()
    table = given(you=side(hand=[scout], deck=[plain]))
    table.you.plays(scout, zone=2)
    assert table.you.offered == [plain]
    assert table.logged("look")
    table.you.chooses(*([plain] if keep else []))
    assert table.you.deck == ([plain] if keep else [])
    assert table.you.discard == ([] if keep else [plain])
    assert table.you.zone(2) is scout


PAIRS = (
    "Reveal the top 2 cards of your deck. If they differ in at least 1 trait, "
    "add them to your hand; otherwise, send them to the discard pile."
)


@pytest.mark.rule("godzilla:5.10.1")
@pytest.mark.parametrize("traits", [["Test"], ["Test", "Mist"], ["Mist", "Test"]])
def test_otherwise_speaks_of_the_same_cards(traits: list[str]) -> None:
    """Q. The two cards do not differ. What is sent away?  A. They are, not this card."""
    one, two = battle(traits=traits), battle(traits=["Test"])
    table = after(PAIRS, you=side(deck=[one, two]))
    alike = traits == ["Test"]
    assert table.you.discard == ([one, two] if alike else [])
    assert table.you.hand == ([] if alike else [one, two])
    assert table.you.strategy(1) is not None


@pytest.mark.rule("godzilla:2.5.1.1")
def test_traits_printed_in_another_order_do_not_differ() -> None:
    one, two = battle(traits=["Test", "Mist"]), battle(traits=["Mist", "Test"])
    table = after(PAIRS, you=side(deck=[one, two]))
    assert table.you.discard == [one, two]


@pytest.mark.rule("godzilla:3.4.3")
def test_its_rage_is_that_of_the_monster_spoken_of() -> None:
    """Q. My opponent's monster invades: whose rage is reduced?  A. That monster's."""
    damper = battle(
        text="Whenever your opponent's monster card invades, reduce its [Rage] by 1.",
        text_ja="相手の怪獣カードが進攻するたび、それの【怒り】を1減らす。",
    )
    fuel = battle()
    table = given(
        you=side(zones={2: damper}, rage=2), them=side(hand=[fuel], rage=2), turn_of="them"
    )
    table.them.invades_with(fuel)
    assert (table.you.rage, table.them.rage) == (2, 1)


@pytest.mark.rule("godzilla:3.4.3")
def test_its_rage_is_that_of_ones_own_monster() -> None:
    kindler = battle(text="Whenever your monster card invades, increase its [Rage] by 1.")
    fuel = battle()
    table = given(you=side(zones={7: kindler}, hand=[fuel]), them=side(rage=1))
    table.you.invades_with(fuel)
    assert (table.you.rage, table.them.rage) == (1, 1)


RECALL = (
    "[When Invading] If you discarded a battle card for this card's invade action, "
    "you may play that battle card from your discard pile."
)


@pytest.mark.rule("godzilla:12.3.2")
def test_a_card_that_left_the_discard_pile_is_not_played_from_it_again() -> None:
    """Q. My monster advances twice, and I played the card the first time. Again?
    A. It is no longer in the discard pile."""
    caller, fuel = monster(text=RECALL), battle(invasion=2)
    table = given(you=side(hand=[fuel], stack=[caller]))
    table.you.invades_with(fuel)
    table.you.chooses("standby")  # one of the two
    table.you.says("yes")
    table.you.chooses(5)
    assert table.you.zone(5) is fuel
    assert table.asks is not None and table.asks.prompt == "main"


@pytest.mark.rule("godzilla:10.5.4.1")
def test_no_card_to_go_under_no_reward() -> None:
    """Q. There is no card to put mine under. May I draw?  A. What cannot be done wholly
    cannot be chosen."""
    order = "You may place 1 monster card from your discard pile under 1 of your battle cards. "
    order += "If you do, draw 1 card."
    beast, plain = monster(), battle()
    table = after(order, you=side(discard=[beast], deck=[plain]))
    assert table.you.deck == [plain]
    assert table.you.discard == [beast]


@pytest.mark.rule("godzilla:10.5.4.1")
def test_a_card_to_go_under_and_the_reward() -> None:
    order = "You may place 1 monster card from your discard pile under 1 of your battle cards. "
    order += "If you do, draw 1 card."
    beast, host, plain = monster(), battle(), battle()
    table = after(order, you=side(discard=[beast], deck=[plain], zones={3: host}))
    table.you.says("yes")
    assert table.you.under(3) == [beast]
    assert table.you.hand == [plain]


SHELTER = "Your monster card cannot be moved by your opponent's effects."


@pytest.mark.rule("godzilla:3.3.3.3")
@pytest.mark.parametrize(
    "order",
    [
        "Your opponent's monster card retreats back by 1 zone.",
        "Advance your opponent's monster card by 1 zone.",
        "Retreat your opponent's monster card back to zone 1.",
        "Move your opponent's monster card as though it were countered.",
    ],
)
def test_whatever_changes_its_position_moves_a_monster(order: str) -> None:
    """Q. It cannot be moved by my opponent's effects. May they make it retreat?
    A. No: a new position is a move."""
    for shelter, moved in ((SHELTER, False), ("", True)):
        guard = battle(text=shelter)
        table = after(order, them=side(zones={2: guard}, position=7))
        assert (table.them.position != 7) is moved


@pytest.mark.rule("godzilla:5.15.1.1")
def test_a_monster_that_cannot_be_moved_still_moves_when_countered() -> None:
    guard, first, second = battle(text=SHELTER), monster(rank=1), monster(rank=2)
    table = after(
        "Counter your opponent's monster card.",
        them=side(zones={2: guard}, position=7, stack=[first], monsters=[second]),
    )
    assert table.them.position == 4
    assert table.them.monster is second


@pytest.mark.rule("godzilla:10.2.1.3.1")
@pytest.mark.parametrize("power", [30000, 31000])
def test_not_countered_this_turn_by_so_much_counter_power(power: int) -> None:
    """Q. My monster cannot be countered this turn by 30000 or less.  A. Then by 31000."""
    first, second = monster(rank=1, threat=20000), monster(rank=2)
    shield = battle(
        text="[Opponent's Turn] At the beginning of the counter phase, "
        "your monster card cannot be countered by 30000 or lower counter power this turn."
    )
    table = given(
        you=side(zones={2: battle(power=power)}),
        them=side(zones={2: shield}, stack=[first], monsters=[second]),
        phase="counter phase",
    )
    assert table.them.monster is (first if power == 30000 else second)


@pytest.mark.rule("godzilla:9.1.2")
def test_it_is_the_token_that_was_played() -> None:
    herald = battle(
        text="[Enter] Play 1 “Crystals” token. For the rest of the turn, "
        "it gains +3000 counter power."
    )
    table = given(you=side(hand=[herald]))
    table.you.plays(herald, zone=2)
    before = table.you.total
    table.you.chooses(5)
    token = table.you.zone(5)
    assert token is not None
    assert table.you.value(token, "counter_power") == token.values["counter_power"] + 3000
    assert table.you.value(herald, "counter_power") == 1000
    assert table.you.total == before + token.values["counter_power"] + 3000


@pytest.mark.rule("godzilla:1.3.3")
@pytest.mark.parametrize("discarded", [1, 2])
def test_a_card_that_cannot_be_played_is_not_played_on_top_either(discarded: int) -> None:
    """Q. An effect plays it on top of my card. Does its own ban hold?  A. Yes."""
    proud = battle(
        "Proud One",
        "This card cannot be played if you have 1 or fewer monster cards in your discard pile.",
    )
    order = (
        "Search your deck for 1 card named “Proud One”, play it on top of 1 of your battle cards, "
        "then shuffle your deck."
    )
    host = battle()
    pile = [monster() for _each in range(discarded)]
    table = after(order, you=side(deck=[proud], zones={3: host}, discard=pile))
    table.you.chooses(proud)
    assert table.you.zone(3) is (host if discarded == 1 else proud)


ORACLE = (
    "あなたの撃退フェイズ開始時、あなたの山札を上から1枚公開して捨て札にし、"
    "公開したカードが青でないなら相手の【怒り】を2減らし、"
    "青ならあなたの等級8以上の交戦カードを1枚【破壊】する。"
)


@pytest.mark.rule("godzilla:1.3.2")
@pytest.mark.parametrize("top", ["blue", "red", ""])
def test_a_card_that_was_not_revealed_is_neither_blue_nor_not(top: str) -> None:
    """Q. My deck is empty. Does my card fall as if a blue card had been revealed?  A. No."""
    oracle = having(battle(rank=8), *card_text.read(ORACLE, "ja", "battle"))
    deck = [battle(colors=[top])] if top else []
    table = given(
        you=side(zones={6: oracle}, deck=deck),
        them=side(rage=2),
        phase="counter phase",
    )
    assert (table.you.zone(6) is oracle) is (top != "blue")
    assert table.them.rage == (0 if top == "red" else 2)
