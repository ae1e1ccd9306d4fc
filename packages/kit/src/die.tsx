/** The pips of each face, on a grid of 3 by 3 counted from the top left. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A six-sided die that shows a face; null while it tumbles or nothing was rolled. It fills a box of 48 by 48. */
export function DieDrawing({ face }: { face: number | null }) {
  return (
    <g class="die">
      <rect x="2" y="2" width="44" height="44" rx="9" class="die-body" />
      {(PIPS[face ?? 0] ?? []).map((at) => (
        <circle key={at} class="die-pip" cx={12 + (at % 3) * 12} cy={12 + Math.floor(at / 3) * 12} r="4.2" />
      ))}
    </g>
  );
}
