import { seatsOf, type Viewer } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { Character } from "../characters.ts";
import { game } from "../index.ts";
import { after, dealt, type Laid, underway } from "./position.ts";

const L = "loyal-servant";
const SEVEN = [L, "cleric", "minion", "morgan-le-fay", "blind-hunter", L, "duke"] as const;

describe("what is public · QU-7", () => {
  test("the set in play is, who holds what is not · QU-7", () => {
    const play = dealt(SEVEN);
    for (const viewer of [...seatsOf(7), "public"] as const) {
      const { set, deal, putAway } = play.view(viewer);
      expect(set.toSorted()).toEqual(SEVEN.toSorted());
      expect([deal, putAway]).toEqual([null, null]);
    }
  });

  test("team, magic, leader, veterans, amulets, checks and Fails are the same for all · QU-7", () => {
    const play = after("SF", SEVEN).answers("seat-2", "seat-3", "seat-4", "show").answers("seat-5", "seat-6");
    for (const viewer of [...seatsOf(7), "public"] as const) {
      expect(play.view(viewer)).toMatchObject({
        leader: 2,
        veterans: [0, 1, 2],
        amulets: [{ holder: 3, checked: 4 }],
        team: { chosen: [5, 6], magic: null },
        quests: [{ fails: 0 }, { fails: 1 }],
        revealed: {},
      });
      expect({ ...play.view(viewer), mine: null }).toEqual(play.view("public"));
    }
  });

  test("one's own character is no secret, nor is a revealed one · QU-7", () => {
    const { state } = after("SSS", SEVEN);
    expect(state.revealed).toEqual({ 4: "blind-hunter" });
    expect(game.secrets(state, 3)["the characters"]).toEqual([L, "cleric", "minion", L, "duke"]);
  });

  test("a seat is sent its own card, what it learned and nothing of the others' · QU-7", () => {
    const play = underway(SEVEN);
    const sent = play.events.flatMap((event) => game.see(event, 3) ?? []);
    expect(sent.filter(({ kind }) => kind === "dealt")).toEqual([
      { kind: "dealt", seat: 0 },
      { kind: "dealt", seat: 1 },
      { kind: "dealt", seat: 2 },
      { kind: "dealt", seat: 3, character: "morgan-le-fay" },
      { kind: "dealt", seat: 4 },
      { kind: "dealt", seat: 5 },
      { kind: "dealt", seat: 6 },
    ]);
    expect(sent.flatMap((event) => (event.kind === "learned" && "facts" in event ? [event] : []))).toEqual([
      {
        kind: "learned",
        seat: 3,
        facts: [
          { seat: 2, known: "evil" },
          { seat: 4, known: "blind-hunter" },
        ],
        putAway: [],
      },
    ]);
  });

  test("at the end all read what each was shown, unless who showed it had a choice · QU-7 QU-15", () => {
    const knew = (leader: "minion" | "trickster" | "troublemaker") =>
      after("SSS", [leader, "cleric", L, "morgan-le-fay", L]).view("public").knew?.[1];
    expect([knew("minion"), knew("troublemaker"), knew("trickster")]).toEqual([
      [{ seat: 0, known: "shows-evil" }],
      [{ seat: 0, known: "shows-evil" }],
      [],
    ]);
  });

  test("what was put away is hidden from all but those who see it, or who hold the other of two · QU-7 QU-30", () => {
    const hidden = (viewer: Viewer, deal: readonly Character[], laid: Laid) =>
      Object.keys(game.secrets(underway(deal, laid).state, viewer));
    const [CHARACTERS, PUT_AWAY] = ["the characters", "what was put away"];
    const four = [L, "youth", "morgan-le-fay", "blind-hunter"] as const;
    const named = { options: { preset: "directors-cut" }, putAway: [["cleric"]] } as const;
    const seen = { ...named, options: { ...named.options, hiddenCard: "hunter-sees-it" } } as const;
    for (const viewer of [0, 1, 2, 3, "public"] as const)
      expect(hidden(viewer, four, named)).toEqual([CHARACTERS, PUT_AWAY]);
    expect(hidden(2, four, seen)).toEqual([CHARACTERS, PUT_AWAY]);
    expect(hidden(3, four, seen)).toEqual([CHARACTERS]);
    const six = ["cleric", "duke", "youth", "minion", "morgan-le-fay", "blind-hunter"] as const;
    const oneOfTwo = { options: { preset: "directors-cut" }, putAway: [["troublemaker"]] } as const;
    expect(hidden(0, six, oneOfTwo)).toEqual([CHARACTERS, PUT_AWAY]);
    expect(hidden(2, six, oneOfTwo)).toEqual([CHARACTERS]);
    expect(hidden("public", SEVEN, {})).toEqual([CHARACTERS]);
  });

  test("the cards that the others played are hidden to the end and after it, one's own never · QU-7 QU-12", () => {
    const play = after("SSS", [L, L, L, "morgan-le-fay", "scion"]);
    const hidden = game.secrets(play.state, 0);
    expect(Object.keys(hidden)).toEqual(["the cards played"]);
    const others = play
      .view()
      .quests.map(({ team }) => team.filter((seat) => seat !== 0).map(() => "success"));
    expect(hidden["the cards played"]).toEqual(others);
  });

  test("at the end all cards are turned up · QU-7", () => {
    const deal = [L, "youth", "morgan-le-fay", "blind-hunter"] as const;
    const play = after("SSS", deal, { options: { preset: "directors-cut" }, putAway: [["cleric"]] });
    expect(play.answers("give-up").view("public")).toMatchObject({ deal, putAway: ["cleric"] });
    expect(play.events.at(-1)).toEqual({
      kind: "over",
      side: "good",
      why: "hunt-failed",
      winners: [0, 1],
      deal,
      putAway: ["cleric"],
    });
  });
});
