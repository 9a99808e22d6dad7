// The panel beside the board: a card shown large with what is printed and what is true now, what
// happened since one was last asked, and the log.
import { useEffect, useRef } from "preact/hooks";
import type { JSX } from "preact";
import { Card } from "./card.tsx";
import { printedOf, valueOf } from "./facts.ts";
import type { CardSeen, LineSaid, Span } from "./protocol.ts";
import { board, cards, closeShowings, closeSummary, inSight, log, nameOf, narrow, near, openRule, pointed, pop, sheet, show, showAgain, showings, shown, summary, values } from "./state.ts";
import { said, say } from "./words.ts";

/** The number of a rule, wherever it stands: opens the drawer. */
export function Rule({ number }: { number: string }): JSX.Element | null {
  if (!number) return null;
  return (
    <button type="button" class="rule" aria-label={say("rule", { n: number })} onClick={(event) => {
      event.stopPropagation();
      openRule(number);
    }}>{number}</button>
  );
}

/** A sentence of the server: plain text, names of cards that show them, numbers of rules. */
export function Spans({ spans }: { spans: readonly Span[] }): JSX.Element {
  return (
    <>
      {spans.map((span, i) => {
        if (span.rule) return <Rule key={i} number={span.rule} />;
        if (!span.number && !span.card) return span.text;
        const look = (): void => show(inSight.value.has(span.card ?? 0) ? (span.card ?? 0) : 0, span.number ?? "");
        return <b key={i} class="named" onMouseEnter={look} onClick={look}>{span.text}</b>;
      })}
    </>
  );
}

/** The cards that a line speaks of, by the handles they have now. */
export const cardsOf = (line: LineSaid): number[] => [...new Set([...line.spans.map((span) => span.card ?? 0), ...(line.moves ?? []).map((move) => move.became)])].filter(Boolean);

export const textOf = (line: LineSaid): string => line.spans.map((span) => span.text).join("");

export function LogLine({ line }: { line: LineSaid }): JSX.Element {
  const isTurn = line.message === "turn";
  const point = (): void => void (pointed.value = cardsOf(line));
  const rules = isTurn ? line.rules.slice(-1) : line.rules.slice(-2);
  return (
    <li class={isTurn ? "turnline" : line.seat === near.value ? "own" : line.seat < 0 ? "nobody" : ""} onMouseEnter={point} onMouseLeave={() => (pointed.value = [])} onFocusCapture={point} onBlurCapture={() => (pointed.value = [])}>
      {!isTurn && <span class="bullet" aria-hidden="true">{line.seat < 0 ? "·" : line.seat === near.value ? "▸" : "◂"}</span>}
      <span><Spans spans={line.spans} /> {rules.map((rule) => <Rule key={rule} number={rule} />)}{line.shown?.length ? <button type="button" class="again" onClick={() => showAgain(line)}>{say("see again", { n: line.shown.length })}</button> : null}</span>
    </li>
  );
}

export function Log(): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const lines = log.value, last = lines.at(-1)?.number;
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [last]);
  return (
    <section class="log" data-region="log" aria-label={say("log")}>
      <header>
        <b>{say("log")}</b><span class="grow" />
        <button type="button" class="tool" onClick={() => (pop.value = { kind: "hint" })}>{say("hint")}</button>
      </header>
      <ol ref={list} tabIndex={0} class="lines">{lines.slice(-400).map((line) => <LogLine key={line.number} line={line} />)}</ol>
    </section>
  );
}

