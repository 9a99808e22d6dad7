"""What this game's own words mean that only look: filters, objects, numbers, conditions."""

from __future__ import annotations

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import harmony, legion, lock, roles
from headjudge.games.vanguard import vocabulary as v
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.clans import have_common_clan, is_of_clan
from headjudge.games.vanguard.keywords_labels import has_word
from headjudge.kernel import links
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import (
    CONDITIONS,
    FILTERS,
    NUMBERS,
    OBJECTS,
    abilities_of,
    info,
    means,
    objects,
    passes,
    seats,
    whereabouts,
)
from headjudge.rulebook.citation import rule

# -- filters ------------------------------------------------------------------------


def common(wanted: tuple[str, ...], has: tuple[str, ...]) -> bool:
    for each in wanted:  # noqa: SIM110 (any() over a generator is slower)
        if each in has:
            return True
    return False


@means(FILTERS, v.Clan)
def _(context: Context, term: v.Clan, ref: Ref) -> bool:
    return is_of_clan(info(context, ref, "clan"), term.clans)


@means(FILTERS, v.Race)
def _(context: Context, term: v.Race, ref: Ref) -> bool:
    return common(term.races, info(context, ref, "race"))


@means(FILTERS, v.Nation)
def _(context: Context, term: v.Nation, ref: Ref) -> bool:
    return common(term.nations, info(context, ref, "nation"))


@means(FILTERS, v.TriggerIcon)
def _(context: Context, term: v.TriggerIcon, ref: Ref) -> bool:
    icon = info(context, ref, "trigger")
    return icon in term.icons if term.icons else icon != ""


@means(FILTERS, v.Icon)
def _(context: Context, term: v.Icon, ref: Ref) -> bool:
    return common(term.icons, info(context, ref, "icons"))


@means(FILTERS, v.Face)
def _(context: Context, term: v.Face, ref: Ref) -> bool:
    return (context.game.state.face[ref[0]] != FACE_DOWN) == term.up


@means(FILTERS, v.Standing)
def _(context: Context, term: v.Standing, ref: Ref) -> bool:
    state = context.game.state
    rest = state.rest[ref[0]]
    if not state.is_current(ref):
        rest = state.last.get(ref, {}).get("rest", rest)
    elif not lock.has_orientation(context.game, ref[0]):
        return False
    return (rest == 0) == term.standing


@means(FILTERS, v.Row)
def _(context: Context, term: v.Row, ref: Ref) -> bool:
    zone = whereabouts(context, ref)
    return zone >= 0 and (z.is_front(zone) if term.front else z.is_back(zone))


@means(FILTERS, v.OnCircle)
def _(context: Context, term: v.OnCircle, ref: Ref) -> bool:
    zone = whereabouts(context, ref)
    return zone >= 0 and z.LAYOUT.kind[zone] in term.kinds


@means(FILTERS, v.OriginalNameHas)
def _(context: Context, term: v.OriginalNameHas, ref: Ref) -> bool:
    return any([term.part in name for name in info(context, ref, "original name")])


SIDES = {"left": z.LEFT, "center": z.CENTER, "right": z.RIGHT}


@means(FILTERS, v.Column)
def _(context: Context, term: v.Column, ref: Ref) -> bool:
    zone = whereabouts(context, ref)
    return zone >= 0 and z.column_of(zone, context.seat) == SIDES[term.side]


@means(FILTERS, v.Role)
def _(context: Context, term: v.Role, ref: Ref) -> bool:
    return ref[0] in roles.in_role(context.game, term.role, term.was)


@means(FILTERS, v.InState)
def _(context: Context, term: v.InState, ref: Ref) -> bool:
    game = context.game
    card = ref[0]
    if term.state == "legion":
        return legion.is_in_legion(game, card)
    if term.state == "legioned":
        return legion.legioned_this_turn(game, card)
    if term.state == "mate":
        return c.is_mate(game, card)
    if term.state == "leader":
        return c.associate_of(game, card) >= 0 and not c.is_mate(game, card)
    if term.state == "locked":
        return c.is_locked(game, card)
    if term.state == "deleted":
        return c.is_deleted(game, card)
    if term.state == "dominated":
        return c.master(game, card) != c.master_of_zone(game, card)
    if term.state == "harmony":
        return harmony.is_in_harmony(game, card)
    return term.state in info(context, ref, "states")


@means(FILTERS, v.HasAbility)
def _(context: Context, term: v.HasAbility, ref: Ref) -> bool:
    """A keyword of its own, or a word in front of one of its abilities."""
    return has_word(abilities_of(context, ref), term.keyword, term.number)


@means(FILTERS, v.SameClan)
def _(context: Context, term: v.SameClan, ref: Ref) -> bool:
    mine = info(context, ref, "clan")
    others = [info(context, other, "clan") for other in objects(context, term.with_)]
    return any([have_common_clan(mine, each) for each in others])


# -- objects ------------------------------------------------------------------------


@means(OBJECTS, v.BattleOpponent)
@rule("7.4.1.8.3", without=())
def battle_opponents(context: Context, term: v.BattleOpponent) -> tuple[Ref, ...]:
    """Of the attacking unit the attacked ones, and the other way round."""
    game = context.game
    attacking, attacked = roles.attackers(game), roles.attacked(game)
    found: list[int] = []
    for card, _identity in objects(context, term.of):
        if card in attacking:
            found.extend(attacked)
        elif card in attacked:
            found.extend(attacking)
    return tuple([game.state.ref(card) for card in dict.fromkeys(found)])


