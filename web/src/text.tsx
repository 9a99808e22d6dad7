// The table as text, from the same index: a heading a zone, options as numbered buttons.
import type { JSX } from "preact";
import { kindOf } from "./card.tsx";
import { chipText, marksAt, roleName, roles, seatName, slotName, tops, walkersOn } from "./facts.ts";
import { GaugeBox } from "./sides.tsx";
import { Strip } from "./hand.tsx";
import { cardSpot } from "./options.ts";
import { Prompt } from "./prompt.tsx";
import type { CardSeen, Slot } from "./protocol.ts";
import { LogLine, Rule, Showings, rowsOf } from "./side.tsx";
import { board, cards, far, log, near, pick, table, touch, whyNot, zoneAt } from "./state.ts";
import { say } from "./words.ts";

/** A card in words: name, kind, values, how it lies, what can be done with it. */
function InWords({ card }: { card: CardSeen }): JSX.Element {
  const data = card.number ? cards.value[card.number] : undefined, b = board.value;
  if (!data || !b) return <p>{say("down")}</p>;
  const role = roles.value.get(card.handle), options = marksAt(cardSpot(card.handle)).options;
  const offered = options.filter((option, i) => options.findIndex((each) => each.digit === option.digit) === i);
  const facts = [kindOf(b.card, data), ...rowsOf(card).map((row) => `${row.label} ${row.now}${row.change ? ` (${say("printed")} ${row.printed})` : ""}`)];
  if (card.rest) facts.push(say("rest"));
  if (card.face === "down") facts.push(say("down"));
  if (role) facts.push(roleName(role));
  return (
    <p data-h={card.handle}>
      <b>{data.name}</b>, {facts.join(", ")}{" "}
      {offered.length > 0 && offered.length < 4
        ? offered.map((option) => <button type="button" key={option.digit} class="tool" data-stop="" tabIndex={-1} data-h={card.handle} data-name={data.name} onClick={() => pick(option)}><kbd>{option.digit}</kbd> {option.label || chipText(option)}</button>)
        : offered.length > 0
          ? <button type="button" class="tool" data-stop="" tabIndex={-1} data-h={card.handle} data-name={data.name} onClick={() => touch(cardSpot(card.handle), data.name)}>{offered.slice(0, 6).map((option) => <kbd key={option.digit}>{option.digit}</kbd>)} {say("menu")}</button>
          : table.value && table.value.viewer < 2 && card.handle > 0 && <button type="button" class="tool" data-stop="" tabIndex={-1} data-name={data.name} onClick={() => void whyNot(cardSpot(card.handle), data.name)}>{say("why not")}</button>}
    </p>
  );
}

function Zone({ slot, seat }: { slot: Slot; seat: number }): JSX.Element | null {
  if (slot.show === "gauge") return <li><GaugeBox name={slot.gauge ?? ""} seat={seat} small /></li>;
  const zone = zoneAt(slot.zone ?? "", seat, slot.number ?? 1);
  const shown = [...(slot.show === "pile" || slot.show === "pips" ? [] : tops(zone)), ...walkersOn(slot, seat).map((each) => each.card)];
  if (!zone?.count && !shown.length) return null;
  return <li><h3>{slotName(slot)} <small>{zone?.count ?? ""}</small></h3>{shown.map((card) => <InWords key={card.key} card={card} />)}</li>;
}

function Side({ which }: { which: "near" | "far" }): JSX.Element | null {
  const b = board.value, seat = which === "near" ? near.value : far.value;
  if (!b) return null;
  return (
    <section data-region={which}>
      <h2>{seatName(seat)}</h2>
      <Strip seat={seat} />
      <ul>{b[which].flat().map((slot, i) => <Zone key={i} slot={slot} seat={seat} />)}</ul>
    </section>
  );
}

function Between(): JSX.Element | null {
  const b = board.value, waiting = table.value?.waiting ?? [];
  const found = (b?.middle ?? []).filter((slot) => slot.zone).flatMap((slot) => [near.value, far.value, -1].filter((seat) => zoneAt(slot.zone ?? "", seat)?.count && !(slot.seat === "near" && seat !== near.value) && !(slot.seat === "far" && seat !== far.value)).map((seat) => <Zone key={`${slot.zone}${seat}`} slot={slot} seat={seat} />));
  if (!found.length && !waiting.length) return null;
  return (
    <section data-region="middle">
      <h2>{say("middle")}</h2>
      <ul>{found}{waiting.map((each, i) => <li key={i}>{each.text} <Rule number={each.rule} /> <small>{say("waiting")}</small></li>)}</ul>
    </section>
  );
}

export function TextPage(): JSX.Element {
  const hand = zoneAt(board.value?.hand ?? "hand", near.value);
  return (
    <main class="text-page">
      <Prompt />
      <Showings text />
      <section data-region="hand"><h2>{say("hand")} <small>{hand?.count ?? 0}</small></h2>{tops(hand).map((card) => <InWords key={card.key} card={card} />)}</section>
      <Side which="near" /><Between /><Side which="far" />
      <section data-region="log" class="log"><h2>{say("log")}</h2><ol class="lines" tabIndex={0}>{log.value.slice(-30).map((line) => <LogLine key={line.number} line={line} />)}</ol></section>
    </main>
  );
}
