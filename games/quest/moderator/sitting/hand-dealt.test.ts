import { chanceOf, type Seat, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import {
  choose,
  countFails,
  dealtByHand,
  enterVerdict,
  goOn,
  heardLeader,
  heardNarration,
  sawResult,
  sendTeam,
  stepForward,
  takeBack,
} from "./entries.ts";
import { ledFirstBy } from "./hand-dealt.ts";
import { randomSitting, planFor, playOn } from "../testing/random-play.ts";
import { deal, matchOf, type Plan, type Sitting } from "./sitting.ts";
import { viewerOf, momentOf } from "./moment.ts";

const EVERYBODY = "galahad sentinel cleric*2 percival duke morgan-le-fay braggart blind-hunter revealer";

function byHand(players: number, options: Partial<Plan["options"]> = {}): Plan {
  return planFor(players, { options, ways: { dealing: "by-hand", knowledge: "device", ending: "device" } });
}

const TABLES: readonly [string, Plan][] = [
  ["four, base", byHand(4, { preset: "base" })],
  ["five, Director's Cut with a card face down", byHand(5, { preset: "directors-cut" })],
  ["seven, recommended", byHand(7)],
  ["eight mysterious figures with a hunt vote", byHand(8, { mysteriousFigures: true, huntVote: true })],
  ["ten with every character that is revealed", byHand(10, { preset: "custom", set: EVERYBODY })],
];

/** After quests with these numbers of Fails. */
function afterQuests(plan: Plan, fails: readonly number[]): Sitting {
  let sitting = heardNarration(dealtByHand(heardLeader(deal(plan, seeded("quests")))));
  for (const count of fails) {
    while (momentOf(sitting).kind !== "team") sitting = playOn(sitting, chanceOf(seeded(1)));
    const moment = momentOf(sitting);
    const team = [...sitting.names.keys()].slice(0, moment.kind === "team" ? moment.size : 0);
    sitting = sawResult(countFails(sendTeam(sitting, team, 0), count));
  }
  return sitting;
}

describe("cards dealt by hand · QU-42", () => {
  test.each(TABLES)("every evening comes to its end, with nothing for one pair of eyes: %s", (_, plan) => {
    for (let seed = 0; seed < 6; seed++) {
      const sittings = [...randomSitting(plan, seed)];
      expect(sittings.map(momentOf).filter((moment) => viewerOf(moment) !== null)).toEqual([]);
      const last = sittings.at(-1);
      expect(last === undefined ? null : momentOf(last).kind).toBe("over");
    }
  });

  test.each(TABLES)("the device knows nobody's card, whatever it would have dealt: %s", (_, plan) => {
    const [one, other] = ["one", "other"].map((seed) => ledFirstBy(deal(plan, seeded(seed)), 1));
    expect(one?.snapshot.state).toEqual(other?.snapshot.state);
  });

  test.each(TABLES)("it tells nothing but what the table has entered: %s", (_, plan) => {
    for (let seed = 0; seed < 6; seed++) {
      const told = [...randomSitting(plan, seed)].at(-1)?.told ?? [];
      const revealed = told.flatMap((event) => (event.kind === "revealed" ? [event.character] : []));
      expect(revealed.filter((character) => character !== "galahad")).toEqual([]);
      expect(told.filter(({ kind }) => ["over", "hunt", "named", "hands"].includes(kind))).toEqual([]);
    }
  });

  test("the first leader is drawn, or the one on whom the table has agreed · QU-8", () => {
    const drawn = Array.from({ length: 40 }, (_, seed) => deal(byHand(5), seeded(`${seed}`)));
    expect(new Set(drawn.map(({ snapshot }) => snapshot.state.leader)).size).toBe(5);
    for (const seat of [0, 3]) {
      const led = ledFirstBy(drawn[0] ?? deal(byHand(5)), seat);
      expect(led.told).toMatchObject([{ kind: "begins", leader: seat }]);
      const quest = heardNarration(dealtByHand(heardLeader(led)));
      expect(momentOf(quest)).toMatchObject({ kind: "team", leader: seat });
      expect(quest.snapshot.state.veterans).toEqual([seat]);
    }
  });

  test("the player who shows Galahad's card and has no token leads, and a slip can be corrected · QU-13", () => {
    const sitting = afterQuests(byHand(10, { preset: "custom", set: EVERYBODY }), [1, 1]);
    expect(momentOf(sitting)).toEqual({ kind: "window", what: "galahad" });
    const { veterans, amulets } = sitting.snapshot.state;
    const tokens: readonly Seat[] = [...veterans, ...amulets.map(({ holder }) => holder)];
    const shown = sitting.names.map((_, seat) => stepForward(sitting, seat));
    expect(shown.map((after) => after?.snapshot.state.revealed)).toEqual(
      sitting.names.map((_, seat) => (tokens.includes(seat) ? undefined : { [seat]: "galahad" })),
    );
    const [slip = sitting] = shown.filter((after) => after !== null);
    expect(takeBack(slip)).toEqual({ ...sitting, before: null });
  });

  test("after three successes the table plays the hunt, if a Hunter may have been dealt · QU-17", () => {
    const successes = (options: Partial<Plan["options"]>) =>
      momentOf(afterQuests(byHand(6, options), [0, 0, 0]));
    expect(successes({})).toEqual({ kind: "verdict" });
    expect(successes({ mysteriousFigures: true })).toEqual({ kind: "verdict" });
    expect(successes({ preset: "base" })).toEqual({ kind: "over" });
    expect(successes({ preset: "directors-cut", huntAfterSuccess: false })).toEqual({ kind: "over" });
  });

  test("after three failures and the discussion the winner is entered · QU-18", () => {
    const discussion = afterQuests(byHand(5), [1, 1, 1]);
    expect(momentOf(discussion)).toEqual({ kind: "discussion" });
    const closed = goOn(discussion);
    expect(momentOf(closed)).toEqual({ kind: "verdict" });
    expect(momentOf(enterVerdict(closed, "good"))).toEqual({ kind: "over" });
  });

  test("a holder of an amulet checks with the cards on the table · QU-14", () => {
    const sitting = afterQuests(byHand(7), [0, 0]);
    const moment = momentOf(sitting);
    const leads = moment.kind === "choose" ? matchOf(sitting).decision(moment.seat)?.answers : [];
    expect(leads?.map(({ id }) => id)).not.toContain(`seat-${sitting.snapshot.state.leader}`);
    let checked = sitting;
    for (const what of ["new-leader", "amulet", "check"] as const) {
      const now = momentOf(checked);
      expect(now).toMatchObject({ kind: "choose", what });
      const [first] = now.kind === "choose" ? (matchOf(checked).decision(now.seat)?.answers ?? []) : [];
      checked = choose(checked, first?.kind === "seat" ? first.seat : -1);
    }
    expect(momentOf(checked)).toMatchObject({ kind: "real-check" });
  });
});
