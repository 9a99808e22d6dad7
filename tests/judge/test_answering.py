"""What lines of play and clauses on what may be done mean: every word, and one option."""

from __future__ import annotations

import pytest

from tests.judge.test_play import played, wrong

VANGUARD = """\
ruling A
game vanguard
card Ace: normal, grade 3, power 11000, icons twin drive, shield none
card Scout: normal, grade 1, power 7000
card Hush: normal, grade 2, power 15000
"""
GATE = """\
ruling A
game gateruler
card Page: unit, level 1, atk 1, hp 2, stk 1
card Spark: event
    Timing: Standard Action
    Choose 1 enemy unit and deal 2 damage to it.
"""
MAIN = "you have vanguard Ace; hand Scout\nturn you, main phase\n"
BATTLE = (
    "you have vanguard Ace; rear-guard 1 Hush\n"
    "they have vanguard Ace; rear-guard 1 Scout; rear-guard 4 Hush\nturn you, battle phase\n"
)


def error(text: str) -> str:
    """What is wrong in a ruling, in the last of its lines."""
    [(line, told)] = wrong(text)
    assert line == len(text.splitlines()), told
    return told


# -- every word means something -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("expect you may flurb Scout", "'flurb' means nothing"),
        ("expect you may not flurb Scout", "'flurb' means nothing"),
        ("expect you may not flurb Scout by 8.5.2.1", "'flurb' means nothing"),
        ("expect they may flurb Scout", "'flurb' means nothing"),
        ("expect you may call Scout quickly", "'quickly' means nothing"),
        ("expect you may not attack the moon with Ace by 6.6.1.2", "'moon' means nothing"),
        ("expect you may not call Scoot", "did you mean Scout"),
        ("expect you may not cal Scout", "did you mean call"),
        ("ask you: call Scout quickly", "'quickly' means nothing"),
        ("ask they: cal Scout", "did you mean call"),
        ("ask whether", "asks nothing"),
        ("expect you may not the battle step", "means nothing"),
        ("expect you may not with it", "means nothing"),
        ('expect you may not call Scout "dance"', "no card's text says 'dance'"),
        ("expect you may not circle 9", "there is no such zone"),
        ("expect you may not call Hush", "no such card is in the game"),
        ("you: call Hush", "no such card is in the game"),
        ("you: call Scout and end the main phase", "several answers are divided by ';'"),
        ("you: call Scout quickly", "'quickly' means nothing"),
    ],
)
def test_a_word_that_means_nothing_is_an_error(line: str, word: str) -> None:
    assert word in error(f"{VANGUARD}{MAIN}{line}\n")


def test_what_is_offered_may_be_done_and_nothing_else() -> None:
    assert not wrong(f"{VANGUARD}{MAIN}expect you may call Scout; you may pass; you may Scout\n")
    for line in ("you may attack", "they may call Scout", "they may pass", "you may call Ace"):
        assert "it is forbidden by" in error(f"{VANGUARD}{MAIN}expect {line}\n")


def test_what_may_not_be_done_needs_the_question_or_the_rule() -> None:
    """Where another question is open, `may not` would hold of everything."""
    told = error(f"{VANGUARD}{MAIN}expect you may not attack with Ace\n")
    assert "is no answer to what is asked" in told and "'main'" in told
    assert "is no answer" in error(f"{VANGUARD}{MAIN}expect they may not call Scout\n")
    assert not wrong(f"{VANGUARD}{MAIN}expect they may not call Scout by 8.5.2.1\n")
    assert "forbidden by 8.5.2.1" in error(
        f"{VANGUARD}{MAIN}expect they may not call Scout by 7.4.1.6\n"
    )
    assert "there is" in error(f"{VANGUARD}{MAIN}expect you may not call Ace by 7.4.1.99\n")


def test_circles_and_zones_can_be_forbidden() -> None:
    assert not wrong(
        f"{VANGUARD}{BATTLE}expect you may attack Scout with Hush; you may attack with Ace\n"
        "expect you may not attack their rear-guard 4 with Hush by 7.4.1.6\n"
        "expect you may not attack your vanguard with Hush\n"
    )
    calls = f"{VANGUARD}{MAIN}expect you may call Scout to the front left circle\n"
    assert not wrong(f"{calls}expect you may not call Scout to the vanguard circle\n")
    assert "it may be done" in error(
        f"{calls}expect you may not call Scout to the front left circle\n"
    )


