import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { text } from "../../text/en.ts";
import { AtTable } from "../at-table.tsx";
import { button, shown } from "../testing/render-screen.tsx";
import { planFor, until } from "../testing/random-play.ts";
import type { Sitting } from "../sitting/sitting.ts";
import { moderator as words } from "../../text/en/moderator.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the end by hand · QU-20", () => {
  const ending = planFor(5, { ways: { cards: "real", ending: "by-hand" } });
  const verdict = (fails: boolean) => {
    const sitting = until(
      ending,
      ({ kind }, { snapshot }) => kind === "verdict" && (snapshot.state.hunt === null) === fails,
    );
    return { sitting, text: shown(sitting).querySelector(".qm-screen")?.textContent ?? "" };
  };

  test("after the failures the table is reminded that good wins if every leader was evil, and who led", () => {
    const { sitting, text: says } = verdict(true);
    const leaders = sitting.snapshot.state.quests.map(({ leader }) => sitting.names[leader] ?? "");
    expect(says).toContain(words.finale.allLeadersEvil(...leaders));
  });

  test("a hunt after three successes knows no such exception", () => {
    expect(verdict(false).text).toContain(words.finale.verdictHelp.successes);
    expect(verdict(false).text).not.toContain("every leader");
  });
});

describe("the discussion clock · QU-18", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ["ru", "Время вышло."],
    ["fr", "Le temps est écoulé."],
    ["en", "Time is up."],
  ] as const)("that runs out is seen and heard, once: %s", async (language, says) => {
    const heard: string[] = [];
    listen(language, heard);
    const sitting = until(planFor(5, { ways: { language } }), ({ kind }) => kind === "discussion");
    const { container } = render(<Played from={sitting} />);
    fireEvent.click(button(container, words.discussion.start));
    heard.length = 0;
    await pass(299_000);
    expect(container.querySelector(".qm-over-time")).toBeNull();
    expect(heard).toEqual([]);
    await pass(2000);
    expect(container.querySelector(".qm-over-time")?.textContent).toContain(words.discussion.over);
    expect(heard).toContain(`says ${says}`);
    expect(heard.filter((what) => what === "rings")).toHaveLength(9);
    heard.length = 0;
    await pass(60_000);
    expect(heard).toEqual([]);
  });

  test("found run out it is seen, not heard again", async () => {
    const heard: string[] = [];
    listen("en", heard);
    const sitting = until(planFor(5), ({ kind }) => kind === "discussion");
    const clock = { of: "discussion", left: 300_000, since: Date.now() - 301_000 };
    const { container } = render(<Played from={{ ...sitting, clock }} />);
    await pass(60_000);
    expect(container.querySelector(".qm-over-time")).not.toBeNull();
    expect(heard).toEqual([]);
  });

  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

  /** A device that speaks this language and can ring. */
  function listen(language: string, heard: string[]): void {
    class Bell {
      readonly gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
      readonly connect = (to: unknown) => to;
      start() {}
      stop() {
        heard.push("rings");
      }
    }
    vi.stubGlobal("AudioContext", Bell);
    vi.stubGlobal(
      "AudioBuffer",
      class {
        readonly getChannelData = () => [];
      },
    );
    for (const name of ["OscillatorNode", "GainNode", "AudioBufferSourceNode", "BiquadFilterNode"])
      vi.stubGlobal(name, Bell);
    vi.stubGlobal(
      "SpeechSynthesisUtterance",
      class extends EventTarget {
        readonly text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      },
    );
    vi.stubGlobal("speechSynthesis", {
      getVoices: () => [{ lang: language, localService: true, voiceURI: language }],
      addEventListener() {},
      removeEventListener() {},
      cancel() {},
      speak: ({ text: sentence }: { text: string }) => void heard.push(`says ${sentence}`),
    });
  }
});

/** A table that accepts input. */
function Played({ from }: { from: Sitting }) {
  const [sitting, setSitting] = useState(from);
  return <AtTable sitting={sitting} text={text} onEnter={setSitting} onAgain={() => {}} />;
}
