import type { Locale } from "@roundtable/language";
import { useEffect, useState } from "preact/hooks";
import type { Pace } from "./sitting.ts";

const RATES: Readonly<Record<Pace, number>> = { slow: 0.8, even: 0.95, quick: 1.1 };

/** Says a sentence aloud; resolves when it is said, or when it is cut off. */
export type Say = (sentence: string, stop: AbortSignal) => Promise<void>;

/** Browsers write “ru-RU”, Android “ru_RU”. A voice on the device itself is better: it needs no connection. */
export function voiceFor(
  locale: Locale,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | null {
  const speaking = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === locale);
  return speaking.find(({ localService }) => localService) ?? speaking[0] ?? null;
}

/** The voice of this device for a language; null where it has none. Browsers bring their voices late. */
export function useVoice(locale: Locale): SpeechSynthesisVoice | null {
  const [voices, setVoices] = useState(voicesNow);
  useEffect(() => {
    if (!canSpeak()) return;
    const take = () => setVoices(voicesNow());
    take();
    speechSynthesis.addEventListener("voiceschanged", take);
    return () => speechSynthesis.removeEventListener("voiceschanged", take);
  }, []);
  return voiceFor(locale, voices);
}

export function speaker(voice: SpeechSynthesisVoice, pace: Pace): Say {
  return (sentence, stop) =>
    new Promise((said) => {
      if (stop.aborted) return said();
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = RATES[pace];
      utterance.addEventListener("end", () => said());
      utterance.addEventListener("error", () => said());
      stop.addEventListener("abort", () => {
        speechSynthesis.cancel();
        said();
      });
      speechSynthesis.cancel();
      speechSynthesis.speak(utterance);
    });
}

function canSpeak(): boolean {
  return "speechSynthesis" in globalThis;
}

function voicesNow(): readonly SpeechSynthesisVoice[] {
  return canSpeak() ? speechSynthesis.getVoices() : [];
}
