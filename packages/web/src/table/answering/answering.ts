import type { OfferAttributes } from "@roundtable/kit";
import type { AnswerSelection, Pointer } from "./answer-selection.ts";

/** The attributes of an answer's element, on the board as in the action bar. */
export function offerOf(
  answer: string,
  name: string,
  previewed: string | null,
  { isBarred = false, isHinted = false } = {},
): OfferAttributes {
  return {
    "data-answer": answer,
    role: "button",
    tabIndex: 0,
    "aria-label": name,
    ...(previewed === answer ? { "data-previewed": "" } : {}),
    ...(isHinted ? { "data-hinted": "" } : {}),
    ...(isBarred ? { "aria-disabled": true } : {}),
  };
}

/**
 * A mouse moves a little even when it is held still. If it has moved further than this, the person has changed their
 * mind.
 */
const STILL_PX = 8;

/** An answer on which the mouse button is down. */
interface Held {
  readonly answer: string;
  readonly question: string | null;
  readonly x: number;
  readonly y: number;
}

/**
 * Listens for the whole table: pointing at or focusing an element with `data-answer` previews that answer, and a press
 * gives it. The board only marks its pieces, whether HTML or SVG.
 */
export function listenForAnswers(root: HTMLElement, selection: AnswerSelection): () => void {
  let pointer: Pointer = "mouse";
  let held: Held | null = null;
  const listening = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    hear: (event: HTMLElementEventMap[Kind]) => void,
  ) => root.addEventListener(kind, hear, { signal: listening.signal });

  on("pointerdown", (event) => {
    pointer = event.pointerType === "touch" ? "touch" : "mouse";
    const answer = pointer === "mouse" && event.button === 0 ? answerAt(event.target) : null;
    held =
      answer === null ? null : { answer, question: selection.question, x: event.clientX, y: event.clientY };
  });
  // A pressed piece may be redrawn, or move away from under the mouse, before the button is released. Then the browser
  // fires no click, but it was a press all the same.
  document.addEventListener(
    "pointerup",
    ({ clientX, clientY }) => {
      const pressed = held;
      if (pressed === null || Math.hypot(clientX - pressed.x, clientY - pressed.y) > STILL_PX) return;
      setTimeout(() => {
        if (held !== pressed || selection.question !== pressed.question) return;
        held = null;
        selection.press(pressed.answer, "mouse");
      });
    },
    { signal: listening.signal },
  );
  on("pointerover", (event) => {
    if (event.pointerType !== "touch") selection.look(answerAt(event.target));
  });
  on("pointerleave", () => selection.look(null));
  on("focusin", (event) => {
    // A tap also focuses, and has its own handler below.
    if (event.target instanceof Element && event.target.matches(":focus-visible")) {
      selection.look(answerAt(event.target));
    }
  });
  // Keep the preview of the answer under the pointer: if its ghost vanished between press and release, there would be
  // no click.
  on("focusout", (event) => {
    if (answerAt(event.target) === selection.previewed.peek()) selection.look(null);
  });
  on("click", (event) => {
    const answer = answerAt(event.target);
    if (answer === null) return;
    held = null;
    // A click without a pointer comes from the keyboard or a screen reader.
    selection.press(answer, event.detail === 0 ? "key" : pointer);
  });
  on("keydown", (event) => {
    if (event.key === "Escape") selection.cancel();
    // HTML buttons fire a click for these keys themselves.
    if (event.target instanceof HTMLButtonElement || (event.key !== "Enter" && event.key !== " ")) return;
    const answer = answerAt(event.target);
    if (answer === null) return;
    event.preventDefault();
    selection.press(answer, "key");
  });
  return () => listening.abort();
}

function answerAt(target: EventTarget | null): string | null {
  return target instanceof Element
    ? (target.closest("[data-answer]")?.getAttribute("data-answer") ?? null)
    : null;
}
