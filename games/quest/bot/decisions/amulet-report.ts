import type { Seat } from "@roundtable/kernel";
import { type Loyalty, sideOf } from "../../rules/characters.ts";
import { clearlyBest, type Option } from "./foresight.ts";
import type { Mind } from "../belief/mind.ts";
import type { SpokenRecord } from "../belief/spoken-record.ts";
import { stageNow } from "../playout/stages.ts";

/** What an amulet holder reports; null if it says nothing yet. A good one only ever tells the truth. */
export function reportedCheck(
  mind: Mind,
  record: SpokenRecord,
  target: Seat,
  truth: Loyalty,
): Loyalty | null {
  if (mind.side === "good") return thoughtThrough(mind, target, [truth]);
  const said = bound(mind, record, target);
  if (said !== null) return said;
  const usual = invented(mind, target);
  return thoughtThrough(mind, target, [usual, usual === "good" ? "evil" : "good"]);
}

/** Never contradicts what everybody knows, nor what it has said itself. */
function bound(mind: Mind, { stances }: SpokenRecord, target: Seat): Loyalty | null {
  const shown = mind.sight.view.revealed[target];
  if (shown !== undefined) return sideOf(shown);
  const said = stances.get(target);
  return said === undefined ? null : said === "trusts" ? "good" : "evil";
}

/** By rule of thumb friends are good, others not always. */
function invented(mind: Mind, target: Seat): Loyalty {
  return mind.evil(target) > 0.5 || mind.happens(0.4) ? "good" : "evil";
}

/**
 * Chooses one of these reports, or silence, by playouts after each. They include what a lie costs later: the accused
 * player knows the liar, and the quests of one make the others doubt the word of the other.
 */
function thoughtThrough(mind: Mind, target: Seat, tales: readonly [Loyalty, ...Loyalty[]]): Loyalty | null {
  const [usual] = tales;
  const stage = stageNow(mind.sight);
  if (stage === null || mind.skill.foresees === 0) return usual;
  const { seat } = mind.sight;
  const told = tales.map((saw): Option<Loyalty | null> => ({
    what: saw,
    play: (playout) => playout.hears(seat, target, saw).from(stage),
  }));
  const best = clearlyBest(mind, [...told, { what: null, play: (playout) => playout.from(stage) }]);
  return best === undefined ? usual : best;
}
