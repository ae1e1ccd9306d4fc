import { type Chance, chanceOf, seeded } from "@roundtable/kernel";
import type { Answer, Question } from "../../rules/asking.ts";
import { type Belief, believe } from "../belief/belief.ts";
import { isLastStop } from "./quest-card.ts";
import { readThrough } from "../belief/choices.ts";
import { publicKnowledge } from "../belief/knowledge.ts";
import type { Mind } from "../belief/mind.ts";
import { courseOf } from "../playout/course.ts";
import { companyAt, Crowd } from "../belief/crowd.ts";
import { imagined } from "../playout/imagined.ts";
import { Readers } from "../playout/readers.ts";
import { type PlayoutResult, Playout } from "../playout/playout.ts";
import { type Opinion, opinionOf } from "../belief/sides.ts";
import { stageAfter } from "../playout/stages.ts";

/** After this many playouts the worse half of the answers is dropped. */
const ROUND = 12;
/** By how many standard errors another answer must beat the usual one, and by how much at least. */
const CLEARLY = { good: 2, evil: 1 };
const WORTH_IT = 0.01;
/**
 * A good player chooses by playouts only among those whom it trusts nearly as much as the usual one. Playouts find a
 * Last Chance easier than it is: they would send evil players only to identify them.
 */
const NEARLY = 0.1;

/** A possible answer or statement, and how the rest of the game starts with it. */
export interface Option<T> {
  readonly what: T;
  readonly play: (playout: Playout) => PlayoutResult;
}

/** With its advantage for this side over the usual option, in the playouts so far. */
interface Candidate<T> extends Option<T> {
  sum: number;
  squares: number;
}

/** The answer of a player who thinks the rest of the game through: the usual one, or one that is clearly better. */
export function foreseen(mind: Mind, usual: Answer): Answer {
  const options = openAnswers(mind, usual).flatMap((answer): Option<Answer>[] => {
    const stage = stageAfter(mind.sight, answer);
    return stage === null ? [] : [{ what: answer, play: (playout) => playout.from(stage) }];
  });
  return clearlyBest(mind, options) ?? usual;
}

/** The first option is the usual one: another is taken only if playouts clearly favour it. */
export function clearlyBest<T>(
  mind: Mind,
  options: readonly Option<T>[],
  clearly = CLEARLY[mind.side],
): T | undefined {
  const { foresees } = mind.skill;
  const [usual] = options;
  if (foresees === 0 || usual === undefined || options.length === 1) return usual?.what;
  const compare = comparing(mind, chanceOf(seeded(mind.chance.pick(2 ** 31))));
  let left = options.map((option): Candidate<T> => ({ ...option, sum: 0, squares: 0 }));
  for (let nth = 0; nth < foresees; nth++) {
    compare(left, nth);
    if ((nth + 1) % ROUND === 0 && left.length > 2) left = betterHalf(left);
  }
  const clear = left.slice(1).filter(({ sum, squares }) => {
    const mean = sum / foresees;
    const noise = Math.sqrt(Math.max(0, squares / foresees - mean * mean) / foresees);
    return mean > Math.max(WORTH_IT, clearly * noise);
  });
  const [best = usual] = clear.toSorted((one, other) => other.sum - one.sum);
  return best.what;
}

/** Plays one playout after each candidate, in the same deal and with the same luck. */
function comparing(
  mind: Mind,
  luck: Chance,
): (candidates: readonly Candidate<unknown>[], nth: number) => void {
  const { sight, skill, side } = mind;
  const sign = side === "good" ? 1 : -1;
  const opinion = opinionOf(supposed(mind, luck));
  const course = courseOf(sight);
  const crowd = onlookers(mind, opinion);
  const secrets = imagined(mind, opinion, skill.foresees, luck);
  const start = luck.pick(2 ** 31);
  return (candidates, nth) => {
    const hidden = secrets(nth);
    let usual: number | null = null;
    for (const candidate of candidates) {
      const chance = chanceOf(seeded(start + nth));
      const { good } = candidate.play(new Playout(sight, crowd(), course, hidden, chance));
      usual ??= good;
      candidate.sum += sign * (good - usual);
      candidate.squares += (good - usual) ** 2;
    }
  };
}

/** The shared belief of the others, as far as this bot assumes: that they think as it does. */
function supposed({ sight, skill }: Mind, luck: Chance): Belief {
  return believe(sight, publicKnowledge(sight), luck, skill);
}

/**
 * The observers in each playout. An evil player who assumes that they read choices weighs the gain of a choice against
 * what it reveals; a good one has nothing to hide.
 */
function onlookers({ sight, skill, side }: Mind, opinion: Opinion): () => Crowd {
  const company = companyAt(sight);
  if (side === "good" || skill.reads === 0) return () => new Crowd(opinion, company);
  const { reading } = readThrough(sight);
  return () => new Readers(opinion, company, reading);
}

/** The usual answer stays, whatever its value. */
function betterHalf<T>([usual, ...others]: readonly Candidate<T>[]): Candidate<T>[] {
  const kept = others.toSorted((one, other) => other.sum - one.sum).slice(0, Math.ceil(others.length / 2));
  return usual === undefined ? kept : [usual, ...kept];
}

/** The usual answer first, and all others that playouts can judge. */
function openAnswers(mind: Mind, usual: Answer): readonly Answer[] {
  const { question, answers } = mind.sight.decision;
  if (mind.skill.foresees === 0 || !FORESEEN.has(question.kind)) return [];
  if (question.kind === "card" && isLastStop(mind)) return [];
  const others = answers.filter((answer) => answer !== usual && answer.kind === usual.kind);
  if (mind.side === "evil") return [usual, ...others];
  return [usual, ...others.filter((answer) => isTrustedAlike(mind, usual, answer))];
}

function isTrustedAlike(mind: Mind, one: Answer, other: Answer): boolean {
  if (one.kind !== "seat" || other.kind !== "seat") return false;
  return Math.abs(mind.evil(one.seat) - mind.evil(other.seat)) <= NEARLY;
}

const FORESEEN: ReadonlySet<Question["kind"]> = new Set([
  "team",
  "magic",
  "card",
  "new-leader",
  "amulet",
  "check",
]);
