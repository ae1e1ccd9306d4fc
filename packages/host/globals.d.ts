// What every engine has beside the language: Node, a page, a web worker. Whatever else the host needs, it is given.

declare class AbortSignal {
  readonly aborted: boolean;
  addEventListener(kind: "abort", then: () => void): void;
  removeEventListener(kind: "abort", then: () => void): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}

declare class TextEncoder {
  encode(text: string): Uint8Array;
}
