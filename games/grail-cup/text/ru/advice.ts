import { type AdviceText, type Line, line, percent, seat, textFor } from "@roundtable/language";
import { inCase } from "@roundtable/language/names/ru";
import type { GrailCupReason, Often } from "../../bot/reason.ts";
import type { Answer } from "../../rules/asking.ts";
import { answer } from "./asking.ts";
import { ally, DRAGON, space, SPEAR, token } from "./names.ts";

export const advice: AdviceText<GrailCupReason> = {
  reason: {
    grail: (of) =>
      told(of, line`вы доскачете до Грааля уже в этом раунде`, line`В этом раунде вы до Грааля не доскачете`),
    leads: (of) =>
      told(of, line`к концу раунда вы впереди всех`, line`К концу раунда вы не будете впереди всех`),
    armed: (of) =>
      told(
        of,
        line`к концу раунда у вас будет ${SPEAR.acc}`,
        line`К концу раунда у вас не будет ${SPEAR.gen}`,
      ),
    barred: (of) =>
      told(
        of,
        line`к концу раунда ${DRAGON.nom} окажется совсем близко впереди, а ${SPEAR.gen} у вас не будет`,
        line`К концу раунда ${DRAGON.nom} не преградит вам путь`,
      ),
    stopped: (of) =>
      told(of, line`по дороге вас остановит ${DRAGON.nom}`, line`По дороге ${DRAGON.nom} вас не остановит`),
    seal: (of) => told(of, line`вы начнёте следующий раунд`, line`Следующий раунд начнёте не вы`),
    goblin: (of) =>
      told(
        of,
        line`${token("nom", "goblin")} собьёт вас с пути`,
        line`${token("nom", "goblin")} не собьёт вас с пути`,
      ),
    boots: (of) =>
      told(
        of,
        line`${token("nom", "boots")} унесут вас ещё на 4 клетки`,
        line`${token("nom", "boots")} не унесут вас дальше`,
      ),
    cursed: (of) =>
      told(
        of,
        line`чужая ${ally("nom", 1)} займёт ваше место`,
        line`Чужая ${ally("nom", 1)} не займёт вашего места`,
      ),
    strikes: (of) =>
      ofACard(
        of,
        line`ваше проклятие сбудется и перенесёт вас вперёд`,
        line`Ваше проклятие не перенесёт вас вперёд`,
      ),
    claims: (of) => ofACard(of, line`ваш ${ally("nom", 2)} угадает`, line`Ваш ${ally("nom", 2)} не угадает`),
    "rival-grail": (of) =>
      told(
        of,
        line`${seat(of.knight)} доскачет до Грааля уже в этом раунде`,
        line`В этом раунде ${seat(of.knight)} до Грааля не доскачет`,
      ),
    "rival-barred": (of) =>
      told(
        of,
        line`к концу раунда у ${inCase("gen", of.knight)} не будет ${SPEAR.gen}, а ${DRAGON.nom} окажется совсем близко впереди`,
        line`К концу раунда ${DRAGON.nom} не преградит путь ${inCase("dat", of.knight)}`,
      ),
    "rival-goblin": (of) =>
      told(
        of,
        line`${token("nom", "goblin")} собьёт с пути ${inCase("acc", of.knight)}`,
        line`${token("nom", "goblin")} не собьёт с пути ${inCase("acc", of.knight)}`,
      ),
    rival: (of) =>
      told(
        of,
        line`партию выиграет ${seat(of.knight)}`,
        line`${seat(of.knight)} почти наверняка не выиграет партию`,
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

/** «В 30 % случаев к концу раунда вы впереди всех; с ответом «Оставить Мерлина» — в 50 % случаев.» */
function told(
  { often, instead, than }: { readonly often: Often; readonly instead: Often; readonly than: Answer },
  happens: Line,
  never: Line,
): Line {
  const here = often.times === 0 ? never : line`${capital(cases(often))} ${happens}`;
  if (often.times === instead.times) return line`${here}.`;
  const there = line`с ответом «${label(than)}»`;
  return often.times === 0
    ? line`${here}; ${there} это случится ${cases(instead)}.`
    : line`${here}; ${there} — ${cases(instead)}.`;
}

/** Where the other answer keeps another ally there is nothing to compare. */
function ofACard(of: Parameters<typeof told>[0], happens: Line, never: Line): Line {
  return told(of.instead.times === 0 ? { ...of, instead: of.often } : of, happens, never);
}

function cases({ times, of }: Often): string {
  if (times === 0) return "никогда";
  return times === of ? "наверняка" : `в ${percent("ru", times / of)} случаев`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
