import { chanceOf, type Decision, type Game, seeded, type Shape } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { plainSight, sightAt } from "./sight.ts";

const decision: Decision = { question: { kind: "move" }, answers: [{ kind: "go", id: "go" }] };
const log = {
  header: { seats: 2, options: { long: true } },
  entries: [{ kind: "said", n: 1, seat: 1, command: "c", say: { text: "Well?" } }],
} as const;

/** Seat 1 is asked, holds a card that is known to itself, and somebody holds another. */
function tableWith(made: string[], state = { card: 7, hidden: 3 }) {
  const game: Pick<Game, "decision" | "view" | "see" | "redeal"> = {
    decision: (_, seat) => (seat === 1 ? decision : null),
    view(): Shape["view"] {
      made.push("view");
      return { awaited: null };
    },
    see(told) {
      made.push("heard");
      return told;
    },
    redeal(given, _, chance) {
      made.push("world");
      return { ...given, hidden: chance.pick(1000) };
    },
  };
  return { game, state, log };
}

describe("what a bot is given", () => {
  test("is nothing where its seat is asked nothing", () => {
    expect(sightAt(tableWith([]), 0, chanceOf(seeded("server")))).toBeNull();
  });

  test("is made only where it looks, and once", () => {
    const made: string[] = [];
    const sight = sightAt(tableWith(made), 1, chanceOf(seeded("server")));
    expect(sight).toMatchObject({ seat: 1, seats: 2, options: { long: true } });
    expect([sight?.decision, made]).toEqual([decision, []]);
    expect(sight?.world).toBe(sight?.world);
    expect(made).toEqual(["world"]);
  });

  test("has in it a world that the server has dealt anew, never the real one", () => {
    const table = tableWith([]);
    const world = sightAt(table, 1, chanceOf(seeded("server")))?.world;
    expect(world).toEqual({ card: 7, hidden: chanceOf(seeded("server")).pick(1000) });
    expect(world).not.toBe(table.state);
  });

  test("can be sent: it is all there as plain data", () => {
    const sight = sightAt(tableWith([]), 1, chanceOf(seeded("server")));
    expect(structuredClone(sight === null ? null : plainSight(sight))).toEqual({
      seat: 1,
      seats: 2,
      options: { long: true },
      decision,
      view: { awaited: null },
      heard: [{ kind: "said", seat: 1, say: { text: "Well?" } }],
      world: { card: 7, hidden: chanceOf(seeded("server")).pick(1000) },
    });
  });
});
