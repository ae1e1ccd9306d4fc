import type { Game } from "@roundtable/kernel";
import type { Answer } from "../../rules/asking.ts";
import { game } from "../../rules/index.ts";
import type { QuestShape } from "../../rules/quest.ts";
import type { SittingSettings } from "./sitting.ts";

const EITHER: readonly Answer[] = [
  { kind: "card", id: "success", card: "success" },
  { kind: "card", id: "fail", card: "fail" },
];

/**
 * Paper cards are played as their owners like. The device accepts every count: refusing one would reveal what was
 * dealt.
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

export function gameFor({ cards }: Pick<SittingSettings, "cards">): Game<QuestShape> {
  return cards === "real" ? withRealCards : game;
}
