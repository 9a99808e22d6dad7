// Builds the client into the package: node build.mjs [--watch]
import { context } from "esbuild";
import { cp, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "src", "headjudge", "table", "static");

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const build = await context({
  entryPoints: [join(here, "src", "main.tsx"), join(here, "src", "style.css")],
  outdir: out,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  loader: { ".woff2": "file" },
  assetNames: "[name]",
});
await build.rebuild();
for (const name of ["index.html", "icon.svg"]) await cp(join(here, "src", name), join(out, name));
if (process.argv.includes("--watch")) await build.watch();
else await build.dispose();
