import type { Said, Seat } from "@roundtable/kernel";
import type { Character, QuestShape, Statement } from "../../rules/index.ts";

/** Three good players, then three evil ones, of whom the last knows nobody. */
export const SIX: readonly Character[] = [
  "loyal-servant",
  "loyal-servant",
  "loyal-servant",
  "minion",
  "morgan-le-fay",
  "changeling",
];

export const said = (seat: Seat, statement: Statement): Said<QuestShape> => ({
  kind: "said",
  seat,
  say: { statement },
});
