import type { Suspicious } from "@roundtable/bots";
import { seatsOf } from "@roundtable/kernel";
import type { QuestShape } from "../../rules/quest.ts";
import { evilChances } from "../belief/belief.ts";
import { publicBelief } from "../playout/outlook.ts";
import { MASTER } from "../belief/skill.ts";
import { evidenceAt, sideShown } from "./evidence.ts";
import { isExposed } from "./exposed.ts";
import { isLie } from "./lies.ts";
import type { QuestReason } from "./reason.ts";

/** The belief of an observer without a card, who saw and heard what everybody did. */
export const suspicious: Suspicious<QuestShape, QuestReason> = {
  suspicions(table, chance, effort) {
    const { seats } = table;
    const open = table.view.ending !== null;
    if (open) return seatsOf(seats).map((seat) => (sideShown(table, seat) === "evil" ? 1 : 0));
    return evilChances(publicBelief(table, chance, Math.round(MASTER.deals * Math.max(effort, 0.3))), seats);
  },
  evidence(table, before) {
    const on = evidenceAt(table, before);
    return (seat, rose) => on(seat).filter((one) => one.kind === "shown" || one.to > one.from === rose);
  },
  isLie,
  isExposed,
};
