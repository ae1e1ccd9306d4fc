import { explain, nameOf, pieceName, Shield, shieldOf, stop } from "@roundtable/kit";
import type { Seat } from "@roundtable/kernel";
import type { Ally, Direction } from "../../rules/pieces.ts";
import { WayDrawing } from "./calls.tsx";
import { CardBack, CardFace } from "../pieces/cards.tsx";
import { allyName, label, type Scene, sentence } from "../scene.ts";

/** What lies before me: the hand I pick from, or the allies I have kept. */
export function Tray({ scene }: { scene: Scene }) {
  const { view, offers, offer } = scene;
  const { mine } = view;
  if (mine === null) return null;
  const putAway = mine.hand.length === 0 ? mine.discarded : null;
  return (
    <div
      class="gc-tray"
      style={{ "--cards": mine.kept.length + mine.hand.length + (putAway === null ? 0 : 1) }}
      data-group={1}
    >
      {offers.directions.size > 0 && (
        <div class="gc-ways">
          <Way scene={scene} direction="left" />
          <Way scene={scene} direction="right" />
        </div>
      )}
      <div class="gc-kept">
        {mine.kept.map((ally) => (
          <div
            key={ally}
            class="gc-held"
            data-key={`card-${ally}`}
            {...explain(`ally-${ally}`)}
            {...stop(true, keptLabel(scene, ally))}
          >
            <CardFace ally={ally} name={pieceName(scene, `ally-${ally}`)} />
            {scene.me !== null && <Shield name={shieldOf(scene, scene.me)} class="gc-promised" />}
          </div>
        ))}
        {putAway !== null && <PutAway scene={scene} ally={putAway} />}
      </div>
      <div class="gc-hand">
        {mine.hand.map((ally, nth) => (
          <div
            key={ally}
            class="gc-held"
            data-key={`card-${ally}`}
            {...explain(`ally-${ally}`)}
            {...stop(nth === 0, handLabel(scene, ally), offer(offers.hand.get(ally)))}
          >
            <CardFace ally={ally} name={pieceName(scene, `ally-${ally}`)} />
            {ally === mine.takenUp && (
              <span class="gc-was-face-down" aria-hidden="true">
                <CardBack />
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** GC-11: the player who took up the face-down card knows which one it is. */
function handLabel(scene: Scene, ally: Ally): string {
  const lay = ally === scene.view.mine?.takenUp ? pieceName(scene, "face-down-card") : null;
  return label(scene, allyName(scene, ally), lay);
}

function keptLabel(scene: Scene, ally: Ally): string {
  const { me, view } = scene;
  return me === null ? "" : sentence(scene, { kind: "kept", seat: me, round: view.round, pick: 0, ally });
}

/** GC-9: the card that the last to choose did not keep. */
function PutAway({ scene, ally }: { scene: Scene; ally: Ally }) {
  const { me, view } = scene;
  if (me === null) return null;
  return (
    <div
      class="gc-held gc-put-away"
      {...explain(`ally-${ally}`)}
      {...stop(false, sentence(scene, { kind: "discarded", seat: me, round: view.round, ally }))}
    >
      <CardFace ally={ally} name={pieceName(scene, `ally-${ally}`)} />
    </div>
  );
}

/** An arrow with the shield of the player who gets the cards: to my left sits the next player clockwise. */
function Way({ scene, direction }: { scene: Scene; direction: Direction }) {
  const { me, seats, offers, offer } = scene;
  if (me === null) return null;
  const to: Seat = (me + (direction === "left" ? 1 : seats.length - 1)) % seats.length;
  return (
    <div class={`gc-way-choice gc-way-${direction}`} {...offer(offers.directions.get(direction))}>
      <WayDrawing />
      <span>
        <Shield name={shieldOf(scene, to)} />
        <bdi data-gc-mark={nameOf(scene, to)} />
      </span>
    </div>
  );
}
