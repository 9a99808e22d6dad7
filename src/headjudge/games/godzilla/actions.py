"""8. What can be done in the main phase.

Legality is stated once: `refusal` names the rule that forbids an action, or None.
The options of the play timing are the actions without a refusal, and `why_not`
asks the same function.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla import loops
from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import zones as z
from headjudge.games.godzilla.active import when_played, works
from headjudge.games.godzilla.cards import within_limits
from headjudge.games.godzilla.keywords import burst_ranks
from headjudge.games.godzilla.overview import text_says
from headjudge.games.godzilla.specific_terms import came_from
from headjudge.kernel import events
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.kernel.values import abilities, altered_abilities
from headjudge.language.evaluate import Context, all_hold, number, passes, seats, select
from headjudge.language.perform import can_do
from headjudge.language.perform import start as start_effects
from headjudge.rulebook.citation import fact, rule

BATTLE: Final = "play battle"
STRATEGY: Final = "activate strategy"
RAGE: Final = "gain rage"
MONSTER: Final = "play monster"
BURST: Final = "burst"
INVADE: Final = "invade"
ONTO: Final = "play onto"
FOR_A_PRICE: Final = "play for a price"
INVADE_TOP: Final = "invade with top card"

ACTIONS: Final = {
    "battle": (BATTLE, ONTO, FOR_A_PRICE, INVADE),
    "strategy": (STRATEGY, FOR_A_PRICE, INVADE),
    "monster": (MONSTER, BURST, RAGE, INVADE),
}


# Actions that only a card with such an ability offers.
SELDOM: Final = {ONTO: "RankWhenPlayed", FOR_A_PRICE: "RankWhenPlayed", BURST: "Keyword"}


def options(game: Game, seat: int) -> tuple[Option, ...]:
    """8.1.1. Every action the turn player may perform now, and doing nothing."""
    printed = game.state.printed
    refused: dict[str, str | None] = {}
    regained = loops.has_regained(game, seat)
    found: list[Option] = []
    tests = _CARD_REFUSALS
    for card in game.state.zones[z.hand_of(seat)]:
        definition = printed[card]
        for verb in ACTIONS[definition.values["type"]]:
            if verb in SELDOM and SELDOM[verb] not in definition.abilities.others:
                continue
            if verb not in refused:
                refused[verb] = refuse_action(game, seat, verb)
            if (
                refused[verb] is None
                and (verb not in tests or tests[verb](game, seat, card) is None)
                and not (regained and loops.repeats(game, verb, card))
            ):
                found.append((verb, card))
    if "InvadeWithTopCard" in game.special and refuse_action(game, seat, INVADE_TOP) is None:
        found.append((INVADE_TOP,))
    found.append(PASS)
    return tuple(found)


def refusal(game: Game, seat: int, verb: str, card: int) -> str | None:
    """The rule that forbids this action now, or None."""
    if is_no_time(game, seat):
        return "8.1.1"
    refused = refuse_action(game, seat, verb)
    if refused is not None or verb == INVADE_TOP:
        return refused
    type_ = game.state.printed[card].values["type"]
    if game.state.place[card] != z.hand_of(seat) or verb not in ACTIONS[type_]:
        return rule_of(verb, type_)
    if loops.has_regained(game, seat) and loops.repeats(game, verb, card):
        return "13.1.1.2"
    return refuse_card(game, seat, verb, card)


@rule("8.1.1", without=False)
def is_no_time(game: Game, seat: int) -> bool:
    """Actions are for the turn player, in the play timing of their main phase."""
    frame = game.state.frames[-1]
    return frame.procedure != "play timing" or frame.vars["seat"] != seat


def refuse_action(game: Game, seat: int, verb: str) -> str | None:
    """The rule that forbids this kind of action now, whatever the card."""
    test = _ACTION_REFUSALS.get(verb)
    return None if test is None else test(game, seat)


def refuse_card(game: Game, seat: int, verb: str, card: int) -> str | None:
    """The rule that forbids it with this card of the hand."""
    test = _CARD_REFUSALS.get(verb)
    return None if test is None else test(game, seat, card)


RULES: Final = {
    BATTLE: "8.2.1", STRATEGY: "8.3.1", RAGE: "8.4.1", MONSTER: "8.5.1", BURST: "12.5.2",
    INVADE: "8.6.1", ONTO: "8.2.1", FOR_A_PRICE: "8.2.1",
}  # fmt: skip


def rule_of(verb: str, type_: str) -> str:
    """The rule that says with which cards of the hand this is done."""
    return "8.3.1" if type_ == "strategy" and verb == FOR_A_PRICE else RULES[verb]


# -- abilities that bear on what may be done -----------------------------------------


def others(game: Game, name: str) -> list[tuple[Any, int, int, tuple[Ref, ...] | None]]:
    """The working abilities of a class: (term, source, master, cards it was laid on)."""
    if name not in game.special:
        return []
    notes = game.derived().notes
    found: list[tuple[Any, int, int, tuple[Ref, ...] | None]]
    if name in notes and game.partial is None:
        found = notes[name]
        return found
    found = []
    state = game.state
    altered = altered_abilities(game)
    printed = state.printed
    for card in game.rules.active_cards(game):
        own = (abilities(game, card) if altered else printed[card].abilities).others
        if name in own:
            seat = z.LAYOUT.seat[state.place[card]]
            for term in own[name]:
                if not term.while_ or works(Context(game, card, seat), term.while_):
                    found.append((term, card, seat, None))
    for effect in state.effects:
        if type(effect.term).__name__ == name:
            context = Context(game, effect.source, effect.seat, effect.identity)
            if not effect.term.while_ or works(context, effect.term.while_):
                found.append((effect.term, effect.source, effect.seat, effect.cards))
    if game.partial is None:
        notes[name] = found
    return found


def rank_to_play(game: Game, seat: int, card: int) -> int:
    """A card's rank for playing it from the hand: some texts reduce it for that."""
    rank: int = game.value(card, "rank")
    own = when_played(game, card).others
    if "RankWhenPlayed" in own:
        context = Context(game, card, seat)
        for term in text_says(game.state.printed[card], "RankWhenPlayed"):
            if term.onto is None and not term.cost and all_hold(context, term.while_):
                rank -= max(0, number(context, term.by))
    if "RankOfPlayed" in game.special:
        for term, source, master, _cards in others(game, "RankOfPlayed"):
            context = Context(game, source, master)
            if master == seat and passes(context, term.filters, game.state.ref(card)):
                rank -= max(0, number(context, term.by))
    return within_limits(game, card, rank) if rank < 0 else rank


