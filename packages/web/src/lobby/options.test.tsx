import { signal } from "@preact/signals";
import type { Game, OptionSpec, OptionValues } from "@roundtable/kernel";
import { type GameEntry, registry } from "@roundtable/games/registry";
import type { GameText } from "@roundtable/language";
import type { TableInfo } from "@roundtable/protocol";
import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeAll, expect, test } from "vitest";
import { Wire } from "../connection/wire.ts";
import { speak } from "../i18n/index.ts";
import { locale } from "../settings/settings.ts";
import { TableSession } from "../table/session.ts";
import { Options } from "./options.tsx";

beforeAll(() => speak(locale.peek()));
afterEach(cleanup);

const anna = { id: "annaannaanna", name: "Anna" };

test.each(Object.entries<GameEntry>(registry))(
  "%s: only those options are offered that change something",
  async (_, entry) => {
    const { game, text } = await loaded(entry);
    const specs: readonly [string, OptionSpec][] = Object.entries(game.options);
    const defaults: OptionValues = Object.fromEntries(specs.map(([name, spec]) => [name, spec.default]));
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const meant = specs
        .filter(([, spec]) => spec.kind !== "choice" || spec.values.length > 1)
        .filter(([name]) => game.lobby?.applies?.(name, seats, defaults) ?? true)
        .map(([name]) => text.option[name]?.name);
      expect(offered(game, text, seats), `${seats} seats`).toEqual(meant);
    }
  },
);

/** The names of the game's options that a lobby with this many seats shows. */
function offered(game: Game, text: GameText, seats: number): string[] {
  const wire = new Wire(
    () => ({ send() {}, close() {} }),
    () => "id",
  );
  const info: TableInfo = {
    id: "abcdefghijkl",
    game: game.id,
    status: "gathering",
    listed: false,
    host: anna.id,
    options: {},
    clock: { kind: "none" },
    rated: false,
    time: null,
    seats: Array.from({ length: seats }, () => ({ kind: "bot", bot: "random" })),
    watchers: 0,
    bots: ["random"],
    pace: "human",
    check: { errors: [], warnings: [] },
    starting: false,
    fairness: { commitment: "c0ffee", seals: null, calledOff: [], key: null },
    endVotes: [],
    ended: null,
    removed: [],
    again: null,
    created: 1,
  };
  const session = new TableSession(wire, info.id, signal(anna));
  const { container } = render(
    <Options session={session} game={game} text={text} table={null} info={info} />,
  );
  const names = [
    ...container.querySelectorAll(".option > .choice > legend, .option > legend, .option label[for]"),
  ];
  cleanup();
  return names.map((name) => name.textContent ?? "").slice(0, -1);
}

/** Without the player's achievements: there is no server to ask for them. */
async function loaded({ rules, text }: GameEntry): Promise<{ game: Game; text: GameText }> {
  const [{ game: keeping }, { texts }] = await Promise.all([rules(), text()]);
  const { statistics: _, ...game } = keeping;
  return { game, text: await texts.en() };
}
