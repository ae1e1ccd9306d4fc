import type { Rated } from "./elo.ts";

interface Level extends Rated {
  readonly name: string;
  /** In games with sides: which side. */
  readonly side?: string;
}

/** The line of `--json`, the weakest bot first. */
export interface Ladder {
  readonly game: string;
  readonly players: number;
  readonly levels: readonly Level[];
}

export function ladderText(name: string, { players, levels }: Ladder): string {
  const called = ({ name: bot, side }: Level) => (side === undefined ? bot : `${bot} (${side})`);
  const width = Math.max(...levels.map((level) => called(level).length));
  const lines = levels.map((level) => {
    const { elo, low, high, games } = level;
    return `  ${called(level).padEnd(width)}  ${whole(elo)}  95 %: ${whole(low)} to ${whole(high)}  ${games} games`;
  });
  return [`${name} · ${players} players`, "", ...lines, ""].join("\n");
}

function whole(elo: number): string {
  return elo.toFixed(0).padStart(5);
}
