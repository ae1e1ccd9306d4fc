/** Short, wooden, papery. */
export type SoundName = "die" | "card" | "wood" | "token" | "quill" | "bell" | "chimes" | "wings" | "fanfare";

/**
 * What a game's `play` uses while one event is animated. Every duration is meant for normal speed: the frame
 * stretches or shortens it by the player's setting, hurries when whole decisions wait, and cuts it when the player
 * presses anything. With reduced motion nothing moves, and everything takes as long.
 */
export interface Stage {
  /** The element around the board. */
  readonly board: HTMLElement;
  /** Reduced motion: nothing may travel. `settle` and `animate` already know. */
  readonly reducedMotion: boolean;
  /** By how much things are played quicker than meant, for what a stylesheet moves; 1 is as meant. */
  readonly speed: number;
  /** The element that carries this `data-key`, as it is drawn now. */
  readonly find: (key: string) => Element | null;
  /**
   * Draws the position after the event. Whatever has the same `data-key` before and after and has moved glides from the
   * one place to the other; what is new fades in. Keys are unique on the board. Called by the frame if `play` did not.
   */
  readonly settle: (how?: Glide) => Promise<void>;
  /** The Web Animations API at the pace of the queue. The element is left as it was drawn. */
  readonly animate: (
    element: Element | null,
    keyframes: Keyframe[],
    ms?: number,
    options?: KeyframeAnimationOptions,
  ) => Promise<void>;
  /** A short golden breath around a piece: look here. */
  readonly highlight: (element: Element | null) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  /** A pause in which to read what has just been turned up, or to see where somebody has come to: 700 ms. */
  readonly read: () => Promise<void>;
  readonly sound: (name: SoundName) => void;
}

export interface Glide {
  readonly ms?: number;
  /** How high it hops on its way, in pixels. */
  readonly hop?: number;
  /** The piece with this key goes from place to place, hopping between them; the last is where it ends. */
  readonly over?: { readonly key: string; readonly places: readonly Element[] };
}
