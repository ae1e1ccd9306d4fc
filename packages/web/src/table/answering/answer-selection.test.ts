import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import { type Asked, AnswerSelection } from "./answer-selection.ts";

const certain = { events: [], final: false };
const final = { events: [], final: true };

const sides = [{ id: "left" }, { id: "right" }];

const fork: Asked = {
  id: "0-1",
  answers: sides,
  shown: sides,
  previews: { left: certain, right: final },
};

function asking(decision: Asked | null, { canUndo = false, accepted = true } = {}) {
  const asked = signal(decision);
  const given: string[] = [];
  const selection = new AnswerSelection(
    asked,
    async (of, answer) => {
      given.push(`${of} ${answer}`);
      return accepted;
    },
    canUndo,
  );
  return { asked, given, selection };
}

describe("choosing an answer", () => {
  test("a click gives an answer that can be undone", () => {
    const { selection, given } = asking(fork);
    selection.press("left", "mouse");
    expect(given).toEqual(["0-1 left"]);
  });

  test("a finger's first tap previews, its second chooses", () => {
    const { selection, given } = asking(fork);
    selection.press("left", "touch");
    expect(selection.previewed.value).toBe("left");
    expect(given).toEqual([]);
    selection.press("left", "touch");
    expect(given).toEqual(["0-1 left"]);
  });

  test("a tap on another answer previews that one instead", () => {
    const { selection, given } = asking(fork);
    selection.press("left", "touch");
    selection.press("right", "touch");
    expect(selection.armed.value).toBe("right");
    expect(given).toEqual([]);
  });

  test("an irreversible answer needs a second press, and can be cancelled", () => {
    const { selection, given } = asking(fork);
    selection.press("right", "key");
    expect(given).toEqual([]);
    selection.cancel();
    expect(selection.previewed.value).toBeNull();
    selection.press("right", "key");
    selection.press("right", "key");
    expect(given).toEqual(["0-1 right"]);
  });

  test("no confirmation if the table can agree to an undo, or if there is only one answer", () => {
    const canUndo = asking(fork, { canUndo: true });
    canUndo.selection.press("right", "mouse");
    expect(canUndo.given).toEqual(["0-1 right"]);
    const only = asking({ ...fork, answers: [{ id: "right" }], shown: [{ id: "right" }] });
    only.selection.press("right", "mouse");
    expect(only.given).toEqual(["0-1 right"]);
  });

  test("a decoy is refused with a message; the answer beside it works like any other", () => {
    const { selection, given } = asking({ ...fork, answers: [{ id: "right" }] });
    selection.press("left", "mouse");
    expect(selection.barred.value).toBe("left");
    selection.press("right", "mouse");
    expect([selection.barred.value, selection.armed.value]).toEqual([null, "right"]);
    selection.press("right", "mouse");
    expect(given).toEqual(["0-1 right"]);
  });

  test("an impatient double click gives one answer", () => {
    const { selection, given } = asking(fork);
    selection.press("left", "mouse");
    selection.press("left", "mouse");
    selection.press("right", "mouse");
    expect(given).toEqual(["0-1 left"]);
  });

  test("an accepted answer is not given again while the next question is on its way", async () => {
    const { selection, given } = asking(fork);
    selection.press("left", "mouse");
    await Promise.resolve();
    await Promise.resolve();
    expect(selection.waiting.value).toBe(true);
    selection.press("left", "mouse");
    expect(given).toEqual(["0-1 left"]);
  });

  test("a late refusal does not reopen a newer question that is already answered", async () => {
    const refusals: ((done: boolean) => void)[] = [];
    const asked = signal(fork);
    const selection = new AnswerSelection(
      asked,
      () => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        refusals.push(resolve);
        return promise;
      },
      false,
    );
    selection.press("left", "mouse");
    asked.value = { ...fork, id: "0-2" };
    expect(selection.waiting.value).toBe(false);
    selection.press("left", "mouse");
    refusals[0]?.(false);
    await Promise.resolve();
    await Promise.resolve();
    expect(selection.waiting.value).toBe(true);
  });

  test("after a refusal another answer can be given", async () => {
    const { selection, given } = asking(fork, { accepted: false });
    selection.press("left", "mouse");
    await Promise.resolve();
    await Promise.resolve();
    selection.press("left", "mouse");
    expect(given).toHaveLength(2);
  });

  test("pointing previews an answer, and an armed answer takes precedence", () => {
    const { selection } = asking(fork);
    selection.look("left");
    expect(selection.previewed.value).toBe("left");
    selection.press("right", "mouse");
    expect(selection.previewed.value).toBe("right");
    selection.cancel();
    expect([selection.previewed.value, selection.armed.value]).toEqual([null, null]);
    selection.look("left");
    selection.look(null);
    expect(selection.previewed.value).toBeNull();
  });

  test("cancelling clears the message about a decoy", () => {
    const { selection } = asking({ ...fork, answers: [{ id: "right" }] });
    selection.press("left", "mouse");
    selection.cancel();
    expect(selection.barred.value).toBeNull();
  });

  test("without a question nothing is previewed, and nothing is irreversible", () => {
    const { selection } = asking(null);
    selection.look("left");
    expect([selection.previewed.value, selection.waiting.value, selection.isIrreversible("right")]).toEqual([
      null,
      false,
      false,
    ]);
  });

  test("a new question clears the preview of the old one", () => {
    const { selection, asked } = asking(fork);
    selection.press("right", "touch");
    asked.value = { ...fork, id: "0-2" };
    expect(selection.armed.value).toBeNull();
    expect(selection.previewed.value).toBeNull();
  });

  test("nothing is given without a question, nor an answer that is not offered", () => {
    const { selection, asked, given } = asking(null);
    selection.press("left", "mouse");
    asked.value = fork;
    selection.press("upwards", "mouse");
    expect(given).toEqual([]);
    expect(selection.barred.value).toBeNull();
  });

  describe("with previews that are fetched on demand", () => {
    function unforeseen() {
      const asked = signal<Asked | null>({ ...fork, previews: {} });
      const given: string[] = [];
      const known = Promise.withResolvers<void>();
      const selection = new AnswerSelection(
        asked,
        async (of, answer) => {
          given.push(`${of} ${answer}`);
          return true;
        },
        false,
        () => known.promise,
      );
      const learn = async (previews: Asked["previews"], id = fork.id) => {
        asked.value = { ...fork, id, previews };
        known.resolve();
        for (let turn = 0; turn < 3; turn++) await Promise.resolve();
      };
      return { selection, given, learn };
    }

    test("a press waits for the preview, and then gives the answer once", async () => {
      const { selection, given, learn } = unforeseen();
      selection.press("left", "mouse");
      selection.press("left", "mouse");
      expect(given).toEqual([]);
      await learn(fork.previews);
      expect(given).toEqual(["0-1 left"]);
    });

    test("a press arms an irreversible answer, and one whose preview fails", async () => {
      const grave = unforeseen();
      grave.selection.press("right", "key");
      await grave.learn(fork.previews);
      expect([grave.selection.armed.value, grave.given]).toEqual(["right", []]);
      const unknown = unforeseen();
      unknown.selection.press("left", "key");
      await unknown.learn({});
      expect([unknown.selection.armed.value, unknown.given]).toEqual(["left", []]);
    });

    test("a press for another question is dropped", async () => {
      const { selection, given, learn } = unforeseen();
      selection.press("left", "mouse");
      await learn(fork.previews, "0-2");
      expect([selection.armed.value, given]).toEqual([null, []]);
    });
  });
});
