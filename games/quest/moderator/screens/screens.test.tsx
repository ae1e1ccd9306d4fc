import { chanceOf, plainCopy, seeded } from "@roundtable/kernel";
import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, describe, expect, test } from "vitest";
import { game } from "../../rules/index.ts";
import { text } from "../../text/en.ts";
import { AtTable } from "../at-table.tsx";
import { heardLeader } from "../sitting/entries.ts";
import { button, shown } from "../testing/render-screen.tsx";
import { randomSitting, planFor, until } from "../testing/random-play.ts";
import { deal, type Sitting } from "../sitting/sitting.ts";
import { viewerOf, momentOf } from "../sitting/moment.ts";
import { moderator as words } from "../../text/en/moderator.ts";

afterEach(cleanup);

/** The same public table, with other cards in other hands. */
function otherwise(sitting: Sitting): Sitting {
  const state = game.redeal(plainCopy(sitting.snapshot.state), "public", chanceOf(seeded("otherwise")));
  return { ...sitting, snapshot: { ...sitting.snapshot, state } };
}

describe("hiding · QU-7", () => {
  test.each([
    ["five", planFor(5)],
    ["ten", planFor(10, { ways: { knowledge: "device" } })],
  ])("a screen that all may see does not depend on who holds which card: %s players", (_, plan) => {
    for (const sitting of randomSitting(plan, "hiding")) {
      const answered = game.view(sitting.snapshot.state, "public").together?.answered ?? 0;
      if (answered > 0) continue;
      const html = shown(sitting).innerHTML;
      cleanup();
      expect(shown(otherwise(sitting)).innerHTML).toBe(html);
      cleanup();
    }
  });

  test("what is for one pair of eyes is behind a cover that names no character and no card", () => {
    let covers = 0;
    for (const sitting of randomSitting(planFor(8), "covers")) {
      if (viewerOf(momentOf(sitting)) === null) continue;
      covers++;
      const container = shown(sitting);
      for (const { name } of Object.values(text.piece)) expect(container.textContent).not.toContain(name);
      expect(container.querySelectorAll("button")).toHaveLength(1);
      cleanup();
    }
    expect(covers).toBeGreaterThan(8);
  });

  test("the card is seen after its cover, and covered again when the device is put down", () => {
    const sitting = heardLeader(deal(planFor(5), seeded("look")));
    const seat = viewerOf(momentOf(sitting)) ?? -1;
    const name = text.piece[sitting.snapshot.state.deal[seat] ?? ""]?.name ?? "?";
    const container = shown(sitting);
    fireEvent.click(button(container, words.cover.reveal(sitting.names[seat] ?? "")));
    expect(container.textContent).toContain(name);
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    fireEvent(document, new Event("visibilitychange"));
    Object.defineProperty(document, "hidden", { value: false, configurable: true });
    expect(container.textContent).not.toContain(name);
  });

  test("a result is not to be read anywhere before the cards are turned up", () => {
    for (const sitting of randomSitting(planFor(5), "results")) {
      if (momentOf(sitting).kind !== "result") continue;
      const container = shown(sitting);
      expect(container.innerHTML).not.toMatch(/qu-fail|qu-success|data-result|Quest 1 (succeeds|fails)/);
      fireEvent.click(button(container, words.quests.show));
      expect(container.querySelectorAll(".qu-played")).not.toHaveLength(0);
      return;
    }
    throw new Error("No quest was played.");
  });
});

test("the set in play lies open on every screen that all may see · QU-7", () => {
  const names = ["Cleric", "Duke", "Youth", "Morgan le Fay", "Blind Hunter", "Minion of Mordred"];
  for (const sitting of randomSitting(planFor(6), "open")) {
    if (viewerOf(momentOf(sitting)) !== null) continue;
    const open = shown(sitting).querySelector(".qm-in-play");
    expect(open?.closest("details")).toBeNull();
    expect([...(open?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent)).toEqual(names);
    cleanup();
  }
});

test.each([
  ["device", []],
  ["by-hand", [words.choose.braggart, words.discussion.revealer]],
] as const)(
  "a player who must be revealed is called where only the table knows them: %s · QU-16 · QU-18",
  (dealing, calls) => {
    const set = "galahad sentinel cleric*2 percival duke morgan-le-fay braggart blind-hunter revealer";
    const plan = planFor(10, { options: { preset: "custom", set }, ways: { dealing } });
    const isFifth = ({ snapshot }: Sitting) => snapshot.state.quests.length === 4;
    const screens = [
      until(
        plan,
        (moment, sitting) => moment.kind === "choose" && moment.what === "new-leader" && isFifth(sitting),
      ),
      until(plan, ({ kind }) => kind === "discussion"),
    ].map((sitting) => shown(sitting).textContent);
    const called = [words.choose.braggart, words.discussion.revealer].filter((call) =>
      screens.some((screen) => screen?.includes(call)),
    );
    expect(called).toEqual(calls);
  },
);

test.each([
  ["on the device alone", planFor(5, { ways: { knowledge: "device" } })],
  ["with cards dealt by hand", planFor(6, { ways: { dealing: "by-hand" } })],
])("a whole evening is played by pressing what the screens offer: %s · QU-42", (_, plan) => {
  let sitting = deal(plan, seeded("pressing"));
  const props = () => ({
    sitting,
    text,
    onEnter: (next: Sitting) => void (sitting = next),
    onAgain: () => {},
  });
  const { container, rerender } = render(<AtTable {...props()} />);
  const chance = chanceOf(seeded("pressing"));
  for (let presses = 0; momentOf(sitting).kind !== "over"; presses++) {
    if (presses > 2000) throw new Error(`Stuck at ${JSON.stringify(momentOf(sitting))}.`);
    const screen = container.querySelector(".qm-screen");
    const open = [...(screen?.querySelectorAll("button") ?? [])].filter(({ disabled }) => !disabled);
    const ready = open.filter((one) => one.matches(".gold, .qm-side, .qm-narration .qm-doors > *"));
    const choices = open.filter(
      (one) => !ready.includes(one) && one.getAttribute("aria-pressed") === "false",
    );
    const from = ready.length > 0 && (choices.length === 0 || chance.pick(3) > 0) ? ready : choices;
    const pressed = from[chance.pick(from.length)];
    if (pressed === undefined) throw new Error(`Nothing to press at ${JSON.stringify(momentOf(sitting))}.`);
    fireEvent.click(pressed);
    rerender(<AtTable {...props()} />);
  }
  expect(container.querySelector(".qm-over")?.textContent).toMatch(/wins/);
});
