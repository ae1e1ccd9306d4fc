import type { Seat } from "@roundtable/kernel";
import { Icon, icons, LineText } from "@roundtable/kit";
import type { LogLine } from "@roundtable/protocol";
import { useHintText } from "./i18n/index.ts";

/** At the end: who has taken how many hints, if anybody has. */
export function HintsTaken({ lines }: { lines: readonly LogLine[] }) {
  const taken = new Map<Seat, number>();
  for (const line of lines) if (line.kind === "hint") taken.set(line.seat, (taken.get(line.seat) ?? 0) + 1);
  return taken.size === 0 ? null : <Said taken={taken} />;
}

function Said({ taken }: { taken: ReadonlyMap<Seat, number> }) {
  const says = useHintText();
  if (says === null) return null;
  return (
    <p class="hints-taken">
      <Icon name={icons.hint} /> <LineText line={says.taken([...taken])} />
    </p>
  );
}
