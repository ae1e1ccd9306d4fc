import type { OfferAttributes } from "@roundtable/kit";
import type { Choosing, Pointer } from "./choosing.ts";

/** The attributes of an answer's element, on the board as in the bar. */
export function offerOf(
  answer: string,
  name: string,
  looked: string | null,
  { isBarred = false, isHinted = false } = {},
): OfferAttributes {
  return {
    "data-answer": answer,
    role: "button",
    tabIndex: 0,
    "aria-label": name,
    ...(looked === answer ? { "data-looked": "" } : {}),
    ...(isHinted ? { "data-hinted": "" } : {}),
    ...(isBarred ? { "aria-disabled": true } : {}),
  };
}

/** A mouse that is held still still trembles; one that has moved further away has thought better of it. */
const STILL_PX = 8;

/** An answer on which the mouse is down. */
interface Held {
  readonly answer: string;
  readonly question: string | null;
  readonly x: number;
  readonly y: number;
}

/**
 * Listens for the whole table: every element with `data-answer` is looked at by pointing or focus and given by a press.
 * The board only marks its pieces, whether HTML or SVG.
 */
export function listenForAnswers(root: HTMLElement, choosing: Choosing): () => void {
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
      answer === null ? null : { answer, question: choosing.question, x: event.clientX, y: event.clientY };
  });
  // What was pressed may be drawn anew, or move from under the mouse, before that is up again: then there is no click on it,
  // and it was pressed all the same.
  document.addEventListener(
    "pointerup",
    ({ clientX, clientY }) => {
      const pressed = held;
      if (pressed === null || Math.hypot(clientX - pressed.x, clientY - pressed.y) > STILL_PX) return;
      setTimeout(() => {
        if (held !== pressed || choosing.question !== pressed.question) return;
        held = null;
        choosing.press(pressed.answer, "mouse");
      });
    },
    { signal: listening.signal },
  );
  on("pointerover", (event) => {
    if (event.pointerType !== "touch") choosing.look(answerAt(event.target));
  });
  on("pointerleave", () => choosing.look(null));
  on("focusin", (event) => {
    // A tap focuses as well; what it looks at is the tap's business.
    if (event.target instanceof Element && event.target.matches(":focus-visible")) {
      choosing.look(answerAt(event.target));
    }
  });
  // What the pointer is on stays: were its ghost to go between press and release, there would be no click.
  on("focusout", (event) => {
    if (answerAt(event.target) === choosing.looked.peek()) choosing.look(null);
  });
  on("click", (event) => {
    const answer = answerAt(event.target);
    if (answer === null) return;
    held = null;
    // A click that no pointer made comes from the keyboard or a screen reader.
    choosing.press(answer, event.detail === 0 ? "key" : pointer);
  });
  on("keydown", (event) => {
    if (event.key === "Escape") choosing.cancel();
    // HTML buttons click by themselves.
    if (event.target instanceof HTMLButtonElement || (event.key !== "Enter" && event.key !== " ")) return;
    const answer = answerAt(event.target);
    if (answer === null) return;
    event.preventDefault();
    choosing.press(answer, "key");
  });
  return () => listening.abort();
}

function answerAt(target: EventTarget | null): string | null {
  return target instanceof Element
    ? (target.closest("[data-answer]")?.getAttribute("data-answer") ?? null)
    : null;
}
