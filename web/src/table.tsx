// The page of a table: who sits here, then the table itself.
import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import { tableOf } from "./api.ts";
import { follow } from "./route.ts";
import { Arena } from "./arena.tsx";
import { board, join, table } from "./state.ts";
import { say } from "./words.ts";

export function TablePage({ id }: { id: string }): JSX.Element {
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let leave: (() => void) | null = null, gone = false;
    tableOf(id).then(
      (found) => {
        if (!gone) leave = join(id, found.yours);
      },
      (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      gone = true;
      leave?.();
    };
  }, [id]);
  if (trouble) return <main class="lost"><h1>{say("no table")}</h1><p>{trouble}</p><a href="/" onClick={follow}>{say("lobby")}</a></main>;
  return <Arena key={`${table.value?.game ?? ""}`} ready={Boolean(board.value && table.value)} />;
}
