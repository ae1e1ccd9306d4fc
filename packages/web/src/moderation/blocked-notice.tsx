import type { TableInfo } from "@roundtable/protocol";
import { blocked } from "../settings/settings.ts";
import { useModerationText } from "./i18n/index.ts";

/** Warns me, before I sit down, that a person whom I have blocked sits here. */
export function BlockedNotice({ info }: { info: TableInfo }) {
  const says = useModerationText();
  const names = info.seats.flatMap((at) =>
    at.kind === "person" && blocked.value.includes(at.person.id) ? [at.person.name] : [],
  );
  if (says === null || names.length === 0) return null;
  return <output class="problem">{says.blockedHere(names.join(", "))}</output>;
}
