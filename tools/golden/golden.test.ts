import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asPlayed } from "@roundtable/game-suite/golden";
import { Match, seeded } from "@roundtable/kernel";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { game } from "../bench/engine/high-card.ts";
import { exitCodeOf } from "../command-line.ts";
import { quietTerminal } from "../testing/quiet-terminal.ts";
import { toyRegistry } from "../testing/toy-registry.ts";
import { golden } from "./golden.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "golden-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(command: string) {
  const terminal = quietTerminal();
  const code = await exitCodeOf(terminal, () => golden(command.split(" "), toyRegistry, folder, terminal));
  return { code, ...terminal.said };
}

const file = (name: string) => join(folder, "high-card", "golden", name);

/** Two players, the cards in order: seat 0 has all twos, threes, fours and the five of clubs. */
const SCRIPTED = `# The higher card takes the trick, whichever seat led.
game high-card · 2 seats

setup
  chance order 0 …
  …
  dealt seat=1 cards=[5♦,5♥,5♠,6♣,6♦,6♥,6♠,7♣,7♦,7♥,7♠,8♣,8♦]
  # seat 1 has the better hand

seat 0 lay: 5♣ of 13
  laid seat=0 card=5♣
  = tricks=[0,0] handSizes=[12,13]
seat 1 lay: 5♦            # a five too, but diamonds are higher
  laid seat=1 card=5♦
  taken seat=1            # and so seat 1 leads
  = tricks=[0,1] trick=[]
`;

describe("a scripted golden game", () => {
  test("that matches the rules stays as it is", () => {
    expect(asPlayed(game, SCRIPTED)).toBe(SCRIPTED);
  });

  test("with a wrong expectation is corrected, and comments stay", () => {
    const wrong = SCRIPTED.replace("taken seat=1 ", "taken seat=0 ").replace("tricks=[0,1]", "tricks=[1,0]");
    expect(asPlayed(game, wrong)).toBe(SCRIPTED);
  });

  test("gets missing events and loses those that do not happen, but no comment", () => {
    const lacking = SCRIPTED.replace("  laid seat=1 card=5♦\n", "").replace(
      "  laid seat=0 card=5♣\n",
      "  laid seat=0 card=5♣\n  taken seat=0  # at once?\n",
    );
    expect(asPlayed(game, lacking)).toBe(
      SCRIPTED.replace("  laid seat=0 card=5♣\n", "  laid seat=0 card=5♣\n  # at once?\n"),
    );
  });

  test("may list the legal answers", () => {
    const listed = SCRIPTED.replace("  laid seat=0", "  ? 2♣ 2♦\n  laid seat=0");
    expect(asPlayed(game, listed)).toContain("  ? 2♣ 2♦ 2♥ 2♠ 3♣ 3♦ 3♥ 3♠ 4♣ 4♦ 4♥ 4♠ 5♣\n");
  });

  test.each([
    ["seat 0 lay: 5♣", "seat 0 lay: A♠", "! “A♠” is not legal here. Legal: 2♣ 2♦"],
    ["seat 0 lay: 5♣", "seat 1 lay: 5♦", "! Seat 1 is not asked now. Asked: seat 0 lay."],
    [
      "chance order 0 …",
      "chance order 0 1 2",
      "! The rules ask for an order of 52 here, not for “chance order 0 1 2”.",
    ],
    ["chance order 0 …", "chance 3 of 6", "! The rules ask for an order of 52 here"],
    [
      "  chance order 0 …\n",
      "",
      "! The rules ask for an order of 52 here, and no chance is laid down for it.",
    ],
    ["of 13\n", "of 13\n  chance 1 of 6\n", "! “chance 1 of 6” is laid down, but nothing draws it."],
    ["dealt seat=1", "dealt seat=7", "! This did not happen. What did: dealt seat=0"],
    ["2 seats", "7 seats", "! Such a table cannot start: seat-count"],
    ["game high-card", "game chess", "! The header must begin “game high-card · 2 seats”."],
  ])("parts from the rules where “%s” becomes “%s”", (before, after, parting) => {
    expect(asPlayed(game, SCRIPTED.replace(before, after))).toContain(`\n  ${parting}`);
  });

  test("without a passage does not hold", () => {
    expect(asPlayed(game, "game high-card · 2 seats\n")).toContain("! A golden game begins with “setup”.");
  });
});

