import { useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import icons from "../kit/icons.json" with { type: "json" };
import { Icon } from "../kit/icon.tsx";
import { Glyph } from "../parts/glyph.tsx";
import { columnFolded } from "../settings.ts";
import type { FrameProps } from "./frame.tsx";
import { Log } from "./log.tsx";
import { Talk } from "./talk.tsx";

export type Leaf = "log" | "talk";

/** On a wide screen the log and the talk stand beside the board; on a phone they are a sheet that the head opens. */
export function Column(props: FrameProps) {
  const [leaf, setLeaf] = useState<Leaf>("log");
  const text = t.value.table;
  const folded = columnFolded.value;
  return (
    <aside class="column" aria-label={`${text.log}, ${text.talk}`}>
      <div class="column-head">
        {!folded && <Leaves leaf={leaf} onTurn={setLeaf} />}
        <button
          type="button"
          class="quiet"
          aria-expanded={!folded}
          aria-label={folded ? text.unfold : text.fold}
          onClick={() => (columnFolded.value = !folded)}
        >
          {folded ? <Icon name={icons.log} /> : <Glyph name="fold" />}
        </button>
      </div>
      {!folded && <LeafPage leaf={leaf} {...props} />}
    </aside>
  );
}

export function LeafPage({ leaf, text, match }: FrameProps & { leaf: Leaf }) {
  if (leaf === "log") return <Log session={match.session} text={text} />;
  return <Talk session={match.session} seats={match.seats} text={text} />;
}

export function Leaves({ leaf, onTurn }: { leaf: Leaf; onTurn: (leaf: Leaf) => void }) {
  const text = t.value.table;
  return (
    <div class="leaves">
      {(["log", "talk"] as const).map((one) => (
        <button key={one} type="button" class="quiet" aria-pressed={leaf === one} onClick={() => onTurn(one)}>
          {text[one]}
        </button>
      ))}
    </div>
  );
}
