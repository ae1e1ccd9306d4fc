import type { Person } from "@roundtable/protocol";
import { t } from "../i18n/index.ts";

/** After a name: that it is a bot, and whose. */
export function BotOf({ person: { botOf } }: { person: Person }) {
  return botOf === undefined ? null : <span class="hint"> ({t.value.lobby.botOf(botOf.name)})</span>;
}
