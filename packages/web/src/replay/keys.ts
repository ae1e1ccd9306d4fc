import type { Replaying } from "./replaying.ts";

/** Where keys mean something else. */
const TYPING = "textarea, select, input:not([type=range]), dialog *";
const PRESSING = "button, a, summary";

/** The keys of a replay, wherever the focus is: as a film is watched. */
export function listenForKeys(replaying: Replaying, help: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, defaultPrevented, ctrlKey, altKey, metaKey } = event;
    if (defaultPrevented || ctrlKey || altKey || metaKey) return;
    if (target instanceof Element && target.closest(TYPING) !== null) return;
    const isPress = event.key === " " && target instanceof Element && target.closest(PRESSING) !== null;
    const act = isPress ? undefined : actOf(event, replaying, help);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}

function actOf(
  { key, shiftKey }: KeyboardEvent,
  replaying: Replaying,
  help: () => void,
): (() => void) | undefined {
  switch (key) {
    case "ArrowLeft":
      return () => (shiftKey ? replaying.turn(-1) : replaying.decision(-1));
    case "ArrowRight":
      return () => (shiftKey ? replaying.turn(1) : replaying.decision(1));
    case "PageUp":
      return () => replaying.mark(-1);
    case "PageDown":
      return () => replaying.mark(1);
    case "Home":
      return () => replaying.go(0);
    case "End":
      return () => replaying.go(replaying.recording.last);
    case " ":
      return () => toggle(replaying);
    case "?":
      return help;
    default:
      return undefined;
  }
}

export function toggle(replaying: Replaying): void {
  if (replaying.isPlaying.peek()) replaying.pause();
  else void replaying.play();
}
