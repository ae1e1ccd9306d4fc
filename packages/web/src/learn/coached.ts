/** Whether the coach has explained this kind of question on this device. */
export function isCoached(game: string, kind: string): boolean {
  return read(game).includes(kind);
}

export function saveCoached(game: string, kind: string): void {
  if (isCoached(game, kind)) return;
  const kinds = [...read(game), kind];
  told.set(game, kinds);
  try {
    localStorage.setItem(keyOf(game), kinds.join(" "));
  } catch {
    // A private window may have no storage; the coach then explains again next time.
  }
}

const told = new Map<string, readonly string[]>();

function read(game: string): readonly string[] {
  const known = told.get(game) ?? stored(game);
  told.set(game, known);
  return known;
}

function stored(game: string): readonly string[] {
  try {
    return localStorage.getItem(keyOf(game))?.split(" ") ?? [];
  } catch {
    return [];
  }
}

function keyOf(game: string): string {
  return `coached ${game}`;
}
