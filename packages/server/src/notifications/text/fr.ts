import { plural } from "@roundtable/language";
import type { NotificationText } from "./notification-text.ts";

const SOMEBODY = "Quelqu’un";

export const fr: NotificationText = {
  notifications: {
    "your-turn": (game) => ({ title: "À vous de jouer", body: `${game}\u00a0: les autres vous attendent.` }),
    invitation: (game, from) => ({
      title: `${from || SOMEBODY} vous invite`,
      body: `Venez jouer à ${game}\u00a0: une place est libre pour vous.`,
    }),
    "table-full": (game) => ({
      title: "La table est complète",
      body: `${game}\u00a0: tout le monde est là, la partie peut commencer.`,
    }),
    "table-started": (game) => ({ title: "La partie commence", body: `${game}\u00a0: rejoignez la table.` }),
    nudge: (game, from) => ({
      title: `${from || SOMEBODY} vous attend`,
      body: `${game}\u00a0: c’est à vous de jouer.`,
    }),
    paused: (game) => ({
      title: "La partie est en pause",
      body: `${game}\u00a0: rien ne s’est passé depuis longtemps. Elle reprend dès que vous jouez.`,
    }),
  },
  several: (count, games) => ({
    title: `${count}\u00a0${plural("fr", count, { one: "table vous attend", other: "tables vous attendent" })}`,
    body: `${games}.`,
  }),
  test: {
    title: "Voilà à quoi cela ressemble",
    body: "C’est ainsi que vous saurez qu’une table vous attend.",
  },
  toTable: "Aller à la table",
  toTables: "Aller à vos tables",
  email: {
    why: "Vous recevez ce message parce que vous avez demandé des e-mails en votre absence.",
    stop: "Ne plus recevoir ces messages",
    confirm: {
      subject: "Est-ce bien votre adresse\u202f?",
      lines: [
        "Quelqu’un, vous sans doute, souhaite recevoir ici un message quand une table l’attend sur Roundtable.",
      ],
      press: "Oui, avertissez-moi ici",
      after: "Si ce n’était pas vous, ne faites rien\u00a0: aucun autre message ne viendra.",
    },
  },
};
