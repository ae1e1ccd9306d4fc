/** The names of the sounds. */
export type SoundName = "die" | "card" | "wood" | "token" | "quill" | "bell" | "chimes" | "wings" | "fanfare";

/**
 * The tools with which a game's `play` animates one event. Every duration is meant for normal speed: the frame scales
 * it by the player's setting, speeds up when several moves wait, and skips it when the player presses anything. With
 * reduced motion nothing moves, but everything takes as long.
 */
export interface Stage {
  /** The element around the board. */
  readonly board: HTMLElement;
  /** Reduced motion: nothing may move across the board. `settle` and `animate` respect it already. */
  readonly reducedMotion: boolean;
  /** The speed of animations, for those in a stylesheet; 1 is normal. */
  readonly speed: number;
  /** The element with this `data-key`, as it is drawn now. */
  readonly find: (key: string) => Element | null;
  /**
   * Draws the position after the event. Every element whose `data-key` was there before and that has moved glides to
   * its new place; new ones fade in. Keys are unique on the board. The frame calls this if `play` did not.
   */
  readonly settle: (how?: Glide) => Promise<void>;
  /** The Web Animations API at the current speed. The element ends as it was drawn. */
  readonly animate: (
    element: Element | null,
    keyframes: Keyframe[],
    ms?: number,
    options?: KeyframeAnimationOptions,
  ) => Promise<void>;
  /** A short golden glow around a piece, to draw attention. */
  readonly highlight: (element: Element | null) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  /** A pause of 700 ms to read a card, or to see where a piece has arrived. */
  readonly read: () => Promise<void>;
  readonly sound: (name: SoundName) => void;
}

export interface Glide {
  readonly ms?: number;
  /** The height of the hop in pixels. */
  readonly hop?: number;
  /** The piece with this key hops from place to place; the last one is where it ends. */
  readonly over?: { readonly key: string; readonly places: readonly Element[] };
}
