import { describe, expect, test } from "vitest";
import { DECK_CARDS, type Location, PILE_CARDS } from "../pieces/locations.ts";
import { type Column, type Row, ROWS } from "../pieces.ts";
import { type Playing, position, type SpotName } from "./position.ts";

const COPIERS = ["church", "town-hall", "cemetery"] as const;
type Copier = (typeof COPIERS)[number];

/** What a copy does where the player has 2 of each resource and a Lumber Mill stands in the row; null: nothing to copy. */
const EFFECT: Readonly<Record<Location, string | null>> = {
  forest: "gained 100",
  mountain: "gained 010",
  cave: "gained 001",
  militia: "strength 1 all",
  "small-house": "points 1",
  traveller: "rerolled white",
  "lumber-mill": "gained 200",
  quarry: "gained 020",
  mine: "gained 002",
  "regular-army": "strength 2 all",
  barracks: "asks army",
  blacksmith: "for-this-turn blacksmith",
  catapult: "strength 3 all",
  "training-camp": "for-this-turn training-camp",
  "watch-tower": "strength 3 bandits",
  bazaar: "gained 111",
  "market-place": "asks pay",
  "merchant-guild": "gained 100",
  mint: "for-this-turn mint",
  storehouse: "asks triple",
  cathedral: null,
  "festival-hall": "points 3",
  "grand-statue": null,
  "great-wall": null,
  manor: "points 2",
  cemetery: "asks copy",
  church: "asks copy",
  stables: "asks stable-die",
  "town-hall": "asks copy",
  well: "asks well",
};

const PRINTED: Readonly<Partial<Record<Location, [Row, Column]>>> = {
  forest: ["yellow", 6],
  mountain: ["yellow", 1],
  cave: ["blue", 6],
  militia: ["yellow", 2],
  "small-house": ["yellow", 3],
  traveller: ["yellow", 4],
};
const LOCATIONS: readonly Location[] = [
  ...(Object.keys(PRINTED) as Location[]),
  ...PILE_CARDS,
  ...DECK_CARDS,
];
const TIRING: readonly Location[] = ["catapult", "bazaar", "merchant-guild", "cemetery"];

interface Case {
  readonly copier: Copier;
  readonly location: Location;
  readonly state: "active" | "deactivated";
  readonly die: "with a die" | "without a die";
}

const CASES: readonly Case[] = COPIERS.flatMap((copier) =>
  LOCATIONS.flatMap((location) =>
    (["active", "deactivated"] as const).flatMap((state) =>
      (["with a die", "without a die"] as const).map((die) => ({ copier, location, state, die })),
    ),
  ),
);

/**
 * The white die is spent on the copier, or on a Town Hall that copies it where it must lie in the row of a target with a
 * die. The black die stands on a Forest, so that there is always something for a Church and for Stables.
 */
function copying({ copier, location, state, die }: Case): { play: Playing; target: SpotName; at: SpotName } {
  const [row, column] = PRINTED[location] ?? ["red", 2];
  const target: SpotName = `${row}-${column}`;
  const inRow = copier === "cemetery";
  const throughTownHall = inRow && die === "with a die";
  const at: SpotName = inRow ? `${row}-5` : "white-1";
  const off = state === "deactivated";
  const card = PRINTED[location] === undefined ? (location as Exclude<Location, "forest">) : null;
  const play = position({
    city: {
      "red-3": "lumber-mill",
      ...(throughTownHall ? { "white-1": "town-hall" } : {}),
      [at]: copier,
      ...(card === null ? (off ? { [target]: "off" } : {}) : { [target]: off ? `${card} off` : card }),
    },
    dice: {
      black: 6,
      ...(inRow && !throughTownHall ? { [row]: 5 } : { white: 1 }),
      ...(die === "with a die" ? { [row]: column } : {}),
    },
    stock: [2, 2, 2],
  });
  play.answer(inRow && !throughTownHall ? `use-${row}` : "use-white");
  if (throughTownHall) play.answer(at);
  play.events.length = 0;
  return { play, target, at };
}

/** DC-15 in one sentence: active, with a use, within reach, and not a name that the chain already has. */
function isLegal({ copier, location, state, die }: Case): boolean {
  const within = copier !== "church" || die === "with a die";
  const twice =
    location === copier || (location === "town-hall" && copier === "cemetery" && die === "with a die");
  return state === "active" && EFFECT[location] !== null && within && !twice;
}

function effectOf(play: Playing): string {
  for (const event of play.events) {
    switch (event.kind) {
      case "gained":
        return `gained ${event.amounts.wood}${event.amounts.stone}${event.amounts.iron}`;
      case "strength":
        return `strength ${event.strength} ${event.against}`;
      case "points":
        return `points ${event.points}`;
      case "rerolled":
        return `rerolled ${event.die}`;
      case "for-this-turn":
        return `for-this-turn ${event.location}`;
      default:
    }
  }
  return `asks ${play.question.kind}`;
}

