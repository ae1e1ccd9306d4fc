import type { Space, Token } from "../rules/pieces.ts";

/** What Merlin found, the lowest space first: the order in which the answers name the tokens. */
export function foundInOrder(
  spaces: readonly Space[],
  tokens: readonly Token[],
): { readonly space: Space; readonly token: Token }[] {
  return spaces
    .flatMap((space, index) => {
      const token = tokens[index];
      return token === undefined ? [] : [{ space, token }];
    })
    .toSorted((one, other) => one.space - other.space);
}
