import { t } from "../../i18n/index.ts";
import { useAccountData } from "../account-data.ts";
import { AccountAction } from "../account-form.tsx";
import { type AccountText, useAccountText } from "../i18n/index.ts";
import { dayOf } from "../fields.tsx";
import { fetchSessions, signOut, signOutEverywhere } from "../requests.ts";

/** The devices where I am signed in, with a button to sign each of them out. */
export function Section() {
  const says = useAccountText();
  return says === null ? null : <Devices says={says} />;
}

function Devices({ says }: { says: AccountText }) {
  const { devices } = says;
  const { data: sessions, hasFailed } = useAccountData(fetchSessions);
  return (
    <section id="devices" class="me-part" aria-labelledby="devices-title">
      <h2 id="devices-title">{devices.title}</h2>
      <p class="hint">{sessions?.length === 0 ? devices.guest : devices.help}</p>
      {sessions === null && <p class="hint">{hasFailed ? t.value.failed : t.value.loading}</p>}
      <ul class="me-list">
        {sessions?.map((session) => (
          <li key={session.id}>
            <span class="me-item">
              <b>{session.device === "" ? devices.unknown : session.device}</b>
              <span class="hint">{session.here ? devices.here : devices.lastSeen(dayOf(session.seen))}</span>
            </span>
            {!session.here && (
              <AccountAction
                says={says}
                label={devices.signOut}
                name={devices.signOutOf(session.device === "" ? devices.unknown : session.device)}
                onAct={() => signOut(session.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions !== null && sessions.length > 1 && (
        <div class="me-act">
          <AccountAction says={says} label={devices.everywhere} onAct={leaveEverywhere} />
          <span class="hint">{devices.everywhereHelp}</span>
        </div>
      )}
    </section>
  );
}

async function leaveEverywhere(): Promise<void> {
  await signOutEverywhere();
  location.assign("/");
}
