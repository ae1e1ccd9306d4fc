import type { Game } from "@roundtable/kernel";
import type { GameTable } from "@roundtable/kit";
import { type GameText, problemText } from "@roundtable/language";
import { isRatedAt, type TableInfo } from "@roundtable/protocol";
import { me } from "../connection/index.ts";
import { RatedDoor } from "../history/doors.tsx";
import { kept, useFetched } from "../games.ts";
import { t } from "../i18n/index.ts";
import { isHere } from "../offline/here.ts";
import { Page } from "../shell/page.tsx";
import type { TableSession } from "../table/session.ts";
import { TermsDoor } from "../time/terms-door.tsx";
import { Talk } from "../table/talk/talk.tsx";
import { chosenBot } from "./chosen-bot.ts";
import { useFullSign } from "./full-sign.ts";
import { Invitation } from "./invitation.tsx";
import { Options } from "./options.tsx";
import { Seats } from "./seats.tsx";
import { SitDown } from "./sit-down.tsx";

export interface LobbyProps {
  readonly session: TableSession;
  readonly game: Game;
  readonly text: GameText;
  /** Comes after the page: its editor of options takes its place when it is there. */
  readonly table: GameTable | null;
}

const mannersRoom = kept(() => import("../manners/at-lobby.tsx"));

/** Before the match: who sits where, what is played, and how friends find the table. */
export function Lobby(props: LobbyProps) {
  const info = props.session.info.value;
  return info === null ? null : <Gathering {...props} info={info} />;
}

function Gathering({ info, ...props }: LobbyProps & { info: TableInfo }) {
  const room = useFetched(mannersRoom(""));
  const hasFilled = useFullSign(info, me.value?.id);
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
          <TermsDoor clock={info.clock} rated={isRated} />
          {isRated && <RatedDoor />}
          <SitDown session={props.session} info={info} />
          {room !== null && <room.BlockedHere info={info} />}
        </header>
        <Seats {...props} info={info} />
        <Begin {...props} info={info} />
        {!isHere(info.id) && <Invitation info={info} />}
        {!isHere(info.id) && <TermsRoom {...props} info={info} />}
        <Options {...props} info={info}>
          {room !== null && !isHere(info.id) && <room.WatchingChoice session={props.session} info={info} />}
        </Options>
        {!isHere(info.id) && (
          <section class="lobby-talk" aria-label={t.value.table.talk}>
            <h2>{t.value.table.talk}</h2>
            <Talk session={props.session} seats={[]} text={props.text} />
          </section>
        )}
      </div>
    </Page>
  );
}

const termsRoom = kept(() => import("../time/terms-section.tsx"));

/** What is agreed about time; it comes after the page. */
function TermsRoom({ session, game, info }: LobbyProps & { info: TableInfo }) {
  const room = useFetched(termsRoom(""));
  return room === null ? null : <room.TermsSection session={session} game={game} info={info} />;
}

/** Why it cannot start yet, or the button that starts it. */
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
