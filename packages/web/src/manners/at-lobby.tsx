import { Choice } from "@roundtable/kit";
import type { TableInfo, Watching } from "@roundtable/protocol";
import { me } from "../connection/index.ts";
import { blocked } from "../settings.ts";
import type { TableSession } from "../table/session.ts";
import { useMannersText } from "./i18n/index.ts";
import "./manners.css";

interface Props {
  readonly session: TableSession;
  readonly info: TableInfo;
}

const KINDS = ["allowed", "delayed", "none"] as const;
const MINUTES = 3;

const WATCHING: Readonly<Record<(typeof KINDS)[number], Watching>> = {
  allowed: { kind: "allowed" },
  delayed: { kind: "delayed", minutes: MINUTES },
  none: { kind: "none" },
};

/** Who may look on when it has begun: the host says so, everybody else reads it. */
export function WatchingChoice({ session, info }: Props) {
  const says = useMannersText();
  if (says === null) return null;
  const kind = info.watching?.kind ?? "allowed";
  if (info.host !== me.value?.id)
    return (
      <p>
        <span class="label">{says.watching}</span> {says.watchingKinds[kind]}
      </p>
    );
  return (
    <Choice
      legend={says.watching}
      values={KINDS}
      value={kind}
      renderValue={(one) => says.watchingKinds[one]}
      onChoose={(one) => void session.send({ kind: "arrange", watching: WATCHING[one] })}
    />
  );
}

/** Somebody whom I have blocked sits here: I am told before I sit down. */
export function BlockedHere({ info }: { info: TableInfo }) {
  const says = useMannersText();
  const names = info.seats.flatMap((at) =>
    at.kind === "person" && blocked.value.includes(at.person.id) ? [at.person.name] : [],
  );
  if (says === null || names.length === 0) return null;
  return <output class="problem">{says.blockedHere(names.join(", "))}</output>;
}
