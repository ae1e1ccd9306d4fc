import type { Constants, Tuned } from "@roundtable/bots";
import type { Card, DiceCity } from "../rules/index.ts";
import { DECK_CARDS, PILE_CARDS } from "../rules/pieces/locations.ts";
import { foreseenBy } from "./evaluation/foresight.ts";
import { planner } from "./heuristic.ts";
import { atAGlance } from "./evaluation/outlook.ts";
import { type Insight, LEARNED } from "./evaluation/weights.ts";

/** How many ways to go on are kept after each die: quick, for thousands of games. */
const BEAM = 5;

const CARDS: readonly Card[] = [...PILE_CARDS, ...DECK_CARDS];

/** How far the numbers are tried out: a quarter of what they are, unless it is said here. */
const SPREAD: Constants = { bandit: 0.4, ship: 0.8, future: 0.15, rolling: 0.1, reach: 0.25 };
const CARD_SPREAD = 0.12;

const { cards, resource, rolls, ...plain } = LEARNED;

const constants: Constants = {
  ...plain,
  ...Object.fromEntries(resource.map((worth, nth) => [`resource-${nth}`, worth])),
  ...Object.fromEntries(CARDS.map((card) => [`card-${card}`, cards[card] ?? 0])),
};

/** What `master` feels, every number by its name. */
export const tuned: Tuned<DiceCity> = {
  constants,
  spread: Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [
      name,
      SPREAD[name] ?? (name.startsWith("card-") ? CARD_SPREAD : Math.abs(value) / 4),
    ]),
  ),
  rival: planner(atAGlance, BEAM),
  botOf: (changed) => planner(foreseenBy(insightFrom(changed)), BEAM),
};

export function insightFrom(changed: Constants): Insight {
  const at = (name: string) => changed[name] ?? constants[name] ?? 0;
  const felt = Object.entries(plain).map(
    ([name, value]) => [name, SPREAD[name] === undefined ? Math.max(at(name), value / 5) : at(name)] as const,
  );
  return {
    ...LEARNED,
    rolls,
    ...Object.fromEntries(felt),
    resource: resource.map((_, nth) => at(`resource-${nth}`)),
    cards: Object.fromEntries(CARDS.map((card) => [card, at(`card-${card}`)])),
  };
}
