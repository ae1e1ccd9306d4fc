import type { Adviser } from "@roundtable/bots";
import type { QuestShape } from "../rules/quest.ts";
import type { QuestReason } from "./advice/reason.ts";
import { suspicious } from "./advice/suspicious.ts";
import { weigh } from "./advice/weigh.ts";
import { openOdds } from "./playout/open.ts";

/** Says how good an answer is and why, how the game stands, and what could be known about whom. */
export const adviser: Adviser<QuestShape, QuestReason> = { weigh, odds: openOdds, suspicious };
