import { Icon } from "@roundtable/kit";
import { AnyGoods, Goods, Rampart, Star, TypeMark } from "./glyphs.tsx";
import icons from "../icons.json" with { type: "json" };
import { Num } from "./num.tsx";
import type { Sign } from "./signs-of.ts";

/** More than these have to be smaller. */
const MANY = 3;

/** What a location does, in figures and pictures. */
export function Signs({ signs }: { signs: readonly Sign[] }) {
  return (
    <span class={`dc-signs ${signs.length > MANY ? "dc-many" : ""}`} aria-hidden="true">
      {signs.map((sign, nth) => (
        <SignDrawing key={nth} sign={sign} />
      ))}
    </span>
  );
}

function SignDrawing({ sign }: { sign: Sign }) {
  if (typeof sign === "number") return <Num of={sign < 0 ? `−${-sign}` : sign} />;
  switch (sign) {
    case "wood":
    case "stone":
    case "iron":
      return <Goods kind={sign} />;
    case "any":
      return <AnyGoods />;
    case "points":
      return <Star />;
    case "defense":
      return <Rampart />;
    case "strength":
      return <Icon name={icons.strength} class="dc-swords" />;
    case "bandits":
      return <Icon name={icons.bandit} class="dc-swords" />;
    case "army":
      return <Icon name={icons["regular-army"]} />;
    case "harvest":
      return <Icon name={icons.wheat} />;
    case "reroll":
      return <Icon name={icons.reroll} />;
    case "copy":
      return <Icon name={icons.copy} />;
    case "build":
      return <Icon name={icons.build} />;
    case "culture":
      return (
        <span class="dc-type-cultural">
          <TypeMark type="cultural" />
        </span>
      );
    case "die":
      return <i class="dc-pip" />;
    case "row":
      return <i class="dc-row-sign" />;
    case "plus":
      return <Num of="+" />;
    case "to":
      return <Num of="→" />;
    case "per":
      return <Num of="/" />;
  }
}
