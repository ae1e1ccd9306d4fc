import { SHORTEST_PASSWORD } from "@roundtable/protocol/account";
import { useState } from "preact/hooks";
import { AccountForm } from "../account-form.tsx";
import type { AccountText } from "../i18n/index.ts";
import { Field } from "../fields.tsx";
import { resetPassword } from "../requests.ts";

/** Opened by the link in the mail about a forgotten password. */
export function Reset({ says, secret }: { says: AccountText; secret: string }) {
  const text = says.account;
  const [password, setPassword] = useState("");
  const reset = async () => {
    await resetPassword(secret, password);
    // Everything that was fetched so far belongs to another person.
    history.replaceState(null, "", "/me#changed=yes");
    location.reload();
  };
  return (
    <div class="me-way me-first">
      <h3>{text.chooseAnew}</h3>
      <AccountForm says={says} act={text.save} look="gold" onSubmit={reset}>
        <Field
          label={text.newPassword}
          type="password"
          autocomplete="new-password"
          value={password}
          onInput={setPassword}
          minLength={SHORTEST_PASSWORD}
        />
        <p class="hint">{text.passwordHelp}</p>
      </AccountForm>
    </div>
  );
}