def test_several_cards_for_one_word_are_taken_in_the_order_they_are_named() -> None:
    text = (
        "ruling A\ngame vanguard\ncard Wall: normal, shield 10000\ncard Long Name: normal\n"
        "you have vanguard Plain\nthey have vanguard Plain; hand Long Name, Wall\n"
        "turn you, battle phase\nyou: attack\n"
    )
    assert not wrong(f"{text}they: guard with Wall and Long Name\n")
    for line in ("no guard", "don't guard", "no more guardians", "no guardians", "pass"):
        assert not wrong(f"{text}they: {line}\nexpect they have damage 1\n")
    for line in ("no attack on them", "no Wall"):
        assert wrong(f"{text}they: {line}\n")


def test_a_question_of_the_readers_is_answered_with_what_is_asked() -> None:
    told = [each.text for each in played(f"{VANGUARD}{MAIN}ask you: attack with Ace\n").told]
    assert "you are asked 'main'" in told[-1] and "no:" in told[-1]
    told = [each.text for each in played(f"{VANGUARD}{MAIN}ask you: call Scout\n").told]
    assert told[-1] == "may you call Scout? yes"


# -- one line for several questions -------------------------------------------------------------


def test_a_line_goes_on_with_the_questions_that_follow() -> None:
    assert not wrong(
        f"{VANGUARD}{MAIN}you: call Scout to the front left circle\n"
        "expect Scout is in rear-guard 1\n"
    )
    assert not wrong(
        f"{VANGUARD}{BATTLE}you: attack Scout with Hush\nexpect they have drop Scout\n"
    )
    assert not wrong(
        f"{GATE}you have hand Page; resource 2\nyou: summon Page to attack zone 1\n"
        "expect Page is in attack 1\n"
    )
    assert not wrong(
        f"{GATE}you have hand Spark\nthey have attack 1 Page; attack 2 Page\n"
        "you: play Spark on Page in attack 2\nexpect they have attack 2 nothing\n"
    )


def test_one_name_stands_for_one_card() -> None:
    """Of two foxes one attacks; that does not say that the other is attacked."""
    text = (
        f"{GATE}card Fox: unit, level 1\nyou have attack 1 Fox\n"
        "they have attack 1 Page; attack 2 Fox\nturn you, attack phase\n"
    )
    line = "expect you may attack Page with Fox; you may attack Fox with Fox\n"
    assert not wrong(f"{text}{line}expect you may not attack attack zone 3 with Page\n")
    told = error(f"{text}you: attack their set zone 1 with Fox\n")
    assert "cannot be done" in told or "is not offered" in told


def test_what_a_line_names_besides_may_have_been_the_only_choice() -> None:
    one = f"{GATE}you have hand Spark\nthey have attack 1 Page\n"
    assert not wrong(f"{one}you: play Spark on Page\nexpect they have graveyard Page\n")
    assert "asks for 'on attack zone 2'" in error(f"{one}you: play Spark on attack zone 2\n")


def test_a_line_that_cannot_be_carried_out_to_its_end_changes_nothing() -> None:
    report = played(f"{VANGUARD}{MAIN}you: call Scout to the vanguard circle\n")
    assert not report.holds and report.game is not None
    assert report.game.decision is not None and report.game.decision.prompt == "main"
    report = played(f"{VANGUARD}{MAIN}you: call Scout; front left circle; flurb\n")
    assert not report.holds and report.game is not None
    assert report.game.decision is not None and not report.game.answers


def test_phases_are_ended_from_either_side() -> None:
    for line in ("end their main phase", "end your main phase", "end main phase", "pass", "end"):
        assert not wrong(
            f"{VANGUARD}turn them, main phase\nthey: {line}\nexpect they are asked start step\n"
        )
    assert "offered is end your main phase" in error(
        f"{VANGUARD}turn them, main phase\nthey: end the battle phase\n"
    )


# -- one option, or which ------------------------------------------------------------------------


def test_equal_cards_are_one_option_where_they_lie_alike() -> None:
    hand = "you have hand Scout, Scout; vanguard Ace\n"
    assert not wrong(f"{VANGUARD}{hand}you: call Scout to the front left circle\n")
    unequal = (
        "ruling A\ngame dragonball\ncard Ada: battle, power 15000\n"
        "you have battle Ada, Ada (over Plain)\nturn you, main phase\npassing combo, counter\n"
    )
    assert "may mean" in error(f"{unequal}you: attack their leader with Ada\n")
    assert not wrong(f"{unequal}you: option 2\nexpect they have life 7\n")


