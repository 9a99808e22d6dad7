"""Decisions: when one answers itself, and when it must be asked all the same."""

from __future__ import annotations

from headjudge.kernel.decision import NO, YES, Decision, Option, may

ONE: tuple[Option, ...] = (("card", 1),)
TWO: tuple[Option, ...] = (("card", 1), ("card", 2))


def test_one_option_of_one_is_forced() -> None:
    assert Decision(0, "choose", ONE, "1-1").forced()


def test_one_option_of_two_is_not() -> None:
    assert not Decision(0, "choose", TWO, "1-1").forced()


def test_all_of_them_is_forced() -> None:
    assert Decision(0, "choose", TWO, "1-1", least=2, most=2).forced()


def test_all_of_them_in_an_order_is_not() -> None:
    assert not Decision(0, "order", TWO, "1-1", least=2, most=2, ordered=True).forced()


def test_an_order_of_one_is_forced() -> None:
    assert Decision(0, "order", ONE, "1-1", ordered=True).forced()


def test_up_to_one_of_one_is_not_forced() -> None:
    assert not Decision(0, "choose", ONE, "1-1", least=0).forced()


def test_up_to_nothing_is_forced() -> None:
    assert Decision(0, "choose", ONE, "1-1", least=0, most=0).forced()


def test_up_to_one_of_none_is_forced() -> None:
    assert Decision(0, "choose", (), "1-1", least=0, most=1).forced()


def test_what_only_the_player_can_know_to_be_forced_is_asked() -> None:
    """Skipping the question would tell the other player what is not there."""
    assert not Decision(0, "choose", ONE, "1-1", secret=True).forced()
    assert not Decision(0, "choose", (), "1-1", least=0, most=0, secret=True).forced()


def test_yes_or_no() -> None:
    decision = may(1, "mulligan", "5-2")
    assert decision.options == (YES, NO)
    assert (decision.seat, decision.least, decision.most) == (1, 1, 1)
    assert "mulligan" in repr(decision)
