"""The English words of this game for people. `wording.py` says what the fields are."""

from __future__ import annotations

from typing import Final

from headjudge.language import words_en as common

PLAYERS: Final = common.PLAYERS

ZONES: Final = {
    **common.ZONES,
    "zone": "zone {n}",
    "strategy": "strategy zone {n}",
    "monster deck": "the monster deck",
    "invading": "the invading monster",
    "deck": "the deck",
    "discard": "the discard pile",
    "resolution": "the resolution area",
}

# The log. `kind/cause` comes before `kind`; "play" is told by where the card goes.
ENTRIES: Final = {
    **common.ENTRIES,
    "lasting/strategy zones": "{Who} {have|has} {amount} strategy {zone/zones} {until}.",
    "lasting/not countered by": "Counter power up to {amount} does not counter {cards} {until}.",
    "begin start phase": "Start phase.",
    "begin main phase": "Main phase.",
    "begin counter phase": "Counter phase.",
    "begin end phase": "End phase.",
    "shuffle": "{Whose} deck is shuffled.",
    "reshuffle": "{Whose} deck is empty: the discard pile becomes the deck.",
    "discard": "{Who} {discard|discards} {card}.",
    "discard/invasion": "{Who} {discard|discards} {card} to invade.",
    "discard/rage": "{Who} {discard|discards} {card} to gain rage.",
    "put/invasion": "{Card}, the top card of the deck, is put into the discard pile to invade.",
    "put/burst": "{Card} came by Burst and {goes/go} to the discard pile.",
    "put/illegal": "{Card} {has/have} no place in {origin} and {goes/go} to the discard pile.",
    "put/crush": "{Card} {was/were} under a crushed card and {goes/go} to the discard pile.",
    "play zone": "{Who} {play|plays} {card} in {to}.",
    "play zone/effect": "{Card} {comes/come} into play in {to}.",
    "play zone/evolution": "{Card} {is/are} stacked in {to} by Evolution.",
    "play strategy": "{Who} {activate|activates} {card}.",
    "play invading": "{Who} {play|plays} {card}: it is the invading monster now.",
    "play invading/counter": "{Who} {bring|brings} out the next monster: {card}.",
    "play": "{Who} {play|plays} {card}.",
    "destroy": "{Card} in {origin} {is/are} destroyed.",
    "destroy/crush": "{Card} in {origin} {is/are} crushed under {whose} own monster.",
    "destroy/overload": "{Card} in {origin} {makes/make} room for a newer card: destroyed.",
    "destroy/start phase": "{Card} {has/have} been in {origin} since before and {goes/go} now.",
    "destroy/illegal": "{Card} {has/have} no place in {origin} and {goes/go} to the discard pile.",
    "move": "{Card} {moves/move} from {origin} to {to}.",
    "move/swap": "{Card} {trades/trade} places: from {origin} to {to}.",
    "advance": "{Whose} {card} advances to {to}.",
    "retreat": "{Whose} {card} retreats to {to}.",
    "pushed back": "{Whose} {card} is driven back to {to}.",
    "counter": "{Who} {counter|counters} {card}.",
    "counter/counter phase": "{Who} {counter|counters} {card}: {amount} counter power is enough.",
    "counter power": "{Strength} against threat level {total} of {card}.",
    "rage up": "{Whose} {card} gains {amount} rage.",
    "rage down": "{Whose} {card} loses {amount} rage.",
    "rage down/start phase": "{Whose} {card} calms down and loses its {amount} rage.",
    "invade": "{Whose} {card} invades: icon {amount}.",
    "evolve": "It has evolved into {card}.",
    "win": "{Who} {meet|meets} a condition to win.",
    "standby": "An ability of {card} stands by.",
    "ability": "{Who} {play|plays} {ability} of {card}.",
    "disappear": "{Card} {disappears/disappear}, as tokens do.",
    "victory": "{Who} {have|has} done what wins the game.",
    "first monster": "{Who} {begin|begins} with {card} as invading monster.",
    "counter power/enough": "{Strength} against threat level {total}: {card} is countered.",
    "counter power/too little": "{Strength} against threat level {total}: {card} is not countered.",
    "counter power alone": "{Whose} counter power adds up to {amount}.",
}

UNTIL: Final = {
    **common.UNTIL,
    "turn": "until the end of the turn",
}

