import { signal } from "@preact/signals";
import { listsAfter, type TableSummary } from "@roundtable/protocol";
import { TablePageBody } from "@roundtable/protocol/table-lists";
import { ask } from "../connection/http.ts";
import { wire } from "../connection/index.ts";
import { haveTables } from "../settings/settings.ts";

type Which = "open" | "mine";

/** The lists of the home page as far as they were read; null until the server has told. */
export const lobby = signal<
  (Record<Which, readonly TableSummary[]> & { readonly more: Record<Which, string | null> }) | null
>(null);

wire.listen((message) => {
  if (message.kind === "lobby") lobby.value = message;
  else if (message.kind === "lobby-news" && lobby.value !== null)
    lobby.value = { ...lobby.value, ...listsAfter(lobby.value, message) };
  else return;
  haveTables.value = (lobby.value?.mine.length ?? 0) > 0;
});

/** The next page of one of the lists. */
export async function readOn(which: Which): Promise<void> {
  const more = await readFrom(which, `after=${lobby.value?.more[which] ?? ""}`);
  if (lobby.value !== null) lobby.value = { ...lobby.value, more: { ...lobby.value.more, [which]: more } };
}

/** A page of a list, put where it belongs among what is there already; where the next one begins. */
export async function readFrom(which: Which, query: string): Promise<string | null> {
  const { tables, more } = await ask(TablePageBody, `/api/tables/${which}?${query}`);
  const now = lobby.value;
  if (now === null) return more;
  const isNew = ({ id }: TableSummary): boolean => !now[which].some((table) => table.id === id);
  const all = [...now[which], ...tables.filter(isNew)];
  const inOrder = which === "open" ? all.toSorted((one, other) => other.created - one.created) : all;
  lobby.value = { ...now, [which]: inOrder };
  return more;
}