@rule("1.3.3", without=False)
def forbidden(game: Game, seat: int, card: int) -> bool:
    """Whether an effect forbids that this player plays this card."""
    own = when_played(game, card).others
    if "CannotPlay" in own:
        context = Context(game, card, seat)
        for term in own["CannotPlay"]:
            whole = term.filters is None and term.zones is None
            if whole and all_hold(context, term.while_):
                return True
    for term, source, master, _cards in others(game, "CannotPlay"):
        context = Context(game, source, master)
        if (
            term.filters is not None
            and term.zones is None
            and seat in seats(context, term.whose)
            and passes(context, term.filters, game.state.ref(card))
        ):
            return True
    return False


@rule("1.3.3", without=False)
def is_prohibited(game: Game, event: Event) -> bool:
    """Whether a prohibition stands against an event of this kind."""
    return events.is_forbidden(game, event)


def refuse_to_discard(game: Game, seat: int, card: int, cause: str) -> str | None:
    """1.3.3. What costs a discard cannot be done with a card that cannot be discarded."""
    if "discard" not in game.guarded:
        return None
    return "1.3.3" if is_prohibited(game, discard(game, seat, card, cause)) else None


def discard(game: Game, seat: int, card: int, cause: str) -> Event:
    return Event("discard", seat, card, z.discard_of(seat), 0, -1, -1, cause)


