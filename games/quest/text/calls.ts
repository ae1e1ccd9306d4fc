import type { Seat } from "@roundtable/kernel";
import type { Character } from "../rules/characters.ts";
import { wakes } from "../rules/introduction.ts";

export type Thumb = "blind-hunter" | "evil-lancelot";

/** The evil characters that a call of evil may leave out. */
const LEFT_OUT = ["scion", "changeling", "blind-hunter", "mutineer", "evil-lancelot", "outsider"] as const;

export type LeftOut = (typeof LEFT_OUT)[number];

/** One call of the introduction, read aloud: QU-9, QU-42. Eyes are closed from `all-close` to `all-open`. */
export type Call =
  | { readonly kind: "first-leader"; readonly name: string }
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
  | { readonly kind: "cleric-opens" }
  | { readonly kind: "cleric-closes" }
  /** Two Clerics do not know each other, so they do not look at the same time. */
  | { readonly kind: "clerics-in-turn" }
  | { readonly kind: "cleric-looks"; readonly seat: Seat; readonly name: string }
  | { readonly kind: "leader-down" }
  | { readonly kind: "hunter-looks" }
  | { readonly kind: "hunter-closes" }
  | { readonly kind: "all-open" };

/** Who sits at the table, and what is played there. All of it is public. */
export interface Gathering {
  readonly names: readonly string[];
  readonly firstLeader: Seat;
  readonly set: readonly Character[];
  readonly directorsCut: boolean;
  /** QU-30, `hunter-sees-it`, where the card lies on the table: no device has shown it to her. */
  readonly hunterLooks: boolean;
}

/** The sentences of the introduction in one language, in the order in which they are read aloud. */
export type Narration = (gathering: Gathering) => readonly string[];

/** The calls that a set needs. Whatever may have been dealt is called, so that no silence tells what was not. */
export function callsFor(gathering: Gathering): readonly Call[] {
  const { names, firstLeader, set, directorsCut, hunterLooks } = gathering;
  const has = (character: Character) => set.includes(character);
  const isHidden = (character: Character) =>
    character === "changeling" ||
    character === "outsider" ||
    (character === "blind-hunter" && directorsCut && names.length >= 6);
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
  if (has("cleric"))
    calls.push({ kind: "leader-up" }, ...looksOfClerics(gathering, several), { kind: "leader-down" });
  if (hunterLooks) calls.push({ kind: "hunter-looks" }, { kind: "hunter-closes" });
  const fists = calls.some(({ kind }) => kind.endsWith("-up"));
  return [
    { kind: "first-leader", name: names[firstLeader] ?? "" },
    { kind: "all-close", fists },
    ...calls,
    { kind: "all-open" },
  ];
}

/** QU-9: every Cleric sees what the first leader shows, and none sees another. */
function looksOfClerics({ names, firstLeader }: Gathering, several: boolean): readonly Call[] {
  if (!several) return [{ kind: "cleric-opens" }, { kind: "cleric-closes" }];
  const looks = names.map((name, seat) => ({ kind: "cleric-looks", seat, name }) as const);
  return [{ kind: "clerics-in-turn" }, ...looks.filter(({ seat }) => seat !== firstLeader)];
}
