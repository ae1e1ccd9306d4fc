import type { TableInfo } from "@roundtable/protocol";
import { me, origin } from "../connection/index.ts";
import { lazy } from "../parts/lazy.ts";
import { t } from "../i18n/index.ts";
import { LinkToShare } from "../parts/link-to-share.tsx";

const QrCode = lazy(
  () => import("../parts/qr-code.tsx"),
  "QrCode",
  () => <svg class="qr" aria-hidden="true" />,
);
const RecentPlayers = lazy(() => import("../matchmaking/recent-players.tsx"), "RecentPlayers");

/** The link to the table: to copy, to share, or as a QR code for a phone. */
export function Invitation({ info }: { info: TableInfo }) {
  const { id, seats, code } = info;
  const text = t.value.lobby;
  const link = `${origin.value}/t/${id}`;
  const isSeated = seats.some((seat) => seat.kind === "person" && seat.person.id === me.value?.id);
  return (
    <section class="lobby-invite" aria-labelledby="invite">
      <div class="lobby-invite-words">
        <h2 id="invite">{text.invite}</h2>
        <p class="hint">{text.inviteHelp}</p>
        <LinkToShare link={link} copied={text.copied} />
        {code !== undefined && (
          <p class="lobby-code">
            <span class="hint">{text.readOut}</span>{" "}
            <b translate={false}>{`${code.slice(0, 3)} ${code.slice(3)}`}</b>
          </p>
        )}
      </div>
      {isSeated && <QrCode link={link} label={text.qr} />}
      {isSeated && <RecentPlayers info={info} />}
    </section>
  );
}
