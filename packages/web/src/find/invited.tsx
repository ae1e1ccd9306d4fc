import { Icon, icons } from "@roundtable/kit";
import type { InvitedTo } from "@roundtable/protocol/finding";
import { useLocation } from "preact-iso";
import { useState } from "preact/hooks";
import * as v from "valibot";
import { ask } from "../connection/http.ts";
import { wire } from "../connection/index.ts";
import { gameCard } from "../games.ts";
import { invitations } from "../home/search.ts";
import { t } from "../i18n/index.ts";
import { locale } from "../settings.ts";
import type { FindText } from "./i18n/index.ts";

/** Where somebody keeps a seat for me: a card for each, to take it or to leave it. */
export function Invited({ text }: { text: FindText }) {
  return (
    <section class="invited" aria-labelledby="invited">
      <h2 id="invited">{text.invited.title}</h2>
      <ul class="table-list">
        {invitations.value.map((invitation) => (
          <InvitedCard key={invitation.table} text={text} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitedCard({ text: { invited: says }, invitation }: { text: FindText; invitation: InvitedTo }) {
  const { table, game, from } = invitation;
  const { route } = useLocation();
  const [failed, setFailed] = useState(false);
  const accept = async () => {
    // Where the seat is gone meanwhile, the table itself says so.
    await wire.send({ kind: "sit", table });
    route(`/t/${table}`);
  };
  const decline = () =>
    ask(v.object({}), `/api/tables/${table}/decline`, { method: "POST" }).catch(() => setFailed(true));
  return (
    <li class="invited-card">
      <Icon name={icons.bell} />
      <span class="invited-words">
        <bdi>{says.by(from.name, gameCard(game)?.name[locale.value] ?? game)}</bdi>
        <span role="alert" class="problem">
          {failed && t.value.failed}
        </span>
      </span>
      <span class="table-card-answers">
        <button type="button" class="gold" onClick={() => void accept()}>
          {says.accept}
        </button>
        <button type="button" class="plain" onClick={() => void decline()}>
          {says.decline}
        </button>
      </span>
    </li>
  );
}
