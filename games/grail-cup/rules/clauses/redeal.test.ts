import {
  chanceOf,
  type Chance,
  Match,
  pickOne,
  seatsOf,
  seeded,
  type Viewer,
  viewersOf,
} from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { GrailCup } from "../grail-cup.ts";
import { game } from "../index.ts";
import { ALLIES } from "../pieces.ts";
import { sorted } from "../draft.ts";
import type { State } from "../state.ts";
import { FRESH, newGame, position } from "./position.ts";

const chance = (seed: string | number): Chance => chanceOf(seeded(seed));

function redeals(state: State, viewer: Viewer, count = 60): State[] {
  return Array.from({ length: count }, (_, seed) => game.redeal(state, viewer, chance(seed)));
}

/** Every state of a random game. */
function* randomGame(seats: number, seed: number): Generator<State> {
  const match = Match.begin<GrailCup>(game, { seats, options: { board: "forest" }, source: seeded(seed) });
  const choices = chance(`choices ${seed}`);
  for (let answers = 0; match.outcome === null; answers++) {
    yield match.state;
    const [seat = 0] = match.asked;
    const decision = match.decision(seat);
    if (decision === null) throw new Error("Nobody is asked.");
    const answer = pickOne(choices, decision.answers).id;
    match.submit({ kind: "answer", id: String(answers), seat, decision: decision.id, answer });
  }
}

const different = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

