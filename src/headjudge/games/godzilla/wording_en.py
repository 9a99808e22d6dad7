"""The English words of this game for people. `wording.py` says what the fields are."""

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
    "zone": "zone {n}",
    "strategy": "strategy zone {n}",
    "monster deck": "the monster deck",
    "invading": "the invading monster",
    "deck": "the deck",
    "hand": "the hand",
    "discard": "the discard pile",
    "resolution": "the resolution area",
    "of": "{whose} {zone}",
}

# The log. `kind/cause` comes before `kind`; "play" is told by where the card goes.
ENTRIES: Final = {
    "turn": "Turn {tag}: {whose} turn.",
    "begin start phase": "Start phase.",
    "begin main phase": "Main phase.",
    "begin counter phase": "Counter phase.",
    "begin end phase": "End phase.",
    "end turn": "The turn is about to end.",
    "draw": "{Who} {draw|draws} {card}.",
    "shuffle": "{Whose} deck is shuffled.",
    "reshuffle": "{Whose} deck is empty: the discard pile becomes the deck.",
    "discard": "{Who} {discard|discards} {card}.",
    "discard/invasion": "{Who} {discard|discards} {card} to invade.",
    "discard/rage": "{Who} {discard|discards} {card} to gain rage.",
    "put": "{Card} goes from {frm} to {to}.",
    "put/invasion": "{Card}, the top card of the deck, is put into the discard pile to invade.",
    "put/burst": "{Card} came by Burst and goes to the discard pile.",
    "put/illegal": "{Card} has no place in {frm} and goes to the discard pile.",
    "put/crush": "{Card} was under a crushed card and goes to the discard pile.",
    "play zone": "{Who} {play|plays} {card} in {to}.",
    "play zone/effect": "{Card} comes into play in {to}.",
    "play zone/evolution": "{Card} is stacked in {to} by Evolution.",
    "play strategy": "{Who} {activate|activates} {card}.",
    "play invading": "{Who} {play|plays} {card}: it is the invading monster now.",
    "play invading/counter": "{Who} {bring|brings} out the next monster: {card}.",
    "play": "{Who} {play|plays} {card}.",
    "destroy": "{Card} in {frm} is destroyed.",
    "destroy/crush": "{Card} in {frm} is crushed under {whose} own monster.",
    "destroy/overload": "{Card} in {frm} makes room for a newer card and is destroyed.",
    "destroy/start phase": "{Card} has been in {frm} since before this turn and goes.",
    "destroy/illegal": "{Card} has no place in {frm} and goes to the discard pile.",
    "move": "{Card} moves from {frm} to {to}.",
    "move/swap": "{Card} trades places: from {frm} to {to}.",
    "advance": "{Whose} {card} advances to {to}.",
    "retreat": "{Whose} {card} retreats to {to}.",
    "pushed back": "{Whose} {card} is driven back to {to}.",
    "counter": "{Who} {counter|counters} {card}.",
    "counter/counter phase": "{Who} {counter|counters} {card}: {amount} counter power is enough.",
    "counter power": "{Whose} counter power adds up to {tag}.",
    "rage up": "{Whose} {card} gains {amount} rage.",
    "rage down": "{Whose} {card} loses {amount} rage.",
    "rage set": "The rage of {whose} {card} changes by {amount}.",
    "rage set/start phase": "{Whose} {card} calms down and loses its {amount} rage.",
    "invade": "{Whose} {card} invades: icon {amount}.",
    "evolve": "It has evolved into {card}.",
    "win": "{Who} {meet|meets} a condition to win.",
    "lose": "{Who} {meet|meets} a condition to lose.",
    "standby": "An ability of {card} stands by.",
    "ability": "{Who} {play|plays} an ability of {card}.",
    "look": "{Who} {look|looks} at {card}.",
    "reveal": "{Who} {reveal|reveals} {card}.",
    "lasting": "The effect lasts {until}.",
    "replaced": "{Card} replaces that with something else.",
    "forbidden": "That is forbidden and does not happen.",
    "disappear": "The token {card} disappears.",
    "loop": "The loop is settled: {tag} times more.",
    "concede": "{Who} {concede|concedes}.",
    "victory": "{Who} {have|has} done what wins the game.",
    "result": "{result}.",
    "answer": "{Who} {decide|decides}: {prompt}.",
    "forced": "{Who} {have|has} one choice only: {prompt}.",
}

UNTIL: Final = {
    "turn": "until the end of the turn",
    "game": "for the rest of the game",
    "once": "until its moment comes",
}

RESULTS: Final = {
    "5.13.1.1.2": "{Who} {win|wins}: victory through invasion",
    "5.15.1.2.1": "{Who} {win|wins}: victory through countering",
    "1.2.3": "{Who} {win|wins}: {loser} conceded",
    "1.2.4": "{Who} {win|wins} by an effect",
    "1.2.2": "A draw: both players end the game together",
    "13.1.1.3": "A draw: nobody can stop the loop",
    "won": "{Who} {win|wins}",
    "drawn": "A draw",
}

