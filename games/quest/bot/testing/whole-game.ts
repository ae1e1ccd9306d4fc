import { type Bot, sightAt } from "@roundtable/bots";
import { type Chance, chanceOf, Match, type Seat, seeded } from "@roundtable/kernel";
import { game, type Options, type QuestShape, type Statement } from "../../rules/index.ts";

/** Called with every statement at the moment when it is made. */
export type Witness = (match: Match<QuestShape>, seat: Seat, statement: Statement) => void;

/** Plays to the end. Throws if a bot says or answers something illegal. */
export function playOut(
  bots: readonly Bot<QuestShape>[],
  options: Options,
  seed: string,
  witness: Witness = () => {},
): Match<QuestShape> {
  const match = Match.begin(game, { seats: bots.length, options, source: seeded(seed) });
  const moods = chanceOf(seeded(`${seed}/moods`));
  while (match.outcome === null) takeTurn(match, bots, moods, witness);
  return match;
}

function takeTurn(
  match: Match<QuestShape>,
  bots: readonly Bot<QuestShape>[],
  moods: Chance,
  witness: Witness,
): void {
  const [seat = -1] = match.asked;
  const bot = bots[seat];
  const decision = match.decision(seat);
  const sight = sightAt(match, seat, moods);
  if (bot === undefined || decision === null || sight === null)
    throw new Error("The game goes on, but nobody is asked.");
  const id = `${match.log.entries.length}`;
  for (const [nth, statement] of (bot.say?.(sight, moods) ?? []).entries()) {
    const said = match.submit({ kind: "say", id: `${id}/${nth}`, seat, say: { statement } });
    if (!said.accepted) throw new Error(`${JSON.stringify(statement)} is refused: ${said.reason}.`);
    witness(match, seat, statement);
  }
  const answer = bot.choose(sight, moods).id;
  const answered = match.submit({ kind: "answer", id, seat, decision: decision.id, answer });
  if (!answered.accepted) throw new Error(`“${answer}” is refused: ${answered.reason}.`);
}
