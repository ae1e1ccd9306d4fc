import type { MeText } from "./index.ts";

export const text: MeText = {
  title: "Vous",
  devices: {
    title: "Vos connexions",
    help: "Chaque navigateur où vous jouez. Si l’un d’eux vous est inconnu, déconnectez-le.",
    guest:
      "Pour l’instant, seul votre navigateur vous connaît. Après votre première partie, vos connexions apparaîtront ici.",
    here: "celui-ci",
    unknown: "Appareil inconnu",
    lastSeen: (when: string) => `dernière visite : ${when}`,
    signOut: "Déconnecter",
    signOutOf: (device: string) => `Déconnecter : ${device}`,
    everywhere: "Se déconnecter partout",
    everywhereHelp: "Sur tous les appareils, celui-ci compris.",
  },
  reasons: {
    "no-such-session": "Cet appareil est déjà déconnecté.",
    "no-way-back": "Le retour serait impossible : seul ce navigateur vous connaît. Créez d’abord un compte.",
  },
};
