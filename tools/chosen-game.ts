import { type Bot, type Bots, random } from "@roundtable/bots";
import type { Registry } from "@roundtable/games/registry";
import { checkTable, type Game, type OptionValues, readOption } from "@roundtable/kernel";
import { type GameText, problemText } from "@roundtable/language";
import { tableText } from "@roundtable/language/table-text/en";
import { UsageError, type Terminal } from "./command-line.ts";

/** A game of the registry as the tools use it: without its table, in English. */
export interface ChosenGame {
  readonly game: Game;
  readonly text: GameText;
  readonly bots: Bots;
  /** Bots that only tools know, by name. */
  readonly yardsticks: Bots;
}

export async function chooseGame(registry: Registry, id: string | undefined): Promise<ChosenGame> {
  const known = `The games are: ${Object.keys(registry).join(", ")}.`;
  if (id === undefined) throw new UsageError(`Which game? Say --game NAME. ${known}`);
  const entry = Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (entry === undefined) throw new UsageError(`There is no game “${id}”. ${known}`);
  const [{ game }, { texts }, { bots, yardsticks = {} }] = await Promise.all([
    entry.rules(),
    entry.text(),
    entry.bot(),
  ]);
  return { game, text: await texts.en(), bots: { random, ...bots }, yardsticks };
}

/** The options as typed, `key=value` each, completed by the defaults and checked for this many seats. */
export function chooseOptions(
  { game, text }: ChosenGame,
  seats: number,
  typed: readonly string[],
  { stderr }: Terminal,
): OptionValues {
  const given: Record<string, string | boolean> = {};
  for (const each of typed) {
    const option = readOption(each);
    if (option === null) throw new UsageError(`--option must be key=value, not “${each}”.`);
    given[option.name] = option.value;
  }
  const { errors, warnings, options } = checkTable(game, seats, given);
  const inWords = (problem: { readonly kind: string }) => problemText(problem, text, tableText);
  if (errors.length > 0) throw new UsageError(errors.map(inWords).join(" "));
  for (const problem of warnings) stderr.write(`${inWords(problem)}\n`);
  return options;
}

/** Bots by name, seated in order and repeated round the table. */
export function chooseBots({ bots, yardsticks }: ChosenGame, seats: number, typed: string): Bot[] {
  const known: Bots = { ...bots, ...yardsticks };
  const named = typed.split(",").map((name) => {
    const bot = Object.hasOwn(known, name) ? known[name] : undefined;
    if (bot === undefined) {
      throw new UsageError(`There is no bot “${name}”. The bots are: ${Object.keys(bots).join(", ")}.`);
    }
    return bot;
  });
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length] ?? random);
}
