import { type BoardProps, explain, group, stop } from "@roundtable/kit";
import type { Answer, FallingStars } from "../rules/falling-stars.ts";
import { CardFace } from "./card.tsx";

/** My own cards; one that stands for an answer is offered. */
export function Hand({ scene }: { scene: BoardProps<FallingStars> }) {
  const { view, me, decision, offer, text } = scene;
  if (me === null) return null;
  return (
    <div
      class="fs-hand"
      style={{ "--fs-cards": view.hand.length }}
      {...group(text.piece["card"]?.name ?? "")}
    >
      {view.hand.map((number, nth) => (
        <div
          key={number}
          class="fs-held"
          data-key={`card-${number}`}
          {...explain("card")}
          {...stop(nth === 0, String(number), offer(decision?.answers.find(isOf(number))?.id))}
        >
          <CardFace number={number} />
        </div>
      ))}
    </div>
  );
}

function isOf(number: number): (answer: Answer) => boolean {
  return (answer) => answer.kind !== "keep" && answer.card.number === number;
}
