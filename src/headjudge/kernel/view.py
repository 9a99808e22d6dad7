"""Views: all that a viewer may know, built by inclusion.

This is the only way from a state to a player, a bot, a browser or a spectator.
What is not put in here is not seen. Cards are named by the viewer's own handles. `shapes.py`
has the types of all this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from headjudge.kernel import keys, values
from headjudge.kernel.decision import Decision, Option, Share
from headjudge.kernel.state import FACE_DOWN, REVEALED, Frame
from headjudge.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

STANDBY = "standby"  # the verb of playing an ability on standby
FACES = {FACE_DOWN: "down", REVEALED: "revealed"}


def view(game: Game, viewer: int) -> dict[str, Any]:
    """The game as this seat sees it; `viewer == seats` is the public."""
    state = game.state
    scene = game.rules.showing.scene
    return {
        "game": state.game,
        "edition": state.edition,
        "viewer": viewer,
        "turn": state.turn,
        "turn_player": state.turn_player,
        "first": state.first,
        "path": list(game.path()),
        "numbers": [dict(sorted(row.items())) for row in state.numbers],
        "zones": [
            zone_seen(game, zone, viewer)
            for zone in range(game.rules.layout.total)
            if state.zones[zone]
        ],
        "closed": [place_seen(game, zone) for zone in sorted(state.closed)],
        # what waits because of a card that this viewer cannot know is not for them to see
        "standby": [
            {
                "seat": each.seat,
                "card": number_seen(game, each.source, viewer),
                "key": keys.of_card(state.handles[viewer][each.source]),
            }
            for each in state.standby
            if state.known[each.source] >> viewer & 1
        ],
        "stack": [waiting_seen(game, frame, viewer) for frame in state.stack],
        "effects": [
            {
                "seat": each.seat,
                "card": number_seen(game, each.source, viewer),
                "until": each.until,
                # without those that this viewer cannot name, who would count hidden cards of a sort
                "on": [
                    state.handles[viewer][card]
                    for card, _identity in each.cards or ()
                    if state.handles[viewer][card]
                ],
            }
            for each in state.effects
        ],
        "chosen": chosen_so_far(game, viewer),
        "cards": printed_known(game, viewer),
        **({} if scene is None else {"scene": scene(game, viewer)}),
        "decision": None if state.decision is None else asked(game, state.decision, viewer),
        "result": None
        if state.result is None
        else {"winner": state.result.winner, "rule": state.result.rule},
    }


def printed_known(game: Game, viewer: int) -> dict[str, Any]:
    """What is printed on the cards of this game that the viewer knows, by number."""
    sees = 1 << viewer
    pairs = zip(game.state.printed, game.state.known, strict=True)
    return {card.number: card.facts for card, known in pairs if known & sees}


def chosen_so_far(game: Game, viewer: int) -> list[int]:
    """The handles of the cards in public zones that were chosen for what is under way. A choice in
    a hidden zone stays unseen."""
    state = game.state
    visible = game.rules.layout.visible
    for frame in reversed(state.frames):
        parts = frame.vars.get("together")
        if parts:
            cards = [card for part in parts for card, _identity in part]
            return [
                state.handles[viewer][card]
                for card in cards
                if state.place[card] >= 0 and visible[state.place[card]] == PUBLIC
            ]
    return []


def zone_seen(game: Game, zone: int, viewer: int) -> dict[str, Any]:
    """A zone as this viewer sees it: how many cards lie there, and those of them that may be
    seen."""
    state = game.state
    layout = game.rules.layout
    cards = state.zones[zone]
    if layout.field[zone]:
        entries = cards_seen(game, cards, viewer, True, True)
        add_values(game, cards, entries)
    else:
        in_order = layout.ordered[zone]
        entries = cards_seen(game, cards, viewer, False, in_order)
        if not in_order:
            entries.sort(key=_handle)
    return {
        "kind": layout.kind[zone],
        "number": layout.number[zone],
        "seat": layout.seat[zone],
        "count": game.rules.showing.count(game, zone),
        "cards": entries,
    }


def _handle(entry: dict[str, Any]) -> int:
    """The number by which a viewer names the card of an entry."""
    return int(entry["handle"])


def number_seen(game: Game, card: int, viewer: int) -> str:
    """The printed number of a card, for whoever may know it."""
    state = game.state
    return state.printed[card].number if state.known[card] >> viewer & 1 else ""


def waiting_seen(game: Game, frame: Frame, viewer: int) -> dict[str, Any]:
    """Something on the stack: whose it is, what it is, and which card it is or is from."""
    vars = frame.vars
    card = vars.get("card", vars.get("source", -1))
    handle = game.state.handles[viewer][card] if card >= 0 else 0
    return {
        "seat": vars.get("seat", -1),
        "rule": game.rules.procedures[frame.procedure].number,
        "card": number_seen(game, card, viewer) if card >= 0 else "",
        "key": keys.of_card(handle) if handle else "",
    }


def key_seen(game: Game, card: int, viewer: int) -> str:
    """The key of a card in this view; "": it is no element of its own there."""
    state, layout = game.state, game.rules.layout
    handle, zone = state.handles[viewer][card], state.place[card]
    if handle:
        return keys.of_card(handle)
    if zone < 0 or not layout.field[zone]:
        return ""
    return keys.of_lying(place_seen(game, zone), state.zones[zone].index(card))


def shown(game: Game) -> tuple[str, ...]:
    """The names of the values that views show of cards in play: those that something could
    change."""
    cached = game.cards_cache()
    found: tuple[str, ...] | None = cached.get("shown")
    if found is None:
        changeable = game.survey.changeable
        found = cached["shown"] = tuple(
            [name for name in game.rules.showing.values if name in changeable]
        )
    return found


def cards_seen(
    game: Game, cards: tuple[int, ...], viewer: int, with_unknown: bool, in_order: bool
) -> list[dict[str, Any]]:
    """The cards of a zone that this viewer sees lie there, each with its place where the order
    counts; which they are, if they may know."""
    state = game.state
    handles = state.handles[viewer]
    host, face, rest = state.host, state.face, state.rest
    found: list[dict[str, Any]] = []
    for at, card in enumerate(cards):
        number = number_seen(game, card, viewer)
        if not number and not with_unknown:
            continue
        entry: dict[str, Any] = {
            "handle": handles[card],
            "number": number,
            "key": key_seen(game, card, viewer),
        }
        if in_order:
            entry["at"] = at
        if host[card] >= 0:
            entry["under"] = handles[host[card]]
            entry["under_key"] = key_seen(game, host[card], viewer)
        if face[card]:
            entry["face"] = FACES[face[card]]
        if rest[card]:
            entry["rest"] = True
        found.append(entry)
    return found


def add_values(game: Game, cards: tuple[int, ...], entries: list[dict[str, Any]]) -> None:
    """Add to the entries of cards in play, where the viewer may know the card, the values it has
    now."""
    host = game.state.host
    names = shown(game)
    for card, entry in zip(cards, entries, strict=True):
        if entry["number"] and host[card] < 0:
            entry["values"] = values.snapshot_values(game, card, names)


def asked(game: Game, decision: Decision, viewer: int) -> dict[str, Any]:
    """The open question. Only the one who is asked sees the options."""
    seen: dict[str, Any] = {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "rule": decision.rule,
    }
    if viewer == decision.seat:
        seen["least"] = decision.least
        seen["most"] = decision.most
        seen["ordered"] = decision.ordered
        if decision.share is not None:
            seen.update(share_seen(decision.share))
        seen["options"] = options_seen(game, decision, viewer)
    return seen


def share_seen(share: Share) -> dict[str, Any]:
    """Where a question stands among those that belong together with it."""
    seen: dict[str, Any] = {
        "group": share.group,
        "step": share.step,
        "left": share.left,
        "total": share.total,
    }
    if share.limit is not None:
        name, relation, number = share.limit
        seen["limit"] = {"property": name, "relation": relation, "number": number}
    if share.divides:
        seen["divides"] = True
    return seen


def options_seen(game: Game, decision: Decision, viewer: int) -> list[dict[str, Any]]:
    """The options of a question as this viewer sees them."""
    backs: dict[int, str] = {}
    return [
        option_seen(game, option, viewer, at, backs) for at, option in enumerate(decision.options)
    ]


def option_seen(
    game: Game, option: Option, viewer: int, at: int, backs: dict[int, str]
) -> dict[str, Any]:
    """The option at this place of the list, with its cards (a second one as `other`) and its
    zones as kind and number (a second one as `other zone`). `backs`: the keys of unknown cards
    that options before this one were about."""
    verb = str(option[0])
    sort = game.rules.asking.verbs.get(verb, "")
    seen: dict[str, Any] = {"verb": verb, "answer": at}
    for kind, value in zip(sort, option[1:], strict=False):
        number = int(value)
        if kind == "c":
            seen["other" if "card" in seen else "card"] = card_named(game, number, viewer, backs)
        elif kind == "z" and number >= 0:
            seen["other zone" if "zone" in seen else "zone"] = place_seen(game, number)
        elif kind == "n":
            seen["index"] = number
        elif kind == "s":
            seen["index"] = place_on_stack(game, number)
        elif verb == STANDBY:
            seen["ability"] = ability_waiting(game, number)
    return seen


def card_named(game: Game, card: int, viewer: int, backs: dict[int, str]) -> dict[str, Any]:
    """A card that an option is about: what this viewer calls it, and where it lies. An unknown
    one of a hidden zone is one of its backs, in the order of the options."""
    state = game.state
    printed = state.printed[card] if state.known[card] >> viewer & 1 else None
    named: dict[str, Any] = {
        "handle": state.handles[viewer][card],
        "number": "" if printed is None else printed.number,
        "name": "" if printed is None else printed.name,
        "key": key_seen(game, card, viewer),
    }
    if state.place[card] >= 0:
        place = named["zone"] = place_seen(game, state.place[card])
        if not named["key"]:
            there = [each for each in backs if state.place[each] == state.place[card]]
            named["key"] = backs.setdefault(card, keys.of_back(place, len(there)))
    return named


def ability_waiting(game: Game, number: int) -> int:
    """Which of its card's printed abilities this one on standby is; -1: one that it gained."""
    for each in game.state.standby:
        if each.id == number:
            return game.ability_then(each.source, each.term).at
    return -1


def place_on_stack(game: Game, number: int) -> int:
    """How far up something lies on the stack. The number that names it counts hidden things, too,
    and is not shown."""
    numbers = [frame.vars["number"] for frame in game.state.stack]
    return numbers.index(number) if number in numbers else -1


def place_seen(game: Game, zone: int) -> dict[str, Any]:
    """A zone as views name it."""
    layout = game.rules.layout
    return {
        "kind": layout.kind[zone],
        "number": layout.number[zone],
        "seat": layout.seat[zone],
    }
