import { type Seat, seatsOf, sightOf } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { Character } from "../characters.ts";
import { game } from "../index.ts";
import { after, dealt, lastChance, type Playing, underway } from "./position.ts";

const L = "loyal-servant";
const DEAL: readonly Character[] = [
  "galahad",
  "cleric",
  "apprentice",
  L,
  "morgan-le-fay",
  "mutineer",
  "blind-hunter",
];

/** Every simultaneous secret decision of the game, just opened. */
const OPENED: readonly { readonly what: string; readonly open: () => Playing }[] = [
  { what: "ready", open: () => dealt(DEAL, { leaders: [4] }) },
  { what: "card", open: () => underway(DEAL).answers("seat-0", "seat-4", "seat-0") },
  { what: "galahad", open: () => after("FF", DEAL, { leaders: [3, 4] }) },
  { what: "discussion", open: () => after("FFF", DEAL) },
  { what: "hunt-window", open: () => after("FFF", DEAL).everybody() },
  { what: "hunt-vote", open: () => after("FFF", DEAL, { options: { huntVote: true } }).everybody() },
  { what: "point", open: () => lastChance(DEAL) },
  { what: "drop", open: () => lastChance(DEAL).point({ 2: [3] }) },
  {
    what: "acts",
    open: () =>
      lastChance(DEAL)
        .point({ 2: [3] })
        .drop(),
  },
];

const asked = (play: Playing): Seat[] => [...game.asked(play.state)];

describe("while several decide in secret, only the number of answers is shown · QU-11", () => {
  test.each(OPENED)("$what: who has answered changes nobody else's view · QU-11", ({ what, open }) => {
    const seats = asked(open());
    for (const watcher of seatsOf(DEAL.length)) {
      const seen = new Set<string>();
      for (const seat of seats.filter((other) => other !== watcher)) {
        for (const id of open().legal(seat)) {
          const play = open().answer(seat, id);
          // A public act is no secret answer.
          if (play.question.kind !== what || id.startsWith("raise") || id.startsWith("lower")) continue;
          seen.add(JSON.stringify(play.view(watcher)));
        }
      }
      expect(seen.size).toBe(1);
    }
  });

  test.each(OPENED)("$what: the number goes up by one with each answer · QU-11", ({ open }) => {
    const play = open();
    const [first = 0, second = 1] = asked(play);
    const counted = () => play.view().together?.answered;
    expect(counted()).toBe(0);
    for (const seat of [first, second].slice(0, asked(play).length - 1)) {
      const before = counted() ?? 0;
      const ids = play.legal(seat);
      play.answer(seat, ids.at(-1) ?? "");
      expect(counted()).toBe(before + 1);
    }
  });

  test.each(OPENED)(
    "$what: all who were asked are awaited until the last has answered · QU-11",
    ({ open }) => {
      const play = open();
      const seats = asked(play);
      const [first = 0] = seats;
      play.answer(first, play.legal(first).at(-1) ?? "");
      for (const viewer of [...seatsOf(DEAL.length), "public"] as const)
        expect(play.view(viewer).awaited?.seats).toEqual(seats);
    },
  );

  test.each(OPENED)("$what: an answer with no alternative still has to be given · QU-11", ({ open }) => {
    const play = open();
    for (const seat of asked(play)) expect(play.legal(seat).length).toBeGreaterThan(0);
    expect(play.view().together?.of).toBeGreaterThanOrEqual(asked(play).length);
  });

  test.each(OPENED)("$what: it looks and lasts alike for all seats · QU-13 QU-19", ({ what, open }) => {
    const play = open();
    const decisions = asked(play).map((seat) => play.decision(seat));
    expect(new Set(decisions.map(({ question }) => question.kind))).toEqual(new Set([what]));
    expect(new Set(decisions.map(({ duration }) => JSON.stringify(duration))).size).toBe(1);
  });

  test.each(OPENED)(
    "$what: what a secret answer tells is told to that seat alone · QU-7",
    ({ what, open }) => {
      const play = open();
      const [first = 0] = asked(play);
      const before = play.events.length;
      play.answer(first, play.legal(first).at(-1) ?? "");
      if (play.question.kind !== what) return;
      for (const event of play.events.slice(before)) {
        for (const viewer of [...seatsOf(DEAL.length), "public"] as const)
          expect(game.see(event, viewer) === null).toBe(viewer !== first);
      }
    },
  );
});

describe("nobody foresees what others hide", () => {
  test.each(OPENED)("$what: the preview of an answer is the seat's own · QU-7", ({ open }) => {
    const play = open();
    for (const seat of asked(play)) {
      const { decision } = sightOf(game, play.state, seat);
      for (const { events } of Object.values(decision?.previews ?? {}))
        expect(events.filter((event) => "seat" in event && event.seat !== seat)).toEqual([]);
    }
  });
});

describe("nor does the last to answer foresee what the others have decided · QU-7 QU-13 QU-19", () => {
  /** The previews of this seat when all the others have given their first or their last answer. */
  function foreseenByTheLast(open: () => Playing, last: Seat, which: 0 | -1) {
    const play = open();
    for (const seat of asked(play).filter((other) => other !== last)) {
      while (asked(play).includes(seat)) play.answer(seat, play.legal(seat).at(which) ?? "");
    }
    const owed = () => (play.view().together?.of ?? 0) - (play.view().together?.answered ?? 0);
    while (owed() > 1) play.answer(last, play.legal(last)[0] ?? "");
    return sightOf(game, play.state, last).decision?.previews ?? {};
  }

  // Open acts of the Last Chance are no secret.
  const secret = OPENED.filter(({ what }) => what !== "acts");

  test.each(secret)("$what · QU-7", ({ open }) => {
    for (const last of asked(open())) {
      const foreseen = foreseenByTheLast(open, last, 0);
      expect(foreseen).toEqual(foreseenByTheLast(open, last, -1));
      expect(Object.values(foreseen).map(({ final }) => final)).toEqual(
        Object.keys(foreseen).map(() => true),
      );
    }
  });
});

test("an Apprentice gives as many answers as everybody else when all point · QU-20", () => {
  const play = lastChance(DEAL);
  expect(play.view().together).toEqual({ answered: 0, of: 14 });
  play.answer(2, "seat-3", "go-on");
  expect(play.view().together).toEqual({ answered: 2, of: 14 });
  play.answer(3, "seat-2", "seat-4");
  expect(play.view().together).toEqual({ answered: 4, of: 14 });
});
