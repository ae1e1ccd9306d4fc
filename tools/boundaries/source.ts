import { childrenOf, isNode, lineFinder, type Node, syntaxTree } from "../syntax-tree.ts";

/** An import of any kind: import, export … from, import(), import type, or the URL of a worker. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  readonly typesOnly: boolean;
}

/** A name or a string in the code; never a comment. */
export interface Mention {
  readonly kind: "name" | "member" | "text";
  readonly words: string;
  readonly line: number;
}

export interface Source {
  readonly imports: readonly Import[];
  readonly mentions: readonly Mention[];
}

export function readSource(file: string, text: string): Source {
  const imports: Import[] = [];
  const mentions: Mention[] = [];
  const lineOf = lineFinder(text);

  const imported = (source: unknown, typesOnly: boolean): void => {
    const specifier = isNode(source) ? textOf(source) : undefined;
    if (isNode(source) && specifier !== undefined) {
      imports.push({ specifier, typesOnly, line: lineOf(source.start) });
    }
  };

  const visit = (node: Node, parent: Node | undefined, field: string): void => {
    switch (node.type) {
      case "ImportDeclaration":
        imported(node.source, node.importKind === "type" || everySpecifierIsType(node, "importKind"));
        break;
      case "ExportNamedDeclaration":
        imported(node.source, node.exportKind === "type" || everySpecifierIsType(node, "exportKind"));
        break;
      case "ExportAllDeclaration":
        imported(node.source, node.exportKind === "type");
        break;
      case "ImportExpression":
        imported(node.source, false);
        break;
      case "TSImportType":
        imported(node.source ?? node.argument, true);
        break;
      case "NewExpression":
        if (isWorkerAddress(node)) imported((node.arguments as unknown[])[0], false);
        break;
      case "Identifier":
      case "JSXIdentifier":
        if (!isLabel(parent, field)) {
          mentions.push({ kind: "name", words: String(node.name), line: lineOf(node.start) });
        }
        break;
      case "MemberExpression": {
        const member = memberOf(node);
        if (member !== undefined) mentions.push({ kind: "member", words: member, line: lineOf(node.start) });
        break;
      }
      default: {
        const words = textOf(node);
        if (words !== undefined) mentions.push({ kind: "text", words, line: lineOf(node.start) });
      }
    }
    for (const [child, name] of childrenOf(node)) visit(child, node, name);
  };
  visit(syntaxTree(file, text), undefined, "");
  return { imports, mentions };
}

function textOf(node: Node): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "JSXText" && typeof node.value === "string") return node.value;
  if (node.type === "TSLiteralType" && isNode(node.literal)) return textOf(node.literal);
  if (node.type === "TemplateLiteral" && Array.isArray(node.quasis) && node.quasis.length === 1) {
    const [only] = node.quasis as unknown[];
    return isNode(only) ? textOf(only) : undefined;
  }
  if (node.type === "TemplateElement") return (node.value as { readonly raw: string }).raw;
  return undefined;
}

/** `a.b` and `a["b"]` as "a.b"; longer chains are visited link by link. */
function memberOf(node: Node): string | undefined {
  const { object, property } = node;
  if (!isNode(object) || !isNode(property)) return undefined;
  const of = object.type === "Identifier" ? String(object.name) : "";
  const name = node.computed === true ? textOf(property) : String(property.name);
  return name === undefined ? undefined : `${of}.${name}`;
}

/** Keys and member names are no globals: `{ process: 1 }` and `turn.process` do not refer to `process`. */
function isLabel(parent: Node | undefined, field: string): boolean {
  if (parent === undefined || parent.computed === true || parent.shorthand === true) return false;
  return (parent.type === "MemberExpression" && field === "property") || field === "key";
}

function everySpecifierIsType(node: Node, kind: "importKind" | "exportKind"): boolean {
  const specifiers = node.specifiers as readonly Node[];
  return specifiers.length > 0 && specifiers.every((specifier) => specifier[kind] === "type");
}

function isWorkerAddress(node: Node): boolean {
  const [, base] = node.arguments as readonly unknown[];
  return isNode(node.callee) && node.callee.name === "URL" && isNode(base) && memberOf(base) === ".url";
}
