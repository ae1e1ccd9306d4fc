import type { Game } from "@roundtable/kernel";
import { Choice } from "@roundtable/kit";
import {
  type DaysClock,
  type LiveClock,
  NO_CLOCK,
  type TableClock,
  type TableInfo,
  usualClock,
  usualDays,
  whyNotRated,
} from "@roundtable/protocol";
import { lastingInWords } from "../parts/lasting.ts";
import { Switch } from "../parts/switch.tsx";
import { dateLocale } from "../parts/dates.ts";
import { locale } from "../settings.ts";
import type { TableSession } from "../table/session.ts";
import { ExactDays, ExactLive } from "./exact.tsx";
import type { TimeText } from "./i18n/index.ts";

export interface TermsProps {
  readonly session: TableSession;
  readonly game: Game;
  readonly info: TableInfo;
}

interface EditorProps extends TermsProps {
  readonly says: TimeText;
}

const CLOCKS = ["none", "live", "days"] as const;
const PACES = ["short", "usual", "long"] as const;
type Pace = (typeof PACES)[number];
const FACTOR: Readonly<Record<Pace, number>> = { short: 0.5, usual: 1, long: 2 };
const HOURS = ["8", "24", "48", "72", "168"] as const;

/** What the host chooses about time, rating and hints. */
export function TermsEditor({ session, game, info, says }: EditorProps) {
  const { clock, rated } = info;
  const seats = info.seats.length;
  const choose = (next: TableClock) => void session.send({ kind: "arrange", clock: next });
  const whyNot = info.continues === undefined ? whyNotRated(clock, seats) : "rated";
  return (
    <>
      <div class="option">
        <Choice
          legend={says.clock}
          values={CLOCKS}
          value={clock.kind}
          renderValue={(kind) => says.clocks[kind]}
          onChoose={(kind) => choose(clockOf(kind, game, seats))}
        />
        <p class="hint">{says.help[clock.kind]}</p>
      </div>
      {clock.kind === "live" && (
        <div class="option">
          <Choice<Pace | "own">
            legend={says.pace}
            values={PACES}
            value={paceOf(clock, game, seats)}
            renderValue={(pace) => (pace === "own" ? null : says.paces[pace])}
            onChoose={(pace) => pace !== "own" && choose(atPace(pace, game, seats))}
          />
          <ExactLive clock={clock} says={says} onChoose={choose} />
        </div>
      )}
      {clock.kind === "days" && <Days clock={clock} says={says} onChoose={choose} />}
      <Switch
        name={says.rated}
        help={whyNot === null ? says.ratedHelp : says.ratedNeeds}
        on={rated}
        disabled={whyNot !== null}
        onTurn={(on) => void session.send({ kind: "arrange", rated: on })}
      />
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
  const { night, timeZone } = usualDays(clock.timeZone);
  const hour = (n: number) =>
    new Intl.DateTimeFormat(dateLocale(), { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(
      Date.UTC(2026, 0, 1, n),
    );
  const shown = clock.night ?? night;
  const current = HOURS.find((hours) => Number(hours) === clock.hoursPerDecision) ?? "own";
  return (
    <>
      <div class="option">
        <Choice<(typeof HOURS)[number] | "own">
          legend={says.perDecision}
          values={HOURS}
          value={current}
          renderValue={(hours) => lastingInWords(Number(hours) * 3600, locale.value)}
          onChoose={(hours) => onChoose({ ...clock, hoursPerDecision: Number(hours) })}
        />
        <ExactDays clock={clock} says={says} onChoose={onChoose} hour={hour} />
      </div>
      <Switch
        name={says.nights}
        help={shown === null ? "" : says.nightsHelp(hour(shown.from), hour(shown.to), placeOf(timeZone))}
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

/** The city in a zone’s name. */
function placeOf(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}

function clockOf(kind: TableClock["kind"], game: Game, seats: number): TableClock {
  switch (kind) {
    case "none":
      return NO_CLOCK;
    case "live":
      return usualClock(game, seats);
    case "days":
      return usualDays(Intl.DateTimeFormat().resolvedOptions().timeZone);
  }
}

function atPace(pace: Pace, game: Game, seats: number): LiveClock {
  const usual = usualClock(game, seats);
  const factor = FACTOR[pace];
  return { ...usual, bankSeconds: usual.bankSeconds * factor, capSeconds: usual.capSeconds * factor };
}

/** Which of the paces this is; the host's own where he has chosen something else. */
function paceOf(clock: LiveClock, game: Game, seats: number): Pace | "own" {
  const isSame = (pace: Pace) => {
    const { bankSeconds, capSeconds, awaySeconds } = atPace(pace, game, seats);
    return (
      clock.bankSeconds === bankSeconds &&
      clock.capSeconds === capSeconds &&
      clock.awaySeconds === awaySeconds
    );
  };
  return PACES.find(isSame) ?? "own";
}
