import { CreatedBody } from "@roundtable/protocol";
import { ask, Refused } from "../connection/http.ts";
import { newId } from "../connection/id.ts";
import { level } from "../settings/settings.ts";

/**
 * Creates a table. With `play`, bots take the other seats and the match begins at once. If no server answers, the match
 * is played on this device.
 */
export async function createTable(game: string, play: boolean, seats?: number): Promise<string> {
  const body = { id: newId(), game, play, bot: level.value, ...(seats === undefined ? {} : { seats }) };
  try {
    return (await ask(CreatedBody, "/api/tables", { method: "POST", body: JSON.stringify(body) })).table;
  } catch (error) {
    if (error instanceof Refused || !play) throw error;
    const { createLocalTable } = await import("./create-local-table.ts");
    return await createLocalTable(game, play, seats);
  }
}