describe("npm run golden", () => {
  test("records a game that then holds, with every event and fact in it", async () => {
    expect(await run("--game high-card --record --players 3 --seed 7 --option wins=low")).toMatchObject({
      code: 0,
    });
    expect(await readdir(join(folder, "high-card", "golden"))).toEqual(["3p-wins-low-seed-7.txt"]);
    const text = await readFile(file("3p-wins-low-seed-7.txt"), "utf8");
    expect(text).toMatch(
      /^game high-card · 3 seats · wins=low\nrecorded · seed 7 · bots random\n\nsetup\n {2}chance order/,
    );
    expect(text).toMatch(/\nseat 0 lay: \S+ of 13\n {2}laid seat=0 card=\S+\n {2}= handSizes=\[12,13,13\]/);
    expect(text).toMatch(/\nend winners=\[.*\]\n$/);
    expect(await run("--game high-card")).toMatchObject({
      code: 0,
      stdout: "High Card, golden games: 1 hold.\n",
    });
  });

  test("shows the first difference, and --update corrects the file and keeps its comments", async () => {
    await run("--game high-card --record --players 2 --seed 1");
    const name = file("2p-seed-1.txt");
    const good = (await readFile(name, "utf8")).replace(
      /taken seat=(\d)/,
      "taken seat=$1  # the first trick",
    );
    const bad = good.replace(/taken seat=\d/, "taken seat=9");
    await writeFile(name, bad);

    const seen = await run("--game high-card");
    expect(seen.code).toBe(1);
    expect(seen.stdout).toMatch(
      /-   taken seat=9 {2}# the first trick\n\+ {3}taken seat=\d {2}# the first trick/,
    );
    expect(await readFile(name, "utf8")).toBe(bad);

    expect(await run("--update")).toMatchObject({ code: 0 });
    expect(await readFile(name, "utf8")).toBe(good);
  });

  test("--update records a game again when the rules no longer know its answers", async () => {
    await run("--game high-card --record --players 2 --seed 1");
    const name = file("2p-seed-1.txt");
    const good = await readFile(name, "utf8");
    await writeFile(name, `# Kept for its ending.\n${good.replace(/lay: \S+/, "lay: Joker")}`);
    expect(await run("--update")).toMatchObject({ code: 0 });
    expect(await readFile(name, "utf8")).toBe(`# Kept for its ending.\n${good}`);
  });

  test("--update leaves a scripted game alone that only its author can correct", async () => {
    await run("--game high-card --record --players 2 --seed 1");
    const broken = SCRIPTED.replace("seat 0 lay: 5♣", "seat 0 lay: A♠");
    await writeFile(file("scripted.txt"), broken);
    const { code, stdout } = await run("--update");
    expect(code).toBe(1);
    expect(stdout).toContain("+   ! “A♠” is not legal here.");
    expect(stdout).toContain("1 hold, 1 must be put right by hand.");
    expect(await readFile(file("scripted.txt"), "utf8")).toBe(broken);
  });

  describe("--from a report", () => {
    /** A match of two in which seat 0 has spoken, reported after the second answer. */
    async function reported(changes: object = {}) {
      const source = seeded("report");
      const match = Match.begin(game, { seats: 2, options: { wins: "high" }, source });
      const answer = (id: string) => {
        const [seat = 0] = match.asked;
        const { id: decision = "", answers = [] } = match.decision(seat) ?? {};
        match.submit({ kind: "answer", id, seat, decision, answer: answers[0]?.id ?? "" });
      };
      answer("a");
      match.submit({ kind: "say", id: "s", seat: 0, say: { text: "Hm." } });
      answer("b");
      answer("c");
      const report = {
        report: 1,
        id: "abcdefghijkl",
        when: 1,
        table: "tlZqbDOFFlMh",
        words: "The trick went to\nthe lower card.",
        seat: 1,
        versions: { rules: 1, protocol: 3 },
        at: 3,
        log: match.log,
        ...changes,
      };
      const path = join(folder, "report.json");
      await writeFile(path, JSON.stringify(report));
      return path;
    }

    test("makes a golden game that fails until somebody says what should happen there", async () => {
      const path = await reported();
      expect(await run(`--from ${path}`)).toMatchObject({ code: 0 });
      const text = await readFile(file("report-abcdefghijkl.txt"), "utf8");
      expect(text).toMatch(/^# The trick went to\n# the lower card\.\ngame high-card · 2 seats/);
      expect(text.match(/^seat /gm)).toHaveLength(3);
      const passages = text.split(/^(?=seat )/m);
      expect(passages[2]).toContain("  wrong  # Replace this line");
      expect(passages[3]).not.toContain("wrong");

      const { code, stdout } = await run("--game high-card");
      expect(code).toBe(1);
      expect(stdout).toContain("-   wrong  # Replace this line by what should happen here.");
      await writeFile(file("report-abcdefghijkl.txt"), text.replace(/^ {2}wrong.*\n/m, ""));
      expect(await run("--game high-card")).toMatchObject({ code: 0 });
    });

    test("refuses a file without a log, which only the server has while a match runs", async () => {
      const path = await reported({ log: undefined });
      const { code, stderr } = await run(`--from ${path}`);
      expect([code, stderr]).toEqual([
        2,
        `${path} was saved while the match was running, and has no log. The server has it: npm run reports.\n`,
      ]);
      expect(await run(`--from ${join(folder, "none.json")}`)).toMatchObject({ code: 2 });
      await writeFile(path, "<html>");
      expect(await run(`--from ${path}`)).toMatchObject({ code: 2 });
    });
  });

  test("refuses wrong arguments", async () => {
    expect(await run("--game chess")).toMatchObject({
      code: 2,
      stderr: "There is no game “chess”. The games are: high-card.\n",
    });
    expect(await run("--record --update")).toMatchObject({ code: 2 });
  });
});
