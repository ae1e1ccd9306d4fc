import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { placeOfBubble } from "./bubble-place.ts";
import { oncePerFrame } from "./once-per-frame.ts";
import "./bubble.css";

interface BubbleProps {
  /** The name of the piece that the bubble is about. */
  readonly beside: string | undefined;
  /** Where it goes if it is about no piece; by default at the bottom of the page. */
  readonly home?: string;
  readonly label: string;
  /** Changes whenever the bubble has to find a new place. */
  readonly moment: unknown;
  /** The view on the board: when it changes, pieces may have moved. */
  readonly view: ReadonlySignal<unknown>;
  readonly children: ComponentChildren;
}

/** A speech bubble beside a piece of the table, which it never covers. */
export function Bubble({ beside, home, label, moment, view, children }: BubbleProps) {
  const bubble = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const findPlace = useMemo(
    () => () => {
      if (bubble.current !== null && ring.current !== null) place(bubble.current, ring.current, beside, home);
    },
    [beside, home],
  );
  const again = useMemo(() => oncePerFrame(findPlace), [findPlace]);
  useLayoutEffect(() => {
    pieceNamed(beside)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    findPlace();
  }, [beside, findPlace, moment]);
  // What speaks of no piece stays where it is until it says something else.
  const follows = beside !== undefined;
  // Anything may have moved with this render. Measuring at once would lay out the page twice, so it waits for the next
  // frame.
  useEffect(() => {
    if (follows) again.ask();
  });
  useEffect(() => (follows ? view.subscribe(again.ask) : undefined), [follows, view, again]);
  useEffect(() => {
    let soon: readonly ReturnType<typeof setTimeout>[] = [];
    const drop = () => {
      for (const timer of soon) clearTimeout(timer);
    };
    // Pieces may still be gliding, or the window may be changing its size.
    const settle = () => {
      drop();
      again.ask();
      soon = [60, 400].map((ms) => setTimeout(again.ask, ms));
    };
    if (follows) settle();
    addEventListener("resize", settle);
    if (follows) addEventListener("scroll", again.ask, { capture: true, passive: true });
    return () => {
      drop();
      again.drop();
      removeEventListener("resize", settle);
      removeEventListener("scroll", again.ask, { capture: true });
    };
  }, [again, follows, moment]);
  return (
    <>
      <div ref={ring} class="bubble-ring" aria-hidden="true" />
      <section ref={bubble} class="bubble" aria-label={label} tabIndex={-1}>
        {children}
      </section>
    </>
  );
}

function place(
  bubble: HTMLElement,
  ring: HTMLElement,
  beside: string | undefined,
  home: string | undefined,
): void {
  const piece = pieceNamed(beside)?.getBoundingClientRect() ?? null;
  const boxesOf = (what: string) =>
    [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect()).filter(isSeen);
  const foot = { left: 0, top: innerHeight, width: innerWidth, height: 0 };
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const { left, top } = placeOfBubble(
    { width, height },
    {
      piece,
      home: (home === undefined ? undefined : boxesOf(home)[0]) ?? foot,
      pressed: [
        ...boxesOf(".bar, .bar .notice, .head > p"),
        ...[...document.querySelectorAll(".frame [data-answer]:not([aria-disabled])")]
          .map(seenOf)
          .filter(isSeen),
        ...boxesOf(".bar[data-asked] :is(.bar-question, .bar-preview)"),
      ],
      inSight: boxesOf(".rail-seat, .column-head, [data-guide]"),
      page: { width: innerWidth, height: innerHeight },
    },
  );
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
  ring.hidden = piece === null;
  if (piece === null) return;
  ring.style.left = `${piece.left}px`;
  ring.style.top = `${piece.top}px`;
  ring.style.width = `${piece.width}px`;
  ring.style.height = `${piece.height}px`;
}

/** The visible part of an answer: a long list scrolls, and only the log is below it. */
function seenOf(answer: Element): DOMRect {
  const box = answer.getBoundingClientRect();
  const list = answer.closest(".bar-answers")?.getBoundingClientRect();
  if (list === undefined) return box;
  const [top, bottom] = [Math.max(box.top, list.top), Math.min(box.bottom, list.bottom)];
  return new DOMRect(box.left, top, box.width, Math.max(0, bottom - top));
}

function pieceNamed(name: string | undefined): Element | null {
  if (name === undefined) return null;
  return piecesNamed(name).find((piece) => isSeen(piece.getBoundingClientRect())) ?? null;
}

/**
 * Finds pieces by their key, by their answer, by the name that guides use, or by their explanation; those on the board
 * come first.
 */
export function piecesNamed(name: string): Element[] {
  const value = CSS.escape(name);
  return [".board-place", ".frame"].flatMap((room) =>
    ["key", "answer", "guide", "explain"].flatMap((mark) => [
      ...document.querySelectorAll(`${room} [data-${mark}="${value}"]`),
    ]),
  );
}

function isSeen({ width, height }: DOMRect): boolean {
  return width > 0 && height > 0;
}
