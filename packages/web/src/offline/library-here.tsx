import { FinishedHere, useHere } from "./here-tables.tsx";
import { useOfflineText } from "./i18n/index.ts";
import "./here.css";

/** Among the finished matches, those of this device. */
export function LibraryHere() {
  const says = useOfflineText();
  const finished = useHere(true) ?? [];
  if (says === null || finished.length === 0) return null;
  return (
    <section aria-labelledby="finished-here">
      <h2 id="finished-here">{says.finished}</h2>
      <FinishedHere says={says} finished={finished} />
    </section>
  );
}
