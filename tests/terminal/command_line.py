"""The command line as a program would call it."""

from __future__ import annotations

from click.testing import CliRunner, Result

from headjudge.cli import main


def run(*arguments: str, input: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, list(arguments), input=input)


def fine(*arguments: str, input: str | None = None, code: int = 0) -> str:
    """What a command prints that ends with this code."""
    result = run(*arguments, input=input)
    assert result.exit_code == code, result.output
    return result.stdout
