import { explain } from "@roundtable/kit";
import { TokenDrawing } from "../pieces/tokens.tsx";
import type { Scene } from "../scene.ts";

/** Merlin's private look: the tokens found, and every order in which they may be put back. */
export function MerlinsTable({ scene }: { scene: Scene }) {
  const { decision, offers, offer } = scene;
  if (decision?.question.kind !== "arrange") return null;
  const spaces = decision.question.spaces.toSorted((one, other) => one - other);
  return (
    <div class="gc-merlin">
      {["left", "right"].map((column) => (
        <div key={column} class="gc-merlin-spaces" aria-hidden="true">
          {spaces.map((space) => (
            <b key={space}>{space}</b>
          ))}
        </div>
      ))}
      {offers.arrangements.map(({ id, tokens }) => (
        <div key={id} class="gc-arrangement" {...offer(id)}>
          {tokens.map((token, nth) => (
            <span key={spaces[nth]} class="gc-slot" {...explain(`token-${token}`)}>
              <TokenDrawing lies="face-up" token={token} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
