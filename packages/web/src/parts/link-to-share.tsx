import { useRef, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";

/** A link to copy, or to share with another app. */
export function LinkToShare({ link, copied: says }: { link: string; copied: string }) {
  const text = t.value.lobby;
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
    <>
      <input
        ref={field}
        readOnly
        value={link}
        aria-label={text.link}
        onFocus={() => field.current?.select()}
      />
      <div class="row">
        <button type="button" class="plain" onClick={() => void copy()}>
          {copied ? says : text.copy}
        </button>
        {"share" in navigator && (
          <button
            type="button"
            class="plain"
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {text.share}
          </button>
        )}
      </div>
    </>
  );
}
