import { childrenOf, isNode, lineFinder, type Node, syntaxTree } from "../syntax-tree.ts";

/** One small change to a source file (a mutation), as somebody might make it by mistake. */
export interface Change {
  readonly file: string;
  readonly line: number;
  readonly kind: Kind;
  /** The characters that are replaced, and their replacement. */
  readonly start: number;
  readonly end: number;
  readonly by: string;
  /** The code before and after, for people: `a < b → a <= b`. */
  readonly words: string;
  /** The line of code in which it begins. */
  readonly code: string;
}

type Kind =
  | "bound"
  | "sign"
  | "condition"
  | "default"
  | "constant"
  | "order"
  | "choice"
  | "secrecy"
  | "removal";

/** All mutations of a file, in the order of the text. Types, which only the compiler reads, are left alone. */
export function changesIn(file: string, text: string): Change[] {
  const changes: Change[] = [];
  const lineOf = lineFinder(text);
  const lines = text.split("\n");
  const source = ({ start, end }: Node): string => text.slice(start, end);
  const change: Changing = (kind, { start, end }, by, words) => {
    const line = lineOf(start);
    const spoken = (words ?? `${text.slice(start, end)} → ${by}`).replaceAll(/\s+/g, " ");
    changes.push({ file, line, kind, start, end, by, words: spoken, code: lines[line - 1]?.trim() ?? "" });
  };
  const visit = (node: Node, parent: Node | undefined, field: string): void => {
    if (isForTheCompiler(node) || isKey(parent, field)) return;
    for (const rule of RULES) rule(node, { source, change, parent });
    for (const [child, name] of childrenOf(node)) visit(child, node, name);
  };
  visit(syntaxTree(file, text), undefined, "");
  return changes.toSorted((one, other) => one.start - other.start);
}

export function changed(text: string, { start, end, by }: Change): string {
  return text.slice(0, start) + by + text.slice(end);
}

type Changing = (
  kind: Kind,
  where: { readonly start: number; readonly end: number },
  by: string,
  words?: string,
) => void;

interface Hand {
  readonly parent: Node | undefined;
  readonly source: (node: Node) => string;
  readonly change: Changing;
}

type Rule = (node: Node, hand: Hand) => void;

/** Types and imports. The wrappers around an expression (`as`, `satisfies`) are passed through. */
function isForTheCompiler({ type }: Node): boolean {
  if (type === "ImportDeclaration") return true;
  return type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)Expression$/.test(type);
}

function isKey(parent: Node | undefined, field: string): boolean {
  return field === "key" && parent?.computed !== true;
}

const BOUNDS: Readonly<Record<string, string>> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const SIGNS: Readonly<Record<string, string>> = {
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "+=": "-=",
  "-=": "+=",
  "++": "--",
  "--": "++",
  "<<": ">>",
  ">>": "<<",
};
const OPPOSITES: Readonly<Record<string, string>> = { "===": "!==", "!==": "===", "&&": "||", "||": "&&" };

/** Methods that are easily confused; an empty string leaves the call out. */
const MISTAKEN: Readonly<Record<string, readonly [kind: Kind, other: string]>> = {
  some: ["choice", "every"],
  every: ["choice", "some"],
  findLast: ["choice", "find"],
  indexOf: ["choice", "lastIndexOf"],
  min: ["choice", "max"],
  max: ["choice", "min"],
  push: ["order", "unshift"],
  unshift: ["order", "push"],
  pop: ["order", "shift"],
  shift: ["order", "pop"],
  reveal: ["secrecy", "tell"],
  tell: ["secrecy", "reveal"],
  filter: ["condition", ""],
  slice: ["bound", ""],
  toSorted: ["order", ""],
  toReversed: ["order", ""],
};

const RULES: readonly Rule[] = [
  operators,
  negations,
  conditions,
  defaults,
  constants,
  methods,
  lists,
  statements,
];

function operators(node: Node, { source, change }: Hand): void {
  const { operator, left, right, argument } = node;
  if (typeof operator !== "string") return;
  if (isNode(left) && isNode(right)) {
    const turn = (kind: Kind, other: string | undefined): void => {
      if (other !== undefined) change(kind, node, `${source(left)} ${other} ${source(right)}`);
    };
    turn("bound", BOUNDS[operator]);
    turn("condition", OPPOSITES[operator]);
    if (!isText(left) && !isText(right)) turn("sign", SIGNS[operator]);
  } else if (node.type === "UpdateExpression" && isNode(argument)) {
    const other = SIGNS[operator] ?? operator;
    change(
      "sign",
      node,
      node.prefix === true ? `${other}${source(argument)}` : `${source(argument)}${other}`,
    );
  } else if (node.type === "UnaryExpression" && operator === "-" && isNode(argument)) {
    change("sign", node, source(argument));
  }
}

