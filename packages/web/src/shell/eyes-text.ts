import type { Locale } from "@roundtable/language";

interface EyesText {
  readonly contrast: string;
  readonly contrasts: Readonly<Record<"usual" | "high", string>>;
  readonly palette: string;
  readonly palettes: Readonly<Record<"usual" | "distinct", string>>;
  readonly motion: string;
  readonly motions: Readonly<Record<"system" | "reduced", string>>;
  readonly confirm: string;
  readonly confirms: Readonly<Record<"final" | "always", string>>;
}

/** Here and not with the rest of the shell: whoever opens the home page does not wait for it. */
export const EYES: Readonly<Record<Locale, EyesText>> = {
  en: {
    contrast: "Contrast",
    contrasts: { usual: "usual", high: "high" },
    palette: "Colours",
    palettes: { usual: "usual", distinct: "for colour-blind eyes" },
    motion: "Motion",
    motions: { system: "as in the system", reduced: "none" },
    confirm: "Press twice",
    confirms: { final: "where there is no way back", always: "always" },
  },
  fr: {
    contrast: "Contraste",
    contrasts: { usual: "habituel", high: "élevé" },
    palette: "Couleurs",
    palettes: { usual: "habituelles", distinct: "pour yeux daltoniens" },
    motion: "Mouvement",
    motions: { system: "comme le système", reduced: "aucun" },
    confirm: "Confirmer d’un second clic",
    confirms: { final: "quand c’est sans retour", always: "toujours" },
  },
  ru: {
    contrast: "Контраст",
    contrasts: { usual: "обычный", high: "высокий" },
    palette: "Цвета",
    palettes: { usual: "обычные", distinct: "для дальтоников" },
    motion: "Движение",
    motions: { system: "как в системе", reduced: "без движения" },
    confirm: "Второе нажатие",
    confirms: { final: "когда нет пути назад", always: "всегда" },
  },
};
