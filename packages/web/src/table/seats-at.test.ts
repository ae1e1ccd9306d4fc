import type { TableInfo } from "@roundtable/protocol";
import { expect, test } from "vitest";
import { botName } from "./bot-name.ts";
import { seatsAt } from "./seats-at.ts";
import { anna, gathering } from "./testing/at-table.ts";

const [bot, person] = gathering.seats;
if (bot === undefined || person?.kind !== "person") throw new Error("The second seat is Anna's.");

const botNames = Array.from(
  { length: 24 },
  (_, n) => ({ name: `Bot ${n}`, grammar: { gender: "feminine" } }) as const,
);

test("each seat has a shield, and each bot a name of its own", () => {
  const away = { ...person, here: false, playedBy: "bot" } as const;
  const info: TableInfo = { ...gathering, seats: [bot, person, bot, away] };
  expect(seatsAt(info, [1, 2], botNames, "Nobody")).toEqual([
    {
      seat: 0,
      shield: "lion",
      asked: false,
      ...botName(botNames, info.id, 0),
      holder: "bot",
      present: true,
    },
    { seat: 1, shield: "stag", asked: true, name: anna.name, holder: "person", present: true },
    {
      seat: 2,
      shield: "eagle",
      asked: true,
      ...botName(botNames, info.id, 2),
      holder: "bot",
      present: true,
    },
    { seat: 3, shield: "boar", asked: false, name: anna.name, holder: "bot", present: false },
  ]);
});

test("there are shields for ten seats", () => {
  const seats = (count: number) => ({ ...gathering, seats: Array.from({ length: count }, () => bot) });
  expect(new Set(seatsAt(seats(10), [], botNames, "Nobody").map(({ shield }) => shield)).size).toBe(10);
  expect(() => seatsAt(seats(11), [], botNames, "Nobody")).toThrow("There is no shield for seat 10.");
});

test("the seat of a deleted account is named so in the reader's language", () => {
  const gone = { ...person, person: { ...person.person, name: "" } };
  expect(seatsAt({ ...gathering, seats: [gone] }, [], botNames, "Former player")[0]?.name).toBe(
    "Former player",
  );
});
