import { plainText, textFor } from "@roundtable/language";
import { useEffect, useState } from "preact/hooks";
import type { FrameProps } from "./frame.tsx";
import { lineText } from "./log-line.ts";

/** Tells a screen reader what has just happened and what is asked, as the log and the bar tell everybody else. */
export function Announcer({ text, match }: FrameProps) {
  const { session, seats, decision } = match;
  const [news, setNews] = useState("");
  const nameOf = (seat: number) => seats[seat]?.name ?? "";
  useEffect(
    () =>
      session.onStep(({ lines }) => {
        const said = lines.map((line) => plainText(lineText(line, text), nameOf));
        if (said.length > 0) setNews(said.join(" "));
      }),
    [session, text, seats],
  );
  return (
    <div class="for-readers">
      <div role="log" aria-live="polite">
        {news}
      </div>
      <div role="status">
        {decision !== null && plainText(textFor(text.question, decision.question), nameOf)}
      </div>
    </div>
  );
}
