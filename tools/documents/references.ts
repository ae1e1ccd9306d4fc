import { lineFinder } from "../syntax-tree.ts";

/** Something that a document names and that must exist. */
export interface Reference {
  readonly kind: "link" | "path" | "route" | "script" | "flag" | "package" | "name";
  readonly line: number;
  readonly target: string;
}

const FENCE = /^( *)(```|~~~)[\s\S]*?^\1\2.*$/gm;
const LINK = /\]\(([^)\s]+)\)|<img src="([^"]+)"/g;
const CODE = /(?<!`)`([^`\n]+)`(?!`)/g;
const SCRIPT = /\bnpm run (?:-s )?(\w[\w:-]*)((?: +--)?(?: [^\n`|]*)?)/g;
const ROUTE = /^(?:(GET|POST|PUT|PATCH|DELETE) )?(\/(?!\d+$)[\w./:<>*-]*)(?:\?\S*)?$/;
const PATH =
  /^(?:[\w.@<>*-]+\/)+[\w.@<>*-]*$|^[\w.-]+\.(?:ts|tsx|mjs|js|json|css|md|py|sh|yaml|html|service|txt)$/;
const NAME = /^[A-Za-z_$][\w$-]*(?:\.[A-Za-z_$][\w$-]*)*$/;

/** Everything that a document refers to: links, and what stands in backticks. */
export function referencesIn(text: string): Reference[] {
  const lineOf = lineFinder(text);
  const prose = text.replaceAll(FENCE, (block) => block.replaceAll(/[^\n]/g, " "));
  const found: Reference[] = [];
  const add = (kind: Reference["kind"], index: number, target: string) =>
    found.push({ kind, line: lineOf(index), target });
  for (const { 1: link, 2: image, index } of prose.matchAll(LINK)) {
    const target = link ?? image ?? "";
    if (!/^[a-z]+:/.test(target)) add("link", index, target);
  }
  for (const { 1: code = "", index } of prose.matchAll(CODE)) {
    const kind = kindOf(code);
    if (kind !== undefined) add(kind, index, code);
  }
  for (const { 1: script = "", 2: rest = "", index } of text.matchAll(SCRIPT)) {
    add("script", index, script);
    // What comes after several spaces explains the command.
    const [words = ""] = rest.split(/ {3,}|\s+…/);
    for (const [, flag = ""] of words.matchAll(/ --([a-z][a-z-]*)/g)) add("flag", index, `${script} ${flag}`);
    if (!["unit", "e2e"].includes(script)) continue;
    for (const word of words.split(" ")) if (PATH.test(word)) add("path", index, word);
  }
  return found;
}

function kindOf(code: string): Reference["kind"] | undefined {
  if (ROUTE.test(code)) return "route";
  if (/^@[\w-]+\/[\w-]+$/.test(code)) return "package";
  if (PATH.test(code)) return "path";
  // Shorter ones are variables of a formula or of an example.
  return NAME.test(code) && code.length > 2 ? "name" : undefined;
}

/** The anchors of a document's headings, as the sites that show it make them. */
export function anchorsIn(text: string): Set<string> {
  return new Set(
    [...text.replaceAll(FENCE, "").matchAll(/^#+ +(.+?) *$/gm)].map(([, heading = ""]) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

/** `GET /api/tables/<id>/log` and `GET /api/tables/:id/log` are the same route. */
export function routePattern(route: string): RegExp {
  const { 1: method = "(?:GET|POST|PUT|PATCH|DELETE|ANY|SOCKET)", 2: path = "" } = ROUTE.exec(route) ?? [];
  const parts = path.split("/").map((part) => {
    if (/^(?:<.*>|:\w+)$/.test(part)) return "[^/]+";
    return part === "*" ? ".*" : part.replaceAll(".", "\\.");
  });
  return new RegExp(`^(?:${method}|ANY) ${parts.join("/")}$`);
}

/** Matches the paths that end with what the document names; `<id>` stands for any name. */
export function pathPattern(path: string): RegExp {
  const parts = path
    .replace(/\/$/, "")
    .replaceAll(/[.$]/g, "\\$&")
    .replaceAll(/<\w+>|\*/g, "[^/]+");
  return new RegExp(`(?:^|/)${parts}$`);
}
