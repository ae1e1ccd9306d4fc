import { LIMITS, Name } from "@roundtable/protocol";
import { GuestBotsBody, GuestBotsErrorBody, MadeBotBody } from "@roundtable/protocol/guest-bots";
import { useEffect, useRef, useState } from "preact/hooks";
import * as v from "valibot";
import { reasonText, t } from "../../i18n/index.ts";
import { dayOf, Folded } from "../parts.tsx";
import { type BotsText, useBotsText } from "./i18n/index.ts";

type Mine = GuestBotsBody["bots"];
const ADDRESS = "/api/me/bots";
/** Where the server hands out what one writes a bot from. */
const GUIDE = "/docs/bots-protocol.md";
const EXAMPLES = [
  { name: "TypeScript", file: "/examples/bot.ts" },
  { name: "Python", file: "/examples/bot.py" },
];

class BotsRefused extends Error {
  readonly reason: GuestBotsErrorBody["reason"];
  constructor(reason: GuestBotsErrorBody["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

async function answer(method: string, address: string, body?: object): Promise<unknown> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  const response = await fetch(address, { method, headers, ...sent });
  if (response.status === 204) return null;
  const said: unknown = await response.json();
  if (response.ok) return said;
  throw new BotsRefused(v.parse(GuestBotsErrorBody, said).reason);
}

/** Programs of mine that play here. */
export function Section() {
  const says = useBotsText();
  return says === null ? null : <Bots says={says} />;
}

function Bots({ says }: { says: BotsText }) {
  const [bots, setBots] = useState<Mine | null>(null);
  const [made, setMade] = useState<{ readonly name: string; readonly token: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async () => setBots(v.parse(GuestBotsBody, await answer("GET", ADDRESS)).bots);
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
      await look();
      setProblem(null);
    } catch (error) {
      setProblem(whyNot(error, says));
    }
  };
  useEffect(() => {
    look().catch(() => setProblem(t.value.failed));
  }, []);
  const make = async (name: string) => {
    const { token } = v.parse(MadeBotBody, await answer("POST", ADDRESS, { name }));
    setMade({ name, token });
  };
  const revoke = async (bot: string) => {
    await answer("DELETE", `${ADDRESS}/${bot}`);
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
              <Revoke says={says} name={name} onRevoke={() => void attempt(() => revoke(id))} />
            </li>
          ))}
        </ul>
      )}
      {made !== null && <Token key={made.token} says={says} {...made} />}
      {bots !== null && (
        <Folded title={says.another} open={bots.length === 0 && location.hash === "#bots"}>
          <NewBot says={says} onMake={(name) => void attempt(() => make(name))} />
        </Folded>
      )}
      <output class="problem">{problem}</output>
    </section>
  );
}

/** Asked twice: whoever plays with it now is cut off. */
function Revoke({ says, name, onRevoke }: { says: BotsText; name: string; onRevoke: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return isAsking ? (
    <span class="me-answers" role="alertdialog" aria-label={says.revokeOf(name)}>
      <button type="button" class="plain" onClick={onRevoke}>
        {says.revokeNow}
      </button>
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

/** It is shown this once. */
function Token({ says, name, token }: { says: BotsText; name: string; token: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => field.current?.focus(), []);
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

function NewBot({ says, onMake }: { says: BotsText; onMake: (name: string) => void }) {
  const [name, setName] = useState("");
  return (
    <form
      class="me-form"
      onSubmit={(event) => {
        event.preventDefault();
        onMake(name);
        setName("");
      }}
    >
      <label>
        <span class="label">{says.name}</span>
        <input
          type="text"
          required
          value={name}
          maxLength={LIMITS.name}
          autocomplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <p>
        <button type="submit" class="plain" disabled={!v.is(Name, name)}>
          {says.make}
        </button>
      </p>
    </form>
  );
}

function whyNot(error: unknown, says: BotsText): string {
  if (!(error instanceof BotsRefused)) return t.value.failed;
  return error.reason === "too-many-bots" ? says.tooMany : reasonText(error.reason);
}
