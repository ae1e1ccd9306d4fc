import type { TableInfo } from "@roundtable/protocol";
import { level } from "../settings/settings.ts";

/** The bot level that I have chosen, if this game has it; otherwise the table's default applies. */
export function chosenBot({ bots }: TableInfo): { readonly bot?: string } {
  return bots.includes(level.value) ? { bot: level.value } : {};
}
