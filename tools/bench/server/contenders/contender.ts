/** One of so many. */
export type Pick = (count: number) => number;

/** A real client at one seat of a match. */
export interface Player {
  /** The moves that it knows of. */
  readonly version: number;
  readonly isOver: boolean;
  /** Called when it has learned of a move. */
  onUpdate: (() => void) | null;
  /** If it knows that it is its turn, it sends a random legal move and says true. */
  move(pick: Pick): boolean;
  close(): void;
}

/** A server that is measured, in a process of its own; or several that are one to their clients. */
export interface Contender {
  readonly name: string;
  readonly seats: number;
  readonly pids: readonly number[];
  /** Of the database under it, where there is one. */
  readonly databasePid?: number | null;
  /** On this folder, which it may have had before. */
  start(folder: string): Promise<void>;
  stop(signal: NodeJS.Signals): Promise<void>;
  collectGarbage(): Promise<void>;
  newMatch(): Promise<unknown>;
  /** Resolves when the client knows where the match stands. */
  sit(match: unknown, seat: number): Promise<Player>;
}
