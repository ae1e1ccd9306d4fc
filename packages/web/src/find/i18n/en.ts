export const text = {
  code: {
    title: "A code",
    looking: "Looking for the table…",
    none: "There is no table with this code. Perhaps its game is over: ask for the code once more.",
    bad: "A code has six letters and no vowel, such as BCD GHJ.",
  },
};
