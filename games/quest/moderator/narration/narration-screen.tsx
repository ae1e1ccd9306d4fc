import { Shield } from "@roundtable/kit";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Narration } from "../../text/calls.ts";
import { narration } from "../../text/index.ts";
import { heardNarration } from "../sitting/entries.ts";
import { hunterLooksAtHiddenCard } from "../sitting/hand-dealt.ts";
import { narrate, waitAwhile } from "./narrator.ts";
import { Heading } from "../screens/parts.tsx";
import { type Display, nameOf } from "../screens/display.ts";
import { speaker, useVoice } from "./speech.ts";

/** QU-9, QU-42: the introduction, read aloud sentence by sentence with its text on the screen. */
export function NarrationScreen({ display }: { display: Display }) {
  const { sitting, view, seats, words, enter } = display;
  const { language, speech } = sitting.ways;
  const { firstLeader } = view;
  const sentences = useSentences(display);
  const voice = useVoice(language);
  const { at, isTelling, isMute, setTelling, jump } = useNarration(display, sentences, speech ? voice : null);
  const isLast = at === sentences.length - 1;
  const says = words.narration;
  return (
    <section class="qm-screen qm-narration">
      <Heading>{says.title}</Heading>
      <p class="hint">{says.lead}</p>
      <p class="qm-first-leader">
        <Shield name={seats[firstLeader]?.shield ?? "lion"} />
        {words.opening.leads(nameOf(display, firstLeader))}
      </p>
      {speech && voice === null && <p class="hint">{words.speech.noVoice}</p>}
      <p role="alert" class="hint">
        {isMute && words.speech.mute}
      </p>
      <p class="qm-sentence" lang={language} aria-live="polite">
        {sentences[at]}
      </p>
      <p class="qm-sentence-next" lang={language} aria-hidden="true">
        {sentences[at + 1]}
      </p>
      <p class="qm-progress">{sentences.length > 0 && says.sentence(at + 1, sentences.length)}</p>
      <div class="qm-player">
        <button
          type="button"
          class="gold large"
          disabled={sentences.length === 0}
          onClick={() => setTelling(!isTelling)}
        >
          <svg class="qm-glyph" viewBox="0 0 24 24" aria-hidden="true">
            <path d={isTelling ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M6 3l15 9-15 9z"} />
          </svg>
          {isTelling ? says.pause : says.play}
        </button>
        <button type="button" disabled={at === 0} onClick={() => jump(at - 1)}>
          {says.back}
        </button>
        <button type="button" disabled={isLast} onClick={() => jump(at + 1)}>
          {says.next}
        </button>
      </div>
      <div class="qm-doors">
        <button
          type="button"
          class={isLast ? "gold large" : "quiet"}
          onClick={() => enter(heardNarration(sitting))}
        >
          {says.toQuests}
        </button>
        {at > 0 && (
          <button type="button" class="quiet" onClick={() => jump(0)}>
            {says.again}
          </button>
        )}
      </div>
    </section>
  );
}

/** The current sentence, whether it continues by itself, and how to jump; a jump stops it. */
function useNarration(
  { sitting }: Display,
  sentences: readonly string[],
  voice: SpeechSynthesisVoice | null,
) {
  const { pace } = sitting.ways;
  const [at, setAt] = useState(0);
  const [from, setFrom] = useState<number | null>(null);
  const [isMute, setMute] = useState(false);
  useEffect(() => {
    if (from === null) return;
    const stop = new AbortController();
    const run = async () => {
      const whole = await narrate({
        sentences,
        from,
        pace,
        say: voice === null ? null : speaker(voice, pace),
        onMute: () => setMute(true),
        wait: waitAwhile,
        stop: stop.signal,
        onSentence: setAt,
      });
      if (whole) setFrom(null);
    };
    void run();
    return () => stop.abort();
  }, [from, sentences, voice, pace]);
  const setTelling = (on: boolean) => {
    setFrom(on ? at : null);
    setMute(false);
  };
  const jump = (to: number) => {
    setFrom(null);
    setAt(Math.min(Math.max(0, to), sentences.length - 1));
  };
  return { at, isTelling: from !== null, isMute, setTelling, jump };
}

function useSentences({ sitting, view }: Display): readonly string[] {
  const [tells, setTells] = useState<Narration | null>(null);
  const { names } = sitting;
  const { language } = sitting.ways;
  useEffect(() => {
    let wanted = true;
    const take = async () => {
      const fetched = await narration[language]();
      if (wanted) setTells(() => fetched);
    };
    void take();
    return () => {
      wanted = false;
    };
  }, [language]);
  const { set, directorsCut, firstLeader } = view;
  const hunterLooks = hunterLooksAtHiddenCard(sitting);
  return useMemo(
    () => tells?.({ names, firstLeader, set, directorsCut, hunterLooks }) ?? [],
    [tells, names, firstLeader, set, directorsCut, hunterLooks],
  );
}