/** The cards that the viewer was shown, looked at or revealed, newest first. They stay until they are closed, and a line of the log opens its own again. */
export function Showings({ text = false }: { text?: boolean }): JSX.Element | null {
  const b = board.value, lines = showings.value;
  if (!b || !lines.length) return null;
  return (
    <section class="showings" data-region="shown" aria-label={say("shown cards")}>
      <header><h2>{say("shown cards")}</h2><span class="grow" /><button type="button" class="shut" aria-label={say("close")} onClick={closeShowings}>×</button></header>
      <ol>
        {[...lines].reverse().map((line) => (
          <li key={line.number}>
            <p><Spans spans={line.spans} /> {line.rules.slice(-1).map((rule) => <Rule key={rule} number={rule} />)}</p>
            {!text && <div class="cards">{(line.shown ?? []).map((number, i) => <ShownCard key={i} number={number} />)}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A card of the panel. It lies there to be read: what can be done with it stands at its own place. */
function ShownCard({ number }: { number: string }): JSX.Element | null {
  const b = board.value, data = cards.value[number];
  if (!b || !data) return null;
  const look = (): void => show(0, number);
  return (
    <Card
      as="button" board={b} data={data} spoken={data.name} {...{ tabIndex: -1, "data-stop": "", "data-name": data.name }} onMouseEnter={look} onFocus={look}
      onClick={() => {
        look();
        if (narrow.peek()) sheet.value = "log";
      }}
    />
  );
}

/** What happened between one's last answer and the question now. */
export function Summary(): JSX.Element | null {
  const lines = summary.value;
  if (!lines.length) return null;
  return (
    <section class="happened" aria-label={say("happened")}>
      <header><b>{say("happened")}</b><span class="grow" /><button type="button" class="shut" aria-label={say("close")} onClick={closeSummary}>×</button></header>
      <ol>{lines.slice(-14).map((line) => <LogLine key={line.number} line={line} />)}</ol>
    </section>
  );
}

const written = (value: unknown): string => (Array.isArray(value) ? value.join(" · ") : String(value ?? "–"));

interface Row {
  name: string;
  label: string;
  printed: string;
  now: string;
  change: number;
}
/** The figures of a card: printed and now. */
export function rowsOf(card: Pick<CardSeen, "number" | "values">): Row[] {
  return (board.value?.card.figures ?? []).flatMap(({ value, label }) => {
    const was = printedOf(card, value), now = valueOf(card, value);
    if (now == null || now === "" || (now === 0 && !was)) return [];
    const change = typeof was === "number" && typeof now === "number" ? Math.sign(now - was) : 0;
    return [{ name: value, label: said(label), printed: written(was), now: written(now), change }];
  });
}

export function Preview(): JSX.Element | null {
  const b = board.value, at = shown.value;
  if (!b) return null;
  const seen: CardSeen | undefined = at ? inSight.value.get(at.handle)?.card : undefined;
  const number = seen?.number || at?.number || "", data = cards.value[number];
  if (!at || !data) return <section class="preview vacant" aria-label={say("aim")}><div class="aim"><h2>{said(b.title)}</h2><p>{said(b.aim)}</p></div></section>;
  const told = values.value?.card === at.handle && at.handle ? values.value.values : [];
  const figures = rowsOf(seen ?? { number }).map((row) => ({ ...row, changes: told.find((each) => each.name === row.name)?.changes ?? [] }));
  const others = told.filter((each) => (each.changes.length > 0 || (each.printed && each.printed !== each.now)) && !figures.some((row) => row.name === each.name)).map((each) => ({ ...each, change: 0 }));
  const rows = [...figures, ...others];
  return (
    <section class="preview" aria-label={data.name}>
      <Card board={b} data={data} seen={{ ...(seen?.values ? { values: seen.values } : {}) }} big />
      <div class="facts">
        <h2>{data.name}</h2>
        <p class="no">{number.split("#")[0]}{seen?.rest && <span class="flag">⟳ {say("rest")}</span>}{seen?.face === "down" && <span class="flag">{say("down")}</span>}</p>
        {rows.length > 0 && (
          <table>
            <thead><tr><td /><th scope="col">{say("printed")}</th><th scope="col">{say("now")}</th></tr></thead>
            <tbody>
              {rows.map((row) => [
                <tr key={row.name} class={row.change > 0 ? "up" : row.change < 0 ? "fell" : ""}><th scope="row">{row.label}</th><td>{row.printed}</td><td><b>{row.now}</b>{row.change !== 0 && <i aria-hidden="true">{row.change > 0 ? " ▲" : " ▼"}</i>}</td></tr>,
                ...row.changes.map((change, i) => <tr key={`${row.name}${i}`} class="because"><td colSpan={3}>{change.text}{change.number && change.number !== number && !change.text.includes(nameOf(change.number)) && <small> · {nameOf(change.number)}</small>} <Rule number={change.rule} /></td></tr>),
              ])}
            </tbody>
          </table>
        )}
        {!data.translated && <p class="no">{say("not translated")}</p>}
        <button type="button" class="shut phone-only" aria-label={say("close")} onClick={() => (sheet.value = "")}>×</button>
      </div>
    </section>
  );
}
