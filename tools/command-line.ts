import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

/** The command line is wrong: one clear line, and exit code 2. */
export class UsageError extends Error {
  override readonly name = "Complaint";
}

/** Where a tool prints: results on stdout, everything else on stderr. `process` is one. */
export interface Terminal {
  readonly stdout: Speaker;
  readonly stderr: Speaker;
}

interface Speaker {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Runs a tool and returns its exit code: its own, or 2 for a usage error. */
export async function exitCodeOf(terminal: Terminal, tool: () => Promise<number>): Promise<number> {
  try {
    return await tool();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.stderr.write(`${error.message}\n`);
    return 2;
  }
}

export function readFlags<Flags extends ParseArgsOptionsConfig>(argv: readonly string[], flags: Flags) {
  const { values, positionals } = readCommand(argv, flags);
  const [word] = positionals;
  if (word !== undefined) throw new UsageError(`Unexpected argument '${word}'. ${known(flags)}`);
  return values;
}

/** Parses flags and positional arguments. */
export function readCommand<Flags extends ParseArgsOptionsConfig>(argv: readonly string[], flags: Flags) {
  try {
    return parseArgs({ args: [...argv], options: flags, strict: true, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${firstSentence(error.message)} ${known(flags)}`);
  }
}

function known(flags: ParseArgsOptionsConfig): string {
  return `The flags are: ${Object.keys(flags)
    .map((name) => `--${name}`)
    .join(", ")}.`;
}

export function wholeNumber(flag: string, text: string, least: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least))
    throw new UsageError(`--${flag} must be a whole number from ${least} on, not “${text}”.`);
  return number;
}

function firstSentence(message: string): string {
  return /^.*?\.(?=\s|$)/s.exec(message)?.[0] ?? `${message}.`;
}
