import { parseSync } from "vite";

/** A node of the syntax tree, named as in ESTree; what TypeScript adds begins with TS. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

export function syntaxTree(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);
  return program as unknown as Node;
}

/** The children of a node, each with its field. */
export function childrenOf(node: Node): (readonly [child: Node, field: string])[] {
  const children: [Node, string][] = [];
  for (const field in node) {
    const value = node[field];
    if (typeof value !== "object" || value === null) continue;
    if (Array.isArray(value)) {
      for (const child of value as unknown[]) if (isNode(child)) children.push([child, field]);
    } else if (isNode(value)) children.push([value, field]);
  }
  return children;
}

/** The line of an offset, counted from 1. */
export function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
