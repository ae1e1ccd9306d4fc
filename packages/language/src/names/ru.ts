import type { Seat } from "@roundtable/kernel";
import { byName, type Part, seat, verb } from "../line.ts";
import type { NameCases } from "../name.ts";

const YOU: NameCases = { gen: "вас", dat: "вам", acc: "вас", ins: "вами", prep: "вас" };

/** What stands before a name that is not declined. */
const PLAYER: NameCases = {
  gen: "игрока\u00a0",
  dat: "игроку\u00a0",
  acc: "игрока\u00a0",
  ins: "игроком\u00a0",
  prep: "игроке\u00a0",
};

/** A player in a case: «Агаты» of a bot, «игрока Anna» of a person, «вас» to the player themselves. */
export function inCase(form: keyof NameCases, of: Seat): Part {
  const named = byName(of, ({ grammar }) =>
    grammar?.cases === undefined ? [PLAYER[form], seat(of)] : [{ seat: of, as: grammar.cases[form] }],
  );
  return verb(of, [named], [{ seat: of, as: YOU[form] }]);
}
