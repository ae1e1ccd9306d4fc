import type { SessionsBody } from "@roundtable/protocol/account";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { type MeText, useMeText } from "../i18n/index.ts";
import { dayOf } from "../parts.tsx";
import { fetchSessions, signOut, signOutEverywhere } from "../requests.ts";
import { why } from "../why.ts";

type SignedIn = SessionsBody["sessions"][number];

/** Where I am signed in, and how to end it. */
export function Section() {
  const says = useMeText();
  return says === null ? null : <Devices says={says} />;
}

function Devices({ says }: { says: MeText }) {
  const { devices } = says;
  const [sessions, setSessions] = useState<readonly SignedIn[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
      setProblem(null);
    } catch (error) {
      setProblem(why(error, says));
    }
  };
  const leave = async (session: string) => {
    await signOut(session);
    setSessions(await fetchSessions());
  };
  useEffect(() => {
    fetchSessions().then(setSessions, () => setProblem(t.value.failed));
  }, []);
  return (
    <section id="devices" class="me-part" aria-labelledby="devices-title">
      <h2 id="devices-title">{devices.title}</h2>
      <p class="hint">{sessions?.length === 0 ? devices.guest : devices.help}</p>
      {sessions === null && problem === null && <p class="hint">{t.value.loading}</p>}
      <ul class="me-list">
        {sessions?.map((session) => (
          <li key={session.id}>
            <span class="me-item">
              <b>{session.device === "" ? devices.unknown : session.device}</b>
              <span class="hint">{session.here ? devices.here : devices.lastSeen(dayOf(session.seen))}</span>
            </span>
            {!session.here && (
              <button
                type="button"
                class="plain"
                aria-label={devices.signOutOf(session.device === "" ? devices.unknown : session.device)}
                onClick={() => void attempt(() => leave(session.id))}
              >
                {devices.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions !== null && sessions.length > 1 && (
        <p class="me-act">
          <button type="button" class="plain" onClick={() => void attempt(leaveEverywhere)}>
            {devices.everywhere}
          </button>
          <span class="hint">{devices.everywhereHelp}</span>
        </p>
      )}
      <output class="problem">{problem}</output>
    </section>
  );
}

async function leaveEverywhere(): Promise<void> {
  await signOutEverywhere();
  location.assign("/");
}
