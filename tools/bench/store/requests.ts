import { randomUUID } from "node:crypto";
import type { HonestPerson } from "../../attack/honest-person.ts";

interface Company {
  /** The person who has played all matches. */
  readonly veteran: HonestPerson;
  readonly guest: HonestPerson;
  /** A person who has never been here. */
  readonly stranger: HonestPerson;
}

/** How many moves the one match with a log has. */
const MOVES = 20;

/** The requests to measure, by name. */
export async function somebodysRequests(
  { veteran, guest, stranger }: Company,
  game: string,
): Promise<Readonly<Record<string, () => Promise<void>>>> {
  for (const person of [veteran, guest]) await person.come();
  const table = await finishedMatch(veteran, guest, game);
  let nth = 0;
  const sending = (path: string, method: string, body: () => object) => (): Promise<void> =>
    answered(veteran.fetch(path, { method, body: JSON.stringify(body()) }));
  const reading = (person: HonestPerson, path: string) => (): Promise<void> => answered(person.fetch(path));
  const { id } = veteran;
  return {
    "a new table": sending("/api/tables", "POST", () => ({ id: randomUUID(), game })),
    "entering a table": () => veteran.enter(table),
    "a finished log": reading(veteran, `/api/tables/${table}/log`),
    "my tables": reading(veteran, "/api/tables"),
    "my finished ones": reading(veteran, "/api/tables/finished"),
    "a new name": sending("/api/me", "PATCH", () => ({ name: `Ann ${nth++}` })),
    "my history": reading(veteran, `/api/people/${id}/history`),
    "my charts": reading(veteran, `/api/people/${id}/charts/${game}`),
    "a stranger’s page": reading(stranger, `/api/people/${id}`),
    "a stranger’s history": reading(stranger, `/api/people/${id}/history`),
    "a stranger’s charts": reading(stranger, `/api/people/${id}/charts/${game}`),
    "the best": reading(veteran, `/api/best/${game}`),
    "with whom I played": reading(veteran, "/api/companions"),
  };
}

/** Two people and bots make some moves and end the match. */
async function finishedMatch(host: HonestPerson, guest: HonestPerson, game: string): Promise<string> {
  const body = JSON.stringify({ id: randomUUID(), game, seats: 4 });
  const made = await host.fetch("/api/tables", { method: "POST", body });
  const { table } = (await made.json()) as { readonly table: string };
  const must = async (person: HonestPerson, command: Readonly<Record<string, unknown>>): Promise<void> => {
    const refusal = await person.send({ ...command, table });
    if (refusal !== null) throw new Error(`${String(command["kind"])} was refused: ${refusal}.`);
  };
  for (const person of [host, guest]) await person.enter(table);
  await must(guest, { kind: "sit" });
  await must(host, { kind: "pace", pace: "instant" });
  await must(host, { kind: "add-bot" });
  await must(host, { kind: "start" });
  for (let moves = 0; moves < MOVES;) {
    const asked = [host, guest].find(({ decision }) => decision !== null);
    if (asked?.decision == null) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    const { id: decision, answers } = asked.decision;
    if ((await asked.send({ kind: "answer", table, decision, answer: answers[0]?.id })) === null) moves++;
  }
  for (const person of [host, guest]) await must(person, { kind: "end-vote", agrees: true });
  return table;
}

async function answered(asking: Promise<Response>): Promise<void> {
  const response = await asking;
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
}
