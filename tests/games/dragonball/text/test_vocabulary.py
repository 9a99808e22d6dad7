"""Every word that a text can be read into means something: it is looked at or done somewhere."""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text import grammar
from headjudge.language import parse_terms
from headjudge.language import terms as t
from tests.games.every_text import EveryVocabulary


class TestVocabulary(EveryVocabulary):
    title = "dragonball"
    passing = (
        parse_terms.Joined,
        parse_terms.Noun,
        parse_terms.Place,
        grammar.Target,
        parse_terms.Grant,
        parse_terms.Part,
        parse_terms.Grants,
        grammar.While,
        grammar.Pair,
        grammar.InAreas,
    )
    surely_read = {v.KO, t.Pick}
