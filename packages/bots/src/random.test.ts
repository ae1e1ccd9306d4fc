import { chanceOf, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { random } from "./random.ts";

test("the random bot gives every answer as often", () => {
  const answers = ["left", "right", "wait"].map((id) => ({ kind: "do", id }));
  const sight = {
    seat: 0,
    seats: 2,
    options: {},
    view: { awaited: null },
    heard: [],
    decision: { question: { kind: "move" }, answers },
    world: {},
  };
  const chance = chanceOf(seeded("random"));
  const given = Array.from({ length: 3000 }, () => random.choose(sight, chance).id);
  const counts = answers.map(({ id }) => given.filter((one) => one === id).length);
  expect(Math.min(...counts)).toBeGreaterThan(900);
});
