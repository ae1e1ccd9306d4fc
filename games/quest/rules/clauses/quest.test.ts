import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import { after, underway } from "./position.ts";

const L = "loyal-servant";
const SIX = [L, L, L, "minion", "morgan-le-fay", "changeling"] as const;
const SEVEN = [L, L, "minion", "morgan-le-fay", "changeling", L, "duke"] as const;

describe("the team · QU-10", () => {
  test("the leader picks as many different players as printed, the leader allowed · QU-10", () => {
    const play = after("S", SIX).answers("seat-1");
    expect([play.asked, play.legalSeats()]).toEqual(["1 team", [0, 1, 2, 3, 4, 5]]);
    expect(play.question).toEqual({ kind: "team", quest: 2, left: 3 });
    play.answers("seat-1");
    expect([play.asked, play.legalSeats()]).toEqual(["1 team", [0, 2, 3, 4, 5]]);
    expect(play.question).toEqual({ kind: "team", quest: 2, left: 2 });
    play.answers("seat-5", "seat-3");
    expect(play.question).toEqual({ kind: "magic" });
  });

  test("the magic token goes to one of the team, the leader allowed · QU-10", () => {
    const play = underway(SIX, { leaders: [2] }).answers("seat-4", "seat-2");
    expect([play.asked, play.legalSeats()]).toEqual(["2 magic", [2, 4]]);
    expect(play.view().team).toEqual({ chosen: [2, 4], magic: null });
  });

  test("there is no vote: the quest begins at once, and all see who goes · QU-10", () => {
    const play = underway(SIX).answers("seat-4", "seat-1", "seat-4");
    expect(play.asked).toBe("1 4 card");
    expect([1, 4].map((seat) => play.decision(seat).question)).toEqual([
      { kind: "card", quest: 1, hasMagic: false },
      { kind: "card", quest: 1, hasMagic: true },
    ]);
    expect(play.view().team).toEqual({ chosen: [1, 4], magic: 4 });
    expect(play.told("team")).toEqual([{ kind: "team", quest: 1, leader: 0, team: [1, 4], magic: 4 }]);
  });

  test("the leader may stay at home · QU-10", () => {
    expect(underway(SIX).quest([1, 2], 1).view().quests[0]?.team).toEqual([1, 2]);
  });
});

describe("the result · QU-12", () => {
  test("one Fail is enough, and only their number is told · QU-12", () => {
    const play = underway(SIX).quest([3, 4], 4, 3);
    expect(play.view().quests).toEqual([{ leader: 0, team: [3, 4], magic: 4, fails: 1, failed: true }]);
    expect(play.told("quest")).toMatchObject([{ quest: 1, fails: 1, failed: true }]);
  });

  test("no Fail is a success · QU-12", () => {
    expect(underway(SIX).quest([3, 4], 4).view().quests[0]).toMatchObject({ fails: 0, failed: false });
  });

  test("the cards are shuffled before they are shown · QU-12", () => {
    const play = underway(SIX).answers("seat-3", "seat-4", "seat-4").answer(3, "fail");
    const success = play.decision(4).answers.find(({ id }) => id === "success");
    const orders: number[] = [];
    const shown: unknown[] = [];
    if (success === undefined) throw new Error("Morgan may play Success.");
    game.apply(play.state, 4, success, {
      chance: {
        pick: () => 0,
        order(length) {
          orders.push(length);
          return [1, 0];
        },
      },
      tell: () => undefined,
      reveal: (event) => shown.push(event),
    });
    expect(orders).toEqual([2]);
    expect(shown).toMatchObject([{ kind: "quest", cards: ["success", "fail"] }]);
  });

  test("where two Fails are needed one is not enough · QU-2 QU-12", () => {
    const fourth = () => after("FSF", SEVEN).answers("seat-5", "seat-6", "seat-0", "show");
    expect(fourth().quest([2, 3, 4, 5], 5, 3).view().quests[3]).toMatchObject({ fails: 1, failed: false });
    expect(fourth().quest([2, 3, 4, 5], 5, 3, 4).view().quests[3]).toMatchObject({ fails: 2, failed: true });
  });

  test("who played what is told to nobody; all know only their own card · QU-7 QU-12", () => {
    const play = underway(SIX).quest([3, 4], 4, 3);
    expect(play.view(3).mine?.cards).toEqual(["fail"]);
    expect(play.view(4).mine?.cards).toEqual(["success"]);
    expect(play.view(0).mine?.cards).toEqual([null]);
    const sentTo = (viewer: number) => play.events.flatMap((event) => game.see(event, viewer) ?? []);
    expect(sentTo(0).filter(({ kind }) => kind === "decided")).toHaveLength(1);
    expect(sentTo(3).filter((event) => event.kind === "decided" && event.what === "cards")).toHaveLength(1);
  });
});
