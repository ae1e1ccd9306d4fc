import { type Locale, plural } from "@roundtable/language";
import type { Ending } from "../rules/state.ts";

/** What can be begun from the row of statements; agreeing is done beside what was said. */
export const SAYINGS = [
  "i-am",
  "i-am-good",
  "i-checked",
  "i-trust",
  "i-suspect",
  "send",
  "give-magic",
  "should-lead",
  "i-played-success",
] as const;

export type SayingKind = (typeof SAYINGS)[number];

export const MARKS = ["trusted", "doubted", "suspected"] as const;

export type Mark = (typeof MARKS)[number];

/** What is written on the table itself; the game's own words come from its texts. */
export interface Words {
  readonly role: string;
  readonly roleHelp: string;
  readonly hunterHidden: string;
  readonly hide: string;
  readonly decided: (answered: number, of: number) => string;
  readonly quest: (n: number) => string;
  readonly team: (size: number) => string;
  readonly twoFails: string;
  readonly fails: (count: number) => string;
  readonly succeeded: string;
  readonly failed: string;
  readonly inPlay: string;
  readonly putAway: string;
  readonly faceDown: string;
  readonly hunts: string;
  readonly say: string;
  readonly sayings: Readonly<Record<SayingKind, string>>;
  readonly pointAtOne: string;
  readonly pointAtTeam: (chosen: number) => string;
  readonly whichCharacter: string;
  readonly whichQuest: string;
  readonly whatSeen: string;
  readonly sayIt: string;
  readonly cancel: string;
  readonly close: string;
  readonly agree: string;
  readonly disagree: string;
  readonly talkClosed: string;
  readonly hunterSpeaks: string;
  readonly claims: string;
  readonly nothingClaimed: string;
  readonly player: string;
  readonly about: (name: string) => string;
  readonly suspicion: string;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly note: string;
  readonly noteHelp: string;
  readonly story: string;
  readonly truth: string;
  readonly lie: string;
  readonly goodWins: string;
  readonly evilWins: string;
  readonly why: Readonly<Record<Ending["why"], string>>;
  readonly balance: string;
  readonly add: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly startFrom: string;
  readonly legal: string;
  readonly ours: string;
}

const en: Words = {
  role: "My role",
  roleHelp: "For your eyes only. It hides itself again.",
  hunterHidden: "At this table evil does not know you.",
  hide: "Hide",
  decided: (answered, of) => `Decided: ${answered} of ${of}`,
  quest: (n) => `Quest ${n}`,
  team: (size) => `a team of ${size}`,
  twoFails: "fails only with two Fails",
  fails: (count) => `${count} ${plural("en", count, { one: "Fail", other: "Fails" })}`,
  succeeded: "success",
  failed: "failure",
  inPlay: "In play",
  putAway: "Put away unseen",
  faceDown: "The card that lies face down",
  hunts: "The hunt",
  say: "Say…",
  sayings: {
    "i-am": "I am…",
    "i-am-good": "I am good",
    "i-checked": "I checked…",
    "i-trust": "I trust…",
    "i-suspect": "I suspect…",
    send: "Send…",
    "give-magic": "Magic to…",
    "should-lead": "… should lead",
    "i-played-success": "I played Success…",
  },
  pointAtOne: "Point at a shield.",
  pointAtTeam: (chosen) =>
    chosen === 0 ? "Point at the whole team." : `${chosen} chosen; point at more, or say it.`,
  whichCharacter: "Which character?",
  whichQuest: "On which quest?",
  whatSeen: "What did you see?",
  sayIt: "Say it",
  cancel: "Cancel",
  close: "Close",
  agree: "Agree",
  disagree: "Disagree",
  talkClosed: "Talk is closed",
  hunterSpeaks: "Only the Hunter may speak",
  claims: "Claims",
  nothingClaimed: "Nobody has claimed anything yet.",
  player: "Player",
  about: (name) => `About ${name}`,
  suspicion: "Your mark, seen by you alone",
  marks: { trusted: "trusted", doubted: "unsure", suspected: "suspected" },
  note: "Your note",
  noteHelp: "Kept in this browser, for you alone.",
  story: "Who knew what",
  truth: "true",
  lie: "a lie",
  goodWins: "Good wins",
  evilWins: "Evil wins",
  why: {
    "three-successes": "Three quests have succeeded.",
    "hunt-succeeded": "The hunt has found two good players.",
    "hunt-failed": "The hunt has failed.",
    "arthur-named": "The hunt has found Arthur.",
    "evil-pointed-out": "Every evil player was pointed out, and nobody else.",
    "evil-not-pointed-out": "The Last Chance was missed.",
    "all-leaders-evil": "The Last Chance was missed, but every quest had an evil leader.",
  },
  balance: "Balance",
  add: (name) => `Add: ${name}`,
  remove: (name) => `Remove: ${name}`,
  startFrom: "Start from",
  legal: "This set can be played.",
  ours: "our choice",
};

