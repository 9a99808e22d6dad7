"""1.3. Golden rules.

They bear on every instruction. The kernel and the card language obey them for all games
alike; what this book says of them stands here, once, and is handed over. Prohibitions
(1.3.3) have a module of their own.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel import golden
from headjudge.rulebook.citation import fact, rule

# What a card's text lays down against these rules.
text_says = rule("1.3.1", game="godzilla")(golden.text_says)
# As many as there are, where more are called for. Of demands that cannot all be met, as many as
# possible must be.
possible = rule("1.3.2", "1.3.2.3", game="godzilla")(golden.possible)
# What already is so does not become so again: nothing was done.
is_no_change = rule("1.3.2.1", game="godzilla")(golden.is_no_change)
# The least number of times that anything is done; fewer never means the opposite.
LEAST_TIMES: Final[int] = fact("1.3.2.2", 0, without=-(1 << 30))
times = golden.not_fewer_than(LEAST_TIMES)
# Of players who choose at the same time, the turn player. Cards of hidden areas that both choose
# at once stay unseen until both have chosen.
chooses_first = rule("1.3.4", "1.3.4.2", game="godzilla")(golden.chooses_first)
# What an effect does to several players without a choice, it does to all at once.
at_the_same_time = rule("1.3.4.1", game="godzilla")(golden.at_the_same_time)
# The numbers a player may name: whole, and not below zero.
numbers_up_to = rule("1.3.5", game="godzilla")(golden.numbers_up_to)
# The least that "up to" allows, where no lower limit is given.
LEAST_OF_UP_TO: Final[int] = fact("1.3.5.1", 0, without=1)
