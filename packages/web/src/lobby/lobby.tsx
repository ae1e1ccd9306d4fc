import { problemText } from "@roundtable/language";
import { isRatedAt, type TableInfo } from "@roundtable/protocol";
import { me } from "../connection/index.ts";
import { lazy } from "../parts/lazy.ts";
import { t } from "../i18n/index.ts";
import { isLocal } from "../offline/local-id.ts";
import { Page } from "../shell/page.tsx";
import type { LobbyProps } from "../table/slots.ts";
import { TimeControl } from "../time-controls/time-control.tsx";
import { Talk } from "../table/talk/talk.tsx";
import { chosenBot } from "./chosen-bot.ts";
import { useFullTableAlert } from "./full-table-alert.ts";
import { Invitation } from "./invitation.tsx";
import { Options } from "./options.tsx";
import { Seats } from "./seats.tsx";
import { SitDown } from "./sit-down.tsx";
import "./lobby.css";

const BlockedNotice = lazy(() => import("../moderation/blocked-notice.tsx"), "BlockedNotice");
const SpectatorChoice = lazy(() => import("../spectating/spectator-choice.tsx"), "SpectatorChoice");
const RatedLine = lazy(() => import("../ratings/rating-changes.tsx"), "RatedLine");
const TimeControlSection = lazy(
  () => import("../time-controls/time-control-section.tsx"),
  "TimeControlSection",
);

/** The lobby of a table: seats, options, and the invitation link. */
export function Lobby(props: LobbyProps) {
  const info = props.session.info.value;
  return info === null ? null : <Gathering {...props} info={info} />;
}

function Gathering({ info, ...props }: LobbyProps & { info: TableInfo }) {
  const hasFilled = useFullTableAlert(info, me.value?.id);
  const text = t.value.lobby;
  const isRated = isRatedAt(info);
  const { name } = props.text;
  return (
    <Page title={hasFilled ? `● ${text.fullNow} · ${name}` : name}>
      <div class="lobby">
        <header class="lobby-head">
          <p class="label">{text.title}</p>
          <h1>{props.text.name}</h1>
          <p>
            <a href={`/how-to-play/${info.game}`}>{t.value.home.howToPlay}</a>
          </p>
          <TimeControl clock={info.clock} rated={isRated} />
          {isRated && <RatedLine />}
          <SitDown session={props.session} info={info} />
          <BlockedNotice info={info} />
        </header>
        <Seats {...props} info={info} />
        <Begin {...props} info={info} />
        {!isLocal(info.id) && <Invitation info={info} />}
        <TimeControlSection session={props.session} game={props.game} info={info} />
        <Options {...props} info={info}>
          {!isLocal(info.id) && <SpectatorChoice session={props.session} info={info} />}
        </Options>
        {!isLocal(info.id) && (
          <section class="lobby-talk" aria-label={t.value.table.talk}>
            <h2>{t.value.table.talk}</h2>
            <Talk session={props.session} seats={[]} text={props.text} />
          </section>
        )}
      </div>
    </Page>
  );
}

/** The start button, or why the match cannot start yet. */
function Begin({ session, game, text, info }: LobbyProps & { info: TableInfo }) {
  const says = t.value.lobby;
  const free = info.seats.filter(({ kind }) => kind === "open").length;
  const isHost = info.host === me.value?.id;
  const host = info.seats.find((seat) => seat.kind === "person" && seat.person.id === info.host);
  const { errors, warnings } = info.check;
  return (
    <section class="lobby-begin" aria-label={says.start}>
      {errors.map((problem) => (
        <p key={problem.kind} class="problem" role="alert">
          {problemText(problem, text, t.value.anyTable)}
        </p>
      ))}
      {warnings.map((problem) => (
        <p key={problem.kind} class="hint">
          {problemText(problem, text, t.value.anyTable)}
        </p>
      ))}
      {info.fairness.calledOff.slice(-1).map((names) => (
        <output key="called-off" class="problem">
          {names.length === 0 ? says.interrupted : says.calledOff(names.join(", "))}
        </output>
      ))}
      <output>
        {!isHost && host?.kind === "person"
          ? says.waitForHost(host.person.name)
          : free > 0
            ? says.waitForSeats(free)
            : says.ready}
      </output>
      {isHost && (
        <div class="row">
          {free > 0 && (
            <button
              type="button"
              class="plain"
              onClick={() => void session.send({ kind: "add-bot", ...chosenBot(info) })}
            >
              {says.fillWithBots}
            </button>
          )}
          <button
            type="button"
            class="gold large"
            disabled={free > 0 || errors.length > 0 || info.starting}
            onClick={() => void session.send({ kind: "start" })}
          >
            {info.starting ? says.starting : says.start}
          </button>
        </div>
      )}
      {info.watchers > 0 && (free > 0 || !isHost) && <p class="hint">{says.watching(info.watchers)}</p>}
      {info.watchers > 0 && free === 0 && isHost && (
        <output class="found-full">
          {says.foundFull(info.watchers)}{" "}
          {info.seats.length < game.seats.max && (
            <button
              type="button"
              class="plain"
              onClick={() => void session.send({ kind: "arrange", seats: info.seats.length + 1 })}
            >
              {says.addSeat}
            </button>
          )}
        </output>
      )}
    </section>
  );
}
