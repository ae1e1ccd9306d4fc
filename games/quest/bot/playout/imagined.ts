import { type Chance, shuffled } from "@roundtable/kernel";
import type { Belief } from "../belief/belief.ts";
import type { Mind } from "../belief/mind.ts";
import { type Secrets, secretsOf } from "./secrets.ts";
import { type Opinion, weightsBy } from "../belief/sides.ts";

/** Samples deals from this seat's belief, with what everybody would know in them. */
export function imagined(
  mind: Mind,
  opinion: Opinion,
  tries: number,
  chance: Chance,
): (nth: number) => Secrets {
  const { sight, belief } = mind;
  const deals = drawn(belief, tries, chance);
  const own = weightsBy(belief, opinion.sides);
  const insight = own.map((weight, index) => {
    const all = opinion.weights[index] ?? 0;
    return all > 0 ? weight / all : 0;
  });
  return (nth) => {
    const { deal } = deals[nth % deals.length] ?? { deal: [] };
    const secrets = secretsOf(sight, deal, opinion);
    if (mind.side === "evil") return secrets;
    return {
      ...secrets,
      insights: secrets.insights.map((one, seat) => (seat === sight.seat ? insight : one)),
    };
  };
}

/** Draws this many deals, each in proportion to its probability, in random order. */
function drawn(belief: Belief, count: number, chance: Chance): Belief {
  const start = chance.pick(1000) / 1000;
  const taken: Belief[number][] = [];
  let sum = 0;
  for (const one of belief) {
    sum += one.weight * count;
    while (taken.length < count && taken.length + start < sum) taken.push(one);
  }
  return shuffled(chance, taken.length > 0 ? taken : belief);
}
