// What keys mean, and where arrows lead.
import assert from "node:assert/strict";
import { test } from "node:test";
import { KEYS, commandOf, nearest } from "../src/keys.ts";

const press = (key: string, more: { ctrl?: boolean; alt?: boolean; meta?: boolean } = {}) => ({ key, ctrl: false, alt: false, meta: false, ...more });

test("digits choose, Escape takes back, letters go", () => {
  assert.deepEqual(commandOf(press("7"), "none", false), { do: "digit", key: "7" });
  assert.deepEqual(commandOf(press("Escape"), "field", false), { do: "back" });
  assert.deepEqual(commandOf(press("h"), "button", false), { do: "go", to: "hand" });
  assert.deepEqual(commandOf(press("?"), "none", false), { do: "keys" });
});

test("Enter is the focused button's own, unless a number is typed", () => {
  assert.equal(commandOf(press("Enter"), "button", false), null);
  assert.deepEqual(commandOf(press("Enter"), "button", true), { do: "confirm" });
  assert.deepEqual(commandOf(press("Enter"), "none", false), { do: "confirm" });
  assert.deepEqual(commandOf(press("Enter", { ctrl: true }), "button", false), { do: "confirm" });
  assert.equal(commandOf(press(" "), "button", false), null);
});

test("a field gets its letters, and the browser its shortcuts", () => {
  assert.equal(commandOf(press("u"), "field", false), null);
  assert.equal(commandOf(press("3"), "field", false), null);
  assert.equal(commandOf(press("r", { ctrl: true }), "none", false), null);
  assert.equal(commandOf(press("1", { alt: true }), "none", false), null);
});

test("every letter that the list explains does something", () => {
  for (const [[key]] of KEYS) if (key && /^[A-Z?]$/.test(key)) assert.ok(commandOf(press(key.toLowerCase()), "none", false), key);
});

test("arrows lead to the nearest ahead", () => {
  const stops = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 20, y: 0 }, { x: 0, y: 10 }];
  assert.equal(nearest({ x: 0, y: 0 }, stops, 1, 0), 1);
  assert.equal(nearest({ x: 20, y: 0 }, stops, -1, 0), 1);
  assert.equal(nearest({ x: 0, y: 0 }, stops, 0, 1), 3);
  assert.equal(nearest({ x: 20, y: 0 }, stops, 1, 0), -1);
});
