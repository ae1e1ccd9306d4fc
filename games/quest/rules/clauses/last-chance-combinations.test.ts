import { type Chance, chanceOf, pickOne, type Seat, seatsOf, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { type Character, sideOf } from "../characters.ts";
import { game } from "../index.ts";
import { lastChance, type Playing } from "./position.ts";

const L = "loyal-servant";
const SPECIAL = ["apprentice", "duke", "archduke", "mutineer", "revealer"] as const;

/** All 32 sets of characters that matter in the Last Chance. */
const COMBINATIONS = seatsOf(32).map((bits) => SPECIAL.filter((_, nth) => (bits >> nth) % 2 === 1));

/** Five good players and three evil ones; the rest are ordinary characters. */
function dealOf(special: readonly Character[]): Character[] {
  const or = (character: Character, otherwise: Character) =>
    special.includes(character) ? character : otherwise;
  const good: readonly Character[] = [or("apprentice", L), or("duke", L), or("archduke", L), L, L];
  return [...good, "morgan-le-fay", or("mutineer", "minion"), or("revealer", "minion")];
}

/** Good mostly guesses right; everything else is random. */
function playOut(play: Playing, deal: readonly Character[], chance: Chance): void {
  while (play.ending === null) {
    const seat = pickOne(chance, game.asked(play.state));
    const legal = play.legal(seat);
    const suspects = legal.filter((id) => /^seat-[567]$/.test(id));
    const guesses =
      play.question.kind === "point" && sideOf(deal[seat] ?? L) === "good" && chance.pick(9) > 0;
    play.answer(seat, pickOne(chance, guesses && suspects.length > 0 ? suspects : legal));
  }
}

/** QU-20d–f, computed from what is open at the end. */
function expected(play: Playing, leaders: readonly Seat[]): { side: string; winners: Seat[] } {
  const { deal, hands, dropped } = play.view();
  if (deal === null || hands === null) throw new Error("It is not over.");
  const good = seatsOf(deal.length).filter((seat) => sideOf(deal[seat] ?? L) === "good");
  const toFind = seatsOf(deal.length).filter((seat) => !good.includes(seat) && deal[seat] !== "revealer");
  const at = good.flatMap((seat) => hands[seat] ?? []);
  const isFound = toFind.every((seat) => at.includes(seat)) && !good.some((seat) => at.includes(seat));
  const side = isFound || leaders.every((seat) => !good.includes(seat)) ? "good" : "evil";
  const mutineer = deal.indexOf("mutineer");
  const pointsAt = new Set(hands[mutineer]?.filter((seat) => seat !== null && good.includes(seat)));
  const hasChanged = mutineer !== -1 && !dropped.includes(mutineer) && pointsAt.size === 2;
  const belongsToGood = (seat: Seat) => good.includes(seat) || (hasChanged && seat === mutineer);
  return { side, winners: seatsOf(deal.length).filter((seat) => belongsToGood(seat) === (side === "good")) };
}

describe("the Last Chance in every combination of its characters · QU-20", () => {
  test.each(COMBINATIONS.map((special) => ({ special, name: special.join(", ") || "nobody special" })))(
    "$name · QU-20",
    ({ special }) => {
      const deal = dealOf(special);
      const met = new Set<string>();
      for (const [nth, leaders] of [
        [0, 5, 6],
        [5, 6, 7],
      ].entries()) {
        for (const seed of seatsOf(40)) {
          const play = lastChance(deal, { leaders });
          playOut(play, deal, chanceOf(seeded(`${nth} ${seed}`)));
          const { side, winners } = expected(play, leaders);
          expect({ side: play.ending?.side, winners: play.ending?.winners }).toEqual({ side, winners });
          met.add(play.result);
        }
      }
      expect(met).toEqual(
        new Set(["good evil-pointed-out", "evil evil-not-pointed-out", "good all-leaders-evil"]),
      );
    },
  );
});
