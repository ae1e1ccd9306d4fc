import type { Game } from "@roundtable/kernel";

export const SEATS: Game["seats"] = { min: 1, max: 4, usual: 2 };
