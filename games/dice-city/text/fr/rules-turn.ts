import type { Chapter } from "@roundtable/language";

export const turn: readonly Chapter[] = [
  {
    title: "Votre tour : les dés",
    clauses: [
      {
        id: "DC-11",
        text: [
          "Un tour a quatre étapes, toujours dans cet ordre : les dés, les attaques, la construction et le commerce, la fin du tour. À la première, vous dépensez vos dés dans l’ordre que vous voulez, chacun pour l’une de ces actions :",
          "a) utiliser le lieu où il se trouve ;",
          "b) déplacer un autre de vos dés non dépensés d’une colonne à gauche ou à droite dans sa rangée, sans dépasser 1 ni 6 ;",
          "c) une fois par tour : choisir exactement quatre cartes de l’étal, les défausser et en révéler autant de nouvelles, dans la limite de la pioche ; il faut au moins quatre cartes visibles et une dans la pioche ;",
          "d) retirer le jeton de désactivation de l’un de vos lieux ;",
          "e) une fois par tour : prendre un jeton Passe ; votre tour continue, seul ce dé est dépensé ;",
          "f) rien.",
          "On ne peut utiliser un lieu que si cela peut changer quelque chose, et l’effet s’applique alors autant que possible ; l’Entrepôt et la Place du marché demandent de quoi payer. Un dé n’agit jamais sur lui-même, sauf là où il est écrit « ce dé ». Vous pouvez finir l’étape à tout moment entre deux effets ; les dés non dépensés sont alors perdus. Quand les cinq sont dépensés et qu’il vous reste moins de deux jetons Passe, elle finit d’elle-même.",
        ].join("\n"),
      },
      {
        id: "DC-12",
        text: "Pendant cette étape, vous pouvez défausser deux jetons Passe, autant de fois que vous voulez, contre l’une de ces choses : 1 ressource au choix ; 1 de force pour ce tour, ce qui n’est pas l’utilisation d’une ARMÉE ; ou une relance. Pour la relance, vous choisissez un dé de chaque joueur, l’un après l’autre, dans le sens horaire à partir de votre gauche : on le lance et on le place, puis vous choisissez le suivant. Vous venez en dernier, et parmi vos dés vous ne pouvez choisir qu’un dé non dépensé ; si vous n’en avez plus, on vous laisse de côté. Au dernier tour de table, on laisse aussi de côté ceux qui ont déjà joué leur dernier tour. Option : la relance ne touche que vos adversaires.",
      },
      {
        id: "DC-13",
        text: "Un lieu désactivé ne peut être ni utilisé ni copié, et son effet permanent s’arrête. Dès que le jeton est retiré, tout fonctionne de nouveau.",
      },
      {
        id: "DC-14",
        text: "La force, et tout ce qui vaut jusqu’à la fin du tour, disparaît avec lui. Plusieurs utilisations de la Forge, de l’Hôtel des monnaies ou du Camp d’entraînement s’additionnent. La Forge et l’Hôtel des monnaies n’aident que les utilisations qui les suivent ; un Camp d’entraînement affaiblit tous les bandits de ce tour. Ce que la Forge ajoute à une Tour de guet est de la force ordinaire. La Guilde des marchands n’utilise pas les cartes RÉCOLTE : l’Hôtel des monnaies ne lui ajoute donc rien.",
      },
      {
        id: "DC-15",
        text: "L’Église, l’Hôtel de ville et le Cimetière copient : le lieu copié compte comme utilisé, aussi pour la Forge et l’Hôtel des monnaies. Il doit être actif. Le jeton d’une carte ⊘ est posé d’abord, l’effet vient ensuite. Une carte ⊘ copiée prend son jeton ; l’Église et l’Hôtel de ville n’en prennent pas ; un Cimetière prend le sien chaque fois qu’on l’utilise, si bien qu’un Cimetière qui copie une carte ⊘ laisse un jeton sur les deux. L’Église ne regarde que les dés non dépensés, jamais celui qui vient d’être dépensé pour elle. « Cette rangée » est celle de la carte copiée, « ce dé » celui qui vient d’être dépensé. Une carte copiée qui copie elle-même le fait à son tour, mais l’Église, l’Hôtel de ville et le Cimetière ne servent chacun qu’une fois dans une même utilisation. Un lieu qui ne s’utilise pas ne peut pas être choisi. Une carte qui ne trouve rien à copier ne donne rien.",
      },
      {
        id: "DC-16",
        text: "Caserne : tant que sa pile n’est pas vide, l’Armée régulière doit être prise ; si la pile est vide, la Caserne ne fait rien. Ce n’est pas un achat. L’armée peut tout recouvrir : la Caserne elle-même, une carte désactivée, ou un lieu où un dé attend, et ce dé peut l’utiliser dans ce même tour.",
      },
    ],
  },
  {
    title: "Votre tour : les attaques",
    clauses: [
      {
        id: "DC-17",
        text: [
          "Attaquez autant de fois que vous voulez ; chaque attaque coûte de la force, et le reste sert à la suivante, contre le même joueur ou un autre.",
          "Bandits : dépensez une force égale à leur défense et prenez la carte du dessus de la pile, face cachée. Une pile vide ne peut pas être attaquée.",
          "Un lieu d’un autre joueur qui a une défense et pas de jeton de désactivation : dépensez une force égale à sa défense, Grandes Murailles comprises. Il est désactivé, et vous prenez dans la réserve commune autant de points de victoire qu’il en porte ; son propriétaire n’en perd pas. Une Cathédrale compte pour ce qu’elle vaudrait maintenant.",
          "Une réserve : 2 de force par ressource ; vous choisissez la sorte parmi ce que l’autre joueur possède. Elle est à vous et peut être dépensée dans ce tour.",
          "La force contre les bandits ne paie que les bandits, et elle y est dépensée en premier.",
        ].join("\n"),
      },
    ],
  },
  {
    title: "Votre tour : construire et commercer",
    clauses: [
      {
        id: "DC-18",
        text: "Construisez autant de fois que vous voulez : choisissez une carte de l’étal ou d’une pile non vide, payez son prix et posez-la où vous voulez dans votre cité. Une carte qui s’y trouve part à la défausse, même si elle vient d’une pile ; son jeton retourne à la réserve commune. Un lieu imprimé est simplement recouvert. L’effet d’une carte à sa construction s’applique avant que l’étal soit complété. Vous pouvez aussi charger des navires : payez le prix et prenez le navire du dessus d’une pile, face cachée.",
      },
      {
        id: "DC-19",
        text: "L’étal est complété aussitôt après chaque achat, et la nouvelle carte peut être achetée dans le même tour. Quand la pioche est vide, la place reste vide. Les cartes défaussées ne reviennent jamais.",
      },
    ],
  },
  {
    title: "La fin de votre tour",
    clauses: [
      {
        id: "DC-20",
        text: "Gardez au plus 1 bois, 1 pierre et 1 lingot ; le reste est perdu. Vous gardez tous vos jetons Passe. Votre force retombe à 0. On vérifie si la partie touche à sa fin (DC-23). Lancez ensuite vos cinq dés et placez-les. C’est au tour du joueur à votre gauche.",
      },
      {
        id: "DC-21",
        text: "Tout ce que l’on gagne est annoncé sur le moment. Seules les sommes ne sont pas affichées avant la fin : le total des points des autres et la liste des cartes qu’ils ont prises ; un joueur qui tient le compte peut les retrouver. Option : scores ouverts, qui les affiche. Tout le reste est visible : cités, dés, réserves, jetons Passe, force, taille des piles et de la pioche, défausse. Personne ne connaît l’ordre de la pioche.",
      },
      {
        id: "DC-22",
        text: "Seuls peuvent s’épuiser les quatre piles, la pioche, les bandits et les navires. Il y a toujours assez de ressources et de jetons.",
      },
    ],
  },
];
