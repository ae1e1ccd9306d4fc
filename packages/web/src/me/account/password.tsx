import { SHORTEST_PASSWORD } from "@roundtable/protocol/account";
import { useState } from "preact/hooks";
import { Action, Form } from "../attempt.tsx";
import { Field, Folded } from "../parts.tsx";
import { removePassword, setPassword } from "../requests.ts";
import type { AccountProps } from "./account.tsx";

export function Password({ says, account }: AccountProps) {
  const text = says.account;
  const [email, setEmail] = useState(account.email ?? "");
  const [password, setWanted] = useState("");
  const [current, setCurrent] = useState("");
  const hasOne = account.email !== null;
  const save = async () => {
    await setPassword({ email, password, ...(hasOne ? { current } : {}) });
    setWanted("");
    setCurrent("");
  };
  return (
    <div class="me-way">
      <h3>{text.password}</h3>
      {hasOne && (
        <p class="me-item">
          <b>{account.email}</b>
        </p>
      )}
      <Folded title={hasOne ? text.changePassword : text.setPassword}>
        <Form says={says} act={text.save} done={text.done} onSubmit={save}>
          <Field label={text.email} type="email" autocomplete="username" value={email} onInput={setEmail} />
          {hasOne && (
            <Field
              label={text.currentPassword}
              type="password"
              autocomplete="current-password"
              value={current}
              onInput={setCurrent}
            />
          )}
          <Field
            label={text.newPassword}
            type="password"
            autocomplete="new-password"
            value={password}
            onInput={setWanted}
            minLength={SHORTEST_PASSWORD}
          />
          <p class="hint">{text.passwordHelp}</p>
        </Form>
        {hasOne && account.passkeys.length > 0 && (
          <div>
            <Action says={says} label={text.removePassword} onAct={removePassword} />
          </div>
        )}
      </Folded>
    </div>
  );
}
