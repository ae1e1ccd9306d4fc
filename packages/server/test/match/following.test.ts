import { registry } from "@roundtable/games/registry";
import {
  type Chance,
  chanceOf,
  checkTable,
  type Game,
  Match,
  pickOne,
  type Result,
  seeded,
  type Viewer,
  viewersOf,
} from "@roundtable/kernel";
import { MatchFollower, type MatchNews, type WholeMatch } from "@roundtable/protocol";
import { describe, expect, test } from "vitest";
import { reveal } from "@roundtable/host/disclosure/secret";
import { LiveMatch } from "@roundtable/host/match/live-match";
import { game as sealed } from "../support/servers/sealed-game.ts";

const games: readonly (readonly [string, () => Promise<Game>])[] = [
  ["sealed", () => Promise.resolve(sealed as Game)],
  ...Object.entries(registry).map(([id, entry]) => [id, async () => (await entry.rules()).game] as const),
];

/** A long game need not be played to its end. */
const ENOUGH = 500;

describe.each(games)("over whole games of %s", (id, load) => {
  test("a follower of the news has exactly what they would get by entering again", async () => {
    const game = await load();
    for (const seats of [game.seats.min, game.seats.usual, game.seats.max]) {
      const chance = chanceOf(seeded(`following ${id} ${seats}`));
      const { options } = checkTable(game, seats);
      const match = Match.begin(game, { seats, options, source: seeded(`dealt ${id} ${seats}`) });
      const live = new LiveMatch(
        "t",
        match,
        [{ entry: null, told: match.opening }],
        { deadlines: [], since: 0 },
        0,
      );
      const followers = new Map(viewersOf(seats).map((viewer) => [viewer, new MatchFollower()]));
      tell(live, followers);
      while (match.outcome === null && match.entered < ENOUGH) {
        const result = doSomething(match, chance);
        if (!result.accepted) throw new Error(result.reason);
        live.add({ entry: result.entry, told: result.told });
        tell(live, followers);
        for (const [viewer, follower] of followers) expectSeesAll(live, viewer, follower);
      }
      for (const [viewer, follower] of followers) expectReadAll(live, viewer, follower);
    }
  });
});

function doSomething(match: Match, chance: Chance): Result {
  const id = String(match.entered);
  const free = viewersOf(match.seats).filter((seat) => seat !== "public" && match.undoReach(seat) === "free");
  const back = free.length > 0 && chance.pick(8) === 0 ? pickOne(chance, free) : null;
  if (back !== null && back !== "public") return match.submit({ kind: "undo", id, seat: back });
  const seat = pickOne(chance, match.asked);
  const decision = match.decision(seat);
  if (decision === null) throw new Error("Nobody is asked.");
  const answer = pickOne(chance, decision.answers).id;
  return match.submit({ kind: "answer", id, seat, decision: decision.id, answer });
}

function tell(live: LiveMatch, followers: ReadonlyMap<Viewer, MatchFollower>): void {
  for (const [viewer, text] of live.disclosure.news(new Set(followers.keys()))) {
    const isFollowed = followers.get(viewer)?.receive(JSON.parse(text) as WholeMatch | MatchNews);
    expect(isFollowed).toBe(true);
  }
}

function expectSeesAll(live: LiveMatch, viewer: Viewer, follower: MatchFollower): void {
  const { view, decision, undo } = reveal(live.match).sight(viewer);
  const asked = decision === null ? null : reveal(live.match).decision(viewer === "public" ? -1 : viewer);
  const { outcome } = reveal(live.match);
  const { since } = live;
  const sight = { viewer, view, decision: asked, since, deadline: null, undo, undoAsked: null, outcome };
  expect(JSON.stringify(inOrder(follower.sight))).toBe(JSON.stringify(inOrder(sight)));
}

function expectReadAll(live: LiveMatch, viewer: Viewer, follower: MatchFollower): void {
  const anew = new MatchFollower();
  anew.receive(JSON.parse(live.disclosure.whole(viewer, 0)) as WholeMatch);
  expect(JSON.stringify(follower.lines)).toBe(JSON.stringify(anew.lines));
}

/** The order of the sight's own fields is nobody's concern; the order within each of them is. */
function inOrder(sight: object | null): unknown {
  return Object.entries(sight ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