PROMPTS: Final = {
    "main": "your action",
    "zone": "a zone to play it in",
    "strategy-zone": "a strategy zone for it",
    "host": "the card to play it on",
    "price": "the price to pay",
    "draw-another": "draw one more card?",
    "look-at-another": "look at one more card?",
    "keep": "the cards to keep; the rest is discarded",
    "next-monster": "the next monster",
    "evolve": "search the deck to evolve it?",
    "evolve-into": "the card to evolve into",
    "choose-zone": "a zone",
    "destination": "the zone it moves to",
    "rearrange": "cards to put back on top, the first topmost; the rest is discarded",
    "replace": "which replacement to apply",
    "instead": "apply it?",
    "pay": "pay its cost to play it?",
    "standby": "which ability to play first",
    "order": "the order, the first topmost",
    "overload": "the card that stays",
    "may": "use it?",
    "choose-of": "what to do",
    "loop-times": "how many times more the loop goes round",
    "loop-accept": "accept that number, or a smaller one",
    "Choose": "cards",
    "Destroy": "what is destroyed",
    "Discard": "what to discard",
    "Put": "which cards",
    "PutUnder": "which cards go under it",
    "Reveal": "what to reveal",
    "Look": "what to look at",
    "Search": "cards you searched for",
    "Swap": "what trades places",
    "Advance": "what advances",
    "AdvanceTo": "what advances",
    "Retreat": "what retreats",
    "RetreatTo": "what retreats",
    "Counter": "what is countered",
    "MoveAsCountered": "what is driven back",
    "MoveTo": "which cards move",
    "Play": "which cards to play",
    "PlayOnto": "which card to play on top",
    "Evolve": "what evolves",
    "RearrangeTop": "which cards",
    "TriggerKeyword": "whose ability goes on standby",
    "Fade": "what fades",
    "other": "your choice",
}

COUNTS: Final = {
    "exactly": "{most} of them",
    "up to": "up to {most}",
    "between": "{least} to {most}",
}

OPTIONS: Final = {
    "play battle": "play {card}",
    "play onto": "play {card} on top of another",
    "play for a price": "play {card} for a price",
    "activate strategy": "activate {card}",
    "gain rage": "discard {card} for rage",
    "play monster": "play {card} as your monster",
    "burst": "play {card} by Burst",
    "invade": "invade with {card}",
    "invade with top card": "invade with the top card of your deck",
    "pass": "end your main phase",
    "card": "{card}",
    "zone": "{zone}",
    "option": "option {index}",
    "times": "{index} times",
    "standby": "{card}",
    "replace": "apply {card}",
    "yes": "yes",
    "no": "no",
    "other": "{verb}",
}

# Beside a card whose line already names it.
SHORT: Final = {
    "play battle": "play",
    "play onto": "stack",
    "play for a price": "price",
    "activate strategy": "activate",
    "gain rage": "rage",
    "play monster": "play",
    "burst": "burst",
    "invade": "invade {icon}",
}

PLACES: Final = {
    "own": "{card} in your {place}",
    "in": "{card} in {place}",
    "holds": "{zone} ({card})",
    "no zone": "nowhere",
}

TYPES: Final = {"monster": "monster", "battle": "battle", "strategy": "strategy"}
COLORS: Final = {"red": "red", "blue": "blue", "white": "white", "green": "green"}
CARD: Final = {
    "name": "{name}",
    "none": "a card",
    "type": "{type} card, rank {rank}, {colors}",
    "traits": "traits: {traits}",
    "threat": "threat level {value}",
    "counter_power": "counter power {value}",
    "invasion": "invasion icon {value}",
    "now": "now: {values}",
    "no text": "(no text)",
    "list": ", ",
}

BECAUSE: Final = {
    "not in hand": "{card} is not in your hand.",
    "8.2.1": "{card} has rank {rank}; your opponent's monster is only in zone {position}.",
    "8.3.1": "{card} has rank {rank}; your monster is only in zone {position}.",
    "8.5.1": "{card} has rank {rank} and {traits}; your monster has rank {own_rank} and "
    "{own_traits}.",
    "asked": "You are asked something else now: {prompt}.",
    "them": "Your opponent is to decide now: {prompt}.",
}

# The first word that a wish contains says what is wished for.
WISHES: Final = (
    ("invade", "invade"),
    ("invasion", "invade"),
    ("burst", "burst"),
    ("rage", "gain rage"),
    ("activate", "play"),
    ("play", "play"),
    ("end", "pass"),
    ("pass", "pass"),
    ("yes", "yes"),
    ("no", "no"),
    ("destroy", "card"),
    ("discard", "card"),
    ("choose", "card"),
    ("take", "card"),
    ("zone", "zone"),
)

# What can be typed at the terminal, for its help.
EXAMPLES: Final = {
    "play": "`play Sparkmite`, `invade with …`",
    "why_not": "`why not play …`, `why not zone 3`",
}
