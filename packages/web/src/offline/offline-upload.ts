import { CreatedBody } from "@roundtable/protocol";
import { ask } from "../connection/http.ts";
import { device, localLog } from "./device.ts";

/** Gives a finished match of this device to the server, which looks at it before it keeps it. */
export async function uploadMatch(table: string): Promise<void> {
  const body = JSON.stringify(await localLog(table));
  const { table: as } = await ask(CreatedBody, "/api/matches", { method: "POST", body });
  await device.ask("handed", { id: table, as });
}
