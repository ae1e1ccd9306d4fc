/**
 * The attributes of an element that stands for an answer; empty if it is none. `data-answer` is all that the frame
 * needs to find it.
 */
export interface OfferAttributes {
  readonly "data-answer"?: string;
  readonly role?: "button";
  readonly tabIndex?: 0;
  readonly "aria-label"?: string;
  readonly "data-previewed"?: "";
  /** A hint recommends it. */
  readonly "data-hinted"?: "";
  /** A decoy, which looks like an answer but cannot be given: only a press or a screen reader reveals that. */
  readonly "aria-disabled"?: true;
}
