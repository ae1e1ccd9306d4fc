import { useId } from "preact/hooks";
import { memoDrawing } from "./memo-drawing.tsx";
import { imageRole } from "./image-role.ts";
import { BLAZONS, type ShieldName } from "./shields.ts";

const OUTLINE = "M3 3H45V27C45 40 36 49 24 54C12 49 3 40 3 27Z";

interface ShieldProps {
  readonly name: ShieldName;
  readonly label?: string;
  readonly class?: string;
}

/** The shield of a seat, wherever the seat appears. It has a label only if no name stands beside it. */
export const Shield = memoDrawing(({ name, label, class: className }: ShieldProps) => (
  <svg class={`shield ${className ?? ""}`} viewBox="0 0 48 56" {...imageRole(label)}>
    <ShieldDrawing name={name} />
  </svg>
));

/** The same inside another drawing, in a box of 48 by 56. */
export function ShieldDrawing({ name }: { name: ShieldName }) {
  const { field, division, path, charge, icon } = BLAZONS[name];
  const clip = useId();
  const edge = charge === "sable" || charge === "vert" || charge === "gules" ? "argent" : "sable";
  return (
    <g class="shield-drawing">
      <path d={OUTLINE} style={{ fill: tincture(field) }} />
      <clipPath id={clip}>
        <path d={OUTLINE} />
      </clipPath>
      <path d={path} clip-path={`url(#${clip})`} style={{ fill: tincture(division) }} />
      <use
        href={icon}
        x="8"
        y="9"
        width="32"
        height="32"
        class="shield-charge"
        style={{ color: tincture(charge), stroke: tincture(edge) }}
      />
      <path d={OUTLINE} class="shield-rim" />
    </g>
  );
}

function tincture(name: string): string {
  return `var(--tincture-${name})`;
}
