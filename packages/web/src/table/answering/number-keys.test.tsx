import { signal } from "@preact/signals";
import { afterEach, expect, test } from "vitest";
import { type Asked, AnswerSelection } from "./answer-selection.ts";
import { listenForNumbers } from "./number-keys.ts";

const sides = [{ id: "left" }, { id: "right" }];

const fork: Asked = { id: "0-1", answers: sides, shown: sides, previews: {} };

let stop = (): void => {};

afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

function asked() {
  const given: string[] = [];
  const selection = new AnswerSelection(
    signal(fork),
    async (_, answer) => {
      given.push(answer);
      return true;
    },
    true,
  );
  stop = listenForNumbers(document, selection);
  return given;
}

function press(init: KeyboardEventInit, target: Element = document.body): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
}

test("a number key gives the answer with that number, even on keyboards where digits need Shift", () => {
  const given = asked();
  press({ code: "Digit2", key: "é" });
  expect(given).toEqual(["right"]);
});

test("a number without an answer, or with another key held, gives none", () => {
  const given = asked();
  press({ code: "Digit3", key: "3" });
  press({ code: "Digit1", key: "1", ctrlKey: true });
  expect(given).toEqual([]);
});

test("a number that is typed into a field, or while a dialog is open, answers nothing", () => {
  const given = asked();
  document.body.innerHTML = "<input>";
  const input = document.querySelector("input");
  if (input !== null) press({ code: "Digit1", key: "1" }, input);
  document.body.innerHTML = "<dialog open></dialog>";
  press({ code: "Digit1", key: "1" });
  expect(given).toEqual([]);
});
