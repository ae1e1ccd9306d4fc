import { type Chance, pickOne } from "@roundtable/kernel";
import type { Client } from "./client.ts";
import { caughtUp } from "./servers/test-server.ts";

/** A long game is ended together after this many moves. */
const ENOUGH = 300;

/** People who answer at random, now and then take a move back or talk, until the match is over. */
export async function playRandomly(clients: readonly Client[], chance: Chance): Promise<void> {
  for (let moves = 0; ; moves++) {
    await caughtUp(clients);
    const [first] = clients;
    if (first?.table == null || first.sight?.outcome != null) return;
    const table = first.table.id;
    if (moves === ENOUGH) {
      for (const client of clients) await client.done({ kind: "end-vote", table, agrees: true });
      return;
    }
    const asked = clients.filter((client) => client.sight?.decision != null);
    const free = clients.filter((client) => client.sight?.undo === "free");
    if (free.length > 0 && chance.pick(6) === 0) {
      await pickOne(chance, free).done({ kind: "undo", table });
    } else if (chance.pick(10) === 0) {
      await tryToTalk(pickOne(chance, clients), table);
    } else {
      const client = pickOne(chance, asked);
      const answers = client.sight?.decision?.answers ?? [];
      await client.answer(pickOne(chance, answers).id);
    }
  }
}

/** Where the game has closed talk, or nobody listens any more, the refusal says so. */
async function tryToTalk(client: Client, table: string): Promise<void> {
  const reply = await client.ask({ kind: "say", table, say: { text: "Well, well." } });
  if (reply.kind === "refused" && reply.reason !== "talk-closed" && reply.reason !== "too-fast")
    throw new Error(`Talk was refused: ${reply.reason}`);
}
