import {
  checkTable,
  type Game,
  type Log,
  Match,
  type OptionValues,
  readOption,
  type Shape,
} from "@roundtable/kernel";
import { LaidDown, Parting } from "./laid-down.ts";
import {
  aligned,
  chanceLine,
  type GoldenText,
  indented,
  type GoldenLine,
  readGolden,
  type Passage,
} from "./lines.ts";
import { changedFacts, eventLine, type Facts, factLines, factsAgain, factsOf, pairs } from "./words.ts";

/**
 * A golden game is a text that people read and write, and that the rules must play exactly so:
 *
 *   game high-card · 3 seats · wins=high
 *   recorded · seed 7 · bots random
 *
 *   setup
 *     chance order 5 0 …
 *     dealt seat=0 cards=[2♣,A♠]
 *   seat 0 lay: A♠ of 13
 *     ? 2♣ A♠
 *     laid seat=0 card=A♠                    # a comment, which always stays
 *     = tricks=[0,1] handSizes.0=12
 *   end winners=[0]
 *
 * - Options that are not named have their defaults.
 * - `recorded` is there if nobody wrote the game: then every passage has all its facts.
 * - `chance` has the answers of chance, in the order in which they are asked; `…` leaves the rest in order.
 * - Then follows every event of the passage, as it truly was; a line `…` stands for any others.
 * - An answer has its seat, question and id, and if it matters the number of legal answers, which `?` can list.
 * - `=` has facts of the public view after the passage.
 *
 * `asPlayed` gives the text as these rules play it: a golden game holds if that is the text itself. Where rules and file
 * part for good (an illegal answer, chance of another kind) a line with `!` says so and the rest is left as it was.
 */
export function asPlayed<S extends Shape>(game: Game<S>, text: string): string {
  const golden = readGolden(text);
  const lines = golden.preamble.map(({ raw }) => raw);
  const player = new Player(game, golden);
  let parted = false;
  if (golden.passages.length === 0) lines.push(indented("! A golden game begins with “setup”."));
  for (const passage of golden.passages) {
    const untouched = [passage.head, ...passage.body].map(({ raw }) => raw);
    const played: readonly string[] = parted ? untouched : player.play(passage);
    parted ||= played.some(isParting);
    lines.push(...played, ...passage.tail.map(({ raw }) => raw));
  }
  if (!parted) lines.push(...player.ending());
  return `${lines.join("\n")}\n`;
}

/** Where rules and file part; no update can mend it. */
export function partingOf(played: string): string | null {
  return played.split("\n").find(isParting)?.trim() ?? null;
}

/** A match as a golden game. `origin` says where it comes from: “seed 7 · bots random”. */
export function goldenOf<S extends Shape>(
  game: Game<S>,
  { header, setup, entries }: Log<S>,
  origin: string,
): string {
  const passages = entries.flatMap((entry) => {
    if (entry.kind !== "answer") throw new Error("Only answers can stand in a golden game.");
    return [`seat ${entry.seat} ?: ${entry.answer}`, ...entry.draws.map(chanceLine).map(indented)];
  });
  const inputs = [
    // As people type them: a value such as 50 is a word here, and has no quotes.
    ["game", header.game, "·", header.seats, "seats", "·", ...Object.entries(header.options).map(typedOption)]
      .join(" ")
      .replace(/ ·$/, ""),
    `recorded · ${origin}`,
    "",
    "setup",
    ...setup.draws.map(chanceLine).map(indented),
    ...passages,
  ];
  return asPlayed(game, inputs.join("\n"));
}

function typedOption([name, value]: readonly [string, string | boolean]): string {
  return `${name}=${value}`;
}

export interface GoldenHeader {
  readonly seats: number;
  readonly options: OptionValues;
  /** Where a recorded game comes from, as `goldenOf` was told; null for a game that a person wrote. */
  readonly origin: string | null;
}

export function headerOf<S extends Shape>(game: Game<S>, text: string): GoldenHeader {
  return readHeader(game, readGolden(text).preamble);
}

/** Plays the passages of one golden game one after another, and writes each as it came out. */
class Player<S extends Shape> {
  readonly #game: Game<S>;
  readonly #golden: GoldenText;
  readonly #chance = new LaidDown();
  #header: GoldenHeader | null = null;
  #match: Match<S> | null = null;
  #facts: Facts = new Map();
  #answers = 0;

  constructor(game: Game<S>, golden: GoldenText) {
    this.#game = game;
    this.#golden = golden;
  }

