import * as v from "valibot";

/** A read-only list. */
export const list = <const Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());

/**
 * Data that a game defines (views, questions, events): any JSON object. The kernel's types describe it, and both ends run
 * the same rules.
 */
export const ofTheGame = <Type extends object>() => v.custom<Type>(isObject, "Expected an object.");

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The number of a seat, from 0. */
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63));

/** Milliseconds since 1970, by the server's clock. `welcome` has the server's time. */
export const Timestamp = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Letters and digits, as in a table's address. They are hard to guess, so a link is an invitation. Offline tables have a
 * prefix; no server knows them.
 */
export const TableId = v.pipe(
  v.string(),
  v.regex(/^(here-)?[0-9A-Za-z]{12}$/, "Expected the id of a table."),
);

export const PersonId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{12}$/, "Expected the id of a person."));

/** Made by the client and unique among its commands, such as a UUID. A repeated command keeps it. */
export const CommandId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(64),
  v.check((id) => id.isWellFormed() && !id.includes("\0"), "An id has whole characters."),
);

export const GameId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, "Expected the id of a game."));

/** The game's name for one of its bots. */
export const BotName = v.pipe(v.string(), v.maxLength(40));

export const OptionValues = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.boolean(), v.pipe(v.string(), v.maxLength(400))])),
  v.check((options) => Object.keys(options).length <= 40, "Too many options."),
);
