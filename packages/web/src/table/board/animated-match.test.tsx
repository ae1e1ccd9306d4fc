import { effect } from "@preact/signals";
import type { Game, Shape } from "@roundtable/kernel";
import type { GameTable, Stage } from "@roundtable/kit";
import type { LogLine, TableInfo } from "@roundtable/protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Animator } from "./animator.ts";
import { AnimatedMatch } from "./animated-match.ts";
import { skipOnPress } from "./skip-on-press.ts";
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

/** The least time that any event takes. */
const LEAST_MS = 300;
/** The time between two frames. */
const FRAME_MS = 16;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page whose match has been dealt, with its board. The test decides how long an event takes. */
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
  const animated = new AnimatedMatch(session, game, table, new Animator(false, () => tempo));
  effect(() => {
    void animated.view.value;
    queueMicrotask(() => animated.drawn());
  });
  const endOne = async () => {
    ends.shift()?.();
    await turns();
  };
  const kinds = () => animated.lines.value.map((line) => (line.kind === "told" ? line.told.kind : line.kind));
  return { session, tell, animated, played, ends, endOne, kinds, board: document.createElement("div") };
}

/** Lets everything happen that needs no timer. */
async function turns(): Promise<void> {
  await vi.advanceTimersByTimeAsync(LEAST_MS);
}

