import "./table.css";

const DOTS = [
  [40, 60],
  [110, 120],
  [180, 40],
  [250, 150],
  [330, 30],
  [420, 130],
  [500, 60],
  [560, 160],
] as const;

const CARDS = [
  { number: 7, at: "translate(210 300) rotate(-12)" },
  { number: 30, at: "translate(300 288)" },
  { number: 12, at: "translate(390 300) rotate(12)" },
] as const;

/** Three cards held up into the night, and a star that falls towards the highest. */
export function Cover() {
  return (
    <svg class="fs-cover" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="sky" x="-400" y="-300" width="1400" height="1000" />
      {DOTS.map(([x, y]) => (
        <circle key={x} class="dot" cx={x} cy={y} r="2.5" />
      ))}
      <path class="tail" d="M470 20L330 130M500 44L352 150M446 6L314 116" />
      <path
        class="star"
        d="M300 96l12 30 32 2-25 21 8 32-27-17-27 17 8-32-25-21 32-2z"
        transform="rotate(-20 300 140)"
      />
      <path class="hill" d="M-400 350q260-90 520-40t480-10 400 30V800H-400z" />
      {CARDS.map(({ number, at }) => (
        <g key={number} transform={at}>
          <rect class="card" x="-45" y="-63" width="90" height="126" rx="9" />
          <text class="number" y="16">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
