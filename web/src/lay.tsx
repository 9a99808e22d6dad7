// A card as it lies on the table: with its digits, its part in a fight, what lies under it.
import type { ComponentChildren, JSX } from "preact";
import { Card } from "./card.tsx";
import { isOrdered, marksAt, roleName, roles, told, under, wounds } from "./facts.ts";
import { cardSpot, zoneKey } from "./options.ts";
import type { CardSeen, OptionSaid } from "./protocol.ts";
import { board, cards, inSight, near, pointed, show, touch } from "./state.ts";
import { say } from "./words.ts";

/** The digits of options; of many, the first and a mark. */
export function Digits({ options }: { options: readonly OptionSaid[] }): JSX.Element | null {
  const numbers = [...new Set(options.map((option) => option.digit))];
  if (!numbers.length) return null;
  return <span class="digits" aria-hidden="true">{numbers.length < 3 ? numbers.map((each) => <kbd key={each}>{each}</kbd>) : <kbd>{numbers[0]}…</kbd>}</span>;
}

/** How many things can be done, in words. */
export const countSaid = (n: number): string => (n === 1 ? say("option") : say("options", { n }));

const SIGNS = { attacks: "⚔ ", target: "◎ ", helps: "＋ " } as const;
const LONG_PRESS = 450; // milliseconds

interface LaidProps {
  card: CardSeen;
  stored?: boolean;
  upright?: boolean;
  badge?: string;
  class?: string;
  style?: Record<string, string | number>;
  children?: ComponentChildren;
}

/** What a card is called aloud: its name, how it lies, its part in a fight, what can be done. */
function spokenOf(card: CardSeen, options: readonly OptionSaid[], chosenNow: boolean, badge: string): string {
  const parts = [card.number ? (cards.value[card.number]?.name ?? card.number) : say("down")];
  const role = roles.value.get(card.handle), many = under.value.get(card.handle) ?? 0;
  if (card.rest) parts.push(say("rest"));
  if (card.face === "down" && card.number) parts.push(say("down"));
  if (role) parts.push(roleName(role));
  if (many) parts.push(say("under", { n: many }));
  if (badge) parts.push(badge);
  if (options.length) parts.push(countSaid(options.length), options.length < 4 ? options.map((each) => each.digit).join(", ") : "");
  if (chosenNow) parts.push("✓");
  return parts.filter(Boolean).join(", ");
}

export function Laid({ card, stored = false, upright = false, badge = "", class: more = "", style, children }: LaidProps): JSX.Element | null {
  if (!board.value) return null;
  const spot = cardSpot(card.handle), marks = card.handle ? marksAt(spot) : marksAt("");
  const where = inSight.value.get(card.handle)?.zone;
  const role = roles.value.get(card.handle), many = under.value.get(card.handle) ?? 0;
  const data = card.number ? cards.value[card.number] : undefined;
  const taken = wounds.value.get(card.handle) ?? 0, value = board.value.wounds?.value;
  const hints = !card.number && where ? told.value.get(zoneKey(where)) : undefined;
  const name = data?.name ?? say("down");
  const marksOf = [marks.options.length && !marks.aimed && "lit", marks.aimed && "aimed", marks.source && "asked", marks.order && "chosen", role && `is-${role.role}`, pointed.value.includes(card.handle) && "pointed", more].filter(Boolean).join(" ");
  let press = 0, held = false;
  const look = (): void => show(card.handle, card.number);
  return (
    <Card
      as="button" board={board.value} data={data} seen={{ ...card, rest: stored ? true : upright ? false : Boolean(card.rest) }} stored={stored}
      peek={where?.seat === near.value} wounds={taken && value ? { value, taken } : undefined} spoken={spokenOf(card, marks.options, marks.order > 0, badge)} class={marksOf} style={style ?? {}}
      {...{ type: "button", tabIndex: -1, "data-stop": "", "data-h": card.handle || undefined, "data-k": card.key || undefined, "data-name": name, "aria-pressed": marks.order ? true : undefined }}
      onClick={() => {
        if (held) held = false;
        else if (card.handle) touch(spot, name);
      }}
      onMouseEnter={look} onFocus={look}
      onTouchStart={() => {
        press = window.setTimeout(() => {
          held = true;
          look();
          document.dispatchEvent(new CustomEvent("look"));
        }, LONG_PRESS);
      }}
      onTouchEnd={() => clearTimeout(press)} onTouchMove={() => clearTimeout(press)}
      onContextMenu={(event: Event) => {
        if (held) event.preventDefault();
      }}
    >
      {marks.options.length > 0 && <Digits options={marks.options} />}
      {card.rest && !stored && !upright && <span class="state" aria-hidden="true">⟳</span>}
      {many > 0 && <span class="tucked" aria-hidden="true">+{many}</span>}
      {role && <span class={`role ${role.role}`} aria-hidden="true">{SIGNS[role.role]}{roleName(role)}</span>}
      {badge && <span class="badge" aria-hidden="true">{badge}</span>}
      {hints && <span class="told" aria-hidden="true">{hints.slice(1).map((each) => <span key={each.label}><small>{each.label}</small> {each.value}</span>)}</span>}
      {marks.order > 0 && <span class="tick" aria-hidden="true">{marks.times > 1 ? `×${marks.times}` : isOrdered.value ? marks.order : "✓"}</span>}
      {children}
    </Card>
  );
}
