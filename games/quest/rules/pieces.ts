/** Constants of the printed pieces, for the table, which imports nothing else of the rules but their types. */
export { ALL_CHARACTERS, CHARACTERS, isCharacter, sideOf } from "./characters.ts";
export { cardsOf, planFor } from "./setup/sets.ts";
