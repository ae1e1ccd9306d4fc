import { chanceOf, plainCopy, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { game } from "../../rules/index.ts";
import { countFails, enterVerdict, heardLeader, sendTeam, stepForward, takeBack } from "./entries.ts";
import { ownSight } from "./own-sight.ts";
import { randomSitting, planFor, playOn, until } from "../testing/random-play.ts";
import { deal, type Plan, type Sitting } from "./sitting.ts";
import { viewerOf, momentOf } from "./moment.ts";

const EVERYTHING =
  "galahad sentinel cleric duke archduke apprentice morgan-le-fay mutineer blind-hunter trickster";
const TABLES: readonly [string, Plan][] = [
  ["four, as told aloud", planFor(4)],
  ["five, base", planFor(5, { options: { preset: "base" } })],
  ["seven, all on the device", planFor(7, { ways: { knowledge: "device" } })],
  ["eight with real cards", planFor(8, { ways: { cards: "real" } })],
  ["nine by hand", planFor(9, { ways: { cards: "real", ending: "by-hand" } })],
  [
    "ten with every window",
    planFor(10, { options: { preset: "custom", set: EVERYTHING }, ways: { knowledge: "device" } }),
  ],
  [
    "six, Director's Cut with a hunt vote",
    planFor(6, { options: { preset: "directors-cut", huntVote: true } }),
  ],
  ["six, the vote with real cards", planFor(6, { options: { huntVote: true }, ways: { cards: "real" } })],
  ["eight mysterious figures", planFor(8, { options: { mysteriousFigures: true } })],
];

test("who leads first is said before anybody sees a card, and before the introduction · QU-8 · QU-42", () => {
  for (const dealing of ["device", "by-hand"] as const) {
    const kinds = [...randomSitting(planFor(6, { ways: { dealing } }), 1)].map(
      (sitting) => momentOf(sitting).kind,
    );
    expect(kinds.slice(0, kinds.indexOf("narration"))).toEqual(
      dealing === "device"
        ? ["first-leader", ...Array.from({ length: 6 }, () => "look")]
        : ["first-leader", "deal"],
    );
  }
});

test.each(TABLES)("every evening comes to its end: %s · QU-42", (_, plan) => {
  for (let seed = 0; seed < 4; seed++) {
    const [last] = [...randomSitting(plan, seed)].slice(-1);
    expect(last === undefined ? null : momentOf(last).kind).toBe("over");
  }
});

// Paper cards played at random break the rules of their holders: no deal would explain them.
const ON_DEVICE = TABLES.filter(([, { ways }]) => ways.cards === "device");

test.each(ON_DEVICE)("what is done next does not depend on who holds which card: %s · QU-7", (_, plan) => {
  for (const sitting of randomSitting(plan, 1)) {
    const { state } = sitting.snapshot;
    const open = game.view(state, "public");
    const otherwise = game.redeal(plainCopy(state), "public", chanceOf(seeded("otherwise")));
    const other: Sitting = { ...sitting, snapshot: { ...sitting.snapshot, state: otherwise } };
    // Online it is a secret who has answered; here everybody sees the device go round.
    const goesRound = (open.together?.answered ?? 0) > 0 ? { seat: -1 } : {};
    expect({ ...momentOf(other), ...goesRound }).toEqual({ ...momentOf(sitting), ...goesRound });
  }
});

test("the device goes round from the first leader on, once for each · QU-8", () => {
  const looks = [...randomSitting(planFor(6), 3)]
    .map(momentOf)
    .flatMap((moment) => (moment.kind === "look" ? [moment.seat] : []));
  const { firstLeader } = deal(planFor(6), seeded("deal 3")).snapshot.state;
  expect(looks).toEqual([0, 1, 2, 3, 4, 5].map((nth) => (firstLeader + nth) % 6));
});

test("with eyes closed the card alone is shown, on the device also what one knows · QU-9", () => {
  const plan = planFor(6);
  const sitting = deal(plan, seeded("who knows"));
  const morgan = sitting.snapshot.state.deal.indexOf("morgan-le-fay");
  expect(ownSight(sitting, morgan)).toMatchObject({ character: "morgan-le-fay", facts: null });
  const onDevice = deal({ ...plan, ways: { ...plan.ways, knowledge: "device" } }, seeded("who knows"));
  expect(ownSight(onDevice, morgan).facts).toHaveLength(2);
});

test("a Cleric reads on the device what the first leader, who looked before, shows · QU-9", () => {
  const plan = planFor(6, {
    options: { preset: "custom", set: "cleric duke youth morgan-le-fay blind-hunter trickster" },
    ways: { knowledge: "device" },
  });
  const seed = Array.from({ length: 200 }, (_, nth) => nth).find((nth) => {
    const { deal: cards, firstLeader } = deal(plan, seeded(`deal ${nth}`)).snapshot.state;
    return cards[firstLeader] === "trickster";
  });
  const dealt = heardLeader(deal(plan, seeded(`deal ${seed}`)));
  const cleric = dealt.snapshot.state.deal.indexOf("cleric");
  const first = momentOf(dealt);
  expect(viewerOf(first)).toBe(dealt.snapshot.state.firstLeader);
  const lies = playOn(dealt, { pick: () => 0, order: () => [] });
  const admits = playOn(dealt, { pick: () => 1, order: () => [] });
  expect(ownSight(lies, cleric).facts).toMatchObject([{ known: "shows-good" }]);
  expect(ownSight(admits, cleric).facts).toMatchObject([{ known: "shows-evil" }]);
});

test("the introduction is told before the first quest, unless everybody has read it", () => {
  const kinds = (plan: Plan) => new Set([...randomSitting(plan, 1)].map((sitting) => momentOf(sitting).kind));
  expect(kinds(planFor(5))).toContain("narration");
  expect(kinds(planFor(5, { ways: { knowledge: "device" } }))).not.toContain("narration");
});

test("real cards are taken as they lie, however many Fails, and none of them goes round", () => {
  const plan = planFor(5, { ways: { cards: "real" } });
  const sitting = until(plan, ({ kind }) => kind === "team");
  const sent = sendTeam(sitting, [0, 1], 0);
  expect(momentOf(sent)).toEqual({ kind: "count", of: "cards", most: 2 });
  for (const fails of [0, 1, 2]) {
    expect(countFails(sent, fails).told.at(-1)).toMatchObject({ kind: "quest", fails, failed: fails > 0 });
  }
});

test("an entry that the host corrects is as if it had not been made", () => {
  const sent = sendTeam(
    until(planFor(5, { ways: { cards: "real" } }), ({ kind }) => kind === "team"),
    [0, 1],
    0,
  );
  const counted = countFails(sent, 2);
  expect(momentOf(takeBack(counted))).toEqual(momentOf(sent));
  expect(takeBack(counted).told).toEqual(sent.told);
});

test("what was decided in secret cannot be taken back", () => {
  const sitting = until(planFor(5), (moment) => moment.kind === "secret" && moment.what === "card");
  expect(playOn(sitting, chanceOf(seeded(1))).before).toBeNull();
});

test("only the Hunter can step forward and hunt · QU-19", () => {
  const sitting = until(planFor(5), (moment) => moment.kind === "window" && moment.what === "hunt-window");
  const { deal: cards } = sitting.snapshot.state;
  const hunter = cards.indexOf("blind-hunter");
  for (const seat of cards.keys()) {
    const forward = stepForward(sitting, seat);
    expect(forward === null ? null : momentOf(forward)).toEqual(
      seat === hunter ? { kind: "hunt", hunter } : null,
    );
  }
});

test("the answer to a check waits for its holder, and for the Sentinel among all the others · QU-15", () => {
  const plan = planFor(10, { options: { preset: "custom", set: EVERYTHING } });
  const sitting = until(plan, ({ kind }) => kind === "see-check");
  const moment = momentOf(sitting);
  const looked: number[] = [];
  let now = sitting;
  for (; viewerOf(momentOf(now)) !== null; now = playOn(now, chanceOf(seeded(1))))
    looked.push(viewerOf(momentOf(now)) ?? -1);
  const target = moment.kind === "see-check" ? moment.target : -1;
  expect(looked.toSorted((one, other) => one - other)).toEqual(
    [...sitting.names.keys()].filter((seat) => seat !== target),
  );
});

test("by hand, only the winner is entered", () => {
  const sitting = until(planFor(5, { ways: { ending: "by-hand" } }), ({ kind }) => kind === "verdict");
  const over = enterVerdict(sitting, "evil");
  expect(momentOf(over)).toEqual({ kind: "over" });
  expect(over.verdict).toBe("evil");
});
