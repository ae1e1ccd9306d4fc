import type { Character } from "../rules/characters.ts";
import { wakes } from "../rules/introduction.ts";

export type Thumb = "blind-hunter" | "evil-lancelot";

/** The evil characters that a call of evil may leave out. */
const LEFT_OUT = ["scion", "changeling", "blind-hunter", "mutineer", "evil-lancelot", "outsider"] as const;

export type LeftOut = (typeof LEFT_OUT)[number];

/** One call of the introduction, read aloud while eyes are closed: QU-9, QU-42. */
export type Call =
  /** Fists only where thumbs will be raised. */
  | { readonly kind: "all-close"; readonly fists: boolean }
  | { readonly kind: "scion-up" }
  | { readonly kind: "morgan-opens" }
  | { readonly kind: "morgan-closes" }
  | { readonly kind: "scion-down" }
  | { readonly kind: "thumbs-up"; readonly who: readonly Thumb[] }
  | { readonly kind: "evil-opens"; readonly except: readonly LeftOut[] }
  | { readonly kind: "evil-closes" }
  | { readonly kind: "thumbs-down"; readonly who: readonly Thumb[] }
  | { readonly kind: "mutineer-up" }
  | { readonly kind: "evil-opens-for-mutineer"; readonly except: readonly LeftOut[] }
  | { readonly kind: "mutineer-down" }
  | { readonly kind: "evil-up"; readonly except: readonly LeftOut[] }
  | { readonly kind: "outsider-opens" }
  | { readonly kind: "outsider-closes" }
  | { readonly kind: "evil-down" }
  | { readonly kind: "lancelots-open" }
  | { readonly kind: "lancelots-close" }
  | { readonly kind: "morgan-up" }
  | { readonly kind: "arthur-opens" }
  | { readonly kind: "arthur-closes" }
  | { readonly kind: "morgan-down" }
  | { readonly kind: "clerics-up"; readonly several: boolean }
  | { readonly kind: "percival-opens"; readonly several: boolean }
  | { readonly kind: "percival-closes" }
  | { readonly kind: "clerics-down"; readonly several: boolean }
  | { readonly kind: "leader-up" }
  | { readonly kind: "clerics-open"; readonly several: boolean }
  | { readonly kind: "clerics-close"; readonly several: boolean }
  | { readonly kind: "leader-down" }
  | { readonly kind: "all-open" };

/** The sentences of the introduction in one language, in the order in which they are read aloud. */
export type Narration = (
  set: readonly Character[],
  players: number,
  directorsCut: boolean,
) => readonly string[];

/** The calls that a set needs. Whatever may have been dealt is called, so that no silence tells what was not. */
export function callsFor(set: readonly Character[], players: number, directorsCut: boolean): readonly Call[] {
  const has = (character: Character) => set.includes(character);
  const isHidden = (character: Character) =>
    character === "changeling" ||
    character === "outsider" ||
    (character === "blind-hunter" && directorsCut && players >= 6);
  const asleep = LEFT_OUT.filter((one) => has(one) && !wakes(one));
  const thumbs = (["blind-hunter", "evil-lancelot"] as const).filter((one) => has(one) && !isHidden(one));
  const isCompany = set.filter(wakes).length > 1;
  const several = set.filter((character) => character === "cleric").length > 1;

  const calls: Call[] = [];
  if (has("scion")) {
    calls.push(
      { kind: "scion-up" },
      { kind: "morgan-opens" },
      { kind: "morgan-closes" },
      { kind: "scion-down" },
    );
  }
  if (thumbs.length > 0) calls.push({ kind: "thumbs-up", who: thumbs });
  if (thumbs.length > 0 || isCompany)
    calls.push({ kind: "evil-opens", except: asleep }, { kind: "evil-closes" });
  if (thumbs.length > 0) calls.push({ kind: "thumbs-down", who: thumbs });
  if (has("mutineer")) {
    calls.push(
      { kind: "mutineer-up" },
      { kind: "evil-opens-for-mutineer", except: asleep },
      { kind: "evil-closes" },
      { kind: "mutineer-down" },
    );
  }
  if (has("outsider")) {
    calls.push(
      { kind: "evil-up", except: LEFT_OUT.filter((one) => has(one) && isHidden(one)) },
      { kind: "outsider-opens" },
      { kind: "outsider-closes" },
      { kind: "evil-down" },
    );
  }
  if (has("good-lancelot") && has("evil-lancelot"))
    calls.push({ kind: "lancelots-open" }, { kind: "lancelots-close" });
  if (has("arthur")) {
    calls.push(
      { kind: "morgan-up" },
      { kind: "arthur-opens" },
      { kind: "arthur-closes" },
      { kind: "morgan-down" },
    );
  }
  if (has("percival") && has("cleric")) {
    calls.push(
      { kind: "clerics-up", several },
      { kind: "percival-opens", several },
      { kind: "percival-closes" },
      { kind: "clerics-down", several },
    );
  }
  if (has("cleric")) {
    calls.push(
      { kind: "leader-up" },
      { kind: "clerics-open", several },
      { kind: "clerics-close", several },
      { kind: "leader-down" },
    );
  }
  const fists = calls.some(({ kind }) => kind.endsWith("-up"));
  return [{ kind: "all-close", fists }, ...calls, { kind: "all-open" }];
}
