import { isSaid } from "@roundtable/kernel";
import type { LogLine, TableInfo } from "@roundtable/protocol";
import { muted } from "../../settings/settings.ts";

/** Hides what a muted person writes. Statements of the game are part of the match, and are always shown. */
export function isHeard(line: LogLine, { seats }: TableInfo): boolean {
  if (line.kind !== "told" || !isSaid(line.told) || !("text" in line.told.say)) return true;
  // The server sends empty text for a person whom I have blocked.
  if (line.told.say.text === "") return false;
  const speaker = seats[line.told.seat];
  return speaker?.kind !== "person" || !muted.value.includes(speaker.person.id);
}
