import type { AccountEventsBody } from "@roundtable/protocol/account";
import { useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { dateInWords } from "../../parts/dates.ts";
import { useAccountData } from "../account-data.ts";
import { type AccountText, useAccountText } from "../i18n/index.ts";
import { fetchEvents } from "../requests.ts";

type AccountEvent = AccountEventsBody["events"][number];

const SHOWN_AT_FIRST = 6;

/** The security log of my account: sign-ins and changes. */
export function Section() {
  const says = useAccountText();
  return says === null ? <section id="activity" class="me-part" /> : <Activity says={says} />;
}

function Activity({ says }: { says: AccountText }) {
  const text = says.activity;
  const { data: events, hasFailed } = useAccountData(fetchEvents);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? events : (events?.slice(0, SHOWN_AT_FIRST) ?? null);
  return (
    <section id="activity" class="me-part" aria-labelledby="activity-title">
      <h2 id="activity-title">{text.title}</h2>
      <p class="hint">{events?.length === 0 ? text.none : text.help}</p>
      {events === null && <p class="hint">{hasFailed ? t.value.failed : t.value.loading}</p>}
      <ul class="me-list">
        {shown?.map((event) => (
          <li key={`${event.at} ${event.kind} ${event.what}`}>
            <span class="me-item">
              <b>{inWords(event, says)}</b>
              <span class="hint">{circumstances(event, says)}</span>
            </span>
          </li>
        ))}
      </ul>
      {events !== null && !isWhole && events.length > SHOWN_AT_FIRST && (
        <p>
          <button type="button" class="plain" onClick={() => setWhole(true)}>
            {t.value.readOn}
          </button>
        </p>
      )}
    </section>
  );
}

function inWords({ kind, what, count }: AccountEvent, { activity: text }: AccountText): string {
  const label = what === "" ? text.events[kind] : text.about(text.events[kind], what);
  return count > 1 ? text.times(label, count) : label;
}

/** When, on which device, and roughly from where. */
function circumstances({ at, device, place }: AccountEvent, { devices }: AccountText): string {
  const when = dateInWords(at, { dateStyle: "medium", timeStyle: "short" });
  return [when, device === "" ? devices.unknown : device, place].filter((part) => part !== "").join(" · ");
}
