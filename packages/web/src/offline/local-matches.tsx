import { FinishedLocalMatches, useLocalTables } from "./local-tables.tsx";
import { useOfflineText } from "./i18n/index.ts";
import "./offline.css";

/** The finished matches of this device, in the list of all finished matches. */
export function LocalMatches() {
  const says = useOfflineText();
  const finished = useLocalTables(true) ?? [];
  if (says === null || finished.length === 0) return null;
  return (
    <section aria-labelledby="finished-here">
      <h2 id="finished-here">{says.finished}</h2>
      <FinishedLocalMatches says={says} finished={finished} />
    </section>
  );
}
