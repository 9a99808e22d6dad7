// The board: sides with their slots, and the middle while something lies in it.
import type { JSX } from "preact";
import { Back, Card } from "./card.tsx";
import { fight, gaugeOf, isAway, labelOf, marksAt, seatName, slotName, spaced, tops, total, walkersOn } from "./facts.ts";
import { Digits, Laid, countSaid } from "./lay.tsx";
import type { CardSeen, Slot, ZoneSeen } from "./protocol.ts";
import { Rule } from "./side.tsx";
import { board, cards, far, near, pop, table, touch, zoneAt } from "./state.ts";
import { lang, say } from "./words.ts";

const classes = (...names: (string | false | 0 | null | undefined)[]): string => names.filter(Boolean).join(" ");

/** Cards that lie sideways, in as many columns as make them largest in a box so wide. */
export function gridOf(count: number, wide: number): [number, number] {
  let best: [number, number] = [1, Math.max(1, count)], most = 0;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns), size = Math.min(wide / columns, 0.82 / rows / 0.716);
    if (size > most) [best, most] = [[columns, rows], size];
  }
  return best;
}

export function GaugeBox({ name, seat, small = false }: { name: string; seat: number; small?: boolean }): JSX.Element | null {
  const gauge = board.value?.gauges?.[name];
  if (!gauge) return null;
  const { label, now, goal, goalLabel, waiting, sum, met, danger } = gaugeOf(gauge, seat);
  const share = goal ? Math.min(1, now / goal) : 0, write = sum ? spaced : String;
  return (
    <div class={classes("gauge", small && "small", sum && met && "met", danger && "danger")} role="img" aria-label={`${label} ${now}${waiting > 0 ? ` −${waiting}` : ""}${goal !== null ? ` / ${goal}` : ""}`}>
      <span class="gname">{label}</span>
      <span class="gnow">{write(now)}{waiting > 0 && <i class="bang"> −{waiting}</i>}{danger && <i class="bang">!</i>}</span>
      {goal !== null && <span class="ggoal">{goalLabel ? `${goalLabel} ` : "/ "}{write(goal)}{sum && met ? " ✓" : ""}</span>}
      {goal !== null && <span class="bar"><i style={{ width: `${share * 100}%` }} /></span>}
    </div>
  );
}

/** Cards in a zone that are there but not seen. */
const unseenIn = (zone: ZoneSeen | undefined): number => Math.max(0, (zone?.count ?? 0) - (zone?.cards.length ?? 0));

const FLAT = 7.6; // how often as wide as high a row of a side is, about

function RowOf({ slot, zone, share }: { slot: Slot; zone: ZoneSeen | undefined; share: number }): JSX.Element | null {
  const b = board.value;
  const lying = Boolean(slot.lying), seen = tops(zone), hidden = unseenIn(zone);
  const ghosts = slot.of ? Math.max(0, slot.of - seen.length - hidden) : 0, count = seen.length + hidden + ghosts;
  if (!count || !b) return null;
  const [columns, rows] = gridOf(count, share * FLAT);
  const lines = !lying && !slot.small && count > 5 ? 2 : 1;
  return (
    <div class={classes("row", slot.small && "small", lying && "lying", lines > 1 && "two")} style={{ "--n": Math.ceil(count / lines), "--cols": columns, "--rows": rows }}>
      {seen.map((card) => <div class="berth" key={card.key}><Laid card={card} stored={lying} /></div>)}
      {Array.from({ length: hidden }, (_, i) => <div class="berth" key={`hidden${i}`}><Back board={b} class={lying ? "rest stored" : ""} /></div>)}
      {Array.from({ length: ghosts }, (_, i) => <div class="berth" key={`ghost${i}`}><div class="ghost" /></div>)}
    </div>
  );
}

/** A card, or several, in one place: those beside the walkers on it. */
function PlaceOf({ slot, seat, zone }: { slot: Slot; seat: number; zone: ZoneSeen | undefined }): JSX.Element {
  const hidden = unseenIn(zone);
  return (
    <>
      {tops(zone).map((card) => <Laid key={card.key} card={card} />)}
      {walkersOn(slot, seat).map(({ card, badge }) => <Laid key={`w${card.handle}`} card={card} badge={badge} class="walker" />)}
      {hidden > 0 && !tops(zone).length && board.value && <Back board={board.value} />}
    </>
  );
}

