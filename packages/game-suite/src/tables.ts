import {
  chanceOf,
  checkTable,
  type Game,
  type OptionSpec,
  type OptionValues,
  seeded,
  shuffled,
  valuesOf,
} from "@roundtable/kernel";
import { SuiteFailure } from "./failure.ts";

/** A table that may start. */
export interface TableSpec {
  readonly seats: number;
  readonly options: OptionValues;
}

/** One value given to one option. */
type Setting = readonly [name: string, value: string | boolean];

export function seatCountsOf(game: Game): number[] {
  const { min, max } = game.seats;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/**
 * The defaults, every value of every option with the defaults, and `pairs` random pairs of values. Only tables that the
 * game allows count, and where every value changes something. A value that the defaults forbid or make meaningless is
 * tried together with another one. The first table is the plainest.
 */
export function tablesOf(game: Game, seats: number, pairs: number): TableSpec[] {
  const settings = settingsOf(game);
  /** It may start, and no value in it is set in vain. */
  const isPlayed = (given: OptionValues): boolean => {
    const { errors, options } = checkTable(game, seats, given);
    return errors.length === 0 && Object.entries(given).every(([name, value]) => options[name] === value);
  };
  const mixed = shuffled(chanceOf(seeded(`pairs for ${seats}`)), pairsOf(settings)).filter(isPlayed);
  const each = settings
    .map(([name, value]) =>
      [{ [name]: value }, ...mixed.filter((pair) => pair[name] === value)].find(isPlayed),
    )
    .filter((options) => options !== undefined);
  const given = new Set<OptionValues>([{}, ...each, ...mixed.slice(0, pairs)].filter(isPlayed));
  return [...given].map((options) => ({ seats, options: checkTable(game, seats, options).options }));
}

/** Every number of seats can be played, and every value of every option, alone or with one other. */
export function expectEveryValueLegal(game: Game): void {
  const settings = settingsOf(game, true);
  const everything = allSettings(game);
  const counts = seatCountsOf(game);
  const fail = (sentence: string): never => {
    throw new SuiteFailure(game.id, null, null, sentence);
  };
  const legal = (seats: number, options: OptionValues): boolean =>
    checkTable(game, seats, options).errors.length === 0;
  for (const seats of counts) {
    if (!everything.some((options) => legal(seats, options))) fail(`No table of ${seats} seats may start.`);
  }
  for (const [name, value] of settings) {
    const isLegal = everything.some(
      (options) => options[name] === value && counts.some((seats) => legal(seats, options)),
    );
    if (!isLegal) fail(`The option ${name} can be set to ${value}, but no such table may start.`);
  }
}

/** No value set, each single one, and each pair. */
export function allSettings(game: Game): OptionValues[] {
  const settings = settingsOf(game, true);
  return [{}, ...settings.map((setting) => Object.fromEntries([setting])), ...pairsOf(settings)];
}

/** Its options by name, without their types. */
export function specsOf(game: Game): [name: string, spec: OptionSpec][] {
  const specs: Readonly<Record<string, OptionSpec>> = game.options;
  return Object.entries(specs);
}

function settingsOf(game: Game, withDefaults = false): Setting[] {
  return specsOf(game).flatMap(([name, spec]) =>
    valuesOf(spec)
      .filter((value) => withDefaults || value !== spec.default)
      .map((value): Setting => [name, value]),
  );
}

function pairsOf(settings: readonly Setting[]): OptionValues[] {
  return settings.flatMap((one, index) =>
    settings
      .slice(index + 1)
      .filter(([name]) => name !== one[0])
      .map((other) => Object.fromEntries([one, other])),
  );
}
