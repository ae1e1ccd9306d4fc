import { type Verdict, verify } from "@roundtable/fairness";
import type { TableInfo } from "@roundtable/protocol";
import { fetchLog } from "../requests.ts";
import { haveChangedPlaces, seatedAt } from "./seated-at.ts";
import { loadWitness } from "./witness.ts";

/** Fetches the log of a finished table and recomputes its chance, against what this browser saw before the match. */
export async function checkFairness({ id, seats }: TableInfo): Promise<Verdict> {
  const { log, key } = await fetchLog(id);
  const witness = loadWitness(id);
  const verdict = verify(log, key, witness);
  const isFair = verdict.kind === "fair" && verdict.proof === "own-share";
  const people = witness.terms?.people;
  // Somebody who swapped seats after the shares were opened could have chosen the hand they got.
  if (isFair && people !== undefined && haveChangedPlaces(people, seatedAt(seats)))
    return { kind: "other-terms" };
  return verdict;
}
