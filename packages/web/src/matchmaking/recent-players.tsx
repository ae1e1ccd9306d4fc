import type { TableInfo } from "@roundtable/protocol";
import { RecentPlayersBody } from "@roundtable/protocol/matchmaking";
import { useEffect, useState } from "preact/hooks";
import * as v from "valibot";
import { ask, Refused } from "../connection/http.ts";
import { reasonText, t } from "../i18n/index.ts";
import { MoreButton } from "../parts/more-button.tsx";
import { useMatchmakingText } from "./i18n/index.ts";
import "./matchmaking.css";

type RecentPlayers = RecentPlayersBody["companions"];

/** In the lobby of a table: people I have played with recently, to invite with one press. */
export function RecentPlayers({ info }: { info: TableInfo }) {
  const text = useMatchmakingText();
  const [players, setPlayers] = useState<RecentPlayers>([]);
  const [more, setMore] = useState<string | null>(null);
  const loadMore = async (after: string | null) => {
    const next = await ask(RecentPlayersBody, `/api/companions${after === null ? "" : `?after=${after}`}`);
    setPlayers((before) => (after === null ? next.companions : [...before, ...next.companions]));
    setMore(next.more);
  };
  useEffect(() => {
    loadMore(null).catch(() => {});
  }, []);
  if (text === null || players.length === 0) return null;
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
      {more !== null && <MoreButton onMore={() => loadMore(more)} />}
    </section>
  );
}

function Invite({ info, person }: { info: TableInfo; person: RecentPlayers[number]["person"] }) {
  const says = useMatchmakingText()?.companions;
  const [problem, setProblem] = useState<string | null>(null);
  const isHere = info.seats.some((at) => at.kind === "person" && at.person.id === person.id);
  const isInvited = info.seats.some((at) => at.kind === "open" && at.invited?.id === person.id);
  const isFull = !info.seats.some((at) => at.kind === "open" && at.invited === null);
  if (says === undefined || isHere) return null;
  if (isInvited) return <output class="hint">{says.invited}</output>;
  const invite = async () => {
    try {
      const body = JSON.stringify({ person: person.id });
      await ask(v.object({}), `/api/tables/${info.id}/invite`, { method: "POST", body });
    } catch (error) {
      setProblem(error instanceof Refused ? reasonText(error.reason) : t.value.failed);
    }
  };
  return (
    <>
      <button
        type="button"
        class="plain"
        disabled={isFull}
        aria-label={says.inviteWhom(person.name)}
        onClick={() => void invite()}
      >
        {says.invite}
      </button>
      <span role="alert" class="problem">
        {problem}
      </span>
    </>
  );
}
