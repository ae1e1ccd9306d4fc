import type { CoachText } from "@roundtable/language";
import type { GrailCup } from "../../rules/grail-cup.ts";

export const coach: CoachText<GrailCup> = {
  aim: "Soyez le premier chevalier au Graal, peu importe comment.",
  asked: {
    keep: "L’allié que vous gardez vous fera avancer cette manche. Regardez devant vous : château, église, village, trèfle, dragon. Et pensez à ce que vous passez.",
    direction:
      "Le suivant choisit parmi tout ce que vous laissez. Mieux vaut offrir ce choix à quelqu’un qui est derrière vous.",
    curse:
      "Devinez l’allié qu’a gardé un chevalier qui vous précède : vous échangez vos places et avancez d’une case de plus. Les cartes visibles ne sont chez personne.",
    point:
      "Après le dernier appel, vous passez juste devant ce chevalier, mais seulement s’il mène alors. Qui sera en tête quand tous auront avancé ?",
    look: "Regardez là où vous passerez bientôt, et là où passeront les autres. Vous reposez les trois dans l’ordre que vous voulez.",
    arrange: "Des bottes là où vous finirez, un gobelin là où finiront les autres.",
    steps:
      "Où vous vous arrêtez compte plus que la distance : trèfles et villages agissent, le dragon barre la route.",
    lance:
      "Une lance vous fait passer le dragon une fois. Ce qui vous attend derrière en vaut-il la peine, ou servira-t-elle mieux plus tard ?",
    dragon:
      "Il arrête tous ceux qui arrivent par-derrière. Mettez-le juste devant vos rivaux, et derrière vous.",
    "fake-grail":
      "D’ordinaire, c’est le premier qui recule. Mais regardez où il se retrouve, et ce que cela change pour les autres.",
    magnet: "Prenez-la à qui en a le plus besoin : un chevalier que le dragon attend.",
  },
};
