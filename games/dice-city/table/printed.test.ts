import { expect, test } from "vitest";
import { LOCATIONS } from "../rules/locations.ts";
import { BANDIT_DEFENSE as RULES_DEFENSE, SHIP_PRICE as RULES_PRICE } from "../rules/pieces.ts";
import { BANDIT_DEFENSE, FACES, SHIP_PRICE } from "./printed.ts";

test.each(Object.entries(LOCATIONS))(
  "%s shows the figures of its row in the rules · DC-1, DC-3, DC-4",
  (of, facts) => {
    const face = Object.entries(FACES).find(([location]) => location === of)?.[1];
    const { type, price, tires, defense, points } = facts;
    expect(face).toMatchObject({ type, price, tires, defense, points });
  },
);

test("what a location gives is what its signs say · DC-1, DC-3, DC-4", () => {
  const simple = Object.entries(LOCATIONS).filter(([location]) => location !== "bazaar");
  const said = simple.flatMap(([location, { use }]) => {
    switch (use?.do) {
      case "strength":
        return [[location, use.strength, use.against === "bandits" ? "bandits" : "strength"]];
      case "points":
        return [[location, use.points, "points"]];
      case "gain":
        return Object.entries(use.amounts).flatMap(([resource, count]) =>
          count > 0 ? [[location, count, resource]] : [],
        );
      default:
        return [];
    }
  });
  const faces = Object.entries(FACES);
  expect(said).toEqual(said.map(([of]) => [of, ...(faces.find(([name]) => name === of)?.[1].signs ?? [])]));
});

test("bandits and ships cost what the rules say · DC-5, DC-6", () => {
  expect(BANDIT_DEFENSE).toEqual(RULES_DEFENSE);
  expect(SHIP_PRICE).toEqual(RULES_PRICE);
});
