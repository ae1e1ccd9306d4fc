import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Arrow keys walk along the pieces of a group, so that the group is one stop of the Tab key. */
export function useRoving(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    element?.addEventListener("keydown", rove);
    return () => element?.removeEventListener("keydown", rove);
  }, [box]);
}

function rove(event: KeyboardEvent): void {
  const step = STEP[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof Element)) return;
  const group = target.closest("[data-group]");
  const pieces = [...(group?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])];
  const from = pieces.findIndex((piece) => piece.contains(target));
  const next = pieces[from + step];
  if (from === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

export function group(label: string) {
  return { "data-group": "", role: "group", "aria-label": label } as const;
}

/** What every piece of a group carries; only the first is a stop by itself. */
export function stop(first: boolean, label: string) {
  return { "data-piece": "", role: "img", tabIndex: first ? 0 : -1, "aria-label": label } as const;
}
