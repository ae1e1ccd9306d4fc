import type { Seat } from "@roundtable/kernel";
import { Shield } from "@roundtable/kit";
import { CardBack } from "../../table/characters/cards.tsx";
import { Heading, Seats } from "./parts.tsx";
import { type Display, nameOf } from "./display.ts";

interface CoverProps {
  readonly display: Display;
  readonly seat: Seat;
  readonly onReveal: () => void;
  readonly onCancel?: () => void;
}

/** Shows only whose turn it is to look. */
export function Cover({ display, seat, onReveal, onCancel }: CoverProps) {
  const { words, seats } = display;
  const name = nameOf(display, seat);
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

/** Asks who wants to see their card once more. */
export function WhoseCard({
  display,
  onChoose,
  onCancel,
}: {
  display: Display;
  onChoose: (seat: Seat) => void;
  onCancel: () => void;
}) {
  const { words, seats } = display;
  return (
    <section class="qm-screen">
      <Heading>{words.cover.again}</Heading>
      <Seats
        display={display}
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
