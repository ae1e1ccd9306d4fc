import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useStickToBottom } from "./stick-to-bottom.ts";

/** Fires the ResizeObserver; happy-dom has no layout. */
let sized = (): void => {};
beforeEach(() =>
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        sized = tell;
      }
      observe() {
        sized();
      }
      disconnect() {}
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

function List({ length }: { readonly length: number }) {
  return <ol ref={useStickToBottom(length)} />;
}

/** A list of lines, each 20 pixels high. A question may take some of its height. */
function listed(count: number) {
  const place = document.createElement("div");
  let [lines, height, held] = [count, count * 20, 200];
  void act(() => render(<List length={lines} />, place));
  const list = place.querySelector("ol");
  if (list === null) throw new Error("There is no list.");
  Object.defineProperty(list, "scrollHeight", { get: () => height });
  Object.defineProperty(list, "clientHeight", { get: () => held });
  list.scrollTo = (to?: ScrollToOptions | number) => {
    const top = typeof to === "object" ? (to.top ?? 0) : 0;
    list.scrollTop = Math.min(top, height - held);
  };
  sized();
  const scrolled = () => list.dispatchEvent(new Event("scroll"));
  scrolled();
  return {
    list,
    scrolled,
    grow(more: number) {
      lines += more;
      height = lines * 20;
      void act(() => render(<List length={lines} />, place));
    },
    hold(now: number) {
      held = now;
    },
    isAtEnd: () => list.scrollTop === height - held,
  };
}

describe("a list that sticks to its end", () => {
  test("stays at its end while it grows", () => {
    const { grow, isAtEnd } = listed(20);
    grow(3);
    expect(isAtEnd()).toBe(true);
  });

  test("stays there if it shrinks before the last line was observed", () => {
    const { grow, hold, scrolled, isAtEnd } = listed(20);
    grow(1);
    hold(80);
    scrolled();
    sized();
    expect(isAtEnd()).toBe(true);
  });

  test("stays where the reader has scrolled up to, and sticks again from its end", () => {
    const { list, grow, scrolled, isAtEnd } = listed(20);
    list.scrollTop = 40;
    scrolled();
    grow(1);
    expect(list.scrollTop).toBe(40);
    list.scrollTop = 220;
    scrolled();
    grow(1);
    expect(isAtEnd()).toBe(true);
  });
});
