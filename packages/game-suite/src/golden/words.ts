/** Plain JSON in few signs: words without quotes, `[1,2]`, `{seat=2,card=7}`. It is compared, never read back. */
function brief(value: unknown): string {
  if (typeof value === "string") return isPlainWord(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(brief).join(",")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  return `{${pairs(value).join(",")}}`;
}

/** `laid seat=2 card=7♥` */
export function eventLine({ kind, ...rest }: { readonly kind: string }): string {
  return [kind, ...pairs(rest)].join(" ");
}

export function pairs(of: object): string[] {
  return Object.entries(of).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${brief(value)}`,
  );
}

/** A view as facts, `knights.2.space` → `7`. Lists of plain values are one fact. Whom the table awaits is left out:
 *  the next passage says so itself. */
export type Facts = ReadonlyMap<string, string>;

const ABSENT = "–";

export function factsOf(view: object): Facts {
  const facts = new Map<string, string>();
  const gather = (value: unknown, path: string): void => {
    if (value === undefined || path === "awaited") return;
    const parts = typeof value === "object" && value !== null ? Object.entries(value) : [];
    const isListOfPlain =
      Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null);
    if (parts.length === 0 || isListOfPlain) facts.set(path, brief(value));
    else for (const [name, part] of parts) gather(part, path === "" ? name : `${path}.${name}`);
  };
  gather(view, "");
  return facts;
}

export function changedFacts(before: Facts, now: Facts): string[] {
  const changed = [...now].flatMap(([path, value]) => (before.get(path) === value ? [] : `${path}=${value}`));
  const gone = [...before.keys()].filter((path) => !now.has(path) && !isToldOtherwise(now, path));
  return [...changed, ...gone.map((path) => `${path}=${ABSENT}`)];
}

const WIDTH = 100;

/** The facts on as few lines as fit, each beginning with `=`. */
export function factLines(facts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const fact of facts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + fact.length < WIDTH) lines[lines.length - 1] = `${last} ${fact}`;
    else lines.push(`= ${fact}`);
  }
  return lines;
}

/** The same line with the values as they are now. */
export function factsAgain(line: string, facts: Facts): string {
  const named = line
    .slice(1)
    .trim()
    .split(/ (?=[\w.-]+=)/);
  const again = named.map((fact) => {
    const path = fact.slice(0, fact.indexOf("="));
    return `${path}=${facts.get(path) ?? ABSENT}`;
  });
  return `= ${again.join(" ")}`;
}

/** That `trick.0.card` is gone is told by `trick=[]`, and that `trick` is no longer `[]` by `trick.0.card=7♥`. */
function isToldOtherwise(facts: Facts, path: string): boolean {
  return [...facts.keys()].some((other) => path.startsWith(`${other}.`) || other.startsWith(`${path}.`));
}

function isPlainWord(text: string): boolean {
  return /^[^\s"=,[\]{}#]+$/.test(text) && !/^(true|false|null|-?\d+(\.\d+)?)$/.test(text);
}
