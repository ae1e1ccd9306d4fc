import type { Seat } from "@roundtable/kernel";
import { byName, line, type Part, seat, verb } from "../line.ts";
import type { Name } from "../name.ts";

/** The same for a name that stands in plain text: « d’Élise », « de Tom » */
export function ofName(name: string): string {
  return elides({ name }) ? `d’${name}` : `de ${name}`;
}

/** « d’Agathe », « de Bernard », « de vous » */
export function de(of: Seat): Part {
  const named = byName(of, (name) => (elides(name) ? line`d’${seat(of)}` : line`de ${seat(of)}`));
  return verb(of, [named], ["de ", { seat: of, as: "vous" }]);
}

/** Of a person only the first letter is known: a vowel is heard, an h or a y may not be. */
function elides({ name, grammar }: Name): boolean {
  return grammar?.elides ?? /^[aàâäeéèêëiîïoôöuùûüœæ]/iu.test(name);
}