describe("cards dealt anew · GC-11", () => {
  test.each([3, 4, 5, 6, 7, 8])("%i players: a viewer's own hands and cards stay · GC-11", (seats) => {
    let compared = 0;
    for (const state of randomGame(seats, 1)) {
      for (const seat of seatsOf(seats)) {
        const own = ({ round }: State) => round.picks.filter((pick) => pick.seat === seat);
        const redealt = game.redeal(state, seat, chance(compared++));
        expect(own(redealt)).toEqual(own(state));
        expect(game.view(redealt, seat)).toEqual(game.view(state, seat));
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test.each([3, 4, 5, 6, 7, 8])(
    "%i players: all nine cards are there once, and every hand is what was passed · GC-9 GC-11",
    (seats) => {
      let seed = 0;
      for (const state of randomGame(seats, 2)) {
        const { round } = game.redeal(state, "public", chance(seed++));
        const { picks, faceUp, faceDown, removed, discarded, hand } = round;
        // With eight the last player has taken up the face-down card: it is in their hand, kept or put away.
        const isTakenUp = seats === 8 && picks.length >= 7;
        const aside = [isTakenUp ? null : faceDown, removed, discarded].filter((card) => card !== null);
        const all = [...faceUp, ...aside, ...picks.map(({ kept }) => kept), ...hand];
        expect(sorted(all)).toEqual(ALLIES);
        for (const pick of picks) expect(pick.hand).toContain(pick.kept);
        for (const [index, pick] of picks.entries()) {
          const next = picks[index + 1];
          if (next === undefined || (seats === 8 && index === 6) || (seats === 3 && index === 2)) continue;
          expect(next.hand).toEqual(pick.hand.filter((card) => card !== pick.kept));
        }
      }
    },
  );

  test("a called ally that nobody showed is never among the cards somebody kept · GC-12", () => {
    let passed = 0;
    for (const seats of [3, 4, 5, 6, 7, 8]) {
      for (const state of randomGame(seats, 3)) {
        const { calls } = state.round;
        for (const viewer of [...seatsOf(seats), "public"] as const) {
          const { picks } = game.redeal(state, viewer, chance(passed)).round;
          for (const [index, holder] of calls.entries()) {
            const kept = picks.find((pick) => pick.kept === ALLIES[index]);
            expect(kept?.seat ?? null).toBe(holder);
            passed++;
          }
        }
      }
    }
    expect(passed).toBeGreaterThan(1000);
  });

  test("what others keep and hold, and what lies face down, changes · GC-11", () => {
    const play = newGame([1, 2, 3, 4, 9]).answers("keep-4", "left", "keep-5");
    const { state } = play;
    expect(
      different(redeals(state, 2).map(({ round }) => round.picks.map(({ kept }) => kept))),
    ).toBeGreaterThan(3);
    expect(different(redeals(state, 0).map(({ round }) => round.hand))).toBe(1);
    expect(different(redeals(state, 2).map(({ round }) => round.faceDown))).toBeGreaterThan(1);
  });

  test("while the first player says which way the rest go, no neighbour knows them · GC-9 GC-11", () => {
    const { state } = newGame([1, 2, 3, 4, 9]).answers("keep-4");
    const hands = (viewer: Viewer) => different(redeals(state, viewer).map(({ round }) => round.hand));
    expect(hands(4)).toBe(1);
    for (const neighbour of [0, 3]) expect(hands(neighbour)).toBeGreaterThan(3);
  });

  test("with eight, only the last player knows which of their two cards lay face down, then and later · GC-11", () => {
    const play = newGame([1, 2, 3, 4, 5, 6, 7, 8], { cards: [5, 1, 2, 3, 4, 6, 7, 8, 9] });
    play.answers("keep-1", "left", "keep-2", "keep-3", "keep-4", "keep-6", "keep-7", "keep-8");
    expect(play.asked).toBe("6 keep");
    const lay = (viewer: Viewer) => new Set(redeals(play.state, viewer).map(({ round }) => round.faceDown));
    const retold = (viewer: Viewer) =>
      new Set(
        redeals(play.state, viewer).map((other) => {
          const event = play.told("hand").at(-1);
          const again = event === undefined ? null : game.retell(event, other);
          return again?.kind === "hand" ? again.takenUp : null;
        }),
      );
    for (const answer of [null, "keep-9"]) {
      if (answer !== null) play.answer(answer);
      expect(lay(6)).toEqual(new Set([5]));
      expect(retold(6)).toEqual(new Set([5]));
      expect(lay("public").size).toBeGreaterThan(3);
      expect(retold("public")).toEqual(lay("public"));
    }
    const keptIt = (viewer: Viewer) =>
      new Set(redeals(play.state, viewer).map(({ round }) => round.picks[7]?.kept === round.faceDown));
    expect(keptIt(6)).toEqual(new Set([false]));
    expect(keptIt("public")).toEqual(new Set([false, true]));
    // When all are called, the 5 that nobody shows may still have been passed to the last player, and the 9 taken up.
    const { calls, picks } = play.state.round;
    calls.push(...ALLIES.map((ally) => picks.find(({ kept }) => kept === ally)?.seat ?? null));
    expect(lay(6)).toEqual(new Set([5]));
    expect(lay("public")).toEqual(new Set([5, 9]));
  });

  test("of a hand that was passed on, the viewer knows every card but not who has which · GC-11", () => {
    // Five players, 1 and 2 face up, 3 face down: seat 4 saw 4 to 9 and kept 4.
    const { state } = newGame([1, 2, 3, 4, 9]).answers("keep-4", "left", "keep-5", "keep-6");
    for (const { round } of redeals(state, 4)) {
      expect(round.faceDown).toBe(3);
      const [, second, third] = round.picks;
      expect([5, 6, 7, 8, 9]).toEqual(expect.arrayContaining([second?.kept, third?.kept]));
    }
    expect(different(redeals(state, 4).map(({ round }) => round.hand))).toBeGreaterThan(3);
  });
});

test.each([3, 4, 8])(
  "%i players: how cards and tokens truly lie does not tell how they are dealt anew · GC-11 GC-23",
  (seats) => {
    let compared = 0;
    for (const state of randomGame(seats, 4)) {
      for (const viewer of viewersOf(seats)) {
        const other = game.redeal(state, viewer, chance(`other ${compared}`));
        const anew = (from: State) => game.redeal(from, viewer, chance(compared));
        expect(anew(other)).toEqual(anew(state));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  },
);

describe("what was told of a draft dealt anew · GC-11", () => {
  // 1 to 3 lie face up and the 4 face down; seat 3 begins, and the 9 is put away.
  const drafted = () => newGame([1, 2, 3, 9]).answers("keep-5", "left", "keep-6", "keep-7", "keep-8");

  test("hands, kept and put-away cards of this round are told as they are now · GC-11", () => {
    const play = drafted();
    const others = redeals(play.state, "public");
    expect(different(others.map(({ round }) => round.discarded))).toBeGreaterThan(1);
    for (const other of others) {
      const { picks, discarded } = other.round;
      const retold = play.told("hand", "kept", "discarded").map((event) => game.retell(event, other));
      expect(retold).toEqual([
        ...picks.flatMap(({ seat, hand, kept }, pick) => [
          { kind: "hand", seat, round: 1, pick, cards: hand.length, hand },
          { kind: "kept", seat, round: 1, pick, ally: kept },
        ]),
        { kind: "discarded", seat: 2, round: 1, ally: discarded },
      ]);
    }
  });

  test("the hand that somebody picks from is told as it is now · GC-11", () => {
    const play = newGame([1, 2, 3, 9]).answers("keep-5", "left");
    const [, hand] = play.told("hand");
    for (const other of redeals(play.state, 1))
      expect(hand && game.retell(hand, other)).toMatchObject({ seat: 0, hand: other.round.hand });
  });

  test("those of an earlier round stay as they were · GC-11", () => {
    const play = drafted();
    const told = play.told("hand", "kept", "discarded");
    play.holding({ 0: [9] }).call(9);
    play.answers("keep-5", "left", "keep-6", "keep-7", "keep-8");
    for (const other of redeals(play.state, "public"))
      expect(told.map((event) => game.retell(event, other))).toEqual(told);
  });
});

describe("tokens laid anew · GC-2 GC-23", () => {
  const count = (state: State) => {
    const { track, reserve, turnedUp } = state.clovers;
    const all = [...Object.values(track), ...reserve].map(({ token }) => token);
    if (turnedUp !== null) all.push(turnedUp.token);
    return all.toSorted();
  };

  test("there are always the same eighteen · GC-2", () => {
    let seed = 0;
    for (const state of randomGame(6, 4)) {
      for (const viewer of [0, 3, "public"] as const)
        expect(count(game.redeal(state, viewer, chance(seed++)))).toEqual(count(state));
    }
  });

  const track = (state: State, ...spaces: number[]) =>
    spaces.map((space) => state.clovers.track[space]?.token);

  test("what Merlin's player saw stays for that player, and changes for all others · GC-23", () => {
    const { state } = position({ at: [1, 2, 3], tokens: { 44: "magnet" }, holding: { 0: [3], 1: [8] } })
      .call(3)
      .answers("space-8", "space-12", "space-44", "boots+boots+magnet");
    expect(different(redeals(state, 0).map((other) => track(other, 8, 12, 44)))).toBe(1);
    expect(different(redeals(state, 1).map((other) => track(other, 8, 12, 44)))).toBeGreaterThan(5);
    expect(different(redeals(state, 0).map((other) => track(other, 16, 19)))).toBeGreaterThan(3);
  });

  test("of two equal tokens nobody can tell which one was seen · GC-23 GC-52", () => {
    // One pair of boots was turned up and shuffled in; then seat 0 has seen a pair on 8, drawn after that.
    const seenOn8 = (since: number): State => {
      const { state } = position({ at: [1, 2, 3], tokens: { 8: "boots" }, reserve: ["boots"] });
      const { track, reserve } = state.clovers;
      track[8] = { token: "boots", since, name: 0, laid: 1, seenBy: [0], rememberedBy: [0] };
      reserve[0] = { token: "boots", since: 1 - since };
      return state;
    };
    expect(redeals(seenOn8(0), 0)).toEqual(redeals(seenOn8(1), 0));
  });

  test("whose token another Merlin moved knows that it is one of those three, not which · GC-23", () => {
    const seen = position({
      at: [1, 2, 3],
      tokens: { 8: "boots", 12: "goblin", 16: "magnet", 19: "lure", 21: "fake-grail" },
      holding: { 0: [3] },
    })
      .call(3)
      .answers("space-8", "space-12", "space-16", "boots+goblin+magnet", "steps-1");
    const { state } = seen
      .holding({ 1: [3] })
      .call(3)
      .answers("space-16", "space-19", "space-21", "magnet+lure+fake-grail");
    for (const other of redeals(state, 0)) {
      expect(track(other, 8, 12)).toEqual(["boots", "goblin"]);
      expect(track(other, 16, 19, 21)).toContain("magnet");
    }
    expect(different(redeals(state, 0).map((other) => track(other, 16, 19, 21)))).toBeGreaterThan(3);
  });

  test("when one of those three is shown, the viewer does not know which of the others is which · GC-23", () => {
    const look = ["space-8", "space-12", "space-16", "boots+goblin+magnet"];
    const seen = position({
      at: [1, 2, 7],
      dragon: 9,
      tokens: { 8: "boots", 12: "goblin", 16: "magnet" },
      holding: { 0: [3] },
    });
    seen.call(3).answers(...look, "steps-1");
    seen
      .holding({ 1: [3] })
      .call(3)
      .answers(...look);
    // The boots are barred by the dragon on 9.
    const { state } = seen.holding({ 2: [1] }).call(1, FRESH);
    expect(seen.shown).toEqual(["boots"]);
    expect(new Set(redeals(state, 0).map((other) => track(other, 12, 16).join(" ")))).toEqual(
      new Set(["goblin magnet", "magnet goblin"]),
    );
    expect(different(redeals(state, 1).map((other) => track(other, 12, 16)))).toBe(1);
  });

  test("what Merlin was told is told as it lies now, but what has moved since as it was · GC-23", () => {
    const play = position({
      at: [7, 43, 3],
      tokens: { 8: "lure", 12: "goblin", 16: "magnet", 44: "goblin" },
      holding: { 0: [3], 1: [1] },
    })
      .call(1, FRESH)
      .answers("curse-9", "space-8", "space-12", "space-16", "magnet+lure+goblin");
    const retold = () =>
      redeals(play.state, "public").map((other) => ({
        other,
        told: play.told("looked", "rearranged").map((event) => {
          const again = game.retell(event, other);
          return again.kind === "looked" || again.kind === "rearranged" ? again.tokens : null;
        }),
      }));
    for (const { other, told } of retold())
      expect(told).toEqual([["lure", "goblin", "magnet"], track(other, 8, 12, 16)]);
    // The magnet on 8 is shown, and another token laid there.
    play.answer("steps-1", FRESH);
    expect(play.shown).toEqual(["goblin", "magnet"]);
    for (const { other, told } of retold()) expect(told[1]).toEqual(["magnet", ...track(other, 12, 16)]);
  });

  test("a token shown since the setup lies on no space where another lay all the time · GC-2 GC-52", () => {
    // All three magnets lie on the Smith's way from 4 to 16, and no other has a lance.
    const play = newGame([1, 2, 3], { tokens: ["magnet", "magnet", "magnet"] });
    play.holding({ 2: [4] }).call(4, FRESH);
    play.holding({ 2: [4] }).call(4, FRESH);
    play
      .holding({ 2: [4] })
      .call(4)
      .answer("spend-lance", FRESH);
    expect(play.shown).toEqual(["magnet", "magnet", "magnet"]);
    const untouched = [19, 21, 26, 30, 34, 39, 41, 44];
    for (const other of redeals(play.state, "public", 200))
      expect(track(other, ...untouched)).not.toContain("magnet");
  });

  test("after all four boots were turned up, no untouched space can hold boots · GC-52", () => {
    // Boots on 8, 12, 16 and 26 are found one after another, and never drawn again.
    const play = position({
      at: [7, 11, 15, 25],
      dragon: 9,
      tokens: { 8: "boots", 12: "boots", 16: "boots", 26: "boots" },
      reserve: ["magnet", "magnet", "magnet", "lure"],
    });
    for (const [finder, dragon] of [9, 13, 17, 27].entries()) {
      // Right before each of them, so that the boots do not carry the knight on.
      play.state.dragon = dragon;
      play.holding({ [finder]: [1] }).call(1, FRESH);
    }
    expect(play.shown).toEqual(["boots", "boots", "boots", "boots"]);
    const untouched = [19, 21, 30, 34, 39, 41, 44];
    const touched = [12, 16, 26];
    const all = redeals(play.state, "public", 200);
    for (const other of all) expect(track(other, ...untouched)).not.toContain("boots");
    expect(all.some((other) => track(other, ...touched).includes("boots"))).toBe(true);
    // And the first space was drawn when only one pair of boots was in the reserve.
    expect(all.some((other) => track(other, 8).includes("boots"))).toBe(true);
  });
});