@means(OBJECTS, v.InRole)
def _(context: Context, term: v.InRole) -> tuple[Ref, ...]:
    game = context.game
    whose = seats(context, term.whose)
    cards = [card for card in roles.in_role(game, term.role) if c.master(game, card) in whose]
    return tuple([game.state.ref(card) for card in dict.fromkeys(cards)])


@means(OBJECTS, v.StillThere)
def _(context: Context, term: v.StillThere) -> tuple[Ref, ...]:
    return tuple([place[:2] for place in term.places if roles.is_there(context.game, place)])


@means(OBJECTS, v.BoundBy)
def _(context: Context, term: v.BoundBy) -> tuple[Ref, ...]:
    game = context.game
    found = [
        card for ref in objects(context, term.card) for card in links.linked_to(game, "bound", ref)
    ]
    return tuple([game.state.ref(card) for card in found])


# -- circles and numbers ----------------------------------------------------------------


def circles_meant(context: Context, term: v.Circles) -> list[int]:
    """The circles a text speaks of; 4.6.7: no lock circles."""
    game = context.game
    anchors: list[int] = []
    if term.to is not None:
        anchors = [whereabouts(context, ref) for ref in objects(context, term.to)]
    found: list[int] = []
    for seat in seats(context, term.whose):
        for zone in range(seat * z.SIZE, seat * z.SIZE + z.GUARDIAN + 1):
            if c.type_of_circle(game, zone) not in term.kinds:
                continue
            if term.open and game.state.zones[zone]:
                continue
            if term.front is not None and z.is_front(zone) != term.front:
                continue
            if term.columns and not is_in_columns(zone, seat, term.columns):
                continue
            if term.relation and not [
                anchor
                for anchor in anchors
                if anchor >= 0 and z.related(game, term.relation, zone, anchor, context.seat)
            ]:
                continue
            found.append(zone)
    return found


def is_in_columns(zone: int, seat: int, columns: tuple[str, ...]) -> bool:
    return z.column_of(zone, seat) in [SIDES[side] for side in columns]


@means(NUMBERS, v.CountCircles)
def _(context: Context, term: v.CountCircles) -> int:
    return len(circles_meant(context, term.circles))


@means(NUMBERS, v.BattleCount)
def _(context: Context, term: v.BattleCount) -> int:
    return context.game.happened(("battle", context.game.state.turn_player))


# -- conditions ---------------------------------------------------------------------


@means(CONDITIONS, v.On)
@rule("3.1.1.3", without=True)
def is_on(context: Context, term: v.On) -> bool:
    """An ability with a zone in front of it works only while its card is there."""
    zone = whereabouts(context, (context.source, context.identity))
    return zone >= 0 and z.LAYOUT.kind[zone] in term.kinds


@means(CONDITIONS, v.Once)
def _(context: Context, term: v.Once) -> bool:
    return True


@means(CONDITIONS, v.Label)
def _(context: Context, term: v.Label) -> bool:
    return True


@means(CONDITIONS, v.During)
def _(context: Context, term: v.During) -> bool:
    game = context.game
    if game.state.turn_player not in seats(context, term.whose):
        return False
    return is_now(context, term.period)


# The steps of a battle: the first and last rule of each.
STEPS = {
    "attack step": "7.4.", "guard step": "7.5.", "drive step": "7.6.", "damage step": "7.7.",
    "close step": "7.8.", "ride step": "6.5.1.1.", "stride step": "6.5.1.2.",
    "draw step": "6.4.1.1.", "G assist step": "6.4.1.2.",
}  # fmt: skip


def is_now(context: Context, period: str) -> bool:
    """Whether it is this phase, or step: one that a rule under way belongs to."""
    game = context.game
    if period == "turn":
        return True
    if period == "battle":
        return roles.now(game) is not None
    prefix = STEPS.get(period)
    if prefix is None:
        return game.is_under_way(period)
    return any([number.startswith(prefix) for number in game.path()])


@means(CONDITIONS, v.BattleAgainst)
@rule("7.1.2.2", without=False)
def is_battle_against(context: Context, term: v.BattleAgainst) -> bool:
    """Whether a vanguard, or a rear-guard, was among those chosen to be attacked."""
    frame = roles.now(context.game)
    if frame is None:
        return False
    became = changed_to(context.game, frame.vars["attacked"])
    if became:
        return became == term.kind
    return term.kind in [
        z.LAYOUT.kind[circle] for _card, _identity, circle in frame.vars["attacked"]
    ]


@rule("7.1.2.3", "7.1.2.4", without="")
def changed_to(game: Game, attacked: tuple[roles.Place, ...]) -> str:
    """If all of them have changed from vanguards to rear-guards, or the other way, the battle
    is one against what they have become."""
    state = game.state
    kinds = z.LAYOUT.kind
    became = ""
    for card, identity, circle in attacked:
        now = kinds[state.place[card]]
        if (
            state.identity[card] != identity
            or now == kinds[circle]
            or now not in ("vanguard", "rear-guard")
            or now != (became or now)
        ):
            return ""
        became = now
    return became


@means(CONDITIONS, v.AttackHit)
def _(context: Context, term: v.AttackHit) -> bool:
    frame = roles.now(context.game)
    return frame is not None and (len(frame.vars["hit"]) > 0) == term.hit


@means(CONDITIONS, v.Paying)
def _(context: Context, term: v.Paying) -> bool:
    for frame in context.game.state.frames:
        if frame.vars.get("paying") == term.what and frame.vars["seat"] == context.seat:
            return True
    return False


@means(CONDITIONS, v.PaidFor)
def _(context: Context, term: v.PaidFor) -> bool:
    event = context.event
    if event is None or event.cause != "cost" or term.what not in event.tags:
        return False
    return event.source >= 0 and passes(context, term.filters, context.game.state.ref(event.source))
