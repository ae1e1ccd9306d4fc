import { SHORTEST_PASSWORD } from "@roundtable/protocol/account";
import { useState } from "preact/hooks";
import { locale } from "../../settings/settings.ts";
import { AccountAction, AccountForm } from "../account-form.tsx";
import { Field, Disclosure } from "../fields.tsx";
import { removePassword, sendConfirmation, setPassword } from "../requests.ts";
import type { AccountProps } from "./sign-in-section.tsx";

export function Password({ says, account }: AccountProps) {
  const text = says.account;
  const [email, setEmail] = useState(account.email ?? account.pendingEmail ?? "");
  const [password, setWanted] = useState("");
  const [isPending, setPending] = useState(false);
  const hasOne = account.email !== null;
  const save = async () => {
    const after = await setPassword({ email, password, locale: locale.value });
    setPending(after.pendingEmail !== null);
    setWanted("");
  };
  return (
    <div class="me-way">
      <h3>{text.password}</h3>
      <Email says={says} account={account} />
      <Disclosure title={hasOne ? text.changePassword : text.setPassword}>
        <AccountForm says={says} act={text.save} done={isPending ? text.linkSent : text.done} onSubmit={save}>
          <Field label={text.email} type="email" autocomplete="username" value={email} onInput={setEmail} />
          <Field
            label={text.newPassword}
            type="password"
            autocomplete="new-password"
            value={password}
            onInput={setWanted}
            minLength={SHORTEST_PASSWORD}
          />
          <p class="hint">{text.passwordHelp}</p>
        </AccountForm>
        {hasOne && account.passkeys.length > 0 && (
          <div>
            <AccountAction says={says} label={text.removePassword} onAct={removePassword} />
          </div>
        )}
      </Disclosure>
    </div>
  );
}

/** The email address, whether it is confirmed, and a new one that waits for confirmation. */
function Email({ says, account: { email, emailConfirmed, pendingEmail, canReset } }: AccountProps) {
  const text = says.account.confirmEmail;
  const isUnconfirmed = email !== null && !emailConfirmed && canReset;
  return (
    <>
      {email !== null && (
        <p class="me-item">
          <b>{email}</b>
          {emailConfirmed && <span class="hint">{text.confirmed}</span>}
          {isUnconfirmed && <span class="hint">{text.unconfirmed}</span>}
        </p>
      )}
      {pendingEmail !== null && <p class="me-pending">{text.pending(pendingEmail)}</p>}
      {(pendingEmail !== null || isUnconfirmed) && (
        <div>
          <AccountAction
            says={says}
            label={pendingEmail === null ? text.send : text.sendAgain}
            done={text.sent}
            onAct={() => sendConfirmation(locale.value)}
          />
        </div>
      )}
    </>
  );
}
