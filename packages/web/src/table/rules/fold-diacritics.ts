/** Removes diacritics and case, so that “копье” finds «копьё» and “chateau” finds « château ». */
export function foldDiacritics(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}
