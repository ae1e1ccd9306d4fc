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
  const picking = mine.hand.length > 0;
  return (
    <div class={`gc-tray ${picking || offers.directions.size > 0 ? "gc-picking" : ""}`} data-group={1}>
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
          </div>
        ))}
        {mine.discarded !== null && mine.hand.length === 0 && <PutAway scene={scene} />}
      </div>
      {offers.directions.has("left") && <Way scene={scene} direction="left" />}
      <div class="gc-hand" style={{ "--cards": mine.hand.length }}>
        {mine.hand.map((ally, nth) => (
          <div
            key={ally}
            class="gc-held"
            style={{ "--nth": nth - (mine.hand.length - 1) / 2 }}
            data-key={`card-${ally}`}
            {...explain(`ally-${ally}`)}
            {...stop(nth === 0, handLabel(scene, ally))}
            {...offer(offers.hand.get(ally))}
          >
            {ally === mine.takenUp && (
              <span class="gc-was-face-down" aria-hidden="true">
                <CardBack />
              </span>
            )}
            <CardFace ally={ally} name={pieceName(scene, `ally-${ally}`)} />
          </div>
        ))}
      </div>
      {offers.directions.has("right") && <Way scene={scene} direction="right" />}
    </div>
  );
}

/** GC-11: whoever took up the card that lay face down knows which one it is. */
function handLabel(scene: Scene, ally: Ally): string {
  const lay = ally === scene.view.mine?.takenUp ? pieceName(scene, "face-down-card") : null;
  return label(scene, allyName(scene, ally), lay);
}

function keptLabel(scene: Scene, ally: Ally): string {
  const { me, view } = scene;
  return me === null ? "" : sentence(scene, { kind: "kept", seat: me, round: view.round, pick: 0, ally });
}

function PutAway({ scene }: { scene: Scene }) {
  const { me, view } = scene;
  const ally = view.mine?.discarded;
  if (ally == null || me === null) return null;
  return (
    <div
      class="gc-held gc-put-away"
      {...explain(`ally-${ally}`)}
      {...stop(false, sentence(scene, { kind: "discarded", seat: me, round: view.round, ally }))}
    >
      <CardBack />
      <b>{ally}</b>
    </div>
  );
}

/** An arrow with the shield of whoever gets the cards: to my left sits the next player clockwise. */
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
