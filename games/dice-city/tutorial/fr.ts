import { type LessonText, line, seat } from "@roundtable/language";
import type { lesson } from "./lesson.ts";

export const text: LessonText<typeof lesson> = {
  title: "La première cité",
  words: {
    city: "Voici votre cité : cinq rangées et, dans chacune, un dé de sa couleur, posé sur le lieu qui porte son numéro. Le joueur qui a le plus de points à la fin gagne.",
    "use-white": "Le dé blanc est sur une Forêt, qui donne un bois. Utilisez-le.",
    "first-white": "Ce sera bientôt son tour. Utilisez d’abord le dé blanc.",
    "use-yellow": "Le dé jaune est aussi sur une Forêt : un bois de plus.",
    "now-yellow": "Ce sera bientôt son tour. Utilisez maintenant le dé jaune.",
    "use-red": "Le rouge est sur une Grotte : elle donne un lingot.",
    "now-red": "Ce sera bientôt son tour. Utilisez maintenant le dé rouge.",
    "use-black": "Le noir aussi.",
    "now-black": "Ce sera bientôt son tour. Utilisez maintenant le dé noir.",
    "spend-blue":
      "Un dé peut faire autre chose que d’utiliser son lieu. Appuyez sur la porte, au début de la rangée bleue.",
    "not-use-blue": "Un bois de plus n’achète rien aujourd’hui. Dépensez le dé bleu autrement.",
    "take-pass":
      "Il pourrait remplacer des cartes de l’étal ou réactiver un lieu. Prenez un jeton Passe : deux jetons vous serviront plus tard.",
    "rather-pass": "Cela ne sert à rien maintenant. Prenez le jeton Passe.",
    market:
      "Quand tous les dés sont dépensés, vous construisez. En vente : ces quatre piles et les huit cartes à côté.",
    "buy-mill": "Avec 2 bois, achetez une Scierie.",
    "rather-mill": "Bonne idée aussi. Mais achetez d’abord une Scierie.",
    "place-mill":
      "Vous choisissez où la bâtir, et elle recouvre ce qui s’y trouve. Bâtissez-la sur la Forêt de la rangée bleue : un 1 y donne alors 2 bois.",
    "not-there": "Elle marcherait aussi là. Mais le mieux est de remplacer la même chose, en plus faible.",
    "buy-army": "Avec 2 lingots, achetez une Armée régulière.",
    "rather-army": "Vos lingots sont pour l’Armée régulière.",
    "place-army": "Bâtissez-la sur la Milice de la rangée rouge : 2 de force au lieu de 1.",
    "end-turn": "Tout est dépensé : terminez votre tour. Vos dés sont relancés aussitôt, pour le suivant.",
    "nothing-left": "Il n’y a plus rien à faire. Terminez votre tour.",
    "use-army": line`${seat(1)} a bâti une Carrière. Votre dé rouge est tombé sur l’armée : utilisez-le.`,
    "first-army": "Ce sera bientôt son tour. Utilisez d’abord le dé rouge.",
    "spend-white":
      "Un dé peut aussi en pousser un autre. Le jaune est juste à côté d’une Milice : dépensez le dé blanc pour le déplacer.",
    "rather-move":
      "Pas encore : appuyez sur la porte de la rangée blanche, pour que le dé blanc déplace le jaune.",
    "move-yellow": "Déplacez le dé jaune d’un cran vers la droite.",
    "only-there": "Ce n’est pas la Milice. Déplacez le dé jaune vers la droite.",
    "use-militia": "Le voilà sur la Milice : 1 de force en plus.",
    "now-militia": "Ce sera bientôt son tour. Utilisez maintenant le dé jaune.",
    "use-mill": "Le dé bleu est sur votre Scierie : 2 bois.",
    "now-mill": "Ce sera bientôt son tour. Utilisez maintenant le dé bleu.",
    "use-mountain": "Et le noir apporte une pierre.",
    "now-mountain": "Utilisez aussi le dé noir.",
    bandits:
      "3 de force : assez contre ces bandits, qui valent 2 points. Vous pourriez aussi désactiver une carte chez le voisin, ou piller une réserve.",
    "rather-bandits": "Ce qui n’est pas dépensé est perdu à la fin du tour. Battez les bandits.",
    "no-points-there": "Elle serait désactivée, mais une Carrière ne vaut aucun point. Battez les bandits.",
    save: "Mettons de côté. À la fin du tour, vous gardez 1 de chaque ressource ; le reste est perdu. Terminez votre tour.",
    "save-up": "Il y aura mieux à acheter. Terminez votre tour.",
    later:
      "Deux tours passent : vous bâtissez une Carrière, une Mine et, avec tout ce que vous avez, un Hôtel de ville.",
    "town-hall":
      "Voici l’Hôtel de ville, et votre dé blanc est dessus. Il fait ce que fait n’importe quel autre lieu de votre cité.",
    "use-town-hall": "Utilisez-le.",
    "first-town-hall": "Ce sera bientôt son tour. Utilisez d’abord l’Hôtel de ville.",
    "copy-mine": "Il n’y a pas de dé sur votre Mine aujourd’hui. Copiez-la : 2 lingots.",
    "rather-mine": "Ce sont les lingots qui vous manquent. Copiez la Mine.",
    "use-mill-again": "2 bois de la Scierie…",
    "use-quarry": "… 2 pierres de la Carrière…",
    "now-quarry": "Ce sera bientôt son tour. Utilisez maintenant le dé jaune.",
    "use-house": "… et un point de la Petite maison.",
    "now-house": "Ce sera bientôt son tour. Utilisez maintenant le dé rouge.",
    "spend-black": "Le dé noir n’apporte rien d’utile. Dépensez-le autrement.",
    "not-use-black": "Vous en avez assez. Appuyez sur la porte de la rangée noire.",
    "take-pass-again": "Prenez votre deuxième jeton Passe.",
    "end-dice": "Vous pourriez échanger vos deux jetons maintenant. Gardez-les, et finissez l’étape des dés.",
    "keep-passes": "Gardez les deux jetons : ils vous serviront.",
    ship: "3 de chaque ressource : c’est le prix d’un navire qui vaut 10 points ! Chargez-le.",
    "rather-ship": "Le navire vaut bien plus. Chargez-le.",
    "end-turn-again": "Terminez votre tour.",
    "last-ships": line`${seat(1)} a pris l’autre navire de cette taille. Dès que deux piles de navires sont vides, la partie s’achève. Le grand coûte 4 de chaque : mettons de côté pendant un tour.`,
    "trade-passes":
      "Vos dés ont travaillé : 4 bois, 4 pierres, mais seulement 3 lingots. Échangez vos deux jetons Passe contre un lingot.",
    "iron-is-missing": "C’est un lingot qui vous manque pour le grand navire.",
    "do-not-waste": "Il vous manquerait un lingot. Échangez d’abord vos jetons.",
    "great-ship": "4 de chaque ! Chargez le grand navire : 20 points.",
    "rather-great-ship": "Rien ne vaut plus que le grand navire. Chargez-le.",
    "last-turn":
      "Deux piles de navires sont vides : c’est le dernier tour de table, et chacun aura joué autant de fois. Terminez votre tour.",
    won: "Vous avez gagné ! Bandits, navires, cartes et jetons : tout compte. À vous de bâtir votre propre cité.",
  },
};
