import type { TimeControl } from "@roundtable/protocol";
import { Icon, icons } from "@roundtable/kit";
import { durationInWords } from "../parts/duration.ts";
import { locale } from "../settings/settings.ts";
import { type TimeText, useTimeText } from "./i18n/index.ts";
import { restInWords } from "./rest-in-words.ts";
import "./time-control-line.css";

export interface TimeControlLineProps extends TimeControl {
  /** There is only room for a word or two. */
  readonly isShort?: boolean;
}

/** The time control of a table, and whether it is rated, in a few words. */
export function TimeControlLine({ clock, rated, isShort = false }: TimeControlLineProps) {
  const says = useTimeText();
  if (says === null) return null;
  return (
    <span class="time-control-line">
      <Icon name={icons.hourglass} />
      <span>{(isShort ? termsInShort : timeControlInWords)({ clock, rated }, says)}</span>
    </span>
  );
}

function termsInShort({ clock, rated }: TimeControl, says: TimeText): string {
  const seconds =
    clock.kind === "live" ? clock.bankSeconds : clock.kind === "days" ? clock.hoursPerDecision * 3600 : 0;
  return [durationInWords(seconds, locale.value), ...(rated ? [says.isRated] : [])].join(" · ");
}

export function timeControlInWords({ clock, rated }: TimeControl, says: TimeText): string {
  const time = (seconds: number) => durationInWords(seconds, locale.value);
  const rating = rated ? [says.isRated] : [];
  switch (clock.kind) {
    case "none":
      return says.none;
    case "live":
      return [
        says.live(time(clock.bankSeconds), time(clock.capSeconds), time(clock.awaySeconds)),
        ...rating,
      ].join(" · ");
    case "days":
      return [says.days(time(clock.hoursPerDecision * 3600)), ...restInWords(clock, says), ...rating].join(
        " · ",
      );
  }
}
