import { setTimeout as pause } from "node:timers/promises";
import type { Site } from "./group.ts";
import { Person } from "./person.ts";

/** The mean time between two of them. */
const EVERY_MS = 2000;
/** No person may have many more. */
const FOR_EACH = 10;

/** Makes tables that nobody ever enters: they must still exist at the end. Resolves with their number. */
export async function makeWaitingTables(site: Site, firstPerson: number): Promise<number> {
  let made = 0;
  let host: Person | null = null;
  while (!site.isOver()) {
    if (made % FOR_EACH === 0) {
      host?.leave();
      host = await Person.come(site, firstPerson + made / FOR_EACH);
    }
    const game = site.random.oneOf(site.games);
    if (game !== undefined && host !== null) {
      await host.create({ game: game.id, seats: game.seats.min, clock: { kind: "none" }, listed: false });
      made++;
    }
    await pause(EVERY_MS / 2 + site.random.upTo(EVERY_MS));
  }
  host?.leave();
  return made;
}
