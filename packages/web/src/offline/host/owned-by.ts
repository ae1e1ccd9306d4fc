import type { PersonId, Table } from "@roundtable/host/tables/table";

/** The one person at a table of this device is whoever sits before it, by whatever id the server knows him today. */
export function ownedBy(table: Table, person: PersonId): Table {
  const { host, seats, starting } = table;
  return {
    ...table,
    host: host === null ? null : person,
    maker: person,
    seats: seats.map((at) => (at.kind === "person" ? { ...at, person } : at)),
    starting:
      starting === null
        ? null
        : {
            ...starting,
            by: person,
            seals: starting.seals.map((share) => ({ ...share, person })),
            nonces: starting.nonces.map((share) => ({ ...share, person })),
          },
  };
}
