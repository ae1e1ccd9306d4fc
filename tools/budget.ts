import { gzipSync } from "node:zlib";

const KB = 1024;

/** The most compressed bytes of script that a first-time visitor's browser may fetch for each screen. */
export const BUDGET = { home: 50 * KB, lobby: 128 * KB, table: 124 * KB } as const;

export type WeighedScreen = keyof typeof BUDGET;

/** The scripts that a browser has fetched for one screen, by address. */
export type Scripts = ReadonlyMap<string, Uint8Array>;

export interface Weight {
  readonly bytes: number;
  readonly isOver: boolean;
  /** The result as text, with the heaviest scripts if it is over budget. */
  readonly sentence: string;
}

export function weigh(screen: WeighedScreen, scripts: Scripts): Weight {
  const packed = [...scripts].map(([address, script]) => ({
    address,
    bytes: gzipSync(script, { level: 9 }).length,
  }));
  const bytes = packed.reduce((sum, script) => sum + script.bytes, 0);
  const isOver = bytes > BUDGET[screen];
  const heaviest = packed
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map((script) => `${script.address} ${inKb(script.bytes)}`);
  const sum = `${inKb(bytes)} of ${inKb(BUDGET[screen])} in ${scripts.size} scripts`;
  return { bytes, isOver, sentence: isOver ? `${sum}, too much: ${heaviest.join(", ")} …` : sum };
}

function inKb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}
