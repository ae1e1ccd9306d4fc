import type { Still } from "@roundtable/language";

/** What “how to play” shows. */
export const stills: readonly Still[] = [
  {
    lesson: "city",
    at: "city",
    caption: {
      ru: "Ваш город: пять рядов, и в каждом кубик своего цвета. Кубик использует строение, на котором стоит, или тратится иначе.",
      fr: "Votre cité : cinq rangées et, dans chacune, un dé de sa couleur. Un dé utilise le lieu où il est posé, ou se dépense autrement.",
      en: "Your city: five rows, and in each a die of its colour. A die uses the location it stands on, or is spent another way.",
    },
  },
  {
    lesson: "city",
    at: "bandits",
    caption: {
      ru: "Силой армии побеждают бандитов, деактивируют строения соседей и грабят их запасы.",
      fr: "La force de l’armée sert à battre des bandits, à désactiver les lieux des voisins et à piller leurs réserves.",
      en: "Army strength beats bandits, deactivates neighbours’ locations and robs their stocks.",
    },
  },
  {
    lesson: "city",
    at: "ship",
    caption: {
      ru: "На ресурсы возводят новые строения поверх старых и снаряжают корабли.",
      fr: "Les ressources servent à bâtir par-dessus les anciens lieux et à charger des navires.",
      en: "Resources build new locations over old ones and load ships.",
    },
  },
  {
    lesson: "city",
    at: "won",
    caption: {
      ru: "Игра кончается, когда пустеют стопки кораблей или бандитов, кончается колода или заполнены два ряда. Побеждает тот, у кого больше очков.",
      fr: "La partie s’achève quand des piles de navires ou de bandits se vident, quand la pioche est épuisée ou que deux rangées sont pleines. Le joueur qui a le plus de points l’emporte.",
      en: "The game ends when piles of ships or bandits run out, when the deck is empty or two rows are full. The player with the most points wins.",
    },
  },
];
