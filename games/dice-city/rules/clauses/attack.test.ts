import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import { position } from "./position.ts";

const attack = (laid: Parameters<typeof position>[0]) => position({ step: "attack", ...laid });

describe("the step · DC-17", () => {
  test("strength 8 is spent 3 on bandits, 3 on a location and 2 on one resource · DC-17", () => {
    const play = attack({ strength: 8, others: [{ city: { "red-1": "well" }, stock: [0, 1, 0] }] });
    play.answers("bandit-2", "attack-1-red-1");
    expect(play.strength).toEqual([2, 0]);
    play.answer("rob-1-stone");
    expect([play.strength, play.stock(), play.tokens()]).toEqual([[0, 0], [0, 1, 0], 1]);
    expect([play.at("red-1", 1), play.stock(1)]).toEqual(["well off", [0, 0, 0]]);
    expect(play.player(0).score?.bandits).toEqual([2]);
    expect(play.asked).toBe("0 build");
  });

  test("it is passed over when nothing can be attacked · DC-17", () => {
    expect(attack({ strength: 1, others: [{ city: { "red-1": "manor" }, stock: [1, 0, 0] }] }).asked).toBe(
      "0 build",
    );
    expect(attack({ strength: 2, others: [{ stock: [1, 0, 0] }] }).asked).toBe("0 attack");
  });

  test("it can be ended with strength left · DC-17", () => {
    expect(attack({ strength: 9 }).answer("done").asked).toBe("0 build");
  });

  test("attacks go to the same or to another player, as often as there is strength · DC-17", () => {
    const city = { "red-1": "mine", "red-2": "mine" } as const;
    const play = attack({ strength: 6, others: [{ city }, { city }] });
    play.answers("attack-1-red-1", "attack-1-red-2", "attack-2-red-2");
    expect([play.at("red-1", 1), play.at("red-2", 1), play.at("red-2", 2)]).toEqual([
      "mine off",
      "mine off",
      "mine off",
    ]);
    expect(play.at("red-1", 2)).toBe("mine");
  });
});

describe("bandits · DC-17", () => {
  test("each costs its defense · DC-5 DC-17", () => {
    const costs = (strength: number) =>
      attack({ strength }).asked === "0 build" ? [] : attack({ strength }).legalTo("bandit");
    expect([costs(2), costs(3), costs(4), costs(5)]).toEqual([[], ["2"], ["2", "3"], ["2", "3", "4"]]);
    expect(attack({ strength: 5 }).answer("bandit-3").strength).toEqual([1, 0]);
  });

  test("the card leaves its pile; an empty pile cannot be attacked · DC-17", () => {
    const play = attack({ strength: 8, left: { "bandits-3": 1 } }).answer("bandit-3");
    expect(play.view().market.bandits[3].left).toBe(0);
    expect(play.legalTo("bandit")).toEqual(["2"]);
  });

  test("a player who takes two bandits has the points of both, in either order · DC-17 DC-25", () => {
    const points = (...taken: string[]) =>
      attack({ strength: 8 })
        .answers(...taken)
        .player(0).score?.total;
    expect([points("bandit-2", "bandit-4"), points("bandit-4", "bandit-2")]).toEqual([6, 6]);
  });

  test("bandit-only strength pays for bandits only, and first there · DC-17", () => {
    const play = attack({
      strength: 3,
      banditStrength: 3,
      others: [{ city: { "red-1": "manor" }, stock: [1, 0, 0] }],
    });
    expect(play.legal).toEqual(["bandit-2", "bandit-3", "bandit-4", "rob-1-wood", "done"]);
    expect(play.answer("bandit-3").strength).toEqual([2, 0]);
    expect(attack({ banditStrength: 3, others: [{ stock: [1, 0, 0] }] }).legal).toEqual(["bandit-2", "done"]);
  });
});

