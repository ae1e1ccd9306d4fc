import { LIMITS, Name } from "@roundtable/protocol";
import { GuestBotsBody, MadeBotBody } from "@roundtable/protocol/guest-bots";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import * as v from "valibot";
import { t } from "../i18n/index.ts";
import { nameProblem } from "../parts/name-problem.ts";
import { useAccountData } from "../account/account-data.ts";
import { AccountAction, AccountForm } from "../account/account-form.tsx";
import { Problem } from "../shell/form.tsx";
import { type AccountText, useAccountText } from "../account/i18n/index.ts";
import { dayOf, Field, Disclosure } from "../account/fields.tsx";
import { send } from "../account/send.ts";
import { type BotsText, useBotsText } from "./i18n/index.ts";

type Mine = GuestBotsBody["bots"];
const ADDRESS = "/api/me/bots";
/** The guide for authors of bots, which the server serves. */
const GUIDE = "/docs/bots-protocol.md";
const EXAMPLES = [
  { name: "TypeScript", file: "/examples/bot.ts" },
  { name: "Python", file: "/examples/bot.py" },
];

async function fetchBots(): Promise<Mine> {
  return v.parse(GuestBotsBody, await send("GET", ADDRESS)).bots;
}

interface Words {
  readonly says: BotsText;
  readonly meSays: AccountText;
}

/** My bots: programs of mine that play here. */
export function Section() {
  const says = useBotsText();
  const meSays = useAccountText();
  return says === null || meSays === null ? (
    <section id="bots" class="me-part" />
  ) : (
    <Bots says={says} meSays={meSays} />
  );
}

function Bots({ says, meSays }: Words) {
  const { data: bots, hasFailed } = useAccountData(fetchBots);
  const [made, setMade] = useState<{ readonly name: string; readonly token: string } | null>(null);
  const make = async (name: string) => {
    const { token } = v.parse(MadeBotBody, await send("POST", ADDRESS, { name }));
    setMade({ name, token });
  };
  const revoke = async (bot: string) => {
    await send("DELETE", `${ADDRESS}/${bot}`);
    setMade(null);
  };
  return (
    <section id="bots" class="me-part" aria-labelledby="bots-title">
      <h2 id="bots-title">{says.title}</h2>
      <p class="hint">{says.help}</p>
      <p class="hint">
        <a href={GUIDE} download>
          {says.guide}
        </a>
        {EXAMPLES.map(({ name, file }) => (
          <span key={name}>
            {" · "}
            <a href={file} download>
              {says.example(name)}
            </a>
          </span>
        ))}
      </p>
      {bots !== null && bots.length > 0 && (
        <ul class="me-list">
          {bots.map(({ id, name, created, used }) => (
            <li key={id}>
              <span class="me-item">
                <b>
                  <a href={`/p/${id}`}>
                    <bdi>{name}</bdi>
                  </a>
                </b>
                <span class="hint">
                  {says.made(dayOf(created))} · {used === null ? says.neverCame : says.lastCame(dayOf(used))}
                </span>
              </span>
              <Revoke says={says} meSays={meSays} name={name} onRevoke={() => revoke(id)} />
            </li>
          ))}
        </ul>
      )}
      {made !== null && <Token key={made.token} says={says} {...made} />}
      {bots !== null && (
        <Disclosure title={says.another} open={bots.length === 0 && location.hash === "#bots"}>
          <NewBot says={says} meSays={meSays} onMake={make} />
        </Disclosure>
      )}
      {hasFailed && <Problem>{t.value.failed}</Problem>}
    </section>
  );
}

interface RevokeProps extends Words {
  readonly name: string;
  readonly onRevoke: () => Promise<void>;
}

/** Asks for confirmation, because revoking interrupts the matches that the bot plays. */
function Revoke({ says, meSays, name, onRevoke }: RevokeProps) {
  const [isAsking, setAsking] = useState(false);
  return isAsking ? (
    <span class="me-answers" role="alertdialog" aria-label={says.revokeOf(name)}>
      <AccountAction says={meSays} label={says.revokeNow} onAct={onRevoke} />
      <button type="button" class="quiet" onClick={() => setAsking(false)}>
        {says.keep}
      </button>
    </span>
  ) : (
    <button type="button" class="plain" aria-label={says.revokeOf(name)} onClick={() => setAsking(true)}>
      {says.revoke}
    </button>
  );
}

/** Shows the new token, which cannot be shown again. */
function Token({ says, name, token }: { says: BotsText; name: string; token: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useLayoutEffect(() => field.current?.focus(), []);
  const copy = async () => {
    field.current?.select();
    // Without a secure context there is no clipboard; the token is selected, to be copied by hand.
    if (!("clipboard" in navigator)) return;
    await navigator.clipboard.writeText(token);
    setCopied(true);
  };
  return (
    <div class="me-form">
      <label>
        <span class="label">{says.tokenOf(name)}</span>
        <input ref={field} readOnly value={token} onFocus={() => field.current?.select()} />
      </label>
      <p class="hint">{says.once}</p>
      <p>
        <button type="button" class="plain" onClick={() => void copy()}>
          {isCopied ? says.copied : says.copy}
        </button>
      </p>
    </div>
  );
}

function NewBot({ says, meSays, onMake }: Words & { onMake: (name: string) => Promise<void> }) {
  const [name, setName] = useState("");
  const make = async () => {
    await onMake(name);
    setName("");
  };
  return (
    <AccountForm says={meSays} act={says.make} isReady={v.is(Name, name)} onSubmit={make}>
      <Field label={says.name} autocomplete="off" value={name} onInput={setName} maxLength={LIMITS.name} />
      <p class="problem" role="alert">
        {nameProblem(name)}
      </p>
    </AccountForm>
  );
}
