import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { locale } from "../../settings/settings.ts";
import { useAccountData } from "../account-data.ts";
import { AccountAction, AccountForm } from "../account-form.tsx";
import type { AccountText } from "../i18n/index.ts";
import { Field, Disclosure } from "../fields.tsx";
import { fetchAccount, forgotPassword, proveByPasskey, proveByPassword } from "../requests.ts";
import { type ProofAsked, proofAsked } from "./ask-for-proof.ts";

/** Re-authentication: asks for the password or a passkey again before a sensitive change. */
export function ProofDialog({ says }: { says: AccountText }) {
  const asked = proofAsked.value;
  return asked === null ? null : <Asking says={says} {...asked} />;
}

function Asking({ says, onProved, onCancelled }: ProofAsked & { says: AccountText }) {
  const text = says.proof;
  const { data: account, hasFailed } = useAccountData(fetchAccount);
  const [password, setPassword] = useState("");
  const prove = async (proof: Promise<unknown>) => {
    await proof;
    onProved();
  };
  // Leaving the page cancels the waiting request.
  const cancel = useRef(onCancelled);
  useEffect(() => () => cancel.current(), []);
  const email = account?.email ?? null;
  const reasons = { ...says.reasons, "wrong-password": text.wrongPassword };
  return (
    <Dialog title={text.title} onClose={onCancelled}>
      <p>{text.help}</p>
      {account === null && <p class="hint">{hasFailed ? t.value.failed : t.value.loading}</p>}
      {email !== null && (
        <AccountForm
          says={{ ...says, reasons }}
          act={text.confirm}
          look="gold"
          onSubmit={() => prove(proveByPassword(password))}
        >
          <Field
            label={says.account.email}
            type="email"
            autocomplete="username"
            value={email}
            isReadOnly
            onInput={() => {}}
          />
          <Field
            label={says.account.yourPassword}
            type="password"
            autocomplete="current-password"
            value={password}
            hasFocus
            onInput={setPassword}
          />
        </AccountForm>
      )}
      {account !== null && account.passkeys.length > 0 && "credentials" in navigator && (
        <div>
          <AccountAction
            says={says}
            label={says.account.byPasskey}
            look={email === null ? "gold" : "plain"}
            onAct={() => prove(proveByPasskey())}
          />
        </div>
      )}
      {email !== null && account?.canReset === true && (
        <Disclosure title={says.account.forgotten}>
          <AccountForm
            says={says}
            act={says.account.sendMail}
            done={says.account.mailSent}
            onSubmit={() => forgotPassword(email, locale.value)}
          />
        </Disclosure>
      )}
    </Dialog>
  );
}