describe("3 copiers × 30 locations × active or not × with a die or not", () => {
  test.each(CASES.filter(isLegal))("$copier copies $location, $die · DC-13 DC-15", (copy) => {
    const { play, target, at } = copying(copy);
    const row = ROWS.find((other) => target.startsWith(other));
    const spent = copy.copier === "cemetery" && copy.die === "without a die" ? row : "white";
    const rolls = copy.location === "traveller";
    play.answer(target, ...(rolls ? [2] : []));
    expect(effectOf(play)).toBe(rolls ? `rerolled ${spent}` : EFFECT[copy.location]);
    // ⊘ lies on what was copied; Church and Town Hall take none, a Cemetery its own.
    expect(play.at(target)).toBe(TIRING.includes(copy.location) ? `${copy.location} off` : copy.location);
    expect(play.at(at)).toBe(copy.copier === "cemetery" ? "cemetery off" : copy.copier);
    // The die on the copied location stays.
    const waiting = ["black", ...(copy.die === "with a die" ? [row] : []), ...(rolls ? [spent] : [])];
    expect(ROWS.filter((die) => !play.die(die).endsWith("spent"))).toEqual(
      ROWS.filter((die) => waiting.includes(die)),
    );
  });

  test.each(CASES.filter((copy) => !isLegal(copy)))(
    "$copier does not copy $location $state, $die · DC-13 DC-15",
    (copy) => {
      const { play, target } = copying(copy);
      expect(play.asked).toBe("0 copy");
      expect(play.legal).not.toContain(target);
    },
  );

  test("all cases are there · DC-15", () => {
    expect(CASES).toHaveLength(3 * 30 * 2 * 2);
  });
});

const CHAINS = COPIERS.flatMap((one) =>
  COPIERS.filter((two) => two !== one).flatMap((two) => [
    [one, two],
    [one, two, ...COPIERS.filter((three) => three !== one && three !== two)],
  ]),
);

describe("a copied copier copies in turn", () => {
  test.each(CHAINS.map((chain) => ({ chain, name: chain.join(" → ") })))(
    "$name → Catapult · DC-15",
    ({ chain }) => {
      // What a Cemetery copies lies beside it; everything else has its own row, and a die on it.
      const spots: SpotName[] = [];
      let [row, column]: [number, number] = [0, 1];
      for (const copier of [...chain, "catapult"]) {
        spots.push(`${ROWS[row] ?? "white"}-${column as Column}`);
        if (copier === "cemetery") column++;
        else [row, column] = [row + 1, 1];
      }
      const cards = [...chain, "catapult"] as const;
      const play = position({
        city: {
          ...Object.fromEntries(spots.map((spot, nth) => [spot, cards[nth]])),
          "black-1": "cemetery",
          "black-2": "church",
          "black-3": "town-hall",
        },
        dice: { white: 1, yellow: 1, red: 1, blue: 1, black: 2 },
      }).answer("use-white");
      for (const [nth, spot] of spots.entries()) {
        if (nth === 0) continue;
        expect(play.question).toEqual({ kind: "copy", copier: chain[nth - 1] });
        // Within one use no copier's name occurs twice.
        const used = new Set<string>(chain.slice(0, nth));
        for (const id of play.legal) expect(used).not.toContain(play.at(id as SpotName).split(" ")[0]);
        play.answer(spot);
      }
      expect([play.strength, play.asked]).toEqual([[3, 0], "0 dice"]);
      const tired = spots.filter((spot) => play.at(spot).endsWith(" off")).map((spot) => play.at(spot));
      expect(tired).toEqual(
        [...chain.filter((copier) => copier === "cemetery"), "catapult"].map((card) => `${card} off`),
      );
      expect(ROWS.map((die) => play.die(die).includes("spent"))).toEqual([true, false, false, false, false]);
    },
  );

  test("another card of the same name cannot be chosen · DC-15", () => {
    const city = { "white-1": "town-hall", "red-1": "town-hall", "blue-1": "church" } as const;
    const play = position({ city, dice: { white: 1, black: 1 } }).answer("use-white");
    expect(play.legal).not.toContain("red-1");
    expect(play.legal).toContain("blue-1");
  });
});

