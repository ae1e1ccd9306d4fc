import { wire } from "../connection/index.ts";

/**
 * Takes the seat that is kept for me; resolves with the table's address. If the seat is gone, the table itself says so.
 */
export async function takeSeat(table: string): Promise<string> {
  await wire.send({ kind: "sit", table });
  return `/t/${table}`;
}
