"""Terms: what card text means, as frozen data.

Terms compare by structure, print, hash and go to JSON; they hold no functions.
`wording` remembers which of several equal phrasings the text used, so that a term
says itself back exactly; it is no part of the meaning and never compared. `Wording` has its
parts by name.

A term is not a truth value: `if term` is an error, so that `and`, `or` and `not`
cannot be mistaken for `Both`, `Either` and `Not`.
"""

from __future__ import annotations

from headjudge.language.terms.abilities import (
    Ability,
    Auto,
    Change,
    Continuous,
    Forbid,
    Guarding,
    Keyword,
    Lasting,
    Link,
    Replacement,
)
from headjudge.language.terms.cards import (
    Among,
    AtRandom,
    Cards,
    Color,
    Compare,
    Count,
    CountKinds,
    CountOf,
    Either,
    EventCard,
    EventPartner,
    EventSource,
    Every,
    Extreme,
    FaceUp,
    Filter,
    HasKeyword,
    InZones,
    It,
    Named,
    NameHas,
    Not,
    Number,
    Object,
    Of,
    Other,
    Per,
    Pick,
    Placed,
    PlayerNumber,
    Plus,
    Quantity,
    Rest,
    Selector,
    Self,
    Shares,
    These,
    Times,
    Together,
    TopOf,
    Trait,
    TurnCount,
    Type,
    Under,
    Upright,
)
from headjudge.language.terms.conditions import (
    AnyOf,
    Both,
    ByEffect,
    Condition,
    Differ,
    Entered,
    Happened,
    Is,
    No,
    Pattern,
    Relation,
    Situation,
    TurnOf,
)
from headjudge.language.terms.effects import (
    Action,
    Choose,
    ChooseOf,
    Destroy,
    Discard,
    DiscardUntil,
    Draw,
    Effect,
    ForEach,
    GameEnds,
    If,
    Look,
    May,
    Put,
    PutUnder,
    Reveal,
    Search,
    Shuffle,
    Swap,
    ToRest,
    ToStand,
)
from headjudge.language.terms.term import (
    EACH,
    OPPONENT,
    YOU,
    Term,
    Whose,
)
from headjudge.language.terms.walking import fields_of, inside, rewrite, walk

__all__ = (
    "Ability", "Action", "Among", "AnyOf", "AtRandom", "Auto", "Both", "ByEffect", "Cards",
    "Change", "Choose", "ChooseOf", "Color", "Compare", "Condition", "Continuous", "Count",
    "CountKinds", "CountOf", "Destroy", "Differ", "Discard", "DiscardUntil", "Draw", "EACH",
    "Effect", "Either", "Entered", "EventCard", "EventPartner", "EventSource", "Every", "Extreme",
    "FaceUp", "Filter", "ForEach", "Forbid", "GameEnds", "Guarding", "Happened", "HasKeyword", "If",
    "InZones", "Is", "It", "Keyword", "Lasting", "Link", "Look", "May", "NameHas", "Named",
    "No", "Not", "Number", "OPPONENT", "Object", "Of", "Other", "Pattern", "Per", "Pick", "Placed",
    "PlayerNumber", "Plus", "Put", "PutUnder", "Quantity", "Relation", "Replacement", "Rest",
    "Reveal", "Search", "Selector", "Self", "Shares", "Shuffle", "Situation", "Swap",
    "Term", "These", "Times", "ToRest", "ToStand", "Together", "TopOf", "Trait", "TurnCount",
    "TurnOf", "Type", "Under", "Upright", "Whose", "YOU", "fields_of", "inside", "rewrite", "walk",
)  # fmt: skip
