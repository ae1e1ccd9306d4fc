import type { Seat } from "@roundtable/kernel";
import { Shield } from "@roundtable/kit";
import { CardBack } from "../table/cards.tsx";
import { Heading, Seats } from "./parts.tsx";
import { nameOf, type Scene } from "./scene.ts";

interface CoverProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly onReveal: () => void;
  readonly onCancel?: () => void;
}

/** Nothing but whose turn it is to look. */
export function Cover({ scene, seat, onReveal, onCancel }: CoverProps) {
  const { words, seats } = scene;
  const name = nameOf(scene, seat);
  const shield = seats[seat]?.shield;
  return (
    <section class="qm-screen qm-cover">
      <span class="qm-cover-back" aria-hidden="true">
        <CardBack />
        {shield !== undefined && <Shield name={shield} />}
      </span>
      <Heading>{words.cover.passTo(name)}</Heading>
      <p>{words.cover.onlyFor}</p>
      <div class="qm-doors">
        <button type="button" class="gold large" onClick={onReveal}>
          {words.cover.reveal(name)}
        </button>
        {onCancel !== undefined && (
          <button type="button" class="quiet" onClick={onCancel}>
            {words.cancel}
          </button>
        )}
      </div>
    </section>
  );
}

/** Who wants to see his card once more. */
export function WhoseCard({
  scene,
  onChoose,
  onCancel,
}: {
  scene: Scene;
  onChoose: (seat: Seat) => void;
  onCancel: () => void;
}) {
  const { words, seats } = scene;
  return (
    <section class="qm-screen">
      <Heading>{words.cover.again}</Heading>
      <Seats
        scene={scene}
        legend={words.cover.whose}
        from={seats.map(({ seat }) => seat)}
        chosen={[]}
        onPress={onChoose}
      />
      <div class="qm-doors">
        <button type="button" class="quiet" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </section>
  );
}
