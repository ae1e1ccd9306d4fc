const STROKES = {
  close: "M5 5L19 19M19 5L5 19",
  back: "M15 4L7 12L15 20",
  fold: "M6 4L14 12L6 20M18 4V20",
} as const;

/** The few plain signs of the shell: one stroke weight, drawn with a round nib. */
export function Glyph({ name }: { name: keyof typeof STROKES }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  );
}
