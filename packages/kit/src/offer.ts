/** What marks an element as an answer; empty where it is none. `data-answer` is all the frame needs to find it. */
export interface OfferAttributes {
  readonly "data-answer"?: string;
  readonly role?: "button";
  readonly tabIndex?: 0;
  readonly "aria-label"?: string;
  readonly "data-previewed"?: "";
  /** A hint speaks for it. */
  readonly "data-hinted"?: "";
  /** Shown like an answer that may be given, though it may not: only who presses it, or hears the page read, is told. */
  readonly "aria-disabled"?: true;
}
