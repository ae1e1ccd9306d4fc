import { describe, expect, test } from "vitest";
import { tell } from "./narrator.ts";
import { voiceFor } from "./speech.ts";

const SENTENCES = ["Everybody, close your eyes.", "Evil, open your eyes.", "Everybody, open your eyes."];

function voice(lang: string, localService = true): SpeechSynthesisVoice {
  return { lang, localService, name: lang, default: false, voiceURI: lang };
}

/** Tells with everything at once, and writes down what was done. */
async function told(speaks: boolean, changes: { from?: number; stopAt?: number } = {}): Promise<string[]> {
  const done: string[] = [];
  const stop = new AbortController();
  const whole = await tell({
    sentences: SENTENCES,
    from: changes.from ?? 0,
    pace: "even",
    say: speaks ? async (sentence) => void done.push(`says ${sentence}`) : null,
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
