import { useLocation } from "preact-iso";
import { useState } from "preact/hooks";
import { t } from "../i18n/index.ts";

/** A form for the six-letter code of a table. */
export function CodeForm({ typed = "" }: { typed?: string }) {
  const text = t.value.home;
  const { route } = useLocation();
  const [code, setCode] = useState(typed);
  return (
    <form
      class="code-form"
      onSubmit={(event) => {
        event.preventDefault();
        route(`/j/${encodeURIComponent(code.trim())}`);
      }}
    >
      <input
        value={code}
        required
        maxLength={20}
        size={12}
        aria-label={text.code}
        placeholder={text.code}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        onInput={(event) => setCode(event.currentTarget.value)}
      />
      <button type="submit" class="plain">
        {text.join}
      </button>
    </form>
  );
}
