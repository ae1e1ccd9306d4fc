import { BLAZONS, memoDrawing, ShieldDrawing, type ShieldName } from "@roundtable/kit";

interface KnightProps {
  readonly shield: ShieldName;
  readonly lances: number;
  /** Whether the knight looks to the left. */
  readonly turned: boolean;
}

export const KnightDrawing = memoDrawing((props: KnightProps) => (
  <svg class="gc-drawing" viewBox="-40 -114 80 120" aria-hidden="true">
    <KnightShape {...props} />
  </svg>
));

/**
 * A knight on foot behind a shield, 80 by 120 with the feet in the middle of the lower edge. The knight carries the
 * player's lances; more than three are shown as a number.
 */
export function KnightShape({ shield, lances, turned }: KnightProps) {
  const { field, division } = BLAZONS[shield];
  const cloth = `var(--tincture-${field === "argent" ? division : field})`;
  return (
    <g class="gc-knight-drawing">
      <ellipse class="shadow" cx="0" cy="0" rx="29" ry="8" />
      <g transform={turned ? "scale(-1 1)" : undefined}>
        {Array.from({ length: Math.min(3, lances) }, (_, nth) => (
          <Lance key={nth} cloth={cloth} lean={4 + nth * 9} />
        ))}
        <path class="steel" d="M-17-18l-3 14q-7 1-8 5h18l4-17zM17-18l3 14q7 1 8 5h-18l-4-17z" />
        <path
          class="cape"
          style={{ fill: cloth }}
          d="M-15-66q-15 18-17 50q6 5 12 1q3 5 9 2q5 5 11 1q6 4 11-1q6 3 9-2q6 4 12-1q-2-32-17-50z"
        />
        <path
          class="plume"
          style={{ fill: cloth }}
          d="M-2-93q-3-15-18-17q-9 0-12 8q5-3 9 0q-8 3-8 11q5-4 10-2q-4 5-1 10q9-9 20-10z"
        />
        <path class="steel" d="M-15-62q-4-31 15-33q19 2 15 33q-15 8-30 0z" />
        <path class="steel-shade" d="M4-94q14 4 11 32q-6 3-12 4q6-18 1-36z" />
        <path class="visor" d="M-8-76l25-4v6l-24 4zM3-70l11-1-3 11q-4 2-8 2z" />
        <path class="crestline" d="M-1-95q2 9 1 17" />
      </g>
      <g transform="translate(-23 -63)">
        <g transform="scale(.96 .98)">
          <path class="guige" d="M3 3H45V27C45 40 36 49 24 54C12 49 3 40 3 27Z" />
          <ShieldDrawing name={shield} />
        </g>
      </g>
      {lances > 3 && (
        <text class="count" x={turned ? -30 : 30} y="-72">
          {lances}
        </text>
      )}
    </g>
  );
}

function Lance({ cloth, lean }: { cloth: string; lean: number }) {
  return (
    <g transform={`translate(24 -6) rotate(${lean})`}>
      <path class="pole" d="M-1.800 4V-84L0-100L1.800-84V4z" />
      <path class="tip" d="M-3.500-86L0-104L3.500-86z" />
      <path class="pennon" style={{ fill: cloth }} d="M1.800-84q8-3 15 2l-6 4 5 5q-8 3-14 1z" />
      <path class="grip" d="M-4-22h8l-2.500 7h-3z" />
    </g>
  );
}
