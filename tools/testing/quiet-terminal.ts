import type { Terminal } from "../command-line.ts";

/** A terminal that records its output. */
export function quietTerminal(): Terminal & { readonly said: { stdout: string; stderr: string } } {
  const said = { stdout: "", stderr: "" };
  return {
    said,
    stdout: { write: (text) => (said.stdout += text) },
    stderr: { write: (text) => (said.stderr += text) },
  };
}
