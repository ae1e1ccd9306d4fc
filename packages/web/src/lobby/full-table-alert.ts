import type { TableInfo } from "@roundtable/protocol";
import { play } from "@roundtable/kit";
import { useEffect, useState } from "preact/hooks";
import { sounds } from "../settings/settings.ts";

/** Whether every seat is taken. */
function isFull({ seats }: Pick<TableInfo, "seats">): boolean {
  return seats.every(({ kind }) => kind !== "open");
}

/** The table at which I sit has become full while I was there: true from then on, as long as it is. */
export function hasFilled(before: TableInfo, now: TableInfo, me: string | undefined): boolean {
  const isMine = ({ seats }: TableInfo): boolean =>
    seats.some((at) => at.kind === "person" && at.person.id === me);
  // Whoever seats bots himself knows it.
  const isByOthers =
    now.host !== me ||
    now.seats.some((at, seat) => at.kind === "person" && before.seats[seat]?.kind !== "person");
  return isFull(now) && !isFull(before) && isMine(before) && isMine(now) && isByOthers;
}

/** The tab says by its icon and by a bell that the table has become full; true while it is to say so by its title. */
export function useFullTableAlert(info: TableInfo, me: string | undefined): boolean {
  const [before, setBefore] = useState(info);
  const [isShown, show] = useState(false);
  if (before !== info) {
    setBefore(info);
    show((isShown && isFull(info)) || hasFilled(before, info, me));
  }
  useEffect(() => {
    if (!isShown) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null) icon.href = "/icon-asked.svg";
    if (sounds.peek()) play("bell");
    return () => {
      if (icon !== null) icon.href = "/icon.svg";
    };
  }, [isShown]);
  return isShown;
}
