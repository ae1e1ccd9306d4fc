import { chanceOf, copyOf, pickOne, RecordingDealer, seatsOf, seeded, viewersOf } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { DiceCityEvent } from "../events.ts";
import { game } from "../index.ts";
import type { State } from "../state.ts";
import { newGame, Playing, position } from "./position.ts";

/** The same position, but this seat has other tokens and other cards than it seems. */
function withOtherTotals(state: State, seat: number): State {
  const other = copyOf(game, state);
  const player = other.players[seat];
  if (player === undefined) throw new Error("There is no such seat.");
  player.tokens += 7919;
  player.bandits.push(4);
  player.ships.push(20);
  return other;
}

/** Random play of both side by side; what was told in each until the end. */
function played(
  states: readonly State[],
  seed: number,
  look: (states: readonly State[]) => void,
): DiceCityEvent[][] {
  const told = states.map(() => [] as DiceCityEvent[]);
  const choices = chanceOf(seeded(`${seed} choices`));
  for (let nth = 0; nth < 120; nth++) {
    const [one] = states;
    const [seat] = one === undefined ? [] : game.asked(one);
    if (one === undefined || seat === undefined) break;
    const answer = pickOne(choices, game.decision(one, seat)?.answers ?? []);
    for (const [which, state] of states.entries()) {
      const dealer = new RecordingDealer<DiceCityEvent>(seeded(`${seed} ${nth}`), 0);
      game.apply(state, seat, answer, dealer);
      told[which]?.push(...dealer.events);
    }
    if (!one.over) look(states);
  }
  return told;
}

describe("hidden totals · DC-21", () => {
  test.each([2, 3, 4])(
    "%i players: others' tokens and taken cards are in no view and no event · DC-21",
    (seats) => {
      for (let seed = 0; seed < 4; seed++) {
        const hidden = seed % seats;
        const { state } = newGame(seats);
        const told = played([state, withOtherTotals(state, hidden)], seed, ([one, other]) => {
          if (one === undefined || other === undefined) return;
          for (const viewer of viewersOf(seats).filter((seen) => seen !== hidden))
            expect(JSON.stringify(game.view(other, viewer))).toBe(JSON.stringify(game.view(one, viewer)));
          for (const asked of seatsOf(seats))
            expect(game.decision(other, asked)).toEqual(game.decision(one, asked));
        });
        expect(told[1]).toEqual(told[0]);
        expect(told[0]?.length).toBeGreaterThan(100);
      }
    },
  );

  test("one's own total can be counted at any time · DC-21", () => {
    const play = position({ tokens: 3, bandits: [2], others: [{ tokens: 8 }] });
    expect(play.view(0).players.map(({ score }) => score?.total)).toEqual([5, undefined]);
    expect(play.view(1).players.map(({ score }) => score?.total)).toEqual([undefined, 8]);
    expect(play.view("public").players.map(({ score }) => score)).toEqual([null, null]);
  });

  test("openScores shows them to all · DC-21", () => {
    const play = position({ tokens: 3, others: [{ tokens: 8 }], options: { openScores: true } });
    for (const viewer of [0, 1, "public"] as const)
      expect(play.view(viewer).players.map(({ score }) => score?.total)).toEqual([3, 8]);
  });

  test("a single gain is public when it is made · DC-21", () => {
    const play = position({ city: { "white-1": "manor" }, dice: { white: 1 } }).answer("use-white");
    for (const event of play.told("points"))
      expect(game.see(event, 1)).toEqual({ kind: "points", seat: 0, points: 2 });
    expect(play.told("points")).toHaveLength(1);
  });

  test("cities, dice, stock, pass tokens, strength, sizes and the discard are public · DC-21", () => {
    const play = position({
      step: "build",
      strength: 2,
      stock: [2, 1, 0],
      passTokens: 3,
      city: { "white-1": "mint" },
      deck: ["well", "mint"],
      display: [],
    }).answers("buy-lumber-mill", "white-1");
    const view = play.view(1);
    expect(view.players[0]).toMatchObject({ stock: { wood: 0, stone: 1, iron: 0 }, passTokens: 3 });
    expect(view.players[0]?.city.white[0]?.location).toBe("lumber-mill");
    expect(view.market).toMatchObject({ deck: 2, discard: ["mint"] });
    expect(view.turn.strength).toBe(2);
  });

  test("nobody knows the order of the deck · DC-21", () => {
    const { state } = newGame(2);
    const redealt = game.redeal(state, 0, chanceOf(seeded(1)));
    expect(redealt.market.deck).not.toEqual(state.market.deck);
    expect(redealt.market.deck.toSorted()).toEqual(state.market.deck.toSorted());
    for (const viewer of viewersOf(2)) expect(game.view(redealt, viewer)).toEqual(game.view(state, viewer));
  });

  test("how the deck truly lies does not tell how it is dealt anew · DC-21", () => {
    const { state } = newGame(2);
    const other = game.redeal(state, 0, chanceOf(seeded(1)));
    expect(game.redeal(other, 0, chanceOf(seeded(2)))).toEqual(game.redeal(state, 0, chanceOf(seeded(2))));
  });
});

test("what somebody was shown stays as it was when play goes on · DC-21", () => {
  const { state } = newGame(2);
  const kept: [unknown, string][] = [];
  played([state], 5, ([one]) => {
    const view = one === undefined ? null : game.view(one, 0);
    kept.push([view, JSON.stringify(view)]);
  });
  for (const [view, before] of kept) expect(JSON.stringify(view)).toBe(before);
  expect(kept.length).toBeGreaterThan(100);
});

test("what somebody thinks through on a copy changes nothing on the table · DC-21", () => {
  const { state } = position({
    dice: { white: 1, black: 4 },
    city: { "white-1": "blacksmith", "red-1": "mint", "red-2": "well off" },
    strength: 3,
    stock: [2, 4, 2],
    display: [],
    others: [{ stock: [1, 0, 0] }],
  });
  const before = JSON.stringify(state);
  const copy = new Playing(game, copyOf(game, state));
  copy.answers("use-white", "spend-black", "red-2", "bandit-2", "ship-5", "buy-quarry", "red-1");
  copy.answer("done", 1, 1, 1, 1, 1);
  expect(JSON.stringify(state)).toBe(before);
});

test("no component is limited but piles, deck, bandits and ships · DC-22", () => {
  const all = Object.fromEntries(
    (["white", "red", "blue"] as const).flatMap((row) =>
      ([1, 2, 3, 4, 5, 6] as const).map((column) => [`${row}-${column}`, "mine off"]),
    ),
  ) as Record<"white-1", "mine off">;
  const play = position({ city: all, dice: { yellow: 1 }, stock: [30, 30, 30], passTokens: 20 }).answer(
    "passes-wood",
  );
  expect(play.stock()).toEqual([31, 30, 30]);
  play.answers("spend-yellow", "pass");
  expect(play.player(0).passTokens).toBe(19);
});