function PileOf({ zone, label, spot }: { zone: ZoneSeen; label: string; spot: string }): JSX.Element {
  const top = tops(zone).at(-1), seen = top && top.number && top.face !== "down" ? top : null;
  const b = board.value;
  return (
    <div class="pile">
      {seen ? <Laid card={seen} upright /> : b && <Back board={b} />}
      <button type="button" class="count" tabIndex={-1} data-stop="" aria-label={`${label}, ${say("in all", { n: zone.count })}`} onClick={() => (pop.value = { kind: "pile", spot: `z${spot}`, zone: spot, label })}>{zone.count}</button>
    </div>
  );
}

function tailOf(slot: Slot, zone: ZoneSeen | undefined): string {
  const count = zone?.count ?? 0, ready = count - (zone?.cards ?? []).filter((card) => card.rest).length;
  if (slot.of) return `${count}/${slot.of}`;
  if (!count) return "";
  if (slot.ready || slot.show === "pips") return `${ready}/${count}`;
  return slot.show === "row" && !slot.sum ? String(count) : "";
}

function SlotOf({ slot, seat, share }: { slot: Slot; seat: number; share: number }): JSX.Element | null {
  const shrinks = board.value?.shrink.includes(slot.show === "gauge" ? (slot.gauge ?? "") : (slot.zone ?? "")) ? "shrinks" : "";
  if (slot.show === "gauge") return <div class={`slot is-gauge ${shrinks}`} style={{ "--w": slot.w ?? 1 }}><GaugeBox name={slot.gauge ?? ""} seat={seat} /></div>;
  const place = `${slot.zone}/${slot.number ?? 1}/${seat}`;
  if (isAway(slot, seat)) return null;
  const zone = zoneAt(slot.zone ?? "", seat, slot.number ?? 1), count = zone?.count ?? 0, label = labelOf(slot), spoken = slotName(slot);
  const marks = marksAt(`z${place}`), tail = tailOf(slot, zone);
  const filled = count > 0 || walkersOn(slot, seat).length > 0;
  const along = label.length > (lang.value === "ja" ? 1 : 2) && (slot.show === "slot" || slot.show === "pile") && filled;
  return (
    <div
      class={classes("slot", `is-${slot.show}`, shrinks, slot.fold && "fold", slot.round && "round", slot.main && "main", marks.options.length > 0 && "lit", marks.aimed && "aimed", marks.source && "asked", marks.order > 0 && "chosen", !filled && "vacant none")}
      style={{ "--w": slot.w ?? 1 }} data-slot={place} role="group" aria-label={`${spoken}${count ? `, ${count}` : `, ${say("empty")}`}`}
      onClick={(event) => {
        if (!(event.target as HTMLElement).closest("button")) touch(`z${place}`, spoken);
      }}
    >
      <span class={classes("tag", along && "along")} aria-hidden="true">{label}{tail && <b> {tail}</b>}</span>
      {marks.options.length > 0 && (
        <button type="button" class="digits" tabIndex={-1} data-stop="" data-name={spoken} aria-label={`${spoken}, ${countSaid(marks.options.length)}`} onClick={() => touch(`z${place}`, spoken)}>
          <Digits options={marks.options} />
        </button>
      )}
      {slot.gauge && <GaugeBox name={slot.gauge} seat={seat} small />}
      {slot.show === "slot" && <PlaceOf slot={slot} seat={seat} zone={zone} />}
      {slot.show === "row" && <RowOf slot={slot} zone={zone} share={share} />}
      {slot.show === "pile" && zone && count > 0 && <PileOf zone={zone} label={label} spot={place} />}
      {slot.show === "pips" && zone && count > 0 && <div class="pips" aria-hidden="true">{Array.from({ length: count }, (_, i) => <i key={i} class={zone.cards[i]?.rest ? "spent" : ""}>{zone.cards[i]?.rest ? "◇" : "◆"}</i>)}</div>}
    </div>
  );
}

/** How wide a row is in all, without the slots that are not drawn. */
const wide = (row: readonly Slot[], seat: number): number => row.reduce((sum, slot) => sum + (isAway(slot, seat) ? 0 : (slot.w ?? 1)), 0);

