import type { Chapter } from "@roundtable/language";
import { presetLines } from "../rules-tables.ts";
import { WORDS } from "./rules-characters.ts";

export const end: readonly Chapter[] = [
  {
    title: "La fin",
    clauses: [
      {
        id: "QU-17",
        text: "Trois quêtes réussies : le Bien gagne aussitôt, sauf si la Chasseresse aveugle a été distribuée. Elle doit alors se révéler et chasser (QU-21), sans discussion. Dans la version de l’auteur, une option supprime cette chasse.",
      },
      {
        id: "QU-18",
        text: "Trois quêtes échouées, ou deux à quatre joueurs : la Révélatrice, s’il y en a une, est révélée. Suivent cinq minutes de discussion, ou moins si tout le monde en sait assez. Puis la parole est suspendue.",
      },
      {
        id: "QU-19",
        text: "Si la Chasseresse aveugle est en jeu, elle peut après la discussion se révéler et chasser (QU-21). On interroge tout le monde de la même façon ; le silence veut dire non. Sans chasse, le Bien joue sa dernière chance.",
      },
      {
        id: "QU-20",
        text: "La dernière chance du Bien. Le Bien et le Mal sont ici les camps distribués.\na) Chacun désigne en secret deux autres personnes différentes, l’Apprenti une seule. Toutes les mains se montrent en même temps.\nb) Tout le monde confirme, et le Mal baisse les mains. Le Mutin peut garder les deux siennes levées et passe pour un personnage du Bien jusqu’au résultat.\nc) Puis, chacun une fois au plus, s’il le veut et dans n’importe quel ordre : un Apprenti lève la seconde main ; un Duc baisse une main levée de n’importe quel joueur ; un Archiduc détourne une main levée de n’importe quel joueur vers une autre personne que celle à qui elle appartient, et même là où pointe son autre main. On peut choisir aussi ses propres mains et celles du Mutin. Le joueur qui agit est révélé. L’étape prend fin quand tout le monde a fini.\nd) Le Bien gagne si les mains du Bien désignent tout le Mal et personne du Bien. Il n’est pas nécessaire de désigner la Révélatrice, mais c’est permis ; il faut désigner le Mutin, même s’il change de camp.\ne) Sinon le Mal gagne, mais le Bien l’emporte si toutes les quêtes ont été menées par le Mal.\nf) Un Mutin qui a gardé les mains levées et désigne à la fin deux personnages du Bien appartient au Bien, quel que soit le vainqueur. Ses propres mains ne comptent jamais pour le Bien.",
      },
      {
        id: "QU-21",
        text: "La chasse. La Chasseresse aveugle est révélée, et personne d’autre ne parle. Elle nomme une personne et son personnage, deux fois, deux personnes différentes, et chaque fois on lui répond avant la suivante. À la première erreur, le Bien gagne ; nommer quelqu’un du Mal en est une, laisser passer le temps aussi. Si les deux sont justes, le Mal gagne. Si la première est Arthur et qu’elle est juste, le Mal gagne aussitôt ; nommé en second, il compte comme un autre. Duc, Archiduc et Apprenti peuvent être nommés Fidèle ; tous les autres doivent l’être exactement. En option, l’un des deux doit être un Clerc si un Clerc a été distribué. Après une chasse, il n’y a pas de dernière chance, et l’exception des quêtes menées par le Mal ne vaut pas.",
      },
    ],
  },
  {
    title: "Variantes",
    clauses: [
      {
        id: "QU-22",
        text: "Vote sur la chasse (option). Après les échecs et la discussion, au lieu de QU-19, chacun joue une carte en secret : le Bien Succès, le Mal l’une ou l’autre, quoi que dise son personnage. Tout le monde apprend le nombre d’Échecs. Avec un au plus, le Bien joue sa dernière chance ; avec deux ou plus, la Chasseresse aveugle est révélée et doit chasser. Si elle n’a pas été distribuée, la dernière chance vient quand même. On ne vote pas sur la chasse qui suit trois réussites.",
      },
      {
        id: "QU-23",
        text: "Silhouettes mystérieuses (option). À 4 : Fidèle, Clerc et Jouvenceau, moins une carte au hasard, avec la Fée Morgane et la Chasseresse aveugle. À 5, de même avec un Fidèle de plus. À partir de 6, l’hôte compose deux piles : celle du Bien, deux cartes de plus que son effectif, moins deux au hasard ; celle du Mal, autant de cartes que son effectif mais sans la Fée Morgane, plus la Chasseresse aveugle, moins deux au hasard ; et l’on ajoute la Fée Morgane. Tout le monde connaît les piles, personne ce qui a été écarté. La Chasseresse aveugle peut manquer ; on pose quand même les questions qui la concernent. Pas dans la version de l’auteur, qui a ses propres tirages.",
      },
      {
        id: "QU-30",
        text: `La version de l’auteur a ses effectifs et son plateau (QU-1, QU-2) et ces personnages :\n${presetLines("directors-cut", WORDS)}\nLes cartes citées après « parmi » sont tirées au hasard, et personne ne sait laquelle reste. À 4 ou 5, la carte restante est posée face cachée ; en option, la Chasseresse aveugle peut la nommer à la chasse comme l’une des deux, ou la voit au début. À partir de 6, elle est cachée au Mal. À partir de 8, les quêtes 3 et 4 n’échouent qu’avec deux Échecs.`,
      },
    ],
  },
  {
    title: "La parole",
    clauses: [
      {
        id: "QU-40",
        text: "Parler, c’est jouer. À côté de la discussion libre, il y a des déclarations que chacun lit dans sa langue : qui je suis ; que je sers le Bien ; qui j’ai sondé et ce que j’ai vu ; qui a ma confiance ou éveille mes soupçons ; qui envoyer, à qui donner le jeton de magie, qui devrait mener ; que j’ai joué Succès ; si j’approuve ou non ce qu’on a dit. Elles sont publiques, restent dans le journal et peuvent être des mensonges.",
      },
      {
        id: "QU-41",
        text: "Après la discussion, la parole est suspendue ; pendant une chasse, seule la Chasseresse aveugle parle.",
      },
      {
        id: "QU-42",
        text: "À une vraie table, l’application peut être le maître de jeu : un seul appareil fait le tour, lit les présentations à voix haute et tient le temps.",
      },
    ],
  },
];
