"""The table: cards in zones, how they lie, who knows them, and the random stream.

These verbs are bare facts: no event, no trigger, no rule. A game's procedures and the
functions that its events happen through use them.
"""

from __future__ import annotations

import msgspec

from headjudge.kernel import knowledge, random
from headjudge.kernel.cards import Card
from headjudge.kernel.log import Handles, Move, as_told
from headjudge.kernel.pool import Pool
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import FACE_DOWN, NOWHERE, REVEALED, State
from headjudge.kernel.zones import OWNER, PUBLIC


class Table:
    """What lies on the table: `rules` (what game it is), `pool` (the cards it is played
    with; those that ship, if none is given) and `state` (all that is true).
    `moves`: the changes of place since the last entry of the log; None: there is no log."""

    __slots__ = ("moves", "pool", "rules", "state")

    def __init__(self, rules: Rules, state: State, pool: Pool | None = None) -> None:
        self.rules: Rules = rules
        self.pool: Pool = rules.shipped if pool is None else pool
        self.state: State = state
        self.moves: list[Move] | None = None

    def make(self, printed: Card, owner: int, origin: int) -> int:
        """A new card, nowhere as yet."""
        state = self.state
        card = len(state.printed)
        state.printed.append(printed)
        state.owner = (*state.owner, owner)
        state.origin = (*state.origin, origin)
        state.place.append(NOWHERE)
        state.host.append(-1)
        state.stamp.append(0)
        state.identity.append(state.next_number())
        state.face.append(0)
        state.rest.append(0)
        state.known.append(0)
        for row in state.handles:
            row.append(0)
        return card

    def make_deck(self, printed: tuple[Card, ...], owner: int, origin: int) -> None:
        """New cards, nowhere as yet."""
        state = self.state
        count = len(printed)
        state.printed.extend(printed)
        state.owner = (*state.owner, *[owner] * count)
        state.origin = (*state.origin, *[origin] * count)
        state.place.extend([NOWHERE] * count)
        state.host.extend([-1] * count)
        state.stamp.extend([0] * count)
        state.identity.extend(range(state.clock + 1, state.clock + 1 + count))
        state.clock += count
        state.face.extend([0] * count)
        state.rest.extend([0] * count)
        state.known.extend([0] * count)
        for row in state.handles:
            row.extend([0] * count)

    def lay_out(self, cards: tuple[int, ...], zone: int) -> None:
        """Cards that are nowhere as yet are placed together at the bottom of a zone."""
        state = self.state
        state.zones[zone] += cards
        now = state.tick()
        place, stamp = state.place, state.stamp
        for card in cards:
            place[card] = zone
            stamp[card] = now
        state.revision += 1
        state.board += 1
        sees = self.rules.layout.seen_by[zone]
        if sees:
            for card in cards:
                knowledge.learn(state, card, sees)

    def put(self, card: int, zone: int, where: str = "top", host: int = -1, face: int = 0) -> None:
        """Place a card in a zone: the bare movement, without event or trigger.

        In an ordered zone the first card is the top. In a zone of the field the last is,
        and `host` names the card this one goes under. A card that stays the same card
        keeps its face and its orientation; a new one lies upright, and as `face` says.
        """
        state = self.state
        if zone in state.closed:
            return
        zones = state.zones
        frm = state.place[card]
        logs = self.moves is not None
        if logs:
            before = self.handles_of(card)
        move = self.rules.layout.moves[frm][zone]
        stays, moves_board, shifts, top_first, sees, seen_down, veiled = move
        at = 0
        if frm >= 0:
            cards = zones[frm]
            if cards[0] == card:
                zones[frm] = cards[1:]
            else:
                at = cards.index(card)
                zones[frm] = cards[:at] + cards[at + 1 :]
        # where the first card is the top, a card on top comes first; on the field, last
        if (where == "top") is top_first:
            zones[zone] = (card, *zones[zone])
        else:
            zones[zone] = (*zones[zone], card)
        state.place[card] = zone
        state.host[card] = host
        state.revision += 1
        if moves_board:
            state.board += 1
            if shifts and host < 0:
                state.shifts += 1
        lay = state.face[card]
        clock = state.clock + 1
        if stays and host < 0:
            face = lay
        else:  # also under another card: part of a stack and no longer a card by itself
            state.identity[card] = clock
            state.face[card] = face
            state.rest[card] = 0
            clock += 1
        state.clock = state.stamp[card] = clock
        if face == FACE_DOWN:
            sees = seen_down
        if veiled and lay != REVEALED:
            layout = self.rules.layout
            saw = layout.seen_down[frm] if lay == FACE_DOWN else layout.seen_by[frm]
            if saw != layout.everybody and (at > 0 or not layout.ordered[frm]):
                # it left a hidden zone, and not by its top: it could be any that lay so
                if layout.visible[zone] == PUBLIC and face != FACE_DOWN:
                    following = tuple(state.next_handle)
                    knowledge.show_from_hidden(state, card, frm, sees, lay)
                    if logs:
                        before = as_told(before, self.handles_of(card), following)
                elif not layout.ordered[frm] or layout.visible[zone] == OWNER:
                    # whoever sees neither zone cannot tell which card went
                    knowledge.lose_track(state, card, frm, sees | saw, lay)
                    if logs:
                        before = seen_only_by(before, sees | saw)
        if sees & ~state.known[card]:
            knowledge.learn(state, card, sees)
        if logs:
            to_at = 0 if zones[zone][0] == card else len(zones[zone]) - 1
            self.record_move(card, frm, zone, before, at, to_at)

    def handles_of(self, card: int) -> Handles:
        """What each viewer calls a card now."""
        rows = self.state.handles
        if len(rows) == 3:
            return rows[0][card], rows[1][card], rows[2][card]
        return tuple([row[card] for row in rows])

    def record_move(
        self, card: int, frm: int, to: int, before: Handles, frm_at: int, to_at: int
    ) -> None:
        """Keep a change of place for the next entry of the log, with the card's places among
        the cards of the two zones; they are told of zones where all cards lie in the open."""
        if self.moves is not None:
            places, field = self.rules.layout.places, self.rules.layout.field
            number = self.state.printed[card].number
            after = self.handles_of(card)
            frm_at = frm_at if frm >= 0 and field[frm] else -1
            to_at = to_at if to >= 0 and field[to] else -1
            self.moves.append(
                Move(card, number, places[frm], places[to], before, after, frm_at, to_at)
            )

    def master(self, card: int) -> int:
        """The player who uses a card now; -1: nobody's zone, and no rule says whose."""
        if self.rules.masters.card is not None:
            return self.rules.masters.card(self, card)
        place = self.state.place[card]
        return self.rules.layout.seat[place] if place >= 0 else self.state.owner[card]

    def turn_over(self, card: int, printed: Card) -> None:
        """A card with two printed sides shows the other one, and is the same card."""
        state = self.state
        state.printed[card] = printed
        state.revision += 1
        state.board += 1

    def renew(self, card: int) -> None:
        """A card becomes a new, different card where it lies, upright."""
        state = self.state
        state.identity[card] = state.next_number()
        state.rest[card] = 0
        state.revision += 1
        state.board += 1

    def turn_to(self, card: int, rest: int) -> bool:
        """Turn a card upright (0) or sideways (1); False if it lay so already."""
        state = self.state
        if state.rest[card] == rest:
            return False
        state.rest[card] = rest
        state.revision += 1
        return True

    def flip(self, card: int, face: int) -> bool:
        """Turn a card face down, or as its zone has it (0). False: it lies so already.

        Whoever saw its face remembers it; whoever may look at it now sees it.
        """
        state = self.state
        before = state.face[card]
        if before == face:
            return False
        state.face[card] = face
        state.revision += 1
        state.board += 1
        layout = self.rules.layout
        zone = state.place[card]
        if face == FACE_DOWN:
            knowledge.learn(state, card, layout.seen_down[zone])
        elif layout.ordered[zone] or layout.field[zone]:
            knowledge.learn(state, card, layout.seen_by[zone])
        else:
            knowledge.show_from_hidden(state, card, zone, layout.seen_by[zone], before)
        return True

    def remove(self, card: int) -> None:
        """Take a card out of the game for good (a token that disappears)."""
        state = self.state
        frm = state.place[card]
        if self.moves is not None:
            at = state.zones[frm].index(card) if frm >= 0 else -1
            self.record_move(card, frm, NOWHERE, self.handles_of(card), at, -1)
        if frm >= 0:
            state.zones[frm] = tuple([each for each in state.zones[frm] if each != card])
        state.place[card] = NOWHERE
        state.host[card] = -1
        state.identity[card] = state.next_number()
        state.revision += 1
        state.board += 1

    def arrange(self, zone: int, cards: tuple[int, ...], where: str) -> None:
        """Put cards of an ordered zone at its top or bottom, the first one topmost."""
        state = self.state
        rest = tuple([card for card in state.zones[zone] if card not in cards])
        state.zones[zone] = (*cards, *rest) if where == "top" else (*rest, *cards)
        state.revision += 1

    def shuffle(self, zone: int, cards: tuple[int, ...] | None = None) -> None:
        """Put a zone's cards (or some of them, in the places they have there) into a random
        order; everybody loses track of them."""
        state = self.state
        there = state.zones[zone]
        order, state.random_count = random.shuffled(
            state.random_key, state.random_count, there if cards is None else cards
        )
        if len(order) == len(there):
            state.zones[zone] = order
        else:
            mixed = iter(order)
            state.zones[zone] = tuple([next(mixed) if c in order else c for c in there])
        state.revision += 1
        everyone = knowledge.everyone(state)
        face, known = state.face, state.known
        for card in order:
            face[card] = 0
            if known[card]:
                knowledge.forget(state, card, everyone)

    def random_below(self, bound: int) -> int:
        """A random number from 0 to below this bound."""
        state = self.state
        value, state.random_count = random.below(state.random_key, state.random_count, bound)
        return value

    def reveal(self, cards: tuple[int, ...], bits: int) -> None:
        """Show cards to viewers without moving them."""
        state = self.state
        layout = self.rules.layout
        for card in cards:
            if state.known[card] & bits != bits:
                zone = state.place[card]
                if (
                    len(cards) == 1
                    and bits == knowledge.everyone(state)
                    and zone >= 0
                    and layout.visible[zone] != PUBLIC
                    and not layout.ordered[zone]
                    and not layout.placed[zone]
                ):
                    # one card of a hand: it may be one that somebody knew already
                    knowledge.show_from_hidden(state, card, zone, bits, state.face[card])
                else:
                    knowledge.learn(state, card, bits)

    def hide(self, card: int, bits: int) -> None:
        """Make these viewers lose track of a card. They have not seen its moves that are not in the
        log yet."""
        bits &= knowledge.everyone(self.state)
        knowledge.forget(self.state, card, bits)
        if self.moves:
            self.moves = [
                msgspec.structs.replace(m, after=seen_only_by(m.after, ~bits))
                if m.card == card
                else m
                for m in self.moves
            ]


def seen_only_by(handles: Handles, viewers: int) -> Handles:
    """The handles of these viewers, a bit for each; the others cannot tell which card it was."""
    return tuple([each if viewers >> at & 1 else 0 for at, each in enumerate(handles)])
