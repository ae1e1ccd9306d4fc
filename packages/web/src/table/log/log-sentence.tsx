import { isSaid, type Seat } from "@roundtable/kernel";
import { type GameTable, LineText } from "@roundtable/kit";
import type { GameText, Line } from "@roundtable/language";
import type { LogLine } from "@roundtable/protocol";
import { lineTo } from "./log-line.ts";

interface Props {
  readonly of: LogLine;
  /** The sentence, if it covers more than this line. */
  readonly says?: Line | undefined;
  readonly text: GameText;
  /** The table that says which events are secret; without it, none are. */
  readonly table?: Pick<GameTable, "isSecret">;
  readonly me: Seat | null;
}

/** A line of the log. A secret one, which a neighbour must not read, stays covered until it is pressed. */
export function LogSentence({ of, says, text, table, me }: Props) {
  const sentence = <LineText line={lineTo(me, of, text, says)} />;
  const isSecret = of.kind === "told" && !isSaid(of.told) && table?.isSecret?.(of.told) === true;
  if (!isSecret) return sentence;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus uncovers it
    <span class="covered" tabIndex={0}>
      {sentence}
    </span>
  );
}
