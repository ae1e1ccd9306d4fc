import type { Person } from "@roundtable/protocol";
import { likenesses } from "@roundtable/host/look-alikes";
import { markFor, takenNames, withMark } from "@roundtable/host/tables/duplicate-names";
import { seatOf } from "@roundtable/host/tables/table";
import type { KeptTable } from "./kept-table.ts";

/** What somebody is called beside what he says: as at his seat; or so that he is taken for nobody who sits or spoke here. */
export function nameInTalk({ table, names, chat }: KeptTable, { id, name }: Person): string {
  const seat = seatOf(table, id);
  const at = seat === null ? undefined : table.seats[seat];
  if (at?.kind === "person") return withMark(at.called ?? name, at.mark);
  const others = chat.lines.filter(({ person }) => person !== id).map((line) => line.name);
  const seated = takenNames(table, (person) => names.get(person) ?? "");
  return withMark(name, markFor(name, new Set([...seated, ...others.flatMap(likenesses)])));
}
