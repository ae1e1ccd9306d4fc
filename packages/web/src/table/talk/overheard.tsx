import { LineText } from "@roundtable/kit";
import { useEffect, useState } from "preact/hooks";
import type { FrameProps } from "../frame.tsx";
import { lineText } from "../log/log-line.ts";

const READING_MS = 10_000;

/**
 * What somebody has just written, over the head of the table for as long as it takes to read it, whoever is asked. What a
 * game lets people say, its board shows itself; and screen readers have heard it with the log.
 */
export function Overheard({ match, text }: FrameProps) {
  const last = match.unread.remarks.value.findLast(({ say }) => "text" in say);
  const [passed, pass] = useState(last);
  useEffect(() => {
    if (last === undefined) return;
    const timer = setTimeout(() => pass(last), READING_MS);
    return () => clearTimeout(timer);
  }, [last]);
  if (last === undefined || last === passed) return null;
  return (
    <p class="overheard" aria-hidden="true">
      <LineText line={lineText({ kind: "told", told: last }, text)} />
    </p>
  );
}
