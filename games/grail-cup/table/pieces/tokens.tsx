import { memoDrawing } from "@roundtable/kit";
import type { CloverView } from "../../rules/grail-cup.ts";
import type { Token } from "../../rules/pieces.ts";
import icons from "../icons.json" with { type: "json" };

/** A token as it lies: its clover up, or what is under it. What only I remember is drawn with a broken rim. */
export const TokenDrawing = memoDrawing(({ lies, token }: Pick<CloverView, "lies" | "token">) => (
  <svg class={`gc-token-drawing gc-token-${lies}`} viewBox="-26 -26 52 54" aria-hidden="true">
    <circle class="thickness" cy="3" r="23" />
    <circle class="disc" r="23" />
    <circle class="rim" r="18.500" />
    {token === null ? <Clover /> : <TokenIcon token={token} />}
  </svg>
));

function TokenIcon({ token }: { token: Token }) {
  return <use class="sign" href={icons[`token-${token}`]} x="-14" y="-14" width="28" height="28" />;
}

function Clover() {
  return (
    <g class="clover">
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          d="M0-1C-9-6-10-15-4-15.500Q-1-15.500 0-12Q1-15.500 4-15.500C10-15 9-6 0-1z"
          transform={`rotate(${turn + 45})`}
        />
      ))}
      <path class="stalk" d="M1 2q5 6 3 13" />
    </g>
  );
}
