import { CreatedBody } from "@roundtable/protocol";
import { ask } from "../connection/http.ts";
import { device, localLog } from "./device.ts";

/** Uploads a finished match of this device to the server, which verifies it before it stores it. */
export async function uploadMatch(table: string): Promise<void> {
  const body = JSON.stringify(await localLog(table));
  const { table: as } = await ask(CreatedBody, "/api/matches", { method: "POST", body });
  await device.ask("handed", { id: table, as });
}
