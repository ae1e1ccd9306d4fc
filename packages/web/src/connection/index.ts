import { signal } from "@preact/signals";
import { type Announced, type MeBody, type Person, SIGNED_OUT } from "@roundtable/protocol";
import { hasAccount, lastMe, locale } from "../settings/settings.ts";
import { backoff } from "./backoff.ts";
import { fetchMe, rename } from "./http.ts";
import { newId } from "./id.ts";
import { setServerTime } from "./server-time.ts";
import { type Call, Wire } from "./wire.ts";

export const me = signal<Person | null>(null);

/** I have chosen my name myself; until then it is made up. */
export const named = signal(true);

/** Where friends find us: not always where I have found us myself. */
export const origin = signal(location.origin);

export const wire = new Wire(dial, newId, { isHidden: () => document.hidden, random: Math.random });

/** What the house has to say to me; null while it has said nothing. */
export const announced = signal<Announced | null>(null);

wire.listen((message) => {
  if (message.kind === "announced") announced.value = message;
  if (message.kind === "welcome" || message.kind === "me") me.value = message.me;
  if (message.kind !== "welcome") return;
  setServerTime(message.now);
  origin.value = message.address ?? location.origin;
});

const SIGNING_MS = 1000;
/** Runs while the server could not be asked who I am, and will be asked again. */
let askingAgain: ReturnType<typeof setTimeout> | undefined;
let isKnown = false;

/** The socket wants the guest's cookie, so the server is asked who I am before it is dialled. */
export async function connect(): Promise<void> {
  addEventListener("online", check);
  addEventListener("offline", check);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) check();
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) check();
  });
  await meet(0);
}

async function meet(failures: number): Promise<void> {
  askingAgain = undefined;
  try {
    learnOfMe(await fetchMe(locale.peek()));
  } catch {
    wire.connection.value = "lost";
    me.value ??= lastMe.peek();
    askingAgain = setTimeout(() => void meet(failures + 1), backoff(failures, Math.random));
    return;
  }
  isKnown = true;
  wire.connect();
  followLanguage();
}

/** The network may have changed, or the page was hidden: is the server still there? */
function check(): void {
  if (isKnown) return wire.check();
  if (askingAgain === undefined) return;
  clearTimeout(askingAgain);
  void meet(0);
}

export async function callMe(name: string): Promise<void> {
  learnOfMe(await rename(name));
}

/** A made-up name is in the language that I read. */
function followLanguage(): void {
  let before = locale.peek();
  locale.subscribe((language) => {
    if (language === before) return;
    before = language;
    if (!named.peek()) void fetchMe(language).then(learnOfMe, () => {});
  });
}

function learnOfMe(body: MeBody): void {
  me.value = lastMe.value = body.me;
  named.value = body.named;
  hasAccount.value = body.hasAccount;
}

function dial(hear: (text: string) => void, end: () => void): Call {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  let isOpen = false;
  socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    isOpen = true;
    if (typeof data === "string") hear(data);
  });
  socket.addEventListener("close", ({ code }) => {
    // Another tab has perhaps signed somebody in: a moment later this browser has his cookie.
    if (code === SIGNED_OUT) return void setTimeout(() => location.reload(), SIGNING_MS);
    if (!isOpen) void lookWhoIAm();
    end();
  });
  return socket;
}

/** Perhaps I was let in no more because I was signed out meanwhile. */
async function lookWhoIAm(): Promise<void> {
  const body = await fetchMe(locale.peek()).catch(() => null);
  if (body !== null && body.me.id !== me.peek()?.id) location.reload();
}
