/** A card with its number, twice, so that it can be read in a fanned hand. */
export function CardFace({ number }: { number: number }) {
  return (
    <span class="fs-card">
      <small>{number}</small>
      <b>{number}</b>
    </span>
  );
}

export function CardBack() {
  return <span class="fs-card fs-back" />;
}
