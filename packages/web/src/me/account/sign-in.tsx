import { type AccountBody, SHORTEST_PASSWORD } from "@roundtable/protocol/account";
import { useState } from "preact/hooks";
import { locale } from "../../settings.ts";
import type { MeText } from "../i18n/index.ts";
import { Field, Folded, Form, useAttempt } from "../parts.tsx";
import {
  forgotPassword,
  resetPassword,
  signInByCode,
  signInByPasskey,
  signInByPassword,
} from "../requests.ts";

interface SignInProps {
  readonly says: MeText;
  readonly account: AccountBody;
}

/** For those who have been here before, perhaps by a link that says how they come in. */
export function SignIn({ says, account }: SignInProps) {
  const text = says.account;
  const { problem, isBusy, attempt } = useAttempt(says);
  const [given] = useState(givenByLink);
  const enter = (act: () => Promise<unknown>) => () =>
    void attempt(async () => {
      await act();
      // Everything that was fetched until now was another's.
      location.replace("/");
    });
  return (
    <div class="me-way">
      <h3>{text.signIn}</h3>
      <p class="hint">{text.signInHelp}</p>
      {account.canMakePasskeys && "credentials" in navigator && (
        <p>
          <button type="button" class="plain" disabled={isBusy} onClick={enter(signInByPasskey)}>
            {text.byPasskey}
          </button>
        </p>
      )}
      {given.reset !== "" && <Reset says={says} isBusy={isBusy} secret={given.reset} enter={enter} />}
      <ByPassword says={says} account={account} isBusy={isBusy} enter={enter} />
      <ByCode says={says} code={given.code} isBusy={isBusy} enter={enter} />
      <output class="problem">{problem}</output>
    </div>
  );
}

interface DoorProps {
  readonly says: MeText;
  readonly isBusy: boolean;
  readonly enter: (act: () => Promise<unknown>) => () => void;
}

function ByPassword({ says, isBusy, enter, account }: DoorProps & { account: AccountBody }) {
  const text = says.account;
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { problem, attempt } = useAttempt(says);
  const [isSent, setSent] = useState(false);
  return (
    <Folded title={text.byPassword}>
      <Form act={text.signIn} isBusy={isBusy} onSubmit={enter(() => signInByPassword(email, password))}>
        <Field label={text.email} type="email" autocomplete="username" value={email} onInput={setEmail} />
        <Field
          label={text.yourPassword}
          type="password"
          autocomplete="current-password"
          value={password}
          onInput={setPassword}
        />
      </Form>
      {account.canReset && (
        <div>
          <p class="hint">{text.forgotten}</p>
          <button
            type="button"
            class="plain"
            disabled={isBusy || !email.includes("@")}
            onClick={() =>
              void attempt(async () => {
                await forgotPassword(email, locale.value);
                setSent(true);
              })
            }
          >
            {text.sendMail}
          </button>
          <output>{isSent && text.mailSent}</output>
          <output class="problem">{problem}</output>
        </div>
      )}
    </Folded>
  );
}

function ByCode({ says, isBusy, enter, code: given }: DoorProps & { code: string }) {
  const text = says.account;
  const [code, setCode] = useState(given);
  return (
    <Folded title={given === "" ? text.byCode : text.confirmCode} open={given !== ""}>
      <Form act={text.signIn} isBusy={isBusy} onSubmit={enter(() => signInByCode(code))}>
        <Field label={text.code} autocomplete="one-time-code" value={code} onInput={setCode} />
      </Form>
    </Folded>
  );
}

function Reset({ says, isBusy, enter, secret }: DoorProps & { secret: string }) {
  const text = says.account;
  const [password, setPassword] = useState("");
  return (
    <Folded title={text.chooseAnew} open>
      <Form act={text.save} isBusy={isBusy} onSubmit={enter(() => resetPassword(secret, password))}>
        <Field
          label={text.newPassword}
          type="password"
          autocomplete="new-password"
          value={password}
          onInput={setPassword}
          minLength={SHORTEST_PASSWORD}
        />
        <p class="hint">{text.passwordHelp}</p>
      </Form>
    </Folded>
  );
}

/** What stands behind the # never leaves the browser; when it is read it stands in no history either. */
function givenByLink(): { readonly code: string; readonly reset: string } {
  const given = new URLSearchParams(location.hash.slice(1));
  const [code, reset] = [given.get("code") ?? "", given.get("reset") ?? ""];
  if (code !== "" || reset !== "") history.replaceState(null, "", location.pathname);
  return { code, reset };
}
