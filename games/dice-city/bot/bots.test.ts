import { type Bot, sightAt } from "@roundtable/bots";
import { chanceOf, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { position } from "../rules/clauses/position.ts";
import { type DiceCity, game } from "../rules/index.ts";
import { greedy } from "./greedy.ts";
import { heuristic } from "./heuristic.ts";

type Laid = Parameters<typeof position>[0];

/** What it answers in this position of seat 0. */
function answerOf(bot: Bot<DiceCity>, laid: Laid): string {
  return turnOf(bot, laid, 1)[0] ?? "";
}

/** What it answers, one after another, as long as it is asked in this turn. */
function turnOf(bot: Bot<DiceCity>, laid: Laid, most = 40): string[] {
  const { state } = position(laid);
  const table = { chance: chanceOf(seeded("table")), tell() {}, reveal() {} };
  const whims = chanceOf(seeded("whims"));
  const { options, players, turn } = state;
  const { number } = turn;
  const log = { header: { seats: players.length, options }, entries: [] };
  const given: string[] = [];
  while (given.length < most && !state.over && state.turn.number === number) {
    const sight = sightAt({ game, state, log }, 0, whims);
    if (sight === null) throw new Error("Nobody is asked.");
    const answer = bot.choose(sight, whims);
    expect(sight.decision.answers).toContain(answer);
    given.push(answer.id);
    game.apply(state, 0, answer, table);
  }
  return given;
}

describe("the heuristic bot", () => {
  test("takes the great ship when it can pay for it", () => {
    expect(turnOf(heuristic, { step: "build", stock: [4, 4, 4] })).toContain("ship-20");
  });

  test("gathers the strength of its armies against the bandits", () => {
    const laid: Laid = {
      dice: { yellow: 2, red: 1, black: 1 },
      city: { "yellow-2": "regular-army", "red-1": "regular-army", "black-1": "regular-army" },
      turn: 29,
      ending: "deck",
    };
    const given = turnOf(heuristic, laid);
    expect(given).toEqual(expect.arrayContaining(["use-yellow", "use-red", "use-black"]));
    expect(given.some((answer) => answer.startsWith("bandit-"))).toBe(true);
  });

  test("uses the Mint before the resources that it raises", () => {
    const given = turnOf(heuristic, {
      dice: { white: 1, red: 1, black: 1 },
      city: { "white-1": "mint", "red-1": "mine", "black-1": "quarry" },
    });
    expect(given.indexOf("use-white")).toBe(0);
    expect(given).toEqual(expect.arrayContaining(["use-red", "use-black"]));
  });

  test("moves one die aside so that another reaches the Manor", () => {
    const given = turnOf(heuristic, {
      dice: { white: 1, red: 2 },
      city: { "white-1": "great-wall", "red-3": "manor" },
      turn: 29,
      ending: "deck",
    });
    expect(given.slice(0, 3)).toEqual(["spend-white", "move-red-right", "use-red"]);
  });

  test("in the last turn spends all it can on points", () => {
    const last: Laid = {
      others: [],
      turn: 15,
      step: "build",
      stock: [2, 0, 2],
      display: ["festival-hall"],
    };
    expect(turnOf(heuristic, last)).toEqual(
      expect.arrayContaining(["buy-festival-hall", "buy-regular-army"]),
    );
  });

  test("calls the end when it leads, and only then", () => {
    const rows = Object.fromEntries(
      (["white", "black"] as const).flatMap((row) =>
        ([1, 2, 3, 4, 5, 6] as const).map((column) => [`${row}-${column}`, "quarry"]),
      ),
    );
    const laid: Laid = { step: "build", city: rows, options: { twoRows: "choice" }, turn: 21 };
    expect(turnOf(heuristic, { ...laid, tokens: 60 }).at(-1)).toBe("yes");
    expect(turnOf(heuristic, laid).at(-1)).toBe("no");
  });

  test("answers the same when it is asked the same with the same chance", () => {
    const laid: Laid = { dice: { white: 2, yellow: 4, red: 3, blue: 2, black: 6 }, stock: [1, 0, 1] };
    expect(turnOf(heuristic, laid)).toEqual(turnOf(heuristic, laid));
  });
});

describe("the greedy bot", () => {
  test("takes the best single die first", () => {
    const laid: Laid = { dice: { white: 1, red: 1 }, city: { "red-1": "mine" } };
    expect(answerOf(greedy, laid)).toBe("use-red");
  });

  test("buys what is worth most of what it can pay", () => {
    const laid: Laid = { step: "build", stock: [2, 2, 1], display: ["great-wall", "storehouse"] };
    expect(answerOf(greedy, laid)).toBe("buy-great-wall");
  });
});
