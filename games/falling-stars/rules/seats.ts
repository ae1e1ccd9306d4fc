import type { Game } from "@roundtable/kernel";

export const SEATS: Game["seats"] = { min: 2, max: 4, usual: 3 };
