import type { OfferAttributes } from "./offer.ts";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Arrow keys walk over the pieces of a group, so that the group is one stop of the Tab key. */
export function useRoving(box: RefObject<HTMLElement | null>): void {
  // Before the pieces are painted, so that a key pressed at once is not lost.
  useLayoutEffect(() => {
    const element = box.current;
    element?.addEventListener("keydown", rove);
    return () => element?.removeEventListener("keydown", rove);
  }, [box]);
}

function rove(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const group = target.closest<HTMLElement>("[data-group]");
  if (group === null) return;
  const step = stepOf(event.key, Number(group.dataset["group"]));
  const pieces = [...group.querySelectorAll<HTMLElement>("[data-piece]")];
  const from = pieces.findIndex((piece) => piece.contains(target));
  const next = pieces[from + step];
  if (step === 0 || from === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

function stepOf(key: string, columns: number): number {
  switch (key) {
    case "ArrowRight":
      return 1;
    case "ArrowLeft":
      return -1;
    case "ArrowDown":
      return columns;
    case "ArrowUp":
      return -columns;
    default:
      return 0;
  }
}

/** With columns, ↓ goes to the next row; with −1 it goes back, on a way that leads upwards. */
export function group(label: string, columns = 1) {
  return { "data-group": columns, role: "group", "aria-label": label } as const;
}

/**
 * What every piece of a group carries; only the first is a stop by itself. A piece that stands for an answer says that
 * first, and then what it is.
 */
export function stop(first: boolean, label: string, offered: OfferAttributes = {}) {
  const answer = offered["aria-label"];
  return {
    "data-piece": "",
    role: "img",
    tabIndex: first ? 0 : -1,
    ...offered,
    "aria-label": answer === undefined ? label : `${answer} · ${label}`,
  } as const;
}
