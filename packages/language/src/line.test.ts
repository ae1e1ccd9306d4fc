import { describe, expect, test } from "vitest";
import { line, piece, plainText, seat } from "./line.ts";

describe("a line", () => {
  test("keeps its people and pieces recognisable, and nothing empty between them", () => {
    expect(line`${seat(2)}${piece("lance", "lances")} ${3}`).toEqual([
      { seat: 2 },
      { piece: "lance", name: "lances" },
      " ",
      "3",
    ]);
  });

  test("takes in another line part by part, and of an empty insert nothing", () => {
    expect(line`So: ${line`${seat(0)} wins`}${""}!`).toEqual(["So: ", { seat: 0 }, " wins", "!"]);
  });

  test("counts down to zero like any number", () => {
    expect(line`${0} left`).toEqual(["0", " left"]);
  });

  test("reads as plain text with the names of the players and the pieces", () => {
    expect(
      plainText(line`${seat(1)} takes ${2} ${piece("lance", "lances")}.`, (of) => ["Anna", "Bob"][of] ?? ""),
    ).toBe("Bob takes 2 lances.");
  });
});
