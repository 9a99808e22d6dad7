"""English words for people that all games say alike; a game's own words stand beside them, or in
their place."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = {
    "you": "you",
    "them": "your opponent",
    "one": "player {n}",
    "your": "your",
    "their": "your opponent's",
    "ones": "player {n}'s",
    "nobody": "nobody",
}

ZONES: Final = {
    "hand": "the hand",
    "of": "{whose} {zone}",
}

ENTRIES: Final = {
    "turn": "Turn {amount}: {whose} turn.",
    "end turn": "The turn is about to end.",
    "draw": "{Who} {draw|draws} {card}.",
    "redraw": "{Who} {put|puts} {amount} {card/cards} back and {draw|draws} as many.",
    "goes first": "{Who} {go|goes} first.",
    "deal": "{Who} {take|takes} {amount} {card/cards} from the deck to {to}.",
    "deal hand": "{Who} {take|takes} {amount} {card/cards} from the deck to {to}.",
    "declined": "{Who} {choose|chooses} not to use the effect of {card}.",
    "declined all": "{Who} {choose|chooses} not to.",
    "unmet": "The condition of {card} is not met: nothing comes of it.",
    "unmet all": "The condition is not met: nothing comes of it.",
    "none chosen": "{Who} {choose|chooses} no card for {card}.",
    "none chosen all": "{Who} {choose|chooses} no card.",
    "none there": "{Card} {finds/find} no card that it could be about.",
    "none there all": "There is no card that it could be about.",
    "ability void": "Nothing comes of {ability} of {card}: it is not so any more that it works.",
    "ability void/forbidden": "Nothing comes of {ability} of {card}: an effect forbids it.",
    "ability void/used up": "Nothing comes of {ability} of {card}: it was used often enough.",
    "moved": "Cards are moved.",
    "put": "{Card} {goes/go} from {origin} to {to}.",
    "put hand": "{Card} {goes/go} from {origin} to {to}.",
    "look": "{Who} {look|looks} at {card}.",
    "reveal": "{Who} {reveal|reveals} {card}.",
    "change": "{Cards} {gets/get} {change} {until}.",
    "change/lose": "{Cards} {loses/lose} {change} {until}.",
    "change/lose-all": "{Cards} {loses/lose} {change} {until}.",
    "change/set": "{Cards} {gets/get} {change} {until}.",
    "change/times": "{Cards} {gets/get} {change} {until}.",
    "change/switch-off": "{Cards} {gets/get} {change} {until}.",
    "change/switch-on": "{Cards} {gets/get} {change} {until}.",
    "change all": "An effect of {source} lasts {until}: the cards it means get {change}.",
    "change all/lose": "An effect of {source} lasts {until}: the cards it means lose {change}.",
    "change all/lose-all": "An effect of {source} lasts {until}: the cards it means lose {change}.",
    "change none": "There is no card that gets {change}.",
    "ban": "{Cards} {ban} {until}.",
    "ban all": "An effect of {source} lasts {until}: the cards it means {ban}.",
    "ban none": "There is no card that the effect of {source} is about.",
    "replacement": "When {cards} would {deed}, {source} replaces that {until}.",
    "replacement all": "An effect of {source} lasts {until}: what would {deed} is replaced.",
    "replacement none": "There is no card that the effect of {source} is about.",
    "delayed": "An effect of {source} waits for {moment}.",
    "lasting": "An effect of {source} lasts {until}.",
    "replaced": "{Card} would {deed}: {source} has something else done instead.",
    "replaced/moved": "{Card} would {deed}: {it goes/they go} to {to} because of {source}.",
    "replaced/before": "{Card} would {deed}: {source} has something done before.",
    "replaced/changed": "{Card} would {deed}: {source} changes that.",
    "replaced/prevented": "{Card} would {deed}: {source} prevents that.",
    "replaced all": "{Source} has something else done instead.",
    "replaced all/moved": "{Source} replaces that with something else.",
    "replaced all/before": "{Source} has something done before.",
    "replaced all/changed": "{Source} changes that.",
    "replaced all/prevented": "{Source} prevents that.",
    "forbidden": "{Card} {ban}: {source} forbids it.",
    "forbidden all": "That cannot happen: {source} forbids it.",
    "loop": "The loop is settled: {amount} {time/times} more.",
    "lose": "{Who} {meet|meets} a condition to lose.",
    "concede": "{Who} {concede|concedes}.",
    "result": "{result}.",
    "answer": "{Who} {decide|decides}: {prompt}.",
    "forced": "{Who} {have|has} one choice only: {prompt}.",
}

UNTIL: Final = {
    "other": "as long as it says",
    "game": "for the rest of the game",
    "once": "until its moment comes",
}

# What effects change, and how: +5000 power, twice the power, an ability.
CHANGES: Final = {
    "add": "{value} {property}",
    "times": "{value} times the {property}",
    "set": "the {property} {value}",
    "have": "{property} {value}",
    "gain": "the {property} {value}",
    "lose": "the {property} {value}",
    "abilities gain": "{value}",
    "abilities lose": "{value}",
    "abilities lose-all": "all abilities",
    "abilities switch-off": "abilities that do nothing",
    "abilities switch-on": "abilities that work again",
    "other": "another {property}",
}

PROPERTIES: Final = {
    "abilities": "abilities",
}

# Abilities, by keyword or by sort.
ABILITIES: Final = {
    "keyword": "{name}",
    "other": "an ability",
}

# Sorts of events, as what a card does or what befalls it.
DEEDS: Final = {
    "draw": "be drawn",
    "reveal": "be revealed",
    "put": "go there",
    "other": "do that",
}


def bans(deeds: dict[str, str]) -> dict[str, str]:
    """What cannot be done or befall a card, for each deed."""
    return {kind: f"cannot {deed}" for kind, deed in deeds.items()}


BANS: Final = bans(DEEDS)

# What an effect that was put off waits for, by the sort of event.
MOMENTS: Final = {
    "end turn": "the end of the turn",
    "other": "its moment",
}

# Other words of a message.
WORDS: Final[dict[str, str]] = {}

RESULTS: Final = {
    "won": "{Who} {win|wins}",
    "drawn": "A draw",
}

PROMPTS: Final = {
    "redraw": "cards to put back and draw anew",
    "draw-another": "draw one more card?",
    "replace": "which replacement to apply",
    "instead": "apply it?",
    "pay": "pay the cost?",
    "may": "do it?",
    "order": "the order, the first topmost",
    "choose-of": "what to do",
    "loop-times": "how many times more the loop goes round",
    "choose": "cards to choose",
    "affect": "what the effect is on",
    "discard": "what to discard",
    "look": "what to look at",
    "put": "cards to put there",
    "put under": "which cards go under it",
    "to hand": "cards that go to the hand",
    "to deck": "cards that go to the deck",
    "reveal": "what to reveal",
    "search": "cards you search for",
    "swap": "what trades places",
    "other": "your choice",
}

# How a sentence says that it tells of a cost, where it has no words for that itself.
COSTS: Final = {
    "paid": "{line} to pay a cost.",
}

COUNTS: Final = {
    "exactly": "{most} of them",
    "up to": "up to {most}",
    "between": "{least} to {most}",
    "cards exactly": "{most} of them",
    "cards up to": "up to {most}",
    "cards between": "{least} to {most}",
}

OPTIONS: Final = {
    "card": "{card}",
    "option": "option {index}",
    "times": "{index} times",
    "standby": "{card}",
    "replace": "apply {card}",
    "yes": "yes",
    "no": "no",
    "other": "{verb}",
}

PLACES: Final = {
    "own": "{card} ({place})",
    "in": "{card} ({place})",
    "holds": "{zone} ({card})",
    "no zone": "nowhere",
}

CARD: Final = {
    "name": "{name}",
    "none": "a card",
    "hidden": "a card",
    "several hidden": "{n} cards",
    "hidden of": "{whose} card",
    "several hidden of": "{n} of {whose} cards",
    "more hidden": "1 more card",
    "more several hidden": "{n} more cards",
    "of": "{whose} {card}",
    "of that sort": "cards of that sort",
    "times": "{card} ×{n}",
    "and": "{first} and {last}",
    "now": "now: {values}",
    "no text": "(no text)",
    "list": ", ",
    "list with commas": "; ",
}

# What is wrong with an answer, a deck, or a file. `{count}`: how many must be chosen.
ERRORS: Final = {
    "nobody is asked": "nobody is asked anything",
    "no such option": "there is no such option",
    "chosen twice": "an option is chosen twice",
    "wrong number": "choose {count}, not {given}",
    "game over": "the game is over",
    "hidden zone": "you may not look there",
    "no such zone": "no place has that name",
    "unknown card": "unknown card {number}",
    "open card": "card {number}: {why}",
    "unread card": "card {number}: text: cannot read {clause} (column {column})",
    "deck size": "exactly {n} cards, not {count}",
    "most cards": "at most {n} cards, not {count}",
    "not for a deck": "{card} may not be in a deck",
    "not for a main deck": "{card} may not be in a main deck",
    "most of a name": "at most {n} cards named {card}, not {count}",
    # of a line in a deck that is a list of cards
    "long line": "line {line}: longer than {n} characters",
    "no heading": "line {line}: no heading {text}; there is {parts}",
    "no card": "line {line}: no card {text}",
    "no card but": "line {line}: no card {text}; did you mean {cards}?",
    "other name": "line {line}: {card} has another name than {text}",
    "other name but": "line {line}: {card} has another name than {text}; did you mean {cards}?",
    "incomplete card": "line {line}: card {number}: {why}",
    "several ways": "line {line}: may be {cards}; write the number",
    "several cards": "line {line}: {count} cards have this name: {cards}; write the number",
    "no count": "line {line}: a count from 1 to {n}",
    "too many copies": "line {line}: more than {n} of {number}",
    "too many in part": "line {line}: more than {n} cards in {part}",
    "one card": "line {line}: {part} is one card, and this is one more",
    "which of them": "line {line}: {part}: {cards}? Write this heading above its cards",
    "left out": "without the cards on these lines ({count}), the deck breaks rules:",
    # of a file: that it cannot be read at all
    "no such file": "{file}: No such file or directory",
    "no reading": "{file}: {why}",
    "no file": "{file} is no file of text",
    "large file": "{file} is larger than {n} bytes",
    "no utf-8": "{file} is not UTF-8 text",
    # of a file of cards
    "large cards": "larger than {n} bytes",
    "many cards": "more than {n} cards",
    "no cards": "no cards in it",
    "no list": "a list of cards",
    "no tables": "no [[card]] in it",
    "no json": "not JSON: {why}",
    "no toml": "neither TOML nor JSON: {why}",
    "no csv": "not CSV: {why}",
    "no fields": "a table of fields",
    "no own number": "every card needs a number of its own",
    "no sign": "a sign that cannot be printed",
    "long text": "text longer than {n}",
    "slow texts": "its texts take too long to read",
    "other contents": "its {name} is not what it is in {place}",
    "other than shipped": "its {name} is not what it is in the cards that ship",
    # of a table of cards, and of the map that says which of its columns is which field
    "many columns": "more than {n} columns",
    "columns alike": "two columns have the name {name}",
    "wide row": "{count} columns, not {n}",
    "long cell": "more than {n} characters",
    "no text": "no text",
    "no column": "no column {name}; there is {known}",
    "no numbers": "no column has the name number, and no map says which has the cards' numbers; "
    "there is {known}",
    "no list here": "a list of cards; `cards` in the map says where it lies",
    "map for tables": "a map is for CSV and JSON",
    "long map": "longer than {n} characters",
    "no map": "{why}",
    "no pair": "no field=Column: {text}",
    "named twice": "named twice",
    "no field": "cards have no such field; they have {known}",
    "no split": "a field of several values, and the sign between",
    "many replacements": "more than {n} replacements",
    "no replacement": "something, by {n} characters at most",
    "few columns": "from 1 to {n} columns",
    "no separator": "one sign that stands between columns",
    # of the library
    "set name": "letters, digits, - and _, at most {n} of them, not {name}",
    "no set name": "{file} gives no name for a set: say one",
    "no set": "no set {name} of {game}; there is {known}",
    "no set yet": "no set {name} of {game}; there is none",
    "bad set": "{file} cannot be used: {why}; `headjudge cards remove {game} {name}` removes it",
    "many sets": "there are {n} sets already",
    "no folder": "{folder} is no folder",
    # of what a command names
    "no game": "no such game: {name}; there is {known}",
    "no edition": "no edition {name}; there is {known}",
    "no deck": "no deck and no file {name}; decks are {known}",
    "no such card": "no card {name}",
    "no such card but": "no card {name}; did you mean {known}",
    "say which": "{n} cards are in it: say which",
    "is incomplete": "it is incomplete: {why}",
    "no property": "cards of {game} have none; they have {known}",
    "no value": "no {name} {value}; there is {known}",
}

BECAUSE: Final = {
    "asked": "You are asked something else now: {prompt}.",
    "them": "Your opponent is to decide now: {prompt}.",
}
