"""Printed texts, played: what a card says is what it does. All cards are invented."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler.language import text as card_text
from headjudge.kernel.cards import Card
from tests.games.gateruler.table import PLAIN, attacking, charged, event, field, given, side, unit


def says(text: str, name: str = "Speaker", **fields: Any) -> Card:
    """A unit with this text."""
    return unit(name, *card_text.read(text), **fields)


def does(text: str, timing: str = "Standard Action") -> Card:
    """An event that does this."""
    return event("Word", *card_text.read(f"Timing: {timing}\n{text}"))


def test_two_targets_are_told_apart() -> None:
    word = does("Choose 1 allied unit and 1 enemy unit. Deal damage equal to the former's ATK to "
                "the latter.")  # fmt: skip
    giant = unit("Giant", atk=4, hp=9)
    wall = unit("Wall", hp=9)
    table = given(you=side(hand=[word], attack={1: giant}), them=side(attack={1: wall}))
    table.you.plays(word)
    table.resolve()
    assert table.them.damage_on(wall) == 4
    assert table.you.damage_on(giant) == 0


def test_a_target_under_a_condition_is_chosen_on_playing() -> None:
    """Q. I have more life than that. Do I choose? A. Yes, and nothing happens to it."""
    word = does("If you have 2 or less life left, choose 1 enemy unit and destroy it.")
    for damage, survives in ((0, True), (6, False)):
        table = given(
            you=side(hand=[word], damage=damage), them=side(attack={1: PLAIN, 2: unit("Other")})
        )
        table.you.plays(word)
        table.you.chooses(PLAIN)
        table.resolve()
        assert (table.them.attack(1) == PLAIN) is survives


def test_without_a_target_it_cannot_be_played_but_behind_then_it_can() -> None:
    at_once = does("Draw a card. Choose 1 enemy unit and destroy it.")
    later = does("Draw a card. Then, choose 1 enemy unit and destroy it.")
    table = given(you=side(hand=[at_once, later]))
    assert table.you.offers("play") == [later]
    table.you.plays(later)
    table.resolve()
    assert len(table.you.hand) == 2


def test_your_set_cards_are_not_your_opponent_s() -> None:
    watcher = says("If you have 2 or more set cards, this gains +3 ATK.")
    table = given(you=side(attack={1: watcher}, set=[PLAIN]), them=side(set=[PLAIN, PLAIN]))
    assert table.you.value(watcher, "atk") == 2
    table = given(you=side(attack={1: watcher}, set=[PLAIN, PLAIN]))
    assert table.you.value(watcher, "atk") == 5


def test_such_cards_cannot_enter_play() -> None:
    shrine = field("Shrine", *card_text.read("Level 2 or higher units cannot enter play."))
    small, tall = unit("Small", level=1), unit("Tall", level=2)
    table = given(you=side(hand=[small, tall], field=[shrine], resources=4))
    assert table.you.offers("summon") == [small]


def test_it_is_the_card_of_the_event() -> None:
    drum = says(
        "When an allied {Beast} unit attacks, it gains +3 ATK until the end of this combat."
    )
    fox = unit("Fox", attributes=["Beast"])
    wall = unit("Wall", hp=9)
    table = attacking(you=side(attack={1: drum, 2: fox}), them=side(attack={1: wall}))
    table.you.attacks(fox, 1)
    table.resolve()
    assert table.them.damage_on(wall) == 5


def test_charges_pay_and_count() -> None:
    engine = says(
        "This gains +1 ATK for each of its charges.\n"
        "Standard Action: [Put 1 of this unit's charges into the graveyard] Draw a card."
    )
    ember = unit("Ember")
    table = given(you=side(attack={1: charged(engine, ember, PLAIN)}))
    assert table.you.value(engine, "atk") == 4
    table.you.uses(engine)
    table.you.chooses(ember)
    table.resolve()
    assert table.you.value(engine, "atk") == 3
    assert len(table.you.hand) == 1


def test_a_target_stays_the_target_whatever_is_done_meanwhile() -> None:
    word = does("Choose 1 enemy unit. Deal 1 damage to your opponent. Destroy it.")
    table = given(you=side(hand=[word]), them=side(attack={1: PLAIN}, deck=[PLAIN]))
    table.you.plays(word)
    table.resolve()
    assert table.them.attack(1) is None
    assert len(table.them.damage) == 1


def test_a_number_is_that_of_the_target() -> None:
    word = does("Choose 1 enemy unit. Deal damage equal to its ATK to your opponent.")
    table = given(
        you=side(hand=[word]), them=side(attack={1: unit("Paw", atk=1)}, deck=[PLAIN, PLAIN])
    )
    table.you.plays(word)
    table.resolve()
    assert len(table.them.damage) == 1


def test_what_is_revealed_is_looked_at_and_taken() -> None:
    word = does("Reveal the top card of your deck. If its level is 1 or less, add it to your hand.")
    small, tall = unit("Small", level=1), unit("Tall", level=2)
    for top, taken in ((small, [small]), (tall, [])):
        table = given(you=side(hand=[word], deck=[top]))
        table.you.plays(word)
        table.resolve()
        assert table.you.hand == taken


def test_one_of_the_cards_looked_at_is_taken_and_the_rest_put_away() -> None:
    word = does(
        "Look at the top 2 cards of your deck. Choose up to 1 {Beast} card among them and add it "
        "to your hand. Put the rest into the graveyard."
    )
    fox, hut = unit("Fox", attributes=["Beast"]), unit("Hut")
    table = given(you=side(hand=[word], deck=[hut, fox]))
    table.you.plays(word)
    table.resolve()
    table.you.chooses(fox)
    assert table.you.hand == [fox]
    assert hut in table.you.graveyard


def test_what_was_destroyed_comes_back_by_a_card_that_waited() -> None:
    ward = event(
        "Ward",
        *card_text.read("Timing: When an allied unit is destroyed\nPut it into your hand."),
    )
    word = does("Choose 1 unit and destroy it.")
    fox = unit("Fox")
    table = given(you=side(hand=[word], attack={1: fox}, set=[ward]))
    table.you.plays(word)
    table.resolve()
    table.you.chooses(ward)
    table.resolve()
    assert table.you.hand == [fox]


def test_instead_of_being_destroyed_it_stays_for_a_card() -> None:
    saint = says("When this would be destroyed, you may discard a card. If you do, this remains in "
                 "play instead.")  # fmt: skip
    word = does("Choose 1 allied unit and destroy it.")
    for answer, stays in (("yes", True), ("no", False)):
        table = given(you=side(hand=[word, PLAIN], attack={1: saint}))
        table.you.plays(word)
        table.resolve()
        table.you.says(answer)
        if table.prompt == "discard":
            table.you.chooses(PLAIN)
        assert (table.you.attack(1) == saint) is stays
        assert (PLAIN in table.you.hand) is not stays


def test_control_for_a_turn_is_given_back_as_the_text_says() -> None:
    word = does(
        "Choose 1 enemy unit and gain control of it. At the end of this turn, return it to its "
        "owner's hand."
    )
    fox = unit("Fox")
    table = given(
        you=side(hand=[word]), them=side(attack={1: fox}), phase="turn", turn_of="them"
    )  # the turn that begins is yours
    table.you.plays(word)
    table.resolve()
    table.you.chooses_zone(1)
    assert table.you.attack(1) == fox
    while table.asked == "you":  # to do nothing more, and not to attack
        table.you.passes()
    assert table.you.attack(1) is None
    assert fox in table.them.hand


def test_one_mode_is_chosen_on_playing_with_its_targets() -> None:
    word = does(
        "Choose 1 of the following:\n• Choose 1 enemy unit and destroy it.\n• Draw 2 cards."
    )
    table = given(you=side(hand=[word]))
    table.you.plays(word)
    table.resolve()
    assert len(table.you.hand) == 2  # nothing there to destroy


def test_a_unit_comes_from_the_deck() -> None:
    word = does("Special summon 1 {Beast} unit card from your deck.")
    fox = unit("Fox", attributes=["Beast"])
    table = given(you=side(hand=[word], deck=[PLAIN, fox]))
    table.you.plays(word)
    table.resolve()
    table.you.chooses(fox)
    table.you.chooses_zone(2)
    assert table.you.attack(2) == fox


def test_prevention_and_reduction() -> None:
    wall = says("Reduce damage dealt to this by 1.", hp=9)
    word = does("Choose 1 unit and deal 3 damage to it.")
    table = given(you=side(hand=[word]), them=side(attack={1: wall}))
    table.you.plays(word)
    table.resolve()
    assert table.them.damage_on(wall) == 2


def test_the_base_damage_of_events_grows() -> None:
    fire = field("Fire", *card_text.read("Add +1 to the base damage of your event cards."))
    word = does("Choose 1 unit and deal 2 damage to it.")
    wall = unit("Wall", hp=9)
    table = given(you=side(hand=[word], field=[fire]), them=side(attack={1: wall}))
    table.you.plays(word)
    table.resolve()
    assert table.them.damage_on(wall) == 3


def test_a_ban_for_a_turn_binds_cards_drawn_later() -> None:
    hush = does("You cannot play event cards this turn. Draw a card.")
    word = does("Draw a card.")
    table = given(you=side(hand=[hush], deck=[word]))
    table.you.plays(hush)
    table.resolve()
    assert table.you.hand == [word]
    assert table.you.offers("play") == []


def test_only_the_next_damage_is_ignored() -> None:
    cover = does("Choose 1 allied unit. It ignores the next damage.")
    word = does("Choose 1 allied unit and deal 2 damage to it.")
    wall = unit("Wall", hp=9)
    table = given(you=side(hand=[cover, word, word], attack={1: wall}))
    damage = []
    for card in (cover, word, word):
        table.you.plays(card)
        table.resolve()
        damage.append(table.you.damage_on(wall))
    assert damage == [0, 0, 2]


def test_an_answer_to_an_attack_saves_the_unit_that_is_attacked() -> None:
    roll = event(
        "Roll",
        *card_text.read(
            "Timing: When an allied unit is attacked\n"
            "It ignores combat damage until the end of this combat."
        ),
    )
    wolf, hare = unit("Wolf", atk=5), unit("Hare", hp=1)
    table = attacking(you=side(attack={1: wolf}), them=side(attack={1: hare}, set=[roll]))
    table.you.attacks(wolf, 1)
    table.them.chooses(roll)
    table.resolve()
    assert table.them.attack(1) == hare


def test_the_attack_goes_to_another_unit() -> None:
    mirror = event(
        "Mirror",
        *card_text.read(
            "Timing: When an enemy unit attacks\nRedirect the attack to 1 allied unit."
        ),
    )
    wolf, hare, wall = unit("Wolf", atk=5), unit("Hare", hp=1), unit("Wall", hp=9)
    table = attacking(
        you=side(attack={1: wolf}), them=side(attack={1: hare, 2: wall}, set=[mirror])
    )
    table.you.attacks(wolf, 1)
    table.them.chooses(mirror)
    table.resolve()
    table.them.chooses(wall)
    table.resolve()
    assert table.them.attack(1) == hare
    assert table.them.damage_on(wall) == 5


def test_a_granted_ability_works() -> None:
    bell = says('Your other units gain "When this attacks, draw a card."')
    fox = unit("Fox")
    table = attacking(you=side(attack={1: bell, 2: fox}), them=side(attack={1: unit("Wall", hp=9)}))
    table.you.attacks(fox, 1)
    table.resolve()
    assert len(table.you.hand) == 1


def test_a_discount_is_paid_with_cards() -> None:
    tall = says(
        "Discount: If you're playing this from your hand, you may [Put 1 card from your hand on "
        "the bottom of your deck] to instead pay a cost of 1 to play this.",
        level=4,
    )
    table = given(you=side(hand=[tall, PLAIN], resources=1))
    table.you.summons(tall, 1)
    if table.prompt == "discount":
        table.you.says("yes")
    table.resolve()
    assert table.you.attack(1) == tall
    assert table.you.ready_resources == 0
    assert table.you.hand == []


def test_an_effect_on_a_hand_does_not_tell_how_many_cards_it_is_about() -> None:
    """Q. My opponent's unit cards in hand can be set this turn. Do I learn how many units those
    are?  A. No: neither from the log nor from what lasts."""
    word = does("Unit cards in your hand can be set this turn.")
    fox, spell = unit("Fox"), event("Spell")
    views, logs = [], []
    for hand, deck in (([fox, fox], [spell, spell]), ([spell, spell], [fox, fox])):
        table = given(you=side(hand=[word, *hand], deck=deck))
        table.you.plays(word)
        table.resolve()
        views.append(table.game.view(1))
        logs.append(table.game.seen_log(1))
    assert views[0] == views[1] and logs[0] == logs[1]