# 8.2. Play a battle card


@rule("8.2.1", without="8.2.1")
def refuse_battle(game: Game, seat: int, card: int) -> str | None:
    """Its rank is at most the number of the zone of the opponent's invading monster."""
    if rank_to_play(game, seat, card) > z.position(game, 1 - seat):
        return "8.2.1"
    if "CannotPlay" not in game.special:
        return None
    if forbidden(game, seat, card):
        return "1.3.3"
    return None if zones_for(game, seat, card) else "10.5.2.1.2"


@rule("10.5.2.1.2", without=())
def zones_for(game: Game, seat: int, card: int) -> list[int]:
    """The player's zones but that of their invading monster, and those closed to them."""
    occupied = m.monster_place(game, seat)
    closed = closed_zones(game, seat, card)
    first = z.zone_of(seat, 1)
    return [zone for zone in range(first, first + 8) if zone != occupied and zone not in closed]


@rule("1.3.3", without=())
def closed_zones(game: Game, seat: int, card: int) -> list[int]:
    """The zones where an effect, or the card itself, forbids that it is played."""
    closed: list[int] = []
    for term in when_played(game, card).others.get("CannotPlay", ()):
        context = Context(game, card, seat)
        if term.filters is None and term.zones is not None and all_hold(context, term.while_):
            closed.extend(find_zones(context, term.zones))
    for term, source, master, _cards in others(game, "CannotPlay"):
        context = Context(game, source, master)
        if (
            term.zones is not None
            and term.filters is not None
            and seat in seats(context, term.whose)
            and passes(context, term.filters, game.state.ref(card))
        ):
            closed.extend(find_zones(context, term.zones))
    return closed


def find_zones(context: Context, term: Any) -> list[int]:
    """The zones a text speaks of."""
    from headjudge.games.godzilla.effects import zones_meant

    return zones_meant(context, term)


@step("8.2.1")
def play_battle(game: Game, frame: Frame) -> None:
    game.call("play card", seat=frame.vars["seat"], card=frame.vars["card"])


# 1.3.1. Cards that say how else they may be played from the hand


def reductions(game: Game, card: int, paid: bool) -> list[Any]:
    """A card's ways to be played with a lower rank, onto a card or for a price."""
    words = text_says(game.state.printed[card], "RankWhenPlayed")
    return [word for word in words if (bool(word.cost) if paid else word.onto is not None)]


def hosts(game: Game, seat: int, card: int) -> list[int]:
    """The cards it may be played on top of, where that lowers its rank enough."""
    found: list[int] = []
    context = Context(game, card, seat)
    for word in reductions(game, card, False):
        rank = rank_to_play(game, seat, card) - max(0, number(context, word.by))
        if rank <= z.position(game, 1 - seat) and all_hold(context, word.while_):
            found.extend([c for c in select(context, word.onto) if c not in found])
    return found


def refuse_onto(game: Game, seat: int, card: int) -> str | None:
    """Played on top of such a card, its rank counts as lower."""
    if not hosts(game, seat, card):
        return "8.2.1"
    return "1.3.3" if forbidden(game, seat, card) else None


@choice("8.2.1")
def choose_host(game: Game, frame: Frame) -> Decision | None:
    """The card it is played on top of."""
    seat = frame.vars["seat"]
    options: tuple[Option, ...] = tuple(
        [("card", card) for card in hosts(game, seat, frame.vars["card"])]
    )
    return Decision(seat, "host", options, "8.2.1")


@choose_host.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    seat = frame.vars["seat"]
    host = int(chosen[0][1])
    game.do(
        Event("play", seat, frame.vars["card"], game.state.place[host], 0, -1, -1, "play",
              tags=(*came_from("hand"), "onto", host))
    )  # fmt: skip


