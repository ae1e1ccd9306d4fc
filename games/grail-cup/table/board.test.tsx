import { ForcedDealer } from "@roundtable/kernel";
import { SHIELDS } from "@roundtable/kit";
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import type { View } from "../rules/grail-cup.ts";
import { game } from "../rules/index.ts";
import { text } from "../text/en.ts";
import { Board } from "./board.tsx";

afterEach(cleanup);

const NAMES = ["Ann", "Ben", "Cid", "Dee"];

test("every space, knight, card and the dragon says what it is", () => {
  show({});
  expect(screen.getAllByLabelText(/^14 · Red space, Dragon/)).toHaveLength(1);
  expect(screen.getAllByLabelText(/^\d+ · (Village|Church|Castle|Clover|Path)/)).not.toHaveLength(0);
  for (const name of NAMES) expect(screen.getByLabelText(new RegExp(`^${name} · \\d`))).toBeTruthy();
  expect(screen.getByLabelText(/^9 · Unicorn/)).toBeTruthy();
});

test("the whole board is at most seven stops of the Tab key when nothing is asked", () => {
  const { container } = show({});
  expect(container.querySelectorAll("[tabindex='0']").length).toBeLessThanOrEqual(7);
});

test("a curse and the Squire's claim are there for readers too · GC-20, GC-22", () => {
  show({ curse: { by: 0, ally: 5 }, squire: { by: 1, knight: 2 } });
  expect(screen.getByLabelText(/5 · Dragon Tamer.*Ann/)).toBeTruthy();
  expect(screen.getByLabelText(/Cid ·.*Ben/)).toBeTruthy();
});

test("the end names the winner and the order of the race · GC-13", () => {
  show({ winner: 2 });
  expect(screen.getByText(/Cid .*Grail/)).toBeTruthy();
});

test("of the last player's two cards, the one that lay face down is marked · GC-11", () => {
  const { container } = show({ mine: { hand: [5, 9], takenUp: 9, kept: [], discarded: null } });
  expect(screen.getByLabelText("9 · Unicorn, Face-down card").querySelector(".gc-card-back")).toBeTruthy();
  expect(container.querySelectorAll(".gc-hand .gc-card-back")).toHaveLength(1);
});

function show(change: Partial<View>) {
  const state = game.setup(4, { board: "forest" }, new ForcedDealer());
  const view = { ...game.view(state, "public"), ...change };
  const seats = NAMES.map((name, seat) => ({
    seat,
    name,
    shield: SHIELDS[seat] ?? "lion",
    holder: "person" as const,
    present: true,
    asked: false,
  }));
  return render(
    <Board
      view={view}
      ghost={null}
      decision={null}
      previewed={null}
      seats={seats}
      me={null}
      text={text}
      locale="en"
      offer={() => ({})}
      events={[]}
      say={null}
      achieved={[]}
      notebook={null}
    />,
  );
}
