"""Writes what is made from the types of the protocol: the client's types and the page about it.

    python scripts/protocol.py            write web/src/protocol.ts and docs/protocol.md
    python scripts/protocol.py --check    fail if they are not what would be written

Every struct of `headjudge/table/messages.py`, `headjudge/table/forms.py` and
`headjudge/language/board.py`, and every shape of a view, becomes a TypeScript interface with its
docstring, and a table of the page.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from headjudge.kernel import shapes
from headjudge.language import board
from headjudge.table import forms, messages

ROOT: Final = Path(__file__).parents[1]
TYPES: Final = ROOT / "web" / "src" / "protocol.ts"
PAGE: Final = ROOT / "docs" / "protocol.md"
MODULES: Final = (messages, forms, board)
UNIONS: Final = {"AnyRequest": messages.AnyRequest, "AnyMessage": messages.AnyMessage}
PLAIN: Final = {
    "string": "string", "integer": "number", "number": "number", "boolean": "boolean",
    "null": "null",
}  # fmt: skip


def structs() -> list[type]:
    """Every struct of the protocol and of board descriptions, in the order they are written in."""
    found = [
        each
        for module in MODULES
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == module.__name__
        and each not in (messages.Request, board.Part)
    ]
    return found


def components() -> dict[str, Any]:
    """The JSON schema of each type, by name."""
    _schemas, found = msgspec.json.schema_components([*structs(), *UNIONS.values()])
    return found


# -- TypeScript ------------------------------------------------------------------------------


def written(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "anyOf" in schema:
        return " | ".join(written(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(each).decode() for each in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(written(each) for each in schema["prefixItems"]) + "]"
        inner = written(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {written(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any]) -> str:
    """A TypeScript interface, with what its type says of itself above it. What a client always
    gets is never marked as missing: only fields with a default that is left out are."""
    lines = [f"/** {' '.join(schema.get('description', '').split())} */"]
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", ()))
    for field, inner in schema.get("properties", {}).items():
        key = field if field.isidentifier() else msgspec.json.encode(field).decode()
        optional = "" if field in required or is_always_sent(name, field) else "?"
        lines.append(f"  {key}{optional}: {written(inner)};")
    return "\n".join([*lines, "}"])


def is_always_sent(name: str, field: str) -> bool:
    """Whether the server writes this field even if it has its default: all of a struct that does
    not leave defaults out."""
    made = next((found[name] for found in map(vars, MODULES) if name in found), None)
    if made is None or not issubclass(made, msgspec.Struct) or issubclass(made, messages.Request):
        return False
    config = made.__struct_config__
    return not config.omit_defaults and not config.forbid_unknown_fields


def typescript() -> str:
    """The client's types."""
    parts = ["// Made by scripts/protocol.py from the types of the server. Do not edit."]
    parts += [interface(name, schema) for name, schema in components().items()]
    for name, union in UNIONS.items():
        members = " | ".join(each.__name__ for each in union.__args__)
        parts.append(f"export type {name} = {members};")
    return "\n\n".join(parts) + "\n"


# -- the page ----------------------------------------------------------------------------------


def section(made: type, schema: dict[str, Any]) -> str:
    """A struct on the page: what it is, and its fields."""
    lines = [f"## `{made.__name__}`", "", inspect.cleandoc(made.__doc__ or ""), ""]
    fields = schema.get("properties", {})
    if fields:
        lines += ["| field | type |", "|---|---|"]
        lines += [f"| `{name}` | `{written(inner)}` |" for name, inner in fields.items()]
    return "\n".join(lines)


def page() -> str:
    """The page about the protocol, with a section a struct."""
    found = components()
    parts = ["# The protocol of the table", "", inspect.cleandoc(messages.__doc__ or ""), ""]
    for made in structs():
        if made.__module__ != board.__name__:
            parts += [escaped(section(made, found[made.__name__])), ""]
    parts += ["## Shapes of a view", "", inspect.cleandoc(shapes.__doc__ or ""), ""]
    return "\n".join(parts).rstrip() + "\n"


def escaped(text: str) -> str:
    """The bars inside the cells of a table, marked so that they do not end them."""
    rows = []
    for row in text.split("\n"):
        if row.startswith("| `"):
            name, kind = row[2:-2].split(" | ", 1)
            row = f"| {name} | {kind.replace('|', '&#124;').replace('`', '')} |"
        rows.append(row)
    return "\n".join(rows)


def main() -> int:
    """Write both, or check that they are written."""
    stale = []
    for path, text in ((TYPES, typescript()), (PAGE, page())):
        if "--check" in sys.argv:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(str(path.relative_to(ROOT)))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if stale:
        print(f"not as scripts/protocol.py writes them: {', '.join(stale)}", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
