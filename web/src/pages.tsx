// The pages of the site besides the table: which path shows which.
import type { JSX } from "preact";

export const pages: [RegExp, (parts: string[]) => JSX.Element][] = [];
