import { sightOf } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { position } from "../rules/clauses/position.ts";
import { game } from "../rules/index.ts";
import { changesFor, signed } from "./turn/changes.ts";

test("the ghost of a use tells what is gained, before it is done · DC-11a", () => {
  const { changes, ghost } = ghostOf(
    { dice: { white: 1, red: 3 }, city: { "white-1": "lumber-mill" } },
    "use-white",
  );
  expect(changes.stock).toEqual({ wood: 2, stone: 0, iron: 0 });
  expect(ghost.players[0]?.dice.white.spent).toBe(true);
});

test("the ghost of a purchase tells the price, the place and the points · DC-18", () => {
  const { changes, ghost } = ghostOf(
    { step: "build", stock: [1, 2, 0], display: ["manor"] },
    "red-4",
    "buy-manor",
  );
  expect(changes).toMatchObject({ stock: { wood: -1, stone: -2, iron: 0 }, points: 2 });
  expect(ghost.players[0]?.city.red[3]?.location).toBe("manor");
});

test("the ghost of an attack tells the strength it takes and what it brings · DC-17", () => {
  const laid = { step: "attack", strength: 6, others: [{ city: { "blue-2": "manor" } }] } as const;
  const { changes, ghost } = ghostOf(laid, "attack-1-blue-2");
  expect(changes).toMatchObject({ strength: -4, points: 2 });
  expect(ghost.players[1]?.city.blue[1]?.off).toBe(true);
});

test("without a ghost nothing changes", () => {
  const view = position().view(0);
  expect(changesFor(view, null, 0)).toMatchObject({ passTokens: 0, strength: 0, points: 0 });
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", ""]);
});

/** What seat 0 would see if it gave the answer, after the others that come first. */
function ghostOf(laid: Parameters<typeof position>[0], previewed: string, ...first: string[]) {
  const { state } = position(laid).answers(...first);
  const { view, decision } = sightOf(game, state, 0);
  const events = decision?.previews[previewed]?.events ?? [];
  const ghost = events.reduce((so, event) => (event.kind === "said" ? so : game.after(so, event)), view);
  return { ghost, changes: changesFor(view, ghost, 0) };
}
