import { play } from "@roundtable/kit";
import { listsAfter, type TableSummary } from "@roundtable/protocol";
import { wire as ourWire } from "../connection/index.ts";
import type { Wire } from "../connection/wire.ts";
import { invitations } from "../matchmaking/search-state.ts";
import { sounds } from "../settings/settings.ts";

interface Lists {
  readonly open: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
}

/**
 * While the tab is hidden, counts the tables that wait for me, to move or to sit down: in its title, on its icon, and
 * by a bell.
 */
export function watchTabAlerts(
  wire: Pick<Wire, "listen" | "sendOnConnect" | "send"> = ourWire,
  ring = ringBell,
): void {
  let lists: Lists | null = null;
  let turnsBefore: ReadonlySet<string> | null = null;
  let invited: ReadonlySet<string> = tablesOf(invitations.peek());
  let leave: (() => void) | null = null;
  wire.listen((message) => {
    const invitedBefore = invited;
    if (message.kind === "lobby") lists = message;
    else if (message.kind === "lobby-news" && lists !== null) lists = listsAfter(lists, message);
    else if (message.kind === "invitations") invited = tablesOf(message.invitations);
    else return;
    if (!document.hidden) return;
    const turns = new Set(lists?.mine.filter(({ myTurn }) => myTurn).map(({ id }) => id));
    // The open table rings its own bell.
    const isTurnNew = turnsBefore !== null && isMore(turns, turnsBefore);
    if (isTurnNew || isMore(invited, invitedBefore)) ring();
    if (lists !== null) turnsBefore = turns;
    mark(turns.size + invited.size);
  });
  const look = () => {
    if (document.hidden) {
      if (invited.size > 0) mark(invited.size);
      // The home page is subscribed anyway.
      if (location.pathname !== "/") leave ??= wire.sendOnConnect(() => ({ kind: "watch-lobby", on: true }));
      return;
    }
    if (leave !== null) void wire.send({ kind: "watch-lobby", on: false });
    leave?.();
    leave = null;
    turnsBefore = null;
    mark(0);
  };
  document.addEventListener("visibilitychange", look);
  look();
}

function ringBell(): void {
  if (sounds.peek()) play("bell");
}

function tablesOf(invited: readonly { readonly table: string }[]): ReadonlySet<string> {
  return new Set(invited.map(({ table }) => table));
}

function isMore(now: ReadonlySet<string>, before: ReadonlySet<string>): boolean {
  return [...now].some((id) => !before.has(id) && !shows(id));
}

function shows(table: string): boolean {
  return location.pathname === `/t/${table}`;
}

const COUNTED = /^\(\d+\) /;

/** The page may rewrite the title at any time; then the count is put in again. */
let counted = 0;
const keepCounted = new MutationObserver(() => write());

function mark(count: number): void {
  counted = count;
  const title = document.querySelector("title");
  if (count > 0 && title !== null) keepCounted.observe(title, { childList: true });
  else keepCounted.disconnect();
  write();
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null && count > 0) icon.href = "/icon-asked.svg";
  else if (icon !== null && !document.title.startsWith("●")) icon.href = "/icon.svg";
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => {});
}

function write(): void {
  const bare = document.title.replace(COUNTED, "");
  const title = counted > 0 ? `(${counted}) ${bare}` : bare;
  if (title !== document.title) document.title = title;
}
