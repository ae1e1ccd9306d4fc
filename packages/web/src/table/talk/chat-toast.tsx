import { LineText } from "@roundtable/kit";
import { useEffect, useState } from "preact/hooks";
import type { FrameProps } from "../frame.tsx";
import { lineText } from "../log/log-line.ts";

const READING_MS = 10_000;

/**
 * Shows a new chat message over the header of the table, for as long as it takes to read. Statements of the game are
 * shown by its board, and screen readers hear messages with the log.
 */
export function ChatToast({ match, text }: FrameProps) {
  const last = match.unread.remarks.value.findLast(({ say }) => "text" in say);
  const [passed, pass] = useState(last);
  useEffect(() => {
    if (last === undefined) return;
    const timer = setTimeout(() => pass(last), READING_MS);
    return () => clearTimeout(timer);
  }, [last]);
  if (last === undefined || last === passed) return null;
  return (
    <p class="chat-toast" aria-hidden="true">
      <LineText line={lineText({ kind: "told", told: last }, text)} />
    </p>
  );
}
