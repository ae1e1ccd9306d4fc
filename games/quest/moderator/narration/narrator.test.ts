import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { narrate } from "./narrator.ts";
import { speaker, voiceFor } from "./speech.ts";

const SENTENCES = ["Everybody, close your eyes.", "Evil, open your eyes.", "Everybody, open your eyes."];

function voice(lang: string, localService = true): SpeechSynthesisVoice {
  return { lang, localService, name: lang, default: false, voiceURI: lang };
}

/** Narrates without waiting, and records what was done. */
async function told(
  speaks: boolean,
  changes: { from?: number; stopAt?: number; failsAt?: string } = {},
): Promise<string[]> {
  const done: string[] = [];
  const stop = new AbortController();
  const whole = await narrate({
    sentences: SENTENCES,
    from: changes.from ?? 0,
    pace: "even",
    say: speaks
      ? async (sentence) => {
          if (sentence === changes.failsAt) return false;
          done.push(`says ${sentence}`);
          return true;
        }
      : null,
    onMute: () => void done.push("is mute"),
    wait: async () => void done.push("waits"),
    stop: stop.signal,
    onSentence: (nth) => {
      done.push(`shows ${nth}`);
      if (nth === changes.stopAt) stop.abort();
    },
  });
  return [...done, whole ? "comes to the end" : "is stopped"];
}

describe("the introduction · QU-42", () => {
  test("a voice says each sentence while it is shown, with time to do what it says", async () => {
    expect(await told(true)).toEqual([
      "shows 0",
      `says ${SENTENCES[0]}`,
      "waits",
      "shows 1",
      `says ${SENTENCES[1]}`,
      "waits",
      "shows 2",
      `says ${SENTENCES[2]}`,
      "comes to the end",
    ]);
  });

  test("without a voice the text alone leads, each sentence for as long as it takes to read", async () => {
    expect(await told(false)).toEqual([
      "shows 0",
      "waits",
      "waits",
      "shows 1",
      "waits",
      "waits",
      "shows 2",
      "waits",
      "comes to the end",
    ]);
  });

  test("where the voice fails the text leads from there, and the host is told once", async () => {
    expect(await told(true, { failsAt: SENTENCES[1] ?? "" })).toEqual([
      "shows 0",
      `says ${SENTENCES[0]}`,
      "waits",
      "shows 1",
      "is mute",
      "waits",
      "waits",
      "shows 2",
      "waits",
      "comes to the end",
    ]);
  });

  test("it goes on from where it was paused, and stops at once", async () => {
    expect(await told(true, { from: 2 })).toEqual(["shows 2", `says ${SENTENCES[2]}`, "comes to the end"]);
    expect(await told(false, { stopAt: 1 })).toEqual([
      "shows 0",
      "waits",
      "waits",
      "shows 1",
      "waits",
      "is stopped",
    ]);
  });
});

describe("the voice for a language", () => {
  const voices = [voice("en-GB"), voice("ru_RU", false), voice("ru-RU"), voice("FR-ca")];

  test("is found however the browser writes its language, one on the device first", () => {
    expect(voiceFor("ru", voices)?.lang).toBe("ru-RU");
    expect(voiceFor("fr", voices)?.lang).toBe("FR-ca");
  });

  test("may be missing", () => {
    expect(voiceFor("fr", [voice("en-US"), voice("fro")])).toBeNull();
    expect(voiceFor("en", [])).toBeNull();
  });
});

describe("a sentence is over in the end, whatever becomes of the voice · QU-42", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("SpeechSynthesisUtterance", EventTarget);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Whether it is heard, and after how many seconds it ends, with a voice that fires only these events. */
  async function said(does: readonly ("start" | "end" | "error")[]): Promise<[boolean, number]> {
    vi.stubGlobal("speechSynthesis", {
      cancel() {},
      speak(utterance: EventTarget) {
        for (const what of does) utterance.dispatchEvent(new Event(what));
      },
    });
    const begun = Date.now();
    const saying = speaker(voice("en-GB"), "even")("Evil, open your eyes.", new AbortController().signal);
    await vi.advanceTimersToNextTimerAsync();
    return [await saying, Math.round((Date.now() - begun) / 1000)];
  }

  test("said to its end", async () => expect(await said(["start", "end"])).toEqual([true, 0]));
  test("refused", async () => expect(await said(["error"])).toEqual([false, 0]));
  test("begun, and its end never told", async () => expect(await said(["start"])).toEqual([true, 6]));
  test("never begun", async () => expect(await said([])).toEqual([false, 6]));

  test("cut off when it is paused, and nothing is left running", async () => {
    const done: string[] = [];
    vi.stubGlobal("speechSynthesis", {
      cancel: () => void done.push("is silent"),
      speak: () => void done.push("speaks"),
    });
    const stop = new AbortController();
    const saying = speaker(voice("en-GB"), "even")("Evil, open your eyes.", stop.signal);
    stop.abort();
    await saying;
    expect(done.slice(-2)).toEqual(["speaks", "is silent"]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
