import { isSaid } from "@roundtable/kernel";
import type { LogLine, TableInfo } from "@roundtable/protocol";
import { muted } from "../../settings/settings.ts";

/** Not what somebody writes whom I have muted; what the game itself lets him say is part of it. */
export function isHeard(line: LogLine, { seats }: TableInfo): boolean {
  if (line.kind !== "told" || !isSaid(line.told) || !("text" in line.told.say)) return true;
  // Of somebody whom I have blocked the words did not even come.
  if (line.told.say.text === "") return false;
  const speaker = seats[line.told.seat];
  return speaker?.kind !== "person" || !muted.value.includes(speaker.person.id);
}
