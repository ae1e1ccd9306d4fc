import { type AccountBody, LONGEST_PASSKEY_NAME } from "@roundtable/protocol/account";
import { useState } from "preact/hooks";
import { AccountAction, AccountForm } from "../account-form.tsx";
import type { AccountText } from "../i18n/index.ts";
import { dayOf, Field } from "../fields.tsx";
import { makePasskey, removePasskey, renamePasskey } from "../requests.ts";
import type { AccountProps } from "./sign-in-section.tsx";

export function Passkeys({ says, account }: AccountProps) {
  const text = says.account;
  const canMake = account.canMakePasskeys && "credentials" in navigator;
  const isFirst = account.passkeys.length === 0;
  return (
    <div id="passkeys" class="me-way">
      <h3>{text.passkeys}</h3>
      <p class="hint">{canMake ? text.passkeysHelp : text.noPasskeys}</p>
      <ul class="me-list">
        {account.passkeys.map((passkey) => (
          <Passkey key={passkey.id} says={says} passkey={passkey} />
        ))}
      </ul>
      {canMake && (
        <div>
          <AccountAction
            says={says}
            label={isFirst ? text.makePasskey : text.anotherPasskey}
            look={isFirst && account.email === null ? "gold" : "plain"}
            onAct={() => makePasskey(text.passkeyOf(deviceHere()))}
          />
        </div>
      )}
    </div>
  );
}

interface PasskeyProps {
  readonly says: AccountText;
  readonly passkey: AccountBody["passkeys"][number];
}

function Passkey({ says, passkey: { id, name, created, used } }: PasskeyProps) {
  const text = says.account;
  const [wanted, setWanted] = useState<string | null>(null);
  const rename = async (to: string) => {
    await renamePasskey(id, to);
    setWanted(null);
  };
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
        <AccountAction
          says={says}
          label={text.remove}
          name={text.removeOf(name)}
          onAct={() => removePasskey(id)}
        />
      </span>
      {wanted !== null && (
        <AccountForm says={says} act={text.save} onSubmit={() => rename(wanted)}>
          <Field
            label={text.passkeyName}
            autocomplete="off"
            value={wanted}
            onInput={setWanted}
            maxLength={LONGEST_PASSKEY_NAME}
          />
        </AccountForm>
      )}
    </li>
  );
}

/** A name by which the person will recognize the key: what their device calls itself. */
function deviceHere(): string {
  const { userAgent } = navigator;
  return (
    ["iPhone", "iPad", "Android", "Windows", "CrOS", "Linux"].find((system) => userAgent.includes(system)) ??
    (userAgent.includes("Mac OS") ? "Mac" : "")
  );
}
