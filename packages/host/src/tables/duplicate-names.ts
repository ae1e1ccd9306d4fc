import { likenesses } from "../look-alikes.ts";
import type { PersonId, SeatAtTable, Table } from "./table.ts";

type NameOf = (person: PersonId) => string;

/** A name, and the number by which its bearer is told from another at this table who has it, or one that looks like it. */
export function withMark(name: string, mark: number | null): string {
  return mark === null ? name : `${name} (${mark})`;
}

/** The smallest number by which this name is like none of the others; null if it needs none. */
export function markFor(name: string, taken: ReadonlySet<string>): number | null {
  const isFree = (mark: number | null): boolean =>
    likenesses(withMark(name, mark)).every((likeness) => !taken.has(likeness));
  if (isFree(null)) return null;
  let mark = 2;
  while (!isFree(mark)) mark++;
  return mark;
}

/** Everything that the names of these seats could be taken for. */
export function takenNames(table: Table, nameOf: NameOf, except?: PersonId): Set<string> {
  const seated = table.seats.filter((at) => at.kind === "person").filter(({ person }) => person !== except);
  return new Set(seated.flatMap((at) => likenesses(withMark(at.called ?? nameOf(at.person), at.mark))));
}

/** No two people at a table have the same name. The first keeps it; `late` are those who arrived or were renamed later. */
export function distinguished(table: Table, nameOf: NameOf, late: ReadonlySet<PersonId>): Table {
  const people = table.seats.flatMap((at, seat) => (at.kind === "person" ? [{ at, seat }] : []));
  const inOrder = people.toSorted(
    (one, other) =>
      Number(late.has(one.at.person)) - Number(late.has(other.at.person)) ||
      (one.at.mark ?? 0) - (other.at.mark ?? 0) ||
      one.seat - other.seat,
  );
  const taken = new Set<string>();
  const seats: SeatAtTable[] = [...table.seats];
  for (const { at, seat } of inOrder) {
    const name = at.called ?? nameOf(at.person);
    const mark = markFor(name, taken);
    for (const likeness of likenesses(withMark(name, mark))) taken.add(likeness);
    if (mark !== at.mark) seats[seat] = { ...at, mark };
  }
  return seats.every((at, seat) => at === table.seats[seat]) ? table : { ...table, seats };
}

/** People who have sat down since, or show their own name again. */
export function lateAt(before: Table, after: Table): ReadonlySet<PersonId> {
  const calledBefore = new Map(
    before.seats.flatMap((at) => (at.kind === "person" ? [[at.person, at.called] as const] : [])),
  );
  const late = after.seats.flatMap((at) => {
    if (at.kind !== "person") return [];
    const called = calledBefore.get(at.person);
    const isAnew = called === undefined || (called !== null && at.called === null);
    return isAnew ? [at.person] : [];
  });
  return new Set(late);
}
