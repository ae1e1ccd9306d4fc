/** A figure that is part of a drawing: the piece's own name says it in words. */
export function Num({ of }: { of: number | string }) {
  return <i class="dc-num" data-figure={of} />;
}
