import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Form, Problem } from "../attempt.tsx";
import type { AccountText } from "../i18n/index.ts";
import { Field } from "../parts.tsx";
import { confirmEmail } from "../requests.ts";
import { AccountRefused } from "../send.ts";
import { why } from "../why.ts";

interface Props {
  readonly says: AccountText;
  readonly secret: string;
}

/** For those who come by the link in the mail to a new address: where they are signed in to the account already, that is all. */
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
      <Problem>{failure === null || needsPassword ? null : why(failure, says)}</Problem>
    </div>
  );
}

function WithPassword({ says, secret }: Props) {
  const [password, setPassword] = useState("");
  return (
    <Form says={says} act={says.account.confirmEmail.act} isGold onSubmit={() => confirm(secret, password)}>
      <p>{says.reasons["password-needed"]}</p>
      <Field
        label={says.account.yourPassword}
        type="password"
        autocomplete="current-password"
        value={password}
        onInput={setPassword}
      />
    </Form>
  );
}

async function confirm(secret: string, password?: string): Promise<void> {
  await confirmEmail(secret, password);
  // Perhaps it was another person who was here until now, so the page begins anew.
  history.replaceState(null, "", "/me#confirmed=yes");
  location.reload();
}
