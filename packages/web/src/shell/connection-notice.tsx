import { useLocation } from "preact-iso";
import { wire } from "../connection/index.ts";
import { t } from "../i18n/index.ts";

/** Says so when the server cannot be reached; a moment's hiccup is not worth a word. A real table needs none, nor does a lesson. */
export function ConnectionNotice() {
  const { path } = useLocation();
  const connection = wire.connection.value;
  const text = t.value.table;
  return (
    <output class="connection-place">
      {connection === "lost" && !/^.(m|learn)/.test(path) && <p class="connection">{text.lost}</p>}
      {connection === "outdated" && (
        <p class="connection">
          {text.reload}{" "}
          <button type="button" class="plain" onClick={() => location.reload()}>
            {text.reloadNow}
          </button>
        </p>
      )}
    </output>
  );
}
