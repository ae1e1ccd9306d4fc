/** The documents mark each measured table with the command that makes it. */
const BLOCK = /<!-- measured: (.+?) -->\n([\s\S]*?)<!-- \/measured -->/g;

/** The content of each block of a document, by command. */
export function blocksIn(text: string): Map<string, string> {
  return new Map([...text.matchAll(BLOCK)].map(([, command = "", content = ""]) => [command, content]));
}

export function withBlock(text: string, command: string, content: string): string {
  return text.replaceAll(BLOCK, (block, found: string) =>
    found === command ? `<!-- measured: ${command} -->\n${content}\n<!-- /measured -->` : block,
  );
}

/** The lists in braces, as in a shell: `--players {2,4}`. */
export function axesOf(command: string): string[][] {
  return [...command.matchAll(/\{([^}]+)\}/g)].map(([, list = ""]) => list.split(","));
}

/** One command for each combination from the lists in braces; the last list changes fastest. */
export function expanded(command: string): string[] {
  const list = /\{([^}]+)\}/.exec(command);
  if (list === null) return [command];
  return (list[1] ?? "").split(",").flatMap((one) => expanded(command.replace(list[0], one)));
}