function isText(node: Node): boolean {
  return node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string");
}

function negations({ type, operator, argument, ...where }: Node, { source, change }: Hand): void {
  if (type === "UnaryExpression" && operator === "!" && isNode(argument))
    change("condition", where, source(argument));
}

/** A condition is never or always met. A guard like `if (…) throw new Error` can only be always met. */
function conditions(node: Node, { source, change }: Hand): void {
  const { type, test, consequent } = node;
  if (!isNode(test) || (type !== "IfStatement" && type !== "ConditionalExpression")) return;
  const words = source(test);
  change("condition", test, "true", `if ${words} → always`);
  if (!(isNode(consequent) && isInvariant(consequent)))
    change("condition", test, "false", `if ${words} → never`);
}

function isInvariant(node: Node): boolean {
  if (node.type === "BlockStatement") {
    const [only, ...more] = node.body as readonly Node[];
    return only !== undefined && more.length === 0 && isInvariant(only);
  }
  const { argument } = node;
  return (
    node.type === "ThrowStatement" &&
    isNode(argument) &&
    isNode(argument.callee) &&
    argument.callee.name === "Error"
  );
}

/**
 * `a ?? b` becomes b. The opposite, always a, is often equivalent, because the fallback is only there for the compiler.
 */
function defaults(node: Node, { source, change }: Hand): void {
  const { type, operator, right } = node;
  if (type === "LogicalExpression" && operator === "??" && isNode(right))
    change("default", node, source(right));
}

function constants(node: Node, { change }: Hand): void {
  const { type, value } = node;
  if (type !== "Literal") return;
  if (typeof value === "boolean") change("constant", node, String(!value));
  if (typeof value !== "number") return;
  change("constant", node, String(value + 1));
  if (value > 0) change("constant", node, String(value - 1));
}

function methods(node: Node, { source, change }: Hand): void {
  const { type, callee } = node;
  if (type !== "CallExpression" || !isNode(callee) || callee.type !== "MemberExpression") return;
  const { object, property } = callee;
  if (!isNode(object) || !isNode(property) || property.type !== "Identifier") return;
  const name = String(property.name);
  const mistake = Object.hasOwn(MISTAKEN, name) ? MISTAKEN[name] : undefined;
  if (mistake === undefined) return;
  const [kind, other] = mistake;
  const call = source(node);
  if (other === "") change(kind, node, source(object), `without .${name} in ${call}`);
  else change(kind, property, other, `.${name} → .${other} in ${call}`);
}

/** Two neighbours swap places, if their order can matter at all. */
function lists(node: Node, hand: Hand): void {
  const { type, elements } = node;
  if (type !== "ArrayExpression" || !Array.isArray(elements) || isUnordered(hand.parent)) return;
  const [first, second] = elements as readonly unknown[];
  if (!isNode(first) || !isNode(second) || hand.source(first) === hand.source(second)) return;
  swap(first, second, hand);
}

/** `[…].includes`, `[…].toSorted`, `new Set([…])`. */
function isUnordered(around: Node | undefined): boolean {
  const callee = around?.callee;
  const property = around?.property;
  if (isNode(callee)) return callee.name === "Set";
  return isNode(property) && /^(includes|some|every|toSorted)$/.test(String(property.name));
}

function swap(first: Node, second: Node, { source, change }: Hand): void {
  const whole = { start: first.start, end: second.end };
  const between = source({ type: "", start: first.end, end: second.start });
  change("order", whole, source(second) + between + source(first), `${source(first)} ⇄ ${source(second)}`);
}

/** A statement with an effect is left out; two statements with the same object swap places. */
function statements(node: Node, hand: Hand): void {
  if (node.type !== "BlockStatement" && node.type !== "SwitchCase") return;
  const body = (node.type === "SwitchCase" ? node.consequent : node.body) as readonly Node[];
  for (const [index, statement] of body.entries()) {
    if (statement.type !== "ExpressionStatement") continue;
    hand.change("removal", statement, "", `without ${hand.source(statement)}`);
    const next = body[index + 1];
    const doer = doerOf(statement, hand);
    if (next !== undefined && doer !== null && doer === doerOf(next, hand)) swap(statement, next, hand);
  }
}

/** `table` in `table.tell(…);` */
function doerOf({ type, expression }: Node, { source }: Hand): string | null {
  if (type !== "ExpressionStatement" || !isNode(expression) || !isNode(expression.callee)) return null;
  const { object } = expression.callee;
  return isNode(object) ? source(object) : null;
}
