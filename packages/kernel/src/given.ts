interface Kinded {
  readonly kind: string;
  readonly id: string;
}

/** The answer, which must be of the kind that the step asked for. */
export function given<A extends Kinded, Kind extends A["kind"]>(
  answer: A,
  kind: Kind,
): Extract<A, { readonly kind: Kind }> {
  if (!isOf(answer, kind)) throw unfit(answer);
  return answer;
}

/** For an answer to another question than the one asked. */
export function unfit({ id }: Kinded): Error {
  return new Error(`“${id}” does not answer what was asked.`);
}

function isOf<A extends Kinded, Kind extends A["kind"]>(
  answer: A,
  kind: Kind,
): answer is Extract<A, { readonly kind: Kind }> {
  return answer.kind === kind;
}
