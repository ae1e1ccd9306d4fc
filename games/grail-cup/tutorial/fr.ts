import { type LessonText, line, seat } from "@roundtable/language";
import type { lesson } from "./lesson.ts";

export const text: LessonText<typeof lesson> = {
  title: "La première course",
  words: {
    grail: "Voici le Graal. Le premier chevalier qui l’atteint gagne aussitôt la course.",
    knight: "Voici votre chevalier, pour l’instant bon dernier. Le dernier de la course choisit en premier.",
    "keep-fairy":
      "À chaque manche, chacun garde un allié en secret. Gardez la Fée : avec elle, vous avancez de 2, 4 ou 6 cases, à votre guise.",
    "not-this-ally": "Un bon allié pour une autre fois. Gardez le numéro 8, la Fée.",
    "pass-left": line`Les autres cartes font le tour de la table, et chacun en garde une. Passez-les à votre gauche : c’est ${seat(1)} qui choisit ensuite.`,
    "not-right": "À droite, ce serait aussi bien. Aujourd’hui, elles partent à gauche.",
    calls:
      "On appelle maintenant les numéros, de 1\u00a0à\u00a09. Le joueur qui a gardé cet allié le révèle et avance. Le 4, le 6 et le 7 sont déjà passés.",
    "ride-to-clover":
      "Le 8, c’est vous ! Un trèfle vous attend 6 cases plus loin, avec une surprise. Allez-y.",
    "too-short-for-clover": "Il n’y a rien là-bas. Le trèfle est à 6 cases.",
    lure: "Les Bottes de quatre lieues vous portent au trèfle suivant : un Appeau à dragon ! Personne ne passe le dragon comme si de rien n’était. Posez-le juste derrière vous, sur la case 11, en travers du chemin des autres.",
    "dragon-elsewhere":
      "Là, il vous gêne vous-même, ou presque personne. Sur la case 11, il gêne tous les autres.",
    round: line`Une nouvelle manche : les neuf cartes sont mélangées. Le dernier choisit en premier : c’est ${seat(2)} ; ces trois cartes sont arrivées jusqu’à vous.`,
    "keep-priest": "Gardez le Prêtre : il va jusqu’à la prochaine église, si loin qu’elle soit.",
    "squire-is-slow": "L’Écuyer n’avance que de 2 cases. L’église est à 3.",
    "nobody-ahead":
      "La Licorne saute par-dessus les chevaliers qui vous précèdent. Il n’y en a pas : vous êtes en tête.",
    blocked: line`Avec le Dragonnier, ${seat(2)} a envoyé le dragon juste devant vous. Un chevalier qui devrait le dépasser ou finir sur sa case s’arrête juste derrière lui…`,
    "spend-lance": "… à moins de rendre une lance. Vous en avez une : rendez-la et filez jusqu’à l’église.",
    "not-stopping": "Vous n’avanceriez pas du tout. Une lance est faite pour servir.",
    leader: line`${seat(1)} a aussi rendu une lance et vous devance maintenant, au château.`,
    "keep-fairy-again":
      "À 2 cases de vous, il y a un village : on y lance le dé pour le chevalier qui s’y arrête. Gardez la Fée : elle peut s’y arrêter tout juste.",
    "not-two":
      "Cet allié ne s’arrête pas où vous voulez. Seule la Fée vous laisse choisir la distance. Gardez-la.",
    "ride-to-village": "À vous : avancez de 2 cases, jusqu’au village.",
    "no-village-there": "Il n’y a pas de village là-bas. Il est à 2 cases.",
    seal: "Vous obtenez le Sceau du Chancelier : vous choisissez en premier dans la nouvelle manche. Les autres faces du dé donnent une lance, ou montrent un voleur qui en prend une.",
    "keep-enchantress": line`${seat(1)} a 12 cases d’avance. Aucun allié ne va si loin, mais il reste la magie. Gardez l’Enchanteresse.`,
    "too-far-behind": "Pour 12 cases, cela ne suffit pas. Seule la magie peut aider : l’Enchanteresse.",
    "pass-to-leader": line`Passez les quatre autres à gauche : ${seat(1)} choisira parmi des cartes que vous venez de voir.`,
    "not-away-from-leader": line`Deux autres choisiraient avant ${seat(1)}, et vous ne pourriez que deviner.`,
    curse: line`L’Enchanteresse maudit un allié : le joueur qui le révèle échange sa place avec vous ! La Princesse mènerait ${seat(1)} au prochain château, 10 cases plus loin. C’est sûrement sa carte : maudissez-la.`,
    "not-the-one-to-fear": line`Peut-être. Mais que voudrait ${seat(1)} plutôt que la Princesse ? Maudissez-la.`,
    "lies-face-up": "Cette carte est posée face visible : personne ne peut l’avoir.",
    swapped: line`C’était bien la Princesse ! Vous avez échangé vos places, ${seat(1)} et vous. Encore un pas, et deux paires de bottes vous portent à la case 38.`,
    "keep-fairy-to-win":
      "Plus que 8 cases jusqu’au Graal. La Fée peut avancer de 6, sur un dernier trèfle. La fortune sourit aux audacieux : gardez-la.",
    "smith-is-short": "4 cases ne mènent à rien, et à la manche suivante les autres seront peut-être là.",
    "ride-to-win": "Avancez de 6 cases, sur le trèfle !",
    "no-clover-there": "Il n’y a pas de trèfle là-bas. Il est à 6 cases.",
    won: "Encore des bottes, et le Graal est à vous. Vous avez gagné ! Vous savez maintenant tout ce qu’il faut pour une course.",
  },
};
