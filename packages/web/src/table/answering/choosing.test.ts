import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import { type Asked, Choosing } from "./choosing.ts";

const certain = { events: [], final: false };
const final = { events: [], final: true };

const sides = [{ id: "left" }, { id: "right" }];

const fork: Asked = {
  id: "0-1",
  answers: sides,
  shown: sides,
  previews: { left: certain, right: final },
};

function asking(decision: Asked | null, { forgiving = false, accepted = true } = {}) {
  const asked = signal(decision);
  const given: string[] = [];
  const choosing = new Choosing(
    asked,
    async (of, answer) => {
      given.push(`${of} ${answer}`);
      return accepted;
    },
    forgiving,
  );
  return { asked, given, choosing };
}

describe("choosing an answer", () => {
  test("a click gives an answer that can be taken back", () => {
    const { choosing, given } = asking(fork);
    choosing.press("left", "mouse");
    expect(given).toEqual(["0-1 left"]);
  });

  test("a finger's first tap shows what will follow, its second chooses", () => {
    const { choosing, given } = asking(fork);
    choosing.press("left", "touch");
    expect(choosing.looked.value).toBe("left");
    expect(given).toEqual([]);
    choosing.press("left", "touch");
    expect(given).toEqual(["0-1 left"]);
  });

  test("a tap on another answer looks at that one instead", () => {
    const { choosing, given } = asking(fork);
    choosing.press("left", "touch");
    choosing.press("right", "touch");
    expect(choosing.armed.value).toBe("right");
    expect(given).toEqual([]);
  });

  test("what can never be taken back wants a second press, and can be cancelled", () => {
    const { choosing, given } = asking(fork);
    choosing.press("right", "key");
    expect(given).toEqual([]);
    choosing.cancel();
    expect(choosing.looked.value).toBeNull();
    choosing.press("right", "key");
    choosing.press("right", "key");
    expect(given).toEqual(["0-1 right"]);
  });

  test("no confirmation where the table can be asked, or where there is nothing else to do", () => {
    const forgiving = asking(fork, { forgiving: true });
    forgiving.choosing.press("right", "mouse");
    expect(forgiving.given).toEqual(["0-1 right"]);
    const only = asking({ ...fork, answers: [{ id: "right" }], shown: [{ id: "right" }] });
    only.choosing.press("right", "mouse");
    expect(only.given).toEqual(["0-1 right"]);
  });

  test("what is only shown is refused and said so; the answer beside it asks like any other", () => {
    const { choosing, given } = asking({ ...fork, answers: [{ id: "right" }] });
    choosing.press("left", "mouse");
    expect(choosing.barred.value).toBe("left");
    choosing.press("right", "mouse");
    expect([choosing.barred.value, choosing.armed.value]).toEqual([null, "right"]);
    choosing.press("right", "mouse");
    expect(given).toEqual(["0-1 right"]);
  });

  test("an impatient double click gives one answer", () => {
    const { choosing, given } = asking(fork);
    choosing.press("left", "mouse");
    choosing.press("left", "mouse");
    choosing.press("right", "mouse");
    expect(given).toEqual(["0-1 left"]);
  });

  test("what the server has taken is not given again while the next question is on its way", async () => {
    const { choosing, given } = asking(fork);
    choosing.press("left", "mouse");
    await Promise.resolve();
    await Promise.resolve();
    expect(choosing.waiting.value).toBe(true);
    choosing.press("left", "mouse");
    expect(given).toEqual(["0-1 left"]);
  });

  test("a refusal that comes late does not free a newer question that is already answered", async () => {
    const refusals: ((done: boolean) => void)[] = [];
    const asked = signal(fork);
    const choosing = new Choosing(
      asked,
      () => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        refusals.push(resolve);
        return promise;
      },
      false,
    );
    choosing.press("left", "mouse");
    asked.value = { ...fork, id: "0-2" };
    expect(choosing.waiting.value).toBe(false);
    choosing.press("left", "mouse");
    refusals[0]?.(false);
    await Promise.resolve();
    await Promise.resolve();
    expect(choosing.waiting.value).toBe(true);
  });

  test("after a refusal another answer can be given", async () => {
    const { choosing, given } = asking(fork, { accepted: false });
    choosing.press("left", "mouse");
    await Promise.resolve();
    await Promise.resolve();
    choosing.press("left", "mouse");
    expect(given).toHaveLength(2);
  });

  test("pointing looks at an answer, and what is armed is looked at before what is pointed at", () => {
    const { choosing } = asking(fork);
    choosing.look("left");
    expect(choosing.looked.value).toBe("left");
    choosing.press("right", "mouse");
    expect(choosing.looked.value).toBe("right");
    choosing.cancel();
    expect([choosing.looked.value, choosing.armed.value]).toEqual([null, null]);
    choosing.look("left");
    choosing.look(null);
    expect(choosing.looked.value).toBeNull();
  });

  test("cancelling takes back what was said of an answer that cannot be given", () => {
    const { choosing } = asking({ ...fork, answers: [{ id: "right" }] });
    choosing.press("left", "mouse");
    choosing.cancel();
    expect(choosing.barred.value).toBeNull();
  });

  test("where nothing is asked nothing is looked at, and nothing is grave", () => {
    const { choosing } = asking(null);
    choosing.look("left");
    expect([choosing.looked.value, choosing.waiting.value, choosing.isGrave("right")]).toEqual([
      null,
      false,
      false,
    ]);
  });

  test("a new question forgets what was looked at in the old one", () => {
    const { choosing, asked } = asking(fork);
    choosing.press("right", "touch");
    asked.value = { ...fork, id: "0-2" };
    expect(choosing.armed.value).toBeNull();
    expect(choosing.looked.value).toBeNull();
  });

  test("nothing is given when nothing is asked, nor an answer that is not offered", () => {
    const { choosing, asked, given } = asking(null);
    choosing.press("left", "mouse");
    asked.value = fork;
    choosing.press("upwards", "mouse");
    expect(given).toEqual([]);
    expect(choosing.barred.value).toBeNull();
  });

  describe("where what follows is asked for only when it is looked at", () => {
    function unforeseen() {
      const asked = signal<Asked | null>({ ...fork, previews: {} });
      const given: string[] = [];
      const known = Promise.withResolvers<void>();
      const choosing = new Choosing(
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
      return { choosing, given, learn };
    }

    test("a press waits to know whether there is a way back, and then gives the answer once", async () => {
      const { choosing, given, learn } = unforeseen();
      choosing.press("left", "mouse");
      choosing.press("left", "mouse");
      expect(given).toEqual([]);
      await learn(fork.previews);
      expect(given).toEqual(["0-1 left"]);
    });

    test("a press on what can never be taken back arms it, and so does one of which nobody can say", async () => {
      const grave = unforeseen();
      grave.choosing.press("right", "key");
      await grave.learn(fork.previews);
      expect([grave.choosing.armed.value, grave.given]).toEqual(["right", []]);
      const unknown = unforeseen();
      unknown.choosing.press("left", "key");
      await unknown.learn({});
      expect([unknown.choosing.armed.value, unknown.given]).toEqual(["left", []]);
    });

    test("a press that was for another question is forgotten", async () => {
      const { choosing, given, learn } = unforeseen();
      choosing.press("left", "mouse");
      await learn(fork.previews, "0-2");
      expect([choosing.armed.value, given]).toEqual([null, []]);
    });
  });
});
