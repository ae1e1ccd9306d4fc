import type { PieceText } from "@roundtable/language";
import type { StepKind } from "../piece-kinds.ts";

export const STEP_PIECES: Readonly<Record<StepKind, PieceText>> = {
  "step-dice": {
    name: "Utiliser les dés",
    help: "Dépensez chaque dé une fois : pour le lieu où il se trouve, ou autrement. Un dé non dépensé est perdu.",
    clause: "DC-11",
  },
  "step-attack": {
    name: "Attaquer",
    help: "Dépensez la force de votre armée contre les bandits, les lieux ou les réserves des autres, tant que vous pouvez payer.",
    clause: "DC-17",
  },
  "step-build": {
    name: "Construire et commercer",
    help: "Payez en ressources : achetez des cartes à poser où vous voulez dans votre cité, chargez des navires, tant que vous pouvez payer.",
    clause: "DC-18",
  },
  "step-end": {
    name: "Fin du tour",
    help: "Vous gardez au plus 1 bois, 1 pierre et 1 lingot ; la force est perdue ; les cinq dés sont lancés pour votre prochain tour.",
    clause: "DC-20",
  },
  gate: {
    name: "Autres usages d’un dé",
    help: "Au lieu d’utiliser son lieu : déplacer un autre dé d’une colonne, retirer un jeton de désactivation et, une fois chacun par tour, remplacer quatre cartes de l’étal ou prendre un jeton Passe.",
    clause: "DC-11",
  },
};
