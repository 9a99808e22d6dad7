"""The greedy player of Dragon Ball: what it does in single decisions, from made-up views."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.dragonball.c02_cards.printed import shipped_pool
from headjudge.players import GreedyPlayer
from tests.players.every_game import EveryGame


class TestEveryGame(EveryGame):
    title = "dragonball"
    matches = 100
    wins = 90


def number_of(name: str) -> str:
    return next(number for number, card in shipped_pool().items() if card.name == name)


LEADER = number_of("Karrow")
THEIRS = number_of("Vettrix")
CHEAP = number_of("Karrow, Kiln-Door Novice")  # cost 1, combo 5000
MIDDLE = number_of("Karrow, Cinder-Palm Striker")  # cost 3, combo 5000, two damage
DEAR = number_of("Karrow, White-Hot Verdict")  # cost 8, combo 10000 for 1
STUMBLE = number_of("Huska, Lucky Stumble")  # cost 2, combo 10000
PARRY = number_of("Kiln-Wall Parry")
QUENCH = number_of("Quenching Word")
OBJECTION = number_of("Objection Sustained")
BLOCKER = number_of("Dorrik, Shield at the Stair")
BLUE = number_of("Brinewick, Lantern Eel")
ME, THEM = 1, 2  # the handles of the leaders
PASS = {"verb": "pass"}


def seen(kind: str, seat: int, *cards: dict[str, Any], count: int = -1) -> dict[str, Any]:
    many = len(cards) if count < 0 else count
    return {"kind": kind, "seat": seat, "number": 1, "count": many, "cards": list(cards)}


def lying(handle: int, number: str, **more: Any) -> dict[str, Any]:
    return {"handle": handle, "number": number, **more}


def fighter(handle: int, number: str, power: int, **more: Any) -> dict[str, Any]:
    return lying(handle, number, values={"power": power}, **more)


def option(verb: str, handle: int, number: str, **more: Any) -> dict[str, Any]:
    return {"verb": verb, "card": {"handle": handle, "number": number}, **more}


def attack(mine: tuple[int, str], theirs: tuple[int, str]) -> dict[str, Any]:
    return option("attack", *mine, other={"handle": theirs[0], "number": theirs[1]})


def choose(
    prompt: str,
    options: list[Any],
    *zones: dict[str, Any],
    hand: tuple[str, ...] = (),
    energy: int = 3,
    life: tuple[int, int] = (8, 8),
    powers: tuple[int, int] = (10000, 10000),
    turn_player: int = 0,
    least: int = 1,
    most: int = 1,
    **more: Any,
) -> tuple[int, ...]:
    """What greedy answers in seat 0. Cards of the hand have the handles 30, 31, ..."""
    view = {
        "game": "dragonball", "viewer": 0, "turn": 5, "turn_player": turn_player, "standby": [],
        "cards": {number: card.facts for number, card in shipped_pool().items()},
        "zones": [
            seen("leader", 0, fighter(ME, LEADER, powers[0])),
            seen("leader", 1, fighter(THEM, THEIRS, powers[1])),
            seen("hand", 0, *[lying(30 + at, number) for at, number in enumerate(hand)]),
            seen("energy", 0, *[lying(50 + at, CHEAP) for at in range(energy)]),
            seen("life", 0, count=life[0]), seen("life", 1, count=life[1]),
            seen("deck", 0, count=30), *zones,
        ],
        "scene": {},
        "decision": {
            "prompt": prompt, "least": least, "most": most, "options": options, "seat": 0,
        },
        **more,
    }  # fmt: skip
    return GreedyPlayer().choose(view)


def of_hand(verb: str, *cards: str, **more: Any) -> list[Any]:
    return [option(verb, 30 + at, number, **more) for at, number in enumerate(cards)]


# -- the turn -----------------------------------------------------------------------------


def test_it_draws_dear_cards_anew() -> None:
    cards = (CHEAP, MIDDLE, DEAR)
    assert choose("redraw", of_hand("card", *cards), hand=cards, least=0, most=3) == (2,)


def test_it_charges_what_it_misses_least_while_it_needs_energy() -> None:
    cards = (MIDDLE, CHEAP, CHEAP)
    options = [*of_hand("card", *cards), PASS]
    assert choose("charge", options, hand=cards, energy=1)[0] in (1, 2)
    assert choose("charge", options, hand=cards, energy=3) == (3,)


def test_it_pays_with_the_colour_it_has_most_of() -> None:
    energy = seen("energy", 0, lying(60, CHEAP), lying(61, CHEAP), lying(62, BLUE))
    options = [option("card", 60, CHEAP), option("card", 62, BLUE)]
    assert choose("energy", options, energy, energy=0) == (0,)


def test_it_plays_the_dearest_card_before_it_attacks() -> None:
    options = [*of_hand("play", CHEAP, MIDDLE), attack((ME, LEADER), (THEM, THEIRS)), PASS]
    assert choose("main", options, hand=(CHEAP, MIDDLE)) == (1,)


def test_it_awakens_first_of_all() -> None:
    awaken = option("activate", ME, LEADER, index=1)
    assert choose("main", [*of_hand("play", MIDDLE), awaken, PASS], hand=(MIDDLE,)) == (1,)
    fight = {"attack": ME, "guard": THEM}
    assert choose("combo", [awaken, PASS], scene=fight) == (0,)


@pytest.mark.parametrize(("deck", "taken"), [(30, 0), (5, 2)])
def test_it_spares_a_deck_that_is_nearly_empty(deck: int, taken: int) -> None:
    options = [{"verb": "option", "index": number} for number in (2, 1, 0)]
    assert choose("how-many", options, seen("deck", 0, count=deck)) == (taken,)


# -- attacking ----------------------------------------------------------------------------


def test_it_attacks_what_it_can_beat_and_nothing_else() -> None:
    options = [attack((ME, LEADER), (THEM, THEIRS)), PASS]
    assert choose("main", options) == (0,)
    assert choose("main", options, powers=(10000, 15000)) == (1,)


def test_with_cards_to_spare_it_attacks_what_a_combo_would_beat() -> None:
    options = [attack((ME, LEADER), (THEM, THEIRS)), PASS]
    hand = (STUMBLE, STUMBLE, CHEAP, CHEAP, MIDDLE)
    assert choose("main", options, hand=hand, powers=(10000, 15000)) == (0,)


def test_the_last_life_goes_before_a_card() -> None:
    there = seen("battle", 1, fighter(5, MIDDLE, 10000, rest=True))
    options = [attack((ME, LEADER), (THEM, THEIRS)), attack((ME, LEADER), (5, MIDDLE)), PASS]
    assert choose("main", options, there, life=(8, 1)) == (0,)


def test_a_dear_card_that_rests_goes_before_the_first_life() -> None:
    there = seen("battle", 1, fighter(5, DEAR, 10000, rest=True))
    options = [attack((ME, LEADER), (THEM, THEIRS)), attack((ME, LEADER), (5, DEAR)), PASS]
    assert choose("main", options, there) == (1,)


# -- combos -------------------------------------------------------------------------------

OFFENCE = {"attack": ME, "guard": THEM}
DEFENSE = {"attack": THEM, "guard": ME}


def combo(scene: dict[str, int], *cards: str, **more: Any) -> tuple[int, ...]:
    options = [*of_hand("combo", *cards), PASS]
    turn_player = 0 if scene is OFFENCE else 1
    return choose("combo", options, hand=cards, scene=scene, turn_player=turn_player, **more)


def test_an_attack_that_is_strong_enough_needs_no_combo() -> None:
    assert combo(OFFENCE, CHEAP, STUMBLE) == (2,)


def test_an_attack_that_lacks_power_is_comboed_with_as_little_as_will_do() -> None:
    assert combo(OFFENCE, STUMBLE, CHEAP, powers=(10000, 15000)) == (1,)
    assert combo(OFFENCE, STUMBLE, CHEAP, powers=(10000, 20000)) == (0,)


def test_what_cannot_be_turned_is_not_comboed_at_all() -> None:
    assert combo(OFFENCE, CHEAP, powers=(10000, 30000)) == (1,)


def test_the_first_damage_is_taken() -> None:
    assert combo(DEFENSE, CHEAP, STUMBLE) == (2,)


def test_the_last_damage_is_stopped_at_any_price() -> None:
    hand = (CHEAP, CHEAP, CHEAP)
    assert combo(DEFENSE, *hand, life=(1, 8), powers=(10000, 20000))[0] < 3


def test_a_tie_goes_to_the_attacker_so_defending_takes_more() -> None:
    assert combo(DEFENSE, STUMBLE, CHEAP, life=(1, 8), powers=(10000, 10000)) == (1,)
    assert combo(DEFENSE, STUMBLE, CHEAP, life=(1, 8), powers=(10000, 15000)) == (0,)


def test_what_was_comboed_already_counts() -> None:
    done = seen("combo", 0, lying(70, CHEAP))
    options = [*of_hand("combo", CHEAP), PASS]
    found = choose("combo", options, done, hand=(CHEAP,), scene=DEFENSE, turn_player=1, life=(1, 8))
    assert found == (1,)


# -- counters and blockers ----------------------------------------------------------------


def counter(number: str, **more: Any) -> bool:
    """Whether greedy counters with this card."""
    options = [*of_hand("counter", number, index=0), PASS]
    return choose("counter", options, hand=(number,), turn_player=1, **more) == (0,)


def test_an_attack_is_negated_when_life_runs_low() -> None:
    assert not counter(PARRY, scene=DEFENSE)
    assert counter(PARRY, scene=DEFENSE, life=(3, 8))
    assert not counter(PARRY, scene=DEFENSE, life=(3, 8), powers=(15000, 10000))


def test_it_does_not_negate_its_own_attack() -> None:
    """It is asked, too, when the other player answers its attack with a blocker."""
    there = seen("battle", 1, fighter(5, MIDDLE, 5000, rest=True))
    for scene in (OFFENCE, {"attack": ME, "guard": 5}):
        options = [*of_hand("counter", PARRY, index=0), PASS]
        more: dict[str, Any] = {"hand": (PARRY,), "scene": scene, "life": (3, 8)}
        assert choose("counter", options, there, turn_player=0, **more) == (1,)


def test_a_dear_card_is_countered_and_a_cheap_one_is_not() -> None:
    for number, wanted in ((MIDDLE, True), (CHEAP, False)):
        declared = seen("hand", 1, lying(80, number))
        options = [*of_hand("counter", QUENCH, index=0), PASS]
        found = choose(
            "counter", options, declared, hand=(QUENCH,), turn_player=1,
            scene={"under way": [80]},
        )  # fmt: skip
        assert (found == (0,)) == wanted


def test_a_counter_is_countered() -> None:
    assert counter(OBJECTION)


def block(power: int, life: int) -> bool:
    """Whether greedy blocks an attack with a blocker of that power."""
    there = seen("battle", 0, fighter(5, BLOCKER, power))
    found = choose(
        "block", [{"verb": "yes"}, {"verb": "no"}], there, scene=DEFENSE, turn_player=1,
        life=(life, 8), standby=[{"seat": 0, "card": BLOCKER}],
    )  # fmt: skip
    return found == (0,)


def test_it_blocks_with_what_survives_or_to_save_the_last_of_its_life() -> None:
    assert block(15000, life=8)
    assert not block(10000, life=8)
    assert block(10000, life=2)


# -- choices inside effects ---------------------------------------------------------------


def test_it_takes_the_other_player_s_best_and_gives_up_its_own_worst() -> None:
    options = [option("card", 5, MIDDLE), option("card", 6, CHEAP)]
    cards = (fighter(5, MIDDLE, 15000), fighter(6, CHEAP, 5000))
    assert choose("KO", options, seen("battle", 1, *cards)) == (0,)
    assert choose("KO", options, seen("battle", 0, *cards)) == (1,)
    assert choose("choose", options, seen("battle", 0, *cards)) == (0,)


def test_it_discards_what_it_misses_least_and_nothing_that_it_need_not() -> None:
    options = of_hand("card", PARRY, CHEAP)
    assert choose("put", options, hand=(PARRY, CHEAP)) == (1,)
    assert choose("put", options, hand=(PARRY, CHEAP), least=0) == ()


def test_of_its_energy_it_chooses_what_rests() -> None:
    energy = seen("energy", 0, lying(60, CHEAP), lying(61, CHEAP, rest=True))
    options = [option("card", 60, CHEAP), option("card", 61, CHEAP)]
    assert choose("choose", options, energy, energy=0, least=0) == (1,)


def test_a_life_card_is_as_good_as_another() -> None:
    where = {"kind": "life", "number": 1, "seat": 0}
    options = [{"verb": "card", "card": {"handle": -1, "number": "", "zone": where}}]
    assert choose("life", options) == (0,)
