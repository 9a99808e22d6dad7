// What pages fetch and post over HTTP, and what of it is kept.
import { effect, signal } from "@preact/signals";
import type { Board, Home, Problem, RuleSaid, TableListed } from "./protocol.ts";
import { lang, words } from "./words.ts";

/** The server refused: its sentences, each with the field or the rule it is about. */
export class Trouble extends Error {
  problems: Problem[];
  status: number;
  constructor(status: number, problems: Problem[]) {
    super(problems.map((each) => each.text).join(" ") || `HTTP ${status}`);
    this.status = status;
    this.problems = problems;
  }
}

async function answerOf<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  let problems: Problem[] = [];
  try {
    const body: unknown = await response.json();
    if (Array.isArray(body)) problems = body as Problem[];
    else if (body && typeof body === "object" && "problems" in body) problems = (body as { problems: Problem[] }).problems;
    else if (body && typeof body === "object" && "text" in body) problems = [body as Problem];
  } catch {
    // a refusal without a paper: the status says what there is to say
  }
  throw new Trouble(response.status, problems);
}

/** GET a paper. */
export async function get<T>(path: string, query: Record<string, string | number> = {}): Promise<T> {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return answerOf<T>(await fetch(search ? `${path}?${search}` : path));
}

/** POST a paper and get one back. */
export async function post<T>(path: string, body: unknown): Promise<T> {
  return answerOf<T>(await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }));
}

export const home = signal<Home | null>(null);
export const homeTrouble = signal("");

/** Fetch what every page needs; again whenever the language changes. */
effect(() => {
  const wanted = lang.value;
  get<Home>("/api/home", { lang: wanted }).then(
    (found) => {
      if (lang.peek() !== wanted) return;
      words.value = found.words;
      home.value = found;
      homeTrouble.value = "";
    },
    (error: unknown) => {
      homeTrouble.value = error instanceof Error ? error.message : String(error);
    },
  );
});

const boards = new Map<string, Promise<Board>>();
/** The description of a game's board, fetched once. */
export function boardOf(game: string): Promise<Board> {
  const found = boards.get(game) ?? get<Board>(`/api/boards/${encodeURIComponent(game)}`);
  boards.set(game, found);
  found.catch(() => boards.delete(game));
  return found;
}

/** A rule of a game, in an edition, for the drawer. */
export const ruleOf = (game: string, number: string, edition: string): Promise<RuleSaid> =>
  get<RuleSaid>(`/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(number)}`, { lang: lang.peek(), edition });

/** A table as the lobby lists it: whose seats this browser holds. */
export const tableOf = (id: string): Promise<TableListed> => get<TableListed>(`/api/tables/${encodeURIComponent(id)}`, { lang: lang.peek() });
