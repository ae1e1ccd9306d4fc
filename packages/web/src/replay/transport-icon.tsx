const STROKES = {
  end: "M6 5L15 12L6 19M18 5V19",
  turn: "M5 5L12 12L5 19M12 5L19 12L12 19",
  step: "M9 5L16 12L9 19",
  play: "M8 5L18 12L8 19Z",
  pause: "M8 5V19M16 5V19",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  review: "M4 19V5M4 19H20M7 15L11 10L14 13L19 6",
  keys: "M9 9a3 3 0 1 1 4.5 2.600C12.500 12.200 12 13 12 14M12 18V18.100",
} as const;

/** The icons of the transport buttons; those that lead back are mirrored. */
export function TransportIcon({ name, back = false }: { name: keyof typeof STROKES; back?: boolean }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" data-back={back ? "" : undefined}>
      <path d={STROKES[name]} />
    </svg>
  );
}