describe("the match as far as the board has shown it", () => {
  test("an event is in the log once the board has shown it, not when it arrives", async () => {
    const { animated, tell, endOne, kinds, board } = shown();
    animated.playOn(board);
    expect(kinds()).toEqual(["dealt"]);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved"), told("paid")], sight: won });
    expect(kinds()).toEqual(["dealt"]);
    expect(animated.busy.value).toBe(true);
    await endOne();
    expect(kinds()).toEqual(["dealt", "moved"]);
    expect(animated.view.value).toMatchObject({ last: "moved" });
    await endOne();
    expect(kinds()).toEqual(["dealt", "moved", "paid"]);
    expect(animated.view.value).toEqual(won.view);
    expect(animated.busy.value).toBe(false);
  });

  test("a question appears once the board has shown what led to it, and then stays", async () => {
    const { animated, tell, endOne, board } = shown();
    animated.playOn(board);
    tell({ kind: "table", table: playing });
    expect(animated.decision.value?.id).toBe("1-1");
    tell({ kind: "match", table: id, from: 1, lines: [told("moved"), told("paid")], sight: askedNext });
    expect(animated.decision.value).toBeNull();
    await endOne();
    expect(animated.decision.value).toBeNull();
    await endOne();
    expect(animated.decision.value?.id).toBe("2-1");
    // Somebody else moves meanwhile.
    tell({ kind: "match", table: id, from: 3, lines: [told("moved")], sight: askedNext });
    expect(animated.busy.value).toBe(true);
    expect(animated.decision.value?.id).toBe("2-1");
  });

  test("in the middle of my own turn I am asked at once, unless my answer revealed something", () => {
    const { animated, tell, board } = shown();
    animated.playOn(board);
    tell({ kind: "table", table: playing });
    animated.answered();
    const foreseen = { ...askedNext, undo: "free" as const };
    tell({ kind: "match", table: id, from: 1, lines: [told("moved"), told("paid")], sight: foreseen });
    expect(animated.busy.value).toBe(true);
    expect(animated.decision.value?.id).toBe("2-1");

    animated.answered();
    const third = { ...askedNext, decision: { ...askedNext.decision, id: "3-1" } };
    tell({ kind: "match", table: id, from: 3, lines: [told("shown")], sight: third });
    expect(animated.decision.value).toBeNull();
  });

  test("I am asked at once while a clock runs", () => {
    const { animated, tell, board } = shown();
    animated.playOn(board);
    tell({
      kind: "table",
      table: { ...playing, clock: { kind: "live", bankSeconds: 600, capSeconds: 60, awaySeconds: 30 } },
    });
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight: askedNext });
    expect(animated.busy.value).toBe(true);
    expect(animated.decision.value?.id).toBe("2-1");
  });

  test("a question also appears while I look back", async () => {
    const { animated, tell, endOne, board } = shown();
    animated.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight: won });
    await endOne();
    tell({ kind: "table", table: playing });
    void animated.lookBack(1);
    await turns();
    tell({ kind: "match", table: id, from: 2, lines: [told("paid")], sight: askedNext });
    expect(animated.past.value).not.toBeNull();
    expect(animated.decision.value?.id).toBe("2-1");
  });

  test("a move that arrives during an animation waits for its end", async () => {
    const { animated, tell, played, endOne, kinds, board } = shown();
    animated.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    tell({ kind: "match", table: id, from: 2, lines: [told("paid")], sight });
    expect([played, kinds()]).toEqual([["moved"], ["dealt"]]);
    await endOne();
    expect([played, kinds()]).toEqual([
      ["moved", "paid"],
      ["dealt", "moved"],
    ]);
  });

  test("chat is not animated, and appears at once when nothing else is waiting", async () => {
    const { animated, tell, played, kinds, board } = shown();
    animated.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [said(1, "Hello!")], sight });
    await turns();
    expect([played, kinds()]).toEqual([[], ["dealt", "said"]]);
  });

  test("moves that arrive before there is a board are drawn, not animated", async () => {
    const { animated, tell, played, kinds, board } = shown();
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight: won });
    animated.playOn(board);
    await turns();
    expect([played, kinds()]).toEqual([[], ["dealt", "moved"]]);
    expect(animated.view.value).toEqual(won.view);
  });

  test("nothing is animated in a hidden page", async () => {
    const { animated, tell, played, kinds, board } = shown();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    animated.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    await turns();
    expect([played, kinds()]).toEqual([[], ["dealt", "moved"]]);
  });

  test("a tab that is hidden during an animation asks at once, because it animates nothing any more", async () => {
    const { animated, tell, ends, board } = shown();
    animated.playOn(board);
    tell({ kind: "table", table: playing });
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight: askedNext });
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(animated.decision.value).toBeNull();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(animated.decision.value?.id).toBe("2-1");
  });

  test("a page that draws no frames asks all the same", async () => {
    const { animated, tell, board } = shown("none");
    vi.stubGlobal("requestAnimationFrame", () => 0);
    animated.playOn(board);
    tell({ kind: "table", table: playing });
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight: askedNext });
    await turns();
    expect(animated.decision.value?.id).toBe("2-1");
  });

  test("a board that was removed animates nothing more", async () => {
    const { animated, tell, played, board } = shown();
    animated.playOn(board)();
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    await turns();
    expect(played).toEqual([]);
  });

  test("an animation that throws is reported, and its event is shown all the same", async () => {
    const { animated, tell, endOne, kinds, board } = shown();
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal("reportError", report);
    vi.stubGlobal(
      "fetch",
      vi.fn<typeof fetch>(() => Promise.resolve(new Response())),
    );
    animated.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("broken")], sight });
    await endOne();
    expect(report).toHaveBeenCalledOnce();
    expect(kinds()).toEqual(["dealt", "broken"]);
    await vi.dynamicImportSettled();
    vi.unstubAllGlobals();
  });
});

