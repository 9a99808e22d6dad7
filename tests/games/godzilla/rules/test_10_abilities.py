"""10.1 to 10.3. Kinds of abilities and effects, and which abilities are active."""

from __future__ import annotations

import pytest

from headjudge.language import terms as t
from tests.games.godzilla.table import battle, given, having, monster, on_turn, side, strategy, told

BOTH = pytest.mark.parametrize("who", ["you", "them"])
EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])
THEIR_BATTLE_CARDS = t.Cards(("zone",), t.OPPONENT, (t.Type(("battle",)),))


# 10.1. Kinds of abilities


@pytest.mark.parametrize("word", ["When", "Whenever"])
def test_10_1_1_1_1_when_and_whenever_make_an_automatic_ability(word: str) -> None:
    scribe = battle(text=f"{word} you discard a battle card from your hand, draw 1 card.")
    assert [type(term) for term in scribe.abilities.terms] == [t.Auto]
    spent, drawn = battle(), battle()
    table = given(you=side(hand=[spent], zones={8: scribe}, deck=[drawn]))
    table.you.invades_with(spent)
    assert table.you.hand == [drawn]


@BOTH
def test_10_1_1_1_2_a_strategy_cards_text_happens_when_it_is_put_into_a_strategy_zone(
    who: str,
) -> None:
    plan, drawn = strategy(text="Draw 1 card."), battle()
    _table, own, _other = on_turn(who, side(hand=[plan], deck=[drawn]))
    own.plays(plan, zone=2)
    assert own.hand == [drawn]
    assert own.strategy(2) is plan


def test_10_1_1_1_2_it_does_not_happen_where_the_card_goes_otherwise() -> None:
    plan = strategy(text="Draw 1 card.")
    table = given(you=side(hand=[plan], deck=[battle()]))
    table.you.invades_with(plan)
    assert table.you.hand == []


def test_10_1_1_2_1_what_is_not_automatic_is_continuous() -> None:
    """It is so without being played: nothing stands by."""
    banner, soldier = battle(text="Your other battle cards gain +1000 counter power."), battle()
    table = given(you=side(zones={2: soldier, 8: banner}))
    assert table.you.value(soldier, "counter_power") == 2000
    assert table.logged("standby") == []


# 10.2. Kinds of effects


@pytest.mark.parametrize(
    "text",
    [
        "When this card would be [Destroy], draw 1 card instead.",
        "This card cannot be countered by 9000 or lower counter power. "
        "Instead, it only moves as though it were countered.",
    ],
)
def test_10_2_1_3_1_instead_makes_a_replacement_effect(text: str) -> None:
    card = monster(text=text) if "countered" in text else battle(text=text)
    assert t.Replacement in [type(term) for term in card.abilities.terms]


def test_10_2_1_3_1_a_monster_that_cannot_be_countered_but_moves_instead_only_moves() -> None:
    text = (
        "This card cannot be countered by 9000 or lower counter power. "
        "Instead, it only moves as though it were countered."
    )
    old = monster(text=text, threat=5000)
    for power, stays in ((9000, True), (9001, False)):
        table = given(
            you=side(zones={2: battle(power=power)}),
            them=side(stack=[old], monsters=[monster(rank=2)], position=7),
            phase="counter phase",
        )
        assert (table.them.monster is old) is stays
        assert table.them.position == 4


@EDITIONS
@BOTH
def test_10_2_1_3_2_you_may_instead_can_be_declined(who: str, edition: str) -> None:
    coward = battle(text="When this card would be [Destroy], you may draw 1 card instead.")
    hit = strategy(text="[Destroy] 1 of your opponent's battle cards.")
    for word, survives in (("yes", True), ("no", False)):
        drawn = battle()
        _table, own, other = on_turn(
            who, side(hand=[hit]), side(zones={2: coward}, deck=[drawn]), edition=edition
        )
        own.plays(hit, zone=1)
        other.says(word)
        assert (other.zone(2) is coward) is survives
        assert (other.hand == [drawn]) is survives


