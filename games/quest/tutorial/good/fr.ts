import { byGender, type LessonText, line, seat } from "@roundtable/language";
import { de } from "@roundtable/language/names/fr";
import type { lesson } from "./lesson.ts";

export const text: LessonText<typeof lesson> = {
  title: "Du côté d’Arthur",
  words: {
    court:
      "Six personnes à table : trois servent Arthur, trois servent Mordred en secret. Le Bien gagne avec trois quêtes réussies. Après trois échecs, il ne reste qu’une chance.",
    role: "Votre personnage est ici, face cachée. Appuyez pour le regarder : vous êtes Fidèle d’Arthur et ne connaissez personne. Ensuite, appuyez sur « C’est vu ».",
    "be-ready": "Appuyez sur « C’est vu ».",
    lead: "Vous menez la première quête, et personne ne vote : c’est vous qui choisissez les deux qui partent. Prenez-vous vous-même.",
    "yourself-first": "Commencez par vous : c’est la seule personne que vous connaissez.",
    "second-of-team": line`Et emmenez ${seat(1)}.`,
    "your-neighbour": line`N’importe qui pourrait partir. Aujourd’hui, c’est ${seat(1)}.`,
    magic: line`Quelqu’un de l’équipe reçoit le jeton de magie, qui oblige à jouer Succès. Seule la Fée Morgane peut l’ignorer. Donnez-le à ${seat(1)}.`,
    "bind-the-other": "Vous jouez Succès de toute façon. Donnez-le à l’autre.",
    "play-success": "Chacun joue une carte en secret. Le Bien n’a pas le choix : jouez Succès.",
    "good-never-fails":
      "Un Fidèle ne joue jamais Échec. La carte n’est là que pour que votre écran ne trahisse rien.",
    morgan: line`Un Échec, et ce n’est pas le vôtre : c’est donc celui ${de(1)}, malgré la magie. Vous avez trouvé la Fée Morgane\u202f! Ne croyez plus un mot ${de(1)}.`,
    "name-leader": line`Vous désignez le prochain meneur : quelqu’un qui n’a pas encore mené. Désignez ${seat(2)}.`,
    "your-other-neighbour": line`Pourquoi pas ? Mais aujourd’hui, c’est ${seat(2)}.`,
    "not-morgan": line`Vous venez de voir ce que fait ${seat(1)}. Désignez ${seat(2)}.`,
    "second-failure": line`Encore un échec ! Qui l’a joué ? Pas ${seat(2)} : le jeton de magie l’en empêchait, et Morgane est ailleurs.`,
    amulet: line`Une amulette suit cette quête : ${seat(3)} la porte et vous sonde. Personne d’autre ne verra la réponse. Montrez-la.`,
    "no-choice": "Ici, vous ne pouvez pas mentir. Vous servez le Bien, et vous le montrez.",
    lie: line`${seat(3)} déclare à tous que vous servez le Mal. Personne d’autre ne sait que c’est faux : ${seat(3)} sert donc aussi Mordred.`,
    "play-success-again": line`${seat(5)} vous emmène dans la troisième quête. Jouez Succès.`,
    "third-failure":
      "Trois échecs. Maintenant, tout le monde parle : qui était-ce ? Ici, vous voyez toutes les quêtes : qui est parti, qui avait la magie, combien d’Échecs.",
    grid: line`La magie obligeait ${seat(2)} à la quête 2 et ${seat(5)} à la quête 3\u00a0: c’étaient des Succès. Les deux fois, ${seat(4)} est ${byGender(4, { he: "parti", she: "partie", person: "de la quête", you: "de la quête" })} sans la magie. Les trois sont trouvés\u202f!`,
    "enough-talk": "La discussion s’achève quand tout le monde en a assez entendu. Continuez.",
    "go-on-then": "Continuez.",
    point: line`La dernière chance du Bien : chacun désigne en secret deux autres personnes. Si les mains du Bien trouvent les trois du Mal, et personne d’autre, le Bien gagne. Désignez ${seat(3)}.`,
    "point-at-liar": line`D’autres y penseront. Vous êtes la seule personne à connaître le mensonge : désignez ${seat(3)}.`,
    "not-at-good": "Une main sur quelqu’un du Bien, et tout est perdu.",
    "point-again": line`Et, de l’autre main, ${seat(4)}.`,
    "point-at-third": line`Les autres ont trouvé Morgane tout seuls. Désignez ${seat(4)}.`,
    hands:
      "Toutes les mains sont levées ! Le Mal baisse maintenant les siennes, le Bien les garde. Continuez.",
    "nobody-acts":
      "Certains personnages pourraient encore détourner ou baisser une main. Il n’y en a pas à cette table : terminez.",
    won: "Les trois sont trouvés : le Bien a gagné ! Le plus souvent, une Chasseresse aveugle chasse encore deux joueurs du Bien après trois réussites. Bien d’autres personnages vous attendent. Jouez maintenant de l’autre côté.",
  },
};