describe("what is counted and meant · DC-15", () => {
  test("a copy is a use: Blacksmith and Mint count it · DC-14 DC-15", () => {
    const city = {
      "white-1": "town-hall",
      "yellow-1": "blacksmith",
      "red-1": "mint",
      "blue-1": "town-hall",
    } as const;
    const play = position({ city, dice: { white: 1, yellow: 1, red: 1, blue: 1 } });
    play.answers("use-yellow", "use-red", "use-white", "yellow-2", "use-blue", "black-1");
    expect([play.strength, play.stock()]).toEqual([
      [2, 0],
      [0, 2, 0],
    ]);
  });

  test("and so they do through two copiers · DC-14 DC-15", () => {
    const city = {
      "white-1": "town-hall",
      "yellow-1": "cemetery",
      "red-1": "blacksmith",
      "blue-1": "mint",
      "blue-2": "cemetery",
      "black-1": "town-hall",
    } as const;
    const play = position({ city, dice: { white: 1, red: 1, blue: 1, black: 1 } }).answers(
      "use-red",
      "use-blue",
    );
    play.answers("use-white", "yellow-1", "yellow-2", "use-black", "blue-2", "blue-6");
    expect([play.strength, play.stock()]).toEqual([
      [2, 0],
      [0, 0, 2],
    ]);
  });

  test("this row is the row of the copied Merchant Guild · DC-15", () => {
    const city = {
      "white-1": "town-hall",
      "white-2": "mine",
      "red-1": "merchant-guild",
      "red-2": "quarry",
    } as const;
    expect(
      position({ city, dice: { white: 1 } })
        .answers("use-white", "red-1")
        .stock(),
    ).toEqual([0, 1, 0]);
  });

  test.each(["church", "town-hall"] as const)(
    "this row is the row of the Cemetery that %s copies, and its token too · DC-15",
    (copier) => {
      const city = { "white-1": copier, "red-1": "cemetery", "red-2": "bazaar" } as const;
      const play = position({ city, dice: { white: 1, red: 1 } }).answers("use-white", "red-1");
      expect(play.legal).toEqual(["red-2", "red-3", "red-4", "red-5", "red-6"]);
      play.answer("red-2");
      expect([play.stock(), play.at("red-1"), play.at("red-2")]).toEqual([
        [1, 1, 1],
        "cemetery off",
        "bazaar off",
      ]);
      expect(play.at("white-1")).toBe(copier);
      expect(play.die("red")).toBe("1");
      expect(play.legalTo("use")).toEqual([]);
    },
  );

  test("a ⊘ token is placed first, then the effect happens · DC-15", () => {
    const play = position({ city: { "red-1": "cemetery", "red-2": "bazaar" }, dice: { red: 1 } });
    play.answer("use-red");
    expect([play.asked, play.at("red-1")]).toEqual(["0 copy", "cemetery off"]);
    expect(play.answer("red-2").told("tired", "gained").slice(-2)).toMatchObject([
      { kind: "tired", location: "bazaar" },
      { kind: "gained" },
    ]);
  });

  test("a Cemetery that copies a ⊘ card leaves a token on both · DC-15", () => {
    const play = position({ city: { "red-1": "cemetery", "red-2": "catapult" }, dice: { red: 1 } });
    play.answers("use-red", "red-2");
    expect([play.at("red-1"), play.at("red-2"), play.strength]).toEqual([
      "cemetery off",
      "catapult off",
      [3, 0],
    ]);
  });

  test("this die is the die just spent: a copied Traveller gives it back · DC-15", () => {
    const play = position({ city: { "white-1": "church" }, dice: { white: 1, yellow: 4 } });
    play.answer("use-white").answer("yellow-4", 6);
    expect([play.die("white"), play.die("yellow")]).toEqual(["6", "4"]);
    expect(play.legalTo("use")).toEqual(["white", "yellow"]);
  });

  test("a copied Well gives it back and rerolls others that are unused · DC-15", () => {
    const city = { "white-1": "town-hall", "red-1": "well" } as const;
    const play = position({ city, dice: { white: 1, red: 1 } }).answers("use-white", "red-1");
    expect(play.legal).toEqual(["die-red", "done"]);
    play.answer("die-red").answer("done", 3, 4);
    expect([play.die("white"), play.die("red")]).toEqual(["3", "4"]);
  });

  test("copied Stables never move the die just spent · DC-11 DC-15", () => {
    const city = { "white-1": "town-hall", "red-1": "stables" } as const;
    expect(position({ city, dice: { white: 1, blue: 2 } }).answers("use-white", "red-1").legal).toEqual([
      "die-blue",
    ]);
  });

  test("Church counts only dice not yet spent, never the one spent on it · DC-15", () => {
    const city = { "white-1": "church", "red-1": "manor" } as const;
    const play = position({ city, dice: { white: 1, yellow: 1, red: 1, blue: 1 } }).answers(
      "use-red",
      "use-white",
    );
    expect(play.legal).toEqual(["yellow-1", "blue-1"]);
  });

  test("so it is for a Church that another copier reaches · DC-15", () => {
    const city = { "white-1": "town-hall", "red-1": "manor", "black-2": "church" } as const;
    const through = (dice: NonNullable<Parameters<typeof position>[0]>["dice"]) =>
      position({ city, dice: { white: 1, red: 1, ...dice } }).answers("use-red", "use-white");
    expect(through({ yellow: 1, blue: 1 }).answer("black-2").legal).toEqual(["yellow-1", "blue-1"]);
    expect(through({}).legal).not.toContain("black-2");
  });

  test("a Cemetery may copy in its row only · DC-15", () => {
    const play = position({ city: { "white-1": "cemetery" }, dice: { white: 1 } }).answer("use-white");
    expect(play.legal).toEqual(["white-2", "white-3", "white-4", "white-5", "white-6"]);
  });
});
