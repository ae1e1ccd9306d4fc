import type { TableInfo } from "@roundtable/protocol";
import { useRef, useState } from "preact/hooks";
import { me, origin } from "../connection/index.ts";
import { kept, useFetched } from "../games.ts";
import { t } from "../i18n/index.ts";

/** The link to the table: to copy, to share, or to hold before a phone. */
export function Invitation({ info: { id, seats } }: { info: TableInfo }) {
  const text = t.value.lobby;
  const link = `${origin.value}/t/${id}`;
  const isSeated = seats.some((seat) => seat.kind === "person" && seat.person.id === me.value?.id);
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
      {isSeated && <Qr link={link} label={text.qr} />}
    </section>
  );
}

/** Whoever has the link needs no picture of it: it is fetched where somebody may hold it before a phone. */
const qrCode = kept(() => import("./qr-code.tsx"));

function Qr(props: { link: string; label: string }) {
  const room = useFetched(qrCode(""));
  return room === null ? <svg class="qr" aria-hidden="true" /> : <room.QrCode {...props} />;
}
