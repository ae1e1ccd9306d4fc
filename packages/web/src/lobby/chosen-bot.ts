import type { TableInfo } from "@roundtable/protocol";
import { level } from "../settings/settings.ts";

/** The level that I like, where this game's bots have it; else the table knows what is usual. */
export function chosenBot({ bots }: TableInfo): { readonly bot?: string } {
  return bots.includes(level.value) ? { bot: level.value } : {};
}
