import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n/index.ts";
import icons from "../kit/icons.json" with { type: "json" };
import { Icon } from "../kit/icon.tsx";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** A sheet comes up from the lower edge of a phone. */
  readonly shape?: "card" | "sheet";
}

export function Dialog({ title, onClose, children, shape = "card" }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class={`dialog dialog-${shape}`}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="dialog-page">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            class="quiet"
            aria-label={t.value.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name={icons.cross} />
          </button>
        </header>
        <div class="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
