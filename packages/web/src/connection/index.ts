import { signal } from "@preact/signals";
import { type Announced, type MeBody, type Person, SIGNED_OUT } from "@roundtable/protocol";
import { hasAccount, lastMe, locale } from "../settings.ts";
import { fetchMe, rename } from "./http.ts";
import { newId } from "./id.ts";
import { type Call, Wire } from "./wire.ts";

export const me = signal<Person | null>(null);

/** I have chosen my name myself; until then it is made up. */
export const named = signal(true);

/** Where friends find us: not always where I have found us myself. */
export const origin = signal(location.origin);

export const wire = new Wire(dial, newId);

/** What the house has to say to me; null while it has said nothing. */
export const announced = signal<Announced | null>(null);

wire.listen((message) => {
  if (message.kind === "announced") announced.value = message;
  if (message.kind === "welcome" || message.kind === "me") me.value = message.me;
  if (message.kind !== "welcome") return;
  serverAhead = message.now - Date.now();
  origin.value = message.address ?? location.origin;
});

const SIGNING_MS = 1000;
let serverAhead = 0;

/** The time by the server's clock, to which deadlines are set. */
export function serverTime(): number {
  return Date.now() + serverAhead;
}

/** The socket wants the guest's cookie, so the server is asked who I am before it is dialled. */
export async function connect(): Promise<void> {
  try {
    learnOfMe(await fetchMe(locale.peek()));
  } catch {
    wire.connection.value = "lost";
    me.value ??= lastMe.peek();
    setTimeout(() => void connect(), 2000);
    return;
  }
  wire.connect();
  followLanguage();
  addEventListener("online", () => wire.connect());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) wire.connect();
  });
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
