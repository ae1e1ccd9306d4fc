const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Arrow keys walk along the pieces of a group, so that the group is one stop of the Tab key. */
export function rove(event: KeyboardEvent): void {
  const step = STEP[event.key];
  const { currentTarget, target } = event;
  if (step === undefined || !(currentTarget instanceof Element) || !(target instanceof Element)) return;
  const pieces = [...currentTarget.querySelectorAll<HTMLElement>("[data-rove]")];
  const from = pieces.findIndex((piece) => piece.contains(target));
  const next = pieces[from + step];
  if (from === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** What every piece of such a group carries; only the first is a stop by itself. */
export function stop(first: boolean, label: string) {
  return { "data-rove": "", role: "img", tabIndex: first ? 0 : -1, "aria-label": label } as const;
}
