import { useLocation } from "preact-iso";
import { wire } from "../connection/index.ts";
import { ReloadButton } from "../errors/error-boundary.tsx";
import { hasFailed } from "../errors/failure.ts";
import { t } from "../i18n/index.ts";
import { newer } from "./newer.ts";

/** Where no server is needed, or where the page itself says more. */
const OWN = /^\/($|m\/|learn|here|t\/here-)/;

/**
 * Says so when the server cannot be reached, a moment's hiccup is not worth a word; when something in the page has broken; and
 * when there is a newer build.
 */
export function ConnectionNotice() {
  const { path } = useLocation();
  const connection = wire.connection.value;
  const text = t.value.table;
  return (
    <output class="connection-place">
      {connection === "lost" && !OWN.test(path) && <p class="connection">{text.lost}</p>}
      {hasFailed.value && (
        <p class="connection" role="alert">
          {t.value.failure.uncaught} <ReloadButton />{" "}
          <button type="button" class="plain" onClick={() => (hasFailed.value = false)}>
            {t.value.close}
          </button>
        </p>
      )}
      {(connection === "outdated" || newer.value !== null) && (
        <p class="connection">
          {text.reload}{" "}
          <button type="button" class="plain" onClick={newer.value ?? (() => location.reload())}>
            {text.reloadNow}
          </button>
        </p>
      )}
    </output>
  );
}
