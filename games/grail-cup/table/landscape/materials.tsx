/** What is drawn once and used many times: trees, clouds, the quill and the brush. */
export function Materials() {
  return (
    <defs>
      <filter id="gc-ink" x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency="0.045" numOctaves="2" seed="3" />
        <feDisplacementMap in="SourceGraphic" scale="3.4" />
      </filter>
      <filter id="gc-wash" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="0.011 0.02" numOctaves="5" seed="11" />
        <feColorMatrix values="0 0 0 0 .34  0 0 0 0 .26  0 0 0 0 .1  0 2.4 0 0 -1.02" />
        <feComposite in2="SourceGraphic" operator="in" />
      </filter>
      <linearGradient id="gc-heaven" x1="0" y1="0" x2="0" y2="1">
        <stop class="gc-sky-high" offset="0" />
        <stop class="gc-sky-low" offset="1" />
      </linearGradient>
      <radialGradient id="gc-halo">
        <stop class="gc-halo-in" offset="0" />
        <stop class="gc-halo-out" offset="1" />
      </radialGradient>
      <g id="gc-oak">
        <path class="gc-trunk" d="M-4 0q3-12 1-30h7q-2 18 2 30z" />
        <path
          class="gc-crown"
          d="M-20-25c-10 0-14-9-10-17-5-9 2-19 11-19 3-13 19-16 27-8 12-2 20 7 17 17 8 7 4 19-6 21-5 8-15 9-20 4-6 5-14 5-19 2z"
        />
        <path
          class="gc-leafing"
          d="M-19-34q5-7 11-3M-7-50q6-7 12-2M6-33q6-6 12-1M-18-48q3-5 7-5M10-58q5 0 7 5"
        />
      </g>
      <g id="gc-pine">
        <path class="gc-trunk" d="M-3 0v-14h6V0z" />
        <path
          class="gc-crown"
          d="M-20-9q14-8 13-14-7 3-9 3 10-8 9-15-5 3-7 2Q-3-48 0-72q3 24 14 39-2 1-7-2-1 7 9 15-2 0-9-3-1 6 13 14-20 6-40 0z"
        />
        <path class="gc-leafing" d="M-8-16q8 3 14 0M-5-32q5 3 9 0M-3-47q3 2 5 0" />
      </g>
      <g id="gc-poplar">
        <path class="gc-trunk" d="M-2.500 0v-16h5V0z" />
        <path class="gc-crown" d="M0-10c-14 0-15-16-13-28 2-18 8-32 13-40 5 8 11 22 13 40 2 12 1 28-13 28z" />
        <path class="gc-leafing" d="M-5-20q4-5 0-10M3-26q4-6 1-12M-3-42q4-5 1-10M1-14q4-2 5-6" />
      </g>
      <path
        id="gc-cloud"
        class="gc-cloud"
        d="M0 0c-13 1-19-13-7-18-3-14 17-20 24-9 6-15 31-15 35 1 10-7 25 0 22 11 14-1 18 14 5 16z"
      />
    </defs>
  );
}
