import type { Seat } from "@roundtable/kernel";
import type { TableInfo } from "@roundtable/protocol";
import { serverTime } from "../connection/server-time.ts";
import type { TableSession } from "../table/session.ts";
import { useModerationText } from "./i18n/index.ts";
import "./moderation.css";

interface Props {
  readonly session: TableSession;
  readonly info: TableInfo;
  readonly me: Seat | null;
}

/** The votes to remove a player: shown to all players, including the one concerned. */
export function VotesOut({ session, info, me }: Props) {
  const says = useModerationText();
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

/** Tells a player who was voted out that they are now a spectator. */
export function VotedOut() {
  const says = useModerationText();
  return says === null ? null : <output class="notice">{says.out}</output>;
}
