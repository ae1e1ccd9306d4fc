import { useEffect } from "preact/hooks";
import type { AccountBody } from "@roundtable/protocol/account";
import { t } from "../../i18n/index.ts";
import { hasAccount } from "../../settings/settings.ts";
import { useAccountData } from "../account-data.ts";
import { AccountAction } from "../account-form.tsx";
import { type LinkParameters, useLinkParameters } from "../link-parameters.ts";
import { type AccountText, useAccountText } from "../i18n/index.ts";
import { fetchAccount, signOutHere } from "../requests.ts";
import { ConfirmEmail } from "./confirm-email.tsx";
import { EmailConfirmed } from "./email-confirmed.tsx";
import { Passkeys } from "./passkeys.tsx";
import { Password } from "./password.tsx";
import { ResetDone } from "./reset-done.tsx";
import { Reset } from "./reset.tsx";
import { SecondDevice } from "./second-device.tsx";
import { ScannedCode, SignIn } from "./sign-in.tsx";

export interface AccountProps {
  readonly says: AccountText;
  readonly account: AccountBody;
}

/** The ways to sign in to my account. */
export function Section() {
  const says = useAccountText();
  return says === null ? <section id="account" class="me-part" /> : <Account says={says} />;
}

function Account({ says }: { says: AccountText }) {
  const { data: account, hasFailed } = useAccountData(fetchAccount);
  const given = useLinkParameters();
  const isGuest = account !== null && isWithoutWayIn(account);
  useEffect(() => {
    if (account !== null) hasAccount.value = !isWithoutWayIn(account);
  }, [account]);
  const byLink = account !== null && <CameByLink says={says} account={account} given={given} />;
  return (
    <>
      {isGuest && (
        <section id="sign-in" class="me-part" aria-labelledby="sign-in-title">
          <h2 id="sign-in-title">{says.account.signIn}</h2>
          {byLink}
          <SignIn says={says} account={account} />
        </section>
      )}
      <section id="account" class="me-part" aria-labelledby="account-title">
        <h2 id="account-title">{isGuest ? says.account.create : says.account.title}</h2>
        {account === null && <p class="hint">{hasFailed ? t.value.failed : t.value.loading}</p>}
        {!isGuest && byLink}
        {account !== null && <Ways says={says} account={account} />}
      </section>
    </>
  );
}

function isWithoutWayIn({ email, passkeys }: AccountBody): boolean {
  return email === null && passkeys.length === 0;
}

function CameByLink({ says, account, given }: AccountProps & { given: LinkParameters }) {
  return (
    <>
      {given.changed !== "" && <ResetDone says={says} account={account} />}
      {given.confirmed !== "" && <EmailConfirmed says={says} account={account} />}
      {given.confirm !== "" && <ConfirmEmail key={given.confirm} says={says} secret={given.confirm} />}
      {given.reset !== "" && <Reset key={given.reset} says={says} secret={given.reset} />}
      {given.code !== "" && <ScannedCode key={given.code} says={says} code={given.code} />}
    </>
  );
}

/** The sign-in methods that exist, and those that could be added. */
function Ways({ says, account }: AccountProps) {
  const isGuest = isWithoutWayIn(account);
  return (
    <>
      <p>{isGuest ? says.account.guest : says.account.known}</p>
      <Passkeys says={says} account={account} />
      <Password says={says} account={account} />
      <SecondDevice says={says} />
      {!isGuest && (
        <div class="me-way">
          <div>
            <AccountAction says={says} label={says.account.signOut} onAct={leave} />
          </div>
        </div>
      )}
    </>
  );
}

async function leave(): Promise<void> {
  await signOutHere();
  location.assign("/");
}
