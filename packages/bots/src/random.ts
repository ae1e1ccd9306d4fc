import { pickOne } from "@roundtable/kernel";
import type { Bot } from "./bot.ts";

/** Any legal answer, each as likely. It plays every game. */
export const random: Bot = {
  choose: ({ decision }, chance) => pickOne(chance, decision.answers),
};
