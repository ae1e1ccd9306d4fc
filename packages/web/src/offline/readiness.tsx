import type { OfflineText } from "./i18n/index.ts";
import { ask, precacheState } from "./register-service-worker.ts";

/** Shows whether the whole site is available offline, with a button that downloads the rest. */
export function Readiness({ says }: { says: OfflineText }) {
  const state = precacheState.value;
  if (!("serviceWorker" in navigator)) return <p class="hint">{says.cannot}</p>;
  if (state === null) return null;
  if (state.kept >= state.of) return <p class="hint">{says.ready}</p>;
  return (
    <div class="local-ready">
      <output class="hint">
        {state.kept === 0 ? says.notReady : says.filling(Math.floor((100 * state.kept) / state.of))}
      </output>
      <button type="button" class="plain" onClick={() => void ask(true)}>
        {says.makeReady}
      </button>
    </div>
  );
}