PLAY_ONTO = Procedure(ONTO, "8.2", "Play a battle card on top of another", (choose_host,))


def low_enough(game: Game, seat: int, card: int) -> list[Any]:
    """The prices that lower its rank enough."""
    context = Context(game, card, seat)
    battle = game.value(card, "type") == "battle"
    limit = z.position(game, 1 - seat if battle else seat)
    rank = rank_to_play(game, seat, card)
    return [
        word
        for word in reductions(game, card, True)
        if rank - max(0, number(context, word.by)) <= limit and all_hold(context, word.while_)
    ]


def affordable(game: Game, seat: int, card: int, words: list[Any]) -> list[Any]:
    """The prices that can be paid wholly, without the card itself: before anything is
    chosen it goes to the resolution area (10.5.2.1.1)."""
    context = Context(game, card, seat)
    state = game.state
    hand = z.hand_of(seat)
    before = state.zones[hand]
    state.zones[hand] = tuple([each for each in before if each != card])
    state.revision += 1
    found = [word for word in words if all([can_do(context, each) for each in word.cost])]
    state.zones[hand] = before
    state.revision += 1
    return found


def refuse_price(game: Game, seat: int, card: int) -> str | None:
    """For a price its rank counts as lower."""
    type_ = game.state.printed[card].values["type"]
    words = low_enough(game, seat, card)
    if not words:
        return rule_of(FOR_A_PRICE, type_)
    if not affordable(game, seat, card, words):
        return "10.5.4.1"
    if type_ == "strategy" and no_room(game, seat) is not None:
        return "8.3.2"
    return "1.3.3" if forbidden(game, seat, card) else None


@step("10.5.2.1.1")
def set_aside(game: Game, frame: Frame) -> None:
    """The card is shown and goes to the resolution area."""
    seat, card = frame.vars["seat"], frame.vars["card"]
    frame.vars["prices"] = tuple(low_enough(game, seat, card))
    game.put(card, z.RESOLUTION)


@choice("10.5.4")
def choose_price(game: Game, frame: Frame) -> Decision | None:
    """Which price, if its text names several."""
    seat, card = frame.vars["seat"], frame.vars["card"]
    can = affordable(game, seat, card, frame.vars["prices"])
    options: tuple[Option, ...] = tuple(
        [("option", index) for index, word in enumerate(frame.vars["prices"]) if word in can]
    )
    return Decision(seat, "price", options, "10.5.4")


@choose_price.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """It is paid wholly (10.5.4.1)."""
    seat, card = frame.vars["seat"], frame.vars["card"]
    price = frame.vars["prices"][int(chosen[0][1])]
    start_effects(game, price.cost, card, game.state.identity[card], seat, None)
    game.state.frames[-1].vars["must"] = 0  # nothing of it may be left out


@step("10.5.2.3")
def go_on_playing(game: Game, frame: Frame) -> None:
    """Then the card is played like any other."""
    type_ = game.state.printed[frame.vars["card"]].values["type"]
    verb = BATTLE if type_ == "battle" else STRATEGY
    game.call(verb, seat=frame.vars["seat"], card=frame.vars["card"])


PLAY_FOR_A_PRICE = Procedure(
    FOR_A_PRICE, "8.2", "Play a card for a price", (set_aside, choose_price, go_on_playing)
)


PLAY_BATTLE = Procedure(BATTLE, "8.2", "Play a battle card", (play_battle,))


# 8.3. Activate a strategy card


def strategy_zones(game: Game, seat: int) -> list[int]:
    """4.5.2. A player's strategy zones: two, unless an effect says three."""
    count = z.STRATEGY_ZONES
    for term, source, master, _cards in others(game, "StrategyZones"):
        if master == seat:
            count = max(count, number(Context(game, source, master), term.number))
    first = seat * z.SIZE + z.STRATEGY_1
    return list(range(first, first + min(count, z.MOST_STRATEGY_ZONES)))


