// The games that were played here, and records that are brought along.
import { useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { TableListed } from "../protocol.ts";
import { go } from "../route.ts";
import { say } from "../words.ts";
import { Page, sentence } from "./frame.tsx";
import { Tables, useTables } from "./lobby.tsx";

const MOST = 4_000_000; // bytes of a record

export function ReplaysPage(): JSX.Element {
  const { tables, trouble } = useTables();
  const [wrong, setWrong] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined | null): Promise<void> => {
    if (!file) return;
    if (file.size > MOST) return setWrong(say("file too large", { n: MOST / 1_000_000 }));
    try {
      const response = await fetch("/api/replays", { method: "POST", headers: { "content-type": "application/json" }, body: await file.text() });
      const found = (await response.json()) as TableListed | { text: string }[];
      if (response.ok && !Array.isArray(found)) go(`/replay/${(found as TableListed).table}`);
      else setWrong(Array.isArray(found) ? found.map((each) => each.text).join(" ") : `HTTP ${response.status}`);
    } catch (error) {
      setWrong(sentence(error));
    }
  };
  return (
    <Page title={say("replays")} board={null} class="replays">
      <h1>{say("replays")}</h1>
      <div class="drop" onDragOver={(event) => event.preventDefault()} onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer?.files[0]);
      }}>
        <b>{say("drop record")}</b>
        <p><button type="button" class="tool" onClick={() => input.current?.click()}>{say("choose file")}</button><input ref={input} type="file" accept=".json" hidden aria-label={say("choose file")} onChange={(event) => void take(event.currentTarget.files?.[0])} /></p>
        <p class="bad" role="status">{wrong}</p>
      </div>
      {trouble && <p class="bad">{trouble}</p>}
      <h2>{say("finished")}</h2>
      <Tables of={tables.filter((each) => each.result)} empty={say("none finished")} />
      <h2>{say("under way")}</h2>
      <Tables of={tables.filter((each) => !each.result)} empty={say("none under way")} />
    </Page>
  );
}
