import { isSaid, type Seat } from "@roundtable/kernel";
import { type GameTable, LineText } from "@roundtable/kit";
import type { GameText, Line } from "@roundtable/language";
import type { LogLine } from "@roundtable/protocol";
import { lineTo } from "./log-line.ts";

interface Props {
  readonly of: LogLine;
  /** What it says, if that is more than the line alone. */
  readonly says?: Line | undefined;
  readonly text: GameText;
  /** Whose secrets stay covered; without it, none. */
  readonly table?: Pick<GameTable, "isSecret">;
  readonly me: Seat | null;
}

/** A line of the log; what a neighbour must not read stays covered until it is pressed. */
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
