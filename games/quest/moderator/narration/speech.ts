import type { Locale } from "@roundtable/language";
import { useEffect, useState } from "preact/hooks";
import type { Pace } from "../sitting/sitting.ts";

const RATES: Readonly<Record<Pace, number>> = { slow: 0.8, even: 0.95, quick: 1.1 };

/** Some voices never start, and some never report their end: nobody waits longer than this. */
const PATIENCE_MS = 3000;
const PATIENCE_MS_A_LETTER = 150;

/**
 * Speaks a sentence. It always resolves in the end: spoken, failed, stopped or timed out; with whether it was heard.
 */
export type Say = (sentence: string, stop: AbortSignal) => Promise<boolean>;

/** Browsers write “ru-RU”, Android “ru_RU”. A voice on the device itself is preferred: it needs no connection. */
export function voiceFor(
  locale: Locale,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | null {
  const speaking = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === locale);
  return speaking.find(({ localService }) => localService) ?? speaking[0] ?? null;
}

/** The voice of this device for a language; null if it has none. Browsers load their voices late. */
export function useVoice(locale: Locale): SpeechSynthesisVoice | null {
  const [voices, setVoices] = useState(voicesNow);
  useEffect(() => {
    if (!canSpeak()) return;
    // Some browsers report the same voices again as other objects: nothing has changed then.
    const take = () =>
      setVoices((before) => (namesOf(before) === namesOf(voicesNow()) ? before : voicesNow()));
    take();
    const { speechSynthesis: device } = globalThis;
    device.addEventListener("voiceschanged", take);
    return () => device.removeEventListener("voiceschanged", take);
  }, []);
  return voiceFor(locale, voices);
}

export function speaker(voice: SpeechSynthesisVoice, pace: Pace): Say {
  return (sentence, stop) =>
    new Promise((resolve) => {
      if (stop.aborted) return resolve(false);
      let begun = false;
      const over = (heard: boolean) => {
        clearTimeout(patience);
        resolve(heard);
      };
      const cut = () => {
        speechSynthesis.cancel();
        over(begun);
      };
      const patience = setTimeout(cut, PATIENCE_MS + sentence.length * PATIENCE_MS_A_LETTER);
      stop.addEventListener("abort", cut, { once: true });
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = RATES[pace];
      utterance.addEventListener("start", () => void (begun = true));
      utterance.addEventListener("end", () => over(true));
      utterance.addEventListener("error", () => over(false));
      speechSynthesis.cancel();
      speechSynthesis.speak(utterance);
    });
}

function namesOf(voices: readonly SpeechSynthesisVoice[]): string {
  return voices.map(({ voiceURI }) => voiceURI).join();
}

function canSpeak(): boolean {
  return "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis;
}

function voicesNow(): readonly SpeechSynthesisVoice[] {
  return canSpeak() ? speechSynthesis.getVoices() : [];
}