@rule("8.3.2")
def no_room(game: Game, seat: int) -> str | None:
    """Not while every strategy zone holds a strategy card."""
    zones = game.state.zones
    for zone in strategy_zones(game, seat):
        if not zones[zone]:
            return None
    return "8.3.2"


@rule("8.3.1", without="8.3.1")
def refuse_strategy(game: Game, seat: int, card: int) -> str | None:
    """Its rank is at most the number of the zone of one's own invading monster."""
    if rank_to_play(game, seat, card) > z.position(game, seat):
        return "8.3.1"
    return "1.3.3" if forbidden(game, seat, card) else None


@step("8.3.1")
def activate_strategy(game: Game, frame: Frame) -> None:
    game.call("play card", seat=frame.vars["seat"], card=frame.vars["card"])


ACTIVATE_STRATEGY = Procedure(STRATEGY, "8.3", "Activate a strategy card", (activate_strategy,))


# 8.4. Gain rage


def refuse_rage(game: Game, seat: int, card: int) -> str | None:
    """Any monster card of the hand will do."""
    return refuse_to_discard(game, seat, card, "rage")


@step("8.4.1")
def discard_for_rage(game: Game, frame: Frame) -> None:
    """The monster card is discarded."""
    game.do(discard(game, frame.vars["seat"], frame.vars["card"], "rage"))


@step("8.4.1")
def rage_from_discard(game: Game, frame: Frame) -> None:
    """And the invading monster's rage goes up by one."""
    m.rage_event(game, frame.vars["seat"], 1, "rage")


GAIN_RAGE = Procedure(RAGE, "8.4", "Gain rage", (discard_for_rage, rage_from_discard))


# 8.5. Play a monster card

# ja-1.04 only: once a turn
ONCE_PER_TURN: Final[tuple[str, ...]] = fact("8.5.2", ("ja-1.04",), without=())


def once_already(game: Game, seat: int) -> str | None:
    """No second monster card in the same turn."""
    if game.state.edition in ONCE_PER_TURN and game.happened(("monster action", seat)):
        return "8.5.2"
    return None


def refuse_any_monster(game: Game, seat: int, card: int) -> str | None:
    """What holds for a monster card at whatever rank it is played."""
    now = m.monster_of(game, seat)
    traits = game.value(now, "traits") if now >= 0 else ()
    if not any([trait in traits for trait in game.value(card, "traits")]):
        return "8.5.1"
    return "1.3.3" if forbidden(game, seat, card) else None


@rule("8.5.1", without="8.5.1")
def refuse_monster(game: Game, seat: int, card: int) -> str | None:
    """The rank of one's invading monster, and a trait in common with it."""
    now = m.monster_of(game, seat)
    if now < 0 or rank_to_play(game, seat, card) != game.value(now, "rank"):
        return "8.5.1"
    return refuse_any_monster(game, seat, card)


def refuse_burst(game: Game, seat: int, card: int) -> str | None:
    """12.5.2. As though its rank were that of its Burst."""
    now = m.monster_of(game, seat)
    if now < 0 or game.value(now, "rank") not in burst_ranks(game, seat, card):
        return "12.5.2"
    return refuse_any_monster(game, seat, card)


@step("8.5.1")
def play_monster(game: Game, frame: Frame) -> None:
    game.mark(("monster action", frame.vars["seat"]))
    game.call("play card", seat=frame.vars["seat"], card=frame.vars["card"])


@step("8.5.1.1")
def rage_from_play(game: Game, frame: Frame) -> None:
    """If it became the invading monster, its rage goes up by one."""
    if m.monster_of(game, frame.vars["seat"]) == frame.vars["card"]:
        m.rage_event(game, frame.vars["seat"], 1, "play")


PLAY_MONSTER = Procedure(MONSTER, "8.5", "Play a monster card", (play_monster, rage_from_play))


# 8.6. Invasion

INVASIONS_PER_TURN: Final[int] = fact("8.6.2", 1, without=99)


