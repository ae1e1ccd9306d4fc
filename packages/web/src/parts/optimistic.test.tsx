import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { useOptimistic } from "./optimistic.ts";

afterEach(cleanup);

interface Held {
  readonly wine: boolean;
  readonly bread: boolean;
}

function Choosing({ held, send }: { held: Held; send: (value: Held) => Promise<unknown> }) {
  const [{ wine, bread }, choose] = useOptimistic(held, send);
  return (
    <>
      <button type="button" aria-pressed={wine} onClick={() => choose({ wine: !wine, bread })}>
        wine
      </button>
      <button type="button" aria-pressed={bread} onClick={() => choose({ wine, bread: !bread })}>
        bread
      </button>
    </>
  );
}

const isOn = (name: string) => screen.getByText(name).getAttribute("aria-pressed") === "true";

test("a second choice before the server has answered builds on the first", async () => {
  const sent: Held[] = [];
  const answers: (() => void)[] = [];
  const send = (value: Held) => {
    sent.push(value);
    return new Promise<void>((resolve) => answers.push(resolve));
  };
  const answer = (nth: number) =>
    act(async () => {
      answers[nth]?.();
      await Promise.resolve();
    });
  const nothing = { wine: false, bread: false };
  const { rerender } = render(<Choosing held={nothing} send={send} />);
  fireEvent.click(screen.getByText("wine"));
  await act(() => {});
  fireEvent.click(screen.getByText("bread"));
  await act(() => {});
  expect(sent).toEqual([
    { wine: true, bread: false },
    { wine: true, bread: true },
  ]);
  // The response to the first choice does not undo the second one on the screen.
  rerender(<Choosing held={{ wine: true, bread: false }} send={send} />);
  await answer(0);
  expect([isOn("wine"), isOn("bread")]).toEqual([true, true]);
  // The second choice was refused.
  await answer(1);
  expect([isOn("wine"), isOn("bread")]).toEqual([true, false]);
});
