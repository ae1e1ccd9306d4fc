import { seeded } from "@roundtable/kernel";
import { cleanup, fireEvent, waitFor } from "@testing-library/preact";
import { afterEach, describe, expect, test, vi } from "vitest";
import { text as en } from "../../text/en.ts";
import { text as fr } from "../../text/fr.ts";
import { text as ru } from "../../text/ru.ts";
import { button, shown } from "../testing/render-screen.tsx";
import { planFor, until } from "../testing/random-play.ts";
import { deal } from "../sitting/sitting.ts";
import { moderator as words } from "../../text/en/moderator.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("who leads first is told before the introduction · QU-8 · QU-42", () => {
  test.each([
    ["ru", ru, "Лидер первого похода\u00a0— "],
    ["fr", fr, " mène la première quête"],
    ["en", en, " leads the first quest"],
  ] as const)("before the cards, and while it is read: %s", async (language, spoken, says) => {
    const sitting = deal(planFor(6, { ways: { language } }), seeded("leads"));
    const leader = sitting.names[sitting.snapshot.state.firstLeader] ?? "";
    expect(shown(sitting, spoken).querySelector("h1")?.textContent).toContain(says);
    expect(shown(sitting, spoken).querySelector("h1")?.textContent).toContain(leader);
    cleanup();
    const told = until(planFor(6, { ways: { language } }), ({ kind }) => kind === "narration");
    const first = told.names[told.snapshot.state.firstLeader] ?? "";
    const container = shown(told, spoken);
    expect(container.querySelector(".qm-first-leader")?.textContent).toContain(first);
    const sentence = container.querySelector(".qm-sentence");
    await waitFor(() => expect(sentence?.textContent).toContain(says));
    expect(sentence?.textContent).toContain(first);
  });
});

test.each([
  ["device", "hunter-sees-it", "1 of 11"],
  ["by-hand", "may-be-named", "1 of 11"],
  ["by-hand", "hunter-sees-it", "1 of 13"],
] as const)(
  "the Hunter is called to the card that lies face down only where it is of paper and for her: %s, %s · QU-30",
  async (dealing, hiddenCard, progress) => {
    const options = { preset: "directors-cut", hiddenCard } as const;
    const plan = planFor(5, { options, ways: { dealing } });
    const container = shown(until(plan, ({ kind }) => kind === "narration"));
    await waitFor(() => expect(container.textContent).toContain(progress));
  },
);

test("a voice that never ends does not hold the introduction up: it is stepped by hand · QU-42", async () => {
  vi.stubGlobal("SpeechSynthesisUtterance", EventTarget);
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => [{ lang: "en", localService: true, voiceURI: "en" }],
    addEventListener() {},
    removeEventListener() {},
    cancel() {},
    speak() {},
  });
  const container = shown(until(planFor(5), ({ kind }) => kind === "narration"));
  await waitFor(() => expect(container.textContent).toContain("1 of 7"));
  fireEvent.click(button(container, words.narration.play));
  for (const nth of [2, 3]) {
    fireEvent.click(button(container, words.narration.next));
    expect(container.textContent).toContain(`${nth} of 7`);
  }
});
