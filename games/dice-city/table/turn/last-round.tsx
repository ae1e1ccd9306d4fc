import { Icon } from "@roundtable/kit";
import { fullRows } from "../city/city-facts.ts";
import icons from "../icons.json" with { type: "json" };
import { type Scene, sentence } from "../scene.ts";

/** DC-23, DC-24: why the game ends, and that this round is the last. */
export function LastRound({ scene }: { scene: Scene }) {
  const { view } = scene;
  if (view.ending === null || view.over) return null;
  const builder = view.players.findIndex(({ city }) => fullRows(city) >= 2);
  return (
    <p class="dc-last-round" data-key="last-round">
      <Icon name={icons["last-round"]} />
      <span>
        {sentence(scene, {
          kind: "ending",
          why: view.ending,
          seat: builder === -1 ? view.turn.seat : builder,
        })}
      </span>
    </p>
  );
}

/** DC-28, DC-29: alone, the turns that are left, this one included, and the level. */
export function Alone({ scene: { view, text } }: { scene: Scene }) {
  if (view.solo === null || view.over) return null;
  const { level, target } = text.option;
  return (
    <p class="dc-alone">
      <span>
        <Icon name={icons["last-round"]} label={level.values?.[view.solo.level] ?? level.name} />
        <b key={view.solo.turnsLeft}>{view.solo.turnsLeft}</b>
      </span>
      <span>
        <Icon name={icons.target} label={target.name} />
        {target.values?.[view.solo.target] ?? view.solo.target}
      </span>
      <span class="dc-level">{level.values?.[view.solo.level]}</span>
    </p>
  );
}