@EDITIONS
def test_10_2_1_3_2_a_choice_and_what_follows_if_it_was_made(edition: str) -> None:
    """The other template: do this, and if you did, that happens instead."""
    hand = t.Cards(("hand",), t.YOU)
    survivor = having(
        battle(),
        t.Replacement(
            t.Pattern("destroy", t.Self()),
            (t.Draw(1),),
            optional=True,
            price=(t.Discard(t.Pick(1, hand)),),
        ),
    )
    hit = strategy(text="[Destroy] 1 of your opponent's battle cards.")
    spent, drawn = battle(), battle()
    table = given(
        you=side(hand=[hit]),
        them=side(zones={2: survivor}, hand=[spent], deck=[drawn]),
        edition=edition,
    )
    table.you.plays(hit, zone=1)
    table.them.says("yes")
    assert table.them.zone(2) is survivor
    assert table.them.discard == [spent]
    assert table.them.hand == [drawn]


# 10.3. Active and inactive


def silencer() -> t.Continuous:
    """Makes the abilities of the opponent's battle cards inactive."""
    return t.Continuous((t.Change(t.Every(THEIR_BATTLE_CARDS), "abilities", "switch-off"),))


def test_10_3_2_an_inactive_ability_has_no_effect() -> None:
    banner, soldier = battle(text="Your other battle cards gain +1000 counter power."), battle()
    own = side(zones={2: soldier, 8: banner})
    assert given(you=own).you.total == 3000
    table = given(you=own, them=side(zones={2: having(battle(), silencer())}))
    assert table.you.total == 2000


def test_10_3_2_an_inactive_ability_is_there_all_the_same() -> None:
    """Q. Does a card whose Revenge is inactive count as a card with Revenge?  A. Yes."""
    avenger = battle(text="[Revenge] Draw 1 card.")
    hit = strategy(text="[Destroy] 1 of your opponent's battle cards with [Revenge].")
    table = given(
        you=side(hand=[hit], zones={2: having(battle(), silencer())}),
        them=side(zones={3: battle(), 2: avenger}, deck=[battle()]),
    )
    table.you.plays(hit, zone=1)
    assert table.them.discard == [avenger]
    assert table.them.hand == []


def test_10_3_2_an_inactive_ability_asks_for_no_choice() -> None:
    scout = battle(text="[Awakening 5] [Enter] [Destroy] 1 of your opponent's battle cards.")
    for position, asked in ((4, False), (5, True)):
        foes = {2: battle(), 3: battle()}
        table = given(you=side(hand=[scout], position=position), them=side(zones=dict(foes)))
        table.you.plays(scout, zone=1)
        decision = table.asks
        assert decision is not None
        assert (decision.prompt != "main") is asked
        table.leave_open()


def test_10_3_2_abilities_can_be_made_active_again() -> None:
    banner, soldier = battle(text="Your other battle cards gain +1000 counter power."), battle()
    mine = t.Every(t.Cards(("zone",), t.YOU, (t.Type(("battle",)),)))
    waker = told(t.Lasting("turn", t.Continuous((t.Change(mine, "abilities", "switch-on"),))))
    table = given(
        you=side(hand=[waker], zones={2: soldier, 8: banner}),
        them=side(zones={2: having(battle(), silencer())}),
    )
    assert table.you.value(soldier, "counter_power") == 1000
    table.you.plays(waker, zone=1)
    assert table.you.value(soldier, "counter_power") == 2000


@BOTH
def test_10_3_3_an_ability_active_under_a_condition_is_inactive_without_it(who: str) -> None:
    sleeper = battle(text="[Awakening 4] This card gains +1000 counter power.")
    for position, power in ((3, 1000), (4, 2000), (5, 2000)):
        _table, own, _other = on_turn(who, side(zones={8: sleeper}, position=position))
        assert own.value(sleeper, "counter_power") == power


