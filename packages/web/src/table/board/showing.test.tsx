import { effect } from "@preact/signals";
import type { Game, Shape } from "@roundtable/kernel";
import type { GameTable, Stage } from "@roundtable/kit";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Pace } from "./pace.ts";
import { Showing } from "./showing.ts";
import { gathering, said, sight, told } from "../testing/at-table.ts";
import { atTable } from "../testing/page-at-table.ts";

const { id } = gathering;
const won = { ...sight, view: { awaited: null }, decision: null, outcome: { winners: [1] } };

afterEach(() => vi.restoreAllMocks());

/** A page whose match has been dealt, and its board. An event takes as long on it as the test wants. */
function shown() {
  const { session, tell } = atTable();
  tell({ kind: "match", table: id, from: 0, lines: [told("dealt")], sight });
  const played: string[] = [];
  const ends: (() => void)[] = [];
  const table: GameTable = {
    Board: () => null,
    pieces: {},
    async play({ kind }: Shape["event"], stage: Stage) {
      played.push(kind);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      await promise;
      if (kind === "broken") throw new Error("This animation is broken.");
      await stage.settle();
    },
  };
  const game: Pick<Game, "after"> = { after: (view, { kind }) => ({ ...view, last: kind }) };
  const showing = new Showing(session, game, table, new Pace(false));
  effect(() => {
    void showing.view.value;
    queueMicrotask(() => showing.drawn());
  });
  const endOne = async () => {
    ends.shift()?.();
    await turns();
  };
  const kinds = () => showing.lines.value.map((line) => (line.kind === "told" ? line.told.kind : line.kind));
  return { session, tell, showing, played, endOne, kinds, board: document.createElement("div") };
}

/** What is drawn, and what then follows, happens in the turns after it. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
}

describe("the match as far as it was seen to happen", () => {
  test("an event is among the lines when the board has shown it, not when it has come", async () => {
    const { showing, tell, endOne, kinds, board } = shown();
    showing.playOn(board);
    expect(kinds()).toEqual(["dealt"]);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved"), told("paid")], sight: won });
    expect(kinds()).toEqual(["dealt"]);
    expect(showing.busy.value).toBe(true);
    await endOne();
    expect(kinds()).toEqual(["dealt", "moved"]);
    expect(showing.view.value).toMatchObject({ last: "moved" });
    await endOne();
    expect(kinds()).toEqual(["dealt", "moved", "paid"]);
    expect(showing.view.value).toEqual(won.view);
    expect(showing.busy.value).toBe(false);
  });

  test("what comes while something is played waits for it", async () => {
    const { showing, tell, played, endOne, kinds, board } = shown();
    showing.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    tell({ kind: "match", table: id, from: 2, lines: [told("paid")], sight });
    expect([played, kinds()]).toEqual([["moved"], ["dealt"]]);
    await endOne();
    expect([played, kinds()]).toEqual([
      ["moved", "paid"],
      ["dealt", "moved"],
    ]);
  });

  test("talk is not played, and is there at once when nothing else is", async () => {
    const { showing, tell, played, kinds, board } = shown();
    showing.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [said(1, "Hello!")], sight });
    await turns();
    expect([played, kinds()]).toEqual([[], ["dealt", "said"]]);
  });

  test("what comes before there is a board is shown on it, not played", async () => {
    const { showing, tell, played, kinds, board } = shown();
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight: won });
    showing.playOn(board);
    await turns();
    expect([played, kinds()]).toEqual([[], ["dealt", "moved"]]);
    expect(showing.view.value).toEqual(won.view);
  });

  test("nothing is played for a page that nobody sees", async () => {
    const { showing, tell, played, kinds, board } = shown();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    showing.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    await turns();
    expect([played, kinds()]).toEqual([[], ["dealt", "moved"]]);
  });

  test("a board that is taken away plays nothing more", async () => {
    const { showing, tell, played, board } = shown();
    showing.playOn(board)();
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    await turns();
    expect(played).toEqual([]);
  });

  test("a broken animation is reported, and its event shown all the same", async () => {
    const { showing, tell, endOne, kinds, board } = shown();
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal("reportError", report);
    showing.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("broken")], sight });
    await endOne();
    expect(report).toHaveBeenCalledOnce();
    expect(kinds()).toEqual(["dealt", "broken"]);
    vi.unstubAllGlobals();
  });
});

describe("a match is over", () => {
  test("at once when it was ended before its end, and not while it is played", () => {
    const { showing, tell } = shown();
    tell({ kind: "table", table: { ...gathering, status: "playing" } });
    expect(showing.over.value).toBe(false);
    tell({ kind: "table", table: { ...gathering, status: "over", ended: "together" } });
    expect(showing.over.value).toBe(true);
  });

  test("when the last move has come and the board has shown it", async () => {
    const { showing, tell, endOne, board } = shown();
    showing.playOn(board);
    tell({ kind: "table", table: { ...gathering, status: "over", ended: "played" } });
    expect(showing.over.value).toBe(false);
    tell({ kind: "match", table: id, from: 1, lines: [told("won")], sight: won });
    expect(showing.over.value).toBe(false);
    await endOne();
    expect(showing.over.value).toBe(true);
  });
});
