import { memoDrawing } from "@roundtable/kit";

export const DragonDrawing = memoDrawing(({ turned }: { turned: boolean }) => (
  <svg class="gc-drawing" viewBox="-75 -122 150 130" aria-hidden="true">
    <DragonShape turned={turned} />
  </svg>
));

/** The dragon, 150 by 130 with its claws in the middle of the lower edge, looking to the left. */
export function DragonShape({ turned }: { turned: boolean }) {
  return (
    <g class="gc-dragon-drawing">
      <ellipse class="shadow" cx="0" cy="0" rx="46" ry="9" />
      <g transform={turned ? "scale(-1 1)" : undefined}>
        <g class="wing wing-far">
          <path
            class="membrane"
            d="M-2-52C-12-84-2-104 18-118c-1 11 3 16 12 20-9 6-10 12-6 22-9-1-13 4-12 14z"
          />
        </g>
        <path class="scales" d="M16-2c30 6 56-6 54-28-1-13-16-18-23-9 8-1 12 4 9 10-5 9-20 8-32-1z" />
        <path class="spike" d="M48-38L36-53l-1 14-13 2 18 10z" />
        <path class="scales" d="M-20 0c-16-12-19-36-3-50 15-13 45-8 53 14 6 17-2 34-18 36z" />
        <path class="belly" d="M-20 0c-15-12-17-33-5-46 13 6 20 24 17 46z" />
        <path class="seam" d="M-31-30q10-2 18 2M-30-20q12-2 21 2M-26-10q10-1 18 1M-27-39q6-1 10 2" />
        <path class="scales" d="M4 2c-4-16 6-27 18-25 13 3 17 17 9 25z" />
        <path class="seam" d="M10-4q0-12 10-12M18-24q4 1 7 4" />
        <path
          class="claw"
          d="M2 3l-6 3 9 1zM10 3l-4 4 9 0zM19 3l-3 4 9 0zM-24 2l-8 3 10 1zM-16 2l-5 4 10 0z"
        />
        <path class="scales" d="M-9 3q-2-12-10-16-11 3-9 12 1 4 7 4z" />
        <g class="wing wing-near">
          <path
            class="membrane"
            d="M6-50C8-82 26-102 58-114c-4 11-1 18 8 23-10 4-13 11-10 21-11-2-17 3-17 14-9-4-17-1-21 8z"
          />
          <path class="seam" d="M8-50Q26-84 58-114M12-52Q34-76 66-91M14-50Q34-66 56-70M17-48q10-8 22-8" />
        </g>
        <path class="spike" d="M-3-93l10-5-3 10zM3-80l11-3-5 10zM6-68l11-1-7 8z" />
        <path
          class="scales"
          d="M-24-44C-13-50-14-60-22-66c-5-4-12-5-19-4l-17 3c-8 1-12-5-8-10 3-5 10-7 17-10 3-13 14-19 26-16 14 3 24 14 26 27 2 13-5 26-14 33z"
        />
        <path class="spike" d="M-31-101q-4-12 4-21 0 10 8 17l2 5zM-20-102q2-11 12-16-3 9 0 17l-1 5z" />
        <path class="mouth" d="M-64-72q14 0 24-5 6-3 9-8" />
        <path class="fang" d="M-57-73l3 6 3-7zM-47-75l3 5 2-7z" />
        <circle class="eye" cx="-34" cy="-91" r="4.400" />
        <path class="pupil" d="M-35-95v8" />
        <circle class="pupil" cx="-60" cy="-80" r="1" />
      </g>
    </g>
  );
}
