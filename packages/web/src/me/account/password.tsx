import { SHORTEST_PASSWORD } from "@roundtable/protocol/account";
import { useState } from "preact/hooks";
import { Field, Folded, Form, useAttempt } from "../parts.tsx";
import { removePassword, setPassword } from "../requests.ts";
import type { AccountProps } from "./passkeys.tsx";

export function Password({ says, account, onChange }: AccountProps) {
  const text = says.account;
  const { problem, isBusy, attempt } = useAttempt(says);
  const [email, setEmail] = useState(account.email ?? "");
  const [password, setWanted] = useState("");
  const [current, setCurrent] = useState("");
  const [isDone, setDone] = useState(false);
  const hasOne = account.email !== null;
  const save = async () => {
    onChange(await setPassword({ email, password, ...(hasOne ? { current } : {}) }));
    setWanted("");
    setCurrent("");
    setDone(true);
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
        <Form act={text.save} isBusy={isBusy} onSubmit={() => void attempt(save)}>
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
          <p>
            <button
              type="button"
              class="plain"
              disabled={isBusy}
              onClick={() => void attempt(async () => onChange(await removePassword()))}
            >
              {text.removePassword}
            </button>
          </p>
        )}
      </Folded>
      <output class="problem">{problem}</output>
      <output>{isDone && problem === null && text.done}</output>
    </div>
  );
}
