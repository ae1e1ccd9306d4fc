import type { Game } from "@roundtable/kernel";

export const SEATS: Game["seats"] = { min: 3, max: 8, usual: 4 };
