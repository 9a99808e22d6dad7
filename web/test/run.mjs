// Runs the tests of the client: the types are stripped by esbuild, node runs the rest.
import { build } from "esbuild";
import { readdir, rm } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url)), out = join(here, "..", "node_modules", ".tests");
const names = (await readdir(here)).filter((name) => name.endsWith(".test.ts"));
await rm(out, { recursive: true, force: true });
await build({ entryPoints: names.map((name) => join(here, name)), outdir: out, bundle: true, platform: "node", format: "esm", outExtension: { ".js": ".mjs" } });
const run = spawnSync(process.execPath, ["--test", ...names.map((name) => join(out, name.replace(/ts$/, "mjs")))], { stdio: "inherit" });
process.exit(run.status ?? 1);
