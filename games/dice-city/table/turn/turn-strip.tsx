import { plainText } from "@roundtable/language";
import { explain, group, Icon, nameOf, namesOf, pieceName, Shield, shieldOf, stop } from "@roundtable/kit";
import { changesFor } from "./changes.ts";
import { Star } from "../pieces/glyphs.tsx";
import icons from "../icons.json" with { type: "json" };
import { Figure } from "./purse.tsx";
import { buyerOf, countName, figureName, type Scene } from "../scene.ts";

const STEPS = ["dice", "attack", "build", "end"] as const;

const STEP_ICONS = { dice: icons.dice, attack: icons.strength, build: icons.build, end: icons.end };

/** Whose turn it is, how far it has come, and what is effective until it ends; my own points at the end of the strip. */
export function TurnStrip({ scene }: { scene: Scene }) {
  const { view, ghost, offers, offer, text } = scene;
  const { turn } = view;
  const at = STEPS.indexOf(turn.step);
  const now = plainText(text.waiting[turn.step]({ seats: [turn.seat], question: turn.step }), namesOf(scene));
  const changes = changesFor(view, ghost, buyerOf(scene));
  const strength = turn.strength + changes.strength;
  if (view.over) return null;
  return (
    <div class="dc-turn">
      {view.players.length > 1 && (
        <Shield name={shieldOf(scene, turn.seat)} label={nameOf(scene, turn.seat)} />
      )}
      <div class="dc-steps" {...group(now)}>
        {STEPS.map((step, nth) => (
          <span
            key={step}
            class={nth === at ? "dc-now" : nth < at ? "dc-past" : ""}
            {...explain(`step-${step}`)}
            {...stop(
              false,
              pieceName(scene, `step-${step}`),
              nth === at + 1 && scene.decision?.question.kind === turn.step ? offer(offers.done) : {},
            )}
          >
            <Icon name={STEP_ICONS[step]} />
          </span>
        ))}
      </div>
      <span
        class={`dc-chip ${strength === 0 && turn.strength === 0 ? "dc-none" : ""}`}
        data-key="strength"
        {...explain("strength")}
        {...stop(true, figureName(scene, "strength", turn.strength), offer(offers.strength))}
      >
        <Icon name={icons.strength} class="dc-swords" />
        <Figure value={turn.strength} change={changes.strength} />
      </span>
      {(turn.banditStrength > 0 || changes.banditStrength > 0) && (
        <span
          class="dc-chip"
          data-key="bandit-strength"
          {...explain("bandit-strength")}
          {...stop(true, figureName(scene, "bandit-strength", turn.banditStrength))}
        >
          <Icon name={icons.bandit} class="dc-swords" />
          <Figure value={turn.banditStrength} change={changes.banditStrength} />
        </span>
      )}
      <Effect scene={scene} of="blacksmith" times={turn.blacksmiths} />
      <Effect scene={scene} of="mint" times={turn.mints} />
      <Effect scene={scene} of="training-camp" times={turn.trainingCamps} />
      <Points scene={scene} change={changes.points} />
    </div>
  );
}

function Effect({
  scene,
  of,
  times,
}: {
  scene: Scene;
  of: "blacksmith" | "mint" | "training-camp";
  times: number;
}) {
  if (times === 0) return null;
  return (
    <span
      class="dc-chip dc-effect"
      data-key={of}
      {...explain(of)}
      {...stop(true, countName(scene, of, times))}
    >
      <Icon name={icons[of]} />
      {times > 1 && <b>×{times}</b>}
    </span>
  );
}

/** DC-21: only one's own, unless all scores are open. */
function Points({ scene, change }: { scene: Scene; change: number }) {
  const { view, me } = scene;
  const score = me === null ? null : view.players[me]?.score;
  if (score == null) return null;
  return (
    <span
      class="dc-chip dc-points"
      data-key="points"
      {...explain("points")}
      {...stop(true, figureName(scene, "points", score.total))}
    >
      <Star />
      <Figure value={score.total} change={change} />
      {view.solo !== null && <small>{scene.words.towards(view.solo.target)}</small>}
    </span>
  );
}