export function SideOf({ which }: { which: "near" | "far" }): JSX.Element | null {
  if (!board.value) return null;
  const seat = which === "near" ? near.value : far.value;
  const rows = which === "near" ? board.value.near : board.value.far;
  return (
    <section class={`side ${which}`} data-region={which} style={{ "--rows": rows.length }} aria-label={seat === table.value?.viewer ? say("your board") : say("board of", { name: seatName(seat) })}>
      {rows.map((row, i) => <div class="slots" key={i}>{row.map((slot, j) => <SlotOf key={`${slot.zone ?? slot.gauge}${slot.number ?? ""}${j}`} slot={slot} seat={seat} share={(slot.w ?? 1) / wide(row, seat)} />)}</div>)}
    </section>
  );
}

function StackOf({ slot }: { slot: Slot }): JSX.Element | null {
  const waiting = table.value?.waiting ?? [], b = board.value;
  if (!waiting.length || !b) return null;
  return (
    <div class={classes("mid stack", waiting.length > 1 && "crowd")} role="group" tabIndex={waiting.length > 1 ? 0 : undefined} aria-label={labelOf(slot)}>
      <span class="tag">{labelOf(slot)} <b>{waiting.length}</b></span>
      <ol>
        {waiting.map((each, i) => (
          <li key={i}>
            {each.number && cards.value[each.number] ? <span class="mini" aria-hidden="true"><Card board={b} data={cards.value[each.number]} /></span> : <span class="mini orb" aria-hidden="true">✦</span>}
            <span><b>{each.text}</b><small>{seatName(each.seat)} · </small><Rule number={each.rule} />{i === 0 && <small> {say("waiting")}</small>}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Clash(): JSX.Element | null {
  const both = fight.value;
  if (!both) return null;
  const [a, b] = both, sum = (side: typeof a): number => side.parts.reduce((all, part) => all + part, 0);
  const left = sum(a), right = sum(b);
  const part = (side: typeof a, all: number): JSX.Element => (
    <span class={classes("fight", side.seat === near.value && "own")}>
      <span class="who">{side.name}</span><b>{all}</b>
      {side.parts.slice(1).some(Boolean) && <small>{side.parts.filter((part, i) => !i || part).map((part, i) => (i ? ` ${part < 0 ? "−" : "+"} ${Math.abs(part)}` : String(part))).join("")}</small>}
      {side.joined && <small>＋ {side.joined}</small>}
    </span>
  );
  return <div class="clash">{part(a, left)}<span class="versus"><i aria-hidden="true">⚔</i><small>{left >= right ? "≥" : "<"}</small></span>{part(b, right)}</div>;
}

function MidOf({ slot, zone }: { slot: Slot; zone: ZoneSeen }): JSX.Element {
  const seen = tops(zone), hidden = unseenIn(zone), label = labelOf(slot), b = board.value;
  return (
    <div class={classes("mid", zone.seat === near.value && "own")} role="group" style={{ "--n": zone.count }} aria-label={label} data-slot={`${zone.kind}/${zone.number}/${zone.seat}`}>
      <span class="tag" aria-hidden="true">{label}{slot.sum && <b> +{total(zone, slot.sum)}</b>}</span>
      <div class="row">
        {seen.map((card: CardSeen) => <div class="berth" key={card.key}><Laid card={card} upright /></div>)}
        {b && Array.from({ length: hidden }, (_, i) => <div class="berth" key={`hidden${i}`}><Back board={b} /></div>)}
      </div>
    </div>
  );
}

export function Middle(): JSX.Element | null {
  const b = board.value;
  if (!b) return null;
  const parts: JSX.Element[] = [];
  for (const [i, slot] of (b.middle ?? []).entries()) {
    if (slot.show === "stack") {
      if (table.value?.waiting.length) parts.push(<StackOf key={`stack${i}`} slot={slot} />);
      continue;
    }
    const seats = slot.seat === "near" ? [near.value] : slot.seat === "far" ? [far.value] : slot.seat === "shared" ? [-1, near.value, far.value] : [near.value, far.value, -1];
    for (const seat of seats) {
      const zone = zoneAt(slot.zone ?? "", seat, slot.number ?? 1);
      if (zone?.count) parts.push(<MidOf key={`${slot.zone}${seat}`} slot={slot} zone={zone} />);
    }
  }
  const stacked = (b.middle ?? []).some((slot) => slot.show === "stack");
  if (!stacked && table.value?.waiting.length) parts.push(<StackOf key="stack" slot={{ show: "stack", label: say("stack") }} />);
  if (fight.value) parts.splice(Math.min(1, parts.length), 0, <Clash key="clash" />);
  return <section class={classes("middle", !parts.length && "idle")} data-region="middle" aria-label={say("middle")}>{parts}</section>;
}
