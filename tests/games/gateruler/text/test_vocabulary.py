"""Every word that a text can be read into means something: it is looked at or done somewhere."""

from __future__ import annotations

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text import grammar
from headjudge.language import terms as t
from headjudge.language import while_read
from tests.games.every_text import EveryVocabulary


class TestVocabulary(EveryVocabulary):
    title = "gateruler"
    passing = (
        while_read.Joined,
        grammar.Steps,
        grammar.Mark,
        while_read.Boon,
        while_read.Part,
        while_read.Gets,
        grammar.While,
        grammar.Timing,
        grammar.Body,
    )
    surely_read = {v.Target, t.Pick}
