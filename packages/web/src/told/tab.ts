import { play } from "@roundtable/kit";
import { listsAfter, type TableSummary } from "@roundtable/protocol";
import { wire } from "../connection/index.ts";
import { sounds } from "../settings.ts";

interface Lists {
  readonly open: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
}

/** While nobody looks at this tab it counts the tables that wait for me: in its title, on its icon, and by a bell. */
export function watchTab(): void {
  let lists: Lists | null = null;
  let before: ReadonlySet<string> | null = null;
  let leave: (() => void) | null = null;
  wire.listen((message) => {
    if (message.kind === "lobby") lists = message;
    else if (message.kind === "lobby-news" && lists !== null) lists = listsAfter(lists, message);
    else return;
    if (!document.hidden) return;
    const waiting = new Set(lists.mine.filter(({ myTurn }) => myTurn).map(({ id }) => id));
    // For the table that this tab shows its own bell rings.
    const isNew = before !== null && [...waiting].some((id) => before?.has(id) === false && !shows(id));
    if (isNew && sounds.peek()) play("bell");
    before = waiting;
    mark(waiting.size);
  });
  const look = () => {
    if (document.hidden) {
      // The home page is told anyway.
      if (location.pathname !== "/") leave ??= wire.greet(() => ({ kind: "watch-lobby", on: true }));
      return;
    }
    if (leave !== null) void wire.send({ kind: "watch-lobby", on: false });
    leave?.();
    leave = null;
    before = null;
    mark(0);
  };
  document.addEventListener("visibilitychange", look);
  look();
}

function shows(table: string): boolean {
  return location.pathname === `/t/${table}`;
}

const COUNTED = /^\(\d+\) /;

/** The title may be written anew at any moment by the page itself: then it is counted anew. */
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
