import { useState } from "preact/hooks";
import { locale } from "../../settings/settings.ts";
import { AccountAction, AccountForm } from "../account-form.tsx";
import { Problem } from "../../shell/form.tsx";
import type { AccountText } from "../i18n/index.ts";
import { Field, Disclosure } from "../fields.tsx";
import { forgotPassword, signInByCode, signInByPasskey, signInByPassword } from "../requests.ts";
import { accountErrorText } from "../account-error-text.ts";
import { returnAddress } from "./return-address.ts";
import type { AccountProps } from "./sign-in-section.tsx";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";

/** Signs in to an existing account. */
export function SignIn({ says, account }: AccountProps) {
  const text = says.account;
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const canUsePasskeys = account.canMakePasskeys && "credentials" in navigator;
  const autofill = usePasskeyAutofill(canUsePasskeys, goBack);
  return (
    <>
      <p class="hint">{text.signInHelp}</p>
      <AccountForm
        says={says}
        act={text.signIn}
        look="gold"
        onSubmit={() => enter(signInByPassword(email, password))}
      >
        <Field
          label={text.email}
          type="email"
          autocomplete="username webauthn"
          value={email}
          onInput={setEmail}
          onFocus={autofill.onFocus}
        />
        <Field
          label={text.yourPassword}
          type="password"
          autocomplete="current-password"
          value={password}
          onInput={setPassword}
        />
      </AccountForm>
      <Problem>{autofill.failure === null ? null : accountErrorText(autofill.failure, says)}</Problem>
      {canUsePasskeys && (
        <div>
          <AccountAction says={says} label={text.byPasskey} onAct={() => enter(signInByPasskey())} />
        </div>
      )}
      <Disclosure title={text.byCode}>
        <ByCode says={says} />
      </Disclosure>
      {account.canReset && (
        <Disclosure title={text.forgotten}>
          <Forgotten key={email} says={says} email={email} />
        </Disclosure>
      )}
    </>
  );
}

async function enter(signedIn: Promise<unknown>): Promise<void> {
  await signedIn;
  goBack();
}

/** Everything that was fetched so far belongs to another person, so the page reloads at the return address. */
function goBack(): void {
  location.replace(returnAddress(location));
}

function Forgotten({ says, email: typed }: { says: AccountText; email: string }) {
  const text = says.account;
  const [email, setEmail] = useState(typed);
  return (
    <AccountForm
      says={says}
      act={text.sendMail}
      done={text.mailSent}
      onSubmit={() => forgotPassword(email, locale.value)}
    >
      <Field label={text.email} type="email" autocomplete="email" value={email} onInput={setEmail} />
    </AccountForm>
  );
}

function ByCode({ says, code: given = "" }: { says: AccountText; code?: string }) {
  const text = says.account;
  const [code, setCode] = useState(given);
  return (
    <AccountForm
      says={says}
      act={text.signIn}
      look={given !== "" ? "gold" : "plain"}
      onSubmit={() => enter(signInByCode(code))}
    >
      <Field label={text.code} autocomplete="one-time-code" value={code} onInput={setCode} />
    </AccountForm>
  );
}

/** Opened by a QR code on another device: one press signs in. */
export function ScannedCode({ says, code }: { says: AccountText; code: string }) {
  return (
    <div class="me-way me-first">
      <h3>{says.account.confirmCode}</h3>
      <ByCode says={says} code={code} />
    </div>
  );
}
