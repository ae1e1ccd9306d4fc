import type { Names } from "./names.ts";

/** `games/registry.ts` with one more game at its end. */
export function registryWith(registry: string, { id }: Names): string {
  const entry = `  "${id}": {
    rules: () => import("./${id}/rules/index.ts"),
    text: () => import("./${id}/text/index.ts"),
    bot: () => import("./${id}/bot/index.ts"),
  },
`;
  return before(registry, "} satisfies", entry);
}

/** `games/screens.ts` with one more game at its end. */
export function screensWith(screens: string, { id, value }: Names): string {
  const entry = `  "${id}": {
    card: ${value},
    cover: () => import("./${id}/table/cover.tsx"),
    rules: () => import("./${id}/rules/index.ts"),
    text: () => import("./${id}/text/index.ts"),
    table: () => import("./${id}/table/index.ts"),
  },
`;
  const withCard = before(
    screens,
    "import type { GameEntry",
    `import { card as ${value} } from "./${id}/card.ts";\n`,
  );
  return before(withCard, "} satisfies", entry);
}

function before(text: string, place: string, added: string): string {
  const at = text.indexOf(place);
  if (at === -1) throw new Error(`There is no “${place}” to write before.`);
  return text.slice(0, at) + added + text.slice(at);
}
