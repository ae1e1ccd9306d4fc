import { Icon, icons, play } from "@roundtable/kit";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { sounds } from "../../settings/settings.ts";
import { Rematch, ReplayLink } from "./rematch.tsx";
import type { FrameProps } from "../frame.tsx";
import { Slot, useSlot } from "../slots.ts";

/**
 * The board shows its own ending for this long before the dialog opens. A press on the board keeps the dialog closed.
 */
const CURTAIN_MS = 6000;

export function End(props: FrameProps) {
  const over = props.match.animated.over.value;
  const [open, setOpen] = useState(false);
  const dialogs = useSlot("end");
  useEffect(() => {
    if (!over) return;
    // The dialog is loaded while the board shows its own ending.
    for (const { preload } of dialogs) preload?.().catch(() => {});
    const looking = new AbortController();
    const timer = setTimeout(() => {
      setOpen(true);
      if (sounds.peek()) play("fanfare");
    }, CURTAIN_MS);
    document.addEventListener(
      "click",
      ({ target }) => {
        if (target instanceof Element && target.closest(".frame-board") !== null) clearTimeout(timer);
      },
      { signal: looking.signal },
    );
    return () => {
      looking.abort();
      clearTimeout(timer);
    };
  }, [over, dialogs]);
  if (!over) return null;
  return (
    <>
      {props.match.info.again !== null && <Rematch {...props} />}
      <ReplayLink {...props} class="button plain" />
      <button type="button" class="plain" onClick={() => setOpen(true)}>
        <Icon name={icons.crown} />
        {t.value.end.result}
      </button>
      {open && <Slot name="end" given={{ ...props, onClose: () => setOpen(false) }} />}
    </>
  );
}
