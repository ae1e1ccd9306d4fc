import type { AccountBody } from "@roundtable/protocol/account";
import type { MeText } from "../i18n/index.ts";
import { dayOf, useAttempt } from "../parts.tsx";
import { makePasskey, removePasskey } from "../requests.ts";

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
        {account.passkeys.map(({ id, name, created, used }) => (
          <li key={id}>
            <span class="me-item">
              <b>{name}</b>
              <span class="hint">{used === null ? text.made(dayOf(created)) : text.used(dayOf(used))}</span>
            </span>
            <button
              type="button"
              class="plain"
              aria-label={text.removeOf(name)}
              disabled={isBusy}
              onClick={() => void attempt(async () => onChange(await removePasskey(id)))}
            >
              {text.remove}
            </button>
          </li>
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

/** By which somebody will know the key again: what his device calls itself. */
function deviceHere(): string {
  const { userAgent } = navigator;
  return (
    ["iPhone", "iPad", "Android", "Windows", "CrOS", "Linux"].find((system) => userAgent.includes(system)) ??
    (userAgent.includes("Mac OS") ? "Mac" : "")
  );
}
