import {
  type BagOption,
  type Chance,
  chanceOf,
  checkTable,
  type Game,
  type OptionValues,
  pickOne,
  readBag,
  seeded,
  valuesOf,
  writeBag,
} from "@roundtable/kernel";
import { SuiteFailure } from "./failure.ts";
import { specsOf, type TableSpec } from "./tables.ts";

/** How often all options are drawn before it is said that no table can be found. */
const DRAWS = 100;

/** So many changes of bags in a row without getting nearer to a table that may start: then all is drawn anew. */
const PATIENCE = 1000;

/**
 * A table that may start, drawn at random over all options at once, also those that mean nothing beside the others. The
 * same seed is always the same table.
 */
export function randomTable(game: Game, seats: number, seed: number): TableSpec {
  const chance = chanceOf(seeded(`${seed}, a table of ${seats}`));
  for (let draws = 0; draws < DRAWS; draws++) {
    const options = madeLegal(game, seats, drawn(game, seats, chance), chance);
    if (options !== null) return { seats, options };
  }
  throw new SuiteFailure(game.id, null, null, `No table of ${seats} seats was found in ${DRAWS} draws.`);
}

function drawn(game: Game, seats: number, chance: Chance): OptionValues {
  return Object.fromEntries(
    specsOf(game).map(([name, spec]) => [
      name,
      spec.kind === "bag" ? drawnBag(spec, seats, chance) : pickOne(chance, valuesOf(spec)),
    ]),
  );
}

/** As it is unless told otherwise, or an item for everybody, more or less. */
function drawnBag(spec: BagOption, seats: number, chance: Chance): string {
  if (chance.pick(4) === 0) return spec.default;
  return written(Array.from({ length: 1 + chance.pick(2 * seats) }, () => pickOne(chance, spec.items)));
}

/**
 * Hardly any bag is legal as it is drawn. Small changes, each kept unless it makes things worse, lead to a legal one.
 * Only the bags are changed, so that the other options keep their drawn values.
 */
function madeLegal(game: Game, seats: number, given: OptionValues, chance: Chance): OptionValues | null {
  const bags = specsOf(game).flatMap(([name, spec]) => (spec.kind === "bag" ? [{ name, spec }] : []));
  let table = checkTable(game, seats, given);
  for (let idle = 0; table.errors.length > 0 && bags.length > 0 && idle < PATIENCE; idle++) {
    const { name, spec } = pickOne(chance, bags);
    const bag = changed(spec, String(table.options[name]), chance);
    const other = checkTable(game, seats, { ...table.options, [name]: bag });
    if (other.errors.length < table.errors.length) idle = 0;
    if (other.errors.length <= table.errors.length) table = other;
  }
  return table.errors.length === 0 ? table.options : null;
}

/** One item more, one less, or another in the place of one. */
function changed({ items }: BagOption, bag: string, chance: Chance): string {
  const held = [...(readBag(bag) ?? [])].flatMap(([item, count]) =>
    Array.from({ length: count }, () => item),
  );
  const kind = held.length === 0 ? "add" : pickOne(chance, ["add", "remove", "swap"] as const);
  if (kind !== "add") held.splice(chance.pick(held.length), 1);
  if (kind !== "remove") held.push(pickOne(chance, items));
  return written(held);
}

function written(items: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return writeBag(counts);
}
