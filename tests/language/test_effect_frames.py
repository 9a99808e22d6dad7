"""What the steps of an effect leave for each other is declared in one place."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from headjudge.language import doing
from headjudge.language.doing import EffectMemory, EffectVars

LANGUAGE = Path(doing.__file__).parent
DECLARED = {*EffectVars.__annotations__, *EffectMemory.__annotations__}
# The modules whose only frames are those of effects.
OF_EFFECTS = ("perform", "picking", "doing", "instructions", "lasting", "evaluate", "feasible")


def is_frame(node: ast.expr) -> bool:
    """Whether an expression is the variables of a frame, or the memory of who speaks."""
    if isinstance(node, ast.Attribute):
        return node.attr in ("vars", "memory")
    return isinstance(node, ast.Name) and node.id == "vars"


def names_in(source: str) -> set[str]:
    """The variables that a module reads or writes by name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        key: ast.expr | None = None
        if isinstance(node, ast.Subscript) and is_frame(node.value):
            key = node.slice
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            asked = node.func.attr in ("get", "pop") and is_frame(node.func.value)
            key = node.args[0] if asked else None
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            found.add(key.value)
    return found


@pytest.mark.parametrize("module", OF_EFFECTS)
def test_every_variable_of_the_frame_of_an_effect_is_declared(module: str) -> None:
    source = (LANGUAGE / f"{module}.py").read_text(encoding="utf-8")
    assert names_in(source) <= DECLARED


def test_an_undeclared_variable_would_be_found() -> None:
    source = 'frame.vars["hidden"] = 1; vars.get("secret", ()); context.memory["it"]'
    assert names_in(source) == {"hidden", "secret", "it"}


def test_the_variables_of_the_steps_are_not_what_an_effect_has_spoken_of() -> None:
    assert set(EffectVars.__annotations__) == doing.OWN
    assert not doing.OWN & set(EffectMemory.__annotations__)
