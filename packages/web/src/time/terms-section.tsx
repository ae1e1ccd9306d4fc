import { isRatedAt } from "@roundtable/protocol";
import { me } from "../connection/index.ts";
import { kept, useFetched } from "../games.ts";
import { useTimeText } from "./i18n/index.ts";
import type { TermsEditor, TermsProps } from "./terms-editor.tsx";
import { termsInWords } from "./terms-line.tsx";
import "./terms.css";

/** What is agreed before the match: everybody reads it, and the host, who alone fetches what it takes, chooses. */
export function TermsSection(props: TermsProps) {
  const says = useTimeText();
  if (says === null) return null;
  const { info } = props;
  const { clock, rated } = info;
  const isHost = info.host === me.value?.id;
  return (
    <section class="lobby-terms" aria-labelledby="terms">
      <h2 id="terms">{says.title}</h2>
      <p class="terms-words">{termsInWords({ clock, rated: isRatedAt(info) }, says)}</p>
      {isHost && <Editor {...props} says={says} />}
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

function Editor(props: Parameters<typeof TermsEditor>[0]) {
  const room = useFetched(editorRoom(""));
  return room === null ? null : <room.TermsEditor {...props} />;
}

const editorRoom = kept(() => import("./terms-editor.tsx"));
