import type { OfferAttributes } from "./offer.ts";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** A roving tabindex: arrow keys move within a group of pieces, so that the group is one stop of the Tab key. */
export function useRoving(box: RefObject<HTMLElement | null>): void {
  // In a layout effect, so that a key pressed right after the first paint is not lost.
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

/** With columns, ↓ goes to the next row; with −1 it goes back, for a path that leads upwards. */
export function group(label: string, columns = 1) {
  return { "data-group": columns, role: "group", "aria-label": label } as const;
}

/**
 * The attributes of every piece of a group; only the first is a tab stop. A piece that stands for an answer is labelled
 * by the answer first, and then by what it is.
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
