/** A position from a game between bots on the board forest, with a clearly best answer. */
export interface Position {
  readonly seats: number;
  /** The seed of the table's chance. */
  readonly seed: string;
  /** The answers before it. */
  readonly answers: string;
  readonly seat: number;
  readonly best: string;
  /** How this was found out. */
  readonly how: string;
}

/**
 * Proved by search: each answer was tried in the same 500 imagined deals, and everybody played by rules of thumb to the end
 * of the game. The best answer won at least ten in a hundred more than any other.
 */
export const POSITIONS: readonly Position[] = [
  {
    seats: 4,
    seed: "positions/1",
    answers:
      "keep-8 left keep-5 keep-1 keep-2 curse-2 knight-0 space-3 steps-2 keep-lance keep-4 left keep-5 keep-2 keep-7 knight-1 keep-lance space-8 keep-4 left keep-5 keep-6 keep-1 curse-5 space-16 keep-4 right keep-6 keep-2 keep-3 knight-0 space-17 space-30 space-44 space-16 magnet+boots+goblin steps-2 knight-1 keep-6 left keep-4 keep-5 keep-7 space-1 keep-8 right keep-3 keep-4 keep-6 space-19 space-8 space-21 fake-grail+magnet+magnet steps-3 knight-3 steps-4 keep-2 right keep-9 keep-7 keep-5 knight-0 space-29 spend-lance keep-2 right",
    seat: 0,
    best: "keep-6",
    how: "keep: wins 58 of a hundred imagined games, the next best answer 41.",
  },
  {
    seats: 4,
    seed: "positions/1",
    answers:
      "keep-8 left keep-5 keep-1 keep-2 curse-2 knight-0 space-3 steps-2 keep-lance keep-4 left keep-5 keep-2 keep-7 knight-1 keep-lance space-8 keep-4 left keep-5 keep-6 keep-1 curse-5 space-16 keep-4 right keep-6 keep-2 keep-3 knight-0 space-17 space-30 space-44 space-16 magnet+boots+goblin steps-2 knight-1 keep-6 left keep-4 keep-5 keep-7 space-1 keep-8 right keep-3 keep-4 keep-6 space-19 space-8 space-21 fake-grail+magnet+magnet steps-3 knight-3 steps-4 keep-2 right keep-9 keep-7 keep-5 knight-0 space-29 spend-lance keep-2 right keep-8 keep-6 keep-5 knight-3 space-23 steps-6",
    seat: 1,
    best: "spend-lance",
    how: "lance: wins 39 of a hundred imagined games, the next best answer 7.",
  },
  {
    seats: 4,
    seed: "positions/2",
    answers:
      "keep-4 left keep-6 keep-1 keep-9 curse-2 keep-5 left keep-2 keep-7 keep-9 knight-0 space-6 space-12 keep-1 right keep-5 keep-8 keep-7 curse-2 space-1 knight-3 steps-6 keep-3 right keep-5 keep-7 keep-6 space-19 space-12 space-21 magnet+magnet+goblin steps-3 space-2 knight-0 space-16 spend-lance keep-9 left keep-4 keep-3 keep-6 space-16 space-21 space-8 lure+fake-grail+goblin steps-2 knight-2 keep-9 right keep-4 keep-5 keep-8 space-24 steps-4 knight-3 keep-7 left keep-3 keep-9 keep-8 space-16 space-39 space-8 lure+boots+fake-grail steps-3 knight-1 steps-6 keep-5 left keep-4",
    seat: 2,
    best: "keep-8",
    how: "keep: wins 76 of a hundred imagined games, the next best answer 31.",
  },
  {
    seats: 6,
    seed: "positions/3",
    answers:
      "keep-4 left keep-2 keep-1 keep-8 keep-5 keep-6 curse-6 knight-1 space-1 steps-6 keep-4 left keep-9 keep-5 keep-6 keep-8 keep-7 space-6 keep-lance keep-lance steps-6 keep-4 right keep-8 keep-2 keep-6 keep-9 keep-3 knight-0 keep-lance space-16 space-21 space-8 fake-grail+magnet+boots steps-3 knight-5 keep-lance steps-6 keep-2 right keep-4 keep-8 keep-6 keep-7 keep-5 knight-4 keep-lance space-29 spend-lance steps-6 keep-7 right keep-9 keep-2 keep-5 keep-8 keep-4 knight-2 spend-lance space-25 steps-6 spend-lance spend-lance knight-4 keep-2 right keep-6 keep-8 keep-3 keep-4 keep-5 knight-3 space-12 space-44 space-34 lure+boots+lure steps-1 space-39 spend-lance steps-4 keep-9 left keep-7 keep-2 keep-4 keep-6",
    seat: 4,
    best: "keep-3",
    how: "keep: wins 26 of a hundred imagined games, the next best answer 7.",
  },
  {
    seats: 5,
    seed: "positions/4",
    answers:
      "keep-8 left keep-4 keep-6 keep-9 keep-2 knight-3 steps-4 space-1 keep-4 left keep-5 keep-8 keep-1 keep-2 curse-9 knight-0 space-2 steps-6 knight-4 keep-5 left keep-6 keep-9 keep-7 keep-3 space-19 space-26 space-8 boots+goblin+lure steps-3 knight-0 space-18 knight-2 spend-lance keep-6 right keep-8 keep-1 keep-9 keep-2 curse-2 knight-2 spend-lance steps-4 keep-lance keep-9 right keep-5 keep-8 keep-6 keep-2 knight-3 keep-lance space-1 knight-1 space-18 steps-6 spend-lance spend-lance keep-4 right keep-2 keep-5 keep-8 keep-3 knight-1 knight-3 space-39 space-34 space-21 magnet+lure+boots steps-2 knight-2 space-23 steps-2 keep-5 right keep-2 keep-9 keep-8 keep-7 knight-1 space-31 space-30 steps-2 spend-lance keep-9 right",
    seat: 4,
    best: "keep-2",
    how: "keep: wins 60 of a hundred imagined games, the next best answer 29.",
  },
  {
    seats: 5,
    seed: "positions/4",
    answers:
      "keep-8 left keep-4 keep-6 keep-9 keep-2 knight-3 steps-4 space-1 keep-4 left keep-5 keep-8 keep-1 keep-2 curse-9 knight-0 space-2 steps-6 knight-4 keep-5 left keep-6 keep-9 keep-7 keep-3 space-19 space-26 space-8 boots+goblin+lure steps-3 knight-0 space-18 knight-2 spend-lance keep-6 right keep-8 keep-1 keep-9 keep-2 curse-2 knight-2 spend-lance steps-4 keep-lance keep-9 right keep-5 keep-8 keep-6 keep-2 knight-3 keep-lance space-1 knight-1 space-18 steps-6 spend-lance spend-lance keep-4 right keep-2 keep-5 keep-8 keep-3 knight-1 knight-3 space-39 space-34 space-21 magnet+lure+boots steps-2 knight-2 space-23 steps-2 keep-5 right keep-2 keep-9 keep-8 keep-7 knight-1 space-31 space-30 steps-2 spend-lance keep-9 right keep-2 keep-8 keep-4 keep-6",
    seat: 4,
    best: "knight-3",
    how: "point: wins 49 of a hundred imagined games, the next best answer 15.",
  },
  {
    seats: 3,
    seed: "positions/5",
    answers:
      "keep-8 left keep-4 keep-7 keep-6 keep-1 keep-9 curse-9 steps-2 knight-1 keep-9 right keep-4 keep-5 keep-2 keep-8 keep-3 knight-0 space-15 space-21 space-8 space-12 lure+magnet+magnet steps-1 spend-lance space-10 space-9 steps-6 keep-6 left keep-2 keep-7 keep-4 keep-5 keep-8 knight-0 space-25 spend-lance spend-lance steps-6 spend-lance keep-4 right keep-1 keep-8 keep-5 keep-9",
    seat: 0,
    best: "keep-6",
    how: "keep: wins 74 of a hundred imagined games, the next best answer 40.",
  },
  {
    seats: 4,
    seed: "positions/6",
    answers:
      "keep-4 right keep-3 keep-1 keep-8 curse-4 space-8 space-21 space-30 magnet+goblin+magnet steps-3 knight-1 steps-4 knight-1 keep-4 right keep-8 keep-3 keep-7 space-8 space-34 space-12 boots+magnet+lure steps-2 knight-0 steps-4 keep-4 right keep-6 keep-5 keep-1 curse-6 space-1 keep-4 left keep-9 keep-2 keep-6 knight-1 knight-3 knight-3 keep-5 left keep-7 keep-6 keep-8 space-22 spend-lance steps-2 spend-lance keep-2 right keep-4 keep-1 keep-3 curse-5 knight-2 knight-2 space-8 space-19 space-26 goblin+fake-grail+boots steps-2 knight-3 keep-1 right keep-9 keep-5 keep-4 curse-4 spend-lance space-33 keep-9 left keep-5 keep-8 keep-7 space-25 spend-lance steps-6 space-1 keep-7 left keep-4 keep-2",
    seat: 3,
    best: "keep-6",
    how: "keep: wins 30 of a hundred imagined games, the next best answer 15.",
  },
  {
    seats: 4,
    seed: "positions/6",
    answers:
      "keep-4 right keep-3 keep-1 keep-8 curse-4 space-8 space-21 space-30 magnet+goblin+magnet steps-3 knight-1 steps-4 knight-1 keep-4 right keep-8 keep-3 keep-7 space-8 space-34 space-12 boots+magnet+lure steps-2 knight-0 steps-4 keep-4 right keep-6 keep-5 keep-1 curse-6 space-1 keep-4 left keep-9 keep-2 keep-6 knight-1 knight-3 knight-3 keep-5 left keep-7 keep-6 keep-8 space-22 spend-lance steps-2 spend-lance keep-2 right keep-4 keep-1 keep-3 curse-5 knight-2 knight-2 space-8 space-19 space-26 goblin+fake-grail+boots steps-2 knight-3 keep-1 right keep-9 keep-5 keep-4 curse-4 spend-lance space-33 keep-9 left keep-5 keep-8 keep-7 space-25 spend-lance steps-6 space-1 keep-7 left keep-4 keep-2 keep-6 knight-2 knight-0 keep-1 left keep-4 keep-3",
    seat: 2,
    best: "keep-6",
    how: "keep: wins 83 of a hundred imagined games, the next best answer 21.",
  },
  {
    seats: 4,
    seed: "positions/7",
    answers:
      "keep-4 left keep-2 keep-1 keep-6 curse-2 knight-0 keep-4 left keep-9 keep-6 keep-3 space-8 space-19 space-16 goblin+magnet+lure steps-1 space-11 keep-4 right keep-6 keep-9 keep-8 spend-lance space-14 spend-lance space-15 steps-2 keep-2 right keep-6 keep-7 keep-3 knight-2 space-16 space-19 space-8 goblin+magnet+fake-grail steps-1 spend-lance knight-3 keep-1 left keep-5 keep-2",
    seat: 2,
    best: "keep-4",
    how: "keep: wins 41 of a hundred imagined games, the next best answer 24.",
  },
  {
    seats: 4,
    seed: "positions/7",
    answers:
      "keep-4 left keep-2 keep-1 keep-6 curse-2 knight-0 keep-4 left keep-9 keep-6 keep-3 space-8 space-19 space-16 goblin+magnet+lure steps-1 space-11 keep-4 right keep-6 keep-9 keep-8 spend-lance space-14 spend-lance space-15 steps-2 keep-2 right keep-6 keep-7 keep-3 knight-2 space-16 space-19 space-8 goblin+magnet+fake-grail steps-1 spend-lance knight-3 keep-1 left keep-5 keep-2 keep-4 curse-5 knight-2 space-1 knight-2 keep-8 left keep-2 keep-6 keep-7 knight-2 steps-6 keep-9 left keep-8 keep-4 keep-1 curse-5 knight-3 steps-4 space-2 keep-2 left keep-5 keep-9 keep-4",
    seat: 0,
    best: "knight-1",
    how: "point: wins 44 of a hundred imagined games, the next best answer 7.",
  },
  {
    seats: 6,
    seed: "positions/8",
    answers:
      "keep-4 left keep-6 keep-5 keep-1 keep-9 keep-3 curse-8 space-12 space-19 space-8 boots+magnet+goblin steps-3 knight-4 space-1 keep-4 right keep-7 keep-6 keep-8 keep-3 keep-2 knight-3 space-6 space-19 space-8 space-21 goblin+goblin+fake-grail steps-3 keep-lance steps-4 spend-lance keep-4 right keep-7 keep-5 keep-2 keep-8 keep-6 knight-0 spend-lance space-16 spend-lance steps-6 spend-lance knight-0 keep-5 left keep-9 keep-6 keep-4 keep-2 keep-7 knight-3 space-23 keep-3 right keep-6 keep-4 keep-5 keep-2 keep-8 knight-2 space-30 space-8 space-21 lure+lure+goblin steps-3 space-26 steps-2 keep-4 left keep-9 keep-5 keep-6 keep-7 keep-2 knight-2 space-1 space-2 keep-6 right keep-2 keep-5 keep-8 keep-3 keep-4 knight-5 space-39 space-41 space-30 fake-grail+goblin+magnet steps-3 knight-5 space-28 keep-lance steps-6 keep-8 right keep-7 keep-5 keep-2 keep-6 keep-3",
    seat: 4,
    best: "knight-5",
    how: "point: wins 45 of a hundred imagined games, the next best answer 16.",
  },
  {
    seats: 3,
    seed: "positions/10",
    answers:
      "keep-3 left keep-4 keep-5 keep-9 keep-8 keep-2 knight-1 space-34 space-8 space-12 magnet+goblin+lure steps-3 space-6 steps-6 keep-8 left keep-1 keep-5 keep-9 keep-2 keep-3 space-13 curse-2 knight-0 spend-lance space-8 space-41 space-16 boots+magnet+fake-grail steps-3 space-15 steps-4 keep-1 left keep-9 keep-8 keep-2 keep-3 keep-6 curse-8 knight-1 space-16 space-8 space-12 boots+boots+magnet steps-1 steps-2 keep-2 left keep-8 keep-4 keep-7 keep-3 keep-5 knight-0 space-12 space-16 space-30 boots+magnet+fake-grail steps-2 knight-0 space-16 steps-6 keep-2 left keep-5 keep-7 keep-1 keep-3 keep-8 curse-5 knight-0 space-8 space-12 space-16 boots+boots+magnet steps-2 space-37",
    seat: 0,
    best: "spend-lance",
    how: "lance: wins 100 of a hundred imagined games, the next best answer 38.",
  },
  {
    seats: 4,
    seed: "positions/11",
    answers:
      "keep-4 left keep-8 keep-1 keep-9 curse-5 steps-4 keep-4 left keep-1 keep-2 keep-5 curse-7 knight-0 space-1 keep-2 left keep-6 keep-7 keep-1 space-2 curse-2 knight-3 keep-2 left keep-7 keep-4 keep-3 knight-3 space-1 space-34 space-8 space-16 goblin+boots+lure steps-1 keep-2 left keep-4 keep-9 keep-6 knight-2 knight-0 keep-2 left keep-4 keep-5 keep-6 knight-1 space-32 spend-lance space-43",
    seat: 0,
    best: "spend-lance",
    how: "lance: wins 62 of a hundred imagined games, the next best answer 42.",
  },
  {
    seats: 4,
    seed: "positions/12",
    answers:
      "keep-7 left keep-2 keep-9 keep-8 knight-1 steps-4 knight-3 keep-3 left keep-4 keep-1 keep-5 knight-2 curse-5 space-39 space-8 space-16 fake-grail+goblin+boots steps-1 keep-lance space-1 keep-4 left keep-3 keep-7 keep-8 space-21 space-16 space-12 goblin+lure+goblin steps-3 space-17 steps-4 knight-2 keep-4 left keep-9 keep-2 keep-7 knight-2 keep-lance keep-lance keep-lance keep-lance keep-4 right keep-7 keep-9 keep-8 keep-lance space-18 spend-lance steps-2 keep-9 right keep-2 keep-5 keep-7 knight-0 spend-lance space-19 spend-lance space-31 keep-6 right keep-9 keep-8 keep-2 knight-1 steps-6 spend-lance keep-5 right keep-4 keep-3 keep-1 curse-8 space-8 space-12 space-16 fake-grail+goblin+magnet",
    seat: 1,
    best: "steps-3",
    how: "steps: wins 59 of a hundred imagined games, the next best answer 29.",
  },
  {
    seats: 4,
    seed: "positions/12",
    answers:
      "keep-7 left keep-2 keep-9 keep-8 knight-1 steps-4 knight-3 keep-3 left keep-4 keep-1 keep-5 knight-2 curse-5 space-39 space-8 space-16 fake-grail+goblin+boots steps-1 keep-lance space-1 keep-4 left keep-3 keep-7 keep-8 space-21 space-16 space-12 goblin+lure+goblin steps-3 space-17 steps-4 knight-2 keep-4 left keep-9 keep-2 keep-7 knight-2 keep-lance keep-lance keep-lance keep-lance keep-4 right keep-7 keep-9 keep-8 keep-lance space-18 spend-lance steps-2 keep-9 right keep-2 keep-5 keep-7 knight-0 spend-lance space-19 spend-lance space-31 keep-6 right keep-9 keep-8 keep-2 knight-1 steps-6 spend-lance keep-5 right keep-4 keep-3 keep-1 curse-8 space-8 space-12 space-16 fake-grail+goblin+magnet steps-3 space-44 knight-1 keep-6 right keep-5 keep-7 keep-8 space-1",
    seat: 1,
    best: "steps-6",
    how: "steps: wins 100 of a hundred imagined games, the next best answer 45.",
  },
  {
    seats: 5,
    seed: "positions/14",
    answers:
      "keep-4 right keep-1 keep-5 keep-6 keep-9 curse-2 space-1 keep-4 right keep-3 keep-9 keep-7 keep-5 space-30 space-8 space-21 lure+magnet+goblin steps-2 space-15 space-6 keep-lance keep-6 left keep-5 keep-9 keep-2 keep-1 curse-5 knight-0 space-7 keep-lance keep-7 left keep-4 keep-8 keep-6 keep-3 space-26 space-8 space-16 goblin+boots+boots steps-1 knight-3 spend-lance steps-6 keep-9 left keep-4 keep-8 keep-2 keep-3 knight-2 knight-4 space-21 space-8 space-16 boots+fake-grail+lure steps-3 steps-6 keep-2 left keep-8 keep-6 keep-4 keep-3 knight-0 space-16 space-21 space-30 fake-grail+lure+magnet steps-2 knight-1 knight-0 steps-6 keep-9 right keep-2 keep-4 keep-8 keep-5 knight-1 space-35 keep-lance space-36 steps-4 keep-9 left keep-2 keep-7 keep-8 keep-6 knight-0 knight-1",
    seat: 2,
    best: "spend-lance",
    how: "lance: wins 22 of a hundred imagined games, the next best answer 7.",
  },
  {
    seats: 5,
    seed: "positions/14",
    answers:
      "keep-4 right keep-1 keep-5 keep-6 keep-9 curse-2 space-1 keep-4 right keep-3 keep-9 keep-7 keep-5 space-30 space-8 space-21 lure+magnet+goblin steps-2 space-15 space-6 keep-lance keep-6 left keep-5 keep-9 keep-2 keep-1 curse-5 knight-0 space-7 keep-lance keep-7 left keep-4 keep-8 keep-6 keep-3 space-26 space-8 space-16 goblin+boots+boots steps-1 knight-3 spend-lance steps-6 keep-9 left keep-4 keep-8 keep-2 keep-3 knight-2 knight-4 space-21 space-8 space-16 boots+fake-grail+lure steps-3 steps-6 keep-2 left keep-8 keep-6 keep-4 keep-3 knight-0 space-16 space-21 space-30 fake-grail+lure+magnet steps-2 knight-1 knight-0 steps-6 keep-9 right keep-2 keep-4 keep-8 keep-5 knight-1 space-35 keep-lance space-36 steps-4 keep-9 left keep-2 keep-7 keep-8 keep-6 knight-0 knight-1 spend-lance space-37 spend-lance steps-6",
    seat: 1,
    best: "spend-lance",
    how: "lance: wins 37 of a hundred imagined games, the next best answer 4.",
  },
  {
    seats: 4,
    seed: "positions/16",
    answers:
      "keep-1 left keep-5 keep-7 keep-2 curse-6 knight-1 space-1 keep-5 right keep-2 keep-7 keep-3 knight-0 space-8 space-34 space-12 fake-grail+boots+goblin steps-2 knight-2 space-11 keep-2 right keep-9 keep-4 keep-6 knight-1 keep-lance spend-lance knight-1 keep-2 left keep-8 keep-4 keep-3 knight-0 keep-lance space-39 space-30 space-16 boots+goblin+boots steps-3 steps-4 spend-lance keep-6 left keep-8 keep-4 keep-3 space-21 space-12 space-8 fake-grail+lure+magnet steps-3 space-25 spend-lance spend-lance steps-4 keep-5 left keep-2 keep-4 keep-7 knight-1 space-34 keep-9 left keep-5 keep-8 keep-3 space-8 space-16 space-12 fake-grail+lure+boots steps-1 space-1 steps-6 keep-2 left keep-5 keep-3 keep-7 knight-3 knight-0 space-34 space-8 space-39 fake-grail+fake-grail+boots",
    seat: 0,
    best: "steps-3",
    how: "steps: wins 47 of a hundred imagined games, the next best answer 13.",
  },
  {
    seats: 4,
    seed: "positions/17",
    answers:
      "keep-5 left keep-2 keep-1 keep-7 curse-3 knight-2 space-8 keep-4 left keep-9 keep-7 keep-6 keep-lance keep-4 left keep-7 keep-2 keep-3 knight-2 keep-lance space-8 space-12 space-26 goblin+fake-grail+magnet steps-1 keep-lance spend-lance keep-4 left keep-3 keep-7 keep-6 space-8 space-12 space-16 fake-grail+boots+goblin steps-1 keep-lance keep-5 left keep-7 keep-8 keep-9 space-17 steps-6 spend-lance knight-1 knight-1 keep-2 right keep-5 keep-4 keep-1 curse-5 knight-3 space-1 knight-1 knight-3 keep-2 right keep-5 keep-6 keep-8 knight-1 space-15 steps-6 keep-8 right keep-4 keep-3 keep-7 space-8 space-39 space-12 fake-grail+boots+lure steps-3 spend-lance steps-6 keep-9 right keep-4 keep-2 keep-3",
    seat: 0,
    best: "knight-1",
    how: "point: wins 42 of a hundred imagined games, the next best answer 22.",
  },
  {
    seats: 4,
    seed: "positions/17",
    answers:
      "keep-5 left keep-2 keep-1 keep-7 curse-3 knight-2 space-8 keep-4 left keep-9 keep-7 keep-6 keep-lance keep-4 left keep-7 keep-2 keep-3 knight-2 keep-lance space-8 space-12 space-26 goblin+fake-grail+magnet steps-1 keep-lance spend-lance keep-4 left keep-3 keep-7 keep-6 space-8 space-12 space-16 fake-grail+boots+goblin steps-1 keep-lance keep-5 left keep-7 keep-8 keep-9 space-17 steps-6 spend-lance knight-1 knight-1 keep-2 right keep-5 keep-4 keep-1 curse-5 knight-3 space-1 knight-1 knight-3 keep-2 right keep-5 keep-6 keep-8 knight-1 space-15 steps-6 keep-8 right keep-4 keep-3 keep-7 space-8 space-39 space-12 fake-grail+boots+lure steps-3 spend-lance steps-6 keep-9 right keep-4 keep-2 keep-3 knight-1 space-12 space-26 space-39 boots+lure+boots",
    seat: 3,
    best: "steps-2",
    how: "steps: wins 26 of a hundred imagined games, the next best answer 8.",
  },
  {
    seats: 4,
    seed: "positions/21",
    answers:
      "keep-4 right keep-2 keep-9 keep-1 curse-9 knight-2 knight-0 keep-4 right keep-2 keep-9 keep-8 knight-3 knight-3 steps-4 spend-lance knight-1 keep-4 right keep-6 keep-8 keep-3 space-8 space-16 space-12 magnet+lure+fake-grail steps-3 space-15 spend-lance steps-2 keep-3 left keep-9 keep-4 keep-7 space-8 space-12 space-16 magnet+lure+fake-grail steps-3 spend-lance keep-9 left keep-7 keep-8 keep-4 steps-6 keep-2 left keep-7 keep-6 keep-3 knight-2 space-39 space-44 space-8 magnet+magnet+boots steps-3 keep-9 right keep-7 keep-8 keep-5 space-35 knight-3",
    seat: 0,
    best: "spend-lance",
    how: "lance: wins 57 of a hundred imagined games, the next best answer 22.",
  },
  {
    seats: 4,
    seed: "positions/22",
    answers:
      "keep-3 right keep-6 keep-5 keep-8 space-8 space-21 space-16 goblin+goblin+goblin steps-1 space-1 steps-6 keep-5 right keep-2 keep-8 keep-6 knight-3 knight-0 space-14 space-7 knight-3 steps-2 keep-2 left keep-6 keep-4 keep-3 knight-1 space-44 space-26 space-21 goblin+lure+fake-grail steps-2 knight-0 keep-2 right keep-4 keep-5 keep-3 knight-3 space-8 space-12 space-16 boots+boots+magnet steps-1 space-8 keep-9 left keep-7 keep-8 keep-6 steps-6 keep-7 right keep-9 keep-1 keep-8 space-31 curse-9 keep-lance knight-3 steps-2 keep-4 left keep-6 keep-8 keep-2 knight-3 spend-lance spend-lance space-35 space-1 steps-4 keep-2 left keep-7 keep-3 keep-6 knight-0 space-8 space-16 space-39 boots+goblin+magnet steps-3 knight-3 keep-6 left keep-4 keep-8 keep-2 knight-0 knight-3",
    seat: 3,
    best: "steps-6",
    how: "steps: wins 100 of a hundred imagined games, the next best answer 39.",
  },
  {
    seats: 5,
    seed: "positions/24",
    answers:
      "keep-4 right keep-3 keep-6 keep-2 keep-7 knight-3 space-26 space-30 space-8 lure+boots+boots steps-3 space-7 keep-lance keep-2 left keep-9 keep-3 keep-4 keep-7 knight-1 keep-lance space-19 space-8 space-16 lure+lure+goblin steps-1 spend-lance keep-2 right keep-5 keep-4 keep-7 keep-8 knight-3 keep-lance space-12 steps-6 spend-lance spend-lance knight-2 keep-6 right keep-5 keep-8 keep-2 keep-9 knight-4 keep-lance space-18 knight-2 steps-6 knight-4 space-27 space-18 keep-5 right keep-6 keep-8 keep-4 keep-3 space-8 space-12 space-21 lure+goblin+boots steps-3 space-1 space-34 steps-6 spend-lance keep-4 left keep-7 keep-5 keep-8 keep-6 space-27 knight-0 knight-3 steps-6 keep-7 left keep-2 keep-9 keep-5 keep-4 knight-4 space-35 knight-4 keep-5 right keep-6 keep-1 keep-9 keep-2 curse-2 knight-1 knight-0 space-43",
    seat: 4,
    best: "spend-lance",
    how: "lance: wins 100 of a hundred imagined games, the next best answer 4.",
  },
  {
    seats: 3,
    seed: "positions/25",
    answers:
      "keep-4 right keep-2 keep-9 keep-3 keep-7 keep-6 knight-1 space-8 space-12 space-21 lure+fake-grail+boots steps-3 keep-6 right keep-5 keep-8 keep-2 keep-9 keep-1 curse-9 knight-1 space-12 spend-lance steps-2 keep-1 left keep-8 keep-4 keep-6 keep-3 keep-5 curse-8 space-8 space-39 space-12 lure+magnet+fake-grail steps-1 knight-2 space-21 steps-6 spend-lance space-22 keep-9 left keep-4 keep-7 keep-2 keep-5 keep-3",
    seat: 0,
    best: "knight-2",
    how: "point: wins 52 of a hundred imagined games, the next best answer 25.",
  },
  {
    seats: 3,
    seed: "positions/25",
    answers:
      "keep-4 right keep-2 keep-9 keep-3 keep-7 keep-6 knight-1 space-8 space-12 space-21 lure+fake-grail+boots steps-3 keep-6 right keep-5 keep-8 keep-2 keep-9 keep-1 curse-9 knight-1 space-12 spend-lance steps-2 keep-1 left keep-8 keep-4 keep-6 keep-3 keep-5 curse-8 space-8 space-39 space-12 lure+magnet+fake-grail steps-1 knight-2 space-21 steps-6 spend-lance space-22 keep-9 left keep-4 keep-7 keep-2 keep-5 keep-3 knight-2 knight-2 space-16 space-8 space-12 lure+magnet+boots steps-1 space-34 keep-8 left keep-5 keep-7 keep-2 keep-1 keep-6 curse-3 knight-0 keep-lance space-37",
    seat: 0,
    best: "spend-lance",
    how: "lance: wins 47 of a hundred imagined games, the next best answer 29.",
  },
  {
    seats: 4,
    seed: "positions/27",
    answers:
      "keep-4 right keep-7 keep-2 keep-8 knight-1 steps-4 keep-5 right keep-2 keep-3 keep-7 knight-0 space-21 space-8 space-26 goblin+fake-grail+goblin steps-2 space-7 keep-8 right keep-4 keep-9 keep-3 space-8 space-21 space-26 fake-grail+goblin+goblin steps-3 steps-6 knight-0 keep-4 left keep-6 keep-8 keep-5 space-21 spend-lance steps-4 space-22 keep-4 right keep-6 keep-7 keep-9 spend-lance space-30 keep-6 right keep-7 keep-8 keep-4 spend-lance steps-6 spend-lance keep-9 left keep-6 keep-7 keep-3 space-16 space-12 space-39 magnet+lure+magnet steps-3",
    seat: 2,
    best: "spend-lance",
    how: "lance: wins 45 of a hundred imagined games, the next best answer 8.",
  },
  {
    seats: 6,
    seed: "positions/28",
    answers:
      "keep-4 right keep-6 keep-5 keep-7 keep-2 keep-1 curse-6 knight-2 space-3 keep-lance keep-5 left keep-4 keep-2 keep-7 keep-3 keep-6 knight-0 knight-0 space-30 space-16 space-8 lure+goblin+goblin steps-3 space-4 space-13 keep-2 left keep-1 keep-5 keep-8 keep-3 keep-6 curse-8 knight-3 space-8 space-21 space-16 lure+goblin+fake-grail steps-3 space-10 space-11 steps-6 spend-lance keep-8 right keep-4 keep-2 keep-6 keep-1 keep-5 curse-6 knight-2 knight-1 space-23 steps-6 spend-lance keep-6 left keep-4 keep-9 keep-3 keep-8 keep-7 space-12 space-41 space-26 goblin+magnet+lure steps-2 knight-2 keep-lance knight-1 keep-lance steps-4 keep-9 left keep-6 keep-2 keep-8 keep-7 keep-5 knight-2 knight-3 space-19 steps-4 knight-2 keep-6 right keep-2 keep-9 keep-8 keep-3 keep-5 knight-3 space-16 space-26 space-8 lure+goblin+boots steps-3 space-40",
    seat: 3,
    best: "steps-6",
    how: "steps: wins 21 of a hundred imagined games, the next best answer 10.",
  },
  {
    seats: 5,
    seed: "positions/29",
    answers:
      "keep-6 right keep-9 keep-1 keep-3 keep-7 curse-4 space-34 space-41 space-8 magnet+fake-grail+fake-grail steps-3 knight-1 keep-4 left keep-9 keep-5 keep-2 keep-7 knight-1 space-1 space-2 keep-5 right keep-2 keep-8 keep-6 keep-1 curse-9 knight-4 space-16 steps-6 keep-4 left keep-9 keep-8 keep-5 keep-7 space-1 space-11 steps-6 keep-2 left keep-8 keep-6 keep-7 keep-3 knight-2 space-34 space-12 space-26 boots+boots+fake-grail steps-3 knight-4 steps-6 knight-0 keep-6 right keep-4 keep-7 keep-5 keep-9 knight-3 space-32 keep-lance spend-lance keep-7 left keep-8 keep-2 keep-4 keep-3",
    seat: 3,
    best: "knight-2",
    how: "point: wins 43 of a hundred imagined games, the next best answer 11.",
  },
  {
    seats: 4,
    seed: "positions/31",
    answers:
      "keep-4 right keep-9 keep-1 keep-6 curse-2 keep-4 right keep-5 keep-1 keep-8 curse-3 space-1 steps-6 space-12 keep-4 right keep-5 keep-2 keep-6 knight-0 space-13 space-12 spend-lance keep-5 left keep-9 keep-2 keep-7 knight-0 space-23 space-25 keep-2 right keep-9 keep-6 keep-1 curse-8 knight-3 spend-lance keep-2 right keep-9 keep-8 keep-6 knight-0 knight-1 steps-6 keep-2",
    seat: 2,
    best: "right",
    how: "direction: wins 19 of a hundred imagined games, the next best answer 8.",
  },
  {
    seats: 6,
    seed: "positions/33",
    answers:
      "keep-4 left keep-5 keep-9 keep-3 keep-6 keep-8 space-21 space-26 space-8 boots+fake-grail+boots steps-3 knight-4 space-2 steps-4 spend-lance keep-4 left keep-8 keep-5 keep-2 keep-6 keep-1 curse-6 knight-0 space-14 keep-lance steps-6 keep-lance keep-4 left keep-8 keep-6 keep-9 keep-5 keep-1 curse-2 space-1 space-14 steps-6 spend-lance keep-2 left keep-4 keep-8 keep-5 keep-7 keep-1 curse-2 knight-5 keep-lance space-15 steps-6 spend-lance keep-9 left keep-8 keep-4 keep-5 keep-2 keep-6 knight-4 space-32 steps-4 keep-lance keep-6 left keep-5 keep-4 keep-3 keep-2 keep-7 knight-4 space-39 space-8 space-12 fake-grail+lure+goblin steps-3 space-33 space-1 keep-3 left keep-7 keep-6 keep-9 keep-8 keep-1 curse-9 space-12 space-34 space-8 fake-grail+goblin+lure steps-3 knight-5",
    seat: 2,
    best: "steps-6",
    how: "steps: wins 51 of a hundred imagined games, the next best answer 30.",
  },
  {
    seats: 3,
    seed: "positions/35",
    answers:
      "keep-4 left keep-9 keep-5 keep-3 keep-2 keep-6 knight-0 space-8 space-16 space-19 goblin+fake-grail+boots steps-3 space-1 keep-9 left keep-5 keep-4 keep-3 keep-8 keep-6 space-8 space-16 space-12 goblin+goblin+fake-grail steps-2 space-29 keep-lance steps-6 keep-1 right keep-9 keep-7 keep-4 keep-3 keep-8 space-1 curse-3 space-16 space-8 space-12 goblin+goblin+fake-grail steps-1",
    seat: 2,
    best: "steps-6",
    how: "steps: wins 64 of a hundred imagined games, the next best answer 42.",
  },
  {
    seats: 4,
    seed: "positions/36",
    answers:
      "keep-4 right keep-5 keep-9 keep-2 knight-2 space-6 keep-lance keep-6 left keep-7 keep-3 keep-8 space-19 space-8 space-12 lure+magnet+magnet steps-1 keep-lance keep-lance steps-6 keep-2 right keep-8 keep-1 keep-7 curse-2 knight-2 keep-lance keep-lance steps-6 knight-3 keep-4 right keep-2 keep-9 keep-8 knight-2 spend-lance keep-lance steps-6 space-26 spend-lance keep-2 right keep-5 keep-7 keep-8 knight-0 space-9 steps-6 spend-lance keep-9 left keep-6 keep-5 keep-2 knight-1 space-10 keep-7 left keep-4 keep-3 keep-6 space-8 space-12 space-16 magnet+magnet+goblin",
    seat: 0,
    best: "steps-3",
    how: "steps: wins 100 of a hundred imagined games, the next best answer 63.",
  },
  {
    seats: 4,
    seed: "positions/37",
    answers:
      "keep-5 right keep-9 keep-1 keep-8 curse-6 space-8 steps-2 keep-4 left keep-8 keep-5 keep-2 knight-3 spend-lance keep-lance space-10 steps-4 keep-6 right keep-9 keep-3 keep-1 curse-4 space-19 space-21 space-12 boots+goblin+lure steps-3 spend-lance keep-lance keep-2 left keep-5 keep-7 keep-8 knight-0 keep-lance space-17 steps-2 keep-lance knight-3 keep-lance spend-lance keep-5 left keep-9 keep-2 keep-8 knight-0 space-18 steps-2 knight-1 keep-9 left keep-6 keep-8 keep-3 space-16 space-12 space-21 magnet+boots+lure steps-3 steps-2 space-1 keep-2 right keep-4 keep-8 keep-9 knight-1 knight-1 space-24 steps-2 spend-lance keep-9 right keep-5 keep-8 keep-2 knight-0 space-27 steps-2 space-24 keep-4 left keep-7 keep-5 keep-2 knight-0 spend-lance space-31 knight-2 keep-2 right keep-5 keep-4 keep-8 knight-1 spend-lance space-1 space-28 steps-2 keep-2 left keep-8 keep-5 keep-3 knight-0 space-8 space-12 space-16 lure+magnet+boots steps-3 knight-1 space-40 steps-6 keep-9 left keep-5 keep-6 keep-2",
    seat: 2,
    best: "knight-1",
    how: "point: wins 31 of a hundred imagined games, the next best answer 20.",
  },
  {
    seats: 6,
    seed: "positions/38",
    answers:
      "keep-4 left keep-6 keep-3 keep-2 keep-7 keep-8 knight-2 space-8 space-16 space-19 lure+magnet+boots steps-3 space-6 spend-lance steps-2 keep-2 left keep-5 keep-9 keep-7 keep-3 keep-6 knight-2 space-19 space-8 space-12 fake-grail+magnet+boots steps-1 space-11 keep-5 left keep-6 keep-9 keep-2 keep-1 keep-8 curse-5 knight-0 space-12 spend-lance steps-2 keep-2 right keep-5 keep-8 keep-3 keep-9 keep-7 knight-0 knight-4 space-26 space-12 space-19 magnet+goblin+lure steps-2 space-9 steps-6 knight-4 keep-9 left keep-7 keep-2 keep-4 keep-8 keep-3 knight-4 space-8 space-12 space-21 magnet+boots+lure steps-1 knight-5 steps-6 space-25 spend-lance keep-9 left keep-7 keep-2 keep-8 keep-3 keep-6 knight-3 space-41 space-8 space-30 magnet+lure+goblin steps-3 space-19 spend-lance steps-6 keep-6 right keep-8 keep-7 keep-2 keep-5 keep-4 knight-2 space-27 space-38 steps-6 spend-lance knight-2 keep-8 right keep-1 keep-7 keep-5 keep-4 keep-2 curse-9",
    seat: 2,
    best: "knight-4",
    how: "point: wins 36 of a hundred imagined games, the next best answer 11.",
  },
];
