import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, describe, expect, test } from "vitest";
import { text } from "../../text/en.ts";
import { button, shown } from "../testing/render-screen.tsx";
import { planFor, until } from "../testing/random-play.ts";
import type { Sitting } from "../sitting/sitting.ts";
import { momentOf } from "../sitting/moment.ts";
import { moderator as words } from "../../text/en/moderator.ts";

afterEach(cleanup);

describe("stepping forward · QU-13 · QU-19", () => {
  const EVERYBODY = "galahad duke*2 youth morgan-le-fay minion blind-hunter";

  test.each(["galahad", "hunt-window"] as const)(
    "every tap asks the same question, and nothing happens before it is confirmed: %s",
    (what) => {
      const plan = planFor(7, { options: { preset: "custom", set: EVERYBODY } });
      const actor = what === "galahad" ? "galahad" : "blind-hunter";
      const sitting = until(
        plan,
        (moment, { snapshot: { state } }) =>
          moment.kind === "window" &&
          moment.what === what &&
          !state.veterans.includes(state.deal.indexOf(actor)),
      );
      const entered: Sitting[] = [];
      const container = shown(sitting, text, (next) => void entered.push(next));
      fireEvent.click(button(container, words.windows.somebody));
      const people = [...container.querySelectorAll(".qm-target")].map(
        ({ textContent }) => textContent ?? "",
      );
      const asked = people.map((name) => {
        fireEvent.click(button(container, name));
        const question = container.querySelector(".qm-screen")?.textContent ?? "";
        return question.replace(words.windows.claims[what](name), "CLAIM");
      });
      expect(people).toContain(sitting.names[sitting.snapshot.state.deal.indexOf(actor)]);
      expect(people.length).toBeGreaterThan(2);
      expect(new Set(asked).size).toBe(1);
      expect(asked[0]).toContain("CLAIM");
      expect(entered).toEqual([]);
    },
  );

  test("confirmed, the Hunter hunts, and anybody else is told that the deal says otherwise", () => {
    const sitting = until(planFor(5), (moment) => moment.kind === "window");
    const answers = sitting.names.map((name) => {
      const entered: Sitting[] = [];
      const container = shown(sitting, text, (next) => void entered.push(next));
      fireEvent.click(button(container, words.windows.somebody));
      fireEvent.click(button(container, name));
      fireEvent.click(button(container, words.windows.confirm));
      const problem = container.querySelector(".problem")?.textContent;
      cleanup();
      return entered[0] === undefined ? problem : momentOf(entered[0]).kind;
    });
    expect(answers).toEqual(
      sitting.snapshot.state.deal.map((character, seat) =>
        character === "blind-hunter" ? "hunt" : words.windows.not(sitting.names[seat] ?? ""),
      ),
    );
  });
});
