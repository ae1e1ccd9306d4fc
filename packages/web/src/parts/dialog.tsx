import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { Glyph } from "./glyph.tsx";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** A sheet slides up from the lower edge of a phone. */
  readonly shape?: "card" | "sheet";
}

export function Dialog({ title, onClose, children, shape = "card" }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // In a layout effect, so that a key pressed at once already goes to the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The backdrop belongs to the dialog: a click on it has the dialog itself as target. Keyboards use Escape.
    const onBackdrop = ({ target }: MouseEvent) => {
      if (target === element) element?.close();
    };
    element?.addEventListener("click", onBackdrop);
    return () => element?.removeEventListener("click", onBackdrop);
  }, []);
  return (
    <dialog ref={dialog} class={`dialog dialog-${shape}`} aria-labelledby={heading} onClose={onClose}>
      <div class="dialog-page">
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            class="quiet"
            aria-label={t.value.close}
            onClick={() => dialog.current?.close()}
          >
            <Glyph name="close" />
          </button>
        </div>
        <div class="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
