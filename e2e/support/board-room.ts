import { expect, type Page } from "@playwright/test";

// How a table shares out its window. Everything here is measured in the page as a person would see it.

export interface Room {
  /** How much of the window the board has, with hand and market, from 0 to 1. */
  readonly board: number;
  /** How high the bar is, in pixels. */
  readonly bar: number;
  /** What should be in sight with the question and is not, each with the reason. */
  readonly unseen: readonly string[];
  /** The smallest letters on the board, in pixels, and what they say; null where there are none. */
  readonly smallest: { readonly px: number; readonly text: string } | null;
}

/** A window, the part of it that the board has at least, and the least size of letters that one must read to decide. */
export interface Window {
  readonly width: number;
  readonly height: number;
  readonly board: number;
  readonly letters: number;
}

/** In each of these windows the board has its room, its letters can be read, and all that a decision needs is in sight. */
export async function expectRoom(
  page: Page,
  screen: string,
  windows: readonly Window[],
  alsoAt: (window: Window, where: string) => Promise<void> = async () => {},
): Promise<void> {
  const looked = await wordiestAnswer(page);
  for (const window of windows) {
    const { width, height, board, letters } = window;
    const where = `${screen}, ${width}×${height}`;
    await page.setViewportSize({ width, height });
    // A board is drawn anew for another window, and a slow machine takes a moment for that.
    await expect(async () => {
      const room = await roomOf(page, looked);
      expect(room.board, `${where}: the board’s part of the window`).toBeGreaterThanOrEqual(board);
      expect(room.unseen, where).toEqual([]);
      const { px, text } = room.smallest ?? { px: letters, text: "" };
      expect(px, `${where}: “${text}” on a piece`).toBeGreaterThanOrEqual(letters);
      await alsoAt(window, where);
    }).toPass({ timeout: 20_000 });
  }
}

/** The answer of which most is said when it is looked at: whatever has room for that has room for the others. */
function wordiestAnswer(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    let most: { readonly id: string | null; readonly words: number } = { id: null, words: 0 };
    for (const answer of document.querySelectorAll<HTMLElement>(".bar .answer")) {
      answer.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
      // The page draws what is looked at in a turn of its own.
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => setTimeout(resolve));
      const words = document.querySelector(".bar-preview")?.textContent.length ?? 0;
      if (words > most.words) most = { id: answer.dataset["answer"] ?? null, words };
    }
    return most.id;
  });
}

/** The room as it is now, and while this answer of the bar is looked at: a preview takes room, too. */
export function roomOf(page: Page, looked: string | null = null): Promise<Room> {
  return page.evaluate(async (answerId) => {
    const rooms = (name: string) => document.querySelector<HTMLElement>(`[data-room="${name}"]`);
    const [board, bar] = [rooms("board"), rooms("bar")];
    if (board === null || bar === null) throw new Error("Board and bar say where they are by data-room.");
    // What has just been resized is laid out and drawn anew in frames of its own.
    for (let frames = 0; frames < 2 || document.querySelector("[data-drawing]") !== null; frames++)
      await new Promise(requestAnimationFrame);
    const unseen: string[] = [];
    const named = (element: Element) =>
      element.getAttribute("aria-label") ??
      (element.textContent.trim() || String(element.getAttribute("class")));

    const { left, top, right, bottom } = board.getBoundingClientRect();
    const wide = Math.min(right, innerWidth) - Math.max(left, 0);
    const high = Math.min(bottom, innerHeight) - Math.max(top, 0);

    // Question, preview and what can be taken back lie whole in the window, in a bar that itself does not scroll.
    const isWhole = (element: Element) => {
      const box = element.getBoundingClientRect();
      const within = bar.getBoundingClientRect();
      return (
        box.top >= within.top - 1 &&
        box.bottom <= Math.min(within.bottom, innerHeight) + 1 &&
        box.left >= -1 &&
        box.right <= innerWidth + 1 &&
        element.scrollHeight <= element.clientHeight + 2
      );
    };
    const checkBar = (looking: string) => {
      for (const part of bar.querySelectorAll(".bar-question, .bar-preview > p, .undo, .notice"))
        if (!isWhole(part)) unseen.push(`${looking}: cut in the bar: ${named(part)}`);
      if (bar.scrollHeight > bar.clientHeight + 1) unseen.push(`${looking}: the bar scrolls`);
      const list = bar.querySelector(".bar-answers");
      if (list !== null && list.scrollTop > 0)
        unseen.push(`${looking}: the answers do not start at their top`);
      // A narrow list leaves out what a piece in sight stands for.
      const isListed = [...(list?.children ?? [])].some((answer) => answer.clientWidth > 1);
      if (list !== null && isListed && list.clientHeight < 40)
        unseen.push(`${looking}: no room for an answer`);
    };
    const height = bar.getBoundingClientRect().height;
    checkBar("looking at nothing");
    for (const answer of bar.querySelectorAll(`.answer[data-answer="${answerId}"]`)) {
      answer.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
      // The page draws what is looked at in a turn of its own.
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => setTimeout(resolve));
      checkBar(named(answer));
    }

    const place = board.querySelector(".board-place");
    if (place !== null && place.scrollHeight > place.clientHeight + 1) unseen.push("the board scrolls");

    // A piece is in sight where a point of it can be pointed at.
    const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
    const isOpen = (piece: Element) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      return parts.some((across) =>
        parts.some((down) => {
          const at = document.elementFromPoint(x + across * width, y + down * height);
          return at !== null && piece.contains(at);
        }),
      );
    };
    // Nobody points at a ghost, and what lies aslant in a drawing need not be where its box is.
    for (const piece of board.querySelectorAll("[data-answer], [data-key]:not(svg *)"))
      if (
        piece.checkVisibility() &&
        (piece.hasAttribute("data-answer") || getComputedStyle(piece).pointerEvents !== "none") &&
        !isOpen(piece)
      )
        unseen.push(`covered or cut on the board: ${named(piece)}`);

    /** What an element itself writes: its own text, or what its style paints before and after it. */
    const writes = (element: Element) => [
      ...[...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE
          ? [{ says: node.textContent ?? "", style: getComputedStyle(element) }]
          : [],
      ),
      ...["::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        return { says: /^"(.*)"$/su.exec(style.content)?.[1] ?? "", style };
      }),
    ];
    const drawn = (element: Element) => {
      if (element instanceof SVGGraphicsElement) return element.getScreenCTM()?.a ?? 1;
      if (!(element instanceof HTMLElement) || element.offsetWidth === 0) return 1;
      const part = element.getBoundingClientRect().width / element.offsetWidth;
      // Widths are rounded: only what is a good deal smaller was made so.
      return part < 0.9 ? part : 1;
    };
    let smallest: { px: number; text: string } | null = null;
    for (const element of board.querySelectorAll("text, tspan, :not(svg *, svg)")) {
      if (element.getClientRects().length === 0 || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      if (element.closest(".for-readers") !== null) continue;
      for (const { says, style } of writes(element)) {
        if (!/[\p{L}\p{N}]/u.test(says)) continue;
        const px = parseFloat(style.fontSize) * drawn(element);
        if (smallest === null || px < smallest.px) smallest = { px, text: says.trim() };
      }
    }
    return {
      board: (wide * high) / (innerWidth * innerHeight),
      bar: height,
      unseen,
      smallest,
    };
  }, looked);
}
