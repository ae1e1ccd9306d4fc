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
import { me } from "../connection/index.ts";
import { kept, useFetched } from "../games.ts";
import { lastingInWords } from "../parts/lasting.ts";
import { Switch } from "../parts/switch.tsx";
import { locale } from "../settings.ts";
import type { TableSession } from "../table/session.ts";
import type { ExactProps } from "./exact.tsx";
import { hourInWords } from "./hour-in-words.ts";
import { type TimeText, useTimeText } from "./i18n/index.ts";
import { termsInWords } from "./terms-line.tsx";
import "./terms.css";

interface TermsProps {
  readonly session: TableSession;
  readonly game: Game;
  readonly info: TableInfo;
}

const CLOCKS = ["none", "live", "days"] as const;
const PACES = ["short", "usual", "long"] as const;
type Pace = (typeof PACES)[number];
const FACTOR: Readonly<Record<Pace, number>> = { short: 0.5, usual: 1, long: 2 };
const HOURS = ["8", "24", "48", "72", "168"] as const;

/** What is agreed about time before the match: the host chooses, and everybody reads it. */
export function TermsEditor({ session, game, info }: TermsProps) {
  const says = useTimeText();
  if (says === null) return null;
  const isHost = info.host === me.value?.id;
  const { clock, rated } = info;
  const seats = info.seats.length;
  const choose = (next: TableClock) => void session.send({ kind: "arrange", clock: next });
  const whyNot = info.continues === undefined ? whyNotRated(clock, seats) : "rated";
  return (
    <section class="lobby-terms" aria-labelledby="terms">
      <h2 id="terms">{says.title}</h2>
      <p class="terms-words">{termsInWords(info, says)}</p>
      {isHost && (
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
              <Exact clock={clock} says={says} onChoose={choose} />
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
        </>
      )}
      {!isHost && clock.kind !== "none" && <p class="hint">{says.help[clock.kind]}</p>}
      {!isHost && rated && <p class="hint">{says.ratedHelp}</p>}
    </section>
  );
}

const exactRoom = kept(() => import("./exact.tsx"));

/** Fetched for those who play by a clock. */
function Exact(props: ExactProps) {
  const room = useFetched(exactRoom(""));
  return room === null ? null : <room.Exact {...props} />;
}

interface DaysProps {
  readonly clock: DaysClock;
  readonly says: TimeText;
  readonly onChoose: (clock: TableClock) => void;
}

function Days({ clock, says, onChoose }: DaysProps) {
  const { night, timeZone } = usualDays(clock.timeZone);
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
        <Exact clock={clock} says={says} onChoose={onChoose} />
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
