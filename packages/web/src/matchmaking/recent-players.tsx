import type { TableInfo } from "@roundtable/protocol";
import { RecentPlayersBody } from "@roundtable/protocol/matchmaking";
import * as v from "valibot";
import { ask } from "../connection/http.ts";
import { MoreButton } from "../parts/more-button.tsx";
import { usePagedList } from "../parts/paged-list.ts";
import { Action } from "../shell/form.tsx";
import { useMatchmakingText } from "./i18n/index.ts";
import "./matchmaking.css";

type RecentPlayers = RecentPlayersBody["companions"];

/** In the lobby of a table: people I have played with recently, to invite with one press. */
export function RecentPlayers({ info }: { info: TableInfo }) {
  const text = useMatchmakingText();
  const { items: players, more } = usePagedList<RecentPlayers[number]>(async (after) => {
    const query = after === null ? "" : `?after=${after}`;
    const { companions: items, more: next } = await ask(RecentPlayersBody, `/api/companions${query}`);
    return { items, next };
  });
  if (text === null || players === null || players.length === 0) return null;
  return (
    <section class="recent-players" aria-labelledby="recent-players">
      <h3 id="recent-players">{text.companions.title}</h3>
      <ul class="table-list">
        {players.map(({ person }) => (
          <li key={person.id} class="recent-player">
            <bdi>{person.name}</bdi>
            <Invite info={info} person={person} />
          </li>
        ))}
      </ul>
      {more !== null && <MoreButton onMore={more} />}
    </section>
  );
}

function Invite({ info, person }: { info: TableInfo; person: RecentPlayers[number]["person"] }) {
  const says = useMatchmakingText()?.companions;
  const isHere = info.seats.some((at) => at.kind === "person" && at.person.id === person.id);
  const isInvited = info.seats.some((at) => at.kind === "open" && at.invited?.id === person.id);
  const isFull = !info.seats.some((at) => at.kind === "open" && at.invited === null);
  if (says === undefined || isHere) return null;
  if (isInvited) return <output class="hint">{says.invited}</output>;
  const invite = async () => {
    const body = JSON.stringify({ person: person.id });
    await ask(v.object({}), `/api/tables/${info.id}/invite`, { method: "POST", body });
  };
  return <Action label={says.invite} name={says.inviteWhom(person.name)} isReady={!isFull} onAct={invite} />;
}
