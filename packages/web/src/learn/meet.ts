import { metGames } from "../settings/settings.ts";

/** From now on nobody offers me to learn this game. */
export function meet(game: string): void {
  if (!metGames.value.includes(game)) metGames.value = [...metGames.value, game];
}
