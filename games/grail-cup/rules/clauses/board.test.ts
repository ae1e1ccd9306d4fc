import { describe, expect, test } from "vitest";
import { BOARDS, boardNamed, readBoard } from "../board.ts";
import { type Ally, ALLIES, type Space } from "../pieces.ts";
import { newGame } from "./position.ts";

const STARTS: Readonly<Record<Ally, Space>> = { 9: 1, 8: 1, 7: 1, 6: 1, 5: 1, 4: 1, 3: 1, 2: 1, 1: 1 };
const read = (track: string, starts: Readonly<Record<Ally, Space>> = STARTS) =>
  readBoard("meadow", track, starts);

describe("a board is checked when it is loaded · GC-1", () => {
  test("a sound one is read, blanks or not · GC-1", () => {
    expect(read(".cD cKv hk F")).toEqual({
      name: "meadow",
      kinds: [
        null,
        "path",
        "clover",
        "dragon",
        "clover",
        "castle-with-clover",
        "village",
        "church",
        "castle",
        "finish",
      ],
      finish: 9,
      dragon: 3,
      clovers: [2, 4, 5],
      starts: STARTS,
    });
    expect(read(".cDcKvhkF")).toEqual(read(".cD cKv hk F"));
  });

  test.each([
    ["no finish", ".ccDc.", "finish"],
    ["a finish before the end", ".ccDFc", "finish"],
    ["two finishes", ".ccDcFF", "finish"],
    ["no dragon space", ".cccF", "dragon"],
    ["two dragon spaces", ".ccDDcF", "dragon"],
    ["two clover spaces", ".cDcF", "2 clover spaces; from 3 to 17"],
    ["eighteen clover spaces, so no reserve", `.D${"c".repeat(17)}KF`, "18 clover spaces; from 3 to 17"],
    ["an unknown sign", ".ccDcxF", "“x”"],
  ])("%s is refused · GC-1", (_, track, complaint) => {
    expect(() => read(track)).toThrow(complaint);
  });

  test("three clover spaces are enough and seventeen not too many · GC-1", () => {
    expect(read(".D.ccKF").clovers).toEqual([4, 5, 6]);
    expect(read(`.D${"c".repeat(17)}F`).clovers).toHaveLength(17);
  });

  test.each(ALLIES)("without a start space for number %i it is refused · GC-1", (number) => {
    const missing = Object.fromEntries(Object.entries(STARTS).filter(([key]) => key !== String(number)));
    expect(() => read(".cDccF", { ...STARTS, ...missing, [number]: 0 })).toThrow(`start number ${number}`);
    expect(() => read(".cDccF", { ...STARTS, [number]: 1.5 })).toThrow(`start number ${number}`);
  });

  test.each(ALLIES)("with start number %i on or beyond the dragon's space it is refused · GC-1", (number) => {
    expect(() => read("..cDccF", { ...STARTS, [number]: 4 })).toThrow(`start number ${number}`);
    expect(() => read("..cDccF", { ...STARTS, [number]: 5 })).toThrow(`start number ${number}`);
    expect(read("..cDccF", { ...STARTS, [number]: 3 }).starts[number]).toBe(3);
  });
});

describe("our own board · GC-1", () => {
  const forest = boardNamed("forest");
  const spacesOf = (kind: string) => forest.kinds.flatMap((each, space) => (each === kind ? [space] : []));

  test("has 46 spaces as the notation draws them · GC-1", () => {
    expect(forest.finish).toBe(46);
    expect(spacesOf("clover")).toEqual([8, 12, 16, 21, 26, 30, 34, 41, 44]);
    expect(spacesOf("castle-with-clover")).toEqual([19, 39]);
    expect(spacesOf("castle")).toEqual([10, 29]);
    expect(spacesOf("church")).toEqual([7, 15, 24, 33, 42]);
    expect(spacesOf("village")).toEqual([9, 17, 23, 31, 37]);
    expect(spacesOf("dragon")).toEqual([14]);
    expect(spacesOf("finish")).toEqual([46]);
    expect(forest.clovers).toHaveLength(11);
  });

  test("has all nine start numbers · GC-1", () => {
    expect(forest.starts).toEqual({ 9: 1, 8: 2, 7: 2, 6: 3, 5: 3, 4: 4, 3: 4, 2: 5, 1: 5 });
  });

  test("is picked by its name, and an unknown name is an error · GC-1", () => {
    expect(Object.keys(BOARDS)).toContain("forest");
    expect(newGame([1, 2, 3]).view().board.name).toBe("forest");
    expect(() => boardNamed("swamp")).toThrow("swamp");
  });
});
