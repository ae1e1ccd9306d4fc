import type { Pace } from "../sitting/sitting.ts";
import type { Say } from "./speech.ts";

/** The pause after each sentence in milliseconds, in which people do what it says. */
const BREATHS: Readonly<Record<Pace, number>> = { slow: 5000, even: 3000, quick: 1800 };
const READING_MS_A_LETTER = 65;

export interface NarrationOptions {
  readonly sentences: readonly string[];
  readonly from: number;
  readonly pace: Pace;
  /** null if no voice speaks the language: then the text stays for as long as it takes to read aloud */
  readonly say: Say | null;
  /** The voice failed: from here on the text alone leads. */
  readonly onMute: () => void;
  readonly wait: (milliseconds: number, stop: AbortSignal) => Promise<void>;
  readonly stop: AbortSignal;
  readonly onSentence: (nth: number) => void;
}

/** Reads the sentences one by one, to the end or until it is stopped. Resolves with whether it reached the end. */
export async function narrate({
  sentences,
  from,
  pace,
  say,
  onMute,
  wait,
  stop,
  onSentence,
}: NarrationOptions): Promise<boolean> {
  let voice = say;
  for (const [nth, sentence] of sentences.entries()) {
    if (nth < from) continue;
    onSentence(nth);
    if (voice !== null && !(await voice(sentence, stop)) && !stop.aborted) {
      voice = null;
      onMute();
    }
    if (voice === null) await wait(sentence.length * READING_MS_A_LETTER, stop);
    if (!stop.aborted && nth < sentences.length - 1) await wait(BREATHS[pace], stop);
    if (stop.aborted) return false;
  }
  return true;
}

export function waitAwhile(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((over) => {
    if (stop.aborted) return over();
    const timer = setTimeout(over, milliseconds);
    stop.addEventListener("abort", () => {
      clearTimeout(timer);
      over();
    });
  });
}
