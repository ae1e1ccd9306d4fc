import type { Seat } from "@roundtable/kernel";
import { Icon, icons, LineText } from "@roundtable/kit";
import { toldTo } from "@roundtable/language";
import { locale } from "../settings/settings.ts";
import type { MatchAtTable } from "../table/frame.tsx";
import { useHintText } from "./i18n/index.ts";

interface Props {
  readonly match: Pick<MatchAtTable, "session" | "me">;
}

/** At the end of the match: how many hints each player took, if any. */
export function HintsTaken({ match: { session, me } }: Props) {
  const taken = new Map<Seat, number>();
  for (const line of session.lines.value)
    if (line.kind === "hint") taken.set(line.seat, (taken.get(line.seat) ?? 0) + 1);
  return taken.size === 0 ? null : <Said taken={taken} me={me} />;
}

function Said({ taken, me }: { taken: ReadonlyMap<Seat, number>; me: Seat | null }) {
  const says = useHintText();
  if (says === null) return null;
  return (
    <p class="hints-taken">
      <Icon name={icons.hint} /> <LineText line={toldTo(locale.value, me, says.taken([...taken]))} />
    </p>
  );
}