@BOTH
def test_10_3_3_an_automatic_ability_too(who: str) -> None:
    scribe = battle(
        text="[Opponent's Turn] When you discard a battle card from your hand, draw 1 card."
    )
    spent = battle()
    _table, own, _other = on_turn(who, side(hand=[spent], zones={8: scribe}, deck=[battle()]))
    own.invades_with(spent)
    assert own.hand == []


def test_10_3_4_1_an_ability_that_plainly_works_in_the_discard_pile_works_there() -> None:
    text = (
        "At the beginning of your main phase, return this card from your discard pile to your hand."
    )
    ghost = battle(text=text)
    table = given(you=side(discard=[ghost]))
    assert table.you.hand == [ghost]


@pytest.mark.parametrize("there", ["zone", "deck"])
def test_10_3_4_1_and_only_there(there: str) -> None:
    text = (
        "At the beginning of your main phase, return this card from your discard pile to your hand."
    )
    ghost = battle(text=text)
    own = side(zones={8: ghost}) if there == "zone" else side(deck=[ghost])
    table = given(you=own)
    assert table.you.hand == []


def test_10_3_4_1_of_the_player_whose_pile_it_is() -> None:
    text = (
        "At the beginning of your main phase, return this card from your discard pile to your hand."
    )
    ghost = battle(text=text)
    table = given(them=side(discard=[ghost]))
    assert table.them.hand == []


@BOTH
def test_10_3_4_1_1_an_ability_about_playing_its_card_is_active_then(who: str) -> None:
    light = battle(text="You can play this card from your hand with its rank reduced by 2.", rank=5)
    heavy = battle(rank=5)
    table, own, _other = on_turn(who, side(hand=[light, heavy]), side(position=3))
    assert own.can("play battle", light)
    assert own.why_not("play battle", heavy) == "8.2.1"
    table.leave_open()


@pytest.mark.parametrize("text", ["This card can only be played in zone 4."])
def test_10_3_4_1_1_so_is_one_about_where_it_is_put(text: str) -> None:
    card = battle(text=text)
    table = given(you=side(hand=[card]))
    table.you.plays(card)
    assert table.you.zone(4) is card


@BOTH
def test_10_3_4_2_abilities_of_battle_cards_work_in_zones(who: str) -> None:
    banner, soldier = battle(text="Your other battle cards gain +1000 counter power."), battle()
    places = {
        "zone": side(zones={2: soldier, 8: banner}),
        "hand": side(zones={2: soldier}, hand=[banner]),
        "discard": side(zones={2: soldier}, discard=[banner]),
        "deck": side(zones={2: soldier}, deck=[banner]),
    }
    for place, own in places.items():
        _table, player, _other = on_turn(who, own)
        power = player.value(soldier, "counter_power")
        assert power == (2000 if place == "zone" else 1000), place


def test_10_3_4_2_abilities_of_the_invading_monster_work_where_it_is() -> None:
    chief = monster(text="Your battle cards gain +1000 counter power.")
    soldier = battle()
    table = given(you=side(stack=[chief], zones={8: soldier}))
    assert table.you.value(soldier, "counter_power") == 2000
    table = given(you=side(monsters=[chief], zones={8: soldier}))
    assert table.you.value(soldier, "counter_power") == 1000


@BOTH
def test_10_3_4_3_abilities_of_strategy_cards_work_in_strategy_zones(who: str) -> None:
    text = "While this card is in the strategy zone, your battle cards gain +1000 counter power."
    banner, soldier = strategy(text=text), battle()
    for own, power in (
        (side(zones={2: soldier}, strategies={2: banner}), 2000),
        (side(zones={2: soldier}, hand=[banner]), 1000),
        (side(zones={2: soldier}, discard=[banner]), 1000),
    ):
        _table, player, _other = on_turn(who, own)
        assert player.value(soldier, "counter_power") == power
