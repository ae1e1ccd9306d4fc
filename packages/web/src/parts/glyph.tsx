const STROKES = {
  close: "M5 5L19 19M19 5L5 19",
  back: "M15 4L7 12L15 20",
  recall: "M4 5V11H10M4.5 11A8 8 0 1 1 5 15.5M12 8V12.5L15 14.5",
  person: "M12 11.5A4 4 0 1 0 12 3.5A4 4 0 1 0 12 11.5M4 20.5C5 12.5 19 12.5 20 20.5",
  fold: "M6 4L14 12L6 20M18 4V20",
} as const;

/** The shell's own icons: one stroke weight, with round ends. */
export function Glyph({ name }: { name: keyof typeof STROKES }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  );
}
