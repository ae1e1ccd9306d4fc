import type { Still } from "@roundtable/language";

/** What “how to play” shows. */
export const stills: readonly Still[] = [
  {
    lesson: "good",
    at: "lead",
    caption: {
      ru: "Лидер один выбирает, кто идёт в поход, и отдаёт кому-то из них жетон магии.",
      fr: "Le meneur choisit seul l’équipe, et donne à l’un de ses membres le jeton de magie.",
      en: "The leader alone chooses who goes on the quest, and gives one of them the magic token.",
    },
  },
  {
    lesson: "good",
    at: "play-success",
    caption: {
      ru: "Участники похода тайно играют карты. Добро играет только Успех, а Злу часто хватает одного Провала.",
      fr: "Les membres de l’équipe jouent une carte en secret. Le Bien joue Succès ; au Mal, un seul Échec suffit souvent.",
      en: "The team secretly plays cards. Good plays only Success; for Evil, a single Fail is often enough.",
    },
  },
  {
    lesson: "good",
    at: "grid",
    caption: {
      ru: "Все говорят, и кто-то лжёт. Кто ходил, у кого была магия и кого проверил амулет, видно всем.",
      fr: "Tout le monde parle, et certains mentent. Qui est parti, qui avait la magie, qui a été sondé : cela, chacun le voit.",
      en: "Everyone talks, and some of them lie. You can all see who went, who had the magic token and who was checked.",
    },
  },
  {
    lesson: "good",
    at: "hands",
    caption: {
      ru: "После трёх провалов у Добра остаётся последний шанс: указать на всех приверженцев Зла и ни на кого больше.",
      fr: "Après trois échecs, le Bien a une dernière chance : désigner tous ceux du Mal, et personne d’autre.",
      en: "After three failures Good has one last chance: pointing at all the evil players and no one else.",
    },
  },
];
