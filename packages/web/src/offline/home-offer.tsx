import { wire } from "../connection/index.ts";
import { RunningHere, useHere } from "./here-tables.tsx";
import { useOfflineText } from "./i18n/index.ts";
import "./here.css";

/** On the home page: that there is no connection, and what can be played all the same. */
export function HomeOffer() {
  const says = useOfflineText();
  const running = useHere(false) ?? [];
  const isLost = wire.connection.value === "lost";
  if (says === null || (!isLost && running.length === 0)) return null;
  return (
    <section class="here-offer" aria-label={says.title}>
      {isLost && <output>{says.noConnection}</output>}
      {running.length > 0 && (
        <>
          <h2>{says.stillRunning}</h2>
          <RunningHere says={says} running={running} />
        </>
      )}
    </section>
  );
}
