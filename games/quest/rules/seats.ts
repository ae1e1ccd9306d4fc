import type { Game } from "@roundtable/kernel";

export const SEATS: Game["seats"] = { min: 4, max: 10, usual: 6 };
