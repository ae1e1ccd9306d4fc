import { wire } from "../connection/index.ts";
import { RunningLocalTables, useLocalTables } from "./local-tables.tsx";
import { useOfflineText } from "./i18n/index.ts";
import "./offline.css";

/** On the home page without a connection: which games can be played offline. */
export function HomeOffer() {
  const says = useOfflineText();
  const running = useLocalTables(false) ?? [];
  const isLost = wire.connection.value === "lost";
  if (says === null || (!isLost && running.length === 0)) return null;
  return (
    <section class="local-offer" aria-label={says.title}>
      {isLost && <output>{says.noConnection}</output>}
      {running.length > 0 && (
        <>
          <h2>{says.stillRunning}</h2>
          <RunningLocalTables says={says} running={running} />
        </>
      )}
    </section>
  );
}
