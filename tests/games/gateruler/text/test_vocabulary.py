"""Every word that a text can be read into means something: it is looked at or done somewhere."""

from __future__ import annotations

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text import grammar
from headjudge.language import parse_terms
from headjudge.language import terms as t
from tests.games.every_text import EveryVocabulary


class TestVocabulary(EveryVocabulary):
    title = "gateruler"
    passing = (
        parse_terms.Joined,
        grammar.Steps,
        grammar.Mark,
        parse_terms.Grant,
        parse_terms.Part,
        parse_terms.Grants,
        grammar.While,
        grammar.Timing,
        grammar.Body,
    )
    surely_read = {v.Target, t.Pick}
