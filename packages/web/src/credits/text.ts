import type { Locale } from "@roundtable/language";

interface CreditsText {
  readonly title: string;
  readonly independent: string;
  readonly icons: string;
  readonly iconsSource: string;
  readonly iconsLicence: string;
  readonly fonts: string;
  readonly code: string;
}

/** In a file of its own, so that the home page does not load it. */
export const CREDITS: Readonly<Record<Locale, CreditsText>> = {
  ru: {
    title: "Благодарности",
    independent:
      "Roundtable — независимая разработка. Издатели игр её не создавали, не одобряли и не поддерживают; для публичного размещения нужно их разрешение. Тексты правил и рисунки — наши собственные.",
    icons: "Значки нарисовали эти авторы, мы их перекрасили:",
    iconsSource: "Эти и многие другие — на game-icons.net",
    iconsLicence: "Их лицензия — CC BY 3.0",
    fonts: "Шрифты, лицензия SIL Open Font License:",
    code: "Программа свободна, лицензия MIT.",
  },
  fr: {
    title: "Crédits",
    independent:
      "Roundtable est une réalisation indépendante. Elle n’est ni faite, ni approuvée, ni soutenue par les éditeurs des jeux ; leur accord est nécessaire avant tout hébergement public. Les textes de règles et les dessins sont les nôtres.",
    icons: "Icônes de ces auteurs, recolorées :",
    iconsSource: "Elles et bien d’autres sont sur game-icons.net",
    iconsLicence: "Leur licence est CC BY 3.0",
    fonts: "Polices, sous licence SIL Open Font License :",
    code: "Le programme est un logiciel libre sous licence MIT.",
  },
  en: {
    title: "Credits",
    independent:
      "Roundtable is an independent implementation. It is not made, endorsed or supported by the publishers of the games; their permission is needed before it is hosted in public. Rules texts and drawings are our own.",
    icons: "Icons by these authors, recoloured:",
    iconsSource: "All of them and more are on game-icons.net",
    iconsLicence: "Their licence is CC BY 3.0",
    fonts: "Typefaces, licensed under the SIL Open Font License:",
    code: "The program is free software under the MIT licence.",
  },
};
