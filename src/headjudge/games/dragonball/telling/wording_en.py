"""The English words of this game for people. `language/speech.py` says what the fields are."""

from __future__ import annotations

from typing import Final

from headjudge.language import words_en as common

PLAYERS: Final = common.PLAYERS

ZONES: Final = {
    **common.ZONES,
    "leader": "the leader area",
    "battle": "the battle area",
    "combo": "the combo area",
    "energy": "the energy area",
    "deck": "the deck",
    "drop": "the drop area",
    "life": "the life area",
    "warp": "the warp",
    "removed": "the cards out of the game",
}

# The log. Movements are told by where from and where to.
ENTRIES: Final = {
    **common.ENTRIES,
    "lasting/attacks active": "{Cards} can attack Battle Cards in Active Mode {until}.",
    "redraw/0": "{Who} {keep|keeps} the first hand.",
    "redraw/1": "{Who} {put|puts} a card back and {draw|draws} another.",
    "leader placed": "{Who} {begin|begins} with {card} as leader.",
    "begin turn": "The turn begins.",
    "begin charge phase": "Charge phase.",
    "begin main phase": "Main phase.",
    "end main phase": "The main phase ends.",
    "begin offence step": "Offence step.",
    "begin defense step": "Defense step.",
    "begin damage step": "Damage step.",
    "end battle": "The battle of {card} ends.",
    "end battle attacked": "The battle against {card} ends.",
    "after combo": "The battle that {card} took part in ends.",
    "shuffle": "{Whose} deck is shuffled.",
    "shuffle life": "{Whose} life cards are shuffled.",
    "declare": "{Who} {play|plays} {card}.",
    "play": "{Card} {comes/come} into {whose} battle area.",
    "place": "{Card} {is/are} placed in {whose} battle area.",
    "play/evolve": "{Card} {is/are} played on top of the card that evolves.",
    "combo": "{Card} {goes/go} from {origin} to the combo area.",
    "combo/combo": "{Who} {combo|combos} with {card} from {origin}.",
    "KO": "{Card} {is/are} KO-ed.",
    "KO-s": "{Card} {has/have} KO-ed what it attacked.",
    "control": "{Who} {gain|gains} control of {card}.",
    "leave": "{Card} {goes/go} from {origin} to {to}.",
    "leave drop/rule": "{Card} {goes/go} from {origin} to the drop area by the rules.",
    "leave hand": "{Card} {returns/return} from {origin} to the hand.",
    "leave warp": "{Card} {is/are} sent to the warp.",
    "leave removed": "{Card} {is/are} removed from the game.",
    "put energy/charge": "{Who} {charge|charges} {card}.",
    "put hand>drop": "{Who} {place|places} {card} from the hand in the drop area.",
    "put hand>drop/skill": "{Card} {has/have} done its work and {goes/go} to the drop area.",
    "put hand>drop/negated": "The play of {card} is negated.",
    "put life>hand": "{Who} {add|adds} {card} from life to the hand.",
    "put life>drop": "{Who} {place|places} {card} from life in the drop area.",
    "put deck>hand": "{Who} {add|adds} {card} from the deck to the hand.",
    "put deck>deck": "{Who} {move|moves} {card} in the deck.",
    "put warp": "{Card} {is/are} sent from {origin} to the warp.",
    "put removed": "{Card} {is/are} removed from the game.",
    "active": "{Card} {is/are} switched to active mode.",
    "rest": "{Card} {is/are} switched to rest mode.",
    "flip over": "The leader is flipped over: {card}.",
    "attack": "{Card} attacks {target}.",
    "attack negated": "The attack of {card} is negated.",
    "target": "{Card} {is/are} attacked instead.",
    "deal damage": "{Card} {is/are} about to deal damage.",
    "damage": "{Who} {take|takes} {amount} damage.",
    "dealt damage": "{Card} {has/have} dealt {amount} damage.",
    "choose": "{Card} {is/are} chosen.",
    "skill": "{Who} {activate|activates} {ability} of {card}.",
    "activate": "A skill of {card} is activated.",
    "counter": "{Who} {counter|counters} with {ability} of {card}.",
    "standby": "A skill of {card} is pending.",
    "win": "{Who} {meet|meets} a condition to win.",
    "battle decided": "{Strength} against {defence}: {card} and {target}.",
    "battle decided/succeeds": "{Strength} against {defence}: {card} wins against {target}.",
    "battle decided/fails": "{Strength} against {defence}: the attack of {card} on {target} fails.",
    "rest/cost": "{Who} {pay|pays} with {card}.",
}

UNTIL: Final = {
    **common.UNTIL,
    "turn": "for the turn",
    "battle": "for the battle",
    "combo": "for the combo",
    "main phase": "for the main phase",
    "your next turn": "until the end of {whose} next turn",
    "opponent next turn": "until the end of {theirs} next turn",
    "your turn start": "until {whose} next turn starts",
    "opponent turn start": "until {theirs} next turn starts",
}

CHANGES: Final = common.CHANGES
PROPERTIES: Final = {
    **common.PROPERTIES,
    "power": "power",
    "combo power": "combo power",
    "energy cost": "energy cost",
    "combo cost": "combo cost",
    "colors": "color",
    "traits": "trait",
    "character": "character",
    "names": "name",
}
ABILITIES: Final = {
    **common.ABILITIES,
    "Auto": "an [Auto] skill",
    "Activate": "an [Activate] skill",
    "Counter": "a [Counter] skill",
    "Continuous": "a [Permanent] skill",
    "Forbid": "a [Permanent] skill",
    "Replacement": "a [Permanent] skill",
}
DEEDS: Final = {
    **common.DEEDS,
    "attack": "attack",
    "attacked": "be attacked",
    "activate": "have its skills activated",
    "active": "be switched to active mode",
    "rest": "be switched to rest mode",
    "KO": "be KO-ed",
    "leave": "leave the battle area",
    "combo": "combo",
    "play": "be played",
    "damage": "take damage",
    "deal damage": "deal damage",
    "choose": "be chosen",
    "control": "change sides",
    "target": "be attacked instead",
    "attack negated": "have its attack negated",
}
BANS: Final = common.bans(DEEDS)
MOMENTS: Final = {
    **common.MOMENTS,
    "end battle": "the end of the battle",
    "end main phase": "the end of the main phase",
}
WORDS: Final = common.WORDS

