/** What the facts that a game remembers of a seat are called, in one language. `games/<id>/text/<locale>/facts.ts` has it. */
export interface FactsText {
  /** Where points come from. */
  readonly sources?: Readonly<Record<string, string>>;
  /** By kind: what wins are counted by, and what the values are called. */
  readonly had?: Readonly<
    Record<string, { readonly title: string; readonly names: Readonly<Record<string, string>> }>
  >;
}
