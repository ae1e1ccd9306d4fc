import { ShieldDrawing, SHIELDS } from "@roundtable/kit";

/** The round table from above, with all ten shields at its rim. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="-150 -150 300 300" aria-hidden="true">
      <circle r="92" class="emblem-rim" />
      <circle r="84" class="emblem-wood" />
      <g class="emblem-grain">
        <circle r="70" />
        <circle r="52" />
        <circle r="33" />
        {Array.from({ length: 10 }, (_, spoke) => (
          <path key={spoke} d="M0 -33V-84" transform={`rotate(${spoke * 36 + 18})`} />
        ))}
      </g>
      <g class="emblem-cup">
        <path d="M-15 -19H15C15 -4 9 3 3 5V12C8 13 11 16 11 19H-11C-11 16 -8 13 -3 12V5C-9 3 -15 -4 -15 -19Z" />
        <path d="M-15 -15C-24 -15 -22 -3 -12 -4M15 -15C24 -15 22 -3 12 -4" class="emblem-handles" />
      </g>
      {SHIELDS.map((name, seat) => (
        <g key={name} transform={`rotate(${seat * 36}) translate(0 -117) scale(.92) translate(-24 -28)`}>
          <ShieldDrawing name={name} />
        </g>
      ))}
    </svg>
  );
}

/** The site's name with its logo: a table and four seats, simple enough for the corner of a page. */
export function Wordmark() {
  return (
    <span class="wordmark">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="9" class="wordmark-table" />
        {[0, 60, 120, 180, 240, 300].map((turn, seat) => (
          <path
            key={turn}
            d="M12.5 1H19.5V4.5C19.5 6.5 18 7.5 16 8.3C14 7.5 12.5 6.5 12.5 4.5Z"
            transform={`rotate(${turn} 16 16)`}
            class={`wordmark-seat wordmark-seat-${seat % 3}`}
          />
        ))}
      </svg>
      Roundtable
    </span>
  );
}
