import type { Seat } from "@roundtable/kernel";
import { byName, line, type Part, seat, verb } from "../line.ts";
import type { Name } from "../name.ts";

/** « d’Agathe », « de Bernard », « de vous » */
export function de(of: Seat): Part {
  return elided(of, "de", "d’");
}

/** « qu’Agathe », « que Bernard », « que vous » */
export function que(of: Seat): Part {
  return elided(of, "que", "qu’");
}

/** « d’Élise », « de Tom »: of a name that stands in plain text. */
export function ofName(name: string): string {
  return elides({ name }) ? `d’${name}` : `de ${name}`;
}

function elided(of: Seat, whole: string, short: string): Part {
  const named = byName(of, (name) => (elides(name) ? line`${short}${seat(of)}` : line`${whole} ${seat(of)}`));
  return verb(of, [named], [`${whole} `, { seat: of, as: "vous" }]);
}

/** Of a person only the first letter is known: a vowel is heard, an h or a y may not be. */
function elides({ name, grammar }: Name): boolean {
  return grammar?.elides ?? /^[aàâäeéèêëiîïoôöuùûüœæ]/iu.test(name);
}
