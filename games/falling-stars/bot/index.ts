import type { Bots } from "@roundtable/bots";
import type { FallingStars } from "../rules/index.ts";
import { thrifty } from "./thrifty.ts";

/** By name, the best first: it takes the empty seats. */
export const bots: Bots<FallingStars> = { thrifty };
