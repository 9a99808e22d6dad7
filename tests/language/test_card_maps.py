"""Card files of other makers: CSV and JSON with a map."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from headjudge.kernel.errors import BadCard
from headjudge.language.card_maps import CardMap, fields_of, mapped, parse_map, read_map


class Hull(msgspec.Struct, frozen=True):
    """A part of a card of an invented game."""

    name: str = ""
    draught: int | None = None


class Boat(msgspec.Struct, frozen=True):
    """A card of an invented game."""

    number: str
    name: str
    draught: int | str = 0
    crew: list[str] = []
    sails: bool = False
    notes: dict[str, str] = {}
    text: str = ""
    under: Hull | None = None


KNOWN = fields_of(Boat)
TABLE = "Nr,Title,Depth,Crew,Sails,Effect\n"


def of_csv(rows: str, line: str = "number=Nr,name=Title,draught=Depth,text=Effect") -> Any:
    return mapped(TABLE + rows, parse_map(line, KNOWN), KNOWN)


def test_the_fields_of_a_form_are_known_with_their_sorts() -> None:
    assert KNOWN == {
        "number": "text", "name": "text", "draught": "number", "crew": "list", "sails": "flag",
        "text": "text", "under.name": "text", "under.draught": "number",
    }  # fmt: skip


# -- maps -----------------------------------------------------------------------------------


def test_a_line_names_columns_and_translates_values() -> None:
    assert parse_map("name=Title, crew.Able Hand=sailor,under.name=Keel", KNOWN) == CardMap(
        fields={"name": "Title", "under.name": "Keel"}, values={"crew": {"able hand": "sailor"}}
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("name", "map: no field=Column: 'name'"),
        ("name=", "map: no field=Column: 'name='"),
        ("=Title", "map: no field=Column: '=Title'"),
        ("name=A,name=B", "map.name: named twice"),
        ("colour=Hue", "map.colour: cards have no such field; they have number, name, draught"),
    ],
)
def test_a_line_that_is_no_map_says_so(line: str, said: str) -> None:
    with pytest.raises(BadCard) as error:
        parse_map(line, KNOWN)
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("fields = 3", "map: Expected `object`, got `int`"),
        ("[fields]\nhue = 'x'", "map.hue: cards have no such field"),
        ("[constants]\nhue = 'x'", "map.hue: cards have no such field"),
        ("[split]\nname = '/'", "map.name: a field of several values"),
        ("[split]\ncrew = ''", "map.crew: a field of several values"),
        ("[replace.text]\n'' = 'x'", "map.text: something"),
        ("[fields]\nname = []", "map.name: from 1 to 20 columns"),
        ("separator = ',;'", "map.separator: one sign"),
        ("colums = 'x'", "map: Object contains unknown field `colums`"),
        ("name = [", "map: "),
    ],
)
def test_a_map_file_that_is_wrong_names_the_field(text: str, said: str) -> None:
    with pytest.raises(BadCard) as error:
        read_map(text, KNOWN)
    assert str(error.value).startswith(said)
    read_map("[fields]\nname = 'Title'", KNOWN)


# -- tables ---------------------------------------------------------------------------------


def test_columns_become_fields_and_blanks_are_left_out() -> None:
    assert of_csv('B-1,Cutter,"1,200",x,y,"Moor, ""then"" sing."\nB-2, Yawl ,-,,,\n\n') == [
        {"id": "B-1", "name": "Cutter", "draught": 1200, "crew": ["x"], "sails": "y",
         "text": 'Moor, "then" sing.'},
        {"id": "B-2", "name": "Yawl"},
    ]  # fmt: skip


@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_separators_marks_and_line_ends_are_found_out(separator: str, mark: str, end: str) -> None:
    lines = [("number", "Name", "text"), ("B-1", "Cutter", "Moor.")]
    data = mark + end.join([separator.join(line) for line in lines]) + end
    assert mapped(data, CardMap(), KNOWN) == [{"id": "B-1", "name": "Cutter", "text": "Moor."}]


def test_a_map_may_say_which_sign_stands_between_columns() -> None:
    assert mapped("number:name\nB-1:Cutter\n", read_map("separator = ':'", KNOWN), KNOWN) == [
        {"id": "B-1", "name": "Cutter"}
    ]


@pytest.mark.parametrize(
    ("data", "field", "said"),
    [
        ("", "file", "no cards in it"),
        ("number,name\n", "file", "no cards in it"),
        ("number,name,name\nB-1,x,y\n", "row 1", "two columns have the name 'name'"),
        ("number,name\nB-1,x,y\n", "row 2", "3 columns, not 2"),
        ('number,name\nB-1,"x\n', "row 2", "not CSV: "),
        ('number,name\nB-1,"x"y\n', "row 2", "not CSV: "),
        ("name\nCutter\n", "map.number", "no column has the name number, and no map says"),
        (",".join(["x"] * 201), "row 1", "more than 200 columns"),
        ("number,name\nB-1," + "x" * 20_000, "row 2", "more than 16000 characters"),
        ("number\n" + "B-1\n" * 10_002, "file", "more than 10000 cards"),
        ("[[card]]\nnumber = 'B-1'", "file", "a map is for CSV and JSON"),
        ("[1, 2]", "card 1", "a table of fields"),
        ('{"boats": []}', "file", "a list of cards; `cards` in the map says where it lies"),
        ("[", "file", "not JSON: "),
        ("[]", "file", "no cards in it"),
    ],
)
def test_a_file_that_cannot_be_read_names_the_row(data: str, field: str, said: str) -> None:
    with pytest.raises(BadCard) as error:
        mapped(data, CardMap(), KNOWN)
    assert error.value.field == field
    assert error.value.message.startswith(said)


def test_a_table_without_numbers_is_told_with_the_columns_that_it_has() -> None:
    with pytest.raises(BadCard) as error:
        mapped("Card No;Title\nX-1;Boat\n", CardMap(), KNOWN)
    assert error.value.message.endswith("; there is 'Card No', 'Title'")


def test_a_column_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(BadCard) as error:
        of_csv("B-1,Cutter,,,,\n", "number=Nr,name=Name")
    assert str(error.value).startswith("map.name: no column 'Name'; there is 'Nr', 'Title', 'Dept")


# -- values ---------------------------------------------------------------------------------


def test_constants_lists_translations_and_replacements() -> None:
    card_map = read_map(
        """
        [fields]
        number = "Nr"
        name = "Title"
        text = ["Effect", "Sails"]
        "under.name" = "Depth"
        [constants]
        sails = true
        "under.draught" = 2
        [split]
        crew = "/"
        [values.crew]
        "Able Hand" = "sailor"
        [values.name]
        CUTTER = "Fast Cutter"
        [replace.text]
        "<br>" = "\\n"
        """,
        KNOWN,
    )
    data = TABLE + "B-1,Cutter,Oak,able hand / Cook /,Sail.,Moor.<br>Wait.\n"
    assert mapped(data, card_map, KNOWN) == [
        {"id": "B-1", "name": "Fast Cutter", "sails": True, "crew": ["sailor", "Cook"],
         "text": "Moor.\nWait.\nSail.", "under": {"name": "Oak", "draught": 2}}
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("written", "understood"),
    [
        ("3", 3),
        ("１２", 12),
        ("1,200", 1200),
        ("-2", -2),
        ("3+", "3+"),
        ("1,20", "1,20"),
        ("X", "X"),
    ],
)
def test_numbers_are_read_as_people_write_them(written: str, understood: int | str) -> None:
    (card,) = of_csv(f'B-1,Cutter,"{written}",,,\n')
    assert card["draught"] == understood


@pytest.mark.parametrize(("written", "understood"), [("yes", True), ("No", False), ("so", "so")])
def test_flags_are_yes_or_no(written: str, understood: bool | str) -> None:
    (card,) = of_csv(f"B-1,Cutter,,,{written},\n")
    assert card["sails"] == understood


def test_what_grows_without_end_by_replacing_is_stopped() -> None:
    card_map = read_map(f"[replace.text]\na = '{'a' * 200}'", KNOWN)
    with pytest.raises(BadCard) as error:
        mapped(f"number,text\nB-1,{'a' * 100}\n", card_map, KNOWN)
    assert error.value.field == "map.replace.text"


# -- JSON -----------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["", "cards", "data.boats"])
def test_cards_in_json_lie_where_the_map_says(where: str) -> None:
    boats: Any = [
        {"nr": "B-1", "title": {"en": "Cutter"}, "depth": 3.0, "crew": ["Cook", " "], "sails": True,
         "effects": ["Moor.", "Wait."], "odd": None}
    ]  # fmt: skip
    for key in reversed(where.split(".") if where else []):
        boats = {key: boats}
    text = '[fields]\nnumber = "nr"\nname = "title.en"\ndraught = "depth"\ntext = "effects"\n'
    card_map = read_map(f'cards = "{where}"\n{text}', KNOWN)
    assert mapped(json.dumps(boats), card_map, KNOWN) == [
        {"id": "B-1", "name": "Cutter", "draught": 3, "crew": ["Cook"], "sails": True,
         "text": "Moor.\nWait."}
    ]  # fmt: skip


def test_cards_by_number_are_a_list_too() -> None:
    data = json.dumps({"cards": {"B-1": {"number": "B-1"}, "B-2": {"number": 2}}})
    assert mapped(data, CardMap(), KNOWN) == [{"id": "B-1"}, {"id": "2"}]


def test_what_is_no_value_of_a_field_stays_for_its_card_to_say() -> None:
    data = json.dumps([{"number": "B-1", "draught": [1], "crew": {"a": 1}, "name": True}])
    assert mapped(data, CardMap(), KNOWN) == [
        {"id": "B-1", "draught": [1], "crew": {"a": 1}, "name": True}
    ]
