// What was chosen in the lobby, remembered by this browser; and the list of a deck under way.
import { remembered } from "../words.ts";

/** A deck that was chosen: its key, or "" for any, or "list" and the list itself. */
export interface DeckChoice {
  key: string;
  list: string;
}
export const ANY: DeckChoice = { key: "", list: "" };
export const LIST = "list";

export interface Choice {
  edition: string;
  opponent: string;
  mine: DeckChoice;
  theirs: DeckChoice;
  seed: string;
}
const FIRST: Choice = { edition: "", opponent: "", mine: ANY, theirs: ANY, seed: "" };

const kept = remembered<string>("choices", "{}");

function all(): Record<string, Partial<Choice>> {
  try {
    const found: unknown = JSON.parse(kept.value ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, Partial<Choice>>) : {};
  } catch {
    return {};
  }
}

/** What was chosen for a game. */
export const choiceOf = (game: string): Choice => ({ ...FIRST, ...all()[game] });

/** Choose something for a game. */
export function choose(game: string, change: Partial<Choice>): void {
  kept.value = JSON.stringify({ ...all(), [game]: { ...choiceOf(game), ...change } });
}

const drafts = new Map<string, ReturnType<typeof remembered<string>>>();
/** The list that is being written for a game. */
export function draftOf(game: string): ReturnType<typeof remembered<string>> {
  const found = drafts.get(game) ?? remembered<string>(`draft.${game}`, "");
  drafts.set(game, found);
  return found;
}
