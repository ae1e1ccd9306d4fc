import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { AccountForm } from "../account-form.tsx";
import { Problem } from "../../shell/form.tsx";
import type { AccountText } from "../i18n/index.ts";
import { Field } from "../fields.tsx";
import { confirmEmail } from "../requests.ts";
import { AccountRefused } from "../send.ts";
import { accountErrorText } from "../account-error-text.ts";

interface Props {
  readonly says: AccountText;
  readonly secret: string;
}

/** Opened by the link in the mail to a new address. Somebody who is signed in to the account needs nothing more. */
export function ConfirmEmail({ says, secret }: Props) {
  const text = says.account.confirmEmail;
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    confirm(secret).catch(setFailure);
  }, [secret]);
  const needsPassword = failure instanceof AccountRefused && failure.reason === "password-needed";
  return (
    <div class="me-way me-first">
      <h3>{text.title}</h3>
      {failure === null && <output>{t.value.loading}</output>}
      {needsPassword && <WithPassword says={says} secret={secret} />}
      <Problem>{failure === null || needsPassword ? null : accountErrorText(failure, says)}</Problem>
    </div>
  );
}

function WithPassword({ says, secret }: Props) {
  const [password, setPassword] = useState("");
  return (
    <AccountForm
      says={says}
      act={says.account.confirmEmail.act}
      look="gold"
      onSubmit={() => confirm(secret, password)}
    >
      <p>{says.reasons["password-needed"]}</p>
      <Field
        label={says.account.yourPassword}
        type="password"
        autocomplete="current-password"
        value={password}
        onInput={setPassword}
      />
    </AccountForm>
  );
}

async function confirm(secret: string, password?: string): Promise<void> {
  await confirmEmail(secret, password);
  // Somebody else may have been signed in until now, so the page reloads.
  history.replaceState(null, "", "/me#confirmed=yes");
  location.reload();
}
