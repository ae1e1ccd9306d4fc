import { setTimeout as pause } from "node:timers/promises";
import type { House } from "./group.ts";
import { Person } from "./person.ts";

/** Between two of them, on average. */
const EVERY_MS = 2000;
/** No person may keep many more. */
const FOR_EACH = 10;

/** Makes tables that nobody ever enters: they must be there at the end. How many there are. */
export async function makeWaitingTables(house: House, firstPerson: number): Promise<number> {
  let made = 0;
  let host: Person | null = null;
  while (!house.isOver()) {
    if (made % FOR_EACH === 0) {
      host?.leave();
      host = await Person.come(house, firstPerson + made / FOR_EACH);
    }
    const game = house.whim.oneOf(house.games);
    if (game !== undefined && host !== null) {
      await host.create({ game: game.id, seats: game.seats.min, clock: { kind: "none" }, listed: false });
      made++;
    }
    await pause(EVERY_MS / 2 + house.whim.upTo(EVERY_MS));
  }
  host?.leave();
  return made;
}
