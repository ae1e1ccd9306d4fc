import type { PersonId, Table } from "@roundtable/host/tables/table";

/**
 * Gives the seat of the one person at a local table to the current user of this device: the server's id for them may
 * have changed.
 */
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
