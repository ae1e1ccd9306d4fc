import type { Still } from "@roundtable/language";

/** What “how to play” shows. */
export const stills: readonly Still[] = [
  {
    lesson: "race",
    at: "keep-fairy",
    caption: {
      ru: "В начале раунда каждый тайно оставляет себе одного союзника и передаёт остальные карты дальше.",
      fr: "Au début de chaque manche, chacun garde un allié en secret et passe les autres cartes.",
      en: "At the start of a round, everyone secretly keeps one ally and passes the other cards on.",
    },
  },
  {
    lesson: "race",
    at: "ride-to-clover",
    caption: {
      ru: "Союзников призывают по порядку, от 1 до 9: чей союзник назван, тот открывает карту и скачет. Остановка на клевере или в деревне приносит сюрприз.",
      fr: "Les alliés sont appelés dans l’ordre, de 1\u00a0à\u00a09 : le joueur qui a gardé cet allié le révèle et avance. Un trèfle ou un village réserve une surprise.",
      en: "Allies are called in order, from 1 to 9: when yours is called, show it and ride. Stopping on a clover or in a village brings a surprise.",
    },
  },
  {
    lesson: "race",
    at: "spend-lance",
    caption: {
      ru: "Мимо дракона не проскачешь, если не потратить копьё.",
      fr: "Personne ne dépasse le dragon sans rendre une lance.",
      en: "No one rides past the dragon without spending a lance.",
    },
  },
  {
    lesson: "race",
    at: "swapped",
    caption: {
      ru: "Колдовство переворачивает гонку. Кто первым достигнет Грааля, сразу побеждает.",
      fr: "La magie bouleverse la course. Le premier au Graal gagne aussitôt.",
      en: "Magic turns the race upside down. The first to reach the Grail wins at once.",
    },
  },
];
