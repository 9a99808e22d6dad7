// The table as a page: board, dock, side panel, or the same as text; and what lies over all of it.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren, JSX } from "preact";
import * as focus from "./focus.ts";
import { FarHand, OwnHand, Strip, TopBar } from "./hand.tsx";
import { commandOf } from "./keys.ts";
import type { Command } from "./keys.ts";
import { Ground, Overlay } from "./overlay.tsx";
import { Drawer, Pops } from "./pops.tsx";
import { Prompt } from "./prompt.tsx";
import { follow } from "./route.ts";
import { Middle, SideOf } from "./sides.tsx";
import { Log, Preview, Rule, Showings, Summary, textOf } from "./side.tsx";
import { line } from "./socket.ts";
import { aim, ask, back, board, cards, chosen, confirm, curtain, digit, far, inSight, live, log, mode, narrow, near, onlooking, openRule, pending, pop, question, raiseCurtain, retry, setPace, sheet, showAgain, showings, shown, table, typed, undo, view, whyNot, yours, zoneAt } from "./state.ts";
import { said as saidIn, say } from "./words.ts";
import { TextPage } from "./text.tsx";

/** The line is lost: a countdown until it is tried again. */
function Lost(): JSX.Element | null {
  const [now, setNow] = useState(Date.now());
  const { state, again } = line.value;
  useEffect(() => {
    if (state !== "lost") return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [state]);
  if (state !== "lost") return null;
  const left = Math.max(0, Math.ceil((again - now) / 1000));
  return <div class="lost-line" role="alert"><b>{say("lost line")}</b> <span aria-hidden="true">{again ? say("again in", { n: left }) : say("connecting")}</span> <button type="button" class="tool" onClick={retry}>{say("again now")}</button></div>;
}

/** Between two people at one screen. */
function Curtain(): JSX.Element | null {
  const seat = curtain.value, button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  if (seat === null) return null;
  const name = table.value?.seats[seat]?.name || say("seat", { n: seat + 1 });
  return <div class="curtain" role="dialog" aria-modal="true" aria-label={say("curtain", { name })}><h2>{say("curtain", { name })}</h2><p>{say("curtain hint")}</p><button ref={button} type="button" class="pass" onClick={raiseCurtain}><kbd>↵</kbd><span><b>{say("curtain up", { name })}</b></span></button></div>;
}

function Over(): JSX.Element | null {
  const said = table.value, [closed, setClosed] = useState(false);
  if (!said?.result || closed || onlooking.value) return null;
  const rule = said.view.result?.rule ?? "";
  return (
    <div class="over" role="dialog" aria-label={say("game over")}>
      <h2>{say("game over")}</h2><p class="result">{said.result} <Rule number={rule} /></p>
      <p class="row-of"><a class="tool" href={`/replay/${said.table}`} onClick={follow}>{say("replay")}</a><a class="tool" href="/" onClick={follow}>{say("lobby")}</a><button type="button" class="tool" onClick={() => setClosed(true)}>{say("close")}</button></p>
    </div>
  );
}

/** What passing by the table itself did, as far as it answered for the viewer. */
function AnsweredBy(): JSX.Element | null {
  const reason = table.value?.by;
  return reason ? <p class="by" role="note">⏩ {say("passes by", { reason })}</p> : null;
}

function run(command: Command): void {
  const said = table.peek(), card = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>("[data-h]");
  switch (command.do) {
    case "digit": return digit(command.key);
    case "confirm": return confirm();
    case "back": return void back();
    case "undo": return undo();
    case "move": return void focus.move(command.x, command.y);
    case "rule": return openRule(said?.question?.rule ?? "");
    case "hint": return void (pop.value = { kind: "hint" });
    case "keys": return void (pop.value = { kind: "keys" });
    case "passing": return void (pop.value = { kind: "passing" });
    case "mode": return void (mode.value = mode.peek() === "text" ? "table" : "text");
    case "why": return card ? void whyNot(`c${card.dataset["h"]}`, card.dataset["name"] ?? "") : undefined;
    case "clear": return said ? void ask({ type: "passing", version: said.version, until: "", stops: said.passing.stops }) : undefined;
    case "shown":
      if (showings.peek().length || showAgain()) requestAnimationFrame(() => focus.go("shown"));
      return;
    case "step": return said ? void ask({ type: "step", version: said.version }) : undefined;
    case "hold": return said ? setPace(!said.held) : undefined;
    case "go":
      if (command.to === "log" && document.activeElement?.closest(".log")) live.value = textOf(log.peek().at(-1) ?? { number: 0, turn: 0, seat: -1, message: "", spans: [], rules: [] });
      focus.go(command.to);
  }
}

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || curtain.peek() !== null) return;
  const at = event.target as HTMLElement;
  const where = at.closest("input:not([type=radio], [type=checkbox]), textarea, select") ? "field" : at.closest("button, a, summary, input") ? "button" : "none";
  const command = commandOf({ key: event.key, ctrl: event.ctrlKey, alt: event.altKey, meta: event.metaKey }, where, typed.peek() !== "");
  if (!command) return;
  event.preventDefault();
  run(command);
}

