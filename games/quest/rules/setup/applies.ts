import type { Character } from "../characters.ts";
import type { Options } from "../quest.ts";
import { cardsOf, isDirectorsCut, planFor } from "./sets.ts";

/** Whether an option changes anything at a table of this size with the other options as they are. */
export function applies(option: string, players: number, options: Options): boolean {
  const set = new Set<Character>(cardsOf(planFor(players, options)));
  switch (option) {
    case "boardForFour": // QU-2
      return players === 4 && !isDirectorsCut(options);
    case "forcedFailBeatsMagic": // QU-11
      return set.has("saboteur") || set.has("reluctant-leader");
    case "huntAfterSuccess": // QU-17
      return isDirectorsCut(options) && set.has("blind-hunter");
    case "clericMustBeNamed": // QU-21
      return set.has("cleric") && set.has("blind-hunter");
    case "huntVote": // QU-22
      return set.has("blind-hunter");
    case "mysteriousFigures": // QU-23: they belong to the base board
      return !isDirectorsCut(options);
    case "hiddenCard": // QU-30
      return players < 6 && options.preset === "directors-cut";
    default:
      return true;
  }
}
