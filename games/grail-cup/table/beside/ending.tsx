import { type EndingProps, nameOf, Shield, shieldOf } from "@roundtable/kit";
import type { GrailCup } from "../../rules/grail-cup.ts";
import { Grail } from "../pieces/grail.tsx";
import { type Scene, sentence } from "../scene.ts";

/** GC-13: one winner, with the cup, where my allies lay; the order of the others is only for information. */
export function Ending({ scene }: { scene: Scene }) {
  const { view } = scene;
  if (view.winner === null) return null;
  return (
    <div class="gc-ending">
      <Trophy />
      <p class="gc-victory">{sentence(scene, { kind: "won", seat: view.winner })}</p>
      <Race of={scene} />
    </div>
  );
}

function Trophy() {
  return (
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
  );
}

/** What leads the page at the end: the Grail, and whose it is. */
export function Prize({ view, seats }: EndingProps<GrailCup>) {
  if (view.winner === null) return null;
  return (
    <div class="gc-prize">
      <Trophy />
      <Shield name={shieldOf({ seats }, view.winner)} />
    </div>
  );
}

/** The page at the end: how the Grail was won, and how far everybody came. */
export function EndPage(props: EndingProps<GrailCup>) {
  const { winner } = props.view;
  if (winner === null) return null;
  return (
    <div class="gc-end-page">
      <p>{sentence(props, { kind: "won", seat: winner })}</p>
      <Race of={props} />
    </div>
  );
}

function Race({ of }: { of: Pick<Scene, "view" | "seats" | "me"> }) {
  return (
    <ol>
      {of.view.race.map((seat) => (
        <li key={seat} data-me={seat === of.me ? "" : undefined}>
          <Shield name={shieldOf(of, seat)} />
          <span>{nameOf(of, seat)}</span>
          <b>{of.view.knights[seat]?.space}</b>
        </li>
      ))}
    </ol>
  );
}
