import { seatsOf, type Viewer } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import type { Ally } from "../pieces.ts";
import { FRESH, newGame, type Playing, position } from "./position.ts";

const EIGHT: readonly Ally[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** What a seat was sent of hands, kept and put-away cards: “hand 5 6”, “kept 5”. */
function cardsSentTo(play: Playing, viewer: number): string[] {
  return play
    .told("hand", "kept", "discarded")
    .map((event) => game.see(event, viewer))
    .flatMap((event) => {
      if (event?.kind === "hand") return event.hand === undefined ? [] : [`hand ${event.hand.join(" ")}`];
      if (event?.kind !== "kept" && event?.kind !== "discarded") return [];
      return event.ally === undefined ? [] : [`${event.kind} ${event.ally}`];
    });
}

describe("what each player sees of the cards · GC-11", () => {
  const four = () => newGame([1, 2, 3, 9], { cards: [1, 2, 3, 4, 5, 6, 7, 8, 9] });

  test("the hand that a player picks from, and nobody else · GC-11", () => {
    const play = four();
    expect(play.view(3).mine?.hand).toEqual([5, 6, 7, 8, 9]);
    for (const other of [0, 1, 2]) expect(play.view(other).mine?.hand).toEqual([]);
    expect(play.view("public").mine).toBeNull();
    play.answers("keep-7", "left");
    expect(play.view(3).mine).toEqual({ hand: [], takenUp: null, kept: [7], discarded: null });
    expect(play.view(0).mine?.hand).toEqual([5, 6, 8, 9]);
  });

  test("one's own cards until they are called; of the others' only how many · GC-11", () => {
    const play = four().answers("keep-7", "left", "keep-5");
    expect(play.view(0).mine?.kept).toEqual([5]);
    expect(play.view(1).mine?.kept).toEqual([]);
    expect(play.view(1).knights.map(({ cards }) => cards)).toEqual([1, 0, 0, 1]);
  });

  test("the last chooser knows the card that they put away, nobody else does · GC-11", () => {
    const play = four().answers("keep-7", "left", "keep-5", "keep-6", "keep-9");
    expect(play.asked).toBe("0 dragon");
    expect(play.view(2).mine?.discarded).toBe(8);
    for (const other of [0, 1, 3]) expect(play.view(other).mine?.discarded).toBeNull();
    expect(cardsSentTo(play, 2)).toEqual(["hand 8 9", "kept 9", "discarded 8"]);
    expect(cardsSentTo(play, 1)).toEqual(["hand 6 8 9", "kept 6"]);
  });

  test("with three the first player's second hand is the four left, never the five · GC-11", () => {
    const play = newGame([1, 2, 9]).answers("keep-2", "left", "keep-3").answer("keep-4", 1);
    // 5 6 7 8 9 came back and the 6 was removed.
    expect(play.view(2).mine?.hand).toEqual([5, 7, 8, 9]);
    expect(cardsSentTo(play, 2)).toEqual(["hand 2 3 4 5 6 7 8 9", "kept 2", "hand 5 7 8 9"]);
    expect(play.told("removed")).toEqual([{ kind: "removed", cards: 4 }]);
  });

  test("with eight the last player alone sees the face-down card that they take up · GC-11", () => {
    const play = newGame(EIGHT, { cards: [5, 1, 2, 3, 4, 6, 7, 8, 9] });
    play.answers("keep-1", "right", "keep-2", "keep-3", "keep-4", "keep-6", "keep-7", "keep-8");
    expect(play.asked).toBe("0 keep");
    expect(play.view(0).mine?.hand).toEqual([5, 9]);
    for (const other of seatsOf(8).slice(1)) {
      expect(play.view(other).mine?.hand).toEqual([]);
      expect(cardsSentTo(play, other)).toHaveLength(2);
    }
    play.answer("keep-9");
    expect(play.view(0).mine).toMatchObject({ kept: [9], discarded: 5 });
    for (const other of seatsOf(8).slice(1)) expect(play.view(other).mine?.discarded).toBeNull();
  });

  test("with eight the last player alone is told which of the two cards lay face down · GC-11", () => {
    const play = newGame(EIGHT, { cards: [9, 1, 2, 3, 4, 5, 6, 7, 8] });
    play.answers("keep-1", "right", "keep-2", "keep-3", "keep-4", "keep-5", "keep-6");
    expect(play.view(1).mine).toMatchObject({ hand: [7, 8], takenUp: null });
    play.answer("keep-7");
    expect(play.view(0).mine).toMatchObject({ hand: [8, 9], takenUp: 9 });
    const told = (viewer: Viewer) =>
      play
        .told("hand")
        .map((event) => game.see(event, viewer))
        .at(-1);
    expect(told(0)).toEqual({ kind: "hand", seat: 0, round: 1, pick: 7, cards: 2, hand: [8, 9], takenUp: 9 });
    for (const other of [1, 7, "public"] as const) {
      expect(play.view(other).mine?.takenUp ?? null).toBeNull();
      expect(told(other)).toEqual({ kind: "hand", seat: 0, round: 1, pick: 7, cards: 2 });
    }
    expect(play.answer("keep-8").view(0).mine).toEqual({ hand: [], takenUp: null, kept: [8], discarded: 9 });
  });

  test("the card set aside face down is hidden from all but who can tell it from the rest · GC-9 GC-11", () => {
    const hiddenFrom = ({ state }: Playing) =>
      [...seatsOf(8), "public" as const].filter(
        (viewer) => "the card set aside face down" in game.secrets(state, viewer),
      );
    // Seat 7 begins, and sees the eight others.
    const play = newGame(EIGHT, { cards: [5, 1, 2, 3, 4, 6, 7, 8, 9] }).answers("keep-1", "right");
    expect(play.asked).toBe("6 keep");
    expect(hiddenFrom(play)).toEqual([0, 1, 2, 3, 4, 5, 6, "public"]);
    play.answers("keep-2", "keep-3", "keep-4", "keep-6", "keep-7", "keep-8");
    // The last player has it in hand: it is one of those that go round.
    expect(play.asked).toBe("0 keep");
    expect(hiddenFrom(play)).toEqual([]);
  });

  test("hands, kept cards, and what lies unseen are secret from those who may not know them · GC-11", () => {
    const TOKENS = ["the tokens on the track", "the reserve"];
    const KEPT = "the cards others have kept";
    const secretsOf = ({ state }: Playing, viewer: Viewer) => game.secrets(state, viewer);
    const namesOf = (play: Playing, viewer: Viewer) => Object.keys(secretsOf(play, viewer));
    // Seat 2 begins, and the 1 lies face down.
    const play = newGame([1, 2, 9]).answers("keep-5", "left");
    expect(secretsOf(play, 1)).toMatchObject({
      [KEPT]: [5],
      "the hand that goes round": [2, 3, 4, 6, 7, 8, 9],
      "the card set aside face down": 1,
    });
    expect(namesOf(play, 0)).toEqual([KEPT, ...TOKENS, "the card set aside face down"]);
    expect(secretsOf(play, 2)).toMatchObject({ [KEPT]: [] });
    play.answer("keep-2").answer("keep-6", 0);
    // The 3 was removed.
    expect(secretsOf(play, 2)).toMatchObject({ [KEPT]: [2, 6], "the card removed unseen": 3 });
    play.answers("keep-8", "keep-4", "keep-7");
    // The 9 was put away by seat 1; seat 0 has shown the 2, and is asked at whom to point.
    expect(play.asked).toBe("0 point");
    const unseen = [...TOKENS, "the card removed unseen", "the card set aside face down"];
    expect(namesOf(play, 1)).toEqual([KEPT, ...unseen]);
    expect(namesOf(play, 0)).toEqual([KEPT, ...unseen, "the card put away"]);
    expect(secretsOf(play, 0)).toMatchObject({ [KEPT]: [5, 6, 8, 7], "the card put away": 9 });
    expect(secretsOf(play, "public")).toMatchObject({ [KEPT]: [5, 6, 8, 4, 7] });
  });

  test("face-down tokens are secret from all but who has seen them, the reserve from all · GC-23", () => {
    const hidden = (play: Playing, viewer: Viewer) =>
      Object.keys(play.state.clovers.track).filter(
        (space) => space in Object(game.secrets(play.state, viewer)["the tokens on the track"]),
      );
    const play = position({ at: [1, 2, 3], holding: { 0: [3] } })
      .call(3)
      .answers("space-8", "space-12");
    expect(hidden(play, 0)).toHaveLength(11);
    play.answer("space-16");
    expect(hidden(play, 0)).toEqual(["19", "21", "26", "30", "34", "39", "41", "44"]);
    for (const viewer of [1, 2, "public"] as const) expect(hidden(play, viewer)).toHaveLength(11);
    for (const viewer of [0, 1, "public"] as const)
      expect(game.secrets(play.state, viewer)["the reserve"]).toHaveLength(7);
  });

  test("the table shows nothing more after the game: a card not yet called stays face down · GC-11", () => {
    const play = position({ at: [42, 3, 1], holding: { 0: [4], 1: [8], 2: [9] } }).call(4);
    expect(play.winner).toBe(0);
    expect(play.view(0).mine?.kept).toEqual([]);
    expect(play.view(1).mine?.kept).toEqual([8]);
    expect(play.view(0).knights.map(({ cards }) => cards)).toEqual([0, 1, 1]);
    expect({ ...play.view(0), mine: null }).toEqual(play.view("public"));
  });
});

describe("what is public", () => {
  test("places, stacks, lances, supply, seal and dragon are the same for all · GC-43", () => {
    const play = position({ at: [7, 7, 3], race: [1, 0, 2], lances: [2, 0, 1], dragon: 20, seal: 1 });
    for (const viewer of [0, 1, 2, "public"] as const) {
      expect(play.view(viewer)).toMatchObject({
        knights: [
          { space: 7, lances: 2 },
          { space: 7, lances: 0 },
          { space: 3, lances: 1 },
        ],
        race: [1, 0, 2],
        lancesLeft: 9,
        dragon: 20,
        seal: 1,
        reserve: 7,
      });
    }
  });

  test("a token is shown to all while its effect is carried out, then another lies face down · GC-52", () => {
    const play = position({ at: [7, 3, 1], tokens: { 8: "lure" }, holding: { 0: [1] } }).call(1);
    expect(play.asked).toBe("0 dragon");
    expect(play.view().clovers[0]).toEqual({ space: 8, lies: "face-up", token: "lure" });
    expect(game.secrets(play.state, 1)["the tokens on the track"]).not.toHaveProperty("8");
    play.answer("space-20", FRESH);
    expect(play.view().clovers[0]).toEqual({ space: 8, lies: "face-down", token: null });
    expect(play.view().reserve).toBe(7);
  });

  test("the curse and the Squire's knight are seen by all · GC-20 GC-21", () => {
    const play = position({ at: [1, 3, 5], holding: { 0: [1], 1: [2] } })
      .call(1)
      .answers("curse-9", "knight-2");
    expect(play.told("cursed")).toEqual([{ kind: "cursed", seat: 0, ally: 9 }]);
    expect(play.told("pointed")).toEqual([{ kind: "pointed", seat: 1, knight: 2 }]);
  });

  test("the view says who is awaited and for what, to everybody · GC-12", () => {
    const play = position({ at: [1, 3, 5], holding: { 1: [8] } }).call(8);
    expect(play.view("public").awaited).toEqual({ seats: [1], question: "steps" });
    expect(play.view(0).awaited).toEqual({ seats: [1], question: "steps" });
  });

  test("when all is laid open, every token that lies on the track is face up · GC-11", () => {
    const play = position({ at: [1, 3, 5], tokens: { 8: "boots", 12: "goblin" } });
    const clovers = game.replay?.openView?.(play.state).clovers ?? [];
    expect(clovers).toContainEqual({ space: 8, lies: "face-up", token: "boots" });
    expect(clovers).toContainEqual({ space: 12, lies: "face-up", token: "goblin" });
    expect(clovers.every(({ lies, token }) => (lies === "face-up") === (token !== null))).toBe(true);
  });
});
