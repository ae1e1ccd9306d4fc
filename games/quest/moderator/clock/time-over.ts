import { play } from "@roundtable/kit";
import { useEffect } from "preact/hooks";
import { type ClockReading, leftAt } from "./clock.ts";
import type { Display } from "../screens/display.ts";
import { speaker, useVoice } from "../narration/speech.ts";
import { MODERATOR_WORDS } from "../../text/moderator.ts";

/**
 * Alerts when a clock runs out: chimes, a voice, and vibration if the device has it. A clock that had run out before
 * does not alert.
 */
export function useTimeOver({ sitting, locale }: Display, { left, since }: ClockReading): void {
  const { knowledge, speech, pace } = sitting.ways;
  // If nothing is read aloud, no language was chosen for it.
  const language = knowledge === "eyes-closed" ? sitting.ways.language : locale;
  const voice = useVoice(language);
  useEffect(() => {
    const after = since === null ? 0 : leftAt({ left, since }, Date.now());
    if (after === 0) return;
    const ring = () => {
      play("chimes");
      if ("vibrate" in navigator) navigator.vibrate([400, 200, 400, 200, 400]);
      if (speech && voice !== null)
        void speaker(voice, pace)(MODERATOR_WORDS[language].discussion.over, new AbortController().signal);
    };
    const timer = setTimeout(ring, after);
    return () => clearTimeout(timer);
  }, [left, since, speech, voice, pace, language]);
}
