import { useRef, useState } from "preact/hooks";
import { origin } from "../connection/index.ts";
import { t } from "../i18n/index.ts";
import { Dialog } from "../parts/dialog.tsx";
import type { ReplayText } from "./text/index.ts";

interface Props {
  readonly says: ReplayText;
  readonly path: string;
  readonly onClose: () => void;
}

/** The link to this moment, to copy or to share. */
export function ShareDialog({ says, path, onClose }: Props) {
  const link = origin.value + path;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    // Without a secure context there is no clipboard; the link is selected, to be copied by hand.
    if (!("clipboard" in navigator)) return;
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <Dialog title={says.copy} onClose={onClose}>
      <input
        ref={field}
        readOnly
        value={link}
        aria-label={t.value.lobby.link}
        onFocus={() => field.current?.select()}
      />
      <div class="row">
        <button type="button" class="plain" onClick={() => void copy()}>
          {copied ? says.copied : t.value.lobby.copy}
        </button>
        {"share" in navigator && (
          <button
            type="button"
            class="plain"
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {t.value.lobby.share}
          </button>
        )}
      </div>
    </Dialog>
  );
}