RESULTS: Final = {
    **common.RESULTS,
    "9-2-3": "{Who} {win|wins}: no life is left for {loser}",
    "9-2-4": "{Who} {win|wins}: no card is left in the deck of {loser}",
    "1-2-4": "{Who} {win|wins}: {loser} conceded",
    "1-2-6": "{Who} {win|wins} by an effect",
    "1-2-3": "A draw: both players lose together",
    "11-1-2": "A draw: nobody can stop the loop",
}

PROMPTS: Final = {
    **common.PROMPTS,
    "charge": "a card to charge",
    "main": "your action",
    "combo": "a combo",
    "counter": "whether to counter",
    "block": "block the attack?",
    "energy": "energy to pay with",
    "life": "the life card that is lost",
    "look-at": "how many cards to look at",
    "how-many": "how many cards",
    "standby": "which skill to resolve first",
    "loop-accept": "accept that number, or a smaller one",
    "to drop": "cards that go to the drop area",
    "to life": "cards that go to the life area",
    "to warp": "cards that go to the warp",
    "activate skill": "whose skill is activated",
    "add to energy": "what becomes energy",
    "combo with": "what to combo with",
    "flip over": "what is flipped over",
    "gain control": "what to gain control of",
    "KO": "what is KO-ed",
    "play": "what to play",
    "redirect": "what is attacked instead",
    "remove": "what is removed from the game",
    "show": "what to show",
    "shuffle into": "what is shuffled in",
    "switch to active": "what is switched to active mode",
    "switch to rest": "what is switched to rest mode",
}

COSTS: Final = common.COSTS
COUNTS: Final = common.COUNTS

OPTIONS: Final = {
    **common.OPTIONS,
    "play": "play {card}",
    "play free": "play {card} without paying",
    "activate": "{card}: {skill}",
    "attack": "attack {target} with {card}",
    "combo": "+{power} {card}",
    "combo for": "+{power} {card}, cost {cost}",
    "counter": "counter with {card}: {skill}",
    "pass": "nothing more",
    "pass/charge": "charge nothing",
    "pass/main": "end your main phase",
    "pass/combo": "no (more) combo",
    "pass/counter": "no counter",
    "card/redraw": "{card}, cost {cost}",
    "card/charge": "{card}, {colors}, cost {cost}",
    "card/energy": "{card}, {colors}",
    "option/how-many": "cards",
    "option/look-at": "cards",
}

# Beside a card whose line already names it.
SHORT: Final = {
    "play": "play",
    "play free": "play free",
}

PLACES: Final = {
    **common.PLACES,
    "resting": "{card}, resting",
}

TYPES: Final = {
    "leader": "leader",
    "leader back": "awakened leader",
    "battle": "battle card",
    "extra": "extra card",
    "token": "token",
}
COLORS: Final = {
    "red": "red",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "black": "black",
    "": "colorless",
}
# What stands for a colour in costs and on the board.
LETTERS: Final = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "black": "K", "": "-"}
CARD: Final = {
    **common.CARD,
    "type": "{type}, {colors}",
    "energy cost": "cost {value}",
    "cost": "cost {value} ({letters})",
    "power": "power {value}",
    "combo power": "combo {value}",
    "combo": "combo {value} for {cost}",
    "kind": "{characters} ({traits}) {era}",
    "other side": "The other side: {card}  [{number}]",
}

ERRORS: Final = {
    **common.ERRORS,
    "leader missing": "no leader",
    "no leader": "{card} is no leader",
    "copies": "at most {n} of {number}, not {count}",
    "with keyword": "at most {n} cards with [{keyword}], not {count}",
    "banned": "{leader} allows no {card}",
}

BECAUSE: Final = {
    **common.BECAUSE,
    "not in hand": "{card} is not in your hand.",
    "not in play": "{card} is not in play.",
    "6-3-1-2-1-1": "{card} costs {cost}; your active energy: {energy}.",
    "3-6-1": "{card} is no battle card.",
    "3-7-3-1": "{card} has no combo power.",
    "combo cost": "Its combo cost is {combo}; your active energy: {energy}.",
    "8-4-2-2": "Your active energy: {energy}; cards in your hand: {hand}.",
    "rests": "{card} is in rest mode.",
    "active": "{card} is in active mode.",
}

# The first word that a wish contains says what is wished for.
WISHES: Final = (
    ("counter", "counter"),
    ("combo", "combo"),
    ("attack", "attack"),
    ("awaken", "activate"),
    ("evolve", "activate"),
    ("activate", "activate"),
    ("use", "activate"),
    ("free", "play free"),
    ("play", "play"),
    ("charge", "card"),
    ("end", "pass"),
    ("pass", "pass"),
    ("yes", "yes"),
    ("no", "no"),
    ("choose", "card"),
    ("take", "card"),
    ("pay", "card"),
)

# What can be typed at the terminal, for its help.
EXAMPLES: Final = {
    "play": "`play …`, `attack … with …`, `combo …`",
    "why_not": "`why not play …`, `why not attack …`",
}
