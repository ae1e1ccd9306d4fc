import type { Log } from "@roundtable/kernel";
import * as v from "valibot";
import { LIMITS } from "../limits.ts";
import { CommandId, GameId, Timestamp, OptionValues, Seat } from "../primitives.ts";

// The form of an uploaded match. It may be forged: everything beyond its form is verified by replaying it.

/** Bytes of a file: more than the longest real match. */
export const LONGEST_FILE = 4 * 1024 * 1024;
const MOST_ENTRIES = 20_000;
const MOST_SEATS = 64;
const MOST_DRAWS = 1000;
const LONGEST_ORDER = 1000;

const word = v.pipe(v.string(), v.maxLength(400));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32));
const few = <const Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

const SavedDraw = v.union([
  v.strictObject({ of: count, drew: count }),
  v.strictObject({ order: few(count, LONGEST_ORDER) }),
]);
const draws = few(SavedDraw, MOST_DRAWS);

const numbered = { n: count, seat: Seat, command: v.exactOptional(CommandId) };
const SavedEntry = v.variant("kind", [
  v.strictObject({
    ...numbered,
    kind: v.literal("answer"),
    decision: word,
    answer: word,
    draws,
    revealed: v.boolean(),
    by: v.exactOptional(v.picklist(["time", "bot"])),
    openly: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({
    ...numbered,
    kind: v.literal("undo"),
    of: Seat,
    from: count,
    alone: v.exactOptional(v.literal(true)),
    agreed: few(Seat, MOST_SEATS),
  }),
  v.strictObject({ ...numbered, kind: v.literal("undo-asked"), from: count }),
  v.strictObject({ ...numbered, kind: v.literal("undo-vote"), agrees: v.boolean() }),
  v.strictObject({
    ...numbered,
    kind: v.literal("undo-dropped"),
    why: v.picklist(["withdrawn", "unanswered"]),
  }),
  v.strictObject({
    ...numbered,
    kind: v.literal("hint"),
    decision: word,
    openly: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({
    ...numbered,
    kind: v.literal("said"),
    say: v.union([
      v.strictObject({ text: v.pipe(v.string(), v.maxLength(LIMITS.chat)) }),
      v.strictObject({ statement: v.looseObject({ kind: word }) }),
    ]),
  }),
]);

const hashes = few(word, MOST_SEATS);
const SavedFairness = v.strictObject({
  commitment: word,
  seals: v.exactOptional(hashes),
  nonces: hashes,
  calledOff: v.exactOptional(
    few(
      v.strictObject({
        commitment: word,
        seals: hashes,
        withheld: few(v.strictObject({ seat: Seat, name: word }), MOST_SEATS),
      }),
      100,
    ),
  ),
});

const SavedContinued = v.strictObject({
  table: word,
  log: v.lazy((): v.GenericSchema<Log> => SavedLog),
  key: word,
  dealtAnewFor: v.nullable(Seat),
});

const SavedLog = v.strictObject({
  header: v.strictObject({
    game: GameId,
    rules: count,
    seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS)),
    options: OptionValues,
    fairness: v.exactOptional(SavedFairness),
    continued: v.exactOptional(SavedContinued),
  }),
  setup: v.strictObject({ draws }),
  entries: few(SavedEntry, MOST_ENTRIES),
});

/** An uploaded `MatchFile`, of which nothing is trusted. */
export const SavedMatch = v.object({
  table: v.pipe(v.string(), v.maxLength(64)),
  started: Timestamp,
  ended: Timestamp,
  names: few(v.pipe(v.string(), v.maxLength(100)), MOST_SEATS),
  bots: v.exactOptional(few(Seat, MOST_SEATS)),
  guestBots: v.exactOptional(
    few(v.object({ seat: Seat, of: v.pipe(v.string(), v.maxLength(100)) }), MOST_SEATS),
  ),
  log: SavedLog,
  key: word,
});
