import { signal } from "@preact/signals";
import { listsAfter, type TableSummary } from "@roundtable/protocol";
import { TablePageBody } from "@roundtable/protocol/table-lists";
import { ask } from "../connection/http.ts";
import { wire } from "../connection/index.ts";
import { hadTables } from "../settings/settings.ts";

type Which = "open" | "mine";

/** The lists of the home page as far as they were loaded; null until the server has sent them. */
export const tableLists = signal<
  (Record<Which, readonly TableSummary[]> & { readonly more: Record<Which, string | null> }) | null
>(null);

wire.listen((message) => {
  if (message.kind === "lobby") tableLists.value = message;
  else if (message.kind === "lobby-news" && tableLists.value !== null)
    tableLists.value = { ...tableLists.value, ...listsAfter(tableLists.value, message) };
  else return;
  hadTables.value = (tableLists.value?.mine.length ?? 0) > 0;
});

/** Loads the next page of one of the lists. */
export async function loadMore(which: Which): Promise<void> {
  const more = await loadPage(which, `after=${tableLists.value?.more[which] ?? ""}`);
  if (tableLists.value !== null)
    tableLists.value = { ...tableLists.value, more: { ...tableLists.value.more, [which]: more } };
}

/** Loads a page and merges it into the list; resolves with the cursor of the next page. */
export async function loadPage(which: Which, query: string): Promise<string | null> {
  const { tables, more } = await ask(TablePageBody, `/api/tables/${which}?${query}`);
  const now = tableLists.value;
  if (now === null) return more;
  const isNew = ({ id }: TableSummary): boolean => !now[which].some((table) => table.id === id);
  const all = [...now[which], ...tables.filter(isNew)];
  const inOrder = which === "open" ? all.toSorted((one, other) => other.created - one.created) : all;
  tableLists.value = { ...now, [which]: inOrder };
  return more;
}
