import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { registry } from "@roundtable/games/registry";
import { DIRECTIONS, type GameCard, type Locale, LOCALES } from "@roundtable/language";
import type { Plugin } from "vite";

type Cards = readonly (readonly [id: string, card: GameCard])[];

/**
 * The web app manifest: with it a browser can install the site (PWA). Each game has a shortcut, which also works
 * offline. There is one for each language, and the page links to the reader's.
 */
export function manifest(repository: string): Plugin {
  return {
    name: "roundtable-manifest",
    apply: "build",
    async generateBundle() {
      const cards = await cardsIn(repository);
      for (const locale of LOCALES)
        this.emitFile({
          type: "asset",
          fileName: `manifest.${locale}.webmanifest`,
          source: JSON.stringify(manifestIn(locale, cards), null, 2),
        });
    },
  };
}

/** The cards, as `games/<id>/card.ts` exports them. */
async function cardsIn(repository: string): Promise<Cards> {
  return await Promise.all(
    Object.keys(registry).map(async (id) => {
      const file = pathToFileURL(resolve(repository, `games/${id}/card.ts`));
      const { card } = (await import(file.href)) as { readonly card: GameCard };
      return [id, card] as const;
    }),
  );
}

const DESCRIPTIONS: Readonly<Record<Locale, string>> = {
  en: "Board games in the browser: open the page and play.",
  fr: "Des jeux de société dans le navigateur\u00a0: ouvrez la page et jouez.",
  ru: "Настольные игры в браузере: откройте страницу и играйте.",
};

/** The manifest as readers of this language get it. The `id` is the same in all, because it is the same app. */
export function manifestIn(locale: Locale, cards: Cards): object {
  const picture = (src: string, sizes: string, purpose: string) => ({
    src,
    sizes,
    type: src.endsWith(".svg") ? "image/svg+xml" : "image/png",
    purpose,
  });
  return {
    id: "/",
    name: "Roundtable",
    short_name: "Roundtable",
    description: DESCRIPTIONS[locale],
    lang: locale,
    dir: DIRECTIONS[locale],
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f3e9d2",
    theme_color: "#f3e9d2",
    categories: ["games", "entertainment"],
    icons: [
      picture("/icon.svg", "any", "any"),
      picture("/icon-192.png", "192x192", "any"),
      picture("/icon-512.png", "512x512", "any"),
      picture("/icon-maskable.svg", "any", "maskable"),
      picture("/icon-maskable-512.png", "512x512", "maskable"),
    ],
    shortcuts: cards.map(([id, card]) => ({
      name: card.name[locale],
      description: card.tagline[locale],
      url: `/here?play=${id}`,
      icons: [picture("/icon-192.png", "192x192", "any")],
    })),
  };
}
