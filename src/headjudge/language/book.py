"""What a game hands to the card language: what its book says of all instructions alike
(`Golden`), of abilities at work (`Resolving`), and where things are (`Meanings`); and who
speaks, when a term is evaluated (`Context`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from headjudge.kernel.changes import identity
from headjudge.kernel.decision import Decision
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.instructions import Instructions


class Context:
    """Who speaks: the source card and its master, the event that set it off, and what
    the effect has spoken of so far."""

    __slots__ = ("counting", "event", "game", "identity", "memory", "past", "seat", "source")

    def __init__(
        self,
        game: Game,
        source: int,
        seat: int,
        identity: int = 0,
        event: Event | None = None,
        memory: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.source = source
        self.seat = seat
        self.identity = identity or (game.state.identity[source] if source >= 0 else 0)
        self.event = event
        self.memory: dict[str, Any] = {} if memory is None else memory
        self.counting: bool = False  # some cards count as more than they are
        self.past: bool = False  # of cards that have left, the zone they were in counts


def context_of(game: Game, frame: Frame) -> Context:
    """Who speaks in the frame of an effect."""
    vars = frame.vars
    return Context(game, vars["source"], vars["seat"], vars["identity"], vars["event"], vars)


def has_common(names: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Whether the two have a name in common."""
    return any([name in others for name in names])


def taken_at_random(game: Game, cards: list[int], number: int) -> list[int]:
    """So many of these cards, each as likely as the others."""
    left = list(cards)
    taken: list[int] = []
    while left and len(taken) < number:
        taken.append(left.pop(game.random_below(len(left))))
    return taken


def not_shown(game: Game, effect: t.Effect, what: t.Object, cards: tuple[int, ...]) -> None:
    """Show nobody which cards were chosen: that is seen by what is done with them."""


def each_by_itself(effect: t.Effect, times: int) -> t.Effect | None:
    """No effect stands for doing something "for each": it is done so many times, one after the
    other."""
    return None


def is_unseen_sort(by_sort: bool, unseen: bool) -> bool:
    """Whether cards of a sort are looked for where not everybody sees them: then nobody is held to
    own that there is one."""
    return by_sort and unseen


class Golden:
    """What a game's book says of all instructions alike: its golden rules."""

    __slots__ = (
        "as_one", "at_random", "at_the_same_time", "can_be_denied", "chooses_anew", "chooses_first",
        "chosen_unseen", "end_by_effect", "fewest_acted_on", "least_of_up_to", "most_demands",
        "owners_area", "possible", "rounds", "same_name", "show_chosen", "times",
    )  # fmt: skip

    def __init__(
        self,
        possible: Callable[[int, int], int],
        times: Callable[[int], int],
        most_demands: bool,
        least_of_up_to: int,
        chooses_first: Callable[[Game], int],
        chosen_unseen: bool,
        at_the_same_time: Callable[[Game, tuple[Event, ...]], None],
        end_by_effect: Callable[[Game, tuple[int, ...], tuple[int, ...]], None],
        owners_area: Callable[[Game, int, str], int],
        can_be_denied: Callable[[bool, bool], bool] = is_unseen_sort,
        rounds: Callable[[int], int] = identity,
        chooses_anew: bool = False,
        same_name: Callable[[tuple[str, ...], tuple[str, ...]], bool] = has_common,
        at_random: Callable[[Game, list[int], int], list[int]] = taken_at_random,
        fewest_acted_on: int = 1,
        show_chosen: Callable[[Game, t.Effect, t.Object, tuple[int, ...]], None] = not_shown,
        as_one: Callable[[t.Effect, int], t.Effect | None] = each_by_itself,
    ) -> None:
        self.possible = possible  # (wanted, there): how many of them are taken
        self.times = times  # what a number comes to as a number of times
        self.most_demands = most_demands  # whether a choice must leave most demands to meet
        self.least_of_up_to = least_of_up_to  # the least number "up to" allows
        self.chooses_first = chooses_first  # of players who choose at the same time
        self.chosen_unseen = chosen_unseen  # whether such choices of hidden cards stay unseen
        self.at_the_same_time = at_the_same_time  # what befalls several players without a choice
        self.end_by_effect = end_by_effect  # (winners, losers)
        self.owners_area = owners_area  # the area of this kind that a card goes to
        # (by sort, unseen): whether a player need not own that there is such a card
        self.can_be_denied = can_be_denied
        self.rounds = rounds  # how often "for each" of so many does what it says
        self.chooses_anew = chooses_anew  # whether each time another card must be chosen
        self.same_name = same_name  # whether cards with these names have the same name
        self.at_random = at_random  # so many of these cards, by chance
        # with how many cards at least it must be done to count, where no number is said
        self.fewest_acted_on = fewest_acted_on
        # (effect, what was to be chosen, cards): who comes to see which cards were chosen for it
        self.show_chosen = show_chosen
        # (effect, times): the one effect that doing it "for each" of so many is; None: it is
        # done so many times
        self.as_one = as_one


