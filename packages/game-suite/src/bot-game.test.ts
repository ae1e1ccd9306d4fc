import type { Bot, BotSight } from "@roundtable/bots";
import { pickOne } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { botDealOf, playBotGame } from "./bot-game.ts";
import { bots as talkers } from "./testing/bots.ts";
import { moonlight } from "./testing/moonlight.ts";
import type { Moonlight } from "./testing/words.ts";

const anyhow: Bot<Moonlight> = { choose: ({ decision }, chance) => pickOne(chance, decision.answers) };

/** Everything that the bots of one game were given, in order; each says what it is told to. */
function sightsOf(statement: Moonlight["statement"]): BotSight<Moonlight>[] {
  const given: BotSight<Moonlight>[] = [];
  const watchful: Bot<Moonlight> = {
    ...anyhow,
    say(sight) {
      given.push(sight);
      return [statement];
    },
  };
  const deal = botDealOf(moonlight, { watchful }, 3, 2);
  playBotGame(moonlight, { watchful }, deal, { stride: Number.POSITIVE_INFINITY });
  return given;
}

describe("who plays at a table of bots", () => {
  const bots = { clever: anyhow, quick: anyhow };
  const companies = [1, 2, 3, 4].map((seed) => botDealOf(moonlight, bots, 3, seed).bots);

  test("is everybody, then each bot alone, and so on", () => {
    expect(companies[0]).toEqual(expect.arrayContaining(["clever", "quick"]));
    expect(companies[1]).toEqual(["clever", "clever", "clever"]);
    expect(companies[2]).toEqual(["quick", "quick", "quick"]);
    expect(companies[3]).toEqual(expect.arrayContaining(["clever", "quick"]));
  });

  test("is sometimes the random one beside them", () => {
    const mixed = Array.from({ length: 20 }, (_, nth) => botDealOf(moonlight, bots, 3, 1 + 3 * nth).bots);
    expect(mixed.flat()).toContain("random");
  });

  test("is the random one where a game has no bots", () => {
    expect(botDealOf(moonlight, {}, 2, 1).bots).toEqual(["random", "random"]);
  });
});

describe("bots are at a table as a server has it", () => {
  test("who are asked together know nothing of each other's answers, and think once", () => {
    const together = sightsOf({ kind: "boast" }).filter(({ decision }) => decision.question.kind === "play");
    expect(together.map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 1, 2]);
    for (const { view } of together) expect(view.awaited?.seats).toEqual([0, 1, 2]);
  });

  test("they hear what was said", () => {
    const said = sightsOf({ kind: "boast" }).at(-1)?.heard ?? [];
    expect(said.length).toBeGreaterThan(0);
    for (const { say } of said) expect(say).toEqual({ statement: { kind: "boast" } });
  });

  test("what may not be said is left unsaid", () => {
    expect(sightsOf({ kind: "doubt", of: 7 }).at(-1)?.heard).toEqual([]);
  });

  test("what one does to what it sees changes nothing", () => {
    const vandal: Bot = {
      choose: ({ decision, view, options }, chance) => {
        const answer = pickOne(chance, decision.answers);
        for (const given of [decision.answers, view, options])
          for (const key of Object.keys(given)) Reflect.deleteProperty(given, key);
        return answer;
      },
    };
    const deal = botDealOf(moonlight, { vandal }, 3, 2);
    expect(playBotGame(moonlight, { vandal }, deal).outcome).not.toBeNull();
  });

  test("the same deal is the same game", () => {
    const [one, other] = [1, 2].map(() =>
      playBotGame(moonlight, talkers, botDealOf(moonlight, talkers, 3, 1)),
    );
    expect(one?.match.log).toEqual(other?.match.log);
  });
});
