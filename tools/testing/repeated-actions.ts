import { childrenOf, isNode, lineFinder, type Node, syntaxTree } from "../syntax-tree.ts";

/** The actions of a person on a page, by their names in Playwright. */
const ACTIONS: ReadonlySet<string> = new Set(
  "check clear click dblclick dragTo fill goBack goForward goto press pressSequentially reload selectOption setChecked setInputFiles tap type uncheck".split(
    " ",
  ),
);
/** These call their argument again until it holds. */
const REPEATING: ReadonlySet<string> = new Set(["toPass", "poll"]);

/** Finds actions within something that is repeated, as `file:line: name`. Functions are identified by name alone. */
export function repeatedActions(
  files: readonly { readonly file: string; readonly text: string }[],
): readonly string[] {
  const trees = files.map(({ file, text }) => ({ file, text, tree: syntaxTree(file, text) }));
  const functions = trees.flatMap(({ tree }) => [...functionsIn(tree)]);
  const acting = new Set(ACTIONS);
  for (let before = 0; before < acting.size;) {
    before = acting.size;
    for (const { name, body } of functions)
      if (callsIn(body).some((call) => acting.has(call.name))) acting.add(name);
  }
  return trees.flatMap(({ file, text, tree }) => {
    const lineOf = lineFinder(text);
    return callsIn(tree)
      .filter(({ name }) => REPEATING.has(name))
      .flatMap(({ node }) => repeatedIn(node))
      .flatMap((repeated) => callsIn(repeated))
      .filter(({ name }) => acting.has(name))
      .map(({ name, node }) => `${file}:${lineOf(node.start)}: ${name}`);
  });
}

/** The repeated function in `expect(repeated).toPass()` and `expect.poll(repeated)`. */
function repeatedIn(call: Node): readonly Node[] {
  const { callee, arguments: given } = call;
  const object = isNode(callee) && isNode(callee["object"]) ? callee["object"] : null;
  const wrapped = object?.type === "CallExpression" ? object["arguments"] : given;
  return Array.isArray(wrapped) ? wrapped.filter(isNode) : [];
}

interface Call {
  readonly name: string;
  readonly node: Node;
}

function callsIn(node: Node): readonly Call[] {
  const inside = [...childrenOf(node)].flatMap(([child]) => callsIn(child));
  const name = node.type === "CallExpression" ? nameOf(node["callee"]) : null;
  return name === null ? inside : [{ name, node }, ...inside];
}

/** `click` of `page.keyboard.click` and of `click`. */
function nameOf(callee: unknown): string | null {
  if (!isNode(callee)) return null;
  if (callee.type === "MemberExpression") return nameOf(callee["property"]);
  return callee.type === "Identifier" && typeof callee["name"] === "string" ? callee["name"] : null;
}

function* functionsIn(node: Node): Generator<{ readonly name: string; readonly body: Node }> {
  const name = nameOf(node["id"]);
  const body = node.type === "FunctionDeclaration" ? node["body"] : node["init"];
  const isFunction =
    node.type === "FunctionDeclaration" || (isNode(body) && body.type.endsWith("FunctionExpression"));
  if (name !== null && isFunction && isNode(body)) yield { name, body };
  for (const [child] of childrenOf(node)) yield* functionsIn(child);
}
