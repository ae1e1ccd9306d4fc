import { type TextByKind, textFor } from "@roundtable/language";
import { type Call, callsFor, type LeftOut, type Narration, type Thumb } from "../calls.ts";
import { CHARACTER_NAMES, withThe } from "./names.ts";

export const narration: Narration = (gathering) =>
  callsFor(gathering).map((call) => textFor<Call, string>(says, call));

const says: TextByKind<Call, string> = {
  "first-leader": ({ name }) => `${name} leads the first quest.`,
  "all-close": ({ fists }) =>
    fists
      ? "Everyone, close your eyes and put one fist on the table in front of you."
      : "Everyone, close your eyes.",
  "scion-up": () => "Scion, raise your thumb, so that Morgan le Fay may know you.",
  "morgan-opens": () => "Morgan le Fay, open your eyes: the raised thumb is your Scion.",
  "morgan-closes": () => "Morgan le Fay, close your eyes.",
  "scion-down": () => "Scion, lower your thumb.",
  "thumbs-up": ({ who }) =>
    who.length === 1
      ? `${named(who)}, raise your thumb, so that evil may know you.`
      : `${named(who)}, raise your thumbs, so that evil may know you.`,
  "evil-opens": ({ except }) =>
    `Evil players${but(except)}, open your eyes and look around, so that you may know each other.`,
  "evil-closes": () => "Evil players, close your eyes.",
  "thumbs-down": ({ who }) => `${named(who)}, lower your ${who.length === 1 ? "thumb" : "thumbs"}.`,
  "mutineer-up": () => "Mutineer, raise your thumb, so that evil may know you.",
  "evil-opens-for-mutineer": ({ except }) =>
    `Evil players${but(except)}, open your eyes: the raised thumb is the Mutineer.`,
  "mutineer-down": () => "Mutineer, lower your thumb.",
  "evil-up": ({ except }) => `All evil players${but(except)}, raise your thumbs.`,
  "outsider-opens": () => "Outsider, open your eyes: the raised thumbs are evil.",
  "outsider-closes": () => "Outsider, close your eyes.",
  "evil-down": () => "Evil players, lower your thumbs.",
  "lancelots-open": () => "Good Lancelot and Evil Lancelot, open your eyes and know each other.",
  "lancelots-close": () => "Good Lancelot and Evil Lancelot, close your eyes.",
  "morgan-up": () => "Morgan le Fay, raise your thumb, so that Arthur may know you.",
  "arthur-opens": () => "Arthur, open your eyes: the raised thumb is Morgan le Fay.",
  "arthur-closes": () => "Arthur, close your eyes.",
  "morgan-down": () => "Morgan le Fay, lower your thumb.",
  "clerics-up": ({ several }) =>
    several
      ? "Clerics, raise your thumbs, so that Percival may know you."
      : "Cleric, raise your thumb, so that Percival may know you.",
  "percival-opens": ({ several }) =>
    several
      ? "Percival, open your eyes: the raised thumbs are the Clerics."
      : "Percival, open your eyes: the raised thumb is the Cleric.",
  "percival-closes": () => "Percival, close your eyes.",
  "clerics-down": ({ several }) => (several ? "Clerics, lower your thumbs." : "Cleric, lower your thumb."),
  "leader-up": () => "Leader, raise your thumb if your answer to a check is evil.",
  "cleric-opens": () => "Cleric, open your eyes and look at the leader: a raised thumb means evil.",
  "cleric-closes": () => "Cleric, close your eyes.",
  "clerics-in-turn": () =>
    "Clerics, you look one after another, so that you don’t see each other: the leader’s raised thumb means evil.",
  "cleric-looks": ({ name }) =>
    `${name}, if you are a Cleric, open your eyes, look at the leader, and close them again.`,
  "leader-down": () => "Leader, lower your thumb.",
  "hunter-looks": () => "Blind Hunter, open your eyes, look at the face-down card, and put it back.",
  "hunter-closes": () => "Blind Hunter, close your eyes.",
  "all-open": () => "Everyone, open your eyes.",
};

function named(who: readonly Thumb[]): string {
  return who.map((one) => CHARACTER_NAMES[one]).join(" and ");
}

function but(except: readonly LeftOut[]): string {
  const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
  return except.length === 0 ? "" : `, except ${list.format(except.map(withThe))}`;
}
