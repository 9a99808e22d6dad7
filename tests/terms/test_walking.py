"""Going through terms: `walk` looks, `rewrite` makes another term."""

from __future__ import annotations

from typing import Any

from headjudge.language import terms as t

YOURS = t.Cards(("field",), t.YOU, (t.Type(("unit",)),))
DRAW = t.Draw(t.Count(YOURS))
LASTING = t.Lasting("turn", t.Continuous((t.Change(t.Self(), "power", "add", 2),)))
EFFECTS = (t.If(t.TurnOf(t.YOU), (DRAW,)), LASTING)


def kinds(found: list[t.Term]) -> list[type]:
    return [type(each) for each in found]


def test_walk_lists_every_term_itself_first_in_the_order_of_fields() -> None:
    inside = [t.If, t.TurnOf, t.Draw, t.Count, t.Cards, t.Type]
    assert kinds(t.walk(EFFECTS)) == [*inside, t.Lasting, t.Continuous, t.Change, t.Self]
    assert t.walk("no term") == []


def test_walk_lists_what_it_does_not_enter_without_its_inside() -> None:
    found = t.walk(EFFECTS, enter=lambda each: isinstance(each, t.Effect))
    assert kinds(found) == [t.If, t.TurnOf, t.Draw, t.Count, t.Lasting, t.Continuous]


def test_inside_and_fields_of_leave_out_what_is_worked_out_from_the_rest() -> None:
    auto = t.Auto(t.Pattern("enter"), (DRAW,))
    assert t.inside(auto) == ("", auto.when, (DRAW,), (), False, (), ())
    assert "kinds" not in t.fields_of(auto, lambda each: each)


def doubled(term: Any) -> Any:
    """Every number twice as large."""
    return term * 2 if type(term) is int else t.rewrite(term, doubled)


def test_rewrite_changes_numbers_all_the_way_down_and_keeps_the_wording() -> None:
    before = (t.Draw(t.Times(2, 3), wording="so many"), LASTING)
    after = doubled(before)
    assert after[0] == t.Draw(t.Times(4, 6))
    assert after[0].wording == "so many"
    assert after[1].ability.changes[0].operand == 4
    assert before[0].number == t.Times(2, 3)


def test_rewrite_gives_the_very_term_back_where_nothing_changes() -> None:
    assert t.rewrite(DRAW, lambda each: each) is DRAW
    assert doubled(DRAW) is DRAW
