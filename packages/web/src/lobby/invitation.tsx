import { named } from "@roundtable/kit";
import { encode } from "uqr";
import { useMemo, useRef, useState } from "preact/hooks";
import { origin } from "../connection/index.ts";
import { t } from "../i18n/index.ts";

/** The link to the table: to copy, to share, or to hold before a phone. */
export function Invitation({ id }: { id: string }) {
  const text = t.value.lobby;
  const link = `${origin.value}/t/${id}`;
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
    <section class="lobby-invite" aria-labelledby="invite">
      <div class="lobby-invite-words">
        <h2 id="invite">{text.invite}</h2>
        <p class="hint">{text.inviteHelp}</p>
        <input
          ref={field}
          readOnly
          value={link}
          aria-label={text.link}
          onFocus={() => field.current?.select()}
        />
        <div class="row">
          <button type="button" class="plain" onClick={() => void copy()}>
            {copied ? text.copied : text.copy}
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
      </div>
      <QrCode link={link} label={text.qr} />
    </section>
  );
}

function QrCode({ link, label }: { link: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(link, { border: 2 });
    const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
    return { size, path: squares.join("") };
  }, [link]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} {...named(label)} shape-rendering="crispEdges">
      <rect width={size} height={size} class="qr-ground" />
      <path d={path} class="qr-ink" />
    </svg>
  );
}
