import { Match, seatsOf, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import type { QuestShape } from "../quest.ts";
import { talk } from "../statements.ts";
import { after, OPTIONS, type Playing, underway } from "./position.ts";

const L = "loyal-servant";
const DEAL = [L, L, L, "morgan-le-fay", "blind-hunter"] as const;

const says = (play: Playing, seat: number, statement: unknown) => talk.read(play.state, seat, statement);
const open = (play: Playing) => seatsOf(DEAL.length).filter((seat) => talk.open(play.state, seat));

describe("statements · QU-40", () => {
  const play = underway(DEAL).quest([0, 1], 1);

  test.each([
    { kind: "i-am", character: "loyal-servant" },
    { kind: "i-am", character: "blind-hunter" },
    { kind: "i-am-good" },
    { kind: "i-checked", seat: 2, saw: "good" },
    { kind: "i-checked", seat: 2, saw: "evil" },
    { kind: "i-trust", seat: 3 },
    { kind: "i-suspect", seat: 4 },
    { kind: "send", seats: [0, 2, 4] },
    { kind: "give-magic", seat: 0 },
    { kind: "should-lead", seat: 0 },
    { kind: "i-played-success", quest: 1 },
    { kind: "i-agree", seat: 3, entry: 7 },
    { kind: "i-disagree", seat: 3, entry: 7 },
  ])("%j can be said, true or not · QU-40", (statement) => {
    expect(says(play, 0, statement)).toEqual(statement);
  });

  test.each([
    ["a character that is not in play", { kind: "i-am", character: "arthur" }],
    ["no character at all", { kind: "i-am", character: "king" }],
    ["a check of oneself", { kind: "i-checked", seat: 0, saw: "good" }],
    ["a check that saw nothing", { kind: "i-checked", seat: 1, saw: "grey" }],
    ["trust in oneself", { kind: "i-trust", seat: 0 }],
    ["a seat that is not at the table", { kind: "i-suspect", seat: 5 }],
    ["a seat before the first", { kind: "i-suspect", seat: -1 }],
    ["half a seat", { kind: "should-lead", seat: 0.5 }],
    ["a team of nobody", { kind: "send", seats: [] }],
    ["the same one twice", { kind: "send", seats: [1, 1] }],
    ["a team with a stranger", { kind: "send", seats: [1, 9] }],
    ["a quest not yet played", { kind: "i-played-success", quest: 2 }],
    ["agreement with oneself", { kind: "i-agree", seat: 0, entry: 7 }],
    ["agreement with nothing", { kind: "i-agree", seat: 1, entry: 0 }],
    ["agreement with half a remark", { kind: "i-agree", seat: 1, entry: 0.5 }],
    ["something unheard of", { kind: "sing" }],
    ["no statement", "hello"],
    ["nothing", null],
  ])("%s cannot · QU-40", (_, statement) => {
    expect(says(play, 0, statement)).toBeNull();
  });

  test("who was not on a quest played nothing on it · QU-40", () => {
    expect(says(play, 2, { kind: "i-played-success", quest: 1 })).toBeNull();
  });

  test("what comes with a statement and is no part of it is left out · QU-40", () => {
    expect(says(play, 0, { kind: "i-trust", seat: 1, whisper: true })).toEqual({ kind: "i-trust", seat: 1 });
  });

  test("it is public and stands in the log · QU-40", () => {
    const match = Match.begin<QuestShape>(game, {
      seats: 5,
      options: { ...OPTIONS, preset: "base" },
      source: seeded(1),
    });
    const statement = { kind: "i-suspect", seat: 3 } as const;
    const result = match.submit({ kind: "say", id: "1", seat: 0, say: { statement } });
    if (!result.accepted) throw new Error(result.reason);
    const [said] = result.told;
    if (said === undefined) throw new Error("Nothing was said.");
    for (const viewer of [0, 1, 2, 3, 4, "public"] as const) expect(game.see(said, viewer)).toEqual(said);
    expect(match.log.entries).toMatchObject([{ kind: "said", seat: 0, say: { statement } }]);
  });

  test("there is an example of every kind, and each can be said sometime · QU-40", () => {
    const kinds = new Set(talk.examples(5).map(({ kind }) => kind));
    expect(kinds.size).toBe(11);
    const sayable = new Set(
      talk
        .examples(5)
        .flatMap((example) => says(play, 0, example)?.kind ?? says(play, 1, example)?.kind ?? []),
    );
    expect(sayable).toEqual(kinds);
  });
});

describe("when talk is closed · QU-41", () => {
  test("it is open through the quests and the discussion · QU-40 QU-41", () => {
    expect(open(underway(DEAL))).toEqual([0, 1, 2, 3, 4]);
    expect(open(after("FFF", DEAL))).toEqual([0, 1, 2, 3, 4]);
  });

  test("after the discussion nobody speaks, to the end of the Last Chance · QU-41", () => {
    const play = after("FFF", DEAL).everybody();
    expect([play.question.kind, open(play)]).toEqual(["hunt-window", []]);
    play.everybody();
    expect([play.question.kind, open(play)]).toEqual(["point", []]);
    play.point();
    expect([play.question.kind, open(play)]).toEqual(["drop", []]);
    play.drop();
    expect([play.question.kind, open(play)]).toEqual(["acts", []]);
    expect(open(play.done())).toEqual([0, 1, 2, 3, 4]);
  });

  test("in a hunt the Hunter alone speaks · QU-41", () => {
    const hunts = [after("SSS", DEAL), after("FFF", DEAL).everybody().everybody({ 4: "hunt" })];
    for (const play of hunts) {
      expect([play.view().talk, open(play)]).toEqual(["hunter-only", [4]]);
      expect(open(play.answers("give-up"))).toEqual([0, 1, 2, 3, 4]);
    }
  });

  test("the server refuses what is said then · QU-41", () => {
    const match = Match.begin<QuestShape>(game, {
      seats: 5,
      options: { ...OPTIONS, preset: "base" },
      source: seeded(3),
    });
    let refusal: string | null = null;
    for (let n = 0; match.outcome === null && refusal === null; n++) {
      const [seat = 0] = match.asked;
      const decision = match.decision(seat);
      const answer = decision?.answers.at(-1)?.id ?? "";
      match.submit({ kind: "answer", id: `a${n}`, seat, decision: decision?.id ?? "", answer });
      const result = match.submit({ kind: "say", id: `s${n}`, seat, say: { text: "I am good!" } });
      if (!result.accepted) refusal = result.reason;
    }
    expect([refusal, match.asked.length]).toEqual(["talk-closed", 5]);
  });
});