describe("an event", () => {
  test("takes a while, even if nothing moves", async () => {
    const { animated, tell, ends, kinds, board } = shown();
    animated.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved"), told("paid")], sight });
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(LEAST_MS - 1);
    expect(kinds()).toEqual(["dealt"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(kinds()).toEqual(["dealt", "moved"]);
  });

  test('takes no time at tempo "none"', async () => {
    const { animated, tell, played, kinds, board } = shown("none");
    animated.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    await vi.advanceTimersByTimeAsync(FRAME_MS);
    expect([played, kinds()]).toEqual([[], ["dealt", "moved"]]);
  });

  test('is drawn at most once per frame at tempo "none", however many events there are', async () => {
    const { animated, tell, board } = shown("none");
    let drawn = 0;
    effect(() => {
      void animated.view.value;
      drawn++;
    });
    animated.playOn(board);
    const views = [1, 2, 3].map((nth) => ({ ...sight, view: { awaited: null, nth } }));
    for (const [nth, seen] of views.entries())
      tell({ kind: "match", table: id, from: nth + 1, lines: [told("moved")], sight: seen });
    await vi.advanceTimersByTimeAsync(FRAME_MS * 3);
    expect([drawn, animated.view.value]).toEqual([2, views[2]?.view]);
    expect(animated.lines.value).toHaveLength(4);
  });

  test("is drawn without animation when very many moves wait behind it", async () => {
    const { animated, tell, endOne, played, board } = shown();
    animated.playOn(board);
    for (let move = 1; move <= 20; move++)
      tell({ kind: "match", table: id, from: move, lines: [told(`moved-${move}`)], sight });
    for (let move = 1; move <= 20; move++) await endOne();
    expect(played).toEqual(["moved-1", ...Array.from({ length: 17 }, (_, n) => `moved-${n + 4}`)]);
  });
});

describe("a press", () => {
  test("anywhere at the table skips to the present", async () => {
    const { animated, tell, played, kinds, ends, board } = shown();
    document.body.append(board);
    const deaf = skipOnPress(board, animated);
    animated.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved"), told("paid")], sight });
    board.click();
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(FRAME_MS);
    expect([played, kinds()]).toEqual([["moved"], ["dealt", "moved", "paid"]]);
    deaf();
  });

  test("does not skip what arrives after it", async () => {
    const { animated, tell, kinds, ends, board } = shown();
    animated.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    animated.answered();
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
    const { animated, tell, board } = shown();
    const skip = vi.spyOn(animated, "skip");
    const deaf = skipOnPress(board, animated);
    animated.playOn(board);
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    document.dispatchEvent(new KeyboardEvent("keydown", { key }));
    expect(skip.mock.calls.length > 0).toBe(skips);
    deaf();
  });

  test("skips nothing while nothing is animated, or in the chat", () => {
    const { animated, tell, board } = shown();
    const skip = vi.spyOn(animated, "skip");
    const field = board.appendChild(document.createElement("input"));
    const deaf = skipOnPress(board, animated);
    animated.playOn(board);
    board.click();
    tell({ kind: "match", table: id, from: 1, lines: [told("moved")], sight });
    field.click();
    expect(skip).not.toHaveBeenCalled();
    deaf();
  });
});

describe("the recap since my last turn", () => {
  const later = { ...sight, view: { awaited: null, last: "the server's" } };

  /** Anna has answered; the board has shown her move and then another one. */
  async function afterMyTurn() {
    const page = shown();
    page.animated.playOn(page.board);
    page.tell({ kind: "match", table: id, from: 1, lines: [told("before")], sight });
    await page.endOne();
    page.animated.answered();
    page.tell({ kind: "match", table: id, from: 2, lines: [told("mine")], sight });
    await page.endOne();
    page.tell({ kind: "match", table: id, from: 3, lines: [told("his"), told("end")], sight: later });
    await page.endOne();
    await page.endOne();
    const step = async (to: number | null) => {
      void page.animated.lookBack(to);
      await turns();
      await page.endOne();
    };
    const seen = () => {
      const line = page.animated.past.value?.line;
      return [
        line?.kind === "told" ? line.told.kind : null,
        "last" in page.animated.view.value ? page.animated.view.value["last"] : null,
      ];
    };
    return { ...page, step, seen };
  }

  test("goes through the events after my last answer, forwards and back", async () => {
    const { animated, step, seen, played } = await afterMyTurn();
    expect(animated.recalled.value).toBe(3);
    expect(animated.past.value).toBe(null);
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
    expect(animated.past.value).toMatchObject({ at: 2, of: 3, lines: 4 });
  });

  test("returns to the present", async () => {
    const { animated, step } = await afterMyTurn();
    await step(1);
    await step(null);
    expect([animated.past.value, animated.view.value]).toEqual([null, later.view]);
  });

  test("makes new moves wait", async () => {
    const { animated, step, seen, tell, played } = await afterMyTurn();
    await step(1);
    tell({ kind: "match", table: id, from: 5, lines: [told("new")], sight });
    await turns();
    expect(played).not.toContain("new");
    expect(seen()).toEqual(["mine", null]);
    await step(null);
    expect(animated.view.value).toEqual(sight.view);
    expect(animated.recalled.value).toBe(4);
  });

  test("is closed by an answer", async () => {
    const { animated, step } = await afterMyTurn();
    await step(1);
    animated.answered();
    await turns();
    expect([animated.past.value, animated.view.value]).toEqual([null, later.view]);
  });
});

describe("the recap of my absence", () => {
  const past = { view: { awaited: null, last: "when I left" }, line: 1 };

  /** A page that is opened after these lines, with "dealt" before them. */
  function opened(...lines: LogLine[]) {
    const page = shown();
    page.tell({ kind: "match", table: id, from: 1, lines, sight });
    const animated = new AnimatedMatch(
      page.session,
      { after: (view, { kind }) => ({ ...view, last: kind }) },
      {
        Board: () => null,
        pieces: {},
      },
      new Animator(true, () => "none"),
    );
    effect(() => {
      void animated.view.value;
      queueMicrotask(() => animated.drawn());
    });
    animated.playOn(page.board);
    return { ...page, animated };
  }

  test("is computed from my last view and my log, and ends in the present", async () => {
    const { animated } = opened(told("his"), told("hers"));
    expect([animated.recalled.value, animated.mayRecall]).toEqual([0, true]);
    await animated.recall(() => Promise.resolve(past));
    expect([animated.recalled.value, animated.mayRecall]).toEqual([2, false]);
    await animated.lookBack(1);
    expect(animated.view.value).toMatchObject({ last: "his" });
    await animated.lookBack(2);
    expect(animated.view.value).toEqual(sight.view);
  });

  test("continues with the events that are shown from then on", async () => {
    const { animated, tell } = opened(told("his"));
    await animated.recall(() => Promise.resolve(past));
    tell({ kind: "match", table: id, from: 2, lines: [told("new")], sight });
    await turns();
    expect(animated.recalled.value).toBe(2);
  });

  test("leaves out what was undone, and stays empty if the server knows nothing", async () => {
    const undone = { kind: "taken-back", seat: 1, of: 1, from: 1, agreed: [] } as const;
    const { animated } = opened(told("his"), undone, told("hers"));
    await animated.recall(() => Promise.resolve(past));
    expect(animated.recalled.value).toBe(1);
    for (const since of [() => Promise.resolve(null), () => Promise.reject(new Error("Nobody answers."))]) {
      const untold = opened(told("his"));
      await untold.animated.recall(since);
      expect([untold.animated.recalled.value, untold.animated.mayRecall]).toEqual([0, false]);
    }
  });

  test("is no longer offered once I have answered here", () => {
    const { animated } = opened(told("his"));
    animated.answered();
    expect(animated.mayRecall).toBe(false);
  });
});

describe("a match is over", () => {
  test("at once if it was ended early, and not while it is played", () => {
    const { animated, tell } = shown();
    tell({ kind: "table", table: { ...gathering, status: "playing" } });
    expect(animated.over.value).toBe(false);
    tell({ kind: "table", table: { ...gathering, status: "over", ended: "together" } });
    expect(animated.over.value).toBe(true);
  });

  test("once the last move has arrived and the board has shown it", async () => {
    const { animated, tell, endOne, board } = shown();
    animated.playOn(board);
    tell({ kind: "table", table: { ...gathering, status: "over", ended: "played" } });
    expect(animated.over.value).toBe(false);
    tell({ kind: "match", table: id, from: 1, lines: [told("won")], sight: won });
    expect(animated.over.value).toBe(false);
    await endOne();
    expect(animated.over.value).toBe(true);
  });
});
