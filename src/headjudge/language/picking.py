"""The cards that an instruction is about: those meant, or the question which they shall be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from headjudge.kernel.decision import PASS, Decision, Option, Share
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import FACE_DOWN, REVEALED, Event, Frame, Ref
from headjudge.kernel.zones import PUBLIC
from headjudge.language import terms as t
from headjudge.language.book import Context, golden, resolving
from headjudge.language.evaluate import info, means, number, objects, seats, select, times
from headjudge.language.instructions import cited
from headjudge.language.moving import allowed

# Objects that are taken in a way of their own, without asking anybody, when it is done.
TAKERS: dict[type, Callable[[Context, Any], tuple[Ref, ...]]] = {}


@means(TAKERS, t.AtRandom)
def take_at_random(context: Context, term: t.AtRandom) -> tuple[Ref, ...]:
    """Take so many of these cards at random."""
    game = context.game
    cards = golden(game).at_random(game, select(context, term.cards), times(context, term.count))
    return tuple([game.state.ref(card) for card in cards])


Part = tuple[Context, t.Object]  # what is chosen, and whose words it is in


def pick_all(
    context: Context, frame: Frame, what: t.Object, prompt: str
) -> tuple[Ref, ...] | Decision:
    """One object, or several parts whose cards are chosen in turn and acted on together."""
    parts = parts_of(context, what)
    if not parts:
        return pick(context, frame, what, prompt, ())
    while len(frame.vars["together"]) < len(parts):
        at = len(frame.vars["together"])
        found = pick(parts[at][0], frame, parts[at][1], prompt, parts[at + 1 :])
        if isinstance(found, Decision):
            return of_parts(found, what, at, len(parts))
        frame.vars["together"] = (*frame.vars["together"], found)
    return tuple([ref for each in frame.vars["together"] for ref in each])


def of_parts(asked: Decision, what: t.Object, at: int, total: int) -> Decision:
    """A question for one part of what one player chooses in several; for a card that is added to
    others of a sum, it is a question of that."""
    if type(what) is not t.Together or asked.share is not None:
        return asked
    return asked.of_group(Share(asked.prompt, at, total - at, total))


def parts_of(context: Context, what: t.Object) -> list[Part]:
    """The parts of what several choices make up; none, if it is one choice or none.

    What each player picks is said in that player's own words: their cards are `you`rs.
    """
    if type(what) is t.Together:
        found: list[Part] = []
        for each in what.objects:
            if type(each) is t.Pick and type(each.count) is int and not is_free(each):
                # one by one: what is chosen first bears on what may be chosen next
                found.extend([(context, replace(each, count=1))] * each.count)
            else:
                found.append((context, each))
        return found
    if type(what) is t.Pick and what.by == t.EACH:
        own = replace(what, by=t.YOU)
        return [
            (
                Context(
                    context.game, context.source, seat, context.identity, context.event,
                    context.memory,
                ),
                own,
            )
            for seat in seats(context, t.EACH)
        ]  # fmt: skip
    return []


def chosen_before(frame: Frame) -> tuple[int, ...] | None:
    """The cards chosen in the rounds of "for each" so far; None: there are no rounds now, or
    a card may be chosen in several."""
    rounds: tuple[int, tuple[int, ...]] | None = frame.vars.get("rounds")
    return rounds[1] if rounds is not None and len(frame.vars["todo"]) > rounds[0] else None


def is_free(what: t.Pick) -> bool:
    """Whether fewer may be chosen than there are."""
    return what.up_to or what.any_number


def reveal_early_choice(game: Game, cards: tuple[int, ...]) -> None:
    """Reveal what one player has chosen while another still has to, unless the book hides it."""
    if not golden(game).chosen_unseen:
        game.reveal(cards, everyone(game.state))


def has_total(what: t.Object) -> bool:
    """Whether cards are to be chosen whose numbers come to a total."""
    return type(what) is t.Pick and what.total is not None


def is_price(frame: Frame) -> bool:
    """Whether what is being done is the price of something else."""
    todo: tuple[t.Effect, ...] = frame.vars["todo"]
    must: int = frame.vars["must"]
    return len(todo) > must >= 0


def choosable(context: Context, cards: t.Selector) -> list[int]:
    """The cards meant that the effect may choose and be carried out with."""
    found = select(context, cards)
    book = resolving(context.game)
    if book.choosable is not None:
        found = book.choosable(context, found)
    return found if book.usable is None else book.usable(context, found)


def eligible(context: Context, frame: Frame, what: t.Pick, taken: list[int]) -> list[int]:
    """The cards meant that can be chosen now, besides those taken already."""
    cards = [card for card in choosable(context, what.cards) if card not in taken]
    before = chosen_before(frame)
    if before:
        cards = [card for card in cards if card not in before]
    effect = done_with(frame)
    return allowed(context, effect, cards) if is_price(frame) or must_fit(effect) else cards


def must_fit(effect: t.Effect) -> bool:
    """Whether only cards are chosen for it that it can be done with."""
    return isinstance(effect, t.Action) and effect.FITTING


def done_with(frame: Frame) -> t.Effect:
    """What is to be done with the cards that are being chosen: at once, or next."""
    todo: tuple[t.Effect, ...] = frame.vars["todo"]
    if type(todo[0]) is t.Choose and len(todo) > 1 and isinstance(todo[1], t.Action):
        what = todo[1].what
        if type(what) is t.It and what.memory == todo[0].memory:
            return todo[1]
    return todo[0]


def purpose(frame: Frame) -> t.Effect:
    """What is being done, or what cards are being chosen for."""
    effect = done_with(frame)
    todo: tuple[t.Effect, ...] = frame.vars["todo"]
    if type(effect) is t.Choose and len(todo) > 1 and type(todo[1]) is t.Lasting:
        return todo[1]
    return effect


def add_one(
    context: Context, frame: Frame, what: t.Pick, total: t.Compare, prompt: str
) -> tuple[Ref, ...] | Decision:
    """Ask for one more card of several whose numbers together may, or must, come to so much, until
    the player has enough or none fits any more. Where not everybody sees the cards, the player is
    asked even if none fits: that is for nobody else to know."""
    added: tuple[Ref, ...] = frame.vars.get("added", ())
    sum_so_far = sum([info(context, ref, total.property) for ref in added])
    room = number(context, total.number) - sum_so_far
    taken = [card for card, _identity in added]
    options: list[Option] = [
        ("card", card)
        for card in eligible(context, frame, what, taken)
        if total.relation == ">=" or context.game.value(card, total.property) <= room
    ]
    secret = is_unseen(context, what.cards)
    if not options and not (secret and set(seen_pool(context, what.cards)).difference(taken)):
        frame.vars["added"] = ()
        return added
    if not options or total.relation != ">=" or room <= 0:
        options.append(PASS)
    return Decision(
        seats(context, what.by)[0], prompt, tuple(options), cited(context.game, frame),
        secret=secret,
        share=Share(
            prompt, len(added), max(room, 0), room + sum_so_far,
            (total.property, total.relation, room),
        ),
    )  # fmt: skip


def pick(
    context: Context, frame: Frame, what: t.Object, prompt: str, later: list[Part] | tuple[()]
) -> tuple[Ref, ...] | Decision:
    """The cards meant, or the question which of them they shall be; `later`: choices that are still
    to be made for the same effect."""
    game = context.game
    if type(what) is not t.Pick:
        taker = TAKERS.get(type(what))
        return acting(context, what) if taker is None else taker(context, what)
    if what.total is not None:
        return add_one(context, frame, what, what.total, prompt)
    book, abilities = golden(game), resolving(game)
    taken = [ref[0] for each in frame.vars["together"] for ref in each]
    cards = eligible(context, frame, what, taken)
    paying = is_price(frame)
    free = is_free(what)
    wanted = len(cards) if what.any_number else times(context, what.count)
    # how many cards there are everybody knows, but not how many of such a sort
    by_sort = bool(what.cards.filters)
    secret = (by_sort or must_fit(done_with(frame))) and is_unseen(context, what.cards)
    if later and book.most_demands:
        cards = leaving_most(cards, free or secret, demands(later, taken))
    if not (cards or secret) or (wanted <= 0 and not what.any_number):
        return ()
    most = abilities.targets(book.possible(wanted, len(cards)))
    least = abilities.obliged(most)
    if free:
        least = max(book.least_of_up_to, abilities.fewest_of_up_to)
    if book.can_be_denied(by_sort, secret) and not paying:
        least = 0  # nobody can be held to show that such a card is there
    options: tuple[Option, ...] = tuple([("card", card) for card in cards])
    return Decision(
        seats(context, what.by)[0], prompt, options, cited(game, frame),
        min(least, most), most, secret=secret,
    )  # fmt: skip


# -- what not everybody sees --------------------------------------------------------


def from_hidden(game: Game, cards: t.Selector) -> bool:
    """Whether these cards lie, or may lie, where not everybody can look at them."""
    if not isinstance(cards, t.Cards):
        return False
    names = game.rules.layout.names
    kinds = [names[area] for area in cards.where if area in names]
    return any([kind.visible != PUBLIC or kind.down != PUBLIC for kind in kinds])


def is_unseen(context: Context, cards: t.Selector) -> bool:
    """Whether not everybody sees just now which cards could be chosen."""
    if not isinstance(cards, t.Cards) or not from_hidden(context.game, cards):
        return False
    pool = seen_pool(context, cards)
    if not pool:  # cards are not put aside yet, or everybody sees that there is none
        public = [type(each) for each in cards.filters if each.PUBLIC]
        return bool(public) and all([kind is t.Among for kind in public])
    return any([lies_unseen(context.game, card) for card in pool])


def seen_pool(context: Context, cards: t.Selector) -> list[int]:
    """The cards that could be chosen, for all that everybody sees."""
    if not isinstance(cards, t.Cards):
        return select(context, cards)
    public = tuple([each for each in cards.filters if each.PUBLIC])
    return select(context, t.Cards(cards.where, cards.whose, public))


def lies_unseen(game: Game, card: int) -> bool:
    """Whether a card lies where not everybody can look at it."""
    face = game.state.face[card]
    layout = game.rules.layout
    sight = (layout.seen_down if face == FACE_DOWN else layout.seen_by)[game.state.place[card]]
    return face != REVEALED and sight != layout.everybody


def rests_on_hidden(context: Context, effects: tuple[t.Effect, ...]) -> bool:
    """Whether not everybody can see if all of these effects could be carried out."""
    return any([looks_at_hidden(context, each) for each in effects])


def looks_at_hidden(context: Context, effect: t.Effect) -> bool:
    """Whether an effect rests on cards that not everybody sees: on some of a sort or of a total, or
    on those that were chosen before."""
    if not isinstance(effect, t.Action):
        return False
    if type(effect.what) is t.It:
        refs: tuple[Ref, ...] = context.memory.get(effect.what.memory, ())
        return any([lies_unseen(context.game, card) for card, _identity in refs])
    parts = effect.what.objects if type(effect.what) is t.Together else (effect.what,)
    fitting = must_fit(effect)
    picks = [part for part in parts if type(part) is t.Pick]
    return any([is_of_hidden_sort(context, part, fitting) for part in picks])


def is_of_hidden_sort(context: Context, what: t.Pick, fitting: bool) -> bool:
    """Whether only some players can see if there are enough such cards."""
    by_sort = fitting or bool(what.cards.filters) or what.total is not None
    return by_sort and is_unseen(context, what.cards)


# -- several demands ----------------------------------------------------------------


def demands(later: list[Part] | tuple[()], taken: list[int]) -> list[list[int]]:
    """What is demanded yet, card by card: each time one of these. Nobody can be held to
    show a card of some sort where it is hidden: that is no demand."""
    found: list[list[int]] = []
    for context, what in later:
        if type(what) is not t.Pick or is_free(what):
            continue
        if not what.cards.filters or not is_unseen(context, what.cards):
            cards = [card for card in choosable(context, what.cards) if card not in taken]
            found.extend([cards] * times(context, what.count))
    return found


def leaving_most(cards: list[int], free: bool, later: list[list[int]]) -> list[int]:
    """The cards that can be chosen now while as many demands as possible are met, this one
    (unless one is free to choose none) and those that come later."""
    met = 0 if free else 1
    most = most_met(later if free else [cards, *later])
    return [card for card in cards if met + most_met(without(later, card)) == most]


def without(wishes: list[list[int]], card: int) -> list[list[int]]:
    """The wishes that are left when this card can no longer be used for one."""
    return [[each for each in cards if each != card] for cards in wishes]


def most_met(wishes: list[list[int]]) -> int:
    """How many of these wishes for a card can be met, each with a card of its own."""
    given: dict[int, int] = {}  # card -> the wish it meets
    return sum([meet(wishes, at, given, set()) for at in range(len(wishes))])


def meet(wishes: list[list[int]], at: int, given: dict[int, int], tried: set[int]) -> bool:
    """Try to meet one more wish, if need be by giving another wish its second choice. Whether it
    was met."""
    for card in wishes[at]:
        if card not in tried:
            tried.add(card)
            if card not in given or meet(wishes, given[card], given, tried):
                given[card] = at
                return True
    return False


# -- cards that moved ---------------------------------------------------------------


def acting(context: Context, what: t.Object) -> tuple[Ref, ...]:
    """The cards meant that can still be acted on, as the objects they are now."""
    state = context.game.state
    found = [
        ref
        for ref in followed(context, objects(context, what))
        if state.place[ref[0]] >= 0 and state.identity[ref[0]] == ref[1]
    ]
    usable = resolving(context.game).usable
    if usable is not None:
        left = usable(context, [card for card, _identity in found])
        found = [ref for ref in found if ref[0] in left]
    return tuple(found)


def followed(context: Context, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """These cards as the objects they have become, if the effect may speak of them there.

    What this effect itself moved, and a card whose own movement set the ability off,
    may be followed to where it went; anything else that moved is another card.
    """
    identities = context.game.state.identity
    event = context.event
    result: list[Ref] = []
    for card, identity in refs:
        if identities[card] != identity:
            if event is not None and event.card == card and event.identity == identity:
                identity = event.became
            for moved, before, after in context.memory.get("moved", ()):
                if moved == card and before == identity:
                    identity = after
        result.append((card, identity))
    return tuple(result)


def follow(game: Game, event: Event) -> None:
    """Note where a card went that this effect has moved, so that the effect can go on speaking of
    it."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "perform":
            moved = frame.vars.get("moved", ())
            frame.vars["moved"] = (*moved, (event.card, event.identity, event.became))
            return
