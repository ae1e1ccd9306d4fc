import { nameOf, Shield, shieldOf } from "@roundtable/kit";
import { Grail } from "../pieces/grail.tsx";
import { type Scene, sentence } from "../scene.ts";

/** GC-13: one winner, with the cup; the order of the others is only for information. */
export function Ending({ scene }: { scene: Scene }) {
  const { view } = scene;
  if (view.winner === null) return null;
  return (
    <div class="gc-ending">
      <svg class="gc-trophy gc-painted" viewBox="-60 -60 120 120" aria-hidden="true">
        <g class="gc-rays">
          {Array.from({ length: 20 }, (_, ray) => (
            <path
              key={ray}
              d="M-2.500-34L0-58L2.500-34z"
              transform={`rotate(${ray * 18}) scale(${ray % 2 === 0 ? 1 : 0.8})`}
            />
          ))}
        </g>
        <Grail />
      </svg>
      <p class="gc-victory">{sentence(scene, { kind: "won", seat: view.winner })}</p>
      <ol>
        {view.race.map((seat) => (
          <li key={seat}>
            <Shield name={shieldOf(scene, seat)} />
            <span>{nameOf(scene, seat)}</span>
            <b>{view.knights[seat]?.space}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
