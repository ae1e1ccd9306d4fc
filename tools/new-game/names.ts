/** The name of a game in all forms in which its files use it. */
export interface Names {
  /** high-tide */
  readonly id: string;
  /** HighTide */
  readonly type: string;
  /** highTide */
  readonly value: string;
  /** High Tide */
  readonly title: string;
  /** HT: the prefix of its clause numbers and, in lower case, of its CSS classes. */
  readonly prefix: string;
}

export function namesOf(id: string, prefix: string, title = titleOf(id)): Names {
  const type = titleOf(id).replaceAll(" ", "");
  return { id, type, value: type.slice(0, 1).toLowerCase() + type.slice(1), title, prefix };
}

function titleOf(id: string): string {
  return id
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}

/** The initials, or as many first letters as needed to be unique. */
export function prefixOf(id: string, taken: ReadonlySet<string>): string {
  const initials = id.replaceAll(/([a-z0-9])[a-z0-9]*-?/g, "$1");
  const letters = id.replaceAll("-", "");
  const beginnings = Array.from({ length: letters.length }, (_, index) => letters.slice(0, index + 1));
  const prefixes = [initials, ...beginnings]
    .filter(({ length }) => length >= 2)
    .map((letters) => letters.toUpperCase());
  return prefixes.find((prefix) => !taken.has(prefix)) ?? `${letters.toUpperCase()}X`;
}

/** The text of one game, rewritten for another. */
export function renamed(text: string, from: Names, to: Names): string {
  return text
    .replaceAll(from.id, to.id)
    .replaceAll(from.type, to.type)
    .replaceAll(from.value, to.value)
    .replaceAll(from.title, to.title)
    .replaceAll(new RegExp(`\\b${from.prefix}-(?=\\d)`, "g"), `${to.prefix}-`)
    .replaceAll(new RegExp(`\\b${from.prefix.toLowerCase()}-(?=[a-z])`, "g"), `${to.prefix.toLowerCase()}-`);
}
