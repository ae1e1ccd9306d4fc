import { plainText } from "@roundtable/language";
import type { TableInfo } from "@roundtable/protocol";
import { beforeAll, expect, test } from "vitest";
import { speak } from "../../i18n/index.ts";
import { endingOf } from "./ending.ts";
import { gathering, sight } from "../testing/at-table.ts";

beforeAll(() => speak("en"));

function ending(winners: readonly number[] | null, ended: TableInfo["ended"], me: number | null = 1): string {
  const outcome = winners === null ? null : { winners };
  const match = { info: { ...gathering, status: "over" as const, ended }, sight: { ...sight, outcome }, me };
  return plainText(endingOf(match), (seat) => ["Bot 1", "Anna", "Clara"][seat] ?? "");
}

test("the end says who has won, with “you” for me alone", () => {
  expect(ending([1], "played")).toBe("You win!");
  expect(ending([0], "played")).toBe("Bot 1 wins!");
  expect(ending([1], "played", null)).toBe("Anna wins!");
  expect(ending([1, 2], "played")).toBe("You win, together with Clara!");
  expect(ending([0, 2], "played")).toBe("Bot 1 and Clara win together!");
  expect(ending([], "played")).toBe("Nobody wins.");
});

test("a match that was not played to its end says why not", () => {
  expect(ending(null, "together")).toBe("All players agreed to end the game.");
  expect(ending(null, "abandoned")).toBe("The table was abandoned.");
});
