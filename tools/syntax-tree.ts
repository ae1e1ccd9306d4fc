import { parseSync } from "vite";

/** A node of the syntax tree, in the words of ESTree; what TypeScript adds begins with TS. */
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

/** What stands right below a node, each with the field that holds it. */
export function* childrenOf(node: Node): Generator<readonly [child: Node, field: string]> {
  for (const [field, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield [child, field];
  }
}

/** The line of an offset, counted from 1. */
export function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1;
}
