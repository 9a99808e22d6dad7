// Lists of decks, moments of a game, pictures: what pages compute without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { motifNames, picture } from "../src/art.ts";
import { seeded, type Drawn } from "../src/art/shapes.ts";
import { withCard } from "../src/pages/list.ts";
import { event, lineAt, turn, turnsOf, withHand } from "../src/pages/moments.ts";
import type { Board, LineSaid, Moment, TableSaid } from "../src/protocol.ts";

const moment = (at: number, turnNumber: number, line: number): Moment => ({ at, turn: turnNumber, seat: at % 2, text: "", rule: "", line });
const moments = [moment(0, 0, 0), moment(1, 1, 2), moment(2, 1, 5), moment(3, 2, 5), moment(4, 2, 7)];
const log: LineSaid[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => ({ number, turn: 1, seat: 0, message: "", spans: [], rules: [] }));

test("a card goes into a list, is counted, and leaves it", () => {
  const first = withCard("", "X-1", "One", 1);
  assert.equal(first, "1 One (X-1)");
  const twice = withCard(`${first}\n2 X-12 Other`, "X-1", "One", 1);
  assert.equal(twice, "2 One (X-1)\n2 X-12 Other");
  assert.equal(withCard(twice, "X-12", "Other", -2), "2 One (X-1)");
  assert.equal(withCard("// X-1 is only spoken of", "X-1", "One", 1), "// X-1 is only spoken of\n1 One (X-1)");
  assert.equal(withCard("One", "X-1", "One", -1), "One");
  assert.equal(withCard("a.b (X.1)", "X-1", "One", 1), "a.b (X.1)\n1 One (X-1)");
});

test("an event is a line of the log, and the last before a decision shows that decision", () => {
  assert.deepEqual(event(moments, log, { at: 0, line: 0 }, 1), { at: 0, line: 1 });
  assert.deepEqual(event(moments, log, { at: 0, line: 1 }, 1), { at: 1, line: 2 });
  assert.deepEqual(event(moments, log, { at: 1, line: 4 }, 1), { at: 3, line: 5 });
  assert.deepEqual(event(moments, log, { at: 4, line: 8 }, 1), { at: 5, line: 9 });
  assert.deepEqual(event(moments, log, { at: 5, line: 9 }, 1), { at: 5, line: 9 });
  assert.deepEqual(event(moments, log, { at: 1, line: 2 }, -1), { at: 0, line: 1 });
  assert.deepEqual(event(moments, log, { at: 0, line: 1 }, -1), { at: 0, line: 0 });
  assert.equal(lineAt(moments, 5, log), 9);
});

test("turns are stepped to their first decisions", () => {
  assert.equal(turn(moments, 0, 1), 1);
  assert.equal(turn(moments, 1, 1), 3);
  assert.equal(turn(moments, 3, 1), 5);
  assert.equal(turn(moments, 4, -1), 3);
  assert.equal(turn(moments, 3, -1), 1);
  assert.equal(turn(moments, 0, -1), 0);
  assert.deepEqual(turnsOf(moments), [{ turn: 0, from: 0, to: 1 }, { turn: 1, from: 1, to: 3 }, { turn: 2, from: 3, to: 5 }]);
});

test("an open hand is that of the other seat, with handles of its own", () => {
  const card = (handle: number, number: string) => ({ handle, number, key: `${handle}` });
  const zone = (seat: number, cards: object[]) => ({ kind: "hand", number: 1, seat, count: 2, cards });
  const side = (viewer: number, zones: object[], cards: object) => ({ viewer, view: { zones }, cards }) as unknown as TableSaid;
  const mine = side(0, [zone(0, [card(4, "A")]), zone(1, [])], { A: {} });
  const theirs = side(1, [zone(0, []), zone(1, [card(4, "B"), card(5, "C")])], { B: {}, C: {} });
  const both = withHand(mine, theirs, { hand: "hand" } as Board);
  assert.deepEqual(both.view.zones.map((each) => each.cards.map((one) => [one.number, one.handle])), [[["A", 4]], [["B", -1], ["C", -2]]]);
  assert.deepEqual(Object.keys(both.cards).sort(), ["A", "B", "C"]);
});

const count = (drawn: Drawn): number => (drawn === null ? 0 : Array.isArray(drawn) ? drawn.reduce((sum: number, each) => sum + count(each), 0) : 1 + count(drawn.inside));

test("every motif draws the same picture for the same number, of no more than 250 shapes", () => {
  for (const motif of motifNames)
    for (const might of [0, 0.5, 1]) {
      const of = { seed: `N-${might}`, motif, hue: 8, might };
      assert.deepEqual(picture(of, "g"), picture(of, "g"));
      assert.ok(count(picture(of, "g")) <= 250, `${motif} ${count(picture(of, "g"))}`);
      assert.ok(!JSON.stringify(picture(of, "g")).includes("NaN"), motif);
    }
  const [one, other] = ["a", "b"].map((seed) => JSON.stringify(picture({ seed, motif: "beast", hue: 8 }, "g")));
  assert.ok(one !== other);
  assert.equal(seeded("x")(), seeded("x")());
});