def begin_effects(context: Context, effects: list[Effect]) -> None:
    """Let lasting effects begin, without an event that anything could hear."""
    for each in effects:
        context.game.lasting(each)


def as_listed(wanted: int, listed: int) -> int:
    """How many of the options are chosen: as many as the text says, or all there are."""
    return min(wanted, listed)


def never(ability: t.Ability) -> bool:
    """No ability that an effect leaves behind is for cards that come to be meant later."""
    return False


def by_effect(context: Context) -> str:
    """The cause of whatever a text does: an effect."""
    return "effect"


def lies_so(game: Game, card: int, rest: int) -> bool:
    """Whether a card lies upright (0) or sideways (1) already."""
    return game.state.rest[card] == rest


def can_stand_or_rest(game: Game, card: int) -> bool:
    """Every card stands or rests."""
    return True


class Turning:
    """How a game's cards are turned upright and sideways: the kinds of event that this is,
    whether a card lies so already, and whether it stands or rests at all."""

    __slots__ = ("has_orientation", "kinds", "lies_so")

    def __init__(
        self,
        stand: str = "stand",
        rest: str = "rest",
        lies_so: Callable[[Game, int, int], bool] = lies_so,
        has_orientation: Callable[[Game, int], bool] = can_stand_or_rest,
    ) -> None:
        self.kinds = (stand, rest)
        self.lies_so = lies_so
        self.has_orientation = has_orientation


STAND_AND_REST: Final = Turning()


def none_chosen(chosen: tuple[Ref, ...]) -> bool:
    """Whether no card was chosen."""
    return not chosen


