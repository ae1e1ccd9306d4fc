import { Choice } from "@roundtable/kit";
import type { TableInfo, SpectatorAccess } from "@roundtable/protocol";
import { me } from "../connection/index.ts";
import type { TableSession } from "../table/session.ts";
import { useSpectatingText } from "./i18n/index.ts";

interface Props {
  readonly session: TableSession;
  readonly info: TableInfo;
}

const KINDS = ["allowed", "delayed", "none"] as const;
const MINUTES = 3;

const WATCHING: Readonly<Record<(typeof KINDS)[number], SpectatorAccess>> = {
  allowed: { kind: "allowed" },
  delayed: { kind: "delayed", minutes: MINUTES },
  none: { kind: "none" },
};

/** Who may watch the match: the host chooses, everybody else reads it. */
export function SpectatorChoice({ session, info }: Props) {
  const says = useSpectatingText();
  if (says === null) return null;
  const kind = info.watching?.kind ?? "allowed";
  if (info.host !== me.value?.id)
    return (
      <p>
        <span class="label">{says.who}</span> {says.kinds[kind]}
      </p>
    );
  return (
    <Choice
      legend={says.who}
      values={KINDS}
      value={kind}
      renderValue={(one) => says.kinds[one]}
      onChoose={(one) => void session.send({ kind: "arrange", watching: WATCHING[one] })}
    />
  );
}
