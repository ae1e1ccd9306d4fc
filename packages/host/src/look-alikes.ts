// Letters of other alphabets, and a few signs, that look like a Latin letter. The list covers the three alphabets of our
// languages and those whose letters are used most for imitation. A look-alike name gets a number, and nothing worse.

/** Where capital and small letter stand for the same Latin one. */
const ALIKE: readonly (readonly [latin: string, others: string])[] = [
  ["a", "аαɑ"],
  ["b", "вьβɓ"],
  ["c", "сϲϛ"],
  ["d", "ԁđ"],
  ["e", "еєε"],
  ["f", "ғϝ"],
  ["g", "ɡԍ"],
  ["h", "нһħ"],
  ["i", "іιı"],
  ["j", "јϳ"],
  ["k", "кκқ"],
  ["l", "ӏł|!"],
  ["m", "мϻ"],
  ["n", "пո"],
  ["o", "оοσөø0"],
  ["p", "рρ"],
  ["q", "ԛ"],
  ["r", "г"],
  ["s", "ѕ$"],
  ["t", "тτŧ"],
  ["u", "υµμ"],
  ["v", "ѵν"],
  ["w", "ԝωш"],
  ["x", "хχ"],
  ["y", "уγү"],
  ["z", "ζ"],
  ["3", "зэ"],
  ["6", "б"],
];

/** Cherokee, Lisu, Armenian and Coptic, of which many letters are drawn as Latin capitals. */
const BORROWED: readonly (readonly [latin: string, others: string])[] = [
  ["a", "ᎪᎺꓮⲀ"],
  ["b", "ᏴꓐᏏⲂ"],
  ["c", "ᏟꓚⲤ"],
  ["d", "ᎠᏧꓓ"],
  ["e", "ᎬꓰⲈ"],
  ["f", "ꓝ"],
  ["g", "ᏀᎶꓖց"],
  ["h", "ᎻᏂꓧһհⲎ"],
  ["i", "ᎥⲒ"],
  ["j", "Ꭻꓙյ"],
  ["k", "ᏦꓗⲔ"],
  ["l", "ᏞꓡꓲԼ"],
  ["m", "ᎷꓟⲘ"],
  ["n", "ꓠոռⲚ"],
  ["o", "ᎾꓳօՕⲞ"],
  ["p", "ᏢꓑⲢ"],
  ["q", "զ"],
  ["r", "ᎡᏒꓣ"],
  ["s", "ᏚᏕꓢՏ"],
  ["t", "ᎢꓔⲦ"],
  ["u", "ꓴսՍ"],
  ["v", "ᏙꓦᏉ"],
  ["w", "ᎳᏔꓪաⲰ"],
  ["x", "ꓫⲬ"],
  ["y", "ᎩᎽꓬⲨ"],
  ["z", "ᏃꓜⲌ"],
];

/** Capitals that are drawn as another letter than their small ones. */
const CAPITALS: readonly (readonly [latin: string, others: string])[] = [
  ["l", "IІΙ"],
  ["h", "Η"],
  ["n", "Ν"],
  ["y", "Υ"],
  ["p", "Ρ"],
  ["m", "Μ"],
];

const PAIRS: readonly (readonly [string, string])[] = [
  ["rn", "m"],
  ["vv", "w"],
];

const LATIN = new Map(
  [...ALIKE, ...BORROWED].flatMap(([latin, others]) =>
    [...others].map((other) => [other.toLowerCase(), latin] as const),
  ),
);
const LATIN_OF_CAPITAL = new Map(
  CAPITALS.flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** What names have in common that are drawn alike: accents, case and alphabet do not tell them apart. */
function drawnAs(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{C}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replaceAll(/[\s\p{P}]+/gu, " ")
    .trim();
  const latin = [...plain]
    .map((letter) => {
      const small = letter.toLowerCase();
      const one = LATIN_OF_CAPITAL.get(letter) ?? LATIN.get(small) ?? small;
      return one === "1" ? "l" : one;
    })
    .join("");
  return PAIRS.reduce((so, [pair, one]) => so.replaceAll(pair, one), latin);
}

/** By each of these a name could be taken for another: as it is drawn, and as it is read whatever its case. */
export function likenesses(name: string): readonly string[] {
  return [drawnAs(name), drawnAs(name.toLowerCase())];
}

/**
 * Whether a word that borrows letters from an alphabet which we do not know could be read as another: in `ⴰdmin` the first
 * letter may stand for any. A word that is written in such an alphabet throughout is not meant to be taken for ours.
 */
export function borrowsLettersOf(word: string, other: string): boolean {
  const letters = [...word];
  return (
    letters.length === [...other].length &&
    letters.some(isOurs) &&
    letters.some((letter) => !isOurs(letter)) &&
    [...other].every((letter, at) => letters[at] === letter || !isOurs(letters[at] ?? ""))
  );
}

function isOurs(letter: string): boolean {
  return !/\p{L}/u.test(letter) || /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter);
}

export function lookAlike(one: string, other: string): boolean {
  const others = likenesses(other);
  return likenesses(one).some((likeness) => others.includes(likeness));
}
