import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { placeOfBubble } from "./bubble-place.ts";
import "./bubble.css";

interface BubbleProps {
  /** The piece it speaks of, as the table knows it. */
  readonly beside: string | undefined;
  /** Where it is best if it speaks of none; without it, at the foot of the page. */
  readonly home?: string;
  readonly label: string;
  /** Changes with everything by which it must find its place anew. */
  readonly moment: unknown;
  readonly children: ComponentChildren;
}

/** What somebody says beside a piece of the table, which it never covers. */
export function Bubble({ beside, home, label, moment, children }: BubbleProps) {
  const bubble = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    pieceNamed(beside)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [beside, moment]);
  useLayoutEffect(() => {
    if (bubble.current !== null && ring.current !== null) place(bubble.current, ring.current, beside, home);
  });
  useEffect(() => {
    const again = () => {
      if (bubble.current !== null && ring.current !== null) place(bubble.current, ring.current, beside, home);
    };
    let soon: readonly ReturnType<typeof setTimeout>[] = [];
    const drop = () => {
      for (const timer of soon) clearTimeout(timer);
    };
    // Pieces may still be on their way when it looks for its place, and so they are when the window has another size.
    const settle = () => {
      drop();
      again();
      soon = [60, 400].map((ms) => setTimeout(again, ms));
    };
    settle();
    addEventListener("resize", settle);
    addEventListener("scroll", again, { capture: true, passive: true });
    return () => {
      drop();
      removeEventListener("resize", settle);
      removeEventListener("scroll", again, { capture: true });
    };
  }, [beside, home, moment]);
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
      pressed: boxesOf(".frame [data-answer]:not([aria-disabled])"),
      inSight: boxesOf(".bar[data-asked], [data-guide]"),
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

function pieceNamed(name: string | undefined): Element | null {
  if (name === undefined) return null;
  return piecesNamed(name).find((piece) => isSeen(piece.getBoundingClientRect())) ?? null;
}

/** By its key, the answer it stands for, what guides call it, or what explains it; on the board first. */
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
