import { type Bot, heardBy } from "@roundtable/bots";
import { type Chance, chanceOf, Match, type Seat, seeded } from "@roundtable/kernel";
import { game, type Options, type QuestShape, type Statement } from "../../rules/index.ts";
import type { Sight } from "../knowledge.ts";

/** Hears every statement at the moment when it is made. */
export type Witness = (match: Match<QuestShape>, seat: Seat, statement: Statement) => void;

/** What the seat sees, has heard and is asked. */
function sightOf(match: Match<QuestShape>, seat: Seat): Sight {
  const decision = match.decision(seat);
  if (decision === null) throw new Error(`Seat ${seat} is asked nothing.`);
  const { seats, options } = match.log.header;
  return {
    seat,
    seats,
    options,
    view: game.view(match.state, seat),
    heard: heardBy(game, match.log, seat),
    decision,
  };
}

/** Plays to the end. What a bot may not say or answer is thrown. */
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
  if (bot === undefined || decision === null) throw new Error("The game goes on, but nobody is asked.");
  const id = `${match.log.entries.length}`;
  for (const [nth, statement] of (bot.say?.(sightOf(match, seat), moods) ?? []).entries()) {
    const said = match.submit({ kind: "say", id: `${id}/${nth}`, seat, say: { statement } });
    if (!said.accepted) throw new Error(`${JSON.stringify(statement)} is refused: ${said.reason}.`);
    witness(match, seat, statement);
  }
  const answer = bot.choose(sightOf(match, seat), moods).id;
  const answered = match.submit({ kind: "answer", id, seat, decision: decision.id, answer });
  if (!answered.accepted) throw new Error(`“${answer}” is refused: ${answered.reason}.`);
}
