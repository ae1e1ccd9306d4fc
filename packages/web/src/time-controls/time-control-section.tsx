import { isRatedAt } from "@roundtable/protocol";
import { me } from "../connection/index.ts";
import { isLocal } from "../offline/local-id.ts";
import { lazy } from "../parts/lazy.ts";
import { useTimeText } from "./i18n/index.ts";
import type { TimeControlProps } from "./time-control-editor.tsx";
import { timeControlInWords } from "./time-control-line.tsx";
import "./time-controls.css";

const TimeControlEditor = lazy(() => import("./time-control-editor.tsx"), "TimeControlEditor");

/** The time control before the match. Everybody reads it; only the host loads the editor. */
export function TimeControlSection(props: TimeControlProps) {
  const says = useTimeText();
  if (says === null) return null;
  const { info } = props;
  const { clock, rated } = info;
  const isHost = info.host === me.value?.id;
  return (
    <section class="lobby-time-control" aria-labelledby="terms">
      <h2 id="terms">{isLocal(info.id) ? says.titleOffline : says.title}</h2>
      <p class="time-control-words">{timeControlInWords({ clock, rated: isRatedAt(info) }, says)}</p>
      {isHost && <TimeControlEditor {...props} says={says} />}
      {!isHost && clock.kind !== "none" && <p class="hint">{says.help[clock.kind]}</p>}
      {!isHost && rated && <p class="hint">{says.ratedHelp}</p>}
      {!isHost && rated && info.ratedWithBots === true && <p class="hint">{says.countsWithBots}</p>}
      {rated && !isRatedAt(info) && <output>{says.notWithBots}</output>}
      {!isHost && info.hints !== undefined && (
        <p class="hint">{info.hints ? says.hintsHelp : rated ? says.noHintsRated : says.noHints}</p>
      )}
    </section>
  );
}
