import { CreatedBody } from "@roundtable/protocol";
import { ask } from "../connection/http.ts";
import { device, logHere } from "./device.ts";

/** Gives a finished match of this device to the server, which looks at it before it keeps it. */
export async function handOver(table: string): Promise<void> {
  const body = JSON.stringify(await logHere(table));
  const { table: as } = await ask(CreatedBody, "/api/matches", { method: "POST", body });
  await device.ask("handed", { id: table, as });
}
