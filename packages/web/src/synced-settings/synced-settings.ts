import { effect } from "@preact/signals";
import { fetchInSession } from "../connection/http.ts";
import { me } from "../connection/index.ts";
import { SYNCED } from "../settings/settings.ts";

/** Changes within this time are sent together (debounce). */
const TOGETHER_MS = 1000;
/**
 * Stores per person when this browser last synced. It tells a first sign-in, which uploads this browser's settings,
 * from a later one.
 */
const syncedOf = (person: string): string => `likes-at ${person}`;

/** Syncs my settings between my devices. The last change wins; this browser keeps a copy that is quicker to read. */
export async function syncSettings(): Promise<void> {
  const person = me.peek()?.id;
  const kept = person === undefined ? null : await ask("GET");
  if (person === undefined || kept === null) return;
  const isNews = kept.at > synced(person);
  note(person, kept.at);
  if (kept.likes === null ? isUnusual() : isNews && !take(kept.likes)) await tell(person);
  follow(person);
}

interface Kept {
  readonly likes: Readonly<Record<string, unknown>> | null;
  readonly at: number;
}

/** Applies the server's settings. Returns false if something was chosen on this page meanwhile, which is newer. */
function take(likes: Readonly<Record<string, unknown>>): boolean {
  let isAll = true;
  for (const [name, one] of SYNCED) {
    const wanted = likes[name];
    if (one.value.peek() !== one.came) isAll = false;
    else if (one.isOne(wanted)) one.value.value = wanted;
    one.came = one.value.peek();
  }
  return isAll;
}

/** Whether this browser has settings that differ from the defaults. */
function isUnusual(): boolean {
  return [...SYNCED.keys()].some((name) => localStorage.getItem(name) !== null);
}

function follow(person: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  effect(() => {
    for (const { value } of SYNCED.values()) void value.value;
    if (!isFirst) {
      clearTimeout(timer);
      timer = setTimeout(() => void tell(person), TOGETHER_MS);
    }
    isFirst = false;
  });
}

async function tell(person: string): Promise<void> {
  const likes = Object.fromEntries(Array.from(SYNCED, ([name, { value }]) => [name, value.peek()]));
  // Names the person, so that the settings are not stored for somebody else who has signed in here since.
  const kept = await ask("PUT", likes, `?of=${person}`);
  if (kept !== null) note(person, kept.at);
}

async function ask(method: "GET" | "PUT", body?: object, query = ""): Promise<Kept | null> {
  try {
    const response = await fetchInSession(`/api/me/likes${query}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    if (!response.ok) return null;
    const said: unknown = await response.json();
    return isKept(said) ? said : null;
  } catch {
    // Without a connection this browser's own copy counts.
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === "object" &&
    value !== null &&
    "at" in value &&
    typeof value.at === "number" &&
    "likes" in value &&
    typeof value.likes === "object"
  );
}

function synced(person: string): number {
  return Number(localStorage.getItem(syncedOf(person)) ?? 0);
}

function note(person: string, at: number): void {
  localStorage.setItem(syncedOf(person), String(at));
}
