// Every motif of the pictures three times: weak, middling, mighty.
import type { JSX } from "preact";
import { motifNames, symbol } from "../art.ts";
import { say } from "../words.ts";
import { Page } from "./frame.tsx";

const HUES: [number, number][] = [[8, 1], [206, 1], [130, 0.8], [45, 1], [268, 0.5], [212, 0.24]];

export function MotifsPage(): JSX.Element {
  return (
    <Page title={say("motifs")} board={null} class="motifs">
      <h1>{say("motifs")}</h1>
      <ol>
        {motifNames.flatMap((motif, i) => [0, 0.5, 1].map((might, k) => {
          const [hue, sat] = HUES[(i + k) % HUES.length] ?? [8, 1];
          return <li key={`${motif}${k}`}><svg viewBox="0 0 200 280" preserveAspectRatio="xMidYMin slice" role="img" aria-label={motif}><use href={`#${symbol({ seed: `${motif}/${k}`, motif, hue, sat, might })}`} /></svg>{motif}</li>;
        }))}
      </ol>
    </Page>
  );
}