const fr: Words = {
  role: "Mon rôle",
  roleHelp: "Rien que pour vos yeux. La carte se recache d’elle-même.",
  hunterHidden: "À cette table, le Mal ne vous connaît pas.",
  hide: "Cacher",
  decided: (answered, of) => `Décisions\u00a0: ${answered} sur ${of}`,
  quest: (n) => `Quête ${n}`,
  team: (size) => `une équipe de ${size}`,
  twoFails: "n’échoue qu’avec deux Échecs",
  fails: (count) => `${count} ${plural("fr", count, { one: "Échec", other: "Échecs" })}`,
  succeeded: "réussie",
  failed: "manquée",
  inPlay: "En jeu",
  putAway: "Écartées sans être vues",
  faceDown: "La carte face cachée",
  hunts: "La chasse",
  say: "Dire…",
  sayings: {
    "i-am": "Je suis…",
    "i-am-good": "Je sers le Bien",
    "i-checked": "J’ai sondé…",
    "i-trust": "Je fais confiance à…",
    "i-suspect": "Je soupçonne…",
    send: "Envoyer…",
    "give-magic": "La magie à…",
    "should-lead": "… devrait mener",
    "i-played-success": "J’ai joué Succès…",
  },
  pointAtOne: "Désignez un écu.",
  pointAtTeam: (chosen) =>
    chosen === 0 ? "Désignez toute l’équipe." : `${chosen} choisis\u202f; désignez-en d’autres, ou dites-le.`,
  whichCharacter: "Quel personnage\u202f?",
  whichQuest: "À quelle quête\u202f?",
  whatSeen: "Qu’avez-vous vu\u202f?",
  sayIt: "Le dire",
  cancel: "Annuler",
  close: "Fermer",
  agree: "D’accord",
  disagree: "Pas d’accord",
  talkClosed: "La parole est suspendue",
  hunterSpeaks: "Seule la Chasseresse parle",
  claims: "Déclarations",
  nothingClaimed: "Personne n’a encore rien déclaré.",
  player: "Joueur",
  about: (name) => `À propos de ${name}`,
  suspicion: "Votre marque, rien que pour vous",
  marks: { trusted: "confiance", doubted: "doute", suspected: "soupçon" },
  note: "Votre note",
  noteHelp: "Gardée dans ce navigateur, rien que pour vous.",
  story: "Qui savait quoi",
  truth: "vrai",
  lie: "mensonge",
  goodWins: "Le Bien gagne",
  evilWins: "Le Mal gagne",
  why: {
    "three-successes": "Trois quêtes ont réussi.",
    "hunt-succeeded": "La chasse a trouvé deux personnages du Bien.",
    "hunt-failed": "La chasse a échoué.",
    "arthur-named": "La chasse a trouvé Arthur.",
    "evil-pointed-out": "Tous les joueurs du Mal ont été désignés, et eux seuls.",
    "evil-not-pointed-out": "La dernière chance est manquée.",
    "all-leaders-evil": "La dernière chance est manquée, mais chaque quête avait un meneur du Mal.",
  },
  balance: "Équilibre",
  add: (name) => `Ajouter\u00a0: ${name}`,
  remove: (name) => `Retirer\u00a0: ${name}`,
  startFrom: "Partir de",
  legal: "Ce jeu de personnages est jouable.",
  ours: "notre choix",
};

const ru: Words = {
  role: "Моя роль",
  roleHelp: "Только для ваших глаз. Скроется сама.",
  hunterHidden: "За этим столом Зло вас не знает.",
  hide: "Скрыть",
  decided: (answered, of) => `Решений: ${answered} из ${of}`,
  quest: (n) => `Поход ${n}`,
  team: (size) => `отряд: ${size}`,
  twoFails: "для провала нужны два Провала",
  fails: (count) => `${count} ${plural("ru", count, { one: "Провал", few: "Провала", many: "Провалов" })}`,
  succeeded: "успех",
  failed: "провал",
  inPlay: "В игре",
  putAway: "Убраны не глядя",
  faceDown: "Карта, лежащая взакрытую",
  hunts: "Охота",
  say: "Сказать…",
  sayings: {
    "i-am": "Я — …",
    "i-am-good": "Я за Добро",
    "i-checked": "Проверка: …",
    "i-trust": "Доверяю…",
    "i-suspect": "Подозреваю…",
    send: "Отправить…",
    "give-magic": "Магию — …",
    "should-lead": "Лидером — …",
    "i-played-success": "Моя карта — Успех…",
  },
  pointAtOne: "Укажите на щит.",
  pointAtTeam: (chosen) =>
    chosen === 0 ? "Укажите весь отряд." : `Выбрано: ${chosen}. Укажите ещё или скажите.`,
  whichCharacter: "Какой персонаж?",
  whichQuest: "В каком походе?",
  whatSeen: "Что вы увидели?",
  sayIt: "Сказать",
  cancel: "Отмена",
  close: "Закрыть",
  agree: "Согласие",
  disagree: "Несогласие",
  talkClosed: "Разговоры закрыты",
  hunterSpeaks: "Говорит только Охотница",
  claims: "Заявления",
  nothingClaimed: "Пока никто ничего не заявил.",
  player: "Игрок",
  about: (name) => `Об игроке: ${name}`,
  suspicion: "Ваша отметка, видна только вам",
  marks: { trusted: "доверие", doubted: "сомнение", suspected: "подозрение" },
  note: "Ваша заметка",
  noteHelp: "Хранится в этом браузере, только для вас.",
  story: "Кто что знал",
  truth: "правда",
  lie: "ложь",
  goodWins: "Побеждает Добро",
  evilWins: "Побеждает Зло",
  why: {
    "three-successes": "Три похода успешны.",
    "hunt-succeeded": "Охота настигла двух приверженцев Добра.",
    "hunt-failed": "Охота не удалась.",
    "arthur-named": "Охота настигла Артура.",
    "evil-pointed-out": "Указаны все приверженцы Зла, и только они.",
    "evil-not-pointed-out": "Последний шанс упущен.",
    "all-leaders-evil": "Последний шанс упущен, но все походы возглавляли приверженцы Зла.",
  },
  balance: "Равновесие",
  add: (name) => `Добавить: ${name}`,
  remove: (name) => `Убрать: ${name}`,
  startFrom: "Начать с набора",
  legal: "Таким набором можно играть.",
  ours: "наш выбор",
};

export const WORDS: Readonly<Record<Locale, Words>> = { en, fr, ru };
