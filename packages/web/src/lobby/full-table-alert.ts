import type { TableInfo } from "@roundtable/protocol";
import { play } from "@roundtable/kit";
import { useEffect, useState } from "preact/hooks";
import { sounds } from "../settings/settings.ts";

/** Whether every seat is taken. */
function isFull({ seats }: Pick<TableInfo, "seats">): boolean {
  return seats.every(({ kind }) => kind !== "open");
}

/** Whether my table has just become full. It stays true for as long as the table is full. */
export function hasFilled(before: TableInfo, now: TableInfo, me: string | undefined): boolean {
  const isMine = ({ seats }: TableInfo): boolean =>
    seats.some((at) => at.kind === "person" && at.person.id === me);
  // Players who fill the table themselves, by seating bots, need no alert.
  const isByOthers =
    now.host !== me ||
    now.seats.some((at, seat) => at.kind === "person" && before.seats[seat]?.kind !== "person");
  return isFull(now) && !isFull(before) && isMine(before) && isMine(now) && isByOthers;
}

/** Alerts me by the tab's icon and a bell when my table becomes full. Returns true while the title should say so. */
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
