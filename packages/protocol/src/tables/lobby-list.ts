import type { LobbyNews } from "../from-server.ts";
import type { TableSummary } from "./table.ts";

type Lists = { readonly open: readonly TableSummary[]; readonly mine: readonly TableSummary[] };

/** Applies changes to the lists: open tables newest first, mine with the latest change first. */
export function listsAfter({ open, mine }: Lists, news: LobbyNews): Lists {
  return {
    open: listAfter(open, news.open).toSorted((one, other) => other.created - one.created),
    mine: listAfter(mine, news.mine),
  };
}

function listAfter(list: readonly TableSummary[], news: LobbyNews["open"]): readonly TableSummary[] {
  if (news === undefined) return list;
  const { changed, gone } = news;
  const touched = new Set([...gone, ...changed.map(({ id }) => id)]);
  return [...changed, ...list.filter(({ id }) => !touched.has(id))];
}
