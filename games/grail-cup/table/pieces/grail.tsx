/** The cup, in a box of 48 by 60 around 0 0. */
export function Grail() {
  return (
    <g class="gc-grail">
      <path
        class="gilt"
        d="M-20-27q20 7 40 0q1 31-15 37q-2 8 1 12 11 2 12 7-18 6-36 0 1-5 12-7 3-4 1-12q-16-6-15-37z"
      />
      <path class="gilt-shade" d="M6-24q8-1 14-3q1 31-15 37q-2 8 1 12 11 2 12 7-8 3-18 3-2-20 6-56z" />
      <ellipse class="gilt-inside" cx="0" cy="-27" rx="20" ry="5.5" />
      <path class="shine" d="M-13-16q1 16 8 20" />
      <path class="gem" d="M0-12l5 6-5 7-5-7z" />
    </g>
  );
}
