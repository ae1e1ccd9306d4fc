import type { Seat } from "@roundtable/kernel";
import { explain, Icon, pieceName, stop } from "@roundtable/kit";
import type { Spot } from "../../rules/state.ts";
import { pointsIn } from "./city-facts.ts";
import { RowDie } from "../pieces/dice.tsx";
import { Star, Token } from "../pieces/glyphs.tsx";
import icons from "../icons.json" with { type: "json" };
import { Num } from "../pieces/num.tsx";
import { spotKey } from "../offers.ts";
import { figureName, label, playerOf, type Scene, spotName } from "../scene.ts";
import { Tile } from "../pieces/tile.tsx";

interface Props {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly spot: Spot;
}

/** One place of a city: what is there, the die on it, and what the answer that is looked at would change. */
export function Cell({ scene, seat, spot }: Props) {
  const { view, ghost, offer, offers } = scene;
  const { row, column } = spot;
  const { city, dice } = playerOf(view, seat);
  const cell = city[row][column - 1];
  if (cell === undefined) return null;
  const die = dice[row];
  const here = die.column === column && !die.spent;
  const attack = offers.attacks.get(seat)?.get(spotKey(spot));
  const then = ghost === null ? undefined : playerOf(ghost, seat).city[row][column - 1];
  const off = cell.off && then?.off !== false;
  const isChanged = scene.changed.get(seat)?.has(spotKey(spot)) === true;
  return (
    <div
      class={`dc-cell ${off ? "dc-off" : ""} ${here ? "dc-manned" : ""} ${isChanged ? "dc-changed" : ""}`}
      data-spot={`${seat}-${spotKey(spot)}`}
      {...explain(cell.location)}
      {...stop(
        row === "white" && column === 1,
        label(
          scene,
          spotName(scene, { ...spot, location: cell.location }),
          cell.off && pieceName(scene, "deactivation"),
          here && pieceName(scene, `die-${row}`),
          cell.defense !== null && figureName(scene, "defense", cell.defense),
          isChanged && scene.words.changed,
        ),
        offer(attack?.id ?? answerAt(scene, seat, spot, here)),
      )}
    >
      <Tile location={cell.location} defense={cell.defense} points={pointsIn(city[row], cell)} />
      {then !== undefined && then.location !== cell.location && (
        <span class="dc-laid dc-ghost" data-ghost="">
          <Tile location={then.location} />
        </span>
      )}
      {(cell.off || then?.off === true) && (
        <span
          class={`dc-barred ${!cell.off || then?.off === false ? "dc-ghost" : ""}`}
          {...explain("deactivation")}
        >
          <Token />
        </span>
      )}
      {here && <DieOn scene={scene} seat={seat} spot={spot} />}
      <GhostDie scene={scene} seat={seat} spot={spot} />
      {attack !== undefined && (
        <span class="dc-booty" aria-hidden="true">
          <Icon name={icons.strength} />
          <Num of={attack.cost} />
          {attack.points > 0 && (
            <>
              <Star />
              <Num of={attack.points} />
            </>
          )}
        </span>
      )}
    </div>
  );
}

/** Where a die stands, it is the die that is meant: its use, or itself; where it could go, rather that than the token there. */
function answerAt({ me, offers }: Scene, seat: Seat, spot: Spot, here: boolean): string | undefined {
  const onDie = here && seat === offers.diceOf ? offers.dice.get(spot.row) : undefined;
  if (seat !== me || onDie !== undefined) return onDie;
  const key = spotKey(spot);
  return offers.spots.get(key) ?? offers.tokens.get(key) ?? (here ? offers.gates.get(spot.row) : undefined);
}

function DieOn({ scene, seat, spot: { row } }: Props) {
  const { view, ghost, offers } = scene;
  const { column } = playerOf(view, seat).dice[row];
  const then = ghost === null ? undefined : playerOf(ghost, seat).dice[row];
  const leaves = then !== undefined && (then.spent || then.column !== column);
  const chosen = seat === offers.diceOf && offers.chosenDice.includes(row);
  return (
    <span
      class={`dc-standing ${leaves ? "dc-leaving" : ""} ${chosen ? "dc-chosen" : ""}`}
      data-key={`die-${seat}-${row}`}
      {...explain(`die-${row}`)}
    >
      <RowDie row={row} face={column} />
    </span>
  );
}

/** Where the die would stand. */
function GhostDie({ scene: { view, ghost }, seat, spot: { row, column } }: Props) {
  if (ghost === null) return null;
  const [now, then] = [playerOf(view, seat).dice[row], playerOf(ghost, seat).dice[row]];
  if (then.spent || then.column !== column || (now.column === column && !now.spent)) return null;
  return (
    <span class="dc-standing dc-ghost" data-ghost="">
      <RowDie row={row} face={column} />
    </span>
  );
}
