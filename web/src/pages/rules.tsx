// The number of a rule on pages without a table: it opens the same drawer.
import type { JSX } from "preact";
import { boardOf } from "../api.ts";
import { board, openRule } from "../state.ts";
import { say } from "../words.ts";

/** The number of a rule of a game; it opens the rule. */
export const RuleChip = ({ game, number }: { game: string; number: string }): JSX.Element => (
  <button type="button" class="rule" aria-label={say("rule", { n: number })} onClick={() => void boardOf(game).then((found) => {
    board.value = found;
    openRule(number);
  })}>{number}</button>
);
