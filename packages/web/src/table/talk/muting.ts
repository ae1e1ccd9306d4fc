import { isSaid } from "@roundtable/kernel";
import type { LogLine, TableInfo } from "@roundtable/protocol";
import { muted } from "../../settings.ts";

/** Not the talk of somebody whom I have muted. */
export function isHeard(line: LogLine, { seats }: TableInfo): boolean {
  if (line.kind !== "told" || !isSaid(line.told)) return true;
  const speaker = seats[line.told.seat];
  return speaker?.kind !== "person" || !muted.value.includes(speaker.person.id);
}
