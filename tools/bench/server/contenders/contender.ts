/** Picks one of this many. */
export type Pick = (count: number) => number;

/** A real client at one seat of a match. */
export interface Player {
  /** How many moves it knows of. */
  readonly version: number;
  readonly isOver: boolean;
  /** Called when it has learned of a move. */
  onUpdate: (() => void) | null;
  /** Sends a random legal move and returns true, if it knows that it is its turn. */
  move(pick: Pick): boolean;
  close(): void;
}

/** A server to be measured, in a process of its own; or a cluster of several. */
export interface Contender {
  readonly name: string;
  readonly seats: number;
  readonly pids: readonly number[];
  /** The process of its database, if there is one. */
  readonly databasePid?: number | null;
  /** Starts on this folder, which may have data from an earlier start. */
  start(folder: string): Promise<void>;
  stop(signal: NodeJS.Signals): Promise<void>;
  collectGarbage(): Promise<void>;
  newMatch(): Promise<unknown>;
  /** Resolves when the client knows the state of the match. */
  sit(match: unknown, seat: number): Promise<Player>;
}
