/** What is printed on the pieces and laid out: for the table, which takes nothing else of the rules but their types. */
export { ALL_CHARACTERS, CHARACTERS, isCharacter, sideOf } from "./characters.ts";
export { cardsOf, planFor } from "./setup/sets.ts";
