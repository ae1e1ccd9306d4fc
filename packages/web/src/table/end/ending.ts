import { type Line, list, seat } from "@roundtable/language";
import { t } from "../../i18n/index.ts";
import { locale } from "../../settings/settings.ts";
import type { MatchAtTable } from "../frame.tsx";

/** The result in one sentence. */
export function endingOf({ info, sight, me }: Pick<MatchAtTable, "info" | "sight" | "me">): Line {
  const says = t.value.end;
  if (sight.outcome === null) return [info.ended === "together" ? says.together : says.abandoned];
  const { winners } = sight.outcome;
  if (winners.length === 0) return [says.nobody];
  if (winners.length === 1 && winners[0] === me) return [says.youWin];
  if (me !== null && winners.includes(me)) {
    const others = winners.filter((winner) => winner !== me);
    return says.youWinWith(list(locale.value, others.map(seat)));
  }
  const names = list(locale.value, winners.map(seat));
  return winners.length === 1 ? says.wins(names) : says.win(names);
}
