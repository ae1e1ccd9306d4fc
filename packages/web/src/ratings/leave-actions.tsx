import { Icon, icons } from "@roundtable/kit";
import { t } from "../i18n/index.ts";
import type { MatchAtTable } from "../table/frame.tsx";
import { useRatedText } from "./i18n/index.ts";
import { endsByLeaving, leavingOf } from "./leaving.ts";

interface Props {
  readonly match: MatchAtTable;
  readonly onClose: () => void;
}

/** In the menu of a table: leave or end the match, with the consequences for the result. */
export function LeaveActions({ match: { session, info, me }, onClose }: Props) {
  const says = t.value.table;
  const rated = useRatedText(info.rated);
  if (me === null) return null;
  const leaving = leavingOf(info, me);
  return (
    <>
      <p>
        <button
          type="button"
          class="plain"
          disabled={leaving !== "handedOver" && rated === null}
          onClick={() => {
            void session.send({ kind: "leave" });
            onClose();
          }}
        >
          <Icon name={icons.leave} />
          {says.leave}
        </button>
        <span class="hint">{leaving === "handedOver" ? says.leaveHelp : rated?.leaving[leaving]}</span>
      </p>
      {!endsByLeaving(info, me) && (
        <p>
          <button
            type="button"
            class="plain"
            onClick={() => {
              void session.send({ kind: "end-vote", agrees: true });
              onClose();
            }}
          >
            <Icon name={icons.cross} />
            {says.endTogether}
          </button>
          <span class="hint">{says.endHelp}</span>
        </p>
      )}
    </>
  );
}