describe("locations · DC-17", () => {
  test("a token is put on it, its points are taken from the supply, the owner loses none · DC-17", () => {
    const play = attack({ strength: 5, others: [{ city: { "red-1": "mint" }, tokens: 4 }] }).answer(
      "attack-1-red-1",
    );
    expect([play.tokens(0), play.tokens(1), play.at("red-1", 1)]).toEqual([3, 4, "mint off"]);
    expect(play.player(1).score?.total).toBe(7);
    expect(play.told("attacked")).toMatchObject([{ victim: 1, location: "mint", cost: 5 }]);
  });

  test("one that is worth nothing gives nothing · DC-17", () => {
    const play = attack({ strength: 2, others: [{ city: { "red-1": "mine" } }] }).answer("attack-1-red-1");
    expect([play.tokens(), play.told("points")]).toEqual([0, []]);
  });

  test("neither what is printed, nor what has a token, nor one's own · DC-1 DC-17", () => {
    const city = { "red-1": "manor off", "red-2": "manor" } as const;
    expect(attack({ strength: 20, city, others: [{ city }] }).legalTo("attack")).toEqual(["1-red-2"]);
  });

  test("a Cathedral gives what it would score now · DC-17", () => {
    const city = { "red-1": "cathedral", "red-2": "manor off", "red-3": "well", "blue-1": "manor" } as const;
    // Cathedral, Manor and the printed Small House on red 5.
    const play = attack({ strength: 6, others: [{ city }] });
    const offered = game.decision(play.state, 0)?.answers.find(({ id }) => id === "attack-1-red-1");
    expect(offered).toMatchObject({ cost: 6, points: 3 });
    expect(play.answer("attack-1-red-1").tokens()).toBe(3);
  });
});

describe("the Great Wall · DC-4 DC-17", () => {
  test("it gives the other cards of its row 2 more, not itself, nor what is printed, nor other rows · DC-4", () => {
    const play = attack({
      others: [{ city: { "red-1": "great-wall", "red-2": "manor", "blue-1": "manor" } }],
    });
    const defenses = (["red-1", "red-2", "red-3", "blue-1"] as const).map((spot) => play.defense(spot, 1));
    expect(defenses).toEqual([5, 6, null, 4]);
  });

  test("several add up and protect each other · DC-4", () => {
    const city = {
      "red-1": "great-wall",
      "red-2": "great-wall",
      "red-3": "manor",
      "red-4": "great-wall off",
    } as const;
    const play = attack({ others: [{ city }] });
    expect((["red-1", "red-2", "red-3", "red-4"] as const).map((spot) => play.defense(spot, 1))).toEqual([
      7, 7, 8, 9,
    ]);
  });

  test("a third one adds up as well · DC-4", () => {
    const city = {
      "red-1": "great-wall",
      "red-2": "great-wall",
      "red-3": "great-wall",
      "red-4": "manor",
    } as const;
    const play = attack({ others: [{ city }] });
    expect((["red-1", "red-2", "red-3", "red-4"] as const).map((spot) => play.defense(spot, 1))).toEqual([
      9, 9, 9, 10,
    ]);
  });

  test("the attack costs it · DC-17", () => {
    const others = [{ city: { "red-1": "great-wall", "red-2": "manor" } }] as const;
    expect(attack({ strength: 5, others }).legalTo("attack")).toEqual(["1-red-1"]);
    expect(attack({ strength: 6, others }).answer("attack-1-red-2").strength).toEqual([0, 0]);
  });

  test("a wall deactivated in this step protects no more · DC-4 DC-17", () => {
    const play = attack({ strength: 9, others: [{ city: { "red-1": "great-wall", "red-2": "manor" } }] });
    play.answers("attack-1-red-1", "attack-1-red-2");
    expect([play.strength, play.tokens()]).toEqual([[0, 0], 5]);
  });
});

describe("stock · DC-17", () => {
  test("2 per resource, of the kinds that the victim holds · DC-17", () => {
    const play = attack({ strength: 5, others: [{ stock: [1, 0, 1] }, { stock: [0, 1, 0] }] });
    expect(play.legalTo("rob")).toEqual(["1-wood", "1-iron", "2-stone"]);
    play.answers("rob-1-iron", "rob-2-stone");
    expect([play.strength, play.stock(), play.stock(1), play.stock(2)]).toEqual([
      [1, 0],
      [0, 1, 1],
      [1, 0, 0],
      [0, 0, 0],
    ]);
  });

  test("what is taken may be spent this turn · DC-17", () => {
    const play = attack({ strength: 2, stock: [1, 0, 0], display: [], others: [{ stock: [1, 0, 0] }] });
    play.answers("rob-1-wood", "buy-lumber-mill", "white-1");
    expect([play.at("white-1"), play.stock()]).toEqual(["lumber-mill", [0, 0, 0]]);
  });
});
