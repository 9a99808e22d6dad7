// Hands, names with their counts, the bar on top.
import type { JSX } from "preact";
import { Back } from "./card.tsx";
import { phaseNow, seatName, tops, zoneName } from "./facts.ts";
import { Laid } from "./lay.tsx";
import { follow } from "./route.ts";
import { GaugeBox } from "./sides.tsx";
import { board, mode, near, pop, sheet, table, view, zoneAt } from "./state.ts";
import { lang, said, say, theme } from "./words.ts";

const handKind = (): string => board.value?.hand ?? "hand";

export function OwnHand(): JSX.Element {
  const seat = near.value, zone = zoneAt(handKind(), seat), count = zone?.count ?? 0, cards = tops(zone), b = board.value;
  const hidden = Math.max(0, count - cards.length);
  return (
    <section class="hand" data-region="hand" aria-label={`${say("hand")}, ${count}`}>
      <button type="button" class="pull" aria-expanded={sheet.value === "hand"} onClick={() => (sheet.value = sheet.value === "hand" ? "" : "hand")}>{say("hand")} {count} {sheet.value === "hand" ? "▾" : "▴"}</button>
      <div class={`fan ${count > 6 ? "tight" : ""}`} style={{ "--n": count }} data-slot={`${handKind()}/1/${seat}`}>
        {cards.map((card, i) => <Laid key={card.key} card={card} style={{ "--t": count > 1 ? i / (count - 1) - 0.5 : 0 }} />)}
        {b && Array.from({ length: hidden }, (_, i) => <Back key={`hidden${i}`} board={b} />)}
      </div>
    </section>
  );
}

export function FarHand(): JSX.Element | null {
  const seat = 1 - near.value, zone = zoneAt(handKind(), seat), count = zone?.count ?? 0, b = board.value;
  if (!b) return null;
  const known = tops(zone).filter((card) => card.number);
  return (
    <div class="backs" style={{ "--n": Math.min(12, count) }} data-slot={`${handKind()}/1/${seat}`} role="group" aria-label={`${seatName(seat)}: ${say("hand")} ${count}`}>
      {known.map((card) => <span class="known" key={card.key}><Laid card={card} upright /></span>)}
      {Array.from({ length: Math.min(12, count - known.length) }, (_, i) => <Back key={i} board={b} />)}
    </div>
  );
}

function CountOf({ kind, seat }: { kind: string; seat: number }): JSX.Element {
  const zone = zoneAt(kind, seat), label = zoneName(kind), spot = `${kind}/1/${seat}`;
  const held = kind === handKind();
  return (
    <button type="button" class={`cnt ${held ? "held" : zone?.count ? "" : "zero"}`} onClick={() => (pop.value = { kind: "pile", spot: `z${spot}`, zone: spot, label })}>
      <span>{label}</span> <b>{zone?.count ?? 0}</b>
    </button>
  );
}

export function Strip({ seat }: { seat: number }): JSX.Element | null {
  const b = board.value, player = table.value?.seats[seat];
  if (!b || !player) return null;
  const on = view.value?.turn_player === seat, own = seat === near.value;
  return (
    <div class={`strip ${own ? "own" : ""} ${on ? "on" : ""}`}>
      <span class="who"><i class="dot" aria-hidden="true">{on ? "▶" : "▷"}</i><b>{seatName(seat)}</b><small>{player.deck}</small></span>
      <span class="counts">{b.strip.map((name) => (b.gauges?.[name] ? <GaugeBox key={name} name={name} seat={seat} small /> : <CountOf key={name} kind={name} seat={seat} />))}</span>
    </div>
  );
}

function Phases(): JSX.Element | null {
  const b = board.value, [now, step] = phaseNow.value;
  if (!b) return null;
  return (
    <ol class="phases" aria-label={say("phases")}>
      {b.phases.map((phase, i) => (
        <li key={i} class={i === now ? "now" : i < now ? "done" : ""} aria-current={i === now ? "step" : undefined}>
          <span>{said(phase.name)}</span>
          {i === now && phase.steps?.length && step >= 0 ? <ol class="steps">{phase.steps.map((each, j) => <li key={j} class={j === step ? "now" : j < step ? "done" : ""} aria-current={j === step ? "step" : undefined}>{said(each.name)}</li>)}</ol> : null}
        </li>
      ))}
    </ol>
  );
}

export function TopBar(): JSX.Element {
  const b = board.value, now = view.value, own = now?.turn_player === table.value?.viewer;
  const text = mode.value === "text";
  return (
    <header class="top">
      {b && <h1 class="live">{said(b.title)}</h1>}
      <a class="brand" href="/" onClick={follow} title={say("lobby")}><span class="logo" aria-hidden="true">HJ</span><span class="word">Headjudge</span></a>
      {b && <span class="title">{said(b.title)}<small>{table.value?.edition}</small></span>}
      {now && <span class={`turn ${own ? "own" : ""}`}><b>{say("turn", { n: now.turn })}</b><small>{own ? say("yours") : table.value && table.value.viewer > 1 ? seatName(now.turn_player) : say("theirs")}</small></span>}
      <Phases />
      <span class="tools">
        <button type="button" class="tool log-tool" aria-expanded={sheet.value === "log"} onClick={() => (sheet.value = sheet.value === "log" ? "" : "log")}>{say("log")}</button>
        <button type="button" class="tool wide" title={say(text ? "table mode title" : "text mode title")} onClick={() => (mode.value = text ? "table" : "text")}>{say(text ? "table mode" : "text mode")}</button>
        <button type="button" class="tool" aria-label={say("theme")} title={say("theme")} onClick={() => (theme.value = theme.value === "dark" ? "light" : "dark")}>◐</button>
        <button type="button" class="tool" aria-label={say("language")} title={say("language")} onClick={() => (lang.value = lang.value === "ja" ? "en" : "ja")}>{say("language short")}</button>
        <button type="button" class="tool" aria-label={say("keys")} title={say("keys")} onClick={() => (pop.value = { kind: "keys" })}>?</button>
      </span>
    </header>
  );
}
