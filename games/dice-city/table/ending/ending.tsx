import type { Seat } from "@roundtable/kernel";
import { type EndingProps, explain, Icon, nameOf, Shield, shieldOf } from "@roundtable/kit";
import type { DiceCity, Score, View } from "../../rules/dice-city.ts";
import { type Source, TABLE_WORDS, type TieBreak } from "../../text/table.ts";
import { cardsIn } from "../city/city-facts.ts";
import { Star } from "../pieces/glyphs.tsx";
import icons from "../icons.json" with { type: "json" };
import { Ladder } from "./ladder.tsx";
import { Miniature } from "../city/miniature.tsx";
import { playerOf, type Scene, sentence } from "../scene.ts";
import type { Foreground } from "../foreground.ts";

interface Props {
  readonly scene: Scene;
  readonly foreground: Foreground;
  readonly showCity: (seat: Seat) => void;
}

/** DC-25: every score by its sources, beside a picture of the city, which leads to it; the best first. */
export function Ending({ scene, foreground, showCity }: Props) {
  const { view } = scene;
  const most = mostPoints(view);
  return (
    <>
      <Ladder scene={scene} />
      <ol class="dc-ending">
        {standings(view).map((seat) => {
          const { score } = playerOf(view, seat);
          return score === null ? null : (
            <li key={seat}>
              <Total scene={scene} seat={seat} score={score} />
              <button
                type="button"
                class="dc-portrait"
                aria-label={nameOf(scene, seat)}
                aria-pressed={foreground.city === seat}
                onClick={() => showCity(seat)}
              >
                <Miniature view={view} seat={seat} />
              </button>
              <Sources scene={scene} score={score} most={most} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** What leads the page at the end: the best city, and what it is worth. */
export function BestCity(props: EndingProps<DiceCity>) {
  const scene = { ...props, words: TABLE_WORDS[props.locale] };
  const [best] = standings(scene.view);
  const score = best === undefined ? null : playerOf(scene.view, best).score;
  if (best === undefined || score === null) return null;
  return (
    <div class="dc-colours dc-best-city">
      <Miniature view={scene.view} seat={best} />
      <Points scene={scene} score={score} />
    </div>
  );
}

/** The page at the end has the scores alone: the cities stand on the board behind it. */
export function EndPage(props: EndingProps<DiceCity>) {
  const scene = { ...props, words: TABLE_WORDS[props.locale] };
  const { view } = scene;
  const most = mostPoints(view);
  const why = props.events.findLast((event) => event.kind === "ending");
  const tie = tieBreakOf(view);
  return (
    <div class="dc-colours dc-end-page">
      {why !== undefined && <p>{sentence(props, why)}</p>}
      {tie !== null && <p>{scene.words.tie[tie]}</p>}
      <Ladder scene={scene} />
      <ol class="dc-ending">
        {standings(view).map((seat) => {
          const { score } = playerOf(view, seat);
          return score === null ? null : (
            <li key={seat}>
              <Total scene={scene} seat={seat} score={score} />
              <Sources scene={scene} score={score} most={most} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** What a score is told from. */
type Scored = Pick<Scene, "view" | "seats" | "words">;

function Total({ scene, seat, score }: { scene: Scored; seat: Seat; score: Score }) {
  return (
    <span class="dc-ending-name">
      <Shield name={shieldOf(scene, seat)} />
      <bdi>{nameOf(scene, seat)}</bdi>
      <Points scene={scene} score={score} />
    </span>
  );
}

function Points({ scene, score }: { scene: Scored; score: Score }) {
  const { solo } = scene.view;
  return (
    <b>
      <Star /> {score.total}
      {solo !== null && <> {scene.words.towards(solo.target)}</>}
    </b>
  );
}

/** The longest line of any source. */
function mostPoints({ players }: Pick<View, "players">): number {
  return Math.max(
    1,
    ...players.flatMap(({ score }) => (score === null ? [] : Object.values(pointsBySource(score)))),
  );
}

type Ranked = Pick<View, "players" | "first">;

/** DC-26, as far as the sources go: the frame names the winner. */
function standings(view: Ranked): Seat[] {
  return view.players
    .map((_, seat) => seat)
    .toSorted((one, other) => {
      const [mine, theirs] = [rankOf(view, one), rankOf(view, other)];
      const at = decidedBy(mine, theirs);
      return (theirs[at] ?? 0) - (mine[at] ?? 0);
    });
}

const TIE_BREAKS: readonly TieBreak[] = ["cards", "taken", "seat"];

/** DC-26: what decided between the two best, where points did not. */
export function tieBreakOf(view: Ranked): TieBreak | null {
  const [best, second] = standings(view);
  if (best === undefined || second === undefined) return null;
  return [null, ...TIE_BREAKS][decidedBy(rankOf(view, best), rankOf(view, second))] ?? null;
}

/** The points, then what breaks ties, in order. */
function rankOf({ players, first }: Ranked, seat: Seat): readonly number[] {
  const player = players[seat];
  if (player?.score == null) return [];
  const { total, bandits, ships } = player.score;
  const count = players.length;
  return [total, cardsIn(player.city), sum([...bandits, ...ships]), -((seat - first + count) % count)];
}

function decidedBy(mine: readonly number[], theirs: readonly number[]): number {
  return mine.findIndex((value, nth) => value !== theirs[nth]);
}

const SOURCES = [
  { of: "city", icon: icons.city, piece: "points" },
  { of: "tokens", icon: icons.points, piece: "points" },
  { of: "bandits", icon: icons.bandit, piece: "bandit-2" },
  { of: "ships", icon: icons.ship, piece: "ship-5" },
] as const;

/** One line for each source; the longest of the table fills it. DC-27: alone, bandits and ships are taken as tokens. */
function Sources({ scene, score, most }: { scene: Scored; score: Score; most: number }) {
  const points = pointsBySource(score);
  const sources = scene.view.solo === null ? SOURCES : SOURCES.slice(0, 2);
  return (
    <ul class="dc-sources">
      {sources.map(({ of, icon, piece }) => (
        <li key={of} class={`dc-from-${of}`} style={{ "--share": points[of] / most }} {...explain(piece)}>
          <Icon name={icon} />
          {scene.words.source[of]}
          <b>{points[of]}</b>
        </li>
      ))}
    </ul>
  );
}

function pointsBySource({ city, tokens, bandits, ships }: Score): Record<Source, number> {
  return { city, tokens, bandits: sum(bandits), ships: sum(ships) };
}

function sum(points: readonly number[]): number {
  return points.reduce((total, more) => total + more, 0);
}
