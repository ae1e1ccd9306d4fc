import type { Seat } from "@roundtable/kernel";
import type { TableInfo } from "@roundtable/protocol";
import { serverTime } from "../connection/server-time.ts";
import { Page } from "../shell/page.tsx";
import type { TableSession } from "../table/session.ts";
import { useMannersText } from "./i18n/index.ts";
import "./manners.css";

interface Props {
  readonly session: TableSession;
  readonly info: TableInfo;
  readonly me: Seat | null;
}

/** The votes on who has to leave the match: to all who play, and to him about whom it is. */
export function VotesOut({ session, info, me }: Props) {
  const says = useMannersText();
  if (says === null || me === null) return null;
  const here = info.seats.flatMap((at, seat) =>
    at.kind === "person" && at.playedBy === "person" && at.here ? [seat] : [],
  );
  return (
    <>
      {info.seats.map((at, seat) => {
        if (at.kind !== "person" || at.voteOut === undefined) return null;
        const { votes, until } = at.voteOut;
        if (serverTime() > until) return null;
        const needed = here.filter((other) => other !== seat).length;
        return (
          <output key={seat} class="notice">
            <p>
              {seat === me ? says.voteMine : says.voteAsked(at.person.name)}{" "}
              {says.votedSoFar(votes.length, needed)}
            </p>
            {seat !== me && !votes.includes(me) && (
              <div class="row">
                <button
                  type="button"
                  class="gold"
                  onClick={() => void session.send({ kind: "vote-out", seat, agrees: true })}
                >
                  {says.agree}
                </button>
                <button
                  type="button"
                  class="plain"
                  onClick={() => void session.send({ kind: "vote-out", seat, agrees: false })}
                >
                  {says.refuse}
                </button>
              </div>
            )}
          </output>
        );
      })}
    </>
  );
}

/** Who was voted out looks on; he is told so. */
export function VotedOut() {
  const says = useMannersText();
  return says === null ? null : <output class="notice">{says.out}</output>;
}

/** What is there to see where nothing may be seen yet. */
export function NotShown({ info, title }: { info: TableInfo; title: string }) {
  const says = useMannersText();
  const { watching } = info;
  return (
    <Page title={title}>
      <div class="manners-not-shown">
        <h1>{title}</h1>
        <output>
          {watching?.kind === "delayed" ? says?.watchedLater(watching.minutes) : says?.watchedByNobody}
        </output>
      </div>
    </Page>
  );
}

/** Beside the words of those who look on. */
export function Apart() {
  const says = useMannersText();
  return says === null ? null : <p class="hint">{says.apart}</p>;
}
