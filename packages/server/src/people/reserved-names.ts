import { borrowsLettersOf, likenesses } from "@roundtable/host/look-alikes";

/** A name with one of these words would look official. */
const OF_THE_HOUSE = words(
  "roundtable operator opérateur opératrice оператор moderator modérateur modératrice модератор admin administrator",
  "administrateur administratrice администратор админ",
);

/** A name that is just one of these words would look like an empty seat or a bot. */
const OF_NOBODY = words("bot robot бот робот system système система server serveur сервер");

/** Whether others would take a person with this name for the operator or a bot. */
export function isReserved(name: string): boolean {
  const drawn = likenesses(name.replaceAll(/[_\d]+/g, " "));
  return [name, ...drawn].some((one) => {
    const alike = likenesses(one);
    return (
      alike.some((likeness) => OF_NOBODY.has(likeness)) ||
      alike.some((likeness) => likeness.split(" ").some((word) => OF_THE_HOUSE.has(word))) ||
      alike.some((likeness) => OF_THE_HOUSE.has(likeness.replaceAll(" ", ""))) ||
      alike.some((likeness) =>
        borrowed([...likeness.split(" "), likeness.replaceAll(" ", "")], OF_THE_HOUSE),
      ) ||
      alike.some((likeness) => borrowed([likeness], OF_NOBODY))
    );
  });
}

function borrowed(given: readonly string[], reserved: ReadonlySet<string>): boolean {
  return given.some((word) => [...reserved].some((other) => borrowsLettersOf(word, other)));
}

function words(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(" ")).flatMap(likenesses));
}
