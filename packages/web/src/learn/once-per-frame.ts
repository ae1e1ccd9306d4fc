interface OncePerFrame {
  readonly ask: () => void;
  readonly drop: () => void;
}

/** However often it is asked for, it is done once, in the next frame. */
export function oncePerFrame(act: () => void): OncePerFrame {
  let frame: number | null = null;
  return {
    ask: () => {
      frame ??= requestAnimationFrame(() => {
        frame = null;
        act();
      });
    },
    drop: () => {
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
    },
  };
}
