import type { Person } from "@roundtable/protocol";
import { likenesses } from "../look-alikes.ts";
import { markFor, takenNames, withMark } from "../tables/duplicate-names.ts";
import { seatOf } from "../tables/table.ts";
import type { KeptTable } from "./kept-table.ts";

/** The name beside what somebody says: as at their seat; or so that nobody takes them for one who sits or spoke here. */
export function nameInTalk({ table, names, chat }: KeptTable, { id, name }: Person): string {
  const seat = seatOf(table, id);
  const at = seat === null ? undefined : table.seats[seat];
  if (at?.kind === "person") return withMark(at.called ?? name, at.mark);
  const others = chat.lines.filter(({ person }) => person !== id).map((line) => line.name);
  const seated = takenNames(table, (person) => names.get(person) ?? "");
  return withMark(name, markFor(name, new Set([...seated, ...others.flatMap(likenesses)])));
}
