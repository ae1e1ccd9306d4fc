import type { CoachText } from "@roundtable/language";
import type { QuestShape } from "../../rules/quest.ts";

export const coach: CoachText<QuestShape> = {
  aim: "Découvrez qui est qui : le Bien veut trois quêtes réussies, le Mal trois échecs, sans être démasqué.",
  asked: {
    ready:
      "Appuyez sur votre carte pour voir qui vous êtes et qui vous connaissez. Personne d’autre ne la voit ; regardez-la aussi souvent que vous voulez.",
    team: "Personne ne vote : vous choisissez. Pour le Bien, prenez ceux à qui vous faites confiance, et vous-même ; pour le Mal, faites semblant.",
    magic:
      "Ce jeton oblige à jouer Succès, à peu d’exceptions près. Donnez-le à la personne en qui vous avez le moins confiance, ou faites comme si.",
    card: "Personne ne saura qui a joué quoi, seulement combien d’Échecs. Dans une petite équipe, un Échec se devine vite.",
    galahad:
      "La question est posée à tous de la même façon. Seul Galaad peut faire autre chose que continuer.",
    "new-leader": "Le meneur choisit l’équipe. Désignez quelqu’un de confiance ; personne ne mène deux fois.",
    amulet: "L’amulette révèle à son porteur le camp d’une personne ; il dira la vérité, ou non.",
    check: "Sondez la personne dont le camp vous importe le plus. Chacun ne peut l’être qu’une fois.",
    show: "Vous confirmez ce que l’autre verra. Seuls quelques personnages ont le choix ; les autres montrent la vérité.",
    discussion:
      "La dernière discussion. Récapitulez qui est parti, qui avait la magie, qui a déclaré quoi. Ouvrez la liste des quêtes, en bas.",
    "hunt-window":
      "La question est posée à tous de la même façon. Seule la Chasseresse aveugle peut faire autre chose que continuer.",
    "hunt-vote":
      "Deux Échecs déclenchent une chasse au lieu de la dernière chance du Bien. Le Bien joue Succès.",
    point:
      "Le Bien gagne si ses mains désignent tous ceux du Mal et personne d’autre. Ne désignez pas au hasard.",
    drop: "On voit maintenant qui est qui : le Mal baisse les mains. La plupart ne font que confirmer.",
    acts: "Comptez les mains du Bien : tous ceux du Mal sont-ils désignés, et eux seuls ? Un Duc ou un Archiduc peut encore en corriger une.",
    turn: "Détournez-la d’un joueur du Bien vers un joueur du Mal que personne ne désigne.",
    "name-player": "La Chasseresse nomme deux joueurs et leurs personnages. Commencez par le plus certain.",
    "name-character":
      "Une erreur, et le Bien gagne. Songez à ce que ce joueur savait, et à ce qu’il voulait cacher.",
  },
};
