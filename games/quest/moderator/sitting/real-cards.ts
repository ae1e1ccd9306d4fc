import type { Game } from "@roundtable/kernel";
import type { Answer } from "../../rules/asking.ts";
import { game } from "../../rules/index.ts";
import type { QuestShape } from "../../rules/quest.ts";
import type { Ways } from "./sitting.ts";

const EITHER: readonly Answer[] = [
  { kind: "card", id: "success", card: "success" },
  { kind: "card", id: "fail", card: "fail" },
];

/**
 * Cards of paper are played as their owners play them. The device takes every count as it is: to refuse one would tell
 * the table what was dealt.
 */
const withRealCards: Game<QuestShape> = {
  ...game,
  decision(state, seat) {
    const decision = game.decision(state, seat);
    const kind = decision?.question.kind;
    if (decision === null || (kind !== "card" && kind !== "hunt-vote")) return decision;
    return { ...decision, answers: EITHER };
  },
};

export function gameFor({ cards }: Pick<Ways, "cards">): Game<QuestShape> {
  return cards === "real" ? withRealCards : game;
}
