import { type Seat, seatsOf } from "@roundtable/kernel";
import { type Loyalty, sideOf } from "../../rules/characters.ts";
import { learnedBy } from "../../rules/introduction.ts";
import { couldShow, type Deal, isEvil, type Table } from "../belief/knowledge.ts";
import { evilIn, has, type Opinion, type Seats, together } from "../belief/sides.ts";

/** The hidden information at the table, and who knows what of it. */
export interface Secrets {
  readonly deal: Deal;
  readonly evil: Seats;
  /** For each seat the others whom an evil player knows to be evil. */
  readonly friends: readonly Seats[];
  /** For each seat how its private knowledge changes the probability of every assignment of sides. */
  readonly insights: readonly (Float64Array | null)[];
}

/** A check that only its holder has seen. */
export interface SeenCheck {
  readonly holder: Seat;
  readonly checked: Seat;
  readonly shown: Loyalty;
}

/** QU-15: what a player has seen of another's side is sometimes wrong. */
const DECEIVED = 0.1;

export function secretsOf(
  table: Table,
  deal: Deal,
  { sides }: Pick<Opinion, "sides">,
  checks: readonly SeenCheck[] = likelyChecks(table, deal),
  leaderShows: Loyalty = likelyAnswer(deal, table.view.firstLeader),
): Secrets {
  const { view, seats } = table;
  const hunterHidden = view.directorsCut && seats >= 6;
  const introduction = { deal, set: view.set, firstLeader: view.firstLeader, hunterHidden, leaderShows };
  const learned = seatsOf(seats).map((seat) => learnedBy(seat, introduction));
  const insight = (of: Seat, loyalty: Loyalty): Float64Array =>
    Float64Array.from(sides, (evil) => (has(evil, of) === (loyalty === "evil") ? 1 : DECEIVED));
  return {
    deal,
    evil: evilIn(deal),
    friends: learned.map((facts, seat) =>
      isEvil(deal[seat])
        ? together(facts.flatMap(({ seat: other }) => (isEvil(deal[other]) ? [other] : [])))
        : 0,
    ),
    insights: learned.map((facts, seat) => {
      if (isEvil(deal[seat])) return null;
      const seen = [
        ...facts.map((fact) => {
          const shows =
            fact.known === "shows-evil" || (fact.known !== "shows-good" && isEvil(deal[fact.seat]));
          return insight(fact.seat, shows ? "evil" : "good");
        }),
        ...checks.flatMap(({ holder, checked, shown }) => (holder === seat ? [insight(checked, shown)] : [])),
      ];
      return seen.length === 0 ? null : multiplied(seen);
    }),
  };
}

function multiplied(factors: readonly Float64Array[]): Float64Array {
  const [first = new Float64Array(), ...others] = factors;
  return first.map((value, index) => others.reduce((all, factor) => all * (factor[index] ?? 1), value));
}

/** What amulet holders have most likely seen in this deal. */
function likelyChecks({ view }: Table, deal: Deal): readonly SeenCheck[] {
  return view.amulets.flatMap(({ holder, checked }) =>
    checked === null ? [] : [{ holder, checked, shown: likelyAnswer(deal, checked) }],
  );
}

/** QU-15; a Trickster mostly passes for good. */
function likelyAnswer(deal: Deal, seat: Seat): Loyalty {
  const character = deal[seat];
  if (character === undefined) return "good";
  return couldShow(character, "good") ? (character === "trickster" ? "good" : sideOf(character)) : "evil";
}
