import { Icon, icons } from "@roundtable/kit";
import { useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Glyph } from "../../parts/glyph.tsx";
import { useMedia } from "../../parts/media.ts";
import { columnFolded } from "../../settings/settings.ts";
import type { FrameProps } from "../frame.tsx";
import { Log } from "./log.tsx";
import { Badge } from "../talk/badge.tsx";
import { Talk } from "../talk/talk.tsx";
import { type Unread, useReading } from "../talk/unread.ts";

/** As the style sheets have it: there is a column for log and talk. */
const BESIDE = "(min-aspect-ratio: 6/5) and (min-width: 34rem) and (min-height: 42rem)";

export type Leaf = "log" | "talk";

/** On a wide screen the log and the talk stand beside the board; on a phone they are a sheet that the head opens. */
export function SidePanel(props: FrameProps) {
  const [leaf, setLeaf] = useState<Leaf>(firstLeaf(props));
  const text = t.value.table;
  const folded = columnFolded.value;
  const { unread } = props.match;
  useReading(unread, useMedia(BESIDE) && !folded && leaf === "talk");
  return (
    <aside class="column" data-folded={folded ? "" : undefined} aria-label={text.logAndTalk}>
      <div class="column-head">
        {!folded && !props.match.isLesson && <Leaves leaf={leaf} onTurn={setLeaf} unread={unread} />}
        <button
          type="button"
          class="quiet"
          aria-expanded={!folded}
          aria-label={folded ? text.unfold : text.fold}
          onClick={() => (columnFolded.value = !folded)}
        >
          {folded ? <Icon name={icons.log} /> : <Glyph name="fold" />}
          {folded && <Badge count={unread.remarks.value.length} />}
        </button>
      </div>
      {!folded && <LeafPage leaf={leaf} {...props} />}
    </aside>
  );
}

/** Where talk is part of the game, it lies on top. */
export function firstLeaf({ table, match }: FrameProps): Leaf {
  return table.talk === undefined || match.isLesson ? "log" : "talk";
}

export function LeafPage({ leaf, table, text, match }: FrameProps & { leaf: Leaf }) {
  const { session, animated, seats, me, sight } = match;
  if (leaf === "log") return <Log animated={animated} text={text} table={table} me={me} />;
  const { talk } = table;
  const isOpen = talk === undefined || me === null || talk.isOpen(sight.view, me);
  return <Talk session={session} seats={seats} text={text} isOpen={isOpen} {...(talk && { talk })} />;
}

interface LeavesProps {
  readonly leaf: Leaf;
  readonly onTurn: (leaf: Leaf) => void;
  readonly unread: Unread;
}

export function Leaves({ leaf, onTurn, unread }: LeavesProps) {
  const text = t.value.table;
  return (
    <div class="leaves">
      {(["log", "talk"] as const).map((one) => (
        <button key={one} type="button" class="quiet" aria-pressed={leaf === one} onClick={() => onTurn(one)}>
          {text[one]}
          {one === "talk" && <Badge count={unread.remarks.value.length} />}
        </button>
      ))}
    </div>
  );
}