class Resolving:
    """What a game's book says of abilities at work and of the information they see."""

    __slots__ = (
        "applies_to", "asks", "begin", "by_how_much", "can_choose", "cause", "choosable",
        "done_if_replaced", "fewest_of_up_to", "for_cards_to_come", "is_met", "laid_on", "last",
        "means_nothing", "obliged", "options", "options_in_order", "rules_for", "seen_as",
        "targets", "turning", "unstated", "usable", "works", "zone_left",
    )  # fmt: skip

    def __init__(
        self,
        works: Callable[[Context, tuple[t.Condition, ...]], bool],
        targets: Callable[[int], int],
        obliged: Callable[[int], int],
        fewest_of_up_to: int,
        asks: Callable[[int, bool, bool], Decision | None],
        can_choose: Callable[[Context, tuple[t.Effect, ...]], bool],
        done_if_replaced: bool,
        seen_as: Callable[[Game, Event], Ref],
        laid_on: Callable[[Context, t.Object], tuple[Ref, ...] | None],
        applies_to: Callable[[Context, t.Object], tuple[Ref, ...]],
        last: Callable[[Game, Ref], dict[str, Any] | None],
        zone_left: Callable[[Game, Ref, bool], int],
        choosable: Callable[[Context, list[int]], list[int]] | None = None,
        usable: Callable[[Context, list[int]], list[int]] | None = None,
        is_met: Callable[[Context, Frame, t.If], bool] | None = None,
        rules_for: Callable[[Context, t.Object], tuple[Ref, ...] | None] | None = None,
        unstated: str = "game",
        begin: Callable[[Context, list[Effect]], None] = begin_effects,
        by_how_much: Callable[[int], int] = identity,
        options: Callable[[int, int], int] = as_listed,
        options_in_order: bool = False,
        cause: Callable[[Context], str] = by_effect,
        turning: Turning = STAND_AND_REST,
        means_nothing: Callable[[tuple[Ref, ...]], bool] = none_chosen,
        for_cards_to_come: Callable[[t.Ability], bool] = never,
    ) -> None:
        self.works = works  # whether an ability under these conditions does anything
        self.targets = targets  # how many of so many targets are chosen
        self.obliged = obliged  # the least number of them
        self.fewest_of_up_to = fewest_of_up_to  # the same where it is "up to" so many
        self.asks = asks  # (player, can, secret): whether they do it to get the rest
        self.can_choose = can_choose  # whether these effects may be chosen for that
        self.done_if_replaced = done_if_replaced  # whether they count if something replaced them
        self.seen_as = seen_as  # as which object the card of an event is looked at
        self.laid_on = laid_on  # the cards that a lasting effect stays with (None: any such)
        self.applies_to = applies_to  # the cards that a continuous ability changes
        self.last = last  # what is left of the information of an object that is gone
        self.zone_left = zone_left  # the zone such an object is in, or (True) was in
        self.choosable = choosable  # of these cards, those that an effect may choose; None: all
        # of these cards, chosen or meant, those that it may be carried out with; None: all
        self.usable = usable
        # whether the condition of an instruction is met, where there is more to it
        self.is_met = is_met
        # the same as `laid_on` for effects that change no information; None: it is the same
        self.rules_for = rules_for or laid_on
        self.unstated = unstated  # how long an effect goes on that does not say how long
        self.begin = begin  # lasting effects of an instruction begin
        self.by_how_much = by_how_much  # what a number comes to that a value is changed by
        self.options = options  # (wanted, listed): how many of a list of options are chosen
        # whether several are carried out in an order of choice, or else as they are listed
        self.options_in_order = options_in_order
        self.cause = cause  # what moves the cards that are moved now: an effect, or a cost
        self.turning = turning  # how cards stand and rest
        # whether "it" is nothing from now on, these cards being chosen; or else what it was
        self.means_nothing = means_nothing
        # whether an ability that an effect leaves behind is for whichever cards it means at the
        # time, and not for those there were when it began
        self.for_cards_to_come = for_cards_to_come


def cards_in_deck(game: Game, seat: int) -> int:
    """How many cards a player could draw: those in the deck, where an empty deck is not filled
    again."""
    return len(game.rules.terms.meanings.areas["deck"](game, seat))


def no_swap(game: Game, card: int, other: int, source: int, by: int) -> None:
    """Do nothing: in this game cards do not trade places."""


class Meanings:
    """What a game adds to the language: its areas, its geometry, what its book says of all
    instructions (`golden`) and of abilities at work (`resolving`)."""

    __slots__ = (
        "area_names", "areas", "drawable", "golden", "instructions", "placing", "related",
        "resolving", "swap", "whereabouts",
    )  # fmt: skip

    def __init__(
        self,
        areas: dict[str, Callable[[Game, int], Sequence[int]]],
        whereabouts: Callable[[Game, int], int],
        related: Callable[[Game, str, int, int, int], bool],
        golden: Golden,
        resolving: Resolving,
        placing: Callable[[Game, int, int], str],
        area_names: tuple[tuple[str, ...], ...],
        instructions: Instructions,
        drawable: Callable[[Game, int], int] = cards_in_deck,
        swap: Callable[[Game, int, int, int, int], None] = no_swap,
    ) -> None:
        self.areas = areas  # area kind -> its cards that count (of a stack, the topmost)
        self.whereabouts = whereabouts  # the zone a card is regarded as being in
        self.related = related  # (relation, zone, other zone, master): does it hold?
        self.golden = golden
        self.resolving = resolving
        self.area_names = area_names  # by zone: the kinds of area that it counts as
        self.instructions = instructions  # what the book calls each of them, by its term
        self.placing = placing  # the kind of event that placing a card in a zone is
        self.drawable = drawable  # how many cards a player could draw
        self.swap = swap  # (card, other, source, master): two cards trade places


def golden(game: Game) -> Golden:
    """What the game's book says of all instructions alike."""
    found: Golden = game.rules.terms.meanings.golden
    return found


def resolving(game: Game) -> Resolving:
    """What the game's book says of abilities at work."""
    found: Resolving = game.rules.terms.meanings.resolving
    return found
