"""Every word that a text can be read into means something: it is looked at or done somewhere."""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text import grammar
from headjudge.language import terms as t
from headjudge.language import while_read
from tests.games.every_text import EveryVocabulary


class TestVocabulary(EveryVocabulary):
    title = "dragonball"
    passing = (
        while_read.Joined,
        while_read.Noun,
        while_read.Place,
        grammar.Target,
        while_read.Boon,
        while_read.Part,
        while_read.Gets,
        grammar.While,
        grammar.Pair,
        grammar.InAreas,
    )
    surely_read = {v.KO, t.Pick}
