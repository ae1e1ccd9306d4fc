import type { Bot, Bots } from "@roundtable/bots";
import { pickOne } from "@roundtable/kernel";
import { moonlight } from "./moonlight.ts";
import { type Moonlight, moonOf } from "./words.ts";

/** Praises its cards whenever it may, doubts the last speaker, and answers anything. */
const talker: Bot<Moonlight> = {
  choose: ({ decision }, chance) => pickOne(chance, decision.answers),
  say({ heard }) {
    const last = heard.at(-1);
    return last === undefined ? [{ kind: "boast" }] : [{ kind: "boast" }, { kind: "doubt", of: last.seat }];
  },
};

/** Imagines three nights, and plays the card that comes nearest to their moons. */
const dreamer: Bot<Moonlight> = {
  choose({ seat, world, decision }, chance) {
    const moons = Array.from({ length: 3 }, () => moonOf(moonlight.redeal(world, seat, chance)));
    const distance = (card: number) => moons.reduce((sum, moon) => sum + Math.abs(moon - card), 0);
    const nearest = decision.answers
      .filter((answer) => answer.kind === "card")
      .toSorted((one, other) => distance(one.card) - distance(other.card));
    return nearest[0] ?? pickOne(chance, decision.answers);
  },
};

export const bots: Bots<Moonlight> = { talker, dreamer };
