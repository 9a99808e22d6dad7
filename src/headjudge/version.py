"""The version of Headjudge: the package's metadata, records and `--version` take it from here."""

VERSION = "0.1.0"

PLAIN = "plain"
COMPILED = "compiled"


def build() -> str:
    """Which build runs: the compiled one compiles this module too, so its file is a library."""
    return PLAIN if __file__.endswith((".py", ".pyc")) else COMPILED
