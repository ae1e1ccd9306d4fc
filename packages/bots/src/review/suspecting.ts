import { isSaid, type Recording, type Said, seatsOf, type Shape } from "@roundtable/kernel";
import type { Suspicious, Watched } from "../adviser.ts";
import { heardBy } from "../heard.ts";
import type { OpenOdds } from "./open-odds.ts";
import { CERTAIN, type Lie, type Moved, type Suspicion, wholeChance } from "./review.ts";

/** What moves a belief by less is not worth a word. */
const WORTH_A_WORD = CERTAIN / 20;
const MOST_MOVED = 40;
const MOST_REASONS = 2;

/** The moments at which everybody learned something, from the deal on. */
export function publicMoments<S extends Shape>(recording: Recording<S>): readonly number[] {
  return Array.from({ length: recording.lastReached + 1 }, (_, moment) => moment).filter(
    (moment) => moment === 0 || recording.seenAt(moment, "public").length > 0,
  );
}

interface Suspecting<S extends Shape> {
  readonly recording: Recording<S>;
  readonly suspicious: Suspicious<S>;
  readonly open: OpenOdds<S>;
  readonly effort: number;
  readonly done: () => void;
}

/** What everybody should have thought of everybody, why, and who was caught lying when. */
export function suspicionIn<S extends Shape>(given: Suspecting<S>): Suspicion {
  const { recording, suspicious, open, effort, done } = given;
  const { seats } = recording.log.header;
  const moments = publicMoments(recording);
  const beliefs: Suspicion["beliefs"][number][] = [];
  const moved: Moved[] = [];
  let watchedBefore: Watched<S> | null = null;
  for (const moment of moments) {
    const watched = watchedAt(recording, moment);
    const odds = suspicious.suspicions(watched, open.chance("suspicions"), effort);
    const of = seatsOf(seats).map((seat) => wholeChance(odds[seat] ?? 0));
    const before = beliefs.at(-1)?.of ?? of;
    const turned = seatsOf(seats).filter(
      (seat) => Math.abs((of[seat] ?? 0) - (before[seat] ?? 0)) >= WORTH_A_WORD,
    );
    // What is laid open at the end needs no reasons.
    if (turned.length > 0 && !isOver(recording, moment)) {
      const evidence = suspicious.evidence(watched, watchedBefore);
      for (const seat of turned) {
        const [from = 0, to = 0] = [before[seat], of[seat]];
        const reasons = evidence(seat, to > from).slice(0, MOST_REASONS);
        moved.push({ moment, seat, from, to, reasons });
      }
    }
    beliefs.push({ moment, of });
    watchedBefore = watched;
    done();
  }
  const most = moved.toSorted((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from));
  const worthTelling = new Set(most.slice(0, MOST_MOVED));
  return {
    beliefs,
    moved: moved.filter((one) => worthTelling.has(one)),
    lies: liesIn(recording, suspicious, moments),
  };
}

function liesIn<S extends Shape>(
  recording: Recording<S>,
  suspicious: Suspicious<S>,
  moments: readonly number[],
): readonly Lie[] {
  const told = moments.flatMap((moment) =>
    recording
      .seenAt(moment, "public")
      .filter((one): one is Said<S> => isSaid<S>(one))
      .map((said) => ({ moment, said })),
  );
  return told
    .filter(({ moment, said }) => suspicious.isLie(said, recording.stateAt(moment)))
    .map(({ moment, said }) => ({
      moment,
      seat: said.seat,
      known:
        moments.find(
          (one) =>
            one >= moment && !isOver(recording, one) && suspicious.isExposed(said, watchedAt(recording, one)),
        ) ?? null,
    }));
}

function isOver<S extends Shape>(recording: Recording<S>, moment: number): boolean {
  return recording.game.outcome(recording.stateAt(moment)) !== null;
}

function watchedAt<S extends Shape>(recording: Recording<S>, moment: number): Watched<S> {
  const { game, log } = recording;
  return {
    seats: log.header.seats,
    options: log.header.options,
    view: game.view(recording.stateAt(moment), "public"),
    heard: heardBy(game, { entries: log.entries.slice(0, moment) }, "public"),
  };
}
