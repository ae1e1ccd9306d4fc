import { describe, expect, test } from "vitest";
import { COPIES, DECK_CARDS, LOCATIONS, type Location, PILE_CARDS } from "../pieces/locations.ts";
import { BANDITS, ROWS, SHIPS } from "../pieces.ts";
import { newGame, position } from "./position.ts";

describe("the city · DC-1", () => {
  test.each([
    ["white", "forest mountain cave forest mountain cave"],
    ["yellow", "mountain militia small-house traveller militia forest"],
    ["red", "cave militia traveller militia small-house mountain"],
    ["blue", "forest small-house militia traveller militia cave"],
    ["black", "mountain cave forest mountain cave forest"],
  ] as const)("the %s row of every city is printed %s · DC-1", (row, printed) => {
    for (const { city } of newGame(4).view().players)
      expect(city[row].map(({ location }) => location).join(" ")).toBe(printed);
  });

  test("the rows from top to bottom · DC-1", () => {
    expect(Object.keys(newGame(2).player(0).city)).toEqual(["white", "yellow", "red", "blue", "black"]);
  });

  test("what is printed has no defense, is not built and is worth nothing at the end · DC-1", () => {
    const { city, score } = newGame(2).player(0);
    for (const row of ROWS)
      for (const cell of city[row]) expect(cell).toMatchObject({ built: false, defense: null, off: false });
    expect(score?.total).toBe(0);
  });

  test.each([
    ["forest", "resource", null],
    ["mountain", "resource", null],
    ["cave", "resource", null],
    ["militia", "military", "army"],
    ["small-house", "cultural", null],
    ["traveller", "civic", null],
  ] as const)("%s is %s, tagged %s · DC-1", (location, type, tag) => {
    expect(LOCATIONS[location]).toMatchObject({ type, tag });
  });
});

test("a die stands in the row of its colour, in the column of its face · DC-2", () => {
  const game = newGame(2, {}, 3, 6, 1, 4, 2);
  expect(ROWS.map((row) => game.die(row, 0))).toEqual(["3", "6", "1", "4", "2"]);
});

/** Type, price in wood stone iron, defense, points; ⊘ and the tag behind. */
const CARDS: Readonly<Record<string, string>> = {
  "lumber-mill": "resource 200 2 0 harvest",
  quarry: "resource 020 2 0 harvest",
  mine: "resource 002 2 0 harvest",
  "regular-army": "military 002 3 1 army",
  barracks: "military 021 4 2",
  blacksmith: "military 012 4 2",
  catapult: "military 201 4 2 army ⊘",
  "training-camp": "military 101 3 1",
  "watch-tower": "military 111 4 2 army",
  bazaar: "economic 101 3 1 ⊘",
  "market-place": "economic 201 4 2",
  "merchant-guild": "economic 211 5 3 ⊘",
  mint: "economic 022 5 3",
  storehouse: "economic 110 3 1",
  cathedral: "cultural 122 6 by-row",
  "festival-hall": "cultural 200 3 1",
  "grand-statue": "cultural 011 4 2",
  "great-wall": "cultural 021 5 3",
  manor: "cultural 120 4 2",
  cemetery: "civic 110 3 1 ⊘",
  church: "civic 111 4 2",
  stables: "civic 200 3 1",
  "town-hall": "civic 221 5 3",
  well: "civic 011 3 1",
};

describe("the cards · DC-3 DC-4", () => {
  test.each([...PILE_CARDS, ...DECK_CARDS].map((card) => [card, CARDS[card]]))(
    "%s: %s · DC-3 DC-4",
    (card, row) => {
      const { type, price, defense, points, tag, tires } = LOCATIONS[card as Location];
      const cost = `${price.wood}${price.stone}${price.iron}`;
      const marks = [...(tag === null ? [] : [tag]), ...(tires ? ["⊘"] : [])];
      expect([type, cost, defense, points, ...marks].join(" ")).toBe(row);
    },
  );

  test("four piles of 15 are always for sale · DC-3", () => {
    expect(newGame(4).view().market.piles).toEqual({
      "lumber-mill": 15,
      quarry: 15,
      mine: 15,
      "regular-army": 15,
    });
    expect(position({ step: "build", stock: [2, 2, 2], display: [] }).legalTo("buy")).toEqual([
      "lumber-mill",
      "quarry",
      "mine",
      "regular-army",
    ]);
  });

  test("the deck is 20 kinds of 3 · DC-4", () => {
    const { market } = newGame(2).state;
    const cards = [...market.deck, ...market.display];
    expect([cards.length, DECK_CARDS.length, COPIES]).toEqual([60, 20, 3]);
    for (const kind of DECK_CARDS) expect(cards.filter((card) => card === kind)).toHaveLength(3);
  });
});

test("bandits worth 2, 3, 4 have defense 3, 4, 5 · DC-5", () => {
  const { bandits } = newGame(2).view().market;
  expect(BANDITS.map((points) => [points, bandits[points].defense])).toEqual([
    [2, 3],
    [3, 4],
    [4, 5],
  ]);
});

test.each([
  [5, 2],
  [10, 3],
  [20, 4],
])("a ship worth %i costs %i of each · DC-6", (points, each) => {
  const build = (count: number) => position({ step: "build", stock: [count, count, count], display: [] });
  expect(SHIPS).toContain(points);
  expect(build(each).answer(`ship-${points}`).stock()).toEqual([0, 0, 0]);
  expect(build(each).answer(`ship-${points}`).player(0).score?.ships).toEqual([points]);
  expect(build(each - 1).legal).not.toContain(`ship-${points}`);
});
