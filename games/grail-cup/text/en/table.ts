import type { TableWords } from "../table.ts";

export const table: TableWords = {
  numbered: (number, name) => `${number} · ${name}`,
  onSpace: (name, space) => `${name} · ${space}`,
  count: (of, count) => `${of} × ${count}`,
  comma: (one, other) => `${one}, ${other}`,
};
