import type { Locale } from "@roundtable/language";

interface AccessibilityText {
  readonly contrast: string;
  readonly contrasts: Readonly<Record<"usual" | "high", string>>;
  readonly palette: string;
  readonly palettes: Readonly<Record<"usual" | "distinct", string>>;
  readonly motion: string;
  readonly motions: Readonly<Record<"system" | "reduced", string>>;
  readonly confirm: string;
  readonly confirms: Readonly<Record<"final" | "always", string>>;
}

/** In a file of its own, so that the home page does not load it. */
export const ACCESSIBILITY: Readonly<Record<Locale, AccessibilityText>> = {
  en: {
    contrast: "Contrast",
    contrasts: { usual: "Usual", high: "High" },
    palette: "Colours",
    palettes: { usual: "Usual", distinct: "For colour blindness" },
    motion: "Motion",
    motions: { system: "System", reduced: "None" },
    confirm: "Confirm with a second press",
    confirms: { final: "What cannot be undone", always: "Always" },
  },
  fr: {
    contrast: "Contraste",
    contrasts: { usual: "Habituel", high: "Élevé" },
    palette: "Couleurs",
    palettes: { usual: "Habituelles", distinct: "Pour les daltoniens" },
    motion: "Mouvement",
    motions: { system: "Système", reduced: "Aucun" },
    confirm: "Confirmer par un second appui",
    confirms: { final: "Les choix définitifs", always: "Toujours" },
  },
  ru: {
    contrast: "Контраст",
    contrasts: { usual: "Обычный", high: "Высокий" },
    palette: "Цвета",
    palettes: { usual: "Обычные", distinct: "Для дальтоников" },
    motion: "Движение",
    motions: { system: "Как в системе", reduced: "Без движения" },
    confirm: "Подтверждать вторым нажатием",
    confirms: { final: "То, что нельзя отменить", always: "Всегда" },
  },
};