@rule("8.6.1", without="8.6.1")
def refuse_invasion(game: Game, seat: int) -> str | None:
    """Once a turn, unless an effect forbids it."""
    if game.happened(("invade action", seat)) >= INVASIONS_PER_TURN:
        return "8.6.2"
    if is_prohibited(game, Event("invade", seat, m.monster_of(game, seat))):
        return "1.3.3"
    return None


def refuse_invasion_card(game: Game, seat: int, card: int) -> str | None:
    """Any card of the hand will do."""
    return refuse_to_discard(game, seat, card, "invasion")


@step("8.6.1")
def discard_to_invade(game: Game, frame: Frame) -> None:
    """A card of the hand is discarded for it."""
    seat = frame.vars["seat"]
    game.mark(("invade action", seat))
    game.state.happened[("invasion card", seat)] = frame.vars["card"]
    game.do(discard(game, seat, frame.vars["card"], "invasion"))


@step("8.6.1.1")
def check_icon(game: Game, frame: Frame) -> None:
    """The number on its invasion icon."""
    frame.vars["number"] = game.value(frame.vars["card"], "invasion")
    seat = frame.vars["seat"]
    game.do(
        Event("invade", seat, m.monster_of(game, seat), -1, frame.vars["number"], -1, -1,
              tags=(frame.vars["card"],))
    )  # fmt: skip


@step("8.6.1.2")
def advance_so_often(game: Game, frame: Frame) -> None:
    """The invading monster advances so many times, or as many as its text says of that icon."""
    seat = frame.vars["seat"]
    times = frame.vars["number"]
    for term, _source, master, _cards in others(game, "InvadesBy"):
        if master == seat and term.icon == frame.vars["number"]:
            times = term.zones
    game.call("advance", seat=seat, left=times, cause="invasion", source=-1, by=-1)


INVASION = Procedure(INVADE, "8.6", "Invasion", (discard_to_invade, check_icon, advance_so_often))


def refuse_top_card(game: Game, seat: int) -> str | None:
    """A text lets the top card of the deck stand in for the card of the hand."""
    if not [1 for term in others(game, "InvadeWithTopCard") if term[2] == seat]:
        return "8.6.1"
    if not game.state.zones[z.deck_of(seat)]:
        return "1.3.2"
    return refuse_invasion(game, seat)


@step("8.6.1")
def send_top_to_invade(game: Game, frame: Frame) -> None:
    """The top card of the deck goes to the discard pile for it."""
    seat = frame.vars["seat"]
    card = game.state.zones[z.deck_of(seat)][0]
    frame.vars["card"] = card
    game.mark(("invade action", seat))
    game.state.happened[("invasion card", seat)] = card
    game.do(Event("put", seat, card, z.discard_of(seat), 0, -1, -1, "invasion"))


INVASION_BY_TOP_CARD = Procedure(
    INVADE_TOP, "8.6", "Invasion with the top card",
    (send_top_to_invade, check_icon, advance_so_often),
)  # fmt: skip


_ACTION_REFUSALS: Final = {
    STRATEGY: no_room,
    MONSTER: once_already,
    BURST: once_already,
    INVADE: refuse_invasion,
    INVADE_TOP: refuse_top_card,
}

_CARD_REFUSALS: Final = {
    BATTLE: refuse_battle,
    ONTO: refuse_onto,
    FOR_A_PRICE: refuse_price,
    STRATEGY: refuse_strategy,
    RAGE: refuse_rage,
    MONSTER: refuse_monster,
    BURST: refuse_burst,
    INVADE: refuse_invasion_card,
}

PROCEDURES: Final = (
    PLAY_BATTLE, PLAY_ONTO, PLAY_FOR_A_PRICE, ACTIVATE_STRATEGY, GAIN_RAGE, PLAY_MONSTER, INVASION,
    INVASION_BY_TOP_CARD,
)  # fmt: skip

VERBS: Final = frozenset(RULES) | {INVADE_TOP}
