import { type AdviceText, type Line, line, percent, seat, textFor } from "@roundtable/language";
import { inCase } from "@roundtable/language/names/ru";
import type { GrailCupReason, Often } from "../../bot/reason.ts";
import type { Answer } from "../../rules/asking.ts";
import { answer } from "./asking.ts";
import { ally, DRAGON, space, SPEAR, token } from "./names.ts";

export const advice: AdviceText<GrailCupReason> = {
  reason: {
    grail: (of) =>
      told(
        of,
        line`Вы доскачете до Грааля уже в этом раунде`,
        line`Вы не доскачете до Грааля в этом раунде ни в одном случае`,
      ),
    leads: (of) =>
      told(
        of,
        line`К концу раунда вы впереди всех`,
        line`К концу раунда вы не впереди всех ни в одном случае`,
      ),
    armed: (of) =>
      told(
        of,
        line`К концу раунда у вас есть ${SPEAR.acc}`,
        line`К концу раунда у вас нет ${SPEAR.gen} ни в одном случае`,
      ),
    barred: (of) =>
      told(
        of,
        line`К концу раунда ${DRAGON.nom} совсем близко впереди, а ${SPEAR.gen} у вас нет`,
        line`К концу раунда ${DRAGON.nom} не преграждает вам путь ни в одном случае`,
      ),
    stopped: (of) =>
      told(
        of,
        line`По дороге вас останавливает ${DRAGON.nom}`,
        line`По дороге ${DRAGON.nom} не останавливает вас ни в одном случае`,
      ),
    seal: (of) =>
      told(of, line`Вы начинаете следующий раунд`, line`Вы не начинаете следующий раунд ни в одном случае`),
    goblin: (of) =>
      told(
        of,
        line`${token("nom", "goblin")} сбивает вас с пути`,
        line`${token("nom", "goblin")} не сбивает вас с пути ни в одном случае`,
      ),
    boots: (of) =>
      told(
        of,
        line`${token("nom", "boots")} уносят вас ещё на 4 клетки`,
        line`${token("nom", "boots")} не уносят вас дальше ни в одном случае`,
      ),
    cursed: (of) =>
      told(
        of,
        line`Ваше место занимает чужая ${ally("nom", 1)}`,
        line`Чужая ${ally("nom", 1)} не занимает вашего места ни в одном случае`,
      ),
    strikes: (of) =>
      ofACard(
        of,
        line`Ваше проклятие сбывается и переносит вас вперёд`,
        line`Ваше проклятие не переносит вас вперёд ни в одном случае`,
      ),
    claims: (of) =>
      ofACard(
        of,
        line`Ваш ${ally("nom", 2)} угадывает`,
        line`Ваш ${ally("nom", 2)} не угадывает ни в одном случае`,
      ),
    "rival-grail": (of) =>
      told(
        of,
        line`${seat(of.knight)} достигает Грааля уже в этом раунде`,
        line`${seat(of.knight)} не достигает Грааля в этом раунде ни в одном случае`,
      ),
    "rival-barred": (of) =>
      told(
        of,
        line`К концу раунда ${seat(of.knight)} без ${SPEAR.gen}, а ${DRAGON.nom} совсем близко впереди`,
        line`К концу раунда ${DRAGON.nom} не преграждает путь ${inCase("dat", of.knight)} ни в одном случае`,
      ),
    "rival-goblin": (of) =>
      told(
        of,
        line`Из-за ${token("acc", "goblin")} ${seat(of.knight)} отступает`,
        line`Из-за ${token("acc", "goblin")} ${seat(of.knight)} не отступает ни в одном случае`,
      ),
    rival: (of) =>
      told(
        of,
        line`${seat(of.knight)} выигрывает партию`,
        line`${seat(of.knight)} почти никогда не выигрывает партию`,
      ),
    rides: (of) =>
      line`К концу раунда вы примерно на ${space("prep", of.to)}; с ответом «${label(of.than)}» — на ${space("prep", of.instead)}.`,
    better: (of) =>
      line`Второй по силе ответ, «${label(of.than)}», снижает ваши шансы на победу примерно на ${percent("ru", of.games / 100)}.`,
    worse: (of) =>
      line`Ответ «${label(of.than)}» повысил бы ваши шансы на победу примерно на ${percent("ru", of.games / 100)}.`,
    alike: (of) => line`Насколько можно судить, ответ «${label(of.than)}» ничуть не хуже.`,
  },
};

function label(than: Answer): Line {
  return textFor(answer, than);
}

/** «К концу раунда вы впереди всех в 30 % случаев; с ответом «Оставить Мерлина» — в 50 % случаев.» */
function told(
  { often, instead, than }: { readonly often: Often; readonly instead: Often; readonly than: Answer },
  happens: Line,
  never: Line,
): Line {
  const here = often.times === 0 ? never : line`${happens} ${cases(often)}`;
  return often.times === instead.times
    ? line`${here}.`
    : line`${here}; с ответом «${label(than)}» — ${cases(instead)}.`;
}

/** Where the other answer keeps another ally there is nothing to compare. */
function ofACard(of: Parameters<typeof told>[0], happens: Line, never: Line): Line {
  return told(of.instead.times === 0 ? { ...of, instead: of.often } : of, happens, never);
}

function cases({ times, of }: Often): string {
  if (times === 0) return "ни в одном случае";
  if (times === of) return "во всех случаях";
  return `в ${percent("ru", times / of)} случаев`;
}
