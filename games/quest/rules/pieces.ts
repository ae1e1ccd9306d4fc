/** What is printed on the pieces: for the table, which takes nothing else of the rules but their types. */
export { ALL_CHARACTERS, isCharacter, sideOf } from "./characters.ts";
