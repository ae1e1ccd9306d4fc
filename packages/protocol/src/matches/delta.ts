/**
 * The change of a JSON value, as JSON that is small if little has changed:
 *
 * - a number, text, boolean or null: the new value itself;
 * - `[value]`: the new list or object;
 * - `[names, rows]`: a new list of objects that all have these fields, with one row of values each;
 * - `[]`: the field is gone;
 * - `[start, deleted, items]`: in the list, so many items from `start` on are replaced by these;
 * - `{ … }`: these fields or items have changed, each by its own delta.
 *
 * Applied to the old value it gives the new one byte for byte, including the order of fields.
 */
export type Delta =
  | null
  | boolean
  | number
  | string
  | readonly []
  | readonly [value: unknown]
  | readonly [names: readonly string[], rows: readonly (readonly unknown[])[]]
  | readonly [start: number, deleted: number, items: readonly unknown[]]
  | Changes;

/** By field name or list index. */
export interface Changes {
  readonly [field: string]: Delta;
}

/** Nothing has changed. */
export const NOTHING: Changes = {};

type Fields = Readonly<Record<string, unknown>>;

/** The delta was made for another value. */
export class DeltaMismatch extends Error {
  override readonly name = "DeltaMismatch";
}

/** undefined if both are equal. Both are plain JSON. */
export function deltaBetween(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined;
  if (!isCompound(after)) return after as Delta;
  if (!isCompound(before)) return put(after);
  if (Array.isArray(after)) return Array.isArray(before) ? ofLists(before, after) : put(after);
  return Array.isArray(before) ? [after] : ofObjects(before as Fields, after as Fields);
}

/** Returns the new value, which shares everything unchanged with the old one. The old one stays as it is. */
export function applied(before: unknown, delta: Delta): unknown {
  if (!isCompound(delta)) return delta;
  if (Array.isArray(delta)) return replaced(before, delta as Extract<Delta, readonly unknown[]>);
  const changes = delta as Changes;
  if (Object.keys(changes).length === 0) return before;
  if (Array.isArray(before)) return withPlaces(before, changes);
  if (isCompound(before)) return withFields(before as Fields, changes);
  throw new DeltaMismatch("There is neither an object nor a list to change.");
}

function isCompound(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function ofObjects(before: Fields, after: Fields): Delta | undefined {
  const names = Object.keys(before);
  let changes: Record<string, Delta> | undefined;
  let at = 0;
  for (const name in after) {
    // A delta with a field of this name would set the prototype, so such an object is sent whole.
    if (name === "__proto__") return JSON.stringify(before) === JSON.stringify(after) ? undefined : [after];
    for (; at < names.length && names[at] !== name; at++) {
      // If fields have changed their order, sending the whole object is shorter.
      const gone = names[at] ?? "";
      if (gone === "__proto__" || Object.hasOwn(after, gone)) return [after];
      (changes ??= {})[gone] = [];
    }
    const delta = at < names.length ? deltaBetween(before[name], after[name]) : put(after[name]);
    if (delta !== undefined) (changes ??= {})[name] = delta;
    at++;
  }
  for (; at < names.length; at++) {
    const gone = names[at] ?? "";
    if (gone === "__proto__") return [after];
    (changes ??= {})[gone] = [];
  }
  return changes;
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  return before.length === after.length ? placeByPlace(before, after) : spliced(before, after);
}

function placeByPlace(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  let changes: Record<string, Delta> | undefined;
  let replaced = 0;
  for (let at = 0; at < after.length; at++) {
    const delta = deltaBetween(before[at], after[at]);
    if (delta === undefined) continue;
    (changes ??= {})[at] = delta;
    if (!isCompound(delta) || Array.isArray(delta)) replaced++;
  }
  return replaced * 2 > after.length ? put(after) : changes;
}

function spliced(before: readonly unknown[], after: readonly unknown[]): Delta {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  if (start + end === 0) return put(after);
  return [start, before.length - start - end, after.slice(start, after.length - end)];
}

function isSame(one: unknown, other: unknown): boolean {
  return deltaBetween(one, other) === undefined;
}

function put(value: unknown): Delta {
  if (!isCompound(value)) return value as Delta;
  return (Array.isArray(value) ? rowByRow(value) : null) ?? [value];
}

/** Lists of similar objects, such as answers, name their fields only once. */
function rowByRow(list: readonly unknown[]): Delta | null {
  if (list.length < 3) return null;
  let names: readonly string[] | null = null;
  for (const item of list) {
    if (!isCompound(item) || Array.isArray(item)) return null;
    const own = Object.keys(item);
    names ??= own;
    if (own.length !== names.length || !own.every((name, at) => name === names?.[at])) return null;
  }
  if (names === null || names.length === 0 || names.includes("__proto__")) return null;
  return [names, list.map((item) => Object.values(item as Fields))];
}

function replaced(before: unknown, delta: Extract<Delta, readonly unknown[]>): unknown {
  if (delta.length === 1) return delta[0];
  if (delta.length === 2) {
    const [names, rows] = delta;
    return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])));
  }
  if (delta.length !== 3 || !Array.isArray(before)) throw new DeltaMismatch("There is no list to splice.");
  const [start, deleted, items] = delta;
  if (start + deleted > before.length) throw new DeltaMismatch("The list is too short.");
  return before.toSpliced(start, deleted, ...items);
}

function withPlaces(before: readonly unknown[], changes: Changes): unknown[] {
  const list = [...before];
  for (const [place, delta] of Object.entries(changes)) {
    const at = Number(place);
    if (!(at < before.length)) throw new DeltaMismatch(`The list has no place ${place}.`);
    list[at] = applied(before[at], delta);
  }
  return list;
}

function withFields(before: Fields, changes: Changes): Fields {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(before)) {
    const delta = Object.hasOwn(changes, name) ? changes[name] : undefined;
    if (delta === undefined) fields[name] = value;
    else if (!isGone(delta)) fields[name] = applied(value, delta);
  }
  for (const [name, delta] of Object.entries(changes)) {
    if (!Object.hasOwn(before, name)) fields[name] = applied(undefined, delta);
  }
  return fields;
}

function isGone(delta: Delta): boolean {
  return Array.isArray(delta) && delta.length === 0;
}