CHANGES: Final = common.CHANGES
PROPERTIES: Final = {
    **common.PROPERTIES,
    "threat": "threat level",
    "counter_power": "counter power",
    "rank": "rank",
    "traits": "trait",
    "colors": "color",
    "invasion": "invasion icon",
}
ABILITIES: Final = {
    **common.ABILITIES,
    "Strategy": "the effect",
    "Auto": "an automatic ability",
    "Continuous": "a continuous ability",
    "Forbid": "a continuous ability",
    "Replacement": "a continuous ability",
}
DEEDS: Final = {
    **common.DEEDS,
    "destroy": "be destroyed",
    "discard": "be discarded",
    "move": "move",
    "play": "be played",
    "advance": "advance",
    "retreat": "retreat",
    "invade": "invade",
    "rage up": "gain rage",
    "rage down": "lose rage",
    "counter": "be countered",
    "evolve": "evolve",
}
BANS: Final = common.bans(DEEDS)
MOMENTS: Final = {
    **common.MOMENTS,
    "begin end phase": "the end phase",
}
WORDS: Final = common.WORDS

RESULTS: Final = {
    **common.RESULTS,
    "5.13.1.1.2": "{Who} {win|wins}: victory through invasion",
    "5.15.1.2.1": "{Who} {win|wins}: victory through countering",
    "1.2.3": "{Who} {win|wins}: {loser} conceded",
    "1.2.4": "{Who} {win|wins} by an effect",
    "1.2.2": "A draw: both players end the game together",
    "13.1.1.3": "A draw: nobody can stop the loop",
}

PROMPTS: Final = {
    **common.PROMPTS,
    "main": "your action",
    "zone": "a zone to play it in",
    "strategy-zone": "a strategy zone for it",
    "host": "the card to play it on",
    "price": "the price to pay",
    "look-at-another": "look at one more card?",
    "keep": "the cards to keep; the rest is discarded",
    "next-monster": "the next monster",
    "evolve": "search the deck to evolve it?",
    "evolve-into": "the card to evolve into",
    "choose-zone": "a zone",
    "destination": "the zone it moves to",
    "rearrange": "cards to put back on top, the first topmost; the rest is discarded",
    "pay": "pay its cost to play it?",
    "standby": "which ability to play first",
    "overload": "the card that stays",
    "may": "use it?",
    "loop-accept": "accept that number, or a smaller one",
    "to deck": "cards that go to the deck",
    "to discard": "cards that go to the discard pile",
    "destroy": "what is destroyed",
    "advance": "what advances",
    "retreat": "what retreats",
    "counter": "what is countered",
    "drive back": "what is driven back",
    "move": "which cards move",
    "play": "which cards to play",
    "play onto": "which card to play on top",
    "evolve card": "what evolves",
    "trigger": "whose ability goes on standby",
    "fade": "what fades",
}

COSTS: Final = common.COSTS
COUNTS: Final = common.COUNTS

OPTIONS: Final = {
    **common.OPTIONS,
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
    "zone": "{zone}",
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
    **common.PLACES,
    "own": "{card} in your {place}",
    "in": "{card} in {place}",
}

TYPES: Final = {"monster": "monster", "battle": "battle", "strategy": "strategy"}
COLORS: Final = {"red": "red", "blue": "blue", "white": "white", "green": "green"}
CARD: Final = {
    **common.CARD,
    "type": "{type} card, rank {rank}, {colors}",
    "traits": "traits: {traits}",
    "threat": "threat level {value}",
    "counter_power": "counter power {value}",
    "invasion": "invasion icon {value}",
}

ERRORS: Final = {
    **common.ERRORS,
    "no monster": "{card} is no monster card",
    "monster ranks": "one monster of each rank I to IV, not {ranks}",
    "invasion icons": "at most {n} cards with invasion icon 2, not {count}",
    "colors": "{card} is {colors}, the deck {allowed}",
    "copies": "{count} copies, at most {n}",
    "token": "{card} is a token",
    "too few": "at least {n} such cards, not {count}",
    "resonance": "{card} breaks the Resonance list",
}

BECAUSE: Final = {
    **common.BECAUSE,
    "not in hand": "{card} is not in your hand.",
    "8.2.1": "{card} has rank {rank}; your opponent's monster is only in zone {position}.",
    "8.3.1": "{card} has rank {rank}; your monster is only in zone {position}.",
    "8.5.1": "{card} has rank {rank} and {traits}; your monster has rank {own_rank} and "
    "{own_traits}.",
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
