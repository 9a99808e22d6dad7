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
    "turn": "Turn {tag}: {whose} turn.",
    "end turn": "The turn is about to end.",
    "draw": "{Who} {draw|draws} {card}.",
    "redraw": "{Who} {put|puts} {tag} cards back and {draw|draws} as many.",
    "put": "{Card} goes from {frm} to {to}.",
    "look": "{Who} {look|looks} at {card}.",
    "reveal": "{Who} {reveal|reveals} {card}.",
    "lasting": "The effect lasts {until}.",
    "replaced": "{Card} replaces that with something else.",
    "forbidden": "That is forbidden and does not happen.",
    "loop": "The loop is settled: {tag} times more.",
    "lose": "{Who} {meet|meets} a condition to lose.",
    "concede": "{Who} {concede|concedes}.",
    "result": "{result}.",
    "answer": "{Who} {decide|decides}: {prompt}.",
    "forced": "{Who} {have|has} one choice only: {prompt}.",
}

UNTIL: Final = {
    "game": "for the rest of the game",
    "once": "until its moment comes",
}

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
    "Choose": "cards",
    "Discard": "what to discard",
    "Look": "what to look at",
    "Put": "which cards",
    "PutUnder": "which cards go under it",
    "Reveal": "what to reveal",
    "Search": "cards you searched for",
    "Swap": "what trades places",
    "other": "your choice",
}

COUNTS: Final = {
    "exactly": "{most} of them",
    "up to": "up to {most}",
    "between": "{least} to {most}",
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
    "now": "now: {values}",
    "no text": "(no text)",
    "list": ", ",
}

BECAUSE: Final = {
    "asked": "You are asked something else now: {prompt}.",
    "them": "Your opponent is to decide now: {prompt}.",
}
