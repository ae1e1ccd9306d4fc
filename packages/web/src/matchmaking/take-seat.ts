import { wire } from "../connection/index.ts";

/** Sits down where a seat is kept for me; the address of that table. Where it is gone meanwhile, the table itself says so. */
export async function takeSeat(table: string): Promise<string> {
  await wire.send({ kind: "sit", table });
  return `/t/${table}`;
}
