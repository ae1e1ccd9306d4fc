import { LOCALES, plainText, textFor, toldTo, whyNotToYou, whyUnfit } from "@roundtable/language";
import { describe, expect, test } from "vitest";
import type { DiceCityReason } from "../bot/advice/reason.ts";
import { advice } from "./index.ts";

type Examples = {
  readonly [Kind in DiceCityReason["kind"]]: readonly Extract<DiceCityReason, { kind: Kind }>[];
};

const than = { kind: "buy", id: "buy-mine", card: "mine", place: null } as const;
const amounts = { wood: 1, stone: 2, iron: 5 } as const;
const bought = { cards: ["mine", "town-hall"], ships: [10] } as const;
const nothing = { cards: [], ships: [] } as const;
const where = { location: "forest", row: "white", column: 4 } as const;

const REASONS: Examples = {
  holds: [{ kind: "holds", amounts, strength: 2, banditStrength: 3 }],
  points: [1, 2, 5].map((points) => ({ kind: "points", points })),
  buys: [bought, nothing, { cards: ["quarry"], ships: [] } as const].map((instead) => ({
    kind: "buys",
    than,
    bought,
    instead,
  })),
  defeats: [{ kind: "defeats", bandits: [2, 4], attacks: [{ victim: 1, location: "barracks" }] }],
  rolls: [0, 1, 4].map((times) => ({ kind: "rolls", than, often: { times, of: 6 } })),
  draws: [0, 1, 4].map((times) => ({ kind: "draws", than, often: { times, of: 6 } })),
  grows: [0, 1, 6].map((later) => ({ kind: "grows", card: "mint", points: 3, later, turns: later + 1 })),
  nets: [{ kind: "nets", card: "church", points: 1 }],
  costs: [{ kind: "costs", card: "church", points: 2 }],
  covers: [{ kind: "covers", ...where }],
  misses: [{ kind: "misses", ...where }],
  lost: [{ kind: "lost", amounts }],
  hurts: [{ kind: "hurts", victim: 1, location: "manor" }],
  ends: [0, 3, 10].map((times) => ({ kind: "ends", often: { times, of: 10 } })),
  "may-end": [{ kind: "may-end", rival: 1 }],
  heading: [{ kind: "heading", points: 41, rival: 1, theirs: 52 }],
  solo: [{ kind: "solo", points: 63, target: 70 }],
  unsettles: [{ kind: "unsettles", victim: 1, location: "quarry" }],
  better: [0, 1, 3].map((points) => ({ kind: "better", than, points })),
  worse: [0, 1, 3].map((points) => ({ kind: "worse", than, points })),
  surer: [{ kind: "surer", than, games: 12 }],
  riskier: [{ kind: "riskier", than, games: 1 }],
  alike: [{ kind: "alike", than }],
};

describe.each(LOCALES)("in %s", (locale) => {
  test("every reason is a sentence told to the player who asked", async () => {
    const { reason } = await advice[locale]();
    const all: readonly DiceCityReason[] = Object.values(REASONS).flat();
    const told = all.map((of) =>
      plainText(toldTo(locale, 0, textFor(reason, of, 0)), (seat) => ["Tom", "Anna"][seat] ?? "?"),
    );
    expect(told.filter((one) => (whyUnfit(locale, one) ?? whyNotToYou(locale, one)) !== null)).toEqual([]);
    expect(told.filter((one) => !/^[“«\u00a0]*[\p{Lu}].*[^.]\.$/u.test(one))).toEqual([]);
  });
});
