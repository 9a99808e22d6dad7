// The site: `/` lobby, `/table/ID`, `/decks`, `/cards/GAME`, `/replay/ID`.
import { render } from "preact";
import type { JSX } from "preact";
import { home, homeTrouble } from "./api.ts";
import { pages } from "./pages.tsx";
import { path } from "./route.ts";
import { TablePage } from "./table.tsx";
import { say } from "./words.ts";

const ROUTES: [RegExp, (parts: string[]) => JSX.Element][] = [
  [/^\/table\/([^/]+)$/, ([id]) => <TablePage key={id} id={id ?? ""} />],
  ...pages,
];

function Site(): JSX.Element {
  if (!home.value) return <p class="loading" role="status">{homeTrouble.value || "Headjudge …"}</p>;
  for (const [pattern, page] of ROUTES) {
    const found = pattern.exec(path.value);
    if (found) return page(found.slice(1).map(decodeURIComponent));
  }
  return <main class="lost"><h1>{say("no page")}</h1><a href="/">Headjudge</a></main>;
}

render(<Site />, document.body);
