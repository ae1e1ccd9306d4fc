import type { JSHandle, Page } from "@playwright/test";

// Whether a table stands still while it is played. Everything here is measured in the page, frame by frame.

/** What moved though the game did not move it. */
interface Unrest {
  /** Every box that the board had. */
  readonly boards: readonly string[];
  /** By their number among those that no rule moves: the places that a piece had, if it had more than one. */
  readonly pieces: readonly string[];
  /** How many such pieces were seen. */
  readonly marked: number;
  /** The cumulative layout shift around the board, and what shifted. */
  readonly shift: number;
  readonly shifted: readonly string[];
  /** What could be pressed and moved less than half a second before something was pressed. */
  readonly slipped: readonly string[];
}

/** Watches a table in its page. */
export type Watch = JSHandle<{
  /** Says that something is pressed now. */
  press(what: string): void;
  report(): Unrest;
}>;

/** Watches the board, those of its pieces that no rule moves, and everything that can be pressed. */
export function watchStillness(page: Page, pieces: string): Promise<Watch> {
  return page.evaluateHandle((marks) => {
    const SETTLED_MS = 500;
    const boards = new Set<string>();
    const places = new Map<number, Set<string>>();
    const slipped = new Set<string>();
    const shifted: string[] = [];
    let shift = 0;

    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((px) => px.toFixed(1)).join(" ");
    const isAt = (element: Element): string | null => {
      const box = element.getBoundingClientRect();
      return box.width * box.height === 0 ? null : placeOf(box);
    };
    const named = (element: Element) => {
      const says = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 30);
      return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${says}”`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        // Pieces that the game moves jump without their animations. What else is on the board is measured in pixels.
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const element = node instanceof Element ? node : (node?.parentElement ?? null);
          if (element === null || element.closest(".board-place") !== null) continue;
          const area = (from.width * from.height + to.width * to.height) / (innerWidth * innerHeight);
          const far =
            Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) / Math.max(innerWidth, innerHeight);
          shift += area * far;
          shifted.push(`${(area * far).toFixed(4)} ${named(element)}: ${placeOf(from)} → ${placeOf(to)}`);
        }
      }
    }).observe({ type: "layout-shift" });
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }

    /** Where something could be pressed last, and when and from where it came there while the same was asked. */
    interface Pressable {
      readonly at: string;
      readonly asked: Element | null;
      readonly moved: { readonly time: number; readonly from: string } | null;
    }
    const known = new WeakMap<Element, Pressable>();
    let pressables: Element[] = [];
    const look = () => {
      const time = performance.now();
      const asked = document.querySelector(".bar-answers");
      const board = document.querySelector('[data-room="board"]');
      if (board !== null) boards.add(isAt(board) ?? "hidden");
      for (const [nth, piece] of document.querySelectorAll(marks).entries()) {
        const at = isAt(piece);
        if (at !== null) places.set(nth, (places.get(nth) ?? new Set()).add(at));
      }
      pressables = [...document.querySelectorAll("button, a[href], input, [data-answer]")].filter(
        (element) => element.closest("dialog, .log, .talk") === null,
      );
      for (const element of pressables) {
        const at = isAt(element)?.split(" ").slice(0, 2).join(" ") ?? null;
        const before = known.get(element);
        if (at === null) known.delete(element);
        else if (before === undefined || before.asked !== asked)
          known.set(element, { at, asked, moved: null });
        else if (before.at !== at) known.set(element, { at, asked, moved: { time, from: before.at } });
      }
    };
    const follow = () => {
      look();
      requestAnimationFrame(follow);
    };
    follow();

    return {
      press(what: string) {
        look();
        const now = performance.now();
        for (const element of pressables) {
          const { at, moved } = known.get(element) ?? { at: "", moved: null };
          if (moved !== null && now - moved.time < SETTLED_MS)
            slipped.add(`${named(element)}: ${moved.from} → ${at}, before “${what}”`);
        }
      },
      report: () => ({
        boards: [...boards],
        marked: places.size,
        pieces: [...places].flatMap(([nth, at]) => (at.size > 1 ? [`${nth}: ${[...at].join(" → ")}`] : [])),
        shift,
        shifted,
        slipped: [...slipped],
      }),
    };
  }, pieces);
}

interface Play {
  /** Whether a finger presses: then the first tap selects. */
  readonly isTouch: boolean;
  /** Two rounds are over when so many of these are on the page, */
  readonly over: string;
  readonly count: number;
  /** or when the log has as many lines that say this. */
  readonly says?: string;
}

/** Plays on, and opens by the way what may be opened: a hint, the talk, a vote. What of it was seen. */
export function playWatched(page: Page, watch: Watch, play: Play): Promise<string[]> {
  return page.evaluate(
    async ({ watch: watched, isTouch, over, count, says }) => {
      const seen = new Set<string>();
      const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const find = (what: string) => document.querySelector<HTMLElement>(what);
      const until = async (what: () => boolean) => {
        while (!what()) await drawn();
      };
      const press = (element: HTMLElement) => {
        watched.press(element.getAttribute("aria-label") ?? element.textContent);
        const how = { bubbles: true, detail: 1, pointerType: isTouch ? "touch" : "mouse" };
        if (!isTouch) element.dispatchEvent(new PointerEvent("pointerover", how));
        element.dispatchEvent(new PointerEvent("pointerdown", how));
        element.dispatchEvent(new PointerEvent("pointerup", how));
        element.dispatchEvent(new MouseEvent("click", { ...how, cancelable: true }));
      };
      const toggle = async (opens: HTMLElement, closes: string) => {
        press(opens);
        await until(() => find(closes) !== null);
        await drawn();
        const close = find(closes);
        if (close !== null) press(close);
        await until(() => find(closes) === null);
      };
      const isDone = () =>
        [...document.querySelectorAll(over)].filter(
          (one) => says === undefined || one.textContent.includes(says),
        ).length >= count;

      for (let questions = 0; !isDone() && find(".end") === null; questions++) {
        await until(
          () => find(".bar[data-asked] .answer:enabled") !== null || isDone() || find(".end") !== null,
        );
        if (find(".bubble") !== null) seen.add("tip");
        if (find(".notice") !== null) seen.add("vote");
        const tip = find(".bubble-foot button.plain");
        if (tip !== null && questions > 0) press(tip);

        const panel = [...document.querySelectorAll<HTMLElement>(".head-panel, .panel-tabs button")].find(
          (one) => one.checkVisibility(),
        );
        if (!seen.has("talk") && questions > 0 && panel !== undefined) {
          seen.add("talk");
          if (panel.matches(".head-panel")) await toggle(panel, ".dialog[open] .dialog-head button");
          // The log comes last: rounds are counted in it.
          else
            for (const tab of [...document.querySelectorAll<HTMLElement>(".panel-tabs button")].toReversed())
              press(tab);
        }
        const lamp = find(".hint-button:enabled");
        if (!seen.has("hint") && lamp !== null) {
          press(lamp);
          await until(() => find(".hint-panel") !== null);
          const agree = find(".hint-panel button.plain");
          if (agree !== null) press(agree);
          await until(() => find(".hint-answer") !== null);
          await drawn();
          press(lamp);
          await until(() => find(".hint-panel") === null);
          seen.add("hint");
        }
        const undo = find(".undo");
        if (!seen.has("undo") && undo !== null && /ask/iu.test(undo.textContent)) {
          press(undo);
          await until(() => find(".notice button") !== null);
          const stop = find(".notice button");
          await drawn();
          if (stop !== null) press(stop);
          await until(() => find(".undo") !== null || find(".notice") === null);
          seen.add("undo");
        }

        const list = find(".bar-answers");
        const answers = [
          ...document.querySelectorAll<HTMLElement>(".bar .answer:enabled:not([aria-disabled])"),
        ];
        const answer = answers[questions % answers.length];
        if (answer === undefined) continue;
        const piece = find(`.board-place [data-answer="${CSS.escape(answer.dataset["answer"] ?? "")}"]`);
        press(piece?.checkVisibility() === true ? piece : answer);
        const isTaken = () => find(".bar-answers") !== list || find(".bar-answers .answer:enabled") === null;
        // Whether there is a way back is known a moment later.
        await until(() => isTaken() || find(".bar .confirm") !== null);
        const confirm = find(".bar .confirm");
        if (!isTaken() && confirm !== null) press(confirm);
        await until(isTaken);
      }
      return [...seen];
    },
    { watch, ...play },
  );
}
