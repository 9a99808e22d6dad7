// The index from options to the board, and what is typed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { indexOf, nextShare, targetOf, toggled, touchOf, typeDigit } from "../src/options.ts";
import type { OptionSaid, QuestionSaid } from "../src/protocol.ts";

let next = 0;
const option = (more: Partial<OptionSaid> = {}): OptionSaid => {
  next += 1;
  return { answer: next - 1, digit: next, verb: "do", label: "", text: "", ...more };
};
function asked(options: Partial<OptionSaid>[], more: Partial<QuestionSaid> = {}): QuestionSaid {
  next = 0;
  return { seat: 0, prompt: "p", rule: "1", text: "", least: 1, most: 1, options: options.map(option), ...more };
}
const place = (number: number) => ({ kind: "row", number, seat: 0 });

test("no question has an empty index", () => {
  assert.equal(indexOf(null).digits.length, 0);
  assert.deepEqual(touchOf(indexOf(null), "c1"), { means: "nothing" });
});

test("a card with one option acts, one with several opens a menu", () => {
  const index = indexOf(asked([{ card: 5 }, { card: 6 }, { card: 6 }]));
  assert.equal(touchOf(index, "c5").means, "act");
  assert.equal(touchOf(index, "c6").means, "menu");
  assert.equal(touchOf(index, "c7").means, "nothing");
});

test("options with different targets are aimed, and the target acts", () => {
  const index = indexOf(asked([{ card: 5, other: 8 }, { card: 5, other: 9 }, {}]));
  const first = touchOf(index, "c5");
  assert.equal(first.means, "aim");
  if (first.means !== "aim") return;
  const second = touchOf(index, "c9", first.options);
  assert.equal(second.means === "act" && second.option.answer, 1);
});

test("a card and a place: the card first, then the place", () => {
  const index = indexOf(asked([{ card: 5, zone: place(1) }, { card: 5, zone: place(2) }]));
  const first = touchOf(index, "c5");
  assert.equal(first.means, "aim");
  if (first.means !== "aim") return;
  const second = touchOf(index, "zrow/2/0", first.options);
  assert.equal(second.means === "act" && second.option.answer, 1);
});

test("a touched target that is no source opens the options that end there", () => {
  const index = indexOf(asked([{ card: 5, other: 8 }, { card: 6, other: 8 }]));
  const touched = touchOf(index, "c8");
  assert.equal(touched.means === "menu" && touched.options.length, 2);
});

test("two places change: first and second", () => {
  const found = asked([{ zone: place(1), other_zone: place(2) }]).options?.[0];
  assert.equal(found && targetOf(found), "zrow/2/0");
});

test("options that are told as one are one digit and one group", () => {
  const index = indexOf(asked([{ card: 5, digit: 1 }, { card: 6, digit: 1 }, { card: 7, digit: 2 }]));
  assert.deepEqual(index.digits, [1, 2]);
  assert.equal(index.groups.length, 2);
  assert.equal(touchOf(index, "c6").means, "act");
});

test("the last option that is about nothing is the pass; where several are chosen there is none", () => {
  const options = [{ card: 5 }, {}];
  assert.equal(indexOf(asked(options)).pass?.answer, 1);
  assert.equal(indexOf(asked(options, { most: 2 })).pass, null);
  assert.equal(indexOf(asked([{}])).pass, null);
  assert.equal(indexOf(asked([{ index: 1 }, { index: 2 }])).pass, null);
});

test("where several are chosen, a touch marks even with a target", () => {
  const index = indexOf(asked([{ card: 5, zone: place(1) }, { card: 5, zone: place(2) }], { most: 2 }));
  assert.equal(touchOf(index, "c5").means, "act");
});

test("a typed number acts when no longer one fits", () => {
  const digits = Array.from({ length: 24 }, (_, i) => i + 1);
  assert.deepEqual(typeDigit("", "3", digits), { typed: "", act: 3 });
  assert.deepEqual(typeDigit("", "2", digits), { typed: "2", act: null });
  assert.deepEqual(typeDigit("2", "4", digits), { typed: "", act: 24 });
  assert.deepEqual(typeDigit("2", "7", digits), { typed: "", act: 7 });
  assert.deepEqual(typeDigit("", "1", [1, 2, 3]), { typed: "", act: 1 });
  assert.deepEqual(typeDigit("", "9", [1, 2]), { typed: "", act: null });
  assert.deepEqual(typeDigit("1", "0", digits), { typed: "", act: 10 });
});

test("choosing several: taken back, and no more than there is room for", () => {
  assert.deepEqual(toggled([1, 2], 1, 2), [2]);
  assert.deepEqual(toggled([1, 2], 3, 2), [1, 2]);
  assert.deepEqual(toggled([1], 3, 2), [1, 3]);
  assert.deepEqual(toggled([1], 3, 1), [3]);
});

test("a planned division goes on only with the question that was planned", () => {
  const before = asked([{ card: 5 }, { card: 6 }], { left: 3, total: 4, group: "g", divides: true });
  const after = asked([{ card: 6 }, { card: 5 }], { left: 2, total: 4, group: "g", divides: true });
  const wanted = before.options?.[0];
  assert.ok(wanted);
  assert.equal(nextShare(wanted, before, after)?.answer, 1);
  assert.equal(nextShare(wanted, before, { ...after, prompt: "other" }), null);
  assert.equal(nextShare(wanted, before, { ...after, left: 3 }), null);
  assert.equal(nextShare(wanted, before, null), null);
  assert.equal(indexOf(before).dividing, true);
});

test("what the server leaves out is nothing: no least is none, and one or none is optional", () => {
  const { least: _least, ...rest } = asked([{ card: 5 }]);
  assert.equal(indexOf(rest).optional, true);
  assert.equal(indexOf(rest).several, false);
  assert.equal(indexOf(asked([{ card: 5 }])).optional, false);
});

test("only a number that is divided is planned share by share; cards for a sum are chosen one by one", () => {
  const cards = [{ card: 5 }, { card: 6 }];
  assert.equal(indexOf(asked(cards, { left: 3, total: 3, group: "g", divides: true })).dividing, true);
  assert.equal(indexOf(asked(cards, { left: 3, total: 3, group: "g", limit: { property: "p", relation: ">=", number: 3 } })).dividing, false);
  assert.equal(indexOf(asked(cards, { left: 2, total: 2, group: "g" })).dividing, false);
});
