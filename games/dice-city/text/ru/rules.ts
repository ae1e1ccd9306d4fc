import type { Chapter } from "@roundtable/language";
import { city } from "./rules-city.ts";
import { end } from "./rules-end.ts";
import { turn } from "./rules-turn.ts";

const inShort: Chapter = {
  title: "Коротко",
  clauses: [
    {
      text: "У вас город из пяти рядов и пять кубиков, по одному на ряд: число показывает, на каком строении стоит кубик.",
    },
    {
      text: "За ход вы тратите кубики на эти строения: они дают дерево, камень, железо, силу армии или очки. Силой побеждают бандитов и останавливают чужие строения, ресурсами платят за новые строения и торговые корабли. В конце хода кубики бросают снова.",
    },
    {
      text: "Когда кончаются бандиты, корабли или колода либо кто-то достраивает два ряда, круг доигрывают. Побеждает тот, у кого больше очков.",
    },
  ],
};

/** The rules as people read them at the table, clause by clause. */
export const rules: readonly Chapter[] = [inShort, ...city, ...turn, ...end];
