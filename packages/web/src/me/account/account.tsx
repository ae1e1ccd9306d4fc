import type { AccountBody } from "@roundtable/protocol/account";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { type MeText, useMeText } from "../i18n/index.ts";
import { useAttempt } from "../parts.tsx";
import { fetchAccount, fetchSessions, signOut } from "../requests.ts";
import { Passkeys } from "./passkeys.tsx";
import { Password } from "./password.tsx";
import { SecondDevice } from "./second-device.tsx";
import { SignIn } from "./sign-in.tsx";

/** How I come in, here and elsewhere. */
export function Section() {
  const says = useMeText();
  return says === null ? null : <Account says={says} />;
}

function Account({ says }: { says: MeText }) {
  const [account, setAccount] = useState<AccountBody | null>(null);
  const { problem, isBusy, attempt } = useAttempt(says);
  useEffect(() => {
    fetchAccount().then(setAccount, () => {});
  }, []);
  // Whoever comes by such a link wants to use it, whoever he is until then.
  const [isInvited] = useState(() => /^#(?:code|reset)=/.test(location.hash));
  const isGuest = account !== null && account.email === null && account.passkeys.length === 0;
  const leave = async () => {
    const here = (await fetchSessions()).find((session) => session.here);
    if (here !== undefined) await signOut(here.id);
    location.assign("/");
  };
  return (
    <section id="account" class="me-part" aria-labelledby="account-title">
      <h2 id="account-title">{says.account.title}</h2>
      {account === null ? (
        <p class="hint">{t.value.loading}</p>
      ) : (
        <>
          <p>{isGuest ? says.account.guest : says.account.known}</p>
          {isInvited && <SignIn says={says} account={account} />}
          <Passkeys says={says} account={account} onChange={setAccount} />
          <Password says={says} account={account} onChange={setAccount} />
          <SecondDevice says={says} />
          {isGuest && !isInvited && <SignIn says={says} account={account} />}
          {!isGuest && (
            <p>
              <button type="button" class="plain" disabled={isBusy} onClick={() => void attempt(leave)}>
                {says.account.signOut}
              </button>
            </p>
          )}
          <output class="problem">{problem}</output>
        </>
      )}
    </section>
  );
}
