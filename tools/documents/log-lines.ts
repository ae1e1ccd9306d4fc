import { childrenOf, isNode, type Node, syntaxTree } from "../syntax-tree.ts";

export interface LogLine {
  readonly level: string;
  /** null if the message is not a literal */
  readonly message: string | null;
}

const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace"];

/** The log calls of a source file: `log.error({ … }, "message")`, with a literal or a choice between literals. */
export function logLinesIn(file: string, text: string): LogLine[] {
  if (!/\blog\b/i.test(text)) return [];
  const found: LogLine[] = [];
  const visit = (node: Node): void => {
    const level = levelOf(node);
    if (level !== undefined) {
      const message = (node.arguments as readonly Node[]).at(-1);
      for (const choice of message === undefined ? [] : choicesOf(message))
        found.push({ level, message: choice });
    }
    for (const [child] of childrenOf(node)) visit(child);
  };
  visit(syntaxTree(file, text));
  return found;
}

function levelOf({ type, callee }: Node): string | undefined {
  if (type !== "CallExpression" || !isNode(callee) || callee.type !== "MemberExpression") return undefined;
  const { object, property } = callee;
  if (!isNode(object) || !isNode(property)) return undefined;
  const named = object.type === "MemberExpression" && isNode(object.property) ? object.property : object;
  const level = String(property.name);
  return String(named.name) === "log" && LEVELS.includes(level) ? level : undefined;
}

function choicesOf(node: Node): (string | null)[] {
  if (node.type === "ConditionalExpression" && isNode(node.consequent) && isNode(node.alternate)) {
    return [...choicesOf(node.consequent), ...choicesOf(node.alternate)];
  }
  return [node.type === "Literal" && typeof node.value === "string" ? node.value : null];
}
