import { signal } from "@preact/signals";
import { type Announced, type MeBody, type Person, SIGNED_OUT } from "@roundtable/protocol";
import { hasAccount, lastMe, locale } from "../settings/settings.ts";
import { backoff } from "./backoff.ts";
import { fetchMe, rename } from "./http.ts";
import { newId } from "./id.ts";
import { setServerTime } from "./server-time.ts";
import { type Socket, Wire } from "./wire.ts";

export const me = signal<Person | null>(null);

/** Whether I have chosen my name; false while it is a default name. */
export const hasChosenName = signal(true);

/** The site's public address, for links to share. I may have opened it under another one, such as localhost. */
export const origin = signal(location.origin);

export const wire = new Wire(dial, newId, { isHidden: () => document.hidden, random: Math.random });

/** Messages from the operator and a ban, if there is one; null until the server has sent some. */
export const announced = signal<Announced | null>(null);

wire.listen((message) => {
  if (message.kind === "announced") announced.value = message;
  if (message.kind === "welcome" || message.kind === "me") me.value = message.me;
  if (message.kind !== "welcome") return;
  setServerTime(message.now);
  origin.value = message.address ?? location.origin;
});

const SIGNING_MS = 1000;
/** The timer that retries asking the server who I am; undefined if none runs. */
let askingAgain: ReturnType<typeof setTimeout> | undefined;
let isKnown = false;

/** Asks the server who I am, because the socket needs the guest's cookie, and then opens the socket. */
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

/** The network may have changed, or the page was hidden: check whether the server is still there. */
function check(): void {
  if (isKnown) return wire.check();
  if (askingAgain === undefined) return;
  clearTimeout(askingAgain);
  void meet(0);
}

export async function renameMe(name: string): Promise<void> {
  learnOfMe(await rename(name));
}

/** A default name is in the reader's language, so it is fetched again when that changes. */
function followLanguage(): void {
  let before = locale.peek();
  locale.subscribe((language) => {
    if (language === before) return;
    before = language;
    if (!hasChosenName.peek()) void fetchMe(language).then(learnOfMe, () => {});
  });
}

function learnOfMe(body: MeBody): void {
  me.value = lastMe.value = body.me;
  hasChosenName.value = body.named;
  hasAccount.value = body.hasAccount;
}

function dial(hear: (text: string) => void, end: () => void): Socket {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  let isOpen = false;
  socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    isOpen = true;
    if (typeof data === "string") hear(data);
  });
  socket.addEventListener("close", ({ code }) => {
    // Another tab may have signed in. A moment later this browser has the new cookie.
    if (code === SIGNED_OUT) return void setTimeout(() => location.reload(), SIGNING_MS);
    if (!isOpen) void lookWhoIAm();
    end();
  });
  return socket;
}

/** The socket may have been refused because I was signed out meanwhile. */
async function lookWhoIAm(): Promise<void> {
  const body = await fetchMe(locale.peek()).catch(() => null);
  if (body !== null && body.me.id !== me.peek()?.id) location.reload();
}
