import type { Seat } from "@roundtable/kernel";
import { explain, Icon, Shield } from "@roundtable/web/kit";
import type { Score, View } from "../rules/dice-city.ts";
import { cardsIn } from "./city-facts.ts";
import { Star } from "./glyphs.tsx";
import icons from "./icons.json" with { type: "json" };
import { Ladder } from "./ladder.tsx";
import { Miniature } from "./miniature.tsx";
import { nameOf, pieceName, playerOf, type Scene, shieldOf } from "./scene.ts";

/** DC-25: every score by its sources, beside a picture of the city; the best first. */
export function Ending({ scene }: { scene: Scene }) {
  const { view } = scene;
  if (!view.over) return null;
  const best = Math.max(1, ...view.players.map(({ score }) => score?.total ?? 0));
  return (
    <>
      <Ladder scene={scene} />
      <ol class="dc-ending">
        {standings(view).map((seat) => {
          const { score } = playerOf(view, seat);
          return score === null ? null : (
            <li key={seat}>
              <span class="dc-ending-name">
                <Shield name={shieldOf(scene, seat)} />
                <bdi>{nameOf(scene, seat)}</bdi>
                <b>
                  <Star /> {score.total}
                  {view.solo !== null && ` / ${view.solo.target}`}
                </b>
              </span>
              <Miniature view={view} seat={seat} moving={false} />
              <Sources scene={scene} score={score} best={Math.max(best, view.solo?.target ?? 0)} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** DC-26, as far as the sources go: the frame names the winner. */
export function standings({ players, first }: Pick<View, "players" | "first">): Seat[] {
  const count = players.length;
  const rank = (seat: Seat): readonly number[] => {
    const player = players[seat];
    if (player?.score == null) return [];
    const { total, bandits, ships } = player.score;
    return [total, cardsIn(player.city), sum([...bandits, ...ships]), -((seat - first + count) % count)];
  };
  return players
    .map((_, seat) => seat)
    .toSorted((one, other) => {
      const [mine, theirs] = [rank(one), rank(other)];
      const at = mine.findIndex((value, nth) => value !== theirs[nth]);
      return at === -1 ? 0 : (theirs[at] ?? 0) - (mine[at] ?? 0);
    });
}

function Sources({ scene, score, best }: { scene: Scene; score: Score; best: number }) {
  const sources = [
    { of: "city", icon: icons.city, points: score.city, name: scene.text.name, piece: "points" },
    {
      of: "tokens",
      icon: icons.points,
      points: score.tokens,
      name: pieceName(scene, "points"),
      piece: "points",
    },
    {
      of: "bandits",
      icon: icons.bandit,
      points: sum(score.bandits),
      name: pieceName(scene, "bandit-2"),
      piece: "bandit-2",
    },
    {
      of: "ships",
      icon: icons.ship,
      points: sum(score.ships),
      name: pieceName(scene, "ship-5"),
      piece: "ship-5",
    },
  ];
  return (
    <ul class="dc-sources">
      {sources.map(({ of, icon, points, name, piece }) => (
        <li key={of} {...explain(piece)}>
          <Icon name={icon} label={name} />
          <i class={`dc-bar dc-bar-${of}`} style={{ "--share": points / best }} />
          <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}

function sum(points: readonly number[]): number {
  return points.reduce((total, more) => total + more, 0);
}
