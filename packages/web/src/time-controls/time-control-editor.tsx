import type { Game } from "@roundtable/kernel";
import { Choice } from "@roundtable/kit";
import {
  clockOfLength,
  type DaysClock,
  NO_CLOCK,
  lengthOfClock,
  type TableClock,
  type TableInfo,
  CLOCK_LENGTHS,
  type ClockLength,
  defaultClock,
  defaultDaysClock,
  whyNotRated,
} from "@roundtable/protocol";
import { isLocal } from "../offline/local-id.ts";
import { useOptimistic } from "../parts/optimistic.ts";
import { durationInWords } from "../parts/duration.ts";
import { Switch } from "../parts/switch.tsx";
import { locale } from "../settings/settings.ts";
import type { TableSession } from "../table/session.ts";
import { ExactDays, ExactLive } from "./exact-times.tsx";
import type { TimeText } from "./i18n/index.ts";
import { hourInWords, placeOf } from "./rest-in-words.ts";

export interface TimeControlProps {
  readonly session: TableSession;
  readonly game: Game;
  readonly info: TableInfo;
}

interface EditorProps extends TimeControlProps {
  readonly says: TimeText;
}

const CLOCKS = ["none", "live", "days"] as const;
/** On a device alone nobody is notified, and nobody is rated. */
const OFFLINE_CLOCKS = ["none", "live"] as const;
const HOURS = ["8", "24", "48", "72", "168"] as const;

/** The host's choices about time control, rating and hints. */
export function TimeControlEditor({ session, game, info, says }: EditorProps) {
  const { rated } = info;
  const isOffline = isLocal(info.id);
  const seats = info.seats.length;
  const [clock, choose] = useOptimistic(info.clock, (next) => session.send({ kind: "arrange", clock: next }));
  const whyNot = info.continues === undefined ? whyNotRated(clock, seats) : "rated";
  return (
    <>
      <div class="option">
        <Choice
          legend={says.clock}
          values={isOffline ? OFFLINE_CLOCKS : CLOCKS}
          value={clock.kind}
          renderValue={(kind) => says.clocks[kind]}
          onChoose={(kind) => choose(clockOf(kind, game, seats))}
        />
        <p class="hint">{says.help[clock.kind]}</p>
      </div>
      {clock.kind === "live" && (
        <div class="option">
          <Choice<ClockLength | "own">
            legend={says.pace}
            values={CLOCK_LENGTHS}
            value={lengthOfClock(clock, game, seats) ?? "own"}
            renderValue={(pace) => (pace === "own" ? null : says.paces[pace])}
            onChoose={(pace) => pace !== "own" && choose(clockOfLength(pace, game, seats))}
          />
          <ExactLive clock={clock} says={says} onChoose={choose} />
        </div>
      )}
      {clock.kind === "days" && <Days clock={clock} says={says} onChoose={choose} />}
      {!isOffline && (
        <Switch
          name={says.rated}
          help={whyNot === null ? says.ratedHelp : says.ratedNeeds}
          on={rated}
          disabled={whyNot !== null}
          onTurn={(on) => void session.send({ kind: "arrange", rated: on })}
        />
      )}
      {rated && (
        <Switch
          name={says.ratedWithBots}
          help={says.ratedWithBotsHelp}
          on={info.ratedWithBots === true}
          disabled={false}
          onTurn={(on) => void session.send({ kind: "arrange", ratedWithBots: on })}
        />
      )}
      {info.hints !== undefined && (
        <Switch
          name={says.hints}
          help={rated ? says.noHintsRated : says.hintsHelp}
          on={info.hints}
          disabled={rated}
          onTurn={(hints) => void session.send({ kind: "arrange", hints })}
        />
      )}
    </>
  );
}

interface DaysProps {
  readonly clock: DaysClock;
  readonly says: TimeText;
  readonly onChoose: (clock: TableClock) => void;
}

function Days({ clock, says, onChoose }: DaysProps) {
  const { night, timeZone } = defaultDaysClock(clock.timeZone);
  const shown = clock.night ?? night;
  const current = HOURS.find((hours) => Number(hours) === clock.hoursPerDecision) ?? "own";
  return (
    <>
      <div class="option">
        <Choice<(typeof HOURS)[number] | "own">
          legend={says.perDecision}
          values={HOURS}
          value={current}
          renderValue={(hours) => durationInWords(Number(hours) * 3600, locale.value)}
          onChoose={(hours) => onChoose({ ...clock, hoursPerDecision: Number(hours) })}
        />
        <ExactDays clock={clock} says={says} onChoose={onChoose} hour={hourInWords} />
      </div>
      <Switch
        name={says.nights}
        help={
          shown === null
            ? ""
            : says.nightsHelp(hourInWords(shown.from), hourInWords(shown.to), placeOf(timeZone))
        }
        on={clock.night !== null}
        onTurn={(on) => onChoose({ ...clock, night: on ? night : null })}
      />
      <Switch
        name={says.weekends}
        help={says.weekendsHelp}
        on={clock.weekends}
        onTurn={(weekends) => onChoose({ ...clock, weekends })}
      />
    </>
  );
}

function clockOf(kind: TableClock["kind"], game: Game, seats: number): TableClock {
  switch (kind) {
    case "none":
      return NO_CLOCK;
    case "live":
      return defaultClock(game, seats);
    case "days":
      return defaultDaysClock(Intl.DateTimeFormat().resolvedOptions().timeZone);
  }
}
