import { aboutId, type GameTable } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { popoverPosition } from "./popover-position.ts";
import { PieceFigure } from "./piece-figure.tsx";
import { openRulesAt } from "./open-clause.ts";

const HOVER_MS = 450;
const LONG_PRESS_MS = 500;
const LEAVE_MS = 200;

/** A piece of some kind, or a symbol that stands for words. */
type Pointed = { readonly element: Element } & ({ readonly kind: string } | { readonly words: string });

interface ExplanationsProps {
  readonly text: GameText;
  readonly table: GameTable;
  /** Whether the tooltip can open the rules. */
  readonly rules?: boolean;
  /** The current question. When it changes, an open tooltip closes, so that it does not cover the new one. */
  readonly moment?: string | null;
}

/** The tooltip of any element with `data-explain` or `data-in-words`: opened by hovering, focus or a long press. */
export function Explanations({ text, table, rules = true, moment = null }: ExplanationsProps) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const box = useRef<HTMLElement>(null);
  useEffect(() => listenForPieces(setPointed, box), []);
  useEffect(() => setPointed(null), [moment]);
  useLayoutEffect(() => {
    if (pointed === null || box.current === null) return;
    box.current.showPopover();
    placeBeside(box.current, pointed.element.getBoundingClientRect());
  }, [pointed]);
  const openRules = (clause: string) => {
    setPointed(null);
    openRulesAt(clause);
  };
  return (
    <>
      <Abouts text={text} table={table} />
      {pointed !== null && ("words" in pointed || pointed.kind in text.piece) && (
        <aside ref={box} class="explanation" popover="manual">
          {"words" in pointed ? (
            pointed.words
          ) : (
            <AboutPiece kind={pointed.kind} text={text} table={table} onClause={rules ? openRules : null} />
          )}
        </aside>
      )}
    </>
  );
}

interface AboutPieceProps {
  readonly kind: string;
  readonly text: GameText;
  readonly table: GameTable;
  readonly onClause: ((clause: string) => void) | null;
}

function AboutPiece({ kind, text, table, onClause }: AboutPieceProps) {
  const piece = text.piece[kind];
  if (piece === undefined) return null;
  return (
    <>
      <PieceFigure kind={kind} table={table} />
      <div>
        <b>{piece.name}</b>
        <p>{piece.help}</p>
        <Facts facts={table.facts?.(kind, text) ?? []} />
        {onClause !== null && (
          <button type="button" class="clause-link" onClick={() => onClause(piece.clause)}>
            {t.value.table.clause(piece.clause)}
          </button>
        )}
      </div>
    </>
  );
}

function Facts({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <ul class="explanation-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/**
 * The hidden descriptions that `explain` refers to by `aria-describedby`: a sentence about every piece, with its facts.
 */
function Abouts({ text, table }: { text: GameText; table: GameTable }) {
  return useMemo(
    () => (
      <div hidden>
        {Object.entries(text.piece).map(([kind, { help }]) => (
          <span key={kind} id={aboutId(kind)}>
            {[help, ...(table.facts?.(kind, text) ?? [])].join(" · ")}
          </span>
        ))}
      </div>
    ),
    [text, table],
  );
}

function listenForPieces(
  point: (pointed: Pointed | null) => void,
  box: { readonly current: HTMLElement | null },
): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (pointed: Pointed | null, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => point(pointed), ms);
  };
  // If a piece moves under a resting pointer, nobody asked for its tooltip, and it would cover others.
  let rest: { readonly x: number; readonly y: number } | null = null;
  for (const kind of ["pointermove", "pointerdown"] as const) {
    addEventListener(kind, ({ clientX: x, clientY: y }) => (rest = { x, y }), options);
  }
  addEventListener(
    "pointerover",
    (event) => {
      if (event.pointerType === "touch" || isIn(box.current, event.target)) return clearTimeout(timer);
      const rests = rest === null || (event.clientX === rest.x && event.clientY === rest.y);
      const piece = rests ? null : hoveredPiece(event.target);
      later(piece, piece === null ? LEAVE_MS : HOVER_MS);
    },
    options,
  );
  addEventListener(
    "pointerdown",
    (event) => {
      if (isIn(box.current, event.target)) return;
      clearTimeout(timer);
      point(null);
      if (event.pointerType === "touch") later(pieceAt(event.target), LONG_PRESS_MS);
    },
    options,
  );
  // A tap on an answer previews it, and the action bar explains it. A tap on anything else opens its tooltip.
  addEventListener(
    "click",
    (event) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
      if (event.target instanceof Element && event.target.closest("[data-answer], button") === null)
        later(pieceAt(event.target), 0);
    },
    // In the capture phase, because the press may give the answer, and then the piece no longer offers one.
    { ...options, capture: true },
  );
  for (const end of ["pointerup", "pointercancel"] as const) {
    addEventListener(
      end,
      (event) => {
        if (event.pointerType === "touch") clearTimeout(timer);
      },
      options,
    );
  }
  addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof Element && target.matches(":focus-visible"))
        later(hoveredPiece(target), HOVER_MS);
    },
    options,
  );
  addEventListener(
    "keydown",
    ({ key }) => {
      if (key === "Escape") later(null, 0);
    },
    options,
  );
  // A long press on a piece explains it; the browser's own menu would cover the tooltip.
  addEventListener(
    "contextmenu",
    (event) => {
      if (pieceAt(event.target) !== null && matchMedia("(pointer: coarse)").matches) event.preventDefault();
    },
    options,
  );
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

/** Hovering an answer in the action bar shows its preview instead; its pieces explain themselves on the board. */
function hoveredPiece(target: EventTarget | null): Pointed | null {
  return target instanceof Element && target.closest(".answer") !== null ? null : pieceAt(target);
}

function pieceAt(target: EventTarget | null): Pointed | null {
  const element = target instanceof Element ? target.closest("[data-explain], [data-in-words]") : null;
  const kind = element?.getAttribute("data-explain");
  const words = element?.getAttribute("data-in-words");
  if (element === null) return null;
  return kind == null ? (words == null ? null : { words, element }) : { kind, element };
}

function isIn(box: Element | null, target: EventTarget | null): boolean {
  return box !== null && target instanceof Node && box.contains(target);
}

/**
 * Puts the tooltip above, below, right or left of the piece. It must stay on the page, and cover neither the piece, nor
 * the ghost of a preview, nor the guide's bubble. If there is no free place, it goes into the corner that covers least.
 */
function placeBeside(box: HTMLElement, piece: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const others = [...document.querySelectorAll("[data-ghost], .bubble")].map((other) =>
    other.getBoundingClientRect(),
  );
  const { left, top } = popoverPosition({ width, height }, [piece, ...others], {
    width: innerWidth,
    height: innerHeight,
  });
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
