/** A build, as its service worker knows it. */
export interface Build {
  /** Unique for every build. */
  readonly version: string;
  /** The SHA-256 of the page, to notice that the server already has another build than this worker's. */
  readonly page: string;
  /** The addresses of all files but the page. */
  readonly files: readonly string[];
}

/** How much of the build is on this device. */
export interface PrecacheState {
  readonly kept: number;
  readonly of: number;
}

/** An error in the worker. */
export interface FromWorker {
  readonly kind: "failed";
  readonly error: { readonly name: string; readonly message: string; readonly stack: string | undefined };
}

export type FromPage =
  /** Activate now, without waiting until every page of the previous build is closed. */
  | { readonly kind: "take-over" }
  /** Report how much is there; with `fetch`, download the rest. */
  | { readonly kind: "fill"; readonly fetch: boolean };
