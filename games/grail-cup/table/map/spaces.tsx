import { explain, group, stop } from "@roundtable/kit";
import { type Layout, spotOf } from "./layout.ts";
import { labelOfSpace, type Scene } from "../scene.ts";
import { placed } from "./placed.ts";

/** The spaces as things to point at; what they look like is in the scenery. */
export function Spaces({ layout, scene }: { layout: Layout; scene: Scene }) {
  const { view, offers, offer } = scene;
  const chosen = scene.decision?.question.kind === "look" ? scene.decision.question.chosen : [];
  return (
    <div class="gc-spaces" {...group(scene.text.option.board.name, -1)}>
      {view.board.kinds.map((kind, space) => {
        if (kind === null) return null;
        const steps = offers.steps.get(space);
        const answer = offers.spaces.get(space);
        // A path has nothing to say, and its pop-over would hide the way that is looked at.
        const plain = kind === "path" && answer !== undefined;
        return (
          <div
            key={space}
            class={`gc-space ${chosen.includes(space) ? "gc-chosen" : ""}`}
            style={placed(spotOf(layout, space), layout.unit)}
            data-space={space}
            {...(plain ? {} : explain(`space-${kind}`))}
            {...stop(space === 1, labelOfSpace(scene, space), offer(answer))}
          >
            {steps !== undefined && <b class="gc-steps" data-gc-mark={steps} />}
          </div>
        );
      })}
    </div>
  );
}
