import type { TableInfo } from "@roundtable/protocol";
import { expect, test } from "vitest";
import { endsByLeaving, leavingOf } from "./leaving.ts";
import { gathering } from "../table/testing/at-table.ts";

const [bot, person] = gathering.seats;
if (bot === undefined || person?.kind !== "person") throw new Error("A bot and a person sit there.");
const gone = { ...person, playedBy: "bot", forfeited: true } as const;
const rated = (...seats: TableInfo["seats"]) => ({ rated: true, seats });

test("the consequence of leaving is said before it is done", () => {
  expect(leavingOf({ rated: false, seats: [person, bot] }, 0)).toBe("handedOver");
  expect(leavingOf(rated(person, person, bot), 0)).toBe("lost");
  expect(leavingOf(rated({ ...person, forfeited: true }, person), 0)).toBe("handedOver");
  expect(leavingOf(rated(person, bot), 0)).toBe("lostAndOver");
  expect(leavingOf(rated(person, gone, bot), 0)).toBe("lostAndOver");
  expect(leavingOf(rated(person, gone), 0)).toBe("won");
});

test("the only person at a rated table is not offered to end it together", () => {
  expect(endsByLeaving(rated(person, bot, gone), 0)).toBe(true);
  expect(endsByLeaving(rated(person, person, bot), 0)).toBe(false);
  expect(endsByLeaving({ rated: false, seats: [person, bot] }, 0)).toBe(false);
});
