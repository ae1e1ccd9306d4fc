import type { LocationType } from "../../rules/pieces/locations.ts";
import type { Resource } from "../../rules/pieces.ts";

/** A log, a block, an ingot: known by their shapes at the height of a figure. In a box of 20 by 20. */
const GOODS: Readonly<Record<Resource, { readonly body: string; readonly lines: string }>> = {
  wood: {
    body: "M4.500 6H15a4 4 0 0 1 0 9H4.500z",
    lines: "M4.500 6a2.600 4.500 0 0 0 0 9 2.600 4.500 0 0 0 0-9zM4.500 9v3M9 8.500h6M8.500 12h4",
  },
  stone: { body: "M2.500 13L5 6l6-3 6 3 1 8-6 3-6-1z", lines: "M5 6l5 2.500L17 6M10 8.500L11.500 17" },
  iron: {
    body: "M1.500 15.500L5 6h10l3.500 9.500z",
    lines: "M5 6l2 3.500h6L15 6M7 9.500l-1.500 6M13 9.500l1.500 6",
  },
};

export function Goods({ kind }: { kind: Resource }) {
  const { body, lines } = GOODS[kind];
  return (
    <svg class={`dc-goods dc-${kind}`} viewBox="0 0 20 20" aria-hidden="true">
      <path class="body" d={body} />
      <path class="lines" d={lines} />
    </svg>
  );
}

/** One of any kind. */
export function AnyGoods() {
  return (
    <svg class="dc-goods" viewBox="0 0 20 20" aria-hidden="true">
      <path class="body dc-wood" d="M2 11a8 8 0 0 1 5.500-7.600L10 11z" />
      <path class="body dc-stone" d="M7.500 3.400A8 8 0 0 1 18 11h-8z" />
      <path class="body dc-iron" d="M2 11h16a8 8 0 0 1-16 0z" />
    </svg>
  );
}

export function Star() {
  return (
    <svg class="dc-star" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 1.500l2.500 5.600 6.100.7-4.500 4.100 1.200 6L10 14.800l-5.300 3.100 1.200-6L1.400 7.800l6.100-.7z" />
    </svg>
  );
}

export function Rampart() {
  return (
    <svg class="dc-rampart" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2.500 3h3.500v2.500h2.500V3h3v2.500H14V3h3.500v8c0 4-3.500 6-7.500 7.500C6 17 2.500 15 2.500 11z" />
    </svg>
  );
}

const MARKS: Readonly<Record<LocationType, string>> = {
  resource: "M10 2C3 6 3 14 10 18 17 14 17 6 10 2zM10 6v9",
  military: "M10 1.500l6.500 13-6.500-3-6.500 3z",
  economic: "M10 2a8 8 0 1 0 .01 0zM7 7h6v6H7z",
  cultural: "M10 1l6.500 9-6.500 9-6.500-9z",
  civic: "M3 17V8l7-5.500L17 8v9h-4.500v-5h-5v5z",
};

/** A type's mark beside its colour. */
export function TypeMark({ type }: { type: LocationType }) {
  return (
    <svg class="dc-mark" viewBox="0 0 20 20" aria-hidden="true">
      <path d={MARKS[type]} />
    </svg>
  );
}

/** The token that lies on a location that does nothing. */
export function Token() {
  return (
    <svg class="dc-token" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d="M8.500 31.500l23-23" />
    </svg>
  );
}
