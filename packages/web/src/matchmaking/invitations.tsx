import { Icon, icons } from "@roundtable/kit";
import type { Invitation } from "@roundtable/protocol/matchmaking";
import { useLocation } from "preact-iso";
import { useState } from "preact/hooks";
import * as v from "valibot";
import { ask } from "../connection/http.ts";
import { gameCard } from "../games/games.ts";
import { t } from "../i18n/index.ts";
import { locale } from "../settings/settings.ts";
import { TimeControl } from "../time-controls/time-control.tsx";
import type { MatchmakingText } from "./i18n/index.ts";
import { takeSeat } from "./take-seat.ts";

/** Invitations that I did not answer at once: a card for each, to accept or decline it. */
export function Invitations({ text, waiting }: { text: MatchmakingText; waiting: readonly Invitation[] }) {
  return (
    <section class="invited" aria-labelledby="invited">
      <h2 id="invited">{text.invited.title}</h2>
      <ul class="table-list">
        {waiting.map((invitation) => (
          <InvitedCard key={invitation.table} text={text} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitedCard({
  text: { invited: says },
  invitation,
}: {
  text: MatchmakingText;
  invitation: Invitation;
}) {
  const { table, game, from, clock, rated } = invitation;
  const { route } = useLocation();
  const [failed, setFailed] = useState(false);
  const decline = () =>
    ask(v.object({}), `/api/tables/${table}/decline`, { method: "POST" }).catch(() => setFailed(true));
  return (
    <li class="invited-card">
      <Icon name={icons.bell} />
      <span class="invited-words">
        <bdi>{says.by(from.name, gameCard(game)?.name[locale.value] ?? game)}</bdi>
        <TimeControl clock={clock} rated={rated} />
        <span role="alert" class="problem">
          {failed && t.value.failed}
        </span>
      </span>
      <span class="table-card-answers">
        <button type="button" class="gold" onClick={() => void takeSeat(table).then(route)}>
          {says.accept}
        </button>
        <button type="button" class="plain" onClick={() => void decline()}>
          {says.decline}
        </button>
      </span>
    </li>
  );
}
