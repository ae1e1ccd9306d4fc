import { readFileSync, globSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../i18n/index.ts";
import { AccountAction } from "./account-form.tsx";
import { text } from "./i18n/en.ts";
import { proofAsked } from "./proof/ask-for-proof.ts";
import { ProofDialog } from "./proof/proof-dialog.tsx";
import { removePassword, renamePasskey } from "./requests.ts";

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

let sent: Sent[] = [];
let isProved = false;

const ACCOUNT = {
  email: "ann@example.org",
  emailConfirmed: true,
  pendingEmail: null,
  needsProof: true,
  passkeys: [],
  canMakePasskeys: false,
  canReset: false,
};

/** A server that wants a recent proof before any change, and knows one password. */
function answer({ method, path, body }: Sent): Response {
  if (path === "/api/me/proof/password") {
    isProved = (body as { password: string }).password === "two seats, one dragon";
    return isProved ? Response.json(ACCOUNT) : Response.json({ reason: "wrong-password" }, { status: 403 });
  }
  if (method === "GET" || isProved) return Response.json(ACCOUNT);
  return Response.json({ reason: "proof-needed" }, { status: 403 });
}

beforeEach(async () => {
  await speak("en");
  [sent, isProved] = [[], false];
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: RequestInit = {}) => {
    const said: unknown = typeof body === "string" ? JSON.parse(body) : null;
    const request = { method, path, body: said };
    sent.push(request);
    return Promise.resolve(answer(request));
  });
});

afterEach(() => {
  proofAsked.peek()?.onCancelled();
  cleanup();
  vi.unstubAllGlobals();
});

const changes = () => sent.filter(({ method, path }) => method !== "GET" && !path.includes("/proof/"));

function Page() {
  return (
    <>
      <AccountAction says={text} label="Rename" onAct={() => renamePasskey("key", "Laptop")} />
      <ProofDialog says={text} />
    </>
  );
}

test("a change that needs a recent proof asks for it in place, and is then sent again by itself", async () => {
  render(<Page />);
  fireEvent.click(screen.getByText("Rename"));
  const password = await screen.findByLabelText<HTMLInputElement>("Password");
  fireEvent.input(password, { target: { value: "not this one" } });
  fireEvent.click(screen.getByText("Confirm"));
  await screen.findByText(text.proof.wrongPassword);
  expect(changes()).toHaveLength(1);

  fireEvent.input(password, { target: { value: "two seats, one dragon" } });
  fireEvent.click(screen.getByText("Confirm"));
  await waitFor(() => expect(changes()).toHaveLength(2));
  const [first, second] = changes();
  expect(second).toEqual(first);
  expect(second).toEqual({ method: "PATCH", path: "/api/me/passkeys/key", body: { name: "Laptop" } });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("closing the dialog changes nothing and shows no error", async () => {
  render(<Page />);
  fireEvent.click(screen.getByText("Rename"));
  await screen.findByLabelText("Password");
  fireEvent.click(screen.getByLabelText("Close"));
  await waitFor(() => expect(proofAsked.value).toBeNull());
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([""]);
  expect(changes()).toHaveLength(1);
});

test("two changes at once share one dialog", async () => {
  const both = Promise.all([renamePasskey("key", "Laptop"), removePassword()]);
  await waitFor(() => expect(changes()).toHaveLength(2));
  isProved = true;
  await waitFor(() => expect(proofAsked.value).not.toBeNull());
  proofAsked.value?.onProved();
  await both;
  expect(proofAsked.value).toBeNull();
  expect(changes()).toHaveLength(4);
});

test("every request of the account page goes through `send`, which asks for the proof", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname });
  const fetching = files.filter((file) =>
    /\bfetch(InSession)?\(/.test(readFileSync(join(import.meta.dirname, file), "utf8")),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(fetching.filter((file) => !file.includes(".test.")).toSorted()).toEqual(["send.ts"]);
});
