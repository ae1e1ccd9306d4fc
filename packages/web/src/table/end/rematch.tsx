import { Icon, icons } from "@roundtable/kit";
import { useLocation } from "preact-iso";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import type { FrameProps } from "../frame.tsx";

/**
 * Offers a rematch to the same players. Once somebody has opened it, the others see a link to the new table instead.
 */
export function Rematch({ match: { session, info, me }, tells = true }: FrameProps & { tells?: boolean }) {
  const says = t.value.end;
  const { route } = useLocation();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asked && info.again !== null) route(`/t/${info.again}`);
  }, [asked, info.again, route]);
  if (me === null) return null;
  return (
    <>
      {tells && info.again !== null && (
        <output class="end-again">
          <Icon name={icons.bell} /> {says.againLaid}
        </output>
      )}
      <button
        type="button"
        class="gold large"
        disabled={asked}
        onClick={() => void session.send({ kind: "again" }).then(setAsked)}
      >
        {info.again === null ? says.again : says.comeAlong}
      </button>
    </>
  );
}

/** The link to the replay. */
export function ReplayLink({ match: { info, me }, class: look }: FrameProps & { class: string }) {
  return (
    <a class={look} href={`/t/${info.id}/replay${me === null ? "" : `?seen=${me}`}`}>
      {t.value.end.lookAgain}
    </a>
  );
}
