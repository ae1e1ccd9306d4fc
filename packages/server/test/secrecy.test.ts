import { registry } from "@roundtable/games/registry";
import {
  chanceOf,
  type Game,
  Match,
  plainCopy,
  replay,
  seeded,
  seatsOf,
  type Viewer,
} from "@roundtable/kernel";
import { FromServer, type Line } from "@roundtable/protocol";
import * as v from "valibot";
import { afterEach, describe, expect, test, vi } from "vitest";
import { HostedMatch } from "../src/host/hosted-match.ts";
import type { Recorded } from "../src/host/lines.ts";
import { type KeptMatch, readMatch } from "../src/store/match-rows.ts";
import { type Client, Visitor } from "./client.ts";
import { closeHouses, caughtUp, openHouse, play } from "./house.ts";
import { playRandomly } from "./random-play.ts";
import { game as sealed } from "./sealed.ts";

vi.setConfig({ testTimeout: 20_000 });
afterEach(closeHouses);

const REAL = "@roundtable/games/registry";

const games: readonly { id: string; registry?: string; load: () => Promise<Game> }[] = [
  { id: "sealed", load: () => Promise.resolve(sealed as Game) },
  ...Object.entries(registry).map(([id, entry]) => ({
    id,
    registry: REAL,
    load: async () => (await entry.rules()).game,
  })),
];

describe.each(games)("over whole games of $id", ({ id, registry: module, load }) => {
  test(
    "every byte that a client is sent follows from what its seat may know",
    { timeout: 60_000 },
    async () => {
      const game = await load();
      const house = await openHouse(module === undefined ? {} : { registry: module });
      for (const [round, seats] of [game.seats.min, Math.min(game.seats.max, 4)].entries()) {
        const people = await play(house.url, seats, { game: id });
        const [host] = people;
        if (host?.table == null) throw new Error("There is no table.");
        const table = host.table.id;
        const watcher = await (await Visitor.to(house.url)).enter(table);
        await playRandomly(people, chanceOf(seeded(`${id} ${round}`)));
        await caughtUp([...people, watcher]);

        const kept = await readMatch(house.store.db, table);
        if (kept === null) throw new Error("The match is not in the store.");
        for (const client of people)
          expect(stepsSentTo(client)).toEqual(stepsFor(game, kept, table, client.seat));
        expect(stepsSentTo(watcher)).toEqual(stepsFor(game, kept, table, "public"));
        for (const client of [...people, watcher]) expectOnlyTheProtocol(client);
        expectKeyOpenedAtTheEnd(people);
      }
    },
  );

  test("what the host says to a viewer is the same for every deal that the viewer cannot tell apart", async () => {
    const game = await load();
    const chance = chanceOf(seeded(`redeal ${id}`));
    const seats = Math.min(game.seats.max, 4);
    const { match, records } = begun(game, seats, `host ${id}`);
    while (match.outcome === null && match.log.entries.length < 400) {
      const seat = match.asked[chance.pick(match.asked.length)] ?? 0;
      const decision = match.decision(seat);
      const answer = decision?.answers[chance.pick(decision.answers.length)];
      if (decision === null || answer === undefined) throw new Error("Nobody is asked.");
      const result = match.submit({
        kind: "answer",
        id: decision.id,
        seat,
        decision: decision.id,
        answer: answer.id,
      });
      if (!result.accepted) throw new Error(result.refusal);
      records.push({ entry: result.entry, told: result.told });
      if (chance.pick(4) !== 0) continue;
      for (const viewer of [...seatsOf(seats), "public" as const]) {
        const redealt = game.redeal(match.state, viewer, chance);
        const other = Match.resume(
          game,
          match.log,
          { ...plainCopy(match.snapshot()), state: redealt },
          seeded("nothing is drawn"),
        );
        const retold = records.map(({ entry, told }) => ({
          entry,
          told: told.map((event) => (event.kind === "said" ? event : game.retell(event, redealt))),
        }));
        const said = JSON.stringify(new HostedMatch("t", match, records, []).stepFor(viewer, 0));
        expect(JSON.stringify(new HostedMatch("t", other, retold, []).stepFor(viewer, 0))).toBe(said);
      }
    }
  });
});

function begun(game: Game, seats: number, seed: string): { match: Match; records: Recorded[] } {
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [name, spec.default]),
  );
  const match = Match.begin(game, { seats, options, source: seeded(seed) });
  return { match, records: [{ entry: null, told: match.opening }] };
}

/** When a deadline falls is the clock's affair; that there is one follows from the decision. */
const SOME_TIME = "some time";

function stepsSentTo(client: Client): unknown[] {
  return client.frames
    .map((frame) => JSON.parse(frame) as FromServer)
    .flatMap((message) => {
      if (message.kind !== "match") return [];
      const { deadline } = message.sight;
      return [{ ...message, sight: { ...message.sight, deadline: deadline === null ? null : SOME_TIME } }];
    });
}

/** The steps as they must be, from nothing but the kernel's sight and the game's gate for events. */
function stepsFor(game: Game, { log, records }: KeptMatch, table: string, viewer: Viewer): unknown[] {
  const steps: unknown[] = [];
  const lines: Line[] = [];
  const begins: number[] = [];
  let before = "";
  const matches = replay(game, log);
  for (const { entry, told } of records) {
    const match = matches.next().value;
    if (match === undefined) throw new Error("The log is shorter than the records.");
    const from = lines.length;
    begins.push(from);
    // People take back freely here: the line is for him who did, and for those who had noticed the move.
    if (entry?.kind === "undo") {
      const back = begins[entry.from] ?? 0;
      const noticed = lines.slice(back).some((line) => line.kind !== "told" || line.told.kind !== "said");
      const { seat, of, agreed } = entry;
      if (noticed || viewer === seat) lines.push({ kind: "taken-back", seat, of, from: back, agreed });
    }
    for (const event of told) {
      const seen = game.see(event, viewer);
      if (seen !== null) lines.push({ kind: "told", told: seen });
    }
    const { view, decision, undo } = match.sight(viewer);
    const deadline = decision?.duration === undefined ? null : SOME_TIME;
    const sight = { viewer, view, decision, deadline, undo, undoAsked: null, outcome: match.outcome };
    if (JSON.stringify(sight) === before && lines.length === from) continue;
    before = JSON.stringify(sight);
    steps.push(plainCopy({ kind: "match", table, from, lines: lines.slice(from), sight }));
  }
  return steps;
}

/** No message has a field that its schema does not name. */
function expectOnlyTheProtocol({ frames }: Client): void {
  for (const frame of frames) {
    const sent: unknown = JSON.parse(frame);
    expect(v.parse(FromServer, sent)).toEqual(sent);
  }
}

function expectKeyOpenedAtTheEnd(clients: readonly Client[]): void {
  for (const { frames, table } of clients) {
    const key = table?.fairness.key ?? "";
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    const firstWithKey = frames.findIndex((frame) => frame.includes(key));
    const lastBeforeEnd = frames.findLastIndex((frame) => frame.includes('"status":"playing"'));
    expect(firstWithKey).toBeGreaterThan(lastBeforeEnd);
  }
}
