import type { TableInfo } from "@roundtable/protocol";
import { expect, test } from "vitest";
import { seatsAt } from "./seats-at.ts";
import { anna, gathering } from "./testing/at-table.ts";

const [bot, person] = gathering.seats;
if (bot === undefined || person?.kind !== "person") throw new Error("The second seat is Anna's.");

const nthBot = (n: number) => `Bot ${n}`;

test("each seat has a shield, and bots are numbered so that each has a name of its own", () => {
  const away = { ...person, here: false, playedBy: "bot" } as const;
  const info: TableInfo = { ...gathering, seats: [bot, person, bot, away] };
  expect(seatsAt(info, [1, 2], nthBot)).toEqual([
    { seat: 0, shield: "lion", asked: false, name: "Bot 1", holder: "bot", present: true },
    { seat: 1, shield: "stag", asked: true, name: anna.name, holder: "person", present: true },
    { seat: 2, shield: "eagle", asked: true, name: "Bot 2", holder: "bot", present: true },
    { seat: 3, shield: "boar", asked: false, name: anna.name, holder: "bot", present: false },
  ]);
});

test("there are shields for ten seats", () => {
  const seats = (count: number) => ({ ...gathering, seats: Array.from({ length: count }, () => bot) });
  expect(new Set(seatsAt(seats(10), [], nthBot).map(({ shield }) => shield)).size).toBe(10);
  expect(() => seatsAt(seats(11), [], nthBot)).toThrow("There is no shield for seat 10.");
});
