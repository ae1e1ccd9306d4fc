import type { Bot } from "@roundtable/bots";
import type { DiceCity } from "../rules/index.ts";

export const bots: Readonly<Record<string, Bot<DiceCity>>> = {};
