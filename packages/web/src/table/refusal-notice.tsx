import { useEffect } from "preact/hooks";
import { reasonText } from "../i18n/index.ts";
import type { TableSession } from "./session.ts";

const READING_MS = 6000;

/** Shows why the last command was refused, for as long as it takes to read. */
export function RefusalNotice({ session }: { session: TableSession }) {
  const refused = session.refused.value;
  useEffect(() => {
    if (refused === null) return;
    const timer = setTimeout(() => session.dismissRefusal(), READING_MS);
    return () => clearTimeout(timer);
  }, [refused, session]);
  return (
    <div role="alert" class="refusal-place">
      {refused !== null && <p class="refusal">{reasonText(refused.reason)}</p>}
    </div>
  );
}
