import type { CoachText } from "@roundtable/language";
import type { GrailCup } from "../../rules/grail-cup.ts";

export const coach: CoachText<GrailCup> = {
  aim: "Soyez le premier chevalier au Graal, peu importe comment.",
  asked: {
    keep: "L’allié que vous gardez vous fera avancer pendant cette manche. Regardez devant vous : château, église, village, trèfle, dragon. Et pensez à ce que vous passez.",
    direction:
      "Le suivant choisit parmi tout ce que vous laissez. Mieux vaut offrir ce choix à quelqu’un qui est derrière vous.",
    curse:
      "Devinez l’allié qu’a gardé un chevalier qui vous précède : vous échangez vos places et avancez d’une case de plus. Personne n’a les cartes posées face visible.",
    point:
      "Après le dernier appel, vous passez juste devant ce chevalier, mais seulement s’il mène alors. Qui sera en tête quand tous auront avancé ?",
    look: "Regardez là où vous vous arrêterez bientôt, et là où s’arrêteront les autres. Vous reposez les trois dans l’ordre que vous voulez.",
    arrange: "Des bottes là où vous finirez, un Lutin farceur là où finiront les autres.",
    steps:
      "Où vous vous arrêtez compte plus que la distance : trèfles et villages agissent, le dragon barre la route.",
    lance:
      "Une lance vous fait passer le dragon une fois. Ce qui vous attend derrière en vaut-il la peine, ou servira-t-elle mieux plus tard ?",
    dragon:
      "Il arrête tous ceux qui arrivent par-derrière. Mettez-le juste devant vos rivaux, et derrière vous.",
    "fake-grail":
      "D’ordinaire, c’est le premier qui recule. Mais regardez où il se retrouve, et ce que cela change pour les autres.",
    magnet: "Prenez-la au joueur qui en a le plus besoin : un chevalier que le dragon attend.",
  },
};
