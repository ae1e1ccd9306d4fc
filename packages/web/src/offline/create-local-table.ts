import { level } from "../settings/settings.ts";
import { device } from "./device.ts";

/** Creates a table on this device. With `play`, bots take the other seats and the match begins at once. */
export function createLocalTable(game: string, play: boolean, seats: number | undefined): Promise<string> {
  return device.ask("create", { game, play, seats, bot: level.value });
}