/** What is shown first: a card of the hand. */
function firstShown(): void {
  if (shown.peek() || !board.peek()) return;
  const card = zoneAt(board.peek()?.hand ?? "hand", near.peek())?.cards.find((each) => each.number) ?? [...inSight.peek().values()].map((each) => each.card).find((each) => each.number);
  if (card && cards.peek()[card.number]) shown.value = { handle: card.handle, number: card.number };
}

/** The table. `dock`: what stands in the place of the prompt, in the replay room. */
export function Arena({ ready, dock, keys = true }: { ready: boolean; dock?: ComponentChildren; keys?: boolean }): JSX.Element {
  useEffect(() => {
    if (!keys) return undefined;
    const look = (): void => void (sheet.value = "log");
    // A function of its own: leaving one board must not take the keys from the next.
    const hear = (event: KeyboardEvent): void => pressed(event);
    addEventListener("keydown", hear);
    document.addEventListener("look", look);
    return () => {
      removeEventListener("keydown", hear);
      document.removeEventListener("look", look);
    };
  }, [keys]);
  const said = table.value, b = board.value, hue = b?.mat.hue;
  useLayoutEffect(() => {
    if (hue !== undefined) document.documentElement.style.setProperty("--mat", String(hue));
    return () => void document.documentElement.style.removeProperty("--mat");
  }, [hue]);
  const restore = useRef<(() => void) | null>(null);
  restore.current ??= focus.remember(); // read while the page is still as it was
  void [question.value, pop.value]; // a new question or a closed box takes the focus away, too
  const layout = mode.value, aiming = aim.value;
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      restore.current?.();
      restore.current = null;
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(firstShown, [said]);
  useEffect(() => {
    if (b && said) document.title = `${saidIn(b.title)} · Headjudge`;
  }, [b, said?.lang]);
  if (!ready || !said || !b || !view.value) return <main class="loading"><p role="status">{say("connecting")}</p><Lost /></main>;
  const text = layout === "text" && !dock;
  const state = ["tablepage", text && "as-text", aiming && "aiming", sheet.value === "hand" && "hand-open", sheet.value === "log" && "side-open", curtain.value !== null && "curtained", dock && "replaying", pending.value && "sent", chosen.value.length > 0 && "choosing", yours.value.length === 0 && "onlooker"].filter(Boolean).join(" ");
  return (
    <div class={state} data-version={said.version}>
      <TopBar />
      {text ? <TextPage /> : (
        <>
          <main class="arena">
            <div class="dock">{dock ?? <Prompt />}<OwnHand /><Strip seat={near.value} /></div>
            <div class={`board ${b.turns_cards ? "turning" : ""}`}><Ground /><SideOf which="near" /><Middle /><SideOf which="far" /><Overlay /></div>
            <div class="opposite"><Strip seat={far.value} /><FarHand /></div>
          </main>
          <aside class="side-panel" aria-label={say("log")}><Preview />{!narrow.value && <Showings />}<Summary /><Log /></aside>
          {narrow.value && <Showings />}
        </>
      )}
      <AnsweredBy />
      <Pops /><Drawer /><Over /><Lost /><Curtain />
      <div class="flights" aria-hidden="true" />
      <p class="live" role="status" aria-live="polite">{live.value}</p>
    </div>
  );
}
