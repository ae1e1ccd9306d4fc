/** A card with its number, twice for whoever holds many. */
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
