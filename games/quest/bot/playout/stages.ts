import { type Seat, seatsOf } from "@roundtable/kernel";
import type { Answer } from "../../rules/asking.ts";
import type { QuestCard } from "../../rules/cards.ts";
import type { Sight } from "../belief/knowledge.ts";
import type { Stage } from "./course.ts";

/** The stage while this seat still considers its answer; null if no playout can start there. */
export function stageNow({ view, decision }: Sight): Stage | null {
  const { chosen = [], magic = null } = view.team ?? {};
  switch (decision.question.kind) {
    case "team":
      return { at: "team", chosen };
    case "card":
      return magic === null ? null : { at: "cards", team: chosen, magic, played: new Map() };
    case "new-leader":
      return { at: "heir" };
    case "discussion":
      return { at: "failures" };
    default:
      return null;
  }
}

/** The stage after this answer; null if no playout can tell what it is worth. */
export function stageAfter(sight: Sight, answer: Answer): Stage | null {
  const { seat, view, decision } = sight;
  const { chosen = [], magic = null } = view.team ?? {};
  const named = answer.kind === "seat" ? answer.seat : null;
  switch (decision.question.kind) {
    case "ready":
      return { at: "team", chosen: [] };
    case "team":
      return named === null ? null : { at: "team", chosen: [...chosen, named] };
    case "magic":
      return named === null ? null : { at: "cards", team: chosen, magic: named, played: new Map() };
    case "card": {
      if (answer.kind !== "card" || magic === null) return null;
      return { at: "cards", team: chosen, magic, played: new Map<Seat, QuestCard>([[seat, answer.card]]) };
    }
    case "galahad":
      return answer.kind === "reveal" ? { at: "heir", heir: seat, isGalahad: true } : { at: "heir" };
    case "new-leader":
      return named === null ? null : { at: "heir", heir: named };
    case "amulet":
      return named === null ? null : { at: "amulet", heir: heirNamed(sight), holder: named };
    case "check":
      return named === null ? null : { at: "check", checked: named };
    case "show":
      return answer.kind === "show" ? { at: "check", checked: seat, shown: answer.loyalty } : null;
    case "discussion":
      return { at: "failures" };
    case "hunt-window":
      return answer.kind === "hunt" ? { at: "hunt", named: 0 } : { at: "window" };
    case "hunt-vote":
      return answer.kind === "card" && answer.card === "fail" ? { at: "hunt", named: 0 } : { at: "window" };
    case "point": {
      const before = (view.mine?.answered ?? []).flatMap((id) =>
        id.startsWith("seat-") ? [Number(id.slice("seat-".length))] : [],
      );
      return { at: "pointing", pointed: new Map([[seat, named === null ? before : [...before, named]]]) };
    }
    case "drop":
    case "acts":
    case "turn":
    case "name-player":
    case "name-character":
      return null;
  }
}

/** QU-13: the amulet's holder is named in the same move as the new leader, who is the one that cannot have it. */
function heirNamed({ seats, view, decision }: Sight): Seat {
  const offered = decision.answers.flatMap((answer) => (answer.kind === "seat" ? [answer.seat] : []));
  const heir = seatsOf(seats).find(
    (seat) =>
      !view.veterans.includes(seat) &&
      view.amulets.every(({ holder }) => holder !== seat) &&
      !offered.includes(seat),
  );
  return heir ?? view.leader;
}
