import { useLocation } from "preact-iso";
import { wire } from "../connection/index.ts";
import { ReloadButton } from "../errors/error-boundary.tsx";
import { hasFailed } from "../errors/failure.ts";
import { t } from "../i18n/index.ts";
import { Glyph } from "../parts/glyph.tsx";
import { newVersion } from "./new-version.ts";

/** Pages that need no server, or that say more themselves. */
const OWN = /^\/($|m\/|learn|here|t\/here-)/;

/** Pages of a table, where the notice lies over the header, which shows nothing of the game. */
const AT_TABLE = /^\/t\/[^/]+$/;

/**
 * Notices for three cases: the server cannot be reached for more than a moment, something in the page has failed, or
 * there is a new version.
 */
export function ConnectionNotice() {
  const { path } = useLocation();
  const connection = wire.connection.value;
  const text = t.value.table;
  return (
    <output class="connection-place" data-table={AT_TABLE.test(path) ? "" : undefined}>
      {connection === "lost" && !OWN.test(path) && <p class="connection">{text.lost}</p>}
      {hasFailed.value && (
        <p class="connection" role="alert">
          <span>{t.value.failure.uncaught}</span> <ReloadButton />{" "}
          <button
            type="button"
            class="plain"
            aria-label={t.value.close}
            onClick={() => (hasFailed.value = false)}
          >
            <Glyph name="close" />
          </button>
        </p>
      )}
      {(connection === "outdated" || newVersion.value !== null) && (
        <p class="connection">
          <span>{text.reload}</span>{" "}
          <button type="button" class="plain" onClick={newVersion.value ?? (() => location.reload())}>
            {text.reloadNow}
          </button>
        </p>
      )}
    </output>
  );
}
