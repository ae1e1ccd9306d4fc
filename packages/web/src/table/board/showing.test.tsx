import { effect } from "@preact/signals";
import type { Game, Shape } from "@roundtable/kernel";
import type { GameTable, Stage } from "@roundtable/kit";
import type { LogLine, TableInfo } from "@roundtable/protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AnimationSpeed } from "./animation-speed.ts";
import { Showing } from "./showing.ts";
import { skipOnPress } from "./skipping.ts";
import type { Tempo } from "../../settings/settings.ts";
import { gathering, said, sight, told } from "../testing/at-table.ts";
import { atTable } from "../testing/page-at-table.ts";

const { id } = gathering;
const playing: TableInfo = { ...gathering, status: "playing" };
/** Anna is asked once more. */
const askedNext = {
  ...sight,
  decision: { id: "2-1", question: { kind: "move" }, answers: [{ kind: "go", id: "go" }] },
};
const won = { ...sight, view: { awaited: null }, decision: null, outcome: { winners: [1] } };

/** As long as anything takes at least. */
const LEAST_MS = 300;
/** From one picture of the page to the next. */
const FRAME_MS = 16;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page whose match has been dealt, and its board. An event takes as long on it as the test wants. */
function shown(tempo: Tempo = "normal") {
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
  const showing = new Showing(session, game, table, new AnimationSpeed(false, () => tempo));
  effect(() => {
    void showing.view.value;
    queueMicrotask(() => showing.drawn());
  });
  const endOne = async () => {
    ends.shift()?.();
    await turns();
  };
  const kinds = () => showing.lines.value.map((line) => (line.kind === "told" ? line.told.kind : line.kind));
  return { session, tell, showing, played, ends, endOne, kinds, board: document.createElement("div") };
}

/** What is drawn, and what then follows, happens in the turns after it. */
async function turns(): Promise<void> {
  await vi.advanceTimersByTimeAsync(LEAST_MS);
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

  test("what is asked is asked when the board has shown what led there, and then stays asked", async () => {
    const { showing, tell, endOne, board } = shown();
    showing.playOn(board);
    tell({ kind: "table", table: playing });
    expect(showing.decision.value?.id).toBe("1-1");
    tell({ kind: "match", table: id, from: 1, lines: [told("moved"), told("paid")], sight: askedNext });
    expect(showing.decision.value).toBeNull();
    await endOne();
    expect(showing.decision.value).toBeNull();
    await endOne();
    expect(showing.decision.value?.id).toBe("2-1");
    // Somebody else does something meanwhile.
    tell({ kind: "match", table: id, from: 3, lines: [told("moved")], sight: askedNext });
    expect(showing.busy.value).toBe(true);
    expect(showing.decision.value?.id).toBe("2-1");
  });

  test("in the midst of my own turn I am asked at once, unless my answer has shown something", () => {
    const { showing, tell, board } = shown();
    showing.playOn(board);
    tell({ kind: "table", table: playing });
    showing.answered();
    const foreseen = { ...askedNext, undo: "free" as const };
    tell({ kind: "match", table: id, from: 1, lines: [told("moved"), told("paid")], sight: foreseen });
    expect(showing.busy.value).toBe(true);
    expect(showing.decision.value?.id).toBe("2-1");

    showing.answered();
    const third = { ...askedNext, decision: { ...askedNext.decision, id: "3-1" } };
    tell({ kind: "match", table: id, from: 3, lines: [told("shown")], sight: third });
    expect(showing.decision.value).toBeNull();
  });

  test("where a clock runs, I am asked at once", () => {
    const { showing, tell, board } = shown();
    showing.playOn(board);
    tell({
      kind: "table",
      table: { ...playing, clock: { kind: "live", bankSeconds: 600, capSeconds: 60, awaySeconds: 30 } },
    });
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight: askedNext });
    expect(showing.busy.value).toBe(true);
    expect(showing.decision.value?.id).toBe("2-1");
  });

  test("whoever looks back is asked all the same", async () => {
    const { showing, tell, endOne, board } = shown();
    showing.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight: won });
    await endOne();
    tell({ kind: "table", table: playing });
    void showing.lookBack(1);
    await turns();
    tell({ kind: "match", table: id, from: 2, lines: [told("paid")], sight: askedNext });
    expect(showing.past.value).not.toBeNull();
    expect(showing.decision.value?.id).toBe("2-1");
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

  test("a page that is left while something moves asks at once: a hidden tab moves nothing on", async () => {
    const { showing, tell, ends, board } = shown();
    showing.playOn(board);
    tell({ kind: "table", table: playing });
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight: askedNext });
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(showing.decision.value).toBeNull();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(showing.decision.value?.id).toBe("2-1");
  });

  test("a page for which no frames are drawn asks all the same", async () => {
    const { showing, tell, board } = shown("none");
    vi.stubGlobal("requestAnimationFrame", () => 0);
    showing.playOn(board);
    tell({ kind: "table", table: playing });
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight: askedNext });
    await turns();
    expect(showing.decision.value?.id).toBe("2-1");
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
    vi.stubGlobal(
      "fetch",
      vi.fn<typeof fetch>(() => Promise.resolve(new Response())),
    );
    showing.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("broken")], sight });
    await endOne();
    expect(report).toHaveBeenCalledOnce();
    expect(kinds()).toEqual(["dealt", "broken"]);
    await vi.dynamicImportSettled();
    vi.unstubAllGlobals();
  });
});

