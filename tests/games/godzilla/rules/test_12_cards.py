"""12.6 to 12.9. Evolution, Revenge, Resonance, Base."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.godzilla import c06_preparing
from headjudge.games.godzilla.language import text
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from headjudge.language.phrases import Unreadable
from tests.games.godzilla.table import battle, given, having, monster, on_turn, side, strategy, told

BOTH = pytest.mark.parametrize("who", ["you", "them"])
EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])
BATTLE = t.Type(("battle",))


def alike(lang: str, type_: str, *spellings: str) -> bool:
    """Whether the spellings are read as the same abilities."""
    read = [text.read(each, lang, type_) for each in spellings]
    return all(each == read[0] for each in read)


# 12.6. Evolution


def larva(more: str = "") -> Card:
    return battle("Larva", f"[Evolution 3] «Moth» {more}".strip(), traits=["Moth"])


def moth(**fields: Any) -> Card:
    printed: dict[str, Any] = {"traits": ["Moth"], "rank": 3}
    return battle("Moth", **(printed | fields))


@EDITIONS
@BOTH
def test_12_6_2_at_the_beginning_of_ones_main_phase_it_may_evolve(who: str, edition: str) -> None:
    small, big, other = larva(), moth(), battle()
    table, own, rival = on_turn(who, side(zones={4: small}, deck=[other, big]), edition=edition)
    own.says("yes")
    assert own.offered == [big]
    own.chooses(big)
    assert own.zone(4) is big
    assert own.under(4) == [small]
    assert own.deck == [other]
    assert len(table.logged("shuffle")) == 1
    assert [e.arguments["card"].number for e in table.logged("reveal")] == [big.number]
    assert rival.zone(4) is None


def test_12_6_2_not_at_the_other_players() -> None:
    table = given(you=side(), them=side(zones={4: larva()}, deck=[moth()]))
    assert table.asks is not None
    assert table.asks.prompt == "main"


@pytest.mark.parametrize(
    ("card", "fits"),
    [
        (moth(rank=3), True),
        (moth(rank=1), True),
        (moth(rank=4), False),
        (moth(traits=["Moss"]), False),
        (moth(traits=["Moss", "Moth"]), True),
        (strategy(rank=1, traits=["Moth"]), False),
        (monster(rank=1, traits=["Moth"]), False),
    ],
)
def test_12_6_2_into_a_battle_card_of_that_trait_and_at_most_that_rank(
    card: Card, fits: bool
) -> None:
    table = given(you=side(zones={4: larva()}, deck=[battle(), card]))
    table.you.says("yes")
    assert table.you.offered == ([card] if fits else ["pass"])
    table.you.chooses(*([] if fits else ["pass"]))


@EDITIONS
def test_12_6_2_one_may_leave_it(edition: str) -> None:
    small = larva()
    table = given(you=side(zones={4: small}, deck=[moth(), battle()]), edition=edition)
    table.you.says("no")
    assert table.you.zone(4) is small
    assert table.logged("shuffle") == []


@pytest.mark.parametrize(("edition", "shuffles"), [("ja-1.04", 1), ("en-1.01", 0)])
@BOTH
def test_12_6_2_whoever_searched_and_revealed_nothing(
    who: str, edition: str, shuffles: int
) -> None:
    """ja-1.04: the deck is shuffled, since it was searched; en-1.01: it is not, since no
    card was revealed."""
    small = larva()
    deck = [moth(), battle(), battle()]
    table, own, _other = on_turn(who, side(zones={4: small}, deck=deck), edition=edition)
    own.says("yes")
    own.chooses()
    assert own.zone(4) is small
    assert len(table.logged("shuffle")) == shuffles
    assert shuffles or own.deck == deck


@EDITIONS
def test_12_6_2_what_it_evolves_into_was_played_through_evolution(edition: str) -> None:
    """In both editions: en-1.01 calls it playing the card by stacking it."""
    big = moth(text="[Enter] If this card was played through evolution, draw 1 card.")
    herald = battle(text="Whenever one of your battle cards evolves, draw 1 card.")
    table = given(
        you=side(zones={4: larva(), 8: herald}, deck=[big, battle(), battle()]), edition=edition
    )
    table.you.says("yes")
    table.you.chooses(big)
    table.you.chooses(herald)
    assert len(table.you.hand) == 2


def test_12_6_2_a_card_that_is_gone_by_then_does_not_evolve() -> None:
    brute = having(
        battle("Brute"),
        t.Auto(
            t.Pattern("begin main phase", who=t.YOU),
            (t.Destroy(t.Every(t.Cards(("zone",), t.YOU, (t.Trait(("Moth",)),)))),),
        ),
    )
    small, big = larva(), moth()
    table = given(you=side(zones={4: small, 5: brute}, deck=[big]))
    table.you.chooses(brute)
    assert table.you.discard == [small]
    table.you.says("yes")
    table.you.chooses(big)
    assert table.you.zone(4) is None
    assert table.you.deck == [big]


def test_12_6_2_under_a_condition_it_needs_it() -> None:
    small = battle("Larva", "[Awakening 4] [Evolution 3] «Moth»", traits=["Moth"])
    for position, asked in ((3, False), (4, True)):
        table = given(you=side(zones={7: small}, deck=[moth()], position=position))
        assert table.asks is not None
        assert (table.asks.prompt == "evolve") is asked
        table.leave_open()


def test_12_6_2_an_effect_can_have_it_evolve_too() -> None:
    small, big = larva(), moth()
    plan = strategy(text="Evolve 1 of your battle cards with [Evolution].")
    table = given(you=side(hand=[plan], zones={4: small, 5: battle()}, deck=[big]))
    table.you.says("no")
    table.you.plays(plan, zone=1)
    table.you.says("yes")
    table.you.chooses(big)
    assert table.you.zone(4) is big


def test_12_6_3_evolution_as_an_icon_is_read_alike() -> None:
    assert alike("en", "battle", "[Evolution 3] «Moth»", "<Evolution3> <«Moth»>")
    assert alike("ja", "battle", "【進化3】《蛾》", "進化3《蛾》")


# 12.7. Revenge


@BOTH
@pytest.mark.parametrize("how", ["effect", "crush"])
def test_12_7_2_revenge_happens_when_its_card_goes_from_the_field_to_the_discard_pile(
    who: str, how: str
) -> None:
    avenger, spent = battle(text="[Revenge] Draw 1 card."), battle()
    drawn = battle()
    hit = strategy(text="[Destroy] all of your battle cards.")
    _table, own, _other = on_turn(
        who, side(hand=[hit if how == "effect" else spent], zones={2: avenger}, deck=[drawn])
    )
    if how == "effect":
        own.plays(hit, zone=1)
    else:
        own.invades_with(spent)
    assert avenger in own.discard
    assert own.hand == [drawn]


@BOTH
def test_12_7_2_not_as_one_of_too_many_cards_in_a_zone(who: str) -> None:
    avenger, new = battle(text="[Revenge] Draw 1 card."), battle()
    _table, own, _other = on_turn(who, side(hand=[new], zones={4: avenger}, deck=[battle()]))
    own.plays(new, zone=4)
    assert own.discard == [avenger]
    assert own.hand == []


@pytest.mark.parametrize("to", ["to your hand", "on the bottom of your deck"])
def test_12_7_2_not_if_it_goes_elsewhere(to: str) -> None:
    avenger = battle(text="[Revenge] Increase your monster card's [Rage] by 1.")
    verb = "Return" if "hand" in to else "Put"
    plan = strategy(text=f"{verb} 1 of your battle cards {to}.")
    table = given(you=side(hand=[plan], zones={4: avenger}))
    table.you.plays(plan, zone=1)
    assert table.you.zone(4) is None
    assert table.you.rage == 0


def test_12_7_2_not_from_the_hand() -> None:
    avenger = battle(text="[Revenge] Increase your monster card's [Rage] by 1.")
    table = given(you=side(hand=[avenger]))
    table.you.invades_with(avenger)
    assert table.you.rage == 0


@pytest.mark.rule("godzilla:12.7.3")
def test_12_7_2_a_card_sent_to_the_discard_pile_need_not_be_destroyed() -> None:
    """A monster with Burst is put away from the invading monster: it was on the field."""
    martyr = monster(text="[Burst 1] [Revenge] Increase your monster card's [Rage] by 1.", rank=3)
    table = given(you=side(hand=[martyr], deck=[battle() for _ in range(9)]))
    table.you.bursts(martyr)
    table.you.passes()
    table.begins("end phase")
    assert table.you.discard == [martyr]
    assert table.you.rage == 2


def test_12_7_2_it_is_its_last_masters() -> None:
    """The other player's card on one's own side: it avenges itself for who had it."""
    avenger = battle("Avenger", "[Revenge] Draw 1 card.")
    mine = t.Cards(("zone",), t.YOU, (BATTLE,))
    theirs = t.Cards(("zone",), t.OPPONENT, (BATTLE,))
    plan = told(t.Swap(t.Together((t.Pick(1, mine), t.Pick(1, theirs)))), t.Destroy(t.Every(mine)))
    table = given(
        you=side(hand=[plan], zones={4: battle()}, deck=[battle()]),
        them=side(zones={5: avenger}, deck=[battle()]),
    )
    table.you.plays(plan, zone=1)
    assert table.them.discard == [avenger]
    assert len(table.you.hand) == 1
    assert table.them.hand == []


@BOTH
@EDITIONS
@pytest.mark.parametrize("how", ["with its stack", "alone"])
def test_12_7_3_a_covered_cards_revenge_is_inactive(who: str, edition: str, how: str) -> None:
    avenger = battle("Avenger", "[Revenge] Increase your monster card's [Rage] by 1.")
    top = battle("Top")
    if how == "alone":
        hit = told(
            t.Put(t.Every(t.Under(t.Every(t.Cards(("zone",), t.YOU, (BATTLE,))))), "discard")
        )
    else:
        hit = strategy(text="[Destroy] all of your battle cards.")
    _table, own, _other = on_turn(
        who, side(hand=[hit], zones={4: top}, under={4: [avenger]}), edition=edition
    )
    own.plays(hit, zone=1)
    assert avenger in own.discard
    assert own.rage == 0


def test_12_7_3_the_topmost_cards_is_not() -> None:
    avenger = battle("Avenger", "[Revenge] Increase your monster card's [Rage] by 1.")
    hit = strategy(text="[Destroy] all of your battle cards.")
    table = given(you=side(hand=[hit], zones={4: avenger}, under={4: [battle()]}))
    table.you.plays(hit, zone=1)
    assert table.you.rage == 1


def test_12_7_4_revenge_as_an_icon_is_read_alike() -> None:
    assert alike("en", "battle", "[Revenge] Draw 1 card.", "<Revenge> Draw 1 card.")
    assert alike("ja", "battle", "【逆襲】あなたは1枚引く。", "逆襲あなたは1枚引く。")


# 12.8. Resonance


def broken(resonance: str, *main: Card, monsters: tuple[Card, ...] = ()) -> list[str]:
    """The rules that a deck around a green and white rank I monster breaks."""
    first = monster(rank=1, colors=["green", "white"], text=resonance)
    rest = monsters or tuple(monster(rank=rank) for rank in (2, 3, 4))
    cards = [*main, *[battle() for _ in range(50 - len(main))]]
    return [each.rule for each in c06_preparing.broken_conditions([first, *rest], cards)]


def test_12_8_2_cards_of_the_colours_it_names_may_be_in_the_decks() -> None:
    lists = "[Resonance] Red/Blue ・Your deck must contain at least 2 battle cards."
    for color in ("red", "blue"):
        assert broken(lists, battle(colors=[color])) == []
        assert broken("", battle(colors=[color])) == ["6.1.1.3"]


@pytest.mark.parametrize(
    ("line", "kept", "breaks"),
    [
        ("Monster cards in your deck must have «Test».", monster(), monster(traits=["X"])),
        ("Battle cards in your deck must be rank 5 or lower.", battle(rank=5), battle(rank=6)),
        ("Strategy cards must be «Test» only.", strategy(), strategy(traits=["X"])),
    ],
)
def test_12_8_2_all_its_conditions_must_be_kept(line: str, kept: Card, breaks: Card) -> None:
    resonance = f"[Resonance] Red/Blue ・{line}"
    assert broken(resonance, kept) == []
    assert broken(resonance, breaks) == ["12.8.2"]


@pytest.mark.parametrize("count", [1, 2])
def test_12_8_2_a_number_that_the_deck_must_reach(count: int) -> None:
    resonance = "[Resonance] Red/Blue ・Your deck must contain at least 2 strategy cards."
    plans = [strategy() for _ in range(count)]
    assert broken(resonance, *plans) == ([] if count == 2 else ["12.8.2"])


@pytest.mark.parametrize(
    ("sort", "such", "other"),
    [
        ("non-red battle cards", battle(colors=["green"]), battle(colors=["red", "green"])),
        ("cards with “Kelp” in their name", battle("Old Kelp"), battle("Old Moss")),
        ("cards with [Step 2]", battle(invasion=2), battle(invasion=1)),
    ],
)
def test_12_8_2_it_asks_what_is_printed_on_the_cards(sort: str, such: Card, other: Card) -> None:
    resonance = f"[Resonance] Red/Blue ・Your deck must contain at least 50 {sort}."
    assert broken(resonance, *[such] * 50).count("12.8.2") == 0
    assert broken(resonance, other, *[such] * 49).count("12.8.2") == 1


@pytest.mark.parametrize(
    ("line", "lang"),
    [
        ("your deck must contain at least 4 tokens", "en"),
        ("your deck must contain at least 4 battle cards in zone 8", "en"),
        ("your deck must contain at least 4 other battle cards", "en"),
        ("your deck must contain at least 4 lowest ranked battle cards", "en"),
        ("your deck must contain at least 4 battle cards with [Burst]", "en"),
        ("tokens must be «Test» only", "en"),
        ("トークンを10枚以上", "ja"),
        ("エリア8の交戦カードを4枚以上", "ja"),
    ],
)
def test_12_8_2_a_line_that_asks_what_is_not_printed_is_refused(line: str, lang: str) -> None:
    """Q. What does a deck need whose monster asks for tokens, or for cards in a zone? A. A deck has
    neither: the text is not read, and the refusal names the line."""
    before = {
        "en": "[Resonance] Red/Blue ・Monster cards in your deck must have «Test». ・",
        "ja": "【共鳴】赤/青 ・怪獣カードは《嵐》のみ。・",
    }[lang]
    after = {"en": ".", "ja": "。"}[lang]
    with pytest.raises(Unreadable) as refused:
        text.read(f"{before}{line}{after}", lang, "monster")
    assert refused.value.clause == f"・{line}"
    assert refused.value.text[refused.value.column :].startswith(line)


def test_12_8_2_1_resonance_as_an_icon_is_read_alike() -> None:
    lines = "Red/Blue ・Monster cards in your deck must have «Moth»."
    assert alike("en", "monster", f"[Resonance] {lines}", f"<Resonance> {lines}")


def test_12_8_2_2_its_conditions_are_a_list_of_bullet_points() -> None:
    one = "・Your deck must contain at least 2 strategy cards."
    two = "・Battle cards in your deck must be rank 5 or lower."
    assert broken(f"[Resonance] Red/Blue {one} {two}", battle(rank=6)) == ["12.8.2", "12.8.2"]
    assert alike(
        "en", "monster", f"[Resonance] Red/Blue {one} {two}", f"[Resonance] Red/Blue\n{one}\n{two}"
    )


# 12.9. Base


@BOTH
def test_12_9_2_a_card_with_base_is_not_cleared_in_the_start_phase(who: str) -> None:
    fort = strategy(
        text="[Base] When you counter your opponent's monster card, [Destroy] this card."
    )
    plain = strategy()
    _table, own, _other = on_turn(
        who, side(strategies={1: fort, 2: plain}, deck=[battle()]), phase="start phase"
    )
    assert own.strategy(1) is fort
    assert own.strategy(2) is None
    assert own.discard == [plain]


@BOTH
def test_12_9_2_it_has_the_automatic_ability_written_after_it(who: str) -> None:
    fort = strategy(text="[Base] When you play a battle card, [Destroy] this card.")
    card = battle()
    _table, own, _other = on_turn(who, side(hand=[card], strategies={1: fort}))
    own.plays(card, zone=4)
    assert own.discard == [fort]


def test_12_9_2_without_its_abilities_it_is_cleared() -> None:
    fort = strategy(text="[Base] When you play a battle card, [Destroy] this card.")
    cards = t.Every(t.Cards(("strategy",), t.OPPONENT))
    mute = having(battle(), t.Continuous((t.Change(cards, "abilities", "lose-all"),)))
    table = given(
        you=side(strategies={1: fort}, deck=[battle()]),
        them=side(zones={4: mute}),
        phase="start phase",
    )
    assert table.you.discard == [fort]


def test_12_9_2_1_base_as_an_icon_is_read_alike() -> None:
    rest = "When you play a battle card, [Destroy] this card."
    assert alike("en", "strategy", f"[Base] {rest}", f"<Base> {rest}")
