import { type AccountBody, LONGEST_PASSKEY_NAME } from "@roundtable/protocol/account";
import { useState } from "preact/hooks";
import type { MeText } from "../i18n/index.ts";
import { dayOf, Field, Form, useAttempt } from "../parts.tsx";
import { makePasskey, removePasskey, renamePasskey } from "../requests.ts";

export interface AccountProps {
  readonly says: MeText;
  readonly account: AccountBody;
  readonly onChange: (account: AccountBody) => void;
}

export function Passkeys({ says, account, onChange }: AccountProps) {
  const text = says.account;
  const { problem, isBusy, attempt } = useAttempt(says);
  const canMake = account.canMakePasskeys && "credentials" in navigator;
  const make = async () => onChange(await makePasskey(text.passkeyOf(deviceHere())));
  return (
    <div class="me-way">
      <h3>{text.passkeys}</h3>
      <p class="hint">{canMake ? text.passkeysHelp : text.noPasskeys}</p>
      <ul class="me-list">
        {account.passkeys.map((passkey) => (
          <Passkey
            key={passkey.id}
            says={says}
            passkey={passkey}
            isBusy={isBusy}
            change={(act) => attempt(async () => onChange(await act()))}
          />
        ))}
      </ul>
      {canMake && (
        <p>
          <button
            type="button"
            class={account.passkeys.length === 0 ? "gold" : "plain"}
            disabled={isBusy}
            onClick={() => void attempt(make)}
          >
            {account.passkeys.length === 0 ? text.makePasskey : text.anotherPasskey}
          </button>
        </p>
      )}
      <output class="problem">{problem}</output>
    </div>
  );
}

interface PasskeyProps {
  readonly says: MeText;
  readonly passkey: AccountBody["passkeys"][number];
  readonly isBusy: boolean;
  readonly change: (act: () => Promise<AccountBody>) => Promise<void>;
}

function Passkey({
  says: { account: text },
  passkey: { id, name, created, used },
  isBusy,
  change,
}: PasskeyProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  return (
    <li>
      <span class="me-item">
        <b>{name}</b>
        <span class="hint">{used === null ? text.made(dayOf(created)) : text.used(dayOf(used))}</span>
      </span>
      <span class="me-act">
        <button
          type="button"
          class="plain"
          aria-label={text.renameOf(name)}
          aria-expanded={wanted !== null}
          onClick={() => setWanted(wanted === null ? name : null)}
        >
          {text.rename}
        </button>
        <button
          type="button"
          class="plain"
          aria-label={text.removeOf(name)}
          disabled={isBusy}
          onClick={() => void change(() => removePasskey(id))}
        >
          {text.remove}
        </button>
      </span>
      {wanted !== null && (
        <Form
          act={text.save}
          isBusy={isBusy}
          onSubmit={() => void change(() => renamePasskey(id, wanted)).then(() => setWanted(null))}
        >
          <Field
            label={text.passkeyName}
            autocomplete="off"
            value={wanted}
            onInput={setWanted}
            maxLength={LONGEST_PASSKEY_NAME}
          />
        </Form>
      )}
    </li>
  );
}

/** By which somebody will know the key again: what his device calls itself. */
function deviceHere(): string {
  const { userAgent } = navigator;
  return (
    ["iPhone", "iPad", "Android", "Windows", "CrOS", "Linux"].find((system) => userAgent.includes(system)) ??
    (userAgent.includes("Mac OS") ? "Mac" : "")
  );
}
