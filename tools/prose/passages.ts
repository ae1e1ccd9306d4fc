import { parseSync } from "vite";
import { childrenOf, isNode, lineFinder, type Node } from "../syntax-tree.ts";

/** A paragraph of English in a file. */
export interface Passage {
  readonly kind: "document" | "comment" | "test name" | "message" | "player text";
  readonly line: number;
  readonly text: string;
}

export function passagesIn(file: string, text: string): Passage[] {
  if (file.endsWith(".md")) return paragraphs("document", withoutMarkup(text), 1);
  if (/\.(ts|tsx|mjs|js)$/.test(file)) return inSource(file, text);
  if (file.endsWith(".css")) return commentsMatching(/\/\*([\s\S]*?)\*\//g, text);
  return commentsMatching(/(?<=^|\n)((?:[ \t]*[#;] .*(?:\n|$))+)/g, text);
}

function commentsMatching(pattern: RegExp, text: string): Passage[] {
  const lineOf = lineFinder(text);
  return [...text.matchAll(pattern)].flatMap(({ 1: comment = "", index }) =>
    paragraphs("comment", comment, lineOf(index)),
  );
}

/** Markdown without its code blocks; a link becomes its text. Lines keep their numbers. */
function withoutMarkup(text: string): string {
  const blank = (match: string) => match.replaceAll(/[^\n]/g, "");
  return text
    .replaceAll(/^( *)(```|~~~)[\s\S]*?^\1\2.*$/gm, blank)
    .replaceAll(/<!--[\s\S]*?-->/g, blank)
    .replaceAll(/<[^>]*>/g, blank)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1");
}

function inSource(file: string, text: string): Passage[] {
  const { program, comments } = parseSync(file, text);
  const lineOf = lineFinder(text);
  const passages: Passage[] = [];
  let lines: { readonly first: number; readonly last: number; readonly text: string } | undefined;
  for (const { type, value, start } of comments) {
    const line = lineOf(start);
    if (type === "Line" && lines?.last === line - 1) {
      lines = { first: lines.first, last: line, text: `${lines.text}\n${value}` };
      continue;
    }
    if (lines !== undefined) passages.push(...paragraphs("comment", lines.text, lines.first));
    lines = type === "Line" ? { first: line, last: line, text: value } : undefined;
    if (type === "Block") passages.push(...paragraphs("comment", value, line));
  }
  if (lines !== undefined) passages.push(...paragraphs("comment", lines.text, lines.first));
  for (const [node, kind] of textsIn(
    program as unknown as Node,
    isPlayerText(file) ? "player text" : "message",
  )) {
    const words = wordsOf(node);
    // Keys, class names and styles are no sentences.
    if (kind === "test name" || words.split(" ").length > 3) {
      passages.push({ kind, line: lineOf(node.start), text: words });
    }
  }
  return passages;
}

/** Text for players is in folders of its own, one file or folder per language. */
const isPlayerText = (file: string): boolean => /(?:^|\/)(?:en|fr|ru)(?:\.tsx?$|\/)/.test(file);

/** The texts below a node. The first argument of `test`, `it` and `describe` is the name of a test. */
function* textsIn(
  node: Node,
  kind: "test name" | "message" | "player text",
): Generator<readonly [Node, typeof kind]> {
  if (["Literal", "TemplateLiteral", "JSXText"].includes(node.type)) {
    if (wordsOf(node).trim() !== "") yield [node, kind];
    if (node.type !== "TemplateLiteral") return;
  }
  const [name] = node.type === "CallExpression" && isTest(node.callee) ? (node.arguments as unknown[]) : [];
  for (const [child] of childrenOf(node)) {
    if (child.type !== "TemplateElement") yield* textsIn(child, child === name ? "test name" : kind);
  }
}

function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === "Identifier") return ["test", "it", "describe"].includes(String(callee.name));
  return isTest(callee.type === "MemberExpression" ? callee.object : callee.callee);
}

function wordsOf(node: Node): string {
  if (node.type === "TemplateLiteral") {
    return (node.quasis as readonly { readonly value: { readonly raw: string } }[])
      .map(({ value }) => value.raw)
      .join("…");
  }
  return typeof node.value === "string" ? node.value : "";
}

/** A blank line, a list's item, a heading and a table's cell each end a paragraph. */
function paragraphs(kind: Passage["kind"], text: string, firstLine: number): Passage[] {
  const found: { line: number; text: string }[] = [];
  let open: { line: number; text: string } | undefined;
  const add = (line: number, words: string) => found.push((open = { line, text: words }));
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.replace(/^\s*(?:\*+|[#;]+(?= )|>)?\s*/, "").trimEnd();
    const at = firstLine + index;
    if (line.startsWith("|")) {
      for (const cell of line.split("|")) if (/\w/.test(cell)) add(at, cell.trim());
      open = undefined;
    } else if (/^([-+*] |\d+[.)] |@\w)/.test(line)) {
      add(at, line.replace(/^[-+*] /, ""));
    } else if (!/\w/.test(line) || isDirective(line)) {
      open = undefined;
    } else if (/^\s*#+ /.test(raw) && kind === "document") {
      add(at, line);
      open = undefined;
    } else if (open === undefined) {
      add(at, line);
    } else {
      open.text += ` ${line}`;
    }
  }
  return found.map(({ line, text: words }) => ({ kind, line, text: words }));
}

const isDirective = (line: string) => /^(@ts-|oxlint-|oxfmt-|v8 ignore|\/ <reference)/.test(line);
