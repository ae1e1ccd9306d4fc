interface OncePerFrame {
  readonly ask: () => void;
  readonly drop: () => void;
}

/** Throttles an action to once per frame: it runs in the next frame, however often it is requested. */
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
