import type { ReplayPlayer } from "./replay-player.ts";

/** Elements in which keys mean something else. */
const TYPING = "textarea, select, input:not([type=range]), dialog *";
const PRESSING = "button, a, summary";

/** The keyboard shortcuts of a replay, wherever the focus is; the same as in video players. */
export function listenForKeys(player: ReplayPlayer, help: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, defaultPrevented, ctrlKey, altKey, metaKey } = event;
    if (defaultPrevented || ctrlKey || altKey || metaKey) return;
    if (target instanceof Element && target.closest(TYPING) !== null) return;
    const isPress = event.key === " " && target instanceof Element && target.closest(PRESSING) !== null;
    const act = isPress ? undefined : actOf(event, player, help);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}

function actOf(
  { key, shiftKey }: KeyboardEvent,
  player: ReplayPlayer,
  help: () => void,
): (() => void) | undefined {
  switch (key) {
    case "ArrowLeft":
      return () => (shiftKey ? player.turn(-1) : player.decision(-1));
    case "ArrowRight":
      return () => (shiftKey ? player.turn(1) : player.decision(1));
    case "PageUp":
      return () => player.mark(-1);
    case "PageDown":
      return () => player.mark(1);
    case "Home":
      return () => player.go(0);
    case "End":
      return () => player.go(player.recording.last);
    case " ":
      return () => toggle(player);
    case "?":
      return help;
    default:
      return undefined;
  }
}

export function toggle(player: ReplayPlayer): void {
  if (player.isPlaying.peek()) player.pause();
  else void player.play();
}
