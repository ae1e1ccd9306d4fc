import type { Bot } from "@roundtable/bots";
import type { FallingStars } from "../rules/index.ts";
import { thrifty } from "./thrifty.ts";

/** By name, the best first: it takes the empty seats. */
export const bots: Readonly<Record<string, Bot<FallingStars>>> = { thrifty };
