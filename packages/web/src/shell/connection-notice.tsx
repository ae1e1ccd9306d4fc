import { useLocation } from "preact-iso";
import { wire } from "../connection/index.ts";
import { ReloadButton } from "../errors/error-boundary.tsx";
import { hasFailed } from "../errors/failure.ts";
import { t } from "../i18n/index.ts";
import { Glyph } from "../parts/glyph.tsx";
import { newVersion } from "./new-version.ts";

/** Where no server is needed, or where the page itself says more. */
const OWN = /^\/($|m\/|learn|here|t\/here-)/;

/** Where the notice lies over the head of the table, which shows nothing of the game. */
const AT_TABLE = /^\/t\/[^/]+$/;

/**
 * Says so when the server cannot be reached, a moment's hiccup is not worth a word; when something in the page has broken; and
 * when there is a newer build.
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
