import type { TableInfo } from "@roundtable/protocol";
import { expect, test } from "vitest";
import { anna, gathering } from "../table/testing/at-table.ts";
import { hasFilled } from "./full-table-alert.ts";

const [bot, person] = gathering.seats;
if (bot === undefined || person?.kind !== "person") throw new Error("A bot and a person sit there.");
const free = { kind: "open", invited: null } as const;
const boris = { ...person, person: { id: "borisborisbo", name: "Boris" } };
const at = (...seats: TableInfo["seats"]): TableInfo => ({ ...gathering, seats });

test("players at the table are alerted when somebody takes the last seat", () => {
  expect(hasFilled(at(person, free), at(person, boris), anna.id)).toBe(true);
  expect(hasFilled(at(person, free, free), at(person, boris, free), anna.id)).toBe(false);
  expect(hasFilled(at(person, boris), at(person, boris), anna.id)).toBe(false);
});

test("nobody is alerted for their own last seat or bot, and spectators are not alerted", () => {
  expect(hasFilled(at(boris, free), at(boris, person), anna.id)).toBe(false);
  expect(hasFilled(at(person, free), at(person, bot), anna.id)).toBe(false);
  expect(hasFilled(at(person, boris, free), at(person, boris, bot), boris.person.id)).toBe(true);
  expect(hasFilled(at(person, free), at(person, boris), "claraclaracl")).toBe(false);
});
