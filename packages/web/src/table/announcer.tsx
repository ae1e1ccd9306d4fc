import { plainText, textFor } from "@roundtable/language";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { FrameProps } from "./frame.tsx";
import { isHeard } from "./hearing.ts";
import { isTold, lineText } from "./log-line.ts";

/** Tells a screen reader what has just happened and what is asked, as the log and the bar tell everybody else. */
export function Announcer({ text, match }: FrameProps) {
  const { session, info, seats, decision } = match;
  const [news, setNews] = useState("");
  const nameOf = useMemo(() => (seat: number) => seats[seat]?.name ?? "", [seats]);
  useEffect(
    () =>
      session.onStep(({ lines }) => {
        const heard = lines.filter((line) => isHeard(line, info) && isTold(line, text));
        const said = heard.map((line) => plainText(lineText(line, text), nameOf));
        if (said.length > 0) setNews(said.join(" "));
      }),
    [session, info, text, nameOf],
  );
  return (
    <div class="for-readers">
      <div role="log" aria-live="polite">
        {news}
      </div>
      <output>{decision !== null && plainText(textFor(text.question, decision.question), nameOf)}</output>
    </div>
  );
}
