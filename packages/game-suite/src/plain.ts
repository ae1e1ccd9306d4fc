/** Where a value is not plain JSON, as a sentence; null if it would survive being written down and read again. */
export function whyNotPlain(value: unknown, path = "the whole"): string | null {
  switch (typeof value) {
    case "string":
    case "boolean":
      return null;
    case "number":
      if (!Number.isFinite(value)) return `${path} is ${value}`;
      return Object.is(value, -0) ? `${path} is -0` : null;
    case "object":
      return value === null ? null : whyNotPlainObject(value, path);
    default:
      return `${path} is ${value === undefined ? "undefined" : `a ${typeof value}`}`;
  }
}

function whyNotPlainObject(value: object, path: string): string | null {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const why = whyNotPlain(value[index], `${path}[${index}]`);
      if (why !== null) return why;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is a ${value.constructor.name}`;
  for (const [key, inner] of Object.entries(value)) {
    const why = whyNotPlain(inner, `${path}.${key}`);
    if (why !== null) return why;
  }
  return null;
}

/** The first place where two plain values differ: `answers[2].id: "a" became "b"`. */
export function differenceOf(before: unknown, after: unknown, path = ""): string | null {
  if (typeof before === "object" && before !== null && typeof after === "object" && after !== null) {
    const [left, right] = [Object.entries(before), Object.entries(after)];
    for (const [index, [key, value]] of left.entries()) {
      const [otherKey, other]: [string?, unknown?] = right[index] ?? [];
      const at = `${path}${path === "" ? "" : "."}${key}`;
      if (key !== otherKey) return `${at} became ${otherKey ?? "nothing"}`;
      const difference = differenceOf(value, other, at);
      if (difference !== null) return difference;
    }
    return left.length === right.length ? null : `${path} became longer`;
  }
  return Object.is(before, after) ? null : `${path}: ${shown(before)} became ${shown(after)}`;
}

/** The same for values that are at hand as JSON. */
export function differenceInBytes(before: string, after: string): string {
  return differenceOf(JSON.parse(before), JSON.parse(after)) ?? "only the order of keys differs";
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? "undefined").slice(0, 200);
}
