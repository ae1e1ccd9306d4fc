import { Icon, memoDrawing } from "@roundtable/kit";
import { isCard, type Location, LOCATIONS } from "../../rules/pieces/locations.ts";
import { Rampart, Star, TypeMark } from "./glyphs.tsx";
import icons from "../icons.json" with { type: "json" };
import { Num } from "./num.tsx";
import { Signs } from "./signs.tsx";
import { signsOf } from "./signs-of.ts";

interface Props {
  readonly location: Location;
  /** With the walls of its row, where that is known. */
  readonly defense?: number | null;
  /** What it scores where it stands. */
  readonly points?: number;
  readonly name?: string;
}

/** A location: what is printed is ink on the plan, what is built is a tile of clay with a roof in the colour of its type. */
export const Tile = memoDrawing(({ location, defense, points, name }: Props) => {
  const { type, points: printed, defense: own, tires } = LOCATIONS[location];
  const built = isCard(location);
  const worth = points ?? (printed === "by-row" ? "✕" : printed);
  return (
    <span class={`dc-tile dc-type-${type} ${built ? "dc-built" : "dc-printed"}`} aria-hidden="true">
      <span class="dc-roof">
        {built && (
          <span class="dc-worth">
            <Rampart />
            <Num of={defense ?? own ?? 0} />
            {worth !== 0 && (
              <>
                <Star />
                <Num of={worth} />
              </>
            )}
          </span>
        )}
        <TypeMark type={type} />
      </span>
      <Icon name={icons[location]} class="dc-sight" />
      {name !== undefined && <span class="dc-name">{name}</span>}
      <span class="dc-does">
        <Signs signs={signsOf(location)} />
        {tires && <Icon name={icons.deactivation} class="dc-tires" />}
      </span>
    </span>
  );
});
