import type { Game } from "@roundtable/kernel";
import type { Bots } from "@roundtable/bots";
import { botDealOf, playBotGame } from "./bot-game.ts";
import { chanceIsAskedFor } from "./checks/chance.ts";
import { hintsTellNothing } from "./checks/hinting.ts";
import { survivesJson } from "./checks/json.ts";
import { lookingChangesNothing, viewsStayAsTheyWere } from "./checks/looking.ts";
import { unnoticedIsUnnoticed } from "./checks/noticing.ts";
import { everythingHasText } from "./checks/reading.ts";
import { refusalsChangeNothing } from "./checks/refusing.ts";
import { logIsTheTruth } from "./checks/replaying.ts";
import { unmarkedRevealsNothing } from "./checks/revealing.ts";
import { nobodySeesSecrets } from "./checks/secrecy.ts";
import { eventsTellTheView } from "./checks/telling.ts";
import { timeCanRunOut } from "./checks/timing.ts";
import { undoByInformation } from "./checks/undoing.ts";
import type { Deal } from "./failure.ts";
import { CAP, type Check, playRandomGame } from "./play.ts";
import { type GameTexts, Reader } from "./reader.ts";
import { expectStaticTexts } from "./static-texts.ts";
import { expectEveryValueLegal, seatCountsOf, tablesOf } from "./tables.ts";

/** A game with all that it says, and its bots. */
export interface Subject {
  readonly game: Game;
  readonly texts: GameTexts;
  readonly bots: Bots;
}

/** How much work to do. */
export interface Effort {
  /** Games with the default options, for each number of seats and each check. Every other table is played once. */
  readonly games: number;
  /** Tables with two options changed, for each number of seats. */
  readonly pairs: number;
  /** Random tables at which bots play, for each number of seats. */
  readonly botTables: number;
  /** Costly looks are taken at every so many positions. */
  readonly stride: number;
  /** A game that takes more answers than this has no end. */
  readonly cap: number;
  readonly seed: number;
}

export const MODEST: Effort = { games: 6, pairs: 3, botTables: 3, stride: 5, cap: CAP, seed: 1 };

export interface SuiteTest {
  readonly name: string;
  /** Throws a `SuiteFailure` if the game breaks the contract. */
  run(): void;
}

export interface Suite {
  readonly tests: readonly SuiteTest[];
  /** After the tests: kinds that have a text but never turned up. */
  neverMet(): readonly string[];
}

/** All the checks, fresh. `conclude` is called on each when the last game has been played. */
export function checksOf(subject: Subject, stride: number, reader = new Reader(subject.texts)): Check[] {
  const { game } = subject;
  return [
    survivesJson(stride),
    lookingChangesNothing(stride),
    viewsStayAsTheyWere(),
    chanceIsAskedFor(stride),
    logIsTheTruth(stride),
    undoByInformation(stride),
    unnoticedIsUnnoticed(stride),
    unmarkedRevealsNothing(stride),
    refusalsChangeNothing(stride),
    timeCanRunOut(stride),
    everythingHasText(reader, stride),
    eventsTellTheView(stride),
    nobodySeesSecrets(game, stride),
    hintsTellNothing(),
  ];
}

/** The games that a given effort means for so many seats. */
export function dealsOf(game: Game, seats: number, { games, pairs, seed }: Effort): Deal[] {
  return tablesOf(game, seats, pairs).flatMap(({ options }, table) =>
    Array.from({ length: table === 0 ? games : 1 }, (_, nth) => ({
      seats,
      options,
      seed: seed + 1000 * table + nth,
    })),
  );
}

export function suiteOf(subject: Subject, effort: Partial<Effort> = {}): Suite {
  const { game, texts, bots } = subject;
  const full = { ...MODEST, ...effort };
  const reader = new Reader(texts);
  const play = (seats: number, checks: readonly Check[]): void => {
    for (const deal of dealsOf(game, seats, full)) playRandomGame(game, deal, checks, full.cap);
    for (const check of checks) check.conclude?.();
  };
  const names = checksOf(subject, full.stride).map(({ name }) => name);
  return {
    tests: [
      {
        name: "every number of seats and every value of every option can be played",
        run: () => expectEveryValueLegal(game),
      },
      {
        name: "everything that can be read without playing has its text",
        run: () => expectStaticTexts(game, texts, reader),
      },
      ...seatCountsOf(game).flatMap((seats) => [
        {
          name: `${seats} seats: random games come to an end, and somebody can always answer`,
          run: () => play(seats, []),
        },
        ...names.map((name, index) => ({
          name: `${seats} seats: ${name}`,
          run: () => play(seats, checksOf(subject, full.stride, reader).slice(index, index + 1)),
        })),
        {
          name: `bots play random tables of ${seats} to the end`,
          run: () => {
            for (let nth = 0; nth < full.botTables; nth++)
              playBotGame(game, bots, botDealOf(game, bots, seats, full.seed + nth), full);
          },
        },
      ]),
    ],
    neverMet: () => reader.neverMet(),
  };
}
