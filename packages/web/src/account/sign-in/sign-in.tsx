import { useState } from "preact/hooks";
import { locale } from "../../settings/settings.ts";
import { Action, Form, Problem } from "../attempt.tsx";
import type { AccountText } from "../i18n/index.ts";
import { Field, Folded } from "../parts.tsx";
import { forgotPassword, signInByCode, signInByPasskey, signInByPassword } from "../requests.ts";
import { why } from "../why.ts";
import { whereFrom } from "./where-from.ts";
import type { AccountProps } from "./sign-in-section.tsx";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";

/** For those who have been here before. */
export function SignIn({ says, account }: AccountProps) {
  const text = says.account;
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const canUsePasskeys = account.canMakePasskeys && "credentials" in navigator;
  const autofill = usePasskeyAutofill(canUsePasskeys, goBack);
  return (
    <>
      <p class="hint">{text.signInHelp}</p>
      <Form says={says} act={text.signIn} isGold onSubmit={() => enter(signInByPassword(email, password))}>
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
      </Form>
      <Problem>{autofill.failure === null ? null : why(autofill.failure, says)}</Problem>
      {canUsePasskeys && (
        <div>
          <Action says={says} label={text.byPasskey} onAct={() => enter(signInByPasskey())} />
        </div>
      )}
      <Folded title={text.byCode}>
        <ByCode says={says} />
      </Folded>
      {account.canReset && (
        <Folded title={text.forgotten}>
          <Forgotten key={email} says={says} email={email} />
        </Folded>
      )}
    </>
  );
}

async function enter(signedIn: Promise<unknown>): Promise<void> {
  await signedIn;
  goBack();
}

/** Everything that was fetched until now was another person's, so the page begins anew, where they were before. */
function goBack(): void {
  location.replace(whereFrom(location));
}

function Forgotten({ says, email: typed }: { says: AccountText; email: string }) {
  const text = says.account;
  const [email, setEmail] = useState(typed);
  return (
    <Form
      says={says}
      act={text.sendMail}
      done={text.mailSent}
      onSubmit={() => forgotPassword(email, locale.value)}
    >
      <Field label={text.email} type="email" autocomplete="email" value={email} onInput={setEmail} />
    </Form>
  );
}

function ByCode({ says, code: given = "" }: { says: AccountText; code?: string }) {
  const text = says.account;
  const [code, setCode] = useState(given);
  return (
    <Form says={says} act={text.signIn} isGold={given !== ""} onSubmit={() => enter(signInByCode(code))}>
      <Field label={text.code} autocomplete="one-time-code" value={code} onInput={setCode} />
    </Form>
  );
}

/** Scanned from the screen of another device: one press is enough. */
export function ScannedCode({ says, code }: { says: AccountText; code: string }) {
  return (
    <div class="me-way me-first">
      <h3>{says.account.confirmCode}</h3>
      <ByCode says={says} code={code} />
    </div>
  );
}
