import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { useProgressiveCount } from "./progressive.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Fires frames on demand. */
function frames(): (ms: number) => Promise<void> {
  let [asked, now] = [[] as FrameRequestCallback[], performance.now()];
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((call) => asked.push(call));
  vi.spyOn(globalThis, "cancelAnimationFrame").mockImplementation(() => (asked = []));
  return async (ms) => {
    const [due, at] = [asked, (now += ms)];
    asked = [];
    await act(() => {
      for (const call of due) call(at);
    });
  };
}

function Drawing({ parts }: { parts: number }) {
  return <p>{useProgressiveCount(parts)}</p>;
}

test("a large drawing is drawn part by part, with more parts per frame if the frames are fast", async () => {
  const frame = frames();
  const { container } = render(<Drawing parts={12} />);
  const drawn = () => Number(container.textContent);
  expect(drawn()).toBe(1);
  await frame(200);
  expect(drawn()).toBe(2);
  await frame(200);
  expect(drawn()).toBe(3);
  await frame(16);
  expect(drawn()).toBe(5);
  for (let nth = 0; nth < 5; nth++) await frame(16);
  expect(drawn()).toBe(12);
});

test("a drawing that is complete stays complete, whatever its size", async () => {
  const frame = frames();
  const { container, rerender } = render(<Drawing parts={2} />);
  await frame(200);
  rerender(<Drawing parts={1} />);
  rerender(<Drawing parts={2} />);
  expect(container.textContent).toBe("2");
});
