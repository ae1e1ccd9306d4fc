import { previewOf } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { game } from "../index.ts";
import { newGame, type Playing, position } from "./position.ts";

function preview(play: Playing, id: string) {
  const [seat = 0] = game.asked(play.state);
  const answer = game.decision(play.state, seat)?.answers.find((one) => one.id === id);
  if (answer === undefined) throw new Error(`“${id}” is not legal.`);
  return previewOf(game, play.state, seat, answer);
}

test("spending a lance shows the landing beyond the dragon, keeping it the one before · GC-40", () => {
  const play = position({ at: [3, 1, 2], lances: [1, 0, 0], dragon: 6, holding: { 0: [6] } }).call(6);
  expect(preview(play, "spend-lance").events.slice(0, 2)).toEqual([
    { kind: "lance-spent", seat: 0 },
    { kind: "moved", seat: 0, from: 3, to: 10, cause: "ally" },
  ]);
  expect(preview(play, "keep-lance").events.slice(0, 2)).toEqual([
    { kind: "moved", seat: 0, from: 3, to: 5, cause: "ally" },
    { kind: "blocked", seat: 0, space: 5 },
  ]);
});

test("it shows nothing hidden on the landing: it ends before the token is turned up · GC-40 GC-52", () => {
  const play = position({ at: [2, 1, 3], dragon: 40, holding: { 0: [8] } }).call(8);
  expect(preview(play, "steps-6")).toEqual({
    events: [{ kind: "moved", seat: 0, from: 2, to: 8, cause: "ally" }],
    final: true,
  });
});

test("nor does it roll the village die · GC-51", () => {
  const play = position({ at: [3, 1, 2], dragon: 40, holding: { 0: [8] } }).call(8);
  expect(preview(play, "steps-6")).toEqual({
    events: [{ kind: "moved", seat: 0, from: 3, to: 9, cause: "ally" }],
    final: true,
  });
});

test("a winning move shows that it wins, and hides no chance · GC-13", () => {
  const play = position({ at: [42, 1, 2], holding: { 0: [8] } }).call(8);
  expect(preview(play, "steps-6")).toEqual({
    events: [
      { kind: "moved", seat: 0, from: 42, to: 46, cause: "ally" },
      { kind: "won", seat: 0 },
    ],
    final: false,
  });
});

test("keeping a card shows no other card; only the first player can still take it back · GC-9 GC-11", () => {
  const play = newGame([1, 2, 3, 9], { cards: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  expect(preview(play, "keep-6")).toEqual({
    events: [{ kind: "kept", seat: 3, round: 1, pick: 0, ally: 6 }],
    final: false,
  });
  play.answer("keep-6");
  expect(preview(play, "left")).toEqual({
    events: [{ kind: "passed", seat: 3, to: 0, cards: 4, direction: "left" }],
    final: true,
  });
  play.answer("left");
  expect(preview(play, "keep-5")).toMatchObject({ final: true });
});

test("the last chooser's keep is final: the call follows at once, and nothing of it is shown before · GC-9 GC-12", () => {
  const play = newGame([1, 2, 3, 9], { cards: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
  play.answers("keep-6", "left", "keep-5", "keep-7");
  expect(preview(play, "keep-8")).toEqual({
    events: [
      { kind: "kept", seat: 2, round: 1, pick: 3, ally: 8 },
      { kind: "discarded", seat: 2, round: 1, ally: 9 },
    ],
    final: true,
  });
});

test("Merlin's first two spaces can be taken back, the third shows the tokens · GC-23", () => {
  const play = position({ at: [1, 2, 3], holding: { 0: [3] } }).call(3);
  expect(preview(play, "space-8")).toEqual({ events: [], final: false });
  play.answers("space-8", "space-12");
  expect(preview(play, "space-16")).toEqual({ events: [], final: true });
});

test("how Merlin puts the tokens back can still be thought over · GC-23", () => {
  const tokens = { 8: "boots", 12: "goblin", 16: "magnet" } as const;
  const play = position({ at: [1, 2, 3], tokens, holding: { 0: [3] } }).call(3);
  play.answers("space-8", "space-12", "space-16");
  expect(preview(play, "goblin+boots+magnet")).toMatchObject({ final: false });
});

test.each([
  [1, "curse-9", { kind: "cursed", seat: 0, ally: 9 }],
  [2, "knight-2", { kind: "pointed", seat: 0, knight: 2 }],
  [5, "space-30", { kind: "dragon", seat: 0, from: 14, to: 30 }],
] as const)("what ally %i chooses is shown before it is done: %s · GC-20 GC-21 GC-25", (ally, id, event) => {
  const play = position({ at: [2, 1, 3], holding: { 0: [ally] } }).call(ally);
  expect(preview(play, id).events[0]).toEqual(event);
});

test.each([
  ["fake-grail", "knight-1", { kind: "moved", seat: 1, from: 5, to: 3, cause: "fake-grail" }],
  ["fake-grail", "knight-2", { kind: "stays", seat: 2, cause: "fake-grail" }],
  ["magnet", "knight-1", { kind: "lance-stolen", seat: 0, from: 1 }],
  ["lure", "space-30", { kind: "dragon", seat: 0, from: 14, to: 30 }],
] as const)(
  "what a %s does to %s is shown before, and not the token that replaces it · GC-52",
  (token, id, event) => {
    const play = position({ at: [7, 5, 1], lances: [0, 1, 0], tokens: { 8: token }, holding: { 0: [1] } });
    expect(preview(play.call(1), id)).toEqual({ events: [event], final: true });
  },
);

test("a preview changes nothing · GC-40", () => {
  const play = position({ at: [3, 1, 2], lances: [1, 0, 0], dragon: 6, holding: { 0: [6] } }).call(6);
  const before = JSON.stringify(play.state);
  preview(play, "spend-lance");
  expect(JSON.stringify(play.state)).toBe(before);
});
