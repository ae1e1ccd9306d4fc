import { signal } from "@preact/signals";
import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { listenForAnswers, offerOf } from "./answering.ts";
import { type Asked, Choosing } from "./choosing.ts";

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
  const choosing = new Choosing(
    signal(fork),
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
    </div>,
  );
  listenForAnswers(container as HTMLElement, choosing);
  return { choosing, given, left: getByLabelText("Ride left"), right: getByLabelText("Ride right") };
}

test("pointing at any part of a piece looks at its answer, and pointing elsewhere no longer does", () => {
  const { choosing, left } = board();
  fireEvent(
    left.firstElementChild ?? left,
    new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }),
  );
  expect(choosing.looked.value).toBe("left");
  fireEvent(left.parentElement ?? left, new PointerEvent("pointerover", { bubbles: true }));
  expect(choosing.looked.value).toBeNull();
});

test("the focus takes with it only what it looked at: a piece under the pointer is looked at while another loses it", () => {
  const { choosing, left, right } = board();
  left.focus();
  fireEvent(right, new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  left.blur();
  expect(choosing.looked.value).toBe("right");
  right.focus();
  right.blur();
  expect(choosing.looked.value).toBeNull();
});

test("a mouse chooses with one click", () => {
  const { given, right } = board();
  fireEvent(right, new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
  fireEvent.click(right, { detail: 1 });
  expect(given).toEqual(["right"]);
});

test("a finger chooses with the second tap", () => {
  const { given, choosing, right } = board();
  fireEvent(right, new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  fireEvent.click(right, { detail: 1 });
  expect(choosing.looked.value).toBe("right");
  expect(given).toEqual([]);
  fireEvent.click(right, { detail: 1 });
  expect(given).toEqual(["right"]);
});

test("Enter and the space bar choose on a drawn piece as on a button", () => {
  const enter = board();
  fireEvent.keyDown(enter.left, { key: "Enter" });
  expect(enter.given).toEqual(["left"]);
  cleanup();
  const space = board();
  fireEvent.keyDown(space.right, { key: " " });
  expect(space.given).toEqual(["right"]);
});
