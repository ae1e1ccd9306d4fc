import { namesOf } from "@roundtable/kit";
import { plainText, textFor, toldTo } from "@roundtable/language";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { FrameProps } from "./frame.tsx";
import { isHeard } from "./talk/muting.ts";
import { hasSentence, lineTo } from "./log/log-line.ts";

/** Tells a screen reader (aria-live) what has just happened and what is asked. */
export function Announcer({ text, match }: FrameProps) {
  const { session, info, seats, decision, me } = match;
  const [news, setNews] = useState("");
  const nameAt = useMemo(() => namesOf({ seats }), [seats]);
  useEffect(
    () =>
      session.onAdvance(({ lines }) => {
        const heard = lines.filter((line) => isHeard(line, info) && hasSentence(line, text));
        const said = heard.map((line) => plainText(lineTo(me, line, text), nameAt));
        if (said.length > 0) setNews(said.join(" "));
      }),
    [session, info, text, nameAt, me],
  );
  return (
    <div class="for-readers">
      <div role="log" aria-live="polite">
        {news}
      </div>
      <output>
        {decision !== null &&
          plainText(toldTo(text.locale, me, textFor(text.question, decision.question)), nameAt)}
      </output>
    </div>
  );
}
