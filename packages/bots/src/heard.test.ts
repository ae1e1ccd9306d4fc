import type { Entry, Game, Seat } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { heardBy } from "./heard.ts";

const said = (n: number, seat: Seat, text: string): Entry => ({
  kind: "said",
  n,
  seat,
  command: `c${n}`,
  say: { text },
});

const entries: Entry[] = [
  said(1, 0, "Hello!"),
  { kind: "answer", n: 2, seat: 0, decision: "0-1", answer: "left", draws: [], revealed: false },
  said(3, 1, "Left?"),
  { kind: "undo-asked", n: 4, seat: 0, from: 2 },
];

/** What the viewer hears of everything that is told. */
const hearing = (see: Game["see"]) => heardBy({ see }, { entries }, 2);

describe("what was said", () => {
  test("is heard in order, and nothing else of the log is", () => {
    const asked: string[] = [];
    const heard = hearing((told) => {
      asked.push(told.kind);
      return told;
    });
    expect(heard).toEqual([
      { kind: "said", seat: 0, say: { text: "Hello!" } },
      { kind: "said", seat: 1, say: { text: "Left?" } },
    ]);
    expect(asked).toEqual(["said", "said"]);
  });

  test("is heard as the game lets this viewer hear it, or not at all", () => {
    const heard = hearing((told, viewer) =>
      "say" in told && told.seat === 0 ? { ...told, say: { text: `a whisper to ${viewer}` } } : null,
    );
    expect(heard).toEqual([{ kind: "said", seat: 0, say: { text: "a whisper to 2" } }]);
  });

  test("is not heard where the game makes something else of it", () => {
    expect(hearing(() => ({ kind: "murmur" }))).toEqual([]);
  });
});