describe("what happens", () => {
  test("takes a while each time, even if nothing moves", async () => {
    const { showing, tell, ends, kinds, board } = shown();
    showing.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved"), told("paid")], sight });
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(LEAST_MS - 1);
    expect(kinds()).toEqual(["dealt"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(kinds()).toEqual(["dealt", "moved"]);
  });

  test("takes no time for whoever wants none", async () => {
    const { showing, tell, played, kinds, board } = shown("none");
    showing.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    await vi.advanceTimersByTimeAsync(FRAME_MS);
    expect([played, kinds()]).toEqual([[], ["dealt", "moved"]]);
  });

  test("is drawn once in a frame for whoever wants it to take no time, however much it is", async () => {
    const { showing, tell, board } = shown("none");
    let drawn = 0;
    effect(() => {
      void showing.view.value;
      drawn++;
    });
    showing.playOn(board);
    const views = [1, 2, 3].map((nth) => ({ ...sight, view: { awaited: null, nth } }));
    for (const [nth, seen] of views.entries())
      tell({ kind: "match", table: id, from: nth + 1, lines: [told("moved")], sight: seen });
    await vi.advanceTimersByTimeAsync(FRAME_MS * 3);
    expect([drawn, showing.view.value]).toEqual([2, views[2]?.view]);
    expect(showing.lines.value).toHaveLength(4);
  });

  test("is only shown when very many moves wait behind it", async () => {
    const { showing, tell, endOne, played, board } = shown();
    showing.playOn(board);
    for (let move = 1; move <= 20; move++)
      tell({ kind: "match", table: id, from: move, lines: [told(`moved-${move}`)], sight });
    for (let move = 1; move <= 20; move++) await endOne();
    expect(played).toEqual(["moved-1", ...Array.from({ length: 17 }, (_, n) => `moved-${n + 4}`)]);
  });
});

describe("a press", () => {
  test("skips ahead to where the match is, wherever at the table", async () => {
    const { showing, tell, played, kinds, ends, board } = shown();
    document.body.append(board);
    const deaf = skipOnPress(board, showing);
    showing.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved"), told("paid")], sight });
    board.click();
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(FRAME_MS);
    expect([played, kinds()]).toEqual([["moved"], ["dealt", "moved", "paid"]]);
    deaf();
  });

  test("does not skip what comes after it", async () => {
    const { showing, tell, kinds, ends, board } = shown();
    showing.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    showing.answered();
    tell({ kind: "match", table: id, from: 2, lines: [told("rode")], sight });
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(FRAME_MS);
    expect(kinds()).toEqual(["dealt", "moved"]);
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(LEAST_MS - 1);
    expect(kinds()).toEqual(["dealt", "moved"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(kinds()).toEqual(["dealt", "moved", "rode"]);
  });

  test.each([
    [" ", true],
    ["Tab", false],
  ])("of the key “%s” skips: %s", (key, skips) => {
    const { showing, tell, board } = shown();
    const hurry = vi.spyOn(showing, "hurry");
    const deaf = skipOnPress(board, showing);
    showing.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    document.dispatchEvent(new KeyboardEvent("keydown", { key }));
    expect(hurry.mock.calls.length > 0).toBe(skips);
    deaf();
  });

  test("while nothing happens, or in the talk, skips nothing", () => {
    const { showing, tell, board } = shown();
    const hurry = vi.spyOn(showing, "hurry");
    const field = board.appendChild(document.createElement("input"));
    const deaf = skipOnPress(board, showing);
    showing.playOn(board);
    board.click();
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    field.click();
    expect(hurry).not.toHaveBeenCalled();
    deaf();
  });
});

describe("what happened since my last turn", () => {
  const later = { ...sight, view: { awaited: null, last: "the server's" } };

  /** Anna has answered; her move and then another's were seen. */
  async function afterMyTurn() {
    const page = shown();
    page.showing.playOn(page.board);
    page.tell({ kind: "match", table: id, from: 1, lines: [told("before")], sight });
    await page.endOne();
    page.showing.answered();
    page.tell({ kind: "match", table: id, from: 2, lines: [told("mine")], sight });
    await page.endOne();
    page.tell({ kind: "match", table: id, from: 3, lines: [told("his"), told("end")], sight: later });
    await page.endOne();
    await page.endOne();
    const step = async (to: number | null) => {
      void page.showing.lookBack(to);
      await turns();
      await page.endOne();
    };
    const seen = () => {
      const line = page.showing.past.value?.line;
      return [
        line?.kind === "told" ? line.told.kind : null,
        "last" in page.showing.view.value ? page.showing.view.value["last"] : null,
      ];
    };
    return { ...page, step, seen };
  }

  test("is what followed my last answer, event by event, forwards and back", async () => {
    const { showing, step, seen, played } = await afterMyTurn();
    expect(showing.recalled.value).toBe(3);
    expect(showing.past.value).toBe(null);
    await step(1);
    expect(seen()).toEqual(["mine", null]);
    await step(2);
    expect(seen()).toEqual(["his", "his"]);
    await step(3);
    expect(seen()).toEqual(["end", "the server's"]);
    expect(played.slice(-3)).toEqual(["mine", "his", "end"]);
    await step(2);
    expect(seen()).toEqual(["his", "his"]);
    await step(4);
    expect(showing.past.value).toMatchObject({ at: 2, of: 3, lines: 4 });
  });

  test("is left for the present", async () => {
    const { showing, step } = await afterMyTurn();
    await step(1);
    await step(null);
    expect([showing.past.value, showing.view.value]).toEqual([null, later.view]);
  });

  test("lets wait what happens meanwhile", async () => {
    const { showing, step, seen, tell, played } = await afterMyTurn();
    await step(1);
    tell({ kind: "match", table: id, from: 5, lines: [told("new")], sight });
    await turns();
    expect(played).not.toContain("new");
    expect(seen()).toEqual(["mine", null]);
    await step(null);
    expect(showing.view.value).toEqual(sight.view);
    expect(showing.recalled.value).toBe(4);
  });

  test("is closed by an answer", async () => {
    const { showing, step } = await afterMyTurn();
    await step(1);
    showing.answered();
    await turns();
    expect([showing.past.value, showing.view.value]).toEqual([null, later.view]);
  });
});

describe("what happened while I was away", () => {
  const past = { view: { awaited: null, last: "when I left" }, line: 1 };

  /** A page that is opened when this much has happened, "dealt" first. */
  function opened(...lines: LogLine[]) {
    const page = shown();
    page.tell({ kind: "match", table: id, from: 1, lines, sight });
    const showing = new Showing(
      page.session,
      { after: (view, { kind }) => ({ ...view, last: kind }) },
      {
        Board: () => null,
        pieces: {},
      },
      new AnimationSpeed(true, () => "none"),
    );
    effect(() => {
      void showing.view.value;
      queueMicrotask(() => showing.drawn());
    });
    showing.playOn(page.board);
    return { ...page, showing };
  }

  test("is recalled from what I saw then and what I was told since, and ends in the present", async () => {
    const { showing } = opened(told("his"), told("hers"));
    expect([showing.recalled.value, showing.mayRecall]).toEqual([0, true]);
    await showing.recall(() => Promise.resolve(past));
    expect([showing.recalled.value, showing.mayRecall]).toEqual([2, false]);
    await showing.lookBack(1);
    expect(showing.view.value).toMatchObject({ last: "his" });
    await showing.lookBack(2);
    expect(showing.view.value).toEqual(sight.view);
  });

  test("goes over into what is seen from then on", async () => {
    const { showing, tell } = opened(told("his"));
    await showing.recall(() => Promise.resolve(past));
    tell({ kind: "match", table: id, from: 2, lines: [told("new")], sight });
    await turns();
    expect(showing.recalled.value).toBe(2);
  });

  test("is without what was taken back, and nothing where nobody can tell", async () => {
    const undone = { kind: "taken-back", seat: 1, of: 1, from: 1, agreed: [] } as const;
    const { showing } = opened(told("his"), undone, told("hers"));
    await showing.recall(() => Promise.resolve(past));
    expect(showing.recalled.value).toBe(1);
    for (const since of [() => Promise.resolve(null), () => Promise.reject(new Error("Nobody answers."))]) {
      const untold = opened(told("his"));
      await untold.showing.recall(since);
      expect([untold.showing.recalled.value, untold.showing.mayRecall]).toEqual([0, false]);
    }
  });

  test("is no longer asked for when I have answered here", () => {
    const { showing } = opened(told("his"));
    showing.answered();
    expect(showing.mayRecall).toBe(false);
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
