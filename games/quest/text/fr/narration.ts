import { type TextByKind, textFor } from "@roundtable/language";
import { type Call, callsFor, type LeftOut, type Narration, type Thumb } from "../calls.ts";
import { CHARACTER_NAMES } from "./names.ts";

export const narration: Narration = (gathering) =>
  callsFor(gathering).map((call) => textFor<Call, string>(says, call));

const says: TextByKind<Call, string> = {
  "first-leader": ({ name }) => `${name} mène la première quête.`,
  "all-close": ({ fists }) =>
    fists
      ? "Que tout le monde ferme les yeux et pose un poing devant soi, sur la table."
      : "Que tout le monde ferme les yeux.",
  "scion-up": () => "Héritière, levez le pouce, pour que la Fée Morgane vous reconnaisse.",
  "morgan-opens": () => "Fée Morgane, ouvrez les yeux : le pouce levé est celui de votre Héritière.",
  "morgan-closes": () => "Fée Morgane, fermez les yeux.",
  "scion-down": () => "Héritière, baissez le pouce.",
  "thumbs-up": ({ who }) => `${named(who)}, levez le pouce, pour que le Mal vous reconnaisse.`,
  "evil-opens": ({ except }) =>
    `Joueurs du Mal${but(except)}, ouvrez les yeux et regardez autour de vous pour vous reconnaître.`,
  "evil-closes": () => "Joueurs du Mal, fermez les yeux.",
  "thumbs-down": ({ who }) => `${named(who)}, baissez le pouce.`,
  "mutineer-up": () => "Mutin, levez le pouce, pour que le Mal vous reconnaisse.",
  "evil-opens-for-mutineer": ({ except }) =>
    `Joueurs du Mal${but(except)}, ouvrez les yeux : le pouce levé est celui du Mutin.`,
  "mutineer-down": () => "Mutin, baissez le pouce.",
  "evil-up": ({ except }) => `Tous les joueurs du Mal${but(except)}, levez le pouce.`,
  "outsider-opens": () => "Étranger, ouvrez les yeux : les pouces levés sont ceux du Mal.",
  "outsider-closes": () => "Étranger, fermez les yeux.",
  "evil-down": () => "Joueurs du Mal, baissez le pouce.",
  "lancelots-open": () => "Lancelot le loyal et Lancelot le félon, ouvrez les yeux et reconnaissez-vous.",
  "lancelots-close": () => "Lancelot le loyal et Lancelot le félon, fermez les yeux.",
  "morgan-up": () => "Fée Morgane, levez le pouce, pour qu’Arthur vous reconnaisse.",
  "arthur-opens": () => "Arthur, ouvrez les yeux : le pouce levé est celui de la Fée Morgane.",
  "arthur-closes": () => "Arthur, fermez les yeux.",
  "morgan-down": () => "Fée Morgane, baissez le pouce.",
  "clerics-up": ({ several }) => `${clerics(several)}, levez le pouce, pour que Perceval vous reconnaisse.`,
  "percival-opens": ({ several }) =>
    several
      ? "Perceval, ouvrez les yeux : les pouces levés sont ceux des Clercs."
      : "Perceval, ouvrez les yeux : le pouce levé est celui du Clerc.",
  "percival-closes": () => "Perceval, fermez les yeux.",
  "clerics-down": ({ several }) => `${clerics(several)}, baissez le pouce.`,
  "leader-up": () => "Meneur, si votre réponse est le Mal, levez le pouce.",
  "cleric-opens": () => "Clerc, ouvrez les yeux et regardez le meneur : un pouce levé veut dire le Mal.",
  "cleric-closes": () => "Clerc, fermez les yeux.",
  "clerics-in-turn": () =>
    "Clercs, vous regarderez l’un après l’autre, pour ne pas vous voir : le pouce levé du meneur veut dire le Mal.",
  "cleric-looks": ({ name }) =>
    `${name}, si vous êtes Clerc, ouvrez les yeux, regardez le meneur, puis refermez-les.`,
  "leader-down": () => "Meneur, baissez le pouce.",
  "hunter-looks": () =>
    "Chasseresse aveugle, ouvrez les yeux, regardez la carte posée face cachée et remettez-la en place.",
  "hunter-closes": () => "Chasseresse aveugle, fermez les yeux.",
  "all-open": () => "Que tout le monde ouvre les yeux.",
};

function clerics(several: boolean): string {
  return several ? "Clercs" : "Clerc";
}

function named(who: readonly Thumb[]): string {
  return who.map((one) => CHARACTER_NAMES[one].bare).join(" et ");
}

function but(except: readonly LeftOut[]): string {
  const list = new Intl.ListFormat("fr", { type: "conjunction" });
  return except.length === 0 ? "" : `, sauf ${list.format(except.map((one) => CHARACTER_NAMES[one].le))}`;
}
