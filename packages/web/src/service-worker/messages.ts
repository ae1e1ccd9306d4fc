/** What is built, as its worker knows it. */
export interface Build {
  /** Another for every build. */
  readonly version: string;
  /** The SHA-256 of the page: a server may have another build by now than the one of which this worker is. */
  readonly page: string;
  /** The addresses of all files but the page. */
  readonly files: readonly string[];
}

/** How much of the build is on this device. */
export interface Filled {
  readonly kept: number;
  readonly of: number;
}

/** Something has failed in the worker. */
export interface FromWorker {
  readonly kind: "failed";
  readonly error: { readonly name: string; readonly message: string; readonly stack: string | undefined };
}

export type FromPage =
  /** Do not wait until every page of the build before is closed. */
  | { readonly kind: "take-over" }
  /** How much is there? `fetch` what is not. */
  | { readonly kind: "fill"; readonly fetch: boolean };
