import { act, cleanup, render } from "@testing-library/preact";
import { useRef } from "preact/hooks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useMeasured } from "./measured.ts";

const size = { width: 0, height: 0 };
const observed = new Map<Element, () => void>();

beforeEach(() => {
  observed.clear();
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => size.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => size.height);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe(element: Element) {
        observed.set(element, this.#tell);
      }
      disconnect() {
        observed.clear();
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shapeOf = (width: number, height: number) => (width > height ? "wide" : "tall");

function Box() {
  const box = useRef<HTMLDivElement>(null);
  return <div ref={box}>{useMeasured(box, "unknown", shapeOf)}</div>;
}

async function resized(width: number, height: number): Promise<void> {
  Object.assign(size, { width, height });
  await act(() => {
    for (const tell of observed.values()) tell();
  });
}

test("the measure follows the box, and stays the first while the box has no size", async () => {
  Object.assign(size, { width: 0, height: 0 });
  const { container, unmount } = render(<Box />);
  expect(container.textContent).toBe("unknown");
  await resized(300, 200);
  expect(container.textContent).toBe("wide");
  await resized(300, 600);
  expect(container.textContent).toBe("tall");
  await resized(0, 0);
  expect(container.textContent).toBe("tall");
  unmount();
  expect(observed.size).toBe(0);
});

test("a box that has a size from the beginning is measured before the first paint", () => {
  Object.assign(size, { width: 200, height: 100 });
  expect(render(<Box />).container.textContent).toBe("wide");
});
