import type { Refusal, TableProblem } from "@roundtable/kernel";
import type { TextByKind } from "./game-text.ts";
import { plural } from "./plural.ts";
import type { Locale } from "./locale.ts";

/** What any table of any game says of itself: why a command was refused, and what keeps a table from starting. */
export interface TableText {
  readonly refusal: Readonly<Record<Refusal, string>>;
  readonly problem: TextByKind<TableProblem, string>;
}

const en: TableText = {
  refusal: {
    malformed: "That message could not be read. Reload the page and try again.",
    "match-over": "The game is over.",
    "no-such-seat": "There is no such seat at this table.",
    "not-asked": "Nothing is asked of you right now.",
    "stale-decision": "That question has already been answered.",
    "illegal-answer": "The rules do not allow that here. Choose one of the highlighted answers.",
    "nothing-to-undo": "You have no move to take back.",
    "undo-not-allowed":
      "In this game a move cannot be taken back once something has been revealed or someone else has moved.",
    "undo-out-of-reach": "That move was made before the server was updated and can no longer be taken back.",
    "no-undo-asked": "Nobody else is asking to take a move back.",
    "talk-closed": "Talk is closed for now.",
    "illegal-statement": "That cannot be said here.",
  },
  problem: {
    "seat-count": ({ min, max }) => `This game is for ${min} to ${max} players.`,
    "unknown-option": ({ option, known }) =>
      `There is no option “${option}”. There are: ${known.join(", ")}.`,
    "unknown-value": ({ option, value, known }) =>
      `“${option}” cannot be “${value}”. It can be: ${known.join(", ")}.`,
  },
};

const fr: TableText = {
  refusal: {
    malformed: "Ce message n’a pas pu être lu. Rechargez la page et réessayez.",
    "match-over": "La partie est terminée.",
    "no-such-seat": "Cette place n’existe pas à cette table.",
    "not-asked": "Rien ne vous est demandé pour l’instant.",
    "stale-decision": "Cette question a déjà sa réponse.",
    "illegal-answer": "Les règles ne le permettent pas ici. Choisissez l’une des réponses en surbrillance.",
    "nothing-to-undo": "Vous n’avez aucun coup à annuler.",
    "undo-not-allowed":
      "Dans ce jeu, un coup ne peut plus être annulé dès que quelque chose a été révélé ou que quelqu’un d’autre a joué.",
    "undo-out-of-reach": "Ce coup date d’avant la mise à jour du serveur et ne peut plus être annulé.",
    "no-undo-asked": "Personne d’autre ne demande à annuler un coup.",
    "talk-closed": "La parole est suspendue pour l’instant.",
    "illegal-statement": "Cela ne peut pas se dire ici.",
  },
  problem: {
    "seat-count": ({ min, max }) => `Ce jeu se joue de ${min} à ${max} joueurs.`,
    "unknown-option": ({ option, known }) =>
      `L’option «\u00a0${option}\u00a0» n’existe pas. Il y a\u00a0: ${known.join(", ")}.`,
    "unknown-value": ({ option, value, known }) =>
      `«\u00a0${option}\u00a0» ne peut pas valoir «\u00a0${value}\u00a0». Valeurs possibles\u00a0: ${known.join(", ")}.`,
  },
};

const ru: TableText = {
  refusal: {
    malformed: "Не удалось прочитать сообщение. Обновите страницу и попробуйте ещё раз.",
    "match-over": "Игра окончена.",
    "no-such-seat": "За этим столом нет такого места.",
    "not-asked": "Сейчас от вас ничего не требуется.",
    "stale-decision": "На этот вопрос уже дан ответ.",
    "illegal-answer": "Правила здесь этого не позволяют. Выберите один из выделенных вариантов.",
    "nothing-to-undo": "Вам нечего отменять.",
    "undo-not-allowed":
      "В этой игре ход нельзя вернуть, если уже что-то раскрыто или сделал ход кто-то другой.",
    "undo-out-of-reach": "Этот ход сделан до обновления сервера, вернуть его уже нельзя.",
    "no-undo-asked": "Никто другой не просит вернуть ход.",
    "talk-closed": "Сейчас разговоры закрыты.",
    "illegal-statement": "Здесь этого сказать нельзя.",
  },
  problem: {
    "seat-count": ({ min, max }) =>
      `В эту игру играют от ${min} до ${max} ${plural("ru", max, { one: "игрока", few: "игроков", many: "игроков" })}.`,
    "unknown-option": ({ option, known }) => `Нет настройки «${option}». Есть: ${known.join(", ")}.`,
    "unknown-value": ({ option, value, known }) =>
      `Настройка «${option}» не может быть «${value}». Возможные значения: ${known.join(", ")}.`,
  },
};

export const tableText: Readonly<Record<Locale, TableText>> = { en, fr, ru };
