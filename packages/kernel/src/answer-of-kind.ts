interface Kinded {
  readonly kind: string;
  readonly id: string;
}

/** Narrows an answer to the kind that the step asked for, and throws for any other. */
export function answerOfKind<A extends Kinded, Kind extends A["kind"]>(
  answer: A,
  kind: Kind,
): Extract<A, { readonly kind: Kind }> {
  if (!isOf(answer, kind)) throw wrongAnswer(answer);
  return answer;
}

/** The error for an answer to a question that was not asked. */
export function wrongAnswer({ id }: Kinded): Error {
  return new Error(`“${id}” does not answer what was asked.`);
}

function isOf<A extends Kinded, Kind extends A["kind"]>(
  answer: A,
  kind: Kind,
): answer is Extract<A, { readonly kind: Kind }> {
  return answer.kind === kind;
}