  play(passage: Passage): string[] {
    try {
      this.#chance.lay(passage.body.filter(({ kind }) => kind === "chance").map(({ says }) => says));
      if (passage.head.says.startsWith("end"))
        return [this.#end(passage.head), ...passage.body.map(({ raw }) => raw)];
      const { head, told, answers } =
        passage.head.says === "setup"
          ? this.#setup(passage.head)
          : this.#answer(passage.head.says, passage.head);
      this.#chance.expectNothingLeft();
      return [head, ...this.#body(passage.body, told.map(eventLine), answers)];
    } catch (error) {
      if (!(error instanceof Parting)) throw error;
      return [passage.head.raw, indented(`! ${error.message}`), ...passage.body.map(({ raw }) => raw)];
    }
  }

  /** A recorded game says how it ended. */
  ending(): string[] {
    const isSaid = this.#golden.passages.some(({ head }) => head.says.startsWith("end"));
    return this.#isRecorded && !isSaid && this.#match?.outcome != null ? [this.#end(null)] : [];
  }

  get #isRecorded(): boolean {
    return this.#header !== null && this.#header.origin !== null;
  }

  #setup(head: GoldenLine) {
    const header = readHeader(this.#game, this.#golden.preamble);
    this.#header = header;
    this.#match = Match.begin(this.#game, {
      seats: header.seats,
      options: header.options,
      source: this.#chance,
    });
    return { head: head.raw, told: this.#match.opening, answers: [] };
  }

  #answer(says: string, head: GoldenLine) {
    const match = this.#match;
    if (match === null) throw new Parting("A game begins with “setup”.");
    const [, typedSeat, , answer, , of] = /^seat (\d+) (\S+): (\S+)( of (\d+))?$/.exec(says) ?? [];
    if (answer === undefined) throw new Parting("A passage is “seat 2 question: answer”.");
    const seat = Number(typedSeat);
    const decision = match.decision(seat);
    if (decision === null) {
      const asked = match.asked.map((other) => `seat ${other} ${match.decision(other)?.question.kind ?? ""}`);
      throw new Parting(
        `Seat ${seat} is not asked now. Asked: ${asked.join(", ") || "nobody, the game is over"}.`,
      );
    }
    const answers = decision.answers.map(({ id }) => id);
    const id = String(++this.#answers);
    const result = match.submit({ kind: "answer", id, seat, decision: decision.id, answer });
    if (!result.accepted) throw new Parting(`“${answer}” is not legal here. Legal: ${answers.join(" ")}`);
    const count = this.#isRecorded || of !== undefined ? ` of ${answers.length}` : "";
    const again = `seat ${seat} ${decision.question.kind}: ${answer}${count}`;
    return { head: again === says ? head.raw : again + head.comment, told: result.told, answers };
  }

  #end(head: GoldenLine | null): string {
    const outcome = this.#match?.outcome;
    const again = outcome == null ? "end not yet" : `end ${pairs(outcome).join(" ")}`;
    return head === null || again !== head.says ? again + (head?.comment ?? "") : head.raw;
  }

  #body(body: readonly GoldenLine[], told: readonly string[], answers: readonly string[]): string[] {
    const before = this.#facts;
    const now = this.#match === null ? before : factsOf(this.#game.view(this.#match.state, "public"));
    this.#facts = now;
    if (this.#isRecorded) {
      // Where everything stands at first would drown what happens; from then on every change is said.
      const changed = before.size === 0 ? [] : changedFacts(before, now);
      return aligned(body, ["event", "facts"], [...told, ...factLines(changed)]);
    }
    const rewritten = body.map((line) => {
      if (line.kind === "facts") return replaced(line, factsAgain(line.says, now));
      return line.kind === "answers" ? replaced(line, `? ${answers.join(" ")}`) : line;
    });
    return body.some(({ kind }) => kind === "anything")
      ? amongOthers(rewritten, told)
      : aligned(rewritten, ["event"], told);
  }
}

/** With a line `…` the other lines need only come in this order. */
function amongOthers(body: readonly GoldenLine[], told: readonly string[]): string[] {
  let next = 0;
  return body.flatMap((line) => {
    if (line.kind !== "event") return line.raw;
    const found = told.indexOf(line.says, next);
    if (found < 0)
      return [line.raw, indented(`! This did not happen. What did: ${told.slice(next).join(" · ")}`)];
    next = found + 1;
    return line.raw;
  });
}

function replaced(line: GoldenLine, says: string): GoldenLine {
  return line.says === says ? line : { ...line, says, raw: indented(says) + line.comment };
}

function readHeader<S extends Shape>(game: Game<S>, preamble: readonly GoldenLine[]): GoldenHeader {
  const first = preamble.find(({ says }) => says.startsWith("game "))?.says ?? "";
  const [, id, seats, typed = ""] = /^game (\S+) · (\d+) seats(?: · (.+))?$/.exec(first) ?? [];
  if (id !== game.id) throw new Parting(`The header must begin “game ${game.id} · ${game.seats.min} seats”.`);
  // A bag has spaces of its own.
  const given = typed.split(/ (?=\w+=)/).flatMap((option) => readOption(option) ?? []);
  const named = Object.fromEntries(given.map(({ name, value }) => [name, value]));
  const { options, errors } = checkTable(game, Number(seats), named);
  if (errors.length > 0) throw new Parting(`Such a table cannot start: ${errors.map(eventLine).join("; ")}.`);
  const origin =
    preamble.find(({ says }) => says.startsWith("recorded · "))?.says.slice("recorded · ".length) ?? null;
  return { seats: Number(seats), options, origin };
}

function isParting(line: string): boolean {
  return line.startsWith("  ! ");
}
