import type { GameTable } from "@roundtable/kit";
import type { GameText } from "@roundtable/language";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { PieceFigure } from "./piece-figure.tsx";
import { openClause } from "./open-clause.ts";

const HOVER_MS = 450;
const LONG_PRESS_MS = 500;
const LEAVE_MS = 200;
const MARGIN = 8;

interface Pointed {
  readonly kind: string;
  readonly element: Element;
}

/** The pop-over of whatever carries `data-explain`: by hovering, by focus, by a long press. */
export function Explanations({ text, table }: { text: GameText; table: GameTable }) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const box = useRef<HTMLElement>(null);
  useEffect(() => listenForPieces(setPointed, box), []);
  useLayoutEffect(() => {
    if (pointed === null || box.current === null) return;
    box.current.showPopover();
    placeBeside(box.current, pointed.element.getBoundingClientRect());
  }, [pointed]);
  const piece = pointed === null ? undefined : text.piece[pointed.kind];
  if (pointed === null || piece === undefined) return null;
  return (
    <aside ref={box} class="explanation" popover="manual">
      <PieceFigure kind={pointed.kind} table={table} />
      <div>
        <b>{piece.name}</b>
        <p>{piece.help}</p>
        <button
          type="button"
          class="clause-link"
          onClick={() => {
            setPointed(null);
            openClause.value = piece.clause;
          }}
        >
          {t.value.table.clause(piece.clause)}
        </button>
      </div>
    </aside>
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
  // A piece that comes under a resting pointer was not asked for, and what it says would cover others.
  let rest = { x: NaN, y: NaN };
  for (const kind of ["pointermove", "pointerdown"] as const) {
    addEventListener(kind, ({ clientX: x, clientY: y }) => (rest = { x, y }), options);
  }
  addEventListener(
    "pointerover",
    (event) => {
      if (event.pointerType === "touch" || isIn(box.current, event.target)) return clearTimeout(timer);
      const rests = event.clientX === rest.x && event.clientY === rest.y;
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
  // A long press on a piece explains it; the browser's own menu would cover it.
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

/** Hovering an answer in the bar shows what will follow; its pieces explain themselves on the board. */
function hoveredPiece(target: EventTarget | null): Pointed | null {
  return target instanceof Element && target.closest(".answer") !== null ? null : pieceAt(target);
}

function pieceAt(target: EventTarget | null): Pointed | null {
  const element = target instanceof Element ? target.closest("[data-explain]") : null;
  const kind = element?.getAttribute("data-explain");
  return element === null || kind == null ? null : { kind, element };
}

function isIn(box: Element | null, target: EventTarget | null): boolean {
  return box !== null && target instanceof Node && box.contains(target);
}

/** Above the piece where there is room, else below; never over the edge of the page. */
function placeBeside(box: HTMLElement, piece: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(Math.max(MARGIN, piece.x + piece.width / 2 - width / 2), innerWidth - width - MARGIN);
  const above = piece.y - height - MARGIN;
  const top = above >= MARGIN ? above : Math.min(piece.bottom + MARGIN, innerHeight - height - MARGIN);
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(MARGIN, top)}px`;
}
