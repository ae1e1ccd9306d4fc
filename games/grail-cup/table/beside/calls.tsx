import { explain, Icon, Shield, shieldOf, stop } from "@roundtable/kit";
import { ALLIES, type Ally } from "../../rules/pieces.ts";
import { CardBack } from "../pieces/cards.tsx";
import icons from "../icons.json" with { type: "json" };
import { allyName, label, type Scene, sentence } from "../scene.ts";

/** The nine allies in the order they are called: who showed which, who is out, what is cursed, what is mine. */
export function Calls({ scene }: { scene: Scene }) {
  const { draft } = scene.view;
  return (
    <div class="gc-calls">
      <ol data-group={1}>
        {ALLIES.map((ally) => (
          <li key={ally}>
            <Call ally={ally} scene={scene} />
          </li>
        ))}
      </ol>
      <span class="gc-aside" aria-hidden="true">
        <CardBack />
        <b>{draft.faceDown}</b>
      </span>
      <span class={`gc-way gc-way-${draft.direction ?? "open"}`} aria-hidden="true">
        <WayDrawing />
      </span>
    </div>
  );
}

type Fate = "to-come" | "out" | "shown" | "nobody";

function Call({ ally, scene }: { ally: Ally; scene: Scene }) {
  const { view, ghost, offers, offer } = scene;
  const call = view.calls.find((one) => one.ally === ally);
  const out = view.draft.faceUp.includes(ally);
  const fate: Fate = call?.seat != null ? "shown" : out ? "out" : call === undefined ? "to-come" : "nobody";
  const curse = (ghost ?? view).curse?.ally === ally ? (ghost ?? view).curse : null;
  const mine = view.mine?.kept.includes(ally) === true;
  const now = view.calls.at(-1)?.ally === ally && view.winner === null;
  const said = label(
    scene,
    allyName(scene, ally),
    call === undefined ? null : sentence(scene, { kind: "called", ally, seat: call.seat }),
    out && call === undefined ? sentence(scene, { kind: "set-aside", faceUp: [ally] }) : null,
    curse === null ? null : sentence(scene, { kind: "cursed", seat: curse.by, ally }),
  );
  const state = `gc-call-${fate} ${now ? "gc-call-now" : ""} ${mine ? "gc-call-mine" : ""} ${curse === null ? "" : "gc-call-cursed"}`;
  return (
    <div
      class={`gc-call gc-ally-${ally} ${state}`}
      data-key={`call-${ally}`}
      {...explain(`ally-${ally}`)}
      {...stop(ally === 1, said, offer(offers.curses.get(ally)))}
    >
      <b data-gc-mark={ally} />
      <Icon name={icons[`ally-${ally}`]} />
      {call?.seat != null && <Shield name={shieldOf(scene, call.seat)} />}
      {mine && scene.me !== null && <Shield name={shieldOf(scene, scene.me)} class="gc-promised" />}
      {curse !== null && (
        <span class="gc-curse">
          <Icon name={icons.curse} />
        </span>
      )}
    </div>
  );
}

export function WayDrawing() {
  return (
    <svg viewBox="0 0 40 24" aria-hidden="true">
      <path d="M2 12q3-6 10-6h14V1l12 11-12 11v-5H13q-7 0-11-6z" />
    </svg>
  );
}
