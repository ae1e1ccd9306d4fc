import type { TableInfo } from "@roundtable/protocol";
import { useReplayText } from "./text/index.ts";

/** From which match another goes on, and what may be known of it. */
export function ContinuesLine({ table, at, openly }: NonNullable<TableInfo["continues"]>) {
  const says = useReplayText();
  if (says === null) return null;
  return (
    <p>
      <a href={`/t/${table}/replay#${at}`}>{says.continues(at)}</a>{" "}
      {openly ? says.continuesOpenly : says.continuesAnew}
    </p>
  );
}