TWO_ABILITIES = """\
ruling A
game vanguard
card Ace: normal, grade 3, power 11000
    [AUTO](VC):When this unit attacks, draw a card.
    [AUTO](VC):When this unit attacks, this unit gets [Power] +5000 until end of turn.
you have vanguard Ace; hand nothing
turn you, battle phase
passing guard
you: attack
"""


def test_abilities_of_one_card_are_told_apart_by_words_of_their_text() -> None:
    assert "may mean: Ace; Ace" in error(f"{TWO_ABILITIES}you: Ace\n")
    for first, second in (("draw a card", "+5000"), ("+5000", "draw a card")):
        report = played(f'{TWO_ABILITIES}you: Ace "{first}"\nexpect nobody has won\n')
        assert report.holds, report.wrong
        told = "\n".join([each.text for each in report.told if not each.line])
        words = {"draw a card": "You draw", "+5000": "gets +5000"}
        assert told.index(words[first]) < told.index(words[second]), told
    assert "no card's text says 'retire'" in error(f'{TWO_ABILITIES}you: Ace "retire"\n')


def test_replacements_are_told_apart_by_words_of_their_text() -> None:
    text = (
        "ruling A\ngame godzilla en-1.01\n"
        "card Relic: battle, rank 1\n"
        "    When this card would be [Destroy], put this card on the bottom of your deck instead.\n"
        "    When this card would be [Destroy], return it to your hand instead.\n"
        "card Beam: strategy, rank 1\n"
        "    [Destroy] all of your opponent's battle cards in the same column as your monster "
        "card.\n"
        "you have position 2; hand Beam\nthey have zone 4 Relic; hand nothing\n"
        "you: activate Beam in strategy zone 1\n"
    )
    assert "may mean: apply Relic; apply Relic" in error(f"{text}they: Relic\n")
    assert not wrong(f'{text}they: Relic "to your hand"\nexpect Relic is in hand\n')
    assert not wrong(f'{text}they: apply Relic "bottom of your deck"\nexpect Relic is in deck\n')


def test_options_by_their_places_in_the_order_they_are_said() -> None:
    text = (
        "ruling A\ngame vanguard\ncard Seer: normal, grade 3\n"
        "    [AUTO](VC):When this unit attacks, look at three cards from the top of your deck, and "
        "put them on the top of your deck in any order.\n"
        "card One: normal\ncard Two: normal\ncard Three: normal\n"
        "you have vanguard Seer; deck One, Two, Three, 6 Plain\nturn you, battle phase\n"
        "passing guard\nyou: attack\n"
    )
    for line in ("option 2, option 1, option 3", "option 2, 1, 3", "options 2, 1, 3"):
        assert not wrong(f"{text}you: {line}\nexpect you have trigger nothing; nobody has won\n")


# -- names ---------------------------------------------------------------------------------------


def test_names_that_are_common_words() -> None:
    cards = "".join(
        f"card {name}: unit, level 1\n" for name in ("The", "Own", "Pile", "Attack", "Hand")
    )
    assert not wrong(
        f"{GATE}{cards}you have hand The, Own, Pile, Attack, Hand; resource 9\n"
        "you: summon The to the attack zone 1\nyou: summon Own to attack zone 2\n"
        "expect The is in attack 1; Own level 1; Pile level 1; Hand is in hand; Attack is in hand\n"
        "expect you have attack 1 The; you may summon Pile\n"
        'expect you may summon "Attack"\n'
    )


def test_names_with_a_number_and_figures_behind_names() -> None:
    text = (
        "ruling A\ngame godzilla\ncard Tower: battle, rank 7\ncard Tower 3: battle, rank 2\n"
        'card "Mast, the 4th": battle, rank 1\n'
        'you have position 8; zone 1 Tower; zone 2 Tower 3; hand "Mast, the 4th"\n'
    )
    assert not wrong(
        f'{text}expect Tower rank 7; Tower 3 rank 2; "Mast, the 4th" rank 1\n'
        'expect you may play "Mast, the 4th"; Tower is in zone 1; Tower 3 is in zone 2\n'
    )
    assert "rank is 2" in error(f"{text}expect Tower 3 rank 7\n")
