import { signal } from "@preact/signals";
import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listenForAnswers, offerOf } from "./answering.ts";
import { type Asked, AnswerSelection } from "./answer-selection.ts";

afterEach(cleanup);

const sides = [{ id: "left" }, { id: "right" }];

const fork: Asked = {
  id: "0-1",
  answers: sides,
  shown: sides,
  previews: { left: { events: [], final: false }, right: { events: [], final: false } },
};

function board() {
  const given: string[] = [];
  const asked = signal(fork);
  const selection = new AnswerSelection(
    asked,
    async (_, answer) => {
      given.push(answer);
      return true;
    },
    true,
  );
  const { container, getByLabelText } = render(
    <div>
      <svg>
        <g {...offerOf("left", "Ride left", null)}>
          <path data-testid="path" />
        </g>
        <g {...offerOf("right", "Ride right", null)} />
      </svg>
      <button type="button" {...offerOf("left", "Left, in the bar", null)} />
    </div>,
  );
  const stop = listenForAnswers(container as HTMLElement, selection);
  return {
    asked,
    selection,
    given,
    stop,
    left: getByLabelText("Ride left"),
    right: getByLabelText("Ride right"),
    button: getByLabelText("Left, in the bar"),
  };
}

test("pointing at any part of a piece previews its answer, and pointing elsewhere ends that", () => {
  const { selection, left } = board();
  fireEvent(
    left.firstElementChild ?? left,
    new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }),
  );
  expect(selection.previewed.value).toBe("left");
  fireEvent(left.parentElement ?? left, new PointerEvent("pointerover", { bubbles: true }));
  expect(selection.previewed.value).toBeNull();
});

test("losing the focus ends only its own preview, not that of the piece under the pointer", () => {
  const { selection, left, right } = board();
  left.focus();
  fireEvent(right, new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  left.blur();
  expect(selection.previewed.value).toBe("right");
  right.focus();
  right.blur();
  expect(selection.previewed.value).toBeNull();
});

test("a finger that passes over a piece previews nothing, and a pointer that leaves the table ends the preview", () => {
  const { selection, left } = board();
  fireEvent(left, new PointerEvent("pointerover", { bubbles: true, pointerType: "touch" }));
  expect(selection.previewed.value).toBeNull();
  fireEvent(left, new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  fireEvent(left, new PointerEvent("pointerleave", { bubbles: true }));
  expect(selection.previewed.value).toBeNull();
});

test("the keyboard's focus previews an answer", () => {
  const { selection, left } = board();
  left.focus();
  expect(selection.previewed.value).toBe("left");
});

test("the focus from a tap previews nothing", () => {
  const { selection, left } = board();
  vi.spyOn(left, "matches").mockReturnValue(false);
  left.focus();
  expect(selection.previewed.value).toBeNull();
});

test("a mouse chooses with one click", () => {
  const { given, right } = board();
  fireEvent(right, new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
  fireEvent.click(right, { detail: 1 });
  expect(given).toEqual(["right"]);
});

test("a finger chooses with the second tap", () => {
  const { given, selection, right } = board();
  fireEvent(right, new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  fireEvent.click(right, { detail: 1 });
  expect(selection.previewed.value).toBe("right");
  expect(given).toEqual([]);
  fireEvent.click(right, { detail: 1 });
  expect(given).toEqual(["right"]);
});

test("a mouse chooses with one click after a finger was there", () => {
  const { given, left, right } = board();
  fireEvent(left, new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  fireEvent(right, new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
  fireEvent.click(right, { detail: 1 });
  expect(given).toEqual(["right"]);
});

test("a screen reader's click chooses at once, even after a finger was there", () => {
  const { given, right } = board();
  fireEvent(right, new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  fireEvent.click(right, { detail: 0 });
  expect(given).toEqual(["right"]);
});

test("a press beside the pieces, or another key, chooses nothing", () => {
  const { given, left } = board();
  fireEvent.click(left.parentElement ?? left, { detail: 1 });
  const beside = left.parentElement ?? left;
  expect(fireEvent.keyDown(beside, { key: " " }), "the page may scroll").toBe(true);
  fireEvent.keyDown(left, { key: "ArrowLeft" });
  expect(given).toEqual([]);
});

test("Enter on a button is left to the button, which clicks by itself", () => {
  const { given, button } = board();
  expect(fireEvent.keyDown(button, { key: "Enter" })).toBe(true);
  expect(given).toEqual([]);
});

test("only Escape cancels what one more press would choose", () => {
  const { selection, right } = board();
  fireEvent(right, new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  fireEvent.click(right, { detail: 1 });
  expect(selection.armed.value).toBe("right");
  fireEvent.keyDown(right, { key: "ArrowLeft" });
  expect(selection.armed.value).toBe("right");
  fireEvent.keyDown(right, { key: "Escape" });
  expect(selection.armed.value).toBeNull();
});

test("a closed table has no listeners", () => {
  const { given, right, stop } = board();
  stop();
  fireEvent.click(right, { detail: 1 });
  expect(given).toEqual([]);
});

test("an answer's element is a button with a name, and shows whether it is previewed, hinted or barred", () => {
  const plain = { "data-answer": "left", role: "button", tabIndex: 0, "aria-label": "Ride left" };
  expect(offerOf("left", "Ride left", "right")).toEqual(plain);
  expect(offerOf("left", "Ride left", "left", { isBarred: true, isHinted: true })).toEqual({
    ...plain,
    "data-previewed": "",
    "data-hinted": "",
    "aria-disabled": true,
  });
});

test("Enter and the space bar choose on a drawn piece as on a button", () => {
  const enter = board();
  fireEvent.keyDown(enter.left, { key: "Enter" });
  expect(enter.given).toEqual(["left"]);
  cleanup();
  const space = board();
  expect(fireEvent.keyDown(space.right, { key: " " }), "the page may scroll").toBe(false);
  expect(space.given).toEqual(["right"]);
});

describe("a press of the mouse", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const press = (element: Element) =>
    fireEvent(
      element,
      new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse", clientX: 10, clientY: 10 }),
    );
  const release = (x = 10) => {
    fireEvent(
      document.body,
      new PointerEvent("pointerup", { bubbles: true, pointerType: "mouse", clientX: x, clientY: 12 }),
    );
    vi.runAllTimers();
  };

  test("counts even if the piece was redrawn before the button was released", () => {
    const { given, button } = board();
    press(button);
    button.replaceWith(button.cloneNode(true));
    release();
    expect(given).toEqual(["left"]);
  });

  test("counts once if there is a click", () => {
    const { given, button } = board();
    press(button);
    fireEvent(document.body, new PointerEvent("pointerup", { bubbles: true, clientX: 10, clientY: 12 }));
    fireEvent(button, new MouseEvent("click", { bubbles: true, detail: 1 }));
    vi.runAllTimers();
    expect(given).toEqual(["left"]);
  });

  test("does not count if the mouse has moved away, with another button, or for another question", () => {
    const { given, button, asked } = board();
    press(button);
    release(60);
    fireEvent(button, new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse", button: 2 }));
    release();
    press(button);
    asked.value = { ...fork, id: "0-2" };
    release();
    expect(given).toEqual([]);
  });

  test("of a finger is a tap or nothing", () => {
    const { selection, button } = board();
    fireEvent(
      button,
      new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch", clientX: 10, clientY: 10 }),
    );
    release();
    expect(selection.armed.value).toBeNull();
  });
});
